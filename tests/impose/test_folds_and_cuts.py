"""Folds and inner cuts of pieces on the sheet that one cuts from."""

from collections.abc import Iterator

from pnp.frame import Face, Fold, Group, Ink, Item, Nested, Path, Piece, Sheet, Stroke
from pnp.impose import Plan, impose
from pnp.measures import Size
from pnp.papers import A4
from tests.impose.pieces import LETTERING

UPRIGHT = Plan(gap=4.0, may_turn=False, orientation="portrait")
PEN = Stroke(Ink("ink", "line"), 0.3)


def standee(**layers: object) -> Piece:
    """A strip 30 × 80 mm."""
    return Piece(id="standee", kind="sheet", front=Face(id="standee", size=Size(30, 80), **layers))  # type: ignore[arg-type]


def guide_faces(sheet: Sheet) -> list[Nested]:
    def walk(items: tuple[Item, ...]) -> Iterator[Nested]:
        for item in items:
            if isinstance(item, Nested):
                yield item
            elif isinstance(item, Group):
                yield from walk(item.items)

    return [one for one in walk(sheet.marks) if one.face.id.endswith("-guides")]


def test_a_fold_is_a_dashed_hairline_across_the_piece() -> None:
    sheet = impose([standee(folds=(Fold(0, 40, 30, 40),))], A4, UPRIGHT, LETTERING).sheets[0]
    (guide,) = guide_faces(sheet)
    placed = sheet.placements[0]
    (line,) = guide.face.art
    assert isinstance(line, Path)
    assert line.segments == (("M", 0, 40), ("L", 30, 40))
    assert line.stroke is not None
    assert (line.stroke.dash, line.stroke.width) == ((2.0, 1.0), 0.1)
    assert (guide.x, guide.y, guide.turn) == (placed.x, placed.y, 0.0)


def test_a_scored_line_loses_its_own_look_and_a_cut_one_is_not_dashed() -> None:
    score, cut = (Path((("M", 5, y), ("L", 25, y)), stroke=PEN) for y in (20, 60))
    sheet = impose([standee(score=(score,), cut=(cut,))], A4, UPRIGHT, LETTERING).sheets[0]
    (guide,) = guide_faces(sheet)
    dashes = [
        (path.segments[0][2], path.stroke.dash) for path in guide.face.art if isinstance(path, Path) and path.stroke
    ]
    assert dashes == [(20, (2.0, 1.0)), (60, ())]


def test_a_fold_that_reaches_the_trim_goes_on_as_a_tick_beyond_it() -> None:
    sheet = impose([standee(folds=(Fold(0, 40, 30, 40),))], A4, UPRIGHT, LETTERING).sheets[0]
    x, y = sheet.placements[0].x, sheet.placements[0].y
    segments = [step for item in sheet.marks if isinstance(item, Path) for step in item.segments]
    # 0.5 mm beyond the trim and as much again for the knife, then 2.5 mm long.
    assert ("M", x - 3.5, y + 40) in segments
    assert ("L", x - 1.0, y + 40) in segments
    assert ("M", x + 31.0, y + 40) in segments


def test_pieces_without_folds_get_no_guides() -> None:
    assert guide_faces(impose([standee()], A4, UPRIGHT, LETTERING).sheets[0]) == []


def test_a_cut_board_shows_the_folds_of_each_page_where_they_lie() -> None:
    board = Piece(
        id="board", kind="board", front=Face(id="board", size=Size(300, 200), folds=(Fold(200, 0, 200, 200),))
    )
    sheets = impose([board], A4, Plan(), LETTERING).sheets
    assert len(sheets) > 1
    for sheet in sheets:
        (guide,) = guide_faces(sheet)
        placed = sheet.placements[0]
        assert placed.window is not None
        assert (guide.x, guide.y) == (placed.x - placed.window[0], placed.y - placed.window[1])


def test_a_piece_that_lies_on_its_side_has_its_fold_turned_with_it() -> None:
    front = Face(id="long", size=Size(80, 270), folds=(Fold(0, 100, 80, 100),))
    long = Piece(id="long", kind="sheet", front=front)
    (sheet,) = impose([long], A4, Plan(gap=4.0, orientation="landscape"), LETTERING).sheets
    (guide,) = guide_faces(sheet)
    placed = sheet.placements[0]
    assert (placed.turn, guide.turn) == (90, 90.0)
    # Turned clockwise about its own top left corner, the piece hangs to the left of it.
    assert (guide.x, guide.y) == (placed.x + 270, placed.y)


def points(sheet: Sheet) -> set[tuple[object, ...]]:
    """The lines of all paths on the sheet, a pair of points each."""
    found: set[tuple[object, ...]] = set()
    for item in sheet.marks:
        if isinstance(item, Path):
            steps = [tuple(round(value, 3) for value in step[1:]) for step in item.segments if step[0] in "ML"]
            found |= {(*first, *second) for first, second in zip(steps[::2], steps[1::2], strict=False)}
    return found


def test_an_upright_fold_goes_on_above_and_below_and_a_scored_line_like_a_fold() -> None:
    score = (
        Path((("M", 0, 60), ("L", 30, 60)), stroke=PEN),
        Path((("M", 0, 30), ("L", 30, 30), ("L", 30, 35)), stroke=PEN),
    )
    sheet = impose([standee(folds=(Fold(10, 0, 10, 80),), score=score)], A4, UPRIGHT, LETTERING).sheets[0]
    x, y = sheet.placements[0].x, sheet.placements[0].y
    found = points(sheet)
    assert {(x + 10, y - 3.5, x + 10, y - 1), (x + 10, y + 81, x + 10, y + 83.5)} <= found
    assert {(x - 3.5, y + 60, x - 1, y + 60), (x + 31, y + 60, x + 33.5, y + 60)} <= found
    # What is no single straight line is only scored.
    assert not any(line[1] == y + 30 for line in found)


def test_a_fold_that_ends_inside_the_piece_has_no_tick_there() -> None:
    sheet = impose([standee(folds=(Fold(0, 40, 20, 40),))], A4, UPRIGHT, LETTERING).sheets[0]
    x, y = sheet.placements[0].x, sheet.placements[0].y
    assert (x - 3.5, y + 40, x - 1, y + 40) in points(sheet)
    assert (x + 31, y + 40, x + 33.5, y + 40) not in points(sheet)


def test_the_ticks_of_a_fold_stand_where_there_is_bare_paper() -> None:
    folded = standee(folds=(Fold(0, 40, 30, 40),))
    two = impose([folded, folded], A4, UPRIGHT, LETTERING).sheets[0]
    left, right = (placement.x for placement in two.placements)
    y = two.placements[0].y + 40
    found = points(two)
    assert {(left - 3.5, y, left - 1, y), (right + 31, y, right + 33.5, y)} <= found
    # Between the two there are 4 mm: room for both.
    assert {(left + 31, y, left + 33.5, y), (right - 3.5, y, right - 1, y)} <= found
    wide = Piece(id="w", kind="sheet", front=Face(id="w", size=Size(198, 80), folds=(Fold(0, 40, 198, 40),)))
    (sheet,) = impose([wide], A4, UPRIGHT, LETTERING).sheets
    y = sheet.placements[0].y + 40
    assert {(2.5, y, 5, y), (205, y, 207.5, y)} <= points(sheet)
