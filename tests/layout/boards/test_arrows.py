"""Arrows in figures: those that end where nobody sees it, and retreats onto an enemy."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.layout.boards import misplaced_arrows
from pnp.layout.boards.options import BoardOptions
from pnp.load.kit import load_kit

KIT = """kit: field
title: Field
players: 2
sides: [{id: tide, name: Tide}, {id: land, name: Land}]
units: [{id: pikes, name: Pikes}, {id: bows, name: Bows}, {id: cog, name: Cog}]
armies:
  - {id: tide, name: Tide, side: tide, units: {pikes: 1, cog: 1}}
  - {id: land, name: Land, side: land, units: {bows: 1, cog: 1}}
boards:
  - {id: field, name: Field, hexes: {columns: 6, rows: 4, cell: 16 mm}}
"""


@pytest.mark.parametrize(
    ("arrows", "said"),
    [
        ("0202>0302", []),
        ("0202!0102", []),
        # An attack ends on an enemy, a retreat does not.
        ("0202>0303", []),
        ("0202!0303", ["the retreat from 0202 ends on 0303, where the enemy has bows"]),
        # A cog may be of either side, unless it is said whose it is; a friend is no enemy.
        ("0202!0402", []),
        ("0202!0203", []),
        ("0303!0203", ["the retreat from 0303 ends on 0203, where the enemy has cog"]),
        ("0303>0603", ["the arrow from 0303 to 0603 has an end on 0603, which cells=0101:0404 leaves out"]),
    ],
)
def test_arrows_that_mislead(arrows: str, said: list[str], tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_text(KIT)
    game = load_kit(tmp_path, "field").game
    assert game is not None
    units = "pikes@0202, bows@0303, cog@0402, tide/cog@0203"
    options = BoardOptions(game=game, cells="0101:0404", units=units, arrows=arrows)
    assert list(misplaced_arrows(game.boards["field"], options)) == said
