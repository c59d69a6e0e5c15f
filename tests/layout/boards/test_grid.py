from dataclasses import dataclass, replace
from typing import Any, cast

import pytest

from pnp.frame import Breaks, Group, Item, Nested, Path, TextRun
from pnp.layout import boards
from pnp.layout.boards import grid as drawing
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.linear_features import LinearFeatures, crossing, edge_line, edge_sides, river_sides, road_lines
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.outlines import chains
from pnp.layout.boards.patterns.vocabulary import PATTERNS
from pnp.layout.boards.regions import Regions, label_box, wrapped
from pnp.layout.geometry.box import Box
from pnp.layout.memo import ContentMemo, Memo
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.set_text import IconDrawer
from pnp.layout.theme.style import Style
from pnp.measures import Size
from pnp.model.boards import Board, CellBreaks, Coordinates, Edge, Region, Road, SquareGrid
from pnp.model.cells import Cells
from pnp.model.texts import Icon, IconPath
from pnp.model.units import Terrain
from tests.layout.boards.drawings import (
    HalfEms,
    SetLine,
    alternatives,
    everything,
    mm,
    plain_theme,
    run,
    signature,
    words,
)

TERRAIN = (
    Terrain(id="quay", name="Quay", pattern="plain", color="sand"),
    Terrain(id="sea", name="Sea", pattern="waves", color="sea"),
    Terrain(id="wood", name="Wood", pattern="trees", color="moss"),
)
HARBOUR = SquareGrid(
    columns=6,
    rows=6,
    cell=mm(24),
    legend={".": "quay", "~": "sea", "w": "wood"},
    cells="~~~~~~\n~~~~~~\n~~..w~\n......\n.w....\n......\n",
    regions=(
        Region(id="open-sea", name="Open sea", cells=Cells.parse("A6:F5"), terrain="sea"),
        Region(id="old-town", name="Old town", cells=Cells.parse("A1:F2")),
    ),
    edges=(Edge(id="canal", name="The canal", between=(("B3", "B2"), ("C3", "C2"))),),
    roads=(Road(id="street", name="Street", through=("C1", "C2", "C3", "D3"), ends=("edge", "space")),),
    breaks=CellBreaks(columns=3, rows=3),
)
LOOK = plain_theme("sand", "sea", "moss")


def draw(grid: SquareGrid = HARBOUR, box: Box | None = None, **options: object) -> tuple[Item, ...]:
    board = Board(id="harbour", name="The harbour", squares=grid)
    size = boards.natural_size(board)
    return boards.draw(board, box or Box(0, 0, size.width, size.height), LOOK, BoardOptions(terrain=TERRAIN, **options))  # type: ignore[arg-type]


def fitted(grid: SquareGrid = HARBOUR, cells: str = "") -> CellMap:
    size = drawing.natural_size(grid, cells)
    return drawing.fitted(grid, Box(0, 0, size.width, size.height), BoardOptions(terrain=TERRAIN, cells=cells))


def test_a_board_is_as_large_as_its_cells_and_a_border_of_6_mm():
    assert drawing.natural_size(HARBOUR) == Size(156, 156)
    assert drawing.natural_size(HARBOUR, "A1:C2") == Size(84, 60)


def test_at_its_natural_size_a_cell_is_as_large_as_declared_and_a1_is_bottom_left():
    cells = fitted()
    assert cells.cell == pytest.approx(24)
    assert cells.room((0, 5)) == Box(pytest.approx(6), pytest.approx(126), pytest.approx(24), pytest.approx(24))  # type: ignore[arg-type]


def test_a_part_of_a_board_shows_only_its_cells():
    shown = draw(cells="C1:D2")
    assert {name for name in words(shown) if len(name) == 2} == {"C1", "C2", "D1", "D2"}
    assert fitted(cells="C1:D2").point(2, 4) == (pytest.approx(6), pytest.approx(6))


def test_breaks_lie_on_the_edges_of_cells():
    board = Board(id="b", squares=HARBOUR)
    assert boards.breaks(board) == Breaks((78.0,), (78.0,))
    assert boards.breaks(Board(id="b", squares=replace(HARBOUR, breaks=None))) == Breaks(
        (30.0, 54.0, 78.0, 102.0, 126.0), (30.0, 54.0, 78.0, 102.0, 126.0)
    )


def test_every_cell_and_every_column_and_row_is_named():
    shown = words(draw())
    assert {name for name in shown if len(name) == 2} == {f"{c}{r}" for c in "ABCDEF" for r in range(1, 7)}
    assert sorted(name for name in shown if len(name) == 1) == sorted("ABCDEF123456" * 2)


def test_numbered_cells_have_no_names_along_the_border():
    shown = words(draw(replace(HARBOUR, coordinates=Coordinates(cells="numbers"), regions=(), edges=(), roads=())))
    assert shown == [str(number) for number in range(1, 37)]


def test_without_labels_there_are_no_words_and_an_overview_names_regions_only_inside():
    assert words(draw(labels=False)) == []
    overview = words(draw(overview=True))
    assert "Open sea" in overview
    assert "A1" not in overview


def test_regions_override_what_is_drawn_and_the_higher_priority_wins():
    regions = (
        Region(id="high", cells=Cells.parse("A1:B1"), terrain="wood", priority=2),
        Region(id="low", cells=Cells.parse("A1:C1"), terrain="sea", priority=1),
    )
    grounds = fitted(replace(HARBOUR, regions=regions)).grounds
    assert [grounds[column, 5].id for column in range(4)] == ["wood", "wood", "sea", "quay"]


def test_water_lies_below_land_whichever_is_named_first():
    grounds = fitted().grounds
    assert grounds[0, 0].rank < grounds[0, 3].rank


def test_a_region_is_named_once_inside_its_cells():
    name = run(draw(), "Old town")
    assert name.x >= 6
    assert name.x + name.width <= 150
    assert 102 <= name.y <= 150


def test_the_name_of_a_bent_region_stands_in_its_widest_row():
    cells = fitted()
    box = label_box([(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)], cells)
    assert box.y >= cells.point(0, 2)[1]
    assert box.right <= cells.point(3, 2)[0]


def test_a_name_that_is_too_wide_for_its_cells_wraps_at_words_only():
    style = Style(size=10)  # letters of half an em: 5 pt, 1.764 mm
    assert wrapped("Lake of Homs", 13.0, style, LOOK) == ("Lake of", "Homs")
    assert wrapped("Constantinople", 5.0, style, LOOK) == ("Constantinople",)


def test_a_road_runs_through_the_centres_of_its_cells_and_off_the_board():
    cells = fitted()
    line = road_lines(cells)[0]
    assert all(cells.center(position) in line for position in [(2, 5), (2, 4), (2, 3), (3, 3)])
    assert line[0] == (pytest.approx(66), pytest.approx(150))  # the lower edge of the board, below C1
    assert line[-1] == cells.center((3, 3))


def test_a_road_over_squares_of_water_has_a_bridge_from_shore_to_shore():
    def decks(*through):
        roads = (Road(id="causeway", through=through),)
        drawn = LinearFeatures(fitted(replace(HARBOUR, roads=roads, edges=())), LOOK).roads()
        return [item.segments for item in drawn if isinstance(item, Path) and item.fill]

    # From the side of C4, which is land, at x = 54 to the middle of A4 at x = 18; the middle of row 4 is at y = 66.
    first, second = decks("C4", "B4", "A4")
    xs = [step[1] for step in (*first, *second) if len(step) > 1]
    assert xs == pytest.approx([54, 42, 42, 54, 42, 18, 18, 42])
    ys = [step[2] for step in first if len(step) > 1]
    # The deck is 0.18 of a cell of 24 mm wide.
    assert (min(ys), max(ys)) == pytest.approx((66 - 2.16, 66 + 2.16))
    assert decks("C4", "C3", "C2") == []


def test_a_road_crosses_a_river_on_its_line():
    cells = fitted()
    rivers = river_sides(cells)
    bridge = crossing((2, 4), (2, 3), rivers, cells)
    assert bridge is not None
    assert bridge in road_lines(cells)[0]
    (canal,) = (edge_line(chain, cells) for chain in chains(edge_sides(HARBOUR.edges[0], cells)))
    assert bridge in canal
    assert crossing((2, 3), (3, 3), rivers, cells) is None


def test_a_diagonal_road_crosses_where_the_river_turns():
    cells = fitted()
    assert crossing((1, 4), (2, 3), river_sides(cells), cells) == cells.point(2, 4)


def test_units_stand_in_the_middle_of_their_cells():
    seen: dict[str, Box] = {}

    def place(unit: str, side: str, box: Box) -> tuple[Item, ...]:
        seen[f"{side}/{unit}"] = box
        return (Path(box.segments()),)

    items = draw(units="pikes@A1, tide/cog@B5, lost@Z9", draw_counter=place)
    assert seen["/pikes"].center == (pytest.approx(18), pytest.approx(138))
    assert seen["tide/cog"].center == (pytest.approx(42), pytest.approx(42))
    assert len(seen) == 2
    assert "cog on B5" in alternatives(items)


def test_a_stack_takes_as_much_room_as_a_counter_alone():
    seen: dict[str, Box] = {}

    def place(unit: str, side: str, box: Box) -> tuple[Item, ...]:
        seen[unit] = box
        return (Path(box.segments()),)

    draw(units="pikes@A1, bows@B5, cog@B5", draw_counter=place)
    alone, below, above = seen["pikes"], seen["bows"], seen["cog"]
    assert above.x > below.x
    assert above.y < below.y
    assert above.right - below.x == pytest.approx(alone.width)
    assert (below.x + above.right) / 2 == pytest.approx(42)
    assert (above.y + below.bottom) / 2 == pytest.approx(42)


def test_arrows_and_marks_say_what_they_mean():
    heard = alternatives(draw(arrows="A1>B3, A1~C4", highlight="C3"))
    assert "moves from A1 to B3" in heard
    assert "from A1 to C4 in range" in heard
    assert "C3 is marked" in heard


@pytest.mark.parametrize(
    ("option", "text", "message"),
    [
        ("arrows", "A1-B2", "'A1-B2' is not an arrow"),
        ("units", "pikes", "'pikes' is not a unit on a place"),
        ("cells", "Z9", "the board has no cells 'Z9'"),
    ],
)
def test_an_option_that_cannot_be_read_is_told_in_words(option: str, text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        draw(**{option: text})


def test_the_whole_board_has_a_text_alternative():
    assert draw()[0].alt == "The harbour, 6 by 6 squares"  # type: ignore[union-attr]


def test_everything_stays_in_the_box_however_small_it_is():
    (board,) = draw(box=Box(10, 20, 40, 60))
    assert isinstance(board, Group)
    picture = next(item for item in board.items if isinstance(item, Group) and item.clip)
    _, x, y, width, height = picture.clip[0]
    assert 10 <= x < x + width <= 50
    assert 20 <= y < y + height <= 80
    assert width == pytest.approx(height)


def test_the_same_board_is_drawn_the_same_way_twice():
    # Boards of their own: one that was drawn is not drawn again.
    assert signature(draw(replace(HARBOUR))) == signature(draw(replace(HARBOUR)))


@pytest.mark.parametrize("pattern", sorted(PATTERNS))
def test_every_pattern_is_told_from_plain_ground_without_colour(pattern: str) -> None:
    def shapes(name: str) -> str:
        terrain = (Terrain(id="one", name="One", pattern=name, color="sand"), Terrain(id="sea", pattern="plain"))
        grid = SquareGrid(columns=3, rows=3, cell=mm(20), legend={"a": "one", "s": "sea"}, cells="sss\nsas\nsss")
        items = drawing.draw(
            Board(id="b", squares=grid), grid, Box(0, 0, 70, 70), LOOK, BoardOptions(terrain=terrain, labels=False)
        )
        return repr([item.segments for item in everything(items) if isinstance(item, Path)])

    assert (shapes(pattern) == shapes("plain")) == (pattern in {"plain", "checker-light"})


def test_a_chessboard_is_dark_at_a1_and_light_beside_it():
    grid = SquareGrid(columns=8, rows=8, cell=mm(10), checkered=True)
    items = drawing.draw(Board(id="b", squares=grid), grid, Box(0, 0, 85, 85), LOOK, BoardOptions())
    cells = drawing.fitted(grid, Box(0, 0, 85, 85), BoardOptions())
    squares = next(item for item in everything(items) if isinstance(item, Path) and len(item.segments) == 32)
    corners = {(round(step[1], 3), round(step[2], 3)) for step in squares.segments}
    assert tuple(round(at, 3) for at in cells.point(0, 7)) in corners
    assert tuple(round(at, 3) for at in cells.point(1, 7)) not in corners


def test_the_symbol_and_the_name_of_a_single_cell_stay_in_it():
    region = Region(id="light", name="Light", cells=Cells.parse("B2"), symbol="lantern")
    grid = SquareGrid(columns=3, rows=3, cell=mm(24), regions=(region,), coordinates=Coordinates(shown=False))
    lantern = Icon(id="lantern", paths=(IconPath(d="M 0 0 L 64 0 L 64 64 Z"),))
    items = boards.draw(Board(id="b", squares=grid), Box(0, 0, 84, 84), replace(LOOK, icons={"lantern": lantern}))
    name = run(items, "Light")
    cell = Box(28.8, 28.8, 26.4, 26.4)
    assert cell.x < name.x
    assert name.x + name.width < cell.right
    assert cell.center[1] < name.y < cell.bottom
    (symbol,) = [one for one in everything(items) if isinstance(one, Nested) and one.scale != 1.0]
    assert cell.y < symbol.y
    assert symbol.y + symbol.face.size.height * symbol.scale < name.y


def test_the_symbol_of_a_town_stands_above_its_houses_on_the_right():
    region = Region(id="light", name="Light", cells=Cells.parse("B2"), symbol="lantern", terrain="town")
    town = Terrain(id="town", name="Town", pattern="houses", color="sand")
    grid = SquareGrid(columns=3, rows=3, cell=mm(24), regions=(region,), coordinates=Coordinates(shown=False))
    lantern = Icon(id="lantern", paths=(IconPath(d="M 0 0 L 64 0 L 64 64 Z"),))
    theme, options = replace(LOOK, icons={"lantern": lantern}), BoardOptions(terrain=(town,))
    items = boards.draw(Board(id="b", squares=grid), Box(0, 0, 84, 84), theme, options)
    (symbol,) = [one for one in everything(items) if isinstance(one, Nested) and one.scale != 1.0]
    # The middle of B2 is that of the map.
    assert symbol.x > 42
    assert symbol.y + symbol.face.size.height * symbol.scale < 42 < run(items, "Light").y


def test_coordinates_grow_with_the_size_of_their_class():
    def size(points: float) -> float:
        theme = replace(LOOK, classes={"board-coordinate": Style(size=points)})
        grid = SquareGrid(columns=2, rows=2, cell=mm(40), coordinates=Coordinates(cells="numbers"))
        return run(boards.draw(Board(id="b", squares=grid), Box(0, 0, 92, 92), theme), "1").size

    assert size(12.0) == pytest.approx(2 * size(6.0))


def test_a_drawing_is_the_same_whatever_was_drawn_before():
    def shown(theme: ResolvedTheme, cells: str) -> str:
        return repr(boards.draw(board, Box(0, 0, 80, 80), theme, BoardOptions(terrain=TERRAIN, cells=cells)))

    board = Board(id="harbour", name="The harbour", squares=HARBOUR)
    alone, after = (replace(LOOK, boards=Memo(), layers=ContentMemo()) for _ in range(2))
    for cells in ("", "B2:D4", "A1:C3"):
        shown(after, cells)
    assert shown(after, "A1:C3") == shown(alone, "A1:C3")


def test_text_faults_are_recorded_each_time_the_words_are_shown():
    @dataclass(frozen=True)
    class Missing(SetLine):
        is_clean: bool = False

    class WithoutGlyphs(HalfEms):
        def set(self, text: str, box: Box, style: Style, color: str, icons: IconDrawer) -> SetLine:
            return Missing(super().set(text, box, style, color, icons).items)

    theme = replace(LOOK, setter=cast(Any, WithoutGlyphs()), boards=Memo())
    board = Board(id="b", squares=SquareGrid(columns=2, rows=2, cell=mm(20), coordinates=Coordinates(cells="numbers")))
    recorded = []
    for cells in ("", "3:4", ""):
        recording = theme.recording_text_faults()
        boards.draw(board, Box(0, 0, 60, 60), recording, BoardOptions(cells=cells))
        recorded.append([words for words, _ in recording.text_faults or ()])
    assert recorded == [["1", "2", "3", "4"], ["3", "4"], ["1", "2", "3", "4"]]


def test_a_name_of_several_lines_stays_among_its_cells():
    cells = fitted()
    names = Regions(cells, LOOK)
    room = Box(10.0, 10.0, 12.0, 20.0)

    def middle(name: str, box: Box) -> float:
        (line,) = (item for item in everything(tuple(names._name(name, box, room))) if isinstance(item, TextRun))
        return line.y

    below = room.moved(0.0, 9.0)
    assert middle("Hut", below) == middle("Hut", room) + 9.0
    assert room.y < middle("Lake of Homs", below) < room.bottom


def test_a_name_keeps_off_the_points_of_a_star_if_there_is_room_and_off_its_body_else():
    cells = fitted()
    step = cells.cell * 0.05
    words, star = Box(0.0, 10.0, 20.0, 4.0), Box(5.0, 4.0, 8.0, 6.0 + step / 2)
    points = star.inset(-2 * step)
    # Half a step under the star, and two and a half steps under its points.
    assert Regions(cells, LOOK, numbers=(star,))._off_numbers(words) == pytest.approx(step)
    assert Regions(cells, LOOK, numbers=(star,), points=(points,))._off_numbers(words) == pytest.approx(3 * step)
    # Points all over the map.
    everywhere = Box(-500.0, -500.0, 1000.0, 1000.0)
    assert Regions(cells, LOOK, numbers=(star,), points=(everywhere,))._off_numbers(words) == pytest.approx(step)


def test_a_land_shows_through_its_squares_with_a_cross_wherever_their_lines_meet():
    squares = SquareGrid(columns=2, rows=1, cell=mm(20), coordinates=Coordinates(shown=False))
    items = drawing.picture(squares, 20.0, replace(LOOK, maps="fantasy"), ()).face.art
    chart = drawing.picture(squares, 20.0, LOOK, ()).face.art
    [[whole]] = [[item for item in everything(chart) if isinstance(item, Path) and item.stroke and not item.fill]]
    faint, crosses = (item for item in everything(items) if isinstance(item, Path) and item.stroke and not item.fill)
    assert faint.segments == whole.segments
    assert faint.stroke.ink.opacity == pytest.approx(0.45 * whole.stroke.ink.opacity)
    # Six corners with two arms across each other, of 0.07 cells to either side.
    assert len(crosses.segments) == 6 * 4
    arms = zip(crosses.segments[::2], crosses.segments[1::2], strict=True)
    assert {round(abs(last[1] - first[1]), 2) for first, last in arms} == {0.0, 2.8}
