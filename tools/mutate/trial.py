"""Run tests in forked processes, which have imported already what does not change."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType

import pytest

_NICEST = 19
PASSED, FAILED = 0, 1
# What a changed function could not be put in the place of.
NOT_PLACED = 99


def prepare(copy: Path, cache: Path) -> None:
    """Import what tests need and no mutant changes, and go to the copy: forks begin from here."""
    import hypothesis
    import PIL.Image
    import rich.console
    import uharfbuzz
    import yaml

    assert all((hypothesis, PIL.Image, rich.console, uharfbuzz, yaml))
    os.nice(max(0, _NICEST - os.nice(0)))
    os.chdir(copy)
    os.environ.update(PYTHONDONTWRITEBYTECODE="1", PYTHONPATH=str(copy), XDG_CACHE_HOME=str(cache))


def in_fork(work: Callable[[], int], log: Path, timeout: float | None = None) -> int | None:
    """Do some work in a process of its own: the number that it comes to, or nothing if it took too long."""
    child = os.fork()
    if child == 0:
        _work(work, log)
    deadline = time.monotonic() + timeout if timeout is not None else float("inf")
    code: int | None = None
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            break
        time.sleep(0.01)
    # The group, not only the child: tests start processes, too.
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    if code is None:
        os.waitpid(child, 0)
    return code


def _work(work: Callable[[], int], log: Path) -> None:
    code = FAILED
    try:
        os.setsid()
        output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for descriptor in (1, 2):
            os.dup2(output, descriptor)
        code = int(work())
    finally:
        os._exit(code)


def pytest_with(plugin: object, tests: Sequence[str]) -> int:
    """Run pytest here."""
    return pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=line", *tests], plugins=[plugin])


class Collected:
    """A plugin that collects tests and leaves it to others which of them are run, and how often."""

    def __init__(self, work: Callable[[pytest.Session], None]) -> None:
        self._work = work

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Hand the collected tests over."""
        self._work(session)
        return True


def run_tests(session: pytest.Session, tests: Sequence[str], *, stop_at_first: bool = True) -> int:
    """Run some of the collected tests, in this order."""
    by_name = {item.nodeid: item for item in session.items}
    items = [by_name[test] for test in tests if test in by_name]
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed and stop_at_first:
            return FAILED
    return FAILED if session.testsfailed else PASSED


def replace_function(path: Path, source: bytes, name: str, first_line: int) -> bool:
    """Let a function of an imported module be what it is in another source, whatever it is wrapped in."""
    wanted = next((code for code in _codes(compile(source, str(path), "exec")) if _is(code, name, first_line)), None)
    functions = [
        found
        for found in gc.get_objects()
        if isinstance(found, FunctionType)
        and found.__code__.co_filename == str(path)
        and _is(found.__code__, name, first_line)
    ]
    if wanted is None or not functions or any(found.__code__.co_freevars != wanted.co_freevars for found in functions):
        return False
    for found in functions:
        found.__code__ = wanted
    return True


def _is(code: CodeType, name: str, first_line: int) -> bool:
    return code.co_name == name and code.co_firstlineno == first_line


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
