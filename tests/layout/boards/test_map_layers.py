"""A map of which one hex was edited: what is drawn again, and that it is the same as if all were."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from pnp.frame import Face, Nested
from pnp.layout import boards
from pnp.layout.boards import BoardOptions
from pnp.layout.boards.grid import fitted
from pnp.layout.boards.ground import grounds
from pnp.layout.boards.linear_features import cleared
from pnp.layout.boards.map_layers import MapLayers
from pnp.layout.boards.map_styles import STYLES
from pnp.layout.boards.patterns import scatter
from pnp.layout.boards.relief import uplands
from pnp.layout.geometry.box import Box
from pnp.layout.memo import ContentMemo, Memo
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.model.boards import Board, Distance, Edge, Road
from pnp.model.hexes import HexGrid
from pnp.model.units import Terrain
from tests.layout.boards.drawings import everything, plain_theme, signature

TERRAIN = (
    Terrain(id="open", name="Open", pattern="plain", color="sand"),
    Terrain(id="wood", name="Wood", pattern="trees", color="sand"),
    Terrain(id="hill", name="Hill", pattern="hills", color="sand"),
    Terrain(id="town", name="Town", pattern="houses", color="sand"),
    Terrain(id="marsh", name="Marsh", pattern="swamp", color="sand"),
)
LEGEND = {".": "open", "w": "wood", "h": "hill", "t": "town", "s": "marsh"}
# Four rows a strip: woods in the first, marsh in the fourth.
CELLS = "ww..\nww..\n..h.\n.hh.\n....\n....\n.t..\n....\n....\n....\n....\n....\n....\nss..\nss..\n...."
EDGES = (Edge(id="r", sides=("0305/s-0105/s",)),)
ROADS = (Road(id="road", through=("0107", "0207", "0307")),)


def field(cells: str) -> Board:
    grid = HexGrid(
        columns=4, rows=16, cell=Distance(10), terrain="open", legend=LEGEND, cells=cells, edges=EDGES, roads=ROADS
    )
    return Board(id="field", name="Field", hexes=grid)


def drawn(theme: ResolvedTheme, cells: str) -> tuple[str, dict[int, Face]]:
    board = field(cells)
    size = boards.natural_size(board)
    items = boards.draw(board, Box(0, 0, size.width, size.height), theme, BoardOptions(terrain=TERRAIN))
    faces = {id(item.face): item.face for item in everything(items) if isinstance(item, Nested)}
    return signature(items), faces


def edited(line: int, letter: str) -> str:
    lines = CELLS.split("\n")
    lines[line] = lines[line][:3] + letter
    return "\n".join(lines)


def test_what_an_edit_does_not_reach_is_the_same_face() -> None:
    theme = replace(plain_theme("sand", "ocean"), maps="engraving")
    _, before = drawn(theme, CELLS)
    _, after = drawn(replace(theme, boards=Memo()), edited(0, "w"))
    new = [face.id for key, face in after.items() if key not in before and face.id != "board"]
    # The trees of the first strip, the ground of woods, and the face that has the numbers with their plates.
    assert {"board-flat", "board-surface", "coordinates"} <= {*new}
    assert not {"board-relief", "board-plans", "board-grid", "board-roads", "board-edges", "board-coordinates"} & {*new}
    # One strip of woods and one of open ground are on the map, the others above it, under the frame.
    assert new.count("board-flat") == 4


def standing(columns: int, cells: str, theme: ResolvedTheme) -> dict[int, Face]:
    """The layers of trees of a map with two rows."""
    grid = HexGrid(columns=columns, rows=2, cell=Distance(10), terrain="open", legend=LEGEND, cells=cells)
    board = Board(id="field", name="Field", hexes=grid)
    size = boards.natural_size(board)
    items = boards.draw(board, Box(0, 0, size.width, size.height), theme, BoardOptions(terrain=TERRAIN))
    faces = (item.face for item in everything(items) if isinstance(item, Nested))
    return {id(face): face for face in faces if face.id == "board-standing"}


@pytest.mark.parametrize(("columns", "are_parts"), [(30, False), (60, True)])
def test_a_row_of_a_wide_wood_is_drawn_again_in_parts(columns: int, are_parts: bool) -> None:
    theme = replace(plain_theme("sand", "ocean"), maps="fantasy")
    wood = f".{'w' * (columns - 1)}"
    before = standing(columns, f"{wood}\n{wood}", theme)
    after = standing(columns, f"{wood}\n{wood[:-1]}.", replace(theme, boards=Memo()))
    new = [face for key, face in after.items() if key not in before]
    # The last part of each row, or all of each.
    assert new
    assert (len(new) <= len(after) / 3) is are_parts


def test_an_area_of_woods_is_not_drawn_again_for_another_one() -> None:
    theme = replace(plain_theme("sand", "ocean"), maps="fantasy")
    _, before = drawn(theme, CELLS)
    _, after = drawn(replace(theme, boards=Memo()), edited(9, "w"))
    kept, new = ([face.id for key, face in after.items() if (key in before) is is_kept] for is_kept in (True, False))
    # The wood at the top keeps its ground and its trees; only those that follow it are others.
    assert "board-surface" in kept
    assert "board-standing" in kept
    assert new.count("board-surface") == 1


def test_a_hill_is_not_drawn_again_for_another_one() -> None:
    theme = replace(plain_theme("sand", "ocean"), maps="engraving")
    _, before = drawn(theme, CELLS)
    _, after = drawn(replace(theme, boards=Memo()), edited(12, "h"))
    kept = [face.id for key, face in after.items() if key in before]
    new = [face.id for key, face in after.items() if key not in before]
    assert (kept.count("board-relief"), new.count("board-relief")) == (1, 1)


@pytest.mark.parametrize(
    ("hills", "parts"),
    [
        # The slope of a hex ends on the next but one at most.
        ("0101 0104", {"0101 0104"}),
        ("0101 0105", {"0101", "0105"}),
        # A chain is one upland, in whichever order its cells come.
        ("0107 0101 0104", {"0101 0104 0107"}),
        ("", set()),
    ],
)
def test_uplands_are_those_whose_slopes_may_meet(hills: str, parts: set[str]) -> None:
    lattice = HexGrid(columns=4, rows=16, cell=Distance(10)).lattice
    heights = {cell: 1 for name in hills.split() if (cell := lattice.cell(name))}
    assert {" ".join(map(lattice.name, upland)) for upland in uplands(heights, lattice)} == parts


@pytest.mark.parametrize("style", ["engraving", "fantasy"])
@pytest.mark.parametrize(("line", "letter"), [(1, "w"), (3, "h"), (7, "t")])
def test_an_edited_map_is_drawn_as_if_it_had_always_been_so(style: str, line: int, letter: str) -> None:
    theme = replace(plain_theme("sand", "ocean"), maps=style)
    drawn(theme, CELLS)
    again, _ = drawn(replace(theme, boards=Memo()), edited(line, letter))
    alone, _ = drawn(replace(theme, boards=Memo(), layers=ContentMemo()), edited(line, letter))
    assert again == alone


# A wood over three blocks, with a road through it and a clearing where two blocks meet.
WIDE = "wwwwwwwwwwwwwwwwwwww\nwwwwwww.wwwwww..wwww\nwwwwwwwwwwwwwwwwwwww\n..wwwwwwwwwwwww....."


@pytest.mark.parametrize("style", ["chart", "engraving", "fantasy"])
def test_shapes_stand_in_blocks_where_they_would_stand_without_them(
    style: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    road = Road(id="road", through=tuple(f"{column:02}03" for column in range(1, 21)))
    grid = HexGrid(columns=20, rows=4, cell=Distance(10), terrain="open", legend=LEGEND, cells=WIDE, roads=(road,))
    cells = fitted(grid, Box(0, 0, 200, 60), BoardOptions(terrain=TERRAIN), STYLES[style])

    def stamps_of_wood() -> Counter[str]:
        layers = MapLayers(cells, replace(plain_theme("sand"), layers=ContentMemo()))
        parts = scatter.strips(layers, grounds(cells), cleared(cells))
        blocks = [block for part in parts for block in part.blocks]
        return Counter(repr(stamp[::2]) for block in blocks for stamp in scatter.stamps(cells, block))

    in_blocks = stamps_of_wood()
    monkeypatch.setattr(scatter, "_LENGTH", 1000)
    assert in_blocks == stamps_of_wood()
    assert len(in_blocks) > 200


def test_a_memo_forgets_what_nobody_asks_for() -> None:
    memo, made = ContentMemo(), list[int]()

    def number(value: int) -> int:
        return memo.once((), value, lambda: made.append(value) or value)

    for value in range(9000):
        number(value)
        number(0)
    assert made.count(0) == 1
    number(1)
    assert made.count(1) == 2
