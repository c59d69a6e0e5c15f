"""Measure pnp against plain ReportLab: ``python -m bench [--pairs N] [case ...]``.

Whole processes, in turns: baseline, pnp, baseline, pnp. What counts is the median of the ratios of
neighbours, because a machine that slows down slows both.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.alone import lines
from bench.data import write_all
from bench.measuring import ROOT, Run, measure

KITS = ROOT / "bench" / "kits"


@dataclass(frozen=True, slots=True)
class Case:
    """One piece of work: the baseline program, the kit and the file that both read, the ratio not to exceed."""

    name: str
    baseline: str
    kit: str
    source: str
    aim: float
    to_png: bool = False


CASES: tuple[Case, ...] = (
    Case("cards-40", "bench.baseline_cards", "cards-40", "cards-40.csv", 3.0),
    Case("cards-1000", "bench.baseline_cards", "cards-1000", "cards-1000.csv", 1.0),
    Case("cards-1000-plain", "bench.baseline_plain_cards", "cards-1000", "cards-1000.csv", 1.0),
    Case("counters-1000", "bench.baseline_counters", "counters-1000", "counters-1000.csv", 1.0),
    Case("book", "bench.baseline_book", "book", "book.md", 0.5),
    Case("pngs-40", "bench.baseline_pngs", "cards-40", "cards-40.csv", 1.2, to_png=True),
)
# The two whose difference is what a further card takes.
FEW, MANY, FURTHER, MOST_MS = "cards-40", "cards-1000", 960, 0.4
MOST_MEMORY, MOST_SIZE = 1.6, 0.85


def complete(case: Case, data: Path, target: Path) -> Path:
    """The kit of a case with the file that it reads through ``from:``, in a folder of its own."""
    folder = target / case.kit
    shutil.copytree(KITS / case.kit, folder)
    shutil.copy(data / case.source, folder)
    return folder


def commands(case: Case, data: Path, target: Path) -> tuple[list[str], list[str]]:
    """The hand-written program, and pnp at the same work."""
    kit = str(complete(case, data, target))
    baseline = [sys.executable, "-m", case.baseline, str(data / case.source)]
    pnp = [sys.executable, "-m", "pnp"]
    out = ["--out", str(target / "out")]
    if case.to_png:
        return [*baseline, str(target / "baseline")], [*pnp, "export", kit, "--to", "png", "--dpi", "300", *out]
    return [*baseline, str(target / "baseline.pdf")], [*pnp, "build", kit, "--paper", "a4", *out]


def compare(case: Case, pairs: int, data: Path) -> list[tuple[Run, Run]]:
    """Measure a case in turns; the first pair, which fills caches, is left out."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        baseline, ours = commands(case, data, target)
        measured = [(measure(baseline, target, data), measure(ours, target, data)) for _ in range(pairs + 1)]
    return measured[1:]


def row(case: Case, measured: Sequence[tuple[Run, Run]]) -> str:
    """The medians of a case: seconds, and the ratios of time, memory and size."""
    before = median(baseline.seconds for baseline, _ in measured)
    after = median(ours.seconds for _, ours in measured)
    ratio = median(ours.seconds / baseline.seconds for baseline, ours in measured)
    memory = median(ours.megabytes / baseline.megabytes for baseline, ours in measured)
    size = median(ours.kilobytes_written / baseline.kilobytes_written for baseline, ours in measured)
    aims = (("time", ratio, case.aim), ("memory", memory, MOST_MEMORY), ("size", size, MOST_SIZE))
    over = ", ".join(name for name, value, aim in aims if value > aim)
    end = f"   over the aim: {over}" if over else ""
    return f"{case.name:14} {before:10.3f} {after:8.3f} {ratio:7.2f} {case.aim:6.2f} {memory:8.2f} {size:6.2f}{end}"


def further_card(few: Sequence[tuple[Run, Run]], many: Sequence[tuple[Run, Run]]) -> str:
    """What each card beyond the fortieth takes, in ms."""
    baseline, ours = (
        (median(pair[side].seconds for pair in many) - median(pair[side].seconds for pair in few)) / FURTHER * 1000
        for side in (0, 1)
    )
    return f"each further card: baseline {baseline:.2f} ms, pnp {ours:.2f} ms, aim {MOST_MS:.2f} ms"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="pnp against plain ReportLab")
    parser.add_argument("--pairs", type=int, default=7, help="how often each pair runs")
    parser.add_argument("cases", nargs="*", help=", ".join([*(case.name for case in CASES), "alone"]))
    chosen = parser.parse_args()
    data = ROOT / ".cache" / "bench"
    write_all(data)
    print("case           baseline s    pnp s   ratio    aim   memory   size")
    measured: dict[str, list[tuple[Run, Run]]] = {}
    for case in CASES:
        if not chosen.cases or case.name in chosen.cases:
            measured[case.name] = compare(case, chosen.pairs, data)
            print(row(case, measured[case.name]), flush=True)
    if FEW in measured and MANY in measured:
        print(further_card(measured[FEW], measured[MANY]))
    if not chosen.cases or "alone" in chosen.cases:
        print_alone(data, chosen.pairs)


def print_alone(data: Path, runs: int) -> None:
    """The second table."""
    print("\npnp alone                                          s     MB    aim")
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        kit = complete(CASES[0], data, target)
        for line in lines(kit, data, target, runs):
            aim = f"{line.aim:6.2f}" if line.aim is not None else ""
            print(f"{line.name:44} {line.seconds:7.3f} {line.megabytes:6.0f} {aim}", flush=True)


if __name__ == "__main__":
    main()
