"""Run pytest in a forked process, which has imported already what does not change."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

_NICEST = 19


def prepare(copy: Path, cache: Path) -> None:
    """Import what tests need and no mutant changes, and go to the copy: forks begin from here."""
    import hypothesis
    import PIL.Image
    import reportlab.pdfgen.canvas
    import rich.console
    import yaml

    assert all((hypothesis, PIL.Image, reportlab.pdfgen.canvas, rich.console, yaml))
    os.nice(_NICEST)
    os.chdir(copy)
    os.environ.update(PYTHONDONTWRITEBYTECODE="1", PYTHONPATH=str(copy), XDG_CACHE_HOME=str(cache))


def forked_pytest(
    tests: Sequence[str], plugin: object, log: Path, timeout: float, *, stop_at_first: bool = True
) -> int | None:
    """Run tests in a process of its own; the exit code of pytest, or nothing if it took too long."""
    child = os.fork()
    if child == 0:
        _run(tests, plugin, log, stop_at_first)
    deadline = time.monotonic() + timeout
    code: int | None = None
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            break
        time.sleep(0.02)
    # The group, not only the child: tests start processes, too.
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    if code is None:
        os.waitpid(child, 0)
    return code


def _run(tests: Sequence[str], plugin: object, log: Path, stop_at_first: bool) -> None:
    code: int = pytest.ExitCode.INTERNAL_ERROR
    try:
        os.setsid()
        output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for descriptor in (1, 2):
            os.dup2(output, descriptor)
        begin = getattr(plugin, "begin", None)
        if begin is not None:
            begin()
        options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=line", "-rfE"]
        if stop_at_first:
            options.append("-x")
        code = pytest.main([*options, *tests], plugins=[plugin])
    finally:
        os._exit(int(code))
