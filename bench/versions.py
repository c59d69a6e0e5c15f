"""This checkout against a pinned one: what a build takes from nothing, and what it takes after a change.

A series is done by one version and then by the other, each with a copy of the kit, an output folder and a cache that
nobody has used before. Each step of a series is one process.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.changes import FLAVOR, PARAGRAPH, WORD, Change
from bench.data import write_cards
from bench.figures import Figure, Quantity, median_ratio, megabytes, seconds
from bench.measuring import ROOT, Program, Run, measure

FLAGSHIP: Final = "piombino"
PINNED: Final = "pinned"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a series works: the kits to read, a copy of the flagship, where output goes."""

    kits: Path
    kit: Path
    out: Path


@dataclass(frozen=True, slots=True)
class Step:
    """One process of a series.

    command: the words behind ``pnp``. of: the step of the same version that the aim is a share of, or PINNED if
    it is one of the time that the pinned version takes. change: what is edited before. afresh: without cache.
    """

    name: str
    command: Callable[[Place], Sequence[str]]
    aim: float | None
    of: str = PINNED
    change: Change | None = None
    afresh: bool = False
    quantity: Quantity = seconds


@dataclass(frozen=True, slots=True)
class Series:
    """Steps that follow one another. most: pairs that are enough, since each takes long."""

    name: str
    steps: tuple[Step, ...]
    most: int


Measured = Mapping[str, tuple[Sequence[Run], Sequence[Run]]]


def _build(place: Place) -> Sequence[str]:
    return "build", str(place.kit), "--out", str(place.out)


def _build_one_card(place: Place) -> Sequence[str]:
    return "build", str(place.kit), "--only", "tactics:3", "--paper", "a4", "--out", str(place.out / "one-card")


def _build_all(place: Place) -> Sequence[str]:
    kits = sorted(path.parent for path in place.kits.glob("*/kit.yaml"))
    return "build", *map(str, kits), "--out", str(place.out)


def _check(place: Place) -> Sequence[str]:
    return "check", str(place.kit)


def _export(place: Place) -> Sequence[str]:
    return "export", str(place.kit), "--to", "html", "--out", str(place.out)


def _build_cards(cards: int) -> Callable[[Place], Sequence[str]]:
    def command(place: Place) -> Sequence[str]:
        kit = place.kit.with_name(f"cards-{cards}")
        if not kit.exists():
            shutil.copytree(ROOT / "bench" / "kits" / "cards-1000", kit)
            write_cards(kit / "cards-1000.csv", cards)
        return "build", str(kit), "--paper", "a4", "--out", str(place.out / f"cards-{cards}")

    return command


_FIRST, _FULL_CHECK, _THOUSAND = "flagship, both papers, from nothing", "check from nothing", "1,000 cards from nothing"

SERIES: Final[tuple[Series, ...]] = (
    Series(
        "flagship",
        (
            Step(_FIRST, _build, 0.5),
            Step("a card's flavour changed", _build, 0.15, _FIRST, FLAVOR),
            Step("a paragraph changed", _build, 0.4, _FIRST, PARAGRAPH),
            Step("nothing changed", _build, 1.1),
            Step("HTML reference after a build", _export, 0.2, _FIRST),
            Step("one card on one paper, from nothing", _build_one_card, 0.25, _FIRST, afresh=True),
        ),
        most=7,
    ),
    Series(
        "check",
        (
            Step(_FULL_CHECK, _check, None),
            Step("check after one changed word", _check, 0.3, _FULL_CHECK, WORD),
        ),
        most=7,
    ),
    Series("all", (Step("every kit, both papers, from nothing", _build_all, 0.6),), most=3),
    Series(
        "memory",
        (
            Step(_THOUSAND, _build_cards(1_000), None, quantity=megabytes),
            Step("10,000 cards from nothing, memory", _build_cards(10_000), 1.5, _THOUSAND, quantity=megabytes),
        ),
        most=1,
    ),
)


def measured(series: Series, pinned: Program, ours: Program, kits: Path, pairs: int) -> Measured:
    """Run a series in turns. Raises CalledProcessError, ValueError."""
    runs: dict[str, tuple[list[Run], list[Run]]] = {step.name: ([], []) for step in series.steps}
    for _ in range(min(pairs, series.most)):
        for side, program in enumerate((pinned, ours)):
            for name, run in once(series, program, kits):
                runs[name][side].append(run)
    return runs


def warm(programs: Sequence[Program], kits: Path) -> None:
    """Let every version compile its byte code, which is not what is measured."""
    steps = (Step("build", _build, None), Step("check", _check, None), Step("export", _export, None))
    for program in programs:
        list(once(Series("warm", steps, most=1), program, kits))


def once(series: Series, program: Program, kits: Path) -> Iterator[tuple[str, Run]]:
    """The runs of one version, each with the name of its step."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        place = Place(kits, target / FLAGSHIP, target / "out")
        shutil.copytree(kits / FLAGSHIP, place.kit)
        for number, step in enumerate(series.steps):
            if step.change:
                step.change.make(place.kit)
            cache = target / f"cache-{number}" if step.afresh else target / "cache"
            with_cache = Program(program.root, program.cache, cache)
            command = [sys.executable, "-m", "pnp", *step.command(place)]
            yield step.name, measure(command, target, with_cache, keep=True)


def figures(step: Step, found: Measured) -> tuple[Figure, ...]:
    """The ratio of a step to that of the pinned version, and the shares that both take of an earlier step."""
    pinned, ours = found[step.name]
    to_pinned = Figure(
        step.name, PINNED, median_ratio(ours, pinned, step.quantity), step.aim if step.of == PINNED else None
    )
    if step.of == PINNED:
        return (to_pinned,)
    first_pinned, first_ours = found[step.of]
    return (
        to_pinned,
        Figure(step.name, step.of, median_ratio(ours, first_ours, step.quantity), step.aim),
        Figure(step.name, f"{step.of} (pinned)", median_ratio(pinned, first_pinned, step.quantity)),
    )
