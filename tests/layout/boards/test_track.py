from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from pnp.frame import Breaks, Group, Item, Path
from pnp.layout import boards
from pnp.layout.boards import track as drawing
from pnp.layout.boards import track_size
from pnp.layout.boards.curves import around
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.routes import Route, fits_sheet, lay_out
from pnp.layout.geometry.box import Box
from pnp.measures import MM_PER_PT, Size
from pnp.model.boards import Board, Space, Track
from pnp.model.fields import Code, Coded, FieldType
from tests.layout.boards.drawings import alternatives, everything, mm, plain_theme, run, signature, words

LOOK = plain_theme("sand", "sea")
CODES = {"type": {"E": Code(name="Ebb", color="sand"), "F": Code(name="Flood", color="sea")}}


def space(name: str, letter: str) -> Space:
    return Space(id=name.lower(), name=name, fields={"type": Coded.of(letter, CODES["type"][letter])})


SHEET = Box(0, 0, 190, 190)


def draw(track: Track, box: Box = SHEET) -> tuple[Item, ...]:
    return boards.draw(Board(id="t", name="Tide", track=track), box, LOOK)


@pytest.mark.parametrize("shape", ["ring", "rows", "line", "spiral"])
def test_every_space_is_drawn_once_in_order_inside_the_box_and_apart_from_others(shape: str) -> None:
    track = Track(shape=shape, count=20)  # type: ignore[arg-type]
    assert [name for name in words(draw(track)) if name.isdecimal()] == [str(n) for n in range(1, 21)]
    box = Box(5, 7, 120, 90)
    way = lay_out(track, 20, Size(22, 22), Size(24, 24)).fitted(box, 2)
    reach = way.tile.width
    for index, (x, y) in enumerate(way.points):
        assert box.x + reach / 2 <= x <= box.right - reach / 2
        assert box.y + reach / 2 <= y <= box.bottom - reach / 2
        for px, py in way.points[:index]:
            assert max(abs(x - px), abs(y - py)) >= reach


def test_rows_snake_to_and_fro():
    way = lay_out(Track(per_row=3), 6, Size(20, 20), Size(22, 22))
    assert way.points == ((11, 11), (33, 11), (55, 11), (55, 33), (33, 33), (11, 33))


def test_turns_are_read_row_by_row_from_the_left():
    turns = Track(per_row=3, turns=True, count=6, space=(mm(20),))
    way = lay_out(turns, 6, Size(20, 20), Size(22, 22))
    assert way.points == ((11, 11), (33, 11), (55, 11), (11, 33), (33, 33), (55, 33))
    box = Box(0, 0, 66, 44)
    tiles = drawing.tiles_in(turns, box, LOOK, BoardOptions())
    line = tiles.path()[0]
    assert isinstance(line, Path)
    # Four steps within rows, and none from the end of the first row to the start of the second.
    assert [segment[0] for segment in line.segments].count("M") == 4


def test_a_ring_starts_at_the_top_and_runs_clockwise():
    way = lay_out(Track(shape="ring", loop=True), 12, Size(20, 20), Size(22, 22))
    assert way.points[0][0] == pytest.approx(0)
    assert way.points[0][1] == min(y for _, y in way.points[:1] + way.points[3:10])
    assert way.points[3][0] > 0 > way.points[9][0]


def test_a_track_is_as_large_as_its_spaces_and_can_be_cut_between_rows():
    track = Track(count=85, per_row=7, space=(mm(25),))
    # A gap of 9 % of 25 mm makes a pitch of 27.25 mm; one gap less than tiles, and 2 mm of border.
    assert track_size.natural_size(track) == Size(pytest.approx(6 * 27.25 + 25 + 4), pytest.approx(12 * 27.25 + 25 + 4))  # type: ignore[arg-type]
    found = track_size.breaks(track)
    assert found.xs == ()
    assert len(found.ys) == 12
    tops = [
        y - 12.5
        for _, y in lay_out(track, 85, Size(25, 25), Size(27.25, 27.25)).fitted(Box(0, 0, 192.5, 356), 2).points
    ]
    assert all(top > cut or top + 25 < cut for cut in found.ys for top in tops)


def test_declared_breaks_are_kept():
    track = Track(count=20, per_row=5, space=(mm(20),), breaks=(10,))
    assert track_size.breaks(track) == Breaks(ys=(pytest.approx(2 + 2 * 21.8 - 0.9),))  # type: ignore[arg-type]


def test_a_track_may_be_cut_between_its_rows_alone():
    track = Track(count=20, per_row=5, space=(mm(20),), breaks=(10,))
    assert boards.breaks(Board(id="t", track=track)) == track_size.breaks(track)


def test_a_ring_may_be_cut_anywhere():
    assert boards.breaks(Board(id="t", track=Track(shape="ring", count=12))) is None


def test_spaces_keep_their_own_numbers():
    track = Track(spaces=(Space(id="a", number=7), Space(id="b", number=9)))
    assert words(draw(track)) == ["7", "9"]


def test_kinds_are_told_by_a_mark_as_well_as_by_colour():
    items = draw(Track(codes=CODES, spaces=(space("Dusk", "E"), space("Noon", "F"))))
    heard = alternatives(items)
    assert "Space 1, Dusk, Ebb" in heard
    assert "Space 2, Noon, Flood" in heard
    marks = {alt: item for item in everything(items) if (alt := getattr(item, "alt", "")) in {"Ebb", "Flood"}}
    assert len(marks["Ebb"].segments) != len(marks["Flood"].segments)  # type: ignore[union-attr]


def test_a_long_word_shrinks_to_its_tile_but_not_below_5_points():
    name = "Constantinopolitan"
    items = draw(Track(count=8, per_row=8, spaces=(Space(id="a", name=name),)), Box(0, 0, 190, 40))
    shown = run(items, name)
    assert shown.size < 10
    assert shown.x >= 2
    tiny = run(draw(Track(count=8, per_row=8, spaces=(Space(id="a", name=name),)), Box(0, 0, 40, 10)), name)
    assert tiny.size == 5


def test_counters_stand_on_spaces_by_number():
    seen: list[Box] = []

    def place(unit: str, side: str, box: Box) -> tuple[Item, ...]:
        seen.append(box)
        return ()

    board = Board(id="t", track=Track(shape="line", count=4, space=(mm(20),)))
    size = boards.natural_size(board)
    boards.draw(board, Box(0, 0, size.width, size.height), LOOK, BoardOptions(units="ship@3", draw_counter=place))
    assert seen[0].center == (pytest.approx(2 + 2 * 21.8 + 10), pytest.approx(12))


def test_the_same_track_is_drawn_the_same_way_twice_and_is_named():
    track = Track(shape="spiral", count=30)
    assert signature(draw(track)) == signature(draw(replace(track)))
    (whole,) = draw(track)
    assert isinstance(whole, Group)
    assert whole.alt == "Tide, 30 spaces"


def test_a_track_in_rows_that_leads_back_says_so_on_its_last_tile_and_draws_no_line_across() -> None:
    track = Track(shape="rows", per_row=2, loop=True, space=(mm(20),), count=5)
    found = words(draw(track))
    assert found == ["1", "2", "3", "4", "5 \u2192 1"]
    band = next(item for item in everything(draw(track)) if isinstance(item, Path) and item.stroke)
    assert band.segments[-1][0] == "L"


def test_a_track_whose_last_tile_lies_beside_its_first_closes_its_way() -> None:
    track = Track(shape="rows", per_row=3, loop=True, space=(mm(20),), count=6)
    assert words(draw(track))[-1] == "6"
    band = next(item for item in everything(draw(track)) if isinstance(item, Path) and item.stroke)
    assert band.segments[-1] == ("Z",)


def test_tiles_show_their_text_and_declared_fields_below_the_name() -> None:
    fields = {"toll": FieldType(type="number", name="Toll")}
    inn = Space(id="inn", name="Inn", text="Rest here.", fields={"toll": 3})
    track = Track(shape="line", space=(mm(30),), fields=fields, spaces=(inn,))
    board = Board(id="t", name="Tide", track=track)
    assert words(boards.draw(board, SHEET, LOOK, BoardOptions(details="text, toll"))) == [
        "1", "Inn", "Rest here.\nToll: 3",
    ]  # fmt: skip


def test_a_detail_that_no_space_has_is_refused() -> None:
    board = Board(id="t", name="Tide", track=Track(shape="line", spaces=(Space(id="inn", name="Inn"),)))
    with pytest.raises(ValueError, match="no field 'tol'"):
        boards.draw(board, SHEET, LOOK, BoardOptions(details="tol"))


def tiles_of(track: Track, route: Route) -> list[Box]:
    """Where the tiles lie on the face, in mm."""
    size = track_size.natural_size(track)
    return [
        around(point, route.tile.width, route.tile.height)
        for point in route.fitted(Box(0, 0, size.width, size.height), 2.0).points
    ]


@pytest.mark.parametrize("shape", ["ring", "spiral", "rows"])
@pytest.mark.parametrize("count", [24, 40, 41, 50, 51, 100, 101])
@pytest.mark.parametrize("space", [(22.0, 22.0), (30.0, 18.0)])
def test_a_track_larger_than_paper_is_cut_between_its_spaces(
    shape: Any, count: int, space: tuple[float, float]
) -> None:
    track = Track(shape=shape, count=count, per_row=20 if shape == "rows" else None, space=tuple(map(mm, space)))
    size = track_size.natural_size(track)
    cuts = track_size.breaks(track)
    route = track_size.route_of(track)
    tiles = tiles_of(track, route)
    assert len(tiles) == count
    for x in cuts.xs:
        assert not any(tile.x < x < tile.right for tile in tiles)
    for y in cuts.ys:
        assert not any(tile.y < y < tile.bottom for tile in tiles)
    # No part between two cuts is larger than paper.
    for length, at in ((size.width, cuts.xs), (size.height, cuts.ys)):
        if not fits_sheet(size):
            assert max(b - a for a, b in pairwise((0.0, *at, length))) < 60
    # Each space touches the next; around a corner that an odd ring leaves out, at a corner.
    for first, last in pairwise(route.points):
        assert abs(first[0] - last[0]) < 1.1 * route.pitch.width if route.pitch else True
        assert abs(first[1] - last[1]) < 1.1 * route.pitch.height if route.pitch else True


def test_a_ring_that_paper_can_show_is_round() -> None:
    assert track_size.breaks(Track(shape="ring", count=12)) == Breaks()


def test_a_tile_with_a_number_alone_shows_it_large_in_its_middle():
    track = Track(shape="line", count=3, space=(mm(20),))
    size = boards.natural_size(Board(id="t", track=track))
    two = run(draw(track, Box(0, 0, size.width, size.height)), "2")
    # 36 % of 20 mm; a tile begins after 2 mm, the next one 21.8 mm further on.
    assert two.size * MM_PER_PT == pytest.approx(7.2, abs=0.05)
    assert two.x + two.width / 2 == pytest.approx(2 + 21.8 + 10)
    assert two.y == pytest.approx(12)


def test_a_name_is_set_a_little_smaller_rather_than_on_two_lines():
    # In half ems, ten letters of 11 pt are 10 x 3.88 / 2 = 19.4 mm wide, and a tile has 20 x 0.88 = 17.6 mm.
    spaces = (Space(id="a", name="Summer 122"), Space(id="b", name="Sun"))
    items = draw(Track(shape="line", space=(mm(20),), spaces=spaces), Box(0, 0, 45.8, 24))
    long, short = run(items, "Summer 122"), run(items, "Sun")
    assert short.size == pytest.approx(11.0)
    assert long.size == pytest.approx(11.0 * 17.6 / 19.4, abs=0.05)


def test_the_first_tile_has_a_strong_line_within_its_rim_and_small_tiles_have_no_chevrons():
    def chevrons(side: float) -> list[int]:
        track = Track(shape="line", count=3, space=(mm(side),))
        size = boards.natural_size(Board(id="t", track=track))
        items = draw(track, Box(0, 0, size.width, size.height))
        [start] = [item for item in everything(items) if isinstance(item, Path) and item.alt == "start"]
        assert start.stroke is not None
        assert start.stroke.width == pytest.approx(side * 0.04)
        open_lines = [item for item in everything(items) if isinstance(item, Path) and item.stroke and not item.fill]
        return [len(line.segments) for line in open_lines if {part[0] for part in line.segments} == {"M", "L"}]

    # Two of three points each at 22 mm; at 13 mm they would be 0.7 mm high.
    assert chevrons(22) == [6]
    assert chevrons(13) == []
