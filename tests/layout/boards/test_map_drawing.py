"""What is drawn of a map: areas, heights, towns, rivers, names, symbols, the cartouche and the key."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from pnp.frame import Group, Nested, Path
from pnp.layout import boards
from pnp.layout.boards import BoardOptions
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.contours import Field, contours
from pnp.layout.boards.curves import area
from pnp.layout.boards.grid import fitted
from pnp.layout.boards.ground import natural_outline
from pnp.layout.boards.labels import unknown_colors
from pnp.layout.boards.map_styles import STYLES
from pnp.layout.boards.outlines import outlines
from pnp.layout.boards.plans import plans
from pnp.layout.boards.relief import relief
from pnp.layout.boards.river_network import stems
from pnp.layout.boards.rivers import courses
from pnp.layout.boards.seeded_random import SeededRandom
from pnp.layout.boards.terrain_key import entries
from pnp.layout.geometry.background import corner_bounds
from pnp.layout.geometry.box import Box
from pnp.layout.memo import ContentMemo, Memo
from pnp.layout.theme.baseline import Course
from pnp.model.boards import Board, Distance, Edge, Region, Road
from pnp.model.cells import Cells
from pnp.model.grids import Coordinates, SquareGrid
from pnp.model.hexes import HexGrid, HexNumbers
from pnp.model.map_furniture import Cartouche, MapMark, MapName, MarkedCells
from pnp.model.scenery import Landmark, Scenery
from pnp.model.units import Terrain
from tests.layout.boards.drawings import alternatives, everything, plain_theme, signature, words

TERRAIN = (
    Terrain(id="open", name="Open", pattern="plain", color="sand"),
    Terrain(id="wood", name="Wood", pattern="trees", color="sand"),
    Terrain(id="hill", name="Hill", pattern="hills", color="sand"),
    Terrain(id="town", name="Town", pattern="houses", color="sand"),
    Terrain(id="sea", name="Sea", pattern="waves", color="water"),
)
LEGEND = {".": "open", "w": "wood", "h": "hill", "t": "town", "~": "sea"}


def hexes(cells: str = "", **keys: Any) -> Board:
    size = {"columns": 6, "rows": 5, "cell": Distance(20), "terrain": "open", "legend": LEGEND, "cells": cells}
    return Board(id="b", name="B", hexes=HexGrid(**{**size, **keys}))


def map_of(board: Board, style: str = "chart") -> CellMap:
    size = boards.natural_size(board)
    assert board.grid is not None
    return fitted(board.grid, Box(0, 0, size.width, size.height), BoardOptions(terrain=TERRAIN), STYLES[style])


def shown(board: Board, **options: Any) -> tuple[Any, ...]:
    size = boards.natural_size(board)
    chosen = BoardOptions(terrain=TERRAIN, **options)
    return boards.draw(board, Box(0, 0, size.width, size.height), plain_theme("sand"), chosen)


def test_the_edge_of_an_area_strays_from_its_cells_and_keeps_their_ground() -> None:
    cells = map_of(hexes())
    middle = cells.named(["0303"])
    (corners,) = outlines(middle, cells.lattice)
    line = natural_outline(corners, cells)
    assert not {tuple(map(cells.corner, corners))} & {tuple(line)}
    # A hex of 20 mm has an area of 346 mm²; cut corners take less than a quarter of it.
    assert 0.75 * 346 < area(line) < 1.1 * 346


def test_neighbouring_areas_share_the_middles_of_their_sides() -> None:
    cells = map_of(hexes())
    lines = [
        {(round(x, 6), round(y, 6)) for x, y in natural_outline(outlines(cells.named([name]), cells.lattice)[0], cells)}
        for name in ("0303", "0304")
    ]
    assert len(lines[0] & lines[1]) == 1


def test_contours_run_clockwise_round_what_is_high() -> None:
    rows = [[0.0] * 5, [0, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0.0] * 5, [0.0] * 5]
    (line,) = contours(Field(rows, 10.0, 20.0, 2.0), 0.5)
    assert sorted(line) == [(13.0, 24.0), (14.0, 23.0), (14.0, 25.0), (15.0, 24.0)]
    start = line.index((14.0, 23.0))
    assert line[(start + 1) % 4] == (15.0, 24.0)


@pytest.mark.parametrize("style", sorted(STYLES))
def test_heights_have_a_relief_except_where_hills_are_drawn(style: str) -> None:
    board = hexes("......\n..hh..\n..hh..\n......\n......")
    assert bool(relief(map_of(board, style), plain_theme("sand"))) == (style not in ("birdseye", "desert", "fantasy"))
    assert relief(map_of(hexes(), style), plain_theme("sand")) == ()


def squares(cells: str, **keys: Any) -> Board:
    size = {"columns": 4, "rows": 4, "cell": Distance(20), "terrain": "open", "legend": LEGEND, "cells": cells}
    return Board(id="b", name="B", squares=SquareGrid(**{**size, **keys}))


def test_a_river_between_rows_of_squares_leaves_the_line_but_not_its_squares() -> None:
    river = Edge(id="r", between=tuple((f"{column}2", f"{column}3") for column in "ABCD"))
    board = squares(
        "....\n....\n....\n....", edges=(river,), coordinates=Coordinates(columns="letters", rows="numbers")
    )
    cells = map_of(board)
    (course,) = courses(cells)
    aside = [abs(cells.place(point)[1] - 2) for point in course.line]
    # From 1.5 mm, more than half of its width, to a quarter of a square of 20 mm.
    assert 0.075 < max(aside) < 0.25


def test_the_coast_of_squares_strays_farther_than_that_of_hexes() -> None:
    assert (map_of(squares("....\n....\n~~~~\n~~~~")).unruly, map_of(hexes()).unruly) == (2.8, 1.0)


@pytest.mark.parametrize(("style", "is_quiet"), [("engraving", True), ("desert", True), ("chart", False)])
def test_open_ground_has_pale_strokes_that_need_no_plates_below_numbers(style: str, is_quiet: bool) -> None:
    ground = map_of(hexes(), style).grounds[(0, 0)]
    assert (ground.pattern.draw is not None, ground.is_bare) == (is_quiet, True)
    if ground.pattern.draw:
        marks = [mark for seed in range(40) for mark in ground.pattern.draw((0.0, 0.0), 5.0, SeededRandom(seed))]
        assert {mark.tone for mark in marks} == {"trace"}


def test_a_compass_on_the_sea_sends_sixteen_bearings_over_water_alone() -> None:
    sea = squares("~~~~\n~~~~\n~~~~\n....")

    def bearings(y: int) -> list[Group]:
        compass = Landmark(landmark="compass", center=(Distance(40), Distance(y)), size=Distance(10))
        items = shown(replace(sea, scenery=Scenery(landmarks=(compass,))))
        clipped = [item for item in everything(items) if isinstance(item, Group) and item.clip]
        return [item for item in clipped if isinstance(item.items[0], Path) and len(item.items[0].segments) == 32]

    assert (len(bearings(30)), len(bearings(70))) == (1, 0)
    (lines,) = bearings(30)
    # The coast is 60 mm below the upper edge of the map, and strays by a fifth of a square at most.
    assert lines.clip is not None
    margin = boards.natural_size(sea).height / 2 - 40
    assert max(step[-1] for step in lines.clip if len(step) > 1) < margin + 60 + 8


@pytest.mark.parametrize(("cells", "walls"), [("tt..\n....\n....\n....", 4), ("t...\n....\n....\n....", 0)])
def test_a_city_of_several_cells_has_a_wall_with_a_tower_at_each_corner(cells: str, walls: int) -> None:
    region = Region(id="c", name="City", cells=Cells.parse("A4:B4" if walls else "A4"), color="sand", label=False)
    board = squares(cells, regions=(region,), coordinates=Coordinates(columns="letters", rows="numbers"))
    terrain = (*TERRAIN[:3], Terrain(id="town", name="Town", pattern="city", color="sand"), *TERRAIN[4:])
    size = boards.natural_size(board)
    items = boards.draw(board, Box(0, 0, size.width, size.height), plain_theme("sand"), BoardOptions(terrain=terrain))
    # A circle is a start, four arcs and an end; towers have a radius of 0.095 squares.
    towers = [
        item.segments
        for item in everything(items)
        if isinstance(item, Path) and item.stroke and item.stroke.width == pytest.approx(0.4) and item.fill
    ]
    assert sum(step[0] == "M" for tower in towers for step in tower) == walls


def test_houses_stand_along_the_road_and_not_on_it() -> None:
    road = Road(id="r", through=("0203", "0303", "0403"))
    cells = map_of(hexes("......\n......\n..t...\n......\n......", roads=(road,)))
    (blocks,) = plans(cells, plain_theme("sand"))
    corners = [(step[1], step[2]) for step in blocks.segments if len(step) == 3]
    assert len(corners) >= 4 * 6
    assert all(cells.ground_at(*cells.place(corner)) is not None for corner in corners)
    middle = cells.center(cells.named(["0303"])[0])
    assert all(abs(x - middle[0]) + abs(y - middle[1]) > 0.05 * 20 for x, y in corners)


def test_a_river_widens_towards_the_sea_and_past_its_tributaries() -> None:
    river = Edge(id="a", sides=("0201/s-0204/s",))
    beck = Edge(id="b", kind="stream", sides=("0503/n-0203/s",))
    board = hexes("......\n......\n......\n......\n~~~~~~", edges=(river, beck))
    main, *others = stems(map_of(board))
    # From the mouth up: no wider further up; the source is as narrow as the style wants it.
    assert list(main.widths) == sorted(main.widths, reverse=True)
    assert main.widths[-1] == pytest.approx(STYLES["chart"].water.narrowest)
    lattice = map_of(board).lattice
    assert any(lattice.name(cell).endswith("05") for cell in lattice.cells_at(main.corners[0]) if cell in lattice)
    assert all(stem.joins for stem in others)
    assert max(width for stem in others for width in stem.widths) <= 0.5


def test_a_river_without_sea_flows_to_where_it_is_written_to_end() -> None:
    written = [("0302/s-0304/s", "0304"), ("0304/s-0302/s", "0302")]
    for sides, last in written:
        cells = map_of(hexes(edges=(Edge(id="a", sides=(sides,)),)))
        (stem,) = stems(cells)
        mouth = {cells.lattice.name(cell) for cell in cells.lattice.cells_at(stem.corners[0])}
        assert last in mouth


def test_a_river_round_an_island_is_drawn_whole() -> None:
    river = Edge(id="a", sides=("0303/n/ne/se/s/sw/nw",))
    cells = map_of(hexes(edges=(river,)))
    drawn = {frozenset(pair) for stem in stems(cells) for pair in zip(stem.corners, stem.corners[1:], strict=False)}
    assert len(drawn) == 6


def test_names_follow_their_curve_and_that_of_a_river_its_course() -> None:
    named = (MapName(name="The ridge", along=("0202", "0303", "0402")),)
    river = Edge(id="a", name="Alle", sides=("0201/s-0502/s",))
    board = hexes(names=named, edges=(river,), numbers=HexNumbers(shown=False))
    assert {"The ridge", "Alle"} <= set(alternatives(shown(board)))
    quiet = replace(river, label=False)
    assert "Alle" not in alternatives(shown(hexes(edges=(quiet,))))
    # A name that the shown part would cut off is left out.
    assert "The ridge" not in alternatives(shown(board, cells="0101:0202"))


def test_a_name_laid_along_a_road_stands_beside_it() -> None:
    down = ("0301", "0302", "0303", "0304", "0305")

    def letters(*roads: Road) -> float:
        """Where the line of letters stands that runs down a column."""
        board = hexes(names=(MapName(name="to Orsa", along=down),), roads=roads, numbers=HexNumbers(shown=False))
        (name,) = [item for item in everything(shown(board)) if isinstance(item, Group) and item.alt == "to Orsa"]
        (run,) = name.items
        return run.x

    # Letters of 11.3 pt keep their middle 2.5 mm from a road that reaches 1 mm to either side: the next whole mm is 4.
    assert letters(Road(id="r", name="Road", through=down)) - letters() == pytest.approx(4.0)
    assert letters(Road(id="r", name="Road", through=("0501", "0502"))) == letters()


def test_a_course_places_letters_along_its_line() -> None:
    course = Course([(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)])
    assert course.room == 20
    assert course.place(-5.0) == (5.0, 0.0, 0.0)
    x, y, turn = course.place(5.0)
    assert (x, y) == (10.0, 5.0)
    assert turn == pytest.approx(90.0)


def test_symbols_stand_on_their_cells_and_arrows_at_the_edge() -> None:
    written = ("victory 10@0303", "supply@0202, 0203", "arrival A@0103")
    marks = tuple(MapMark(mark=MarkedCells.parse(text)) for text in written)
    items = shown(hexes(marks=marks, numbers=HexNumbers(shown=False)))
    names = ["arrival A on 0103", "victory 10 on 0303", "supply on 0202", "supply on 0203"]
    assert [alt for alt in alternatives(items) if " on 0" in alt] == names
    assert words(items) == ["A", "10"]
    cells = map_of(hexes(marks=marks))
    arrow = next(item for item in everything(items) if isinstance(item, Path) and item.alt == names[0])
    assert min(step[1] for step in arrow.segments if len(step) == 3) < cells.box.x + 2


def test_symbols_on_sides_and_corners_and_an_arrow_over_a_side() -> None:
    written = ("victory@0303/n", "supply@0202/n+ne", "arrival A@0103/sw")
    items = shown(hexes(marks=tuple(MapMark(mark=MarkedCells.parse(text)) for text in written)))
    drawn = {item.alt: item for item in everything(items) if isinstance(item, Path) and " on 0" in item.alt}
    cells = map_of(hexes())
    star, wheel = (corner_bounds(drawn[alt].segments) for alt in ("victory on 0303/n", "supply on 0202/n+ne"))
    x, y = cells.center(cells.named(["0303"])[0])
    # 20 mm from flat to flat: the upper side is 10 mm above the middle.
    assert (star[0] + star[2]) / 2 == pytest.approx(x)
    assert star[1] < y - 10 < star[3]
    x, y = cells.center(cells.named(["0202"])[0])
    assert (wheel[0] + wheel[2]) / 2 == pytest.approx(x + 20 / 3**0.5 / 2)
    assert (wheel[1] + wheel[3]) / 2 == pytest.approx(y - 10)
    x, y = cells.center(cells.named(["0103"])[0])
    left, _, right, bottom = corner_bounds(drawn["arrival A on 0103/sw"].segments)
    # From the lower left to the middle.
    assert left < x - 10 * 3**0.5 / 2
    assert right < x + 1
    assert bottom > y + 5


@pytest.mark.parametrize("text", ["castle@0101", "victory", "victory @", "victory a b@0101", "victory@"])
def test_what_is_no_symbol_is_said_in_words(text: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        MarkedCells.parse(text)


def test_a_cartouche_has_title_scale_and_compass() -> None:
    cartouche = Cartouche(text="June 1807", scale="500 m", north=0)
    items = shown(hexes(cartouche=cartouche, numbers=HexNumbers(shown=False)))
    # 48 mm at 20 mm for 500 m are 1,200 m: the longest bar in 1, 2 or 5 hundreds or thousands is 1,000 m.
    assert words(items) == ["B", "June 1807", "0", "500", "1,000 m", "N"]
    assert words(shown(hexes(cartouche=cartouche, numbers=HexNumbers(shown=False)), cells="0101:0202")) == []


def test_a_cartouche_is_whole_on_a_map_that_is_cut_out_along_its_cells() -> None:
    board = hexes(
        "__....\n......\n......\n......\n......",
        shape="drawn",
        cartouche=Cartouche(text="June 1807"),
        numbers=HexNumbers(shown=False),
    )
    items = shown(board)
    clipped = [item for item in everything(items) if isinstance(item, Group) and item.clip]
    assert words(items) == ["B", "June 1807"]
    assert words(tuple(clipped)) == []


def test_a_key_names_all_that_is_on_the_map() -> None:
    board = hexes("w....~", edges=(Edge(id="a", kind="bridge", sides=("0303/n",)),), roads=(Road(id="r", kind="rail"),))
    assert board.grid is not None
    theme = plain_theme("sand")
    assert [entry.name for entry in entries(board.grid, TERRAIN, theme)] == ["Sea", "Open", "Wood", "Bridge", "Rail"]
    # A river that the kit calls a brook is a brook in the key, too.
    named = (*TERRAIN, Terrain(id="bridge", name="Footbridge", color="sand"))
    assert [entry.name for entry in entries(board.grid, named, theme)][3:] == ["Footbridge", "Rail"]
    drawn = boards.draw_key(board, Box(0, 0, 40, 100), theme, TERRAIN, {})
    assert sum(isinstance(item, Nested) and item.face.id == "board" for item in everything(drawn)) == 5


@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_samples_of_a_key_do_not_touch_whichever_way_hexes_point(tops: str) -> None:
    (key,) = boards.draw_key(hexes("w....~", tops=tops), Box(0, 0, 30, 100), plain_theme("sand"), TERRAIN, {})
    assert isinstance(key, Group)
    outlines = [corner_bounds(item.segments) for item in key.items if isinstance(item, Path)]
    heights = sorted((bounds[1], bounds[3]) for bounds in outlines if bounds)
    assert len(heights) == 3
    assert all(bottom < top for (_, bottom), (top, _) in pairwise(heights))


def test_a_key_says_below_a_name_what_is_noted_of_it() -> None:
    board, theme = (
        hexes("w.....", roads=(Road(id="r", through=("0102", "0202"), ends=("open", "open")),)),
        plain_theme("sand"),
    )
    notes = {"wood": "Foot 2", "road": "Movement ½", "sea": "Foot no"}
    # What is not on the map is not in its key, and open ground has no note.
    key = boards.draw_key(board, Box(0, 0, 40, 100), theme, TERRAIN, notes)
    assert words(key) == ["Open", "Wood", "Foot 2", "Road", "Movement ½"]


@pytest.mark.parametrize("style", sorted(STYLES))
def test_a_map_is_drawn_the_same_way_twice_in_every_manner(style: str) -> None:
    board = hexes(".w..~~\n.ww.h~\n.t.hh.\n.t....\n......", edges=(Edge(id="a", sides=("0201/s-0504/s",)),))
    theme = replace(plain_theme("sand"), maps=style)

    def drawn() -> str:
        size = boards.natural_size(board)
        box, fresh = Box(0, 0, size.width, size.height), replace(theme, boards=Memo(), layers=ContentMemo())
        return signature(boards.draw(board, box, fresh, BoardOptions(terrain=TERRAIN)))

    assert drawn() == drawn()


def test_colours_of_a_map_that_the_palette_does_not_have() -> None:
    board = hexes("~~....", regions=(Region(id="r", cells=Cells.parse("0101"), color="puce"),))
    theme = plain_theme("sand")
    assert [name for name, _ in unknown_colors(board, TERRAIN, theme)] == ["puce"]
    odd = (*TERRAIN[:-1], replace(TERRAIN[-1], color="azure"), Terrain(id="desert", color="unused"))
    assert [name for name, _ in unknown_colors(board, odd, theme)] == ["azure", "puce"]
