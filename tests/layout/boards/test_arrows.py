"""Arrows in figures: those that end where nobody sees it, and retreats onto an enemy."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.frame import Item
from pnp.frame import Path as DrawnPath
from pnp.layout import boards
from pnp.layout.boards import misplaced_arrows
from pnp.layout.boards.options import BoardOptions
from pnp.layout.geometry.box import Box
from pnp.load.kit import load_kit
from pnp.model.boards import Board, HexGrid, SquareGrid
from tests.layout.boards.drawings import everything, mm, plain_theme

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


def drawn(board: Board, units: str, arrow: str) -> tuple[tuple[float, float], dict[str, Box]]:
    """Where the point of an arrow is, and the counters."""
    shown: dict[str, Box] = {}

    def counter(unit: str, side: str, box: Box) -> tuple[Item, ...]:
        shown[unit] = box
        return (DrawnPath(box.segments(), None),)

    items = boards.draw(
        board,
        Box(0, 0, 200, 200),
        plain_theme(),
        BoardOptions(units=units, arrows=arrow, draw_counter=counter),
    )
    point = next(item for item in everything(items) if isinstance(item, DrawnPath) and " from " in item.alt)
    _, x, y = point.segments[0]
    return (x, y), shown


def test_an_arrow_ends_at_the_edge_of_a_counter() -> None:
    squares = Board(id="g", squares=SquareGrid(columns=3, rows=1, cell=mm(20)))
    middle, _ = drawn(squares, "pikes@A1, bows@C1", "A1>B1")
    edge, shown = drawn(squares, "pikes@A1, bows@B1", "A1>B1")
    # Nothing stands on the place: the arrow ends in its middle. What stands there is met at its left edge.
    assert middle == pytest.approx(shown["bows"].center)
    assert shown["pikes"].right < edge[0] < shown["bows"].x
    assert shown["bows"].x - edge[0] < shown["bows"].width * 0.05
    assert edge[1] == pytest.approx(middle[1])


def test_counters_leave_room_for_an_arrow_between_two_of_them() -> None:
    hexes = Board(id="g", hexes=HexGrid(columns=1, rows=3, cell=mm(20)))
    _, apart = drawn(hexes, "pikes@0101, bows@0102", "0101>0103")
    _, joined = drawn(hexes, "pikes@0101, bows@0102", "0101>0102")
    far = joined["bows"].center[1] - joined["pikes"].center[1]
    # Each takes 65 hundredths of the way between them, of which the rest is for the arrow.
    assert joined["bows"].height == pytest.approx(0.65 * far)
    assert apart["bows"].height > joined["bows"].height
