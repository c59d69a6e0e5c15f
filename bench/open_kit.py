"""A kit that stays open (``KitSession``): from a change to what is seen of it, as shares of a first build.

Run by itself, ``python -m bench.open_kit KIT`` edits the copy of a kit and prints the seconds of each step as JSON.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from bench.changes import FLAVOR, PARAGRAPH, Change
from bench.measuring import ROOT, Program, measure

FIRST: Final = "the first build, a process"
# What is measured, and which share of a first build it may take.
AIMS: Final[Mapping[str, float | None]] = {
    "the first look": None,
    "opened again, until all is known": None,
    "nothing changed": None,
    "a card's flavour, until the card is drawn": 0.05,
    "a card's flavour, until all is found": 0.2,
    "a paragraph, until its page is drawn": 0.25,
}


@dataclass(frozen=True, slots=True)
class Step:
    """What an open kit takes. share: of a first build."""

    name: str
    seconds: float
    share: float
    aim: float | None


def steps(
    folder: Path, ours: Program, runs: int, aims: Mapping[str, float | None] = AIMS, module: str = "bench.open_kit"
) -> Iterator[Step]:
    """Measure the flagship, and say after each run, which may take minutes, that it is done.

    folder: where to write. module: prints the seconds of each step that has an aim.
    """
    kit = folder / "open" / "piombino"
    command = [sys.executable, "-m", "pnp", "build", str(kit), "--fresh", "--out", str(folder / "built")]
    found: dict[str, list[float]] = {name: [] for name in (FIRST, *aims)}
    for run in range(1, runs + 1):
        shutil.rmtree(kit.parent, ignore_errors=True)
        shutil.copytree(ROOT / "content" / "piombino", kit)
        found[FIRST].append(measure(command, folder, ours, keep=True).seconds)
        program = [sys.executable, "-m", module, str(kit)]
        output = subprocess.run(program, cwd=ROOT, env=ours.environment(), capture_output=True, check=True).stdout
        for name, seconds in json.loads(output).items():
            found[name].append(seconds)
        print(f"run {run} of {runs} is done", file=sys.stderr, flush=True)
    first = median(found[FIRST])
    yield Step(FIRST, first, 1.0, None)
    for name, aim in aims.items():
        yield Step(name, median(found[name]), median(found[name]) / first, aim)


def _look(kit: Path) -> Mapping[str, float]:
    """The seconds of each step, in one session."""
    from pnp.pipeline.session import KitSession
    from pnp.store.disk import open_store

    store = open_store(kit.parent / "cache", "bench")
    session, seconds = KitSession(kit, kit.name, store=store), dict[str, float]()

    def time(change: Change | None, until_drawn: str, until_found: str) -> None:
        """Note how long it takes until the first picture of what changed is there, and until all is done."""
        if change:
            change.make(kit)
        start = perf_counter()
        for generation in session.updates():
            if change and until_drawn and until_drawn not in seconds and generation.changed:
                for name in generation.changed:
                    session.svg(generation, name)
                seconds[until_drawn] = perf_counter() - start
        if until_found:
            seconds[until_found] = perf_counter() - start

    time(None, "", "the first look")
    while session.save():
        pass
    start = perf_counter()
    KitSession(kit, kit.name, store=store).update()
    seconds["opened again, until all is known"] = perf_counter() - start
    for shown in session.last.components:  # As a page that shows them all has asked for them.
        for name in shown.frames:
            session.svg(session.last, name)
    time(None, "", "nothing changed")
    time(FLAVOR, "a card's flavour, until the card is drawn", "a card's flavour, until all is found")
    time(PARAGRAPH, "a paragraph, until its page is drawn", "")
    return seconds


if __name__ == "__main__":
    print(json.dumps(_look(Path(sys.argv[1]))))
