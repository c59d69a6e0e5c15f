"""Measure pnp against plain ReportLab: ``python -m bench [--pairs N] [case ...]``.

Whole processes, in turns: baseline, pnp, baseline, pnp. What counts is the median of the ratios of
neighbours, because a machine that slows down slows both.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.data import write_all

HERE = Path(__file__).parent
KITS = HERE / "kits"


@dataclass(frozen=True, slots=True)
class Case:
    """One piece of work: the baseline program, the file it reads, the ratio not to exceed."""

    name: str
    baseline: str
    source: str
    aim: float


@dataclass(frozen=True, slots=True)
class Run:
    """What one process took."""

    seconds: float
    megabytes: float
    kilobytes_written: float


CASES: tuple[Case, ...] = (
    Case("cards-40", "bench.baseline_cards", "cards-40.csv", 3.0),
    Case("cards-1000", "bench.baseline_cards", "cards-1000.csv", 1.0),
    Case("counters-1000", "bench.baseline_counters", "counters-1000.csv", 1.0),
    Case("book", "bench.baseline_book", "book.md", 0.5),
)


def baseline_command(case: Case, data: Path, target: Path) -> list[str]:
    """The hand-written program, with the file to read and the PDF to write."""
    return [sys.executable, "-m", case.baseline, str(data / case.source), str(target / "baseline.pdf")]


def pnp_command(case: Case, data: Path, target: Path) -> list[str] | None:
    """Build the kit of a case from the same data; None as long as it has no kit.

    A kit reads its data through ``from:``, so it is completed in a folder of its own with a link to it.
    """
    kit = KITS / case.name
    if not (kit / "kit.yaml").exists():
        return None
    complete = target / case.name
    if not complete.exists():
        complete.mkdir()
        for file in (*sorted(kit.iterdir()), data / case.source):
            (complete / file.name).symlink_to(file.resolve())
    build = [sys.executable, "-m", "pnp", "build", str(complete)]
    return [*build, "--paper", "a4", "--out", str(target / "out")]


def measure(command: Sequence[str], target: Path) -> Run:
    """Run a process to its end. Raises CalledProcessError, with what it said, if it fails."""
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent)}
    for file in target.rglob("*.pdf"):
        file.unlink()
    start = perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert process.stdout
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command, output)
    written = sum(file.stat().st_size for file in target.rglob("*.pdf"))
    return Run(seconds, usage.ru_maxrss / 1024, written / 1024)


def compare(case: Case, pairs: int, data: Path) -> str:
    """One line of the table: medians of seconds, of ratios, of memory and of file size."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        baseline, ours = baseline_command(case, data, target), pnp_command(case, data, target)
        measured: list[tuple[Run, Run | None]] = []
        for number in range(pairs + 1):
            pair = (measure(baseline, target), measure(ours, target) if ours else None)
            # The first pair fills the caches of the machine.
            if number:
                measured.append(pair)
    return row(case, measured)


def row(case: Case, measured: Sequence[tuple[Run, Run | None]]) -> str:
    """The numbers of a case; without a kit only those of the baseline."""
    seconds = median(before.seconds for before, _ in measured)
    start = f"{case.name:14} {seconds:9.3f}"
    both = [(before, after) for before, after in measured if after]
    if not both:
        return f"{start}        -       -  {case.aim:5.2f}        -       -   no kit yet"
    after_seconds = median(after.seconds for _, after in both)
    ratio = median(after.seconds / before.seconds for before, after in both)
    memory = median(after.megabytes / before.megabytes for before, after in both)
    size = median(after.kilobytes_written / before.kilobytes_written for before, after in both)
    verdict = "" if ratio <= case.aim else "   over the aim"
    return f"{start} {after_seconds:8.3f} {ratio:7.2f}  {case.aim:5.2f} {memory:8.2f} {size:7.2f}{verdict}"


def main() -> None:
    """Print a table of ratios."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="pnp against plain ReportLab")
    parser.add_argument("--pairs", type=int, default=7, help="how often each pair runs")
    parser.add_argument("cases", nargs="*", help=", ".join(case.name for case in CASES))
    chosen = parser.parse_args()
    data = HERE.parent / ".cache" / "bench"
    write_all(data)
    print("case           baseline s   pnp s   ratio    aim   memory    size")
    for case in CASES:
        if not chosen.cases or case.name in chosen.cases:
            print(compare(case, chosen.pairs, data), flush=True)


if __name__ == "__main__":
    main()
