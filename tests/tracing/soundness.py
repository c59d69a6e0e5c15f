"""Kits are edited at random, and every task whose columns are what they were must give what it gave.

python -m tests.tracing.soundness 200      # so many edits of each kit
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random

from pnp.checks.catalogue import RULES
from pnp.checks.run import trace_rules
from pnp.findings import has_errors
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.model.game import Game
from pnp.tracing import Columns
from tests.tracing.edits import edited

ROOT = Path(__file__).resolve().parents[2]
KITS = tuple(sorted(path.parent for parent in ("content", "tests/kits") for path in ROOT.glob(f"{parent}/*/kit.yaml")))
# After so many edits a kit is mostly wrecked: begin again.
_LONGEST = 8


@dataclass
class Tally:
    """What was compared. kept: results that held. run: those that did not. broken: those that held and were wrong."""

    edits: int = 0
    kept: int = 0
    run: int = 0
    changed: int = 0
    broken: list[str] = field(default_factory=list)


@dataclass
class Task:
    """What a task read of a game and what came of it. digest_of: the digests of the columns of the game."""

    reads: tuple[str, ...]
    result: object
    digest_of: Callable[[str], str]

    @property
    def digests(self) -> dict[str, str]:
        """The digest of everything that was read."""
        return {column: self.digest_of(column) for column in self.reads}


def tasks(game: Game) -> dict[str, Task]:
    """Every check by its code."""
    columns = Columns(game)
    return {trace.code: Task(trace.reads, trace.findings, columns.digest) for trace in trace_rules(game, RULES)}


def compare(kit: Path, edits: int, seed: int = 0) -> Tally:
    """Edit a kit again and again, and compare what was found in each game with what is found in the next one."""
    random, tally = Random(f"{kit.name} {seed}"), Tally()
    while tally.edits < edits:
        before: dict[str, Task] = {}
        for game in islice(_games(kit, random), 1 + min(_LONGEST, edits - tally.edits)):
            now = tasks(game)
            if before:
                tally.edits += 1
                _compare(f"{kit.name} {seed}, edit {tally.edits}", before, now, tally)
            before = now
    return tally


def _games(kit: Path, random: Random) -> Iterator[Game]:
    """A kit, and what becomes of it edit by edit; edits after which it cannot be read are taken back."""
    drafts: dict[str, str] = {}
    while True:
        loaded = load_kit(kit, ".", (data_folder("content"),), drafts)
        if loaded.game and not has_errors(loaded.findings):
            good = (drafts, loaded.game)
            yield loaded.game
        drafts, game = good
        drafts = drafts | edited(game.sources, random)


def _compare(place: str, before: dict[str, Task], now: dict[str, Task], tally: Tally) -> None:
    for name in before.keys() & now.keys():
        old, new = before[name], now[name]
        tally.changed += old.result != new.result
        if any(new.digest_of(column) != digest for column, digest in old.digests.items()):
            tally.run += 1
            continue
        tally.kept += 1
        if old.result != new.result:
            tally.broken.append(f"{place}: {name}")


def main() -> int:
    """Compare all kits; 1 if a result would have been wrong."""
    edits, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    broken = []
    for kit in KITS:
        tally = compare(kit, edits, seed)
        print(
            kit.name, tally.edits, "edits", tally.kept, "kept", tally.run, "run", tally.changed, "changed", flush=True
        )
        broken += tally.broken
    print("\n".join(broken) or "sound")
    return bool(broken)


if __name__ == "__main__":
    sys.exit(main())
