"""Maps of hexes: what is drawn of their sides, their numbers, rivers and crossings, and where they are cut."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from pnp.frame import Group, Nested, Path
from pnp.layout import boards
from pnp.layout.boards import BoardOptions
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.grid import fitted
from pnp.layout.boards.linear_features import LinearFeatures
from pnp.layout.boards.outlines import chains, outlines
from pnp.layout.boards.river_network import edge_sides
from pnp.layout.boards.rivers import edge_line
from pnp.layout.geometry.box import Box
from pnp.model.boards import Board, Distance, Edge, Road
from pnp.model.cells import Cells
from pnp.model.hexes import HexGrid, HexNumbers
from tests.layout.boards.drawings import everything, plain_theme, words

SIDE = 20 / sqrt(3)


def hexes(**keys: Any) -> Board:
    return Board(id="b", name="B", hexes=HexGrid(**{"columns": 4, "rows": 3, "cell": Distance(20), **keys}))


def shown(board: Board) -> tuple[Any, ...]:
    size = boards.natural_size(board)
    return boards.draw(board, Box(0, 0, size.width, size.height), plain_theme())


def cells_of(board: Board) -> CellMap:
    size = boards.natural_size(board)
    assert board.grid is not None
    return fitted(board.grid, Box(0, 0, size.width, size.height), BoardOptions())


def grid_path(board: Board) -> Path:
    """The lines between cells: the last of the picture of the board."""
    picture = next(item for item in everything(shown(board)) if isinstance(item, Nested))
    lines = picture.face.art[-1]
    assert isinstance(lines, Nested)
    (path,) = lines.face.art
    assert isinstance(path, Path)
    return path


@pytest.mark.parametrize(
    ("outline", "parts"),
    # Four columns of three hexes have 12 × 6 sides; 23 are between two hexes, 8 within columns and 15 between columns,
    # and counted twice. Four lie on the frame: the tops of two columns, the bottoms of the two that are pushed down.
    [("full", 49 - 4), ("corners", 2 * (49 - 4)), ("sides", 49 - 4), ("none", 0)],
)
def test_what_is_drawn_of_sides(outline: str, parts: int) -> None:
    path = grid_path(hexes(outline=outline))
    assert sum(segment[0] == "M" for segment in path.segments) == parts


def test_dots_stand_in_the_middle_of_hexes() -> None:
    path = grid_path(hexes(outline="dots"))
    assert path.fill is not None
    assert sum(segment[0] == "M" for segment in path.segments) == 12


def test_no_line_runs_in_a_river() -> None:
    river = Edge(id="r", kind="river", sides=("0102/ne", "0102/se"))
    lines = [grid_path(hexes(edges=edges)).segments for edges in ((), (river,))]
    assert len(lines[0]) - len(lines[1]) == 2 * 2


def test_only_every_other_row_is_numbered() -> None:
    assert [word for word in words(shown(hexes(numbers=HexNumbers(every=2)))) if word.isdigit()] == [
        "0102", "0202", "0302", "0402"
    ]  # fmt: skip
    assert [word for word in words(shown(hexes(numbers=HexNumbers(shown=False)))) if word.isdigit()] == []


def test_turned_numbers_turn_about_the_middle_of_their_hexes() -> None:
    board = hexes(numbers=HexNumbers(turn=60))
    groups = [item for item in everything(shown(board)) if isinstance(item, Group) and item.turn]
    assert {group.turn for group in groups} == {60}
    cells = cells_of(board)
    assert [(group.x, group.y) for group in groups] == [cells.center(cell) for cell in cells.lattice.cells]


def test_a_river_from_a_ragged_border_comes_from_the_frame() -> None:
    # The north-east corner of 0201 is half a hex below the frame.
    cells = cells_of(hexes(edges=(Edge(id="r", sides=("0201/ne-0202/se",)),)))
    (chain,) = chains(edge_sides(cells.grid.edges[0], cells))
    line = edge_line(chain, cells)
    assert min(y for _, y in line) < cells.box.y
    assert max(y for _, y in line) < cells.box.bottom


def test_a_listed_bridge_lies_across_its_side_and_once_under_a_road() -> None:
    river, bridge = Edge(id="r", sides=("0102/ne/se",)), Edge(id="b", kind="bridge", sides=("0102/se",))
    road = Road(id="w", through=("0102", "0202"))
    alone = LinearFeatures(cells_of(hexes(edges=(river, bridge))), plain_theme()).roads()
    with_road = LinearFeatures(cells_of(hexes(edges=(river, bridge), roads=(road,))), plain_theme()).roads()
    # A deck, its planks and its railings; a road is two lines.
    assert (len(alone), len(with_road)) == (3, 3 + 2)
    cells = cells_of(hexes())
    deck = alone[0]
    assert isinstance(deck, Path)
    xs = [segment[1] for segment in deck.segments if len(segment) == 3]
    ys = [segment[2] for segment in deck.segments if len(segment) == 3]
    (x1, y1), (x2, y2) = (cells.center(cell) for cell in cells.named(["0102", "0202"]))
    middle = (sum(xs) / 4, sum(ys) / 4)
    assert middle == (pytest.approx((x1 + x2) / 2, abs=1), pytest.approx((y1 + y2) / 2, abs=1))


def test_a_map_of_another_shape_is_cut_out_along_its_hexes() -> None:
    board = Board(id="b", name="B", hexes=HexGrid(shape="hexagon", radius=2, cell=Distance(20)))
    (outer,) = shown(board)[0].items
    inside, line = outer.items
    lattice = board.grid.lattice if board.grid else None
    assert lattice is not None
    (corners,) = outlines(lattice.cells, lattice)
    # Seven hexes around each other have 18 sides outside.
    assert len(corners) == 18
    assert inside.clip == line.segments
    assert len([segment for segment in inside.clip if segment[0] != "Z"]) == 18


def test_a_board_is_cut_where_slanted_sides_run_and_between_whole_hexes() -> None:
    cuts = boards.breaks(hexes())
    assert cuts is not None
    # The border is 5 mm wide. Columns overlap by half a side: the cut is in the middle of that.
    assert cuts.xs == pytest.approx([5 + SIDE / 2 * (3 * column + 0.5) for column in (1, 2, 3)])
    assert cuts.ys == pytest.approx([25, 45])


def test_a_name_stands_in_a_zigzag_of_hexes() -> None:
    lattice = hexes().grid.lattice  # type: ignore[union-attr]
    run = [lattice.select(Cells.parse("0102"))[0]]
    for _ in range(3):
        run.append(lattice.next_in_row(run[-1]))  # type: ignore[arg-type]
    assert [lattice.name(cell) for cell in run] == ["0102", "0202", "0302", "0402"]
