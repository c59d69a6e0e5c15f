"""pnp against the same work written by hand for ReportLab."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.figures import Figure, Pair, further_ms, kilobytes, median_ratio, megabytes
from bench.measuring import ROOT, Program, measure

KITS: Final = ROOT / "bench" / "kits"
BY_HAND: Final = "by hand"


@dataclass(frozen=True, slots=True)
class Case:
    """One piece of work: the baseline program, the kit and the file that both read, the ratio not to exceed."""

    name: str
    baseline: str
    kit: str
    source: str
    aim: float | None
    to_png: bool = False


CASES: Final[tuple[Case, ...]] = (
    Case("cards-40", "bench.baseline_cards", "cards-40", "cards-40.csv", 3.0),
    Case("cards-40-plain", "bench.baseline_plain_cards", "cards-40", "cards-40.csv", None),
    Case("cards-1000", "bench.baseline_cards", "cards-1000", "cards-1000.csv", None),
    Case("cards-1000-plain", "bench.baseline_plain_cards", "cards-1000", "cards-1000.csv", 1.0),
    Case("counters-1000", "bench.baseline_counters", "counters-1000", "counters-1000.csv", 2.0),
    Case("book", "bench.baseline_book", "book", "book.md", 0.6),
    Case("pngs-40", "bench.baseline_pngs", "cards-40", "cards-40.csv", 1.2, to_png=True),
)
MOST_MEMORY, MOST_SIZE = 1.6, 0.85
# The two whose difference is what a further card takes, beside the plain program.
FEW, MANY, FURTHER, MOST_FURTHER = "cards-40-plain", "cards-1000-plain", 960, 0.8
FURTHER_CARD: Final = "each further card"


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


def compare(case: Case, pairs: int, data: Path, ours: Program) -> list[Pair]:
    """Measure a case in turns, the program by hand first; the first pair, which fills caches, is left out.

    Every build of pnp finds its cache as the build of another kit left it: fonts are parsed, nothing of this kit is
    there yet.
    """
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        by_hand, pnp = commands(case, data, target)
        measured = []
        for number in range(pairs + 1):
            cache = target / f"cache-{number}"
            shutil.copytree(_cache_of_another_kit(target, ours), cache)
            shutil.rmtree(target / "out", ignore_errors=True)
            fresh = Program(ours.root, ours.cache, cache)
            measured.append((measure(by_hand, target, fresh), measure(pnp, target, fresh)))
    return measured[1:]


def _cache_of_another_kit(target: Path, ours: Program) -> Path:
    """A cache after one build of the starter kit."""
    cache = target / "cache"
    if not cache.exists():
        command = [
            sys.executable,
            "-m",
            "pnp",
            "build",
            str(ROOT / "starters" / "wargame"),
            "--out",
            str(target / "starter"),
        ]
        measure(command, target, Program(ours.root, ours.cache, cache), keep=True)
        cache.mkdir(exist_ok=True)
        shutil.rmtree(target / "starter")
    return cache


def figures(case: Case, measured: Sequence[Pair]) -> tuple[Figure, Figure, Figure]:
    """The ratios of time, memory and size."""
    by_hand, ours = zip(*measured, strict=True)
    return (
        Figure(f"{case.name}, time", BY_HAND, median_ratio(ours, by_hand), case.aim),
        Figure(f"{case.name}, memory", BY_HAND, median_ratio(ours, by_hand, megabytes), MOST_MEMORY),
        Figure(f"{case.name}, size", BY_HAND, median_ratio(ours, by_hand, kilobytes), MOST_SIZE),
    )


def further_card(measured: Mapping[str, Sequence[Pair]]) -> Iterator[tuple[float, float, Figure]]:
    """What each card beyond the fortieth takes in ms, by hand and with pnp, if both cases were measured."""
    if FEW in measured and MANY in measured:
        by_hand, ours = (
            further_ms([pair[side] for pair in measured[FEW]], [pair[side] for pair in measured[MANY]], FURTHER)
            for side in (0, 1)
        )
        yield by_hand, ours, Figure(FURTHER_CARD, BY_HAND, ours / by_hand, MOST_FURTHER)
