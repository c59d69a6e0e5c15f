"""Run a command as a process of its own → seconds, processor time, peak memory, bytes written."""

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
    """What one process took, with the processes that it waited for. megabytes: the most that one of them held."""

    seconds: float
    processor_seconds: float
    megabytes: float
    kilobytes_written: float


@dataclass(frozen=True, slots=True)
class Program:
    """A checkout of pnp to run. cache: for byte code; pnp_cache: what pnp keeps from one run to the next."""

    root: Path
    cache: Path
    pnp_cache: Path

    @classmethod
    def ours(cls, cache: Path) -> Program:
        """This checkout, with caches that stay."""
        return cls(ROOT, cache, cache / "pnp")

    def environment(self) -> Mapping[str, str]:
        """What its processes are told: where to keep caches, and to keep byte code as an installed program does."""
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return {
            **inherited,
            "PYTHONPATH": str(self.root),
            "PYTHONPYCACHEPREFIX": str(self.cache / "bytecode"),
            "PNP_CACHE": str(self.pnp_cache),
        }


def measure(command: Sequence[str], target: Path, program: Program, *, keep: bool = False) -> Run:
    """Run a process to its end, without the results of the run before.

    target: the folder that it writes to. keep: leave earlier results where they are. Raises
    CalledProcessError, with what the process said, if it fails.
    """
    if not keep:
        for file in results(target):
            file.unlink()
    start = perf_counter()
    # `python -m` looks into the current folder first: in that of another checkout it would find the wrong program.
    process = subprocess.Popen(
        command, env=program.environment(), cwd=program.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert process.stdout
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command, output)
    written = sum(file.stat().st_size for file in results(target))
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, written / 1024)


def results(target: Path) -> list[Path]:
    """The results in a folder and below."""
    return [file for pattern in RESULTS for file in target.rglob(pattern)]
