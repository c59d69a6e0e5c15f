"""Marks, labels and rulers, worked out by hand on small papers."""

from dataclasses import replace
from math import hypot

import pytest

from pnp.frame import Face, Fold, Group, Nested, Path, Piece, Placement, TextRun
from pnp.impose import Lettering, Plan, impose, inch_ruler, metric_ruler
from pnp.impose.calibration import duplex_check
from pnp.impose.drafts import AssemblyKey, SheetDraft
from pnp.impose.labels import assembly_key, label
from pnp.impose.marks import clear_of, fold_lines, registration, ticks, widest_bleed
from pnp.impose.rects import Rect
from pnp.impose.shapes import hexagon, outline
from pnp.measures import Size
from pnp.ovals import oval
from pnp.papers import A4
from tests.impose.pieces import LETTERING, cards, face

PAPER = Size(100, 100)
# 6.5 points are 2.293 mm high, 5 points 1.764.
HEIGHT = 6.5 * 25.4 / 72
SMALL = 5 * 25.4 / 72


def draft(*blocks: tuple[Rect, ...], **more: object) -> SheetDraft:
    return SheetDraft(size=PAPER, safe=6.0, side="front", placements=(), blocks=blocks, **more)  # type: ignore[arg-type]


def lettering(width: float) -> Lettering:
    """A font in which every text is so wide at 6.5 points."""
    return Lettering("label", lambda text, size: width * size / 6.5)


def text_of(found: object) -> TextRun:
    (item,) = found.items  # type: ignore[attr-defined]
    (run,) = item.items if isinstance(item, Group) else (item,)
    assert isinstance(run, TextRun)
    return run


EVEN = Rect(20, 20, 80, 80)


def test_a_label_that_fits_exactly_between_the_safe_margins_is_set() -> None:
    # Of 100 mm, 6 are left free on both sides.
    found = label(["kit"], draft(), EVEN, None, [], lettering(88))
    run = text_of(found)
    assert (run.text, run.size, run.x, run.width) == ("kit", 6.5, 6, 88)
    # The top margin is 20 mm deep; the text begins at 6, and its baseline lies 0.24 sizes above its lower edge.
    assert run.y == pytest.approx(6 + HEIGHT * 0.76)


def test_a_label_that_is_a_hair_too_long_is_set_smaller() -> None:
    run = text_of(label(["kit"], draft(), EVEN, None, [], lettering(88.1)))
    assert (run.size, run.width) == (5, pytest.approx(88.1 * 5 / 6.5))


def test_what_fits_in_no_size_loses_its_first_parts() -> None:
    wide = Lettering("label", lambda text, size: 30.0 * len(text.split(" · ")))
    run = text_of(label(["kit", "", "deck", "sheet 1", "A4"], draft(), EVEN, None, [], wide))
    # Two of the three that fill the first place fit no better: 90 > 88.
    assert (run.text, run.width) == ("sheet 1 · A4", 60)
    assert label(["a"], draft(), EVEN, None, [], lettering(120)) is None


def test_a_label_that_is_exactly_as_high_as_the_margin_is_set() -> None:
    deep = HEIGHT + 0.6
    run = text_of(label(["kit"], draft(), Rect(1, deep, 99, 99), None, [], lettering(50)))
    # There is no room for 6 mm at the edge: it stands at the very top.
    assert (run.size, run.y) == (6.5, pytest.approx(HEIGHT * 0.76))
    run = text_of(label(["kit"], draft(), Rect(1, deep - 0.01, 99, 99), None, [], lettering(50)))
    assert (run.size, run.y) == (5, pytest.approx(HEIGHT - 0.01 - SMALL * 0.24))
    assert label(["kit"], draft(), Rect(1, SMALL + 0.59, 99, 99), None, [], lettering(50)) is None


@pytest.mark.parametrize(("width", "x"), [(33, 6), (33.1, 41), (53, 41), (53.1, 6)])
def test_a_label_goes_between_the_ticks_if_it_fits_there(width: float, x: float) -> None:
    # A tick at 40 leaves 6 to 39 and 41 to 94.
    tick = Rect(39.5, 0, 40.5, 19)
    assert text_of(label(["kit"], draft(), EVEN, None, [tick], lettering(width))).x == x


def test_a_tick_that_does_not_reach_the_label_is_none_of_its_business() -> None:
    assert text_of(label(["kit"], draft(), EVEN, None, [Rect(9, 15, 10, 19)], lettering(40))).x == 6


@pytest.mark.parametrize(
    ("trims", "turn", "x", "y"),
    [
        (Rect(10, 20, 90, 90), 0, 6, 6 + HEIGHT * 0.76),
        (Rect(10, 10, 90, 80), 0, 6, 94 - HEIGHT * 0.24),
        # Up the page, from below: the label begins at 6 mm from the top, and is 50 mm long.
        (Rect(20, 10, 90, 90), 270, 6 + HEIGHT * 0.76, 56),
        (Rect(10, 10, 80, 90), 270, 94 - HEIGHT * 0.24, 56),
    ],
)
def test_a_label_stands_in_the_widest_margin(trims: Rect, turn: float, x: float, y: float) -> None:
    found = label(["kit"], draft(), trims, None, [], lettering(50))
    assert found is not None
    (item,) = found.items
    assert (item.turn if isinstance(item, Group) else 0) == turn
    assert (text_of(found).x, text_of(found).y) == pytest.approx((x, y))


def test_over_a_bleed_a_label_gets_bare_paper() -> None:
    found = label(["kit"], draft(), Rect(5, 9, 95, 95), Rect(2, 6, 98, 98), [], lettering(50))
    assert found is not None
    ground, run = found.items
    assert isinstance(ground, Path)
    assert isinstance(run, TextRun)
    assert ground.segments[0][1:] == pytest.approx((5.7, 5.7, 50.6, HEIGHT + 0.6))
    assert ground.fill is not None
    assert ground.fill.token == "white"
    clear = label(["kit"], draft(), Rect(5, 19, 95, 95), Rect(2, 16, 98, 98), [], lettering(50))
    assert clear is not None
    assert len(clear.items) == 1


def test_without_trims_a_label_stands_at_the_top() -> None:
    assert text_of(label(["kit"], draft(), None, None, [], lettering(50))).y == pytest.approx(6 + HEIGHT * 0.76)


KEY = AssemblyKey((100.0, 50.0), (40.0,), 1, 0)


def test_the_key_of_a_board_lies_at_the_end_of_the_roomiest_margin() -> None:
    # 30 mm at the bottom: 12 at most are used, but 150 mm may not become longer than 30, so that the scale is 1:5.
    here, cells = assembly_key(KEY, draft(), Rect(5, 5, 95, 70), [])
    assert isinstance(here, Path)
    assert isinstance(cells, Path)
    assert [segment[1:] for segment in cells.segments] == [
        pytest.approx((64, 86, 20, 8)),
        pytest.approx((84, 86, 10, 8)),
    ]
    assert here.segments == cells.segments[1:]


def test_the_key_of_a_board_moves_until_it_is_clear() -> None:
    (_, cells) = assembly_key(KEY, draft(), Rect(5, 5, 95, 70), [Rect(70, 90, 90, 95)])
    assert isinstance(cells, Path)
    # 1.5 mm stay free: it ends at 68.5.
    assert cells.segments[0][1:] == pytest.approx((38.5, 86, 20, 8), abs=1e-5)
    assert assembly_key(KEY, draft(), Rect(5, 5, 95, 70), [Rect(0, 80, 90, 95)]) == ()


def test_the_key_of_a_board_stands_upright_in_a_side_margin() -> None:
    # 20 mm on the right: 13.4 are free, 12 are used; 150 mm of width become 12.
    (_, cells) = assembly_key(KEY, draft(), Rect(5, 5, 80, 95), [])
    assert isinstance(cells, Path)
    assert cells.segments[0][1:] == pytest.approx((82, 94 - 40 * 0.08, 8, 3.2))


def test_there_is_no_key_where_it_would_be_too_small_to_see() -> None:
    # 6 + 0.6 + 0.8 mm of room for a height of 40: the scale is 1:50, and 150 mm become 3.
    assert assembly_key(KEY, draft(), Rect(5, 5, 95, 92.6 - 1e-9), []) != ()
    assert assembly_key(KEY, draft(), Rect(5, 5, 95, 92.7), []) == ()
    assert assembly_key(KEY, draft(), Rect(5, 5, 95, 95), []) == ()


@pytest.mark.parametrize(("row", "column", "name"), [(0, 0, "A1"), (25, 2, "Z3"), (26, 0, "AA1"), (52, 11, "BA12")])
def test_parts_of_a_board_are_called_by_row_and_column(row: int, column: int, name: str) -> None:
    assert AssemblyKey((1.0,), (1.0,), column, row).name == name


def rounded(lines: object) -> set[tuple[float, ...]]:
    return {tuple(round(value, 3) for value in line) for line in lines}  # type: ignore[attr-defined]


def test_ticks_of_one_trim_in_the_middle() -> None:
    # From 3 mm to 8 mm outside, at both ends of all four sides.
    assert rounded(ticks(draft((Rect(40, 30, 60, 70),)), 0)) == {
        *((40, 27, 40, 22), (60, 27, 60, 22), (40, 73, 40, 78), (60, 73, 60, 78)),
        *((37, 30, 32, 30), (37, 70, 32, 70), (63, 30, 68, 30), (63, 70, 68, 70)),
    }


def test_ticks_begin_where_the_bleed_ends_and_stop_at_the_edge_of_the_paper() -> None:
    # 9 mm on the left leave ticks from 3 to 7.5: 1.5 mm stay free.
    found = rounded(ticks(draft((Rect(9, 30, 60, 70),)), 3.5))
    assert {(5.5, 30, 1.5, 30), (5.5, 70, 1.5, 70), (63.5, 30, 68.5, 30)} <= found
    assert len(found) == 8


def test_ticks_come_nearer_where_the_printer_reaches_less_than_three_millimetres() -> None:
    # Printers reach to 6 mm from the edge. 9 mm leave just enough: from 3 mm outside to 1.5 mm from the edge.
    assert (6, 30, 1.5, 30) in rounded(ticks(draft((Rect(9, 30, 60, 70),)), 0))
    # Of 8.9 mm, small ticks at the corners go from 0.4 to 1.5, and those that begin at 1 mm go on for 5.
    found = rounded(ticks(draft((Rect(8.9, 30, 60, 70),)), 0))
    assert {(8.5, 30, 2.9, 30), (60.4, 30, 61.5, 30)} <= found
    assert len(found) == 14


@pytest.mark.parametrize(("left", "count"), [(3.25, 2), (3.2, 0)])
def test_a_tick_is_at_least_three_quarters_of_a_millimetre_long(left: float, count: int) -> None:
    found = rounded(ticks(draft((Rect(left, 30, 60, 70),)), 1.0))
    assert sum(line[2] == 1.5 for line in found) == count


def test_two_blocks_share_the_room_between_them() -> None:
    found = rounded(ticks(draft((Rect(40, 20, 60, 40),), (Rect(40, 64, 60, 84),)), 0))
    # 24 mm, 12 for each: ticks from 3 to 8.
    assert {(40, 43, 40, 48), (40, 61, 40, 56)} <= found


def test_no_tick_points_through_a_trim_that_lies_across() -> None:
    found = rounded(ticks(draft((Rect(20, 20, 40, 40), Rect(30, 40, 50, 60))), 0))
    # At 30 and 40 one cannot cut straight through.
    assert {line[0] for line in found if line[0] == line[2]} == {20, 50}
    assert {line[1] for line in found if line[1] == line[3]} == {20, 40, 60}


def test_the_widest_bleed_is_that_of_any_side() -> None:
    def placed(*bleed: float) -> Placement:
        return Placement(face("x", Size(10, 10), 1.0), 20, 20, bleed=bleed)  # type: ignore[arg-type]

    for bleed in ((2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 2)):
        found = SheetDraft(
            size=PAPER, safe=6.0, side="front", placements=(placed(1, 1, 1, 1), placed(*bleed)), blocks=()
        )
        assert widest_bleed(found) == 2
    assert widest_bleed(draft()) == 0


@pytest.mark.parametrize(
    ("tick", "left_of_it"),
    [
        ((50, 20, 50, 10), (50, 20, 50, 15)),
        ((50, 5, 50, 14), (50, 5, 50, 13)),
        ((70, 14, 55, 14), (70, 14, 60, 14)),
        ((30, 14, 45, 14), (30, 14, 40, 14)),
        ((50, 15.5, 50, 10), None),
        ((45, 14, 55, 14), None),
        ((70, 20, 70, 10), (70, 20, 70, 10)),
    ],
)
def test_a_tick_ends_where_a_label_begins(tick: tuple[float, ...], left_of_it: tuple[float, ...] | None) -> None:
    assert clear_of(tick, Rect(40, 13, 60, 15)) == left_of_it  # type: ignore[arg-type]
    assert clear_of(tick, None) == tick  # type: ignore[arg-type]


def points(path: object) -> list[tuple[float, ...]]:
    assert isinstance(path, Path)
    return [tuple(round(value, 3) for value in segment[1:]) for segment in path.segments]  # type: ignore[arg-type]


def test_a_fold_of_the_sheet_is_shown_in_its_margins() -> None:
    block = (Rect(20, 30, 80, 60),)
    (path,) = fold_lines(draft(block, folds=(("x", 50.0),)))
    assert points(path) == [(50, 1.5), (50, 29), (50, 61), (50, 98.5)]
    (path,) = fold_lines(draft(block, folds=(("y", 45.0),)))
    assert points(path) == [(1.5, 45), (19, 45), (81, 45), (98.5, 45)]
    # With nothing on the sheet, the lines leave only a millimetre on both sides of the middle.
    (path,) = fold_lines(draft(folds=(("y", 45.0),)))
    assert points(path) == [(1.5, 45), (49, 45), (51, 45), (98.5, 45)]
    assert path.stroke is not None
    assert path.stroke.dash == (2.0, 1.0)
    assert fold_lines(draft((Rect(2, 2, 98, 98),), folds=(("x", 50.0),))) == ()


def test_registration_marks_stand_in_the_middle_of_both_sides() -> None:
    crosses, rings = registration(PAPER, 6.0)
    assert points(crosses)[:4] == [(1.5, 50), (5.5, 50), (3.5, 48), (3.5, 52)]
    assert points(crosses)[4:] == [(94.5, 50), (98.5, 50), (96.5, 48), (96.5, 52)]
    assert points(rings)[0] == (4.7, 50)


def test_a_circle_is_round() -> None:
    steps = oval(10, 20, 5, 5)
    assert (steps[0], steps[-1]) == (("M", 15, 20), ("Z",))
    at = steps[0][1:]
    for _, *numbers in steps[1:-1]:
        (x1, y1), (x2, y2), (x3, y3), (x4, y4) = at, numbers[0:2], numbers[2:4], numbers[4:6]  # type: ignore[misc]
        middle = (x1 + 3 * x2 + 3 * x3 + x4) / 8, (y1 + 3 * y2 + 3 * y3 + y4) / 8  # type: ignore[operator]
        assert hypot(middle[0] - 10, middle[1] - 20) == pytest.approx(5, rel=3e-4)
        assert hypot(x4 - 10, y4 - 20) == pytest.approx(5)  # type: ignore[operator]
        at = (x4, y4)  # type: ignore[assignment]


def figures(items: tuple[object, ...]) -> list[tuple[str, float]]:
    return [(item.text, round(item.x + item.width / 2, 3)) for item in items if isinstance(item, TextRun)]


def test_the_figures_of_a_ruler_stand_under_their_ticks() -> None:
    ruler = metric_ruler(20, 30, LETTERING)
    assert figures(ruler) == [*((str(10 * n), 20 + 10 * n) for n in range(10)), ("100 mm", 120)]
    long = [(x, y) for x, y in points(ruler[0])[3::2] if y == 34]
    assert long == [(20 + 10 * n, 34) for n in range(11)]
    half = [x for x, y in points(ruler[0])[3::2] if y == 32.75]
    assert half == [25 + 10 * n for n in range(10)]
    assert len(points(ruler[0])) == 2 + 2 * 101


def test_the_figures_of_a_ruler_in_inches_stand_under_their_ticks() -> None:
    ruler = inch_ruler(20, 30, LETTERING)
    assert figures(ruler) == [("0", 20), ("1", 45.4), ("2", 70.8), ("3", 96.2), ("4 in", 121.6)]
    lengths = [round(y - 30, 3) for _, y in points(ruler[0])[3::2]]
    assert lengths[:17] == [4.5, *([1.25, 2, 1.25, 2.75, 1.25, 2, 1.25, 3.5] * 2)[:15], 4.5]
    assert len(lengths) == 65


def test_the_back_of_the_duplex_check_has_a_scale_of_five_millimetres_each_way() -> None:
    items = duplex_check(60, 100, 210, "back", LETTERING)
    assert figures(items) == [("5", 145), ("5", 155)]
    ticks_of = points(items[0])[4:]
    assert [ticks_of[4 * n][0] for n in range(11)] == [145 + n for n in range(11)]
    # Long at both ends and in the middle.
    assert [102 if n in (0, 5, 10) else 101 for n in range(11)] == [ticks_of[4 * n + 1][1] for n in range(11)]
    assert [ticks_of[4 * n + 2][1] for n in range(11)] == [95 + n for n in range(11)]


def placed(trim: tuple[object, ...], turn: int) -> Placement:
    return Placement(Face(id="x", size=Size(40, 20), trim=trim), 100, 200, turn)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("turn", "corners"),
    [
        (0, [(100, 200), (140, 200), (100, 210)]),
        (90, [(120, 200), (120, 240), (110, 200)]),
        (180, [(140, 220), (100, 220), (140, 210)]),
        (270, [(100, 240), (100, 200), (110, 240)]),
    ],
)
def test_the_outline_of_a_piece_turns_with_it(turn: int, corners: list[tuple[float, float]]) -> None:
    triangle = (("M", 0, 0), ("L", 40, 0), ("L", 0, 10), ("Z",))
    path = outline(placed(triangle, turn))
    assert path is not None
    assert points(path) == [*corners, ()]
    assert [segment[0] for segment in path.segments] == ["M", "L", "L", "Z"]


def test_the_outline_of_a_rectangle_is_its_four_sides() -> None:
    path = outline(placed((("R", 5, 5, 10, 8),), 0))
    assert path is not None
    assert path.segments == (("M", 105, 205), ("L", 115, 205), ("L", 115, 213), ("L", 105, 213), ("Z",))
    assert path.stroke is not None
    assert (path.stroke.ink.token, path.stroke.ink.role, path.stroke.width) == ("registration", "line", 0.1)


def test_only_a_whole_piece_with_a_shape_of_its_own_has_an_outline() -> None:
    assert outline(placed((), 0)) is None
    assert outline(Placement(face("x"), 0, 0, window=(0, 0, 10, 10))) is None
    shaped = Face(id="x", size=Size(40, 20), trim=(("R", 5, 5, 10, 8),))
    assert outline(Placement(shaped, 0, 0, window=(0, 0, 10, 10))) is None


def polygon(width: float, height: float, *corners: tuple[float, float]) -> Face:
    steps = [("L" if i else "M", x * width, y * height) for i, (x, y) in enumerate(corners)]
    return Face(id="hex", size=Size(width, height), trim=(*steps, ("Z",)))  # type: ignore[arg-type]


UPRIGHT = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))
LYING = tuple((y, x) for x, y in UPRIGHT)


@pytest.mark.parametrize(
    ("shape", "answer"),
    [
        (polygon(86.6, 100, *UPRIGHT), True),
        (polygon(86.6, 100, *UPRIGHT, UPRIGHT[0]), True),
        (polygon(100, 86.6, *LYING), False),
        (polygon(100, 100, *UPRIGHT), None),
        (polygon(100, 100, *LYING), None),
        (polygon(100, 86.6, *UPRIGHT), None),
        (polygon(86.6, 100, *UPRIGHT[:5]), None),
        (polygon(86.6, 100, (0.5, 0.02), *UPRIGHT[1:]), None),
        (Face(id="x", size=Size(86.6, 100)), None),
        (Face(id="x", size=Size(10, 10), trim=(("M", 0, 0), ("C", 1, 1, 2, 2, 3, 3), ("Z",))), None),
    ],
)
def test_only_regular_hexagons_interlock(shape: Face, answer: bool | None) -> None:
    assert hexagon(shape) is answer


def test_a_fold_on_a_sheet_of_its_own_paper_is_said_in_words() -> None:
    front = Face(id="f", size=Size(80, 80), folds=(Fold(0, 40, 80, 40),))
    piece = Piece(id="f", kind="card", front=front, back=face("b", Size(80, 80)))
    (sheet,) = impose([piece], A4, Plan(backs="gutterfold"), LETTERING).sheets
    folded = [item for item in sheet.marks if isinstance(item, Path) and item.stroke and item.stroke.dash]
    assert points(folded[0])[0][0] == 105


def test_the_front_of_the_duplex_check_is_drawn_with_the_pen_of_the_rulers() -> None:
    (front,) = duplex_check(60, 100, 210, "front", LETTERING)
    assert isinstance(front, Path)
    assert front.stroke is not None
    assert (front.stroke.width, front.stroke.ink.token, front.fill) == (0.15, "registration", None)
    assert [segment for segment in front.segments if segment[0] in "ML"][-4:] == [
        ("M", 50, 100),
        ("L", 70, 100),
        ("M", 60, 90),
        ("L", 60, 110),
    ]


def test_the_marks_of_a_back_move_with_the_offset_of_the_printer() -> None:
    plan = Plan(backs="duplex-long-edge", registration=True, crop_marks=False)
    shifted = replace(plan, offset=(1.5, -0.5))
    (_, back), (_, moved) = (impose(cards(1, backs=True), A4, one, LETTERING).sheets for one in (plan, shifted))
    (nested,) = moved.marks
    assert isinstance(nested, Nested)
    assert (nested.x, nested.y) == (1.5, -0.5)
    assert nested.face.art == back.marks
