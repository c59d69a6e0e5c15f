"""What pnp does that no baseline does: seconds of whole processes, and whether they grow with the work."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.data import write_rules
from bench.measuring import Program, Run, measure

SIZES = (2_500, 5_000, 10_000)
# For the largest of them; that time grows linearly shows in the smaller ones.
MOST_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the second table. aim: in seconds, None where only the growth matters."""

    name: str
    seconds: float
    megabytes: float
    aim: float | None = None


def lines(kit: Path, ours: Program, folder: Path, runs: int) -> Iterator[Line]:
    """Measure; kit: a complete kit to build. folder: where to write."""
    pnp = [sys.executable, "-m", "pnp"]
    yield _line("pnp --version", [*pnp, "--version"], folder, ours, runs, 0.1)
    build = [*pnp, "build", str(kit), "--paper", "a4", "--out", str(folder / "out")]
    measure(build, folder, ours, keep=True)
    yield _line("build, nothing changed", build, folder, ours, runs, 0.3)
    for cards in SIZES:
        rules = folder / f"rules-{cards}"
        rules.mkdir()
        shutil.copy(kit / "kit.yaml", rules)
        shutil.copy(kit / "theme.yaml", rules)
        write_rules(rules, cards, tables=cards // 100)
        name = f"check --no-layout, {cards} cards, {cards // 100} tables"
        aim = MOST_SECONDS if cards == SIZES[-1] else None
        yield _line(name, [*pnp, "check", "--no-layout", str(rules)], folder, ours, 3, aim)


def _line(name: str, command: Sequence[str], folder: Path, ours: Program, runs: int, aim: float | None) -> Line:
    measured: list[Run] = [measure(command, folder, ours, keep=True) for _ in range(runs + 1)][1:]
    return Line(name, median(run.seconds for run in measured), max(run.megabytes for run in measured), aim)
