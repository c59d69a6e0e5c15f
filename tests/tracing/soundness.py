"""Kits are edited at random, and every check whose columns are what they were must find what it found.

python -m tests.tracing.soundness 200      # so many edits of each kit
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from pnp.checks.catalogue import RULES
from pnp.checks.run import RuleTrace, trace_rules
from pnp.findings import has_errors
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.model.game import Game
from pnp.tracing import Columns
from tests.tracing.edits import edited

ROOT = Path(__file__).resolve().parents[2]
KITS = tuple(sorted(path.parent for shelf in ("content", "tests/kits") for path in ROOT.glob(f"{shelf}/*/kit.yaml")))
# After so many edits a kit is mostly wrecked: begin again.
_LONGEST = 8


@dataclass
class Tally:
    """What was compared. kept: traces that held. broken: what was found to be wrong."""

    edits: int = 0
    kept: int = 0
    run: int = 0
    changed: int = 0
    broken: list[str] = field(default_factory=list)


@dataclass
class Judged:
    """A game with what its checks found and read."""

    columns: Columns
    traces: tuple[RuleTrace, ...]


def compare(kit: Path, edits: int, seed: int = 0) -> Tally:
    """Edit a kit again and again, and compare what was found in each game with what is found in the next one."""
    random, tally = Random(f"{kit.name} {seed}"), Tally()
    while tally.edits < edits:
        before: Judged | None = None
        for game in _games(kit, random, min(_LONGEST, edits - tally.edits)):
            now = Judged(Columns(game), tuple(trace_rules(game, RULES)))
            if before:
                tally.edits += 1
                _compare(f"{kit.name} {seed}, edit {tally.edits}", before, now, tally)
            before = now
    return tally


def _games(kit: Path, random: Random, edits: int) -> Iterator[Game]:
    """A kit, and what becomes of it edit by edit; edits after which it cannot be read are taken back."""
    drafts: dict[str, str] = {}
    for _ in range(2 * edits + 1):
        loaded = load_kit(kit, ".", (data_folder("content"),), drafts)
        if loaded.game and not has_errors(loaded.findings):
            good = (drafts, loaded.game)
            yield loaded.game
        drafts, game = good
        drafts = drafts | edited(game.sources, random)


def _compare(place: str, before: Judged, now: Judged, tally: Tally) -> None:
    for old, new in zip(before.traces, now.traces, strict=True):
        tally.changed += old.findings != new.findings
        if any(before.columns.digest(column) != now.columns.digest(column) for column in old.reads):
            tally.run += 1
            continue
        tally.kept += 1
        if old.findings != new.findings:
            tally.broken.append(f"{place}: {old.code}")


def main() -> int:
    """Compare all kits; 1 if a check would have been wrong."""
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
