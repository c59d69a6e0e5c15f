"""Run a command as a process of its own → seconds, peak memory, bytes written."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

ROOT: Final = Path(__file__).parent.parent
# Everything that counts as a result; what a run writes besides (manifests, notes) is small change.
RESULTS: Final = ("*.pdf", "*.png")


@dataclass(frozen=True, slots=True)
class Run:
    """What one process took. megabytes: the most that it held at once."""

    seconds: float
    megabytes: float
    kilobytes_written: float


def environment(cache: Path) -> Mapping[str, str]:
    """What processes are told: where to keep caches, and to keep byte code as an installed program does."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {
        **inherited,
        "PYTHONPATH": str(ROOT),
        "PYTHONPYCACHEPREFIX": str(cache / "bytecode"),
    }


def measure(command: Sequence[str], target: Path, cache: Path, *, keep: bool = False) -> Run:
    """Run a process to its end, without the results of the run before.

    target: the folder that it writes to. keep: leave earlier results where they are. Raises
    CalledProcessError, with what the process said, if it fails.
    """
    if not keep:
        for file in results(target):
            file.unlink()
    start = perf_counter()
    process = subprocess.Popen(command, env=environment(cache), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert process.stdout
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command, output)
    written = sum(file.stat().st_size for file in results(target))
    return Run(seconds, usage.ru_maxrss / 1024, written / 1024)


def results(target: Path) -> list[Path]:
    """The results in a folder and below."""
    return [file for pattern in RESULTS for file in target.rglob(pattern)]
