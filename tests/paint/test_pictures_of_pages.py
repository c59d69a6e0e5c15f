"""What is drawn, looked at as pixels: every test holds for both pens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from PIL import Image as Pillow
from PIL import ImageChops

from pnp.fonts import FontBook
from pnp.frame import Group, Ink, Nested, Placement, Stroke, TextRun
from pnp.frame import Path as Shape
from pnp.paint.pdf import paint_pdf
from tests.paint.documents import BLACK_TEXT, BLUE, FONTS, INFO, PALETTE, RED, box, face, look, page, sheet

Draw = Callable[..., bytes]
PAPER = (255, 255, 255)
RED_PIXEL = (204, 0, 0)
BLUE_PIXEL = (0, 0, 204)


def test_millimetres_count_from_the_top_left(draw: Draw) -> None:
    seen = look(draw(page(box(10, 20, 5, 5))))
    assert seen.at(12, 22) == RED_PIXEL
    assert seen.at(12, 19) == PAPER
    assert seen.at(12, 77) == PAPER


def test_stroke_lies_on_both_sides_of_its_path_over_the_fill(draw: Draw) -> None:
    pen = Stroke(BLUE, 4)
    seen = look(draw(page(Shape((("R", 20, 20, 20, 20),), fill=RED, stroke=pen))))
    assert seen.at(30, 30) == RED_PIXEL
    assert seen.at(18.5, 30) == seen.at(21.5, 30) == BLUE_PIXEL
    assert seen.at(17, 30) == PAPER


def test_dash_leaves_gaps_and_ends_with_its_path(draw: Draw) -> None:
    dashed = Shape((("M", 10, 10), ("L", 90, 10)), stroke=Stroke(RED, 4, dash=(10, 10)))
    solid = Shape((("M", 10, 30), ("L", 90, 30)), stroke=Stroke(RED, 4))
    seen = look(draw(page(dashed, solid)))
    assert (seen.at(15, 10), seen.at(25, 10), seen.at(35, 10)) == (RED_PIXEL, PAPER, RED_PIXEL)
    assert seen.at(25, 30) == RED_PIXEL


def test_hole_of_an_even_odd_path_shows_paper(draw: Draw) -> None:
    rings = (("R", 10, 10, 30, 30), ("R", 20, 20, 10, 10))
    assert look(draw(page(Shape(rings, fill=RED, even_odd=True)))).at(25, 25) == PAPER
    assert look(draw(page(Shape(rings, fill=RED)))).at(25, 25) == RED_PIXEL


def test_opacity_ends_with_the_item_that_has_it(draw: Draw) -> None:
    seen = look(draw(page(box(10, 10, 10, 10, Ink("red", "flood", 0.5)), box(40, 10, 10, 10))))
    assert seen.at(15, 15) == pytest.approx((230, 128, 128), abs=2)
    assert seen.at(45, 15) == RED_PIXEL


def test_opacity_works_inside_a_face_that_is_drawn_once_and_used_twice(draw: Draw) -> None:
    glass = face(box(0, 0, 20, 10, Ink("red", "flood", 0.5)))
    seen = look(draw(sheet(Placement(glass, 10, 10), Placement(glass, 10, 40))))
    assert seen.at(15, 15) == seen.at(15, 45) == pytest.approx((230, 128, 128), abs=2)


def test_opacity_before_a_shared_face_does_not_leak_into_it(draw: Draw) -> None:
    solid = face(box(0, 0, 20, 10))
    ghost = box(0, 0, 5, 5, Ink("blue", "flood", 0.3))
    seen = look(draw(page(ghost, Nested(solid, 10, 10), Nested(solid, 10, 40))))
    assert seen.at(15, 15) == RED_PIXEL


@pytest.mark.parametrize(
    ("turn", "red_corner"),
    # A 20 × 10 face with its top left quarter red, lying at (30, 40): upright it covers 20 × 10 mm,
    # turned by 90 or 270 degrees 10 × 20 mm.
    [(0, (32, 42)), (90, (38, 42)), (180, (48, 48)), (270, (32, 58))],
)
def test_turned_placement_keeps_the_top_left_of_the_lying_rectangle(
    draw: Draw, turn: int, red_corner: tuple[float, float]
) -> None:
    card = face(box(0, 0, 20, 10, BLUE), box(0, 0, 10, 5))
    seen = look(draw(sheet(Placement(card, 30, 40, turn=turn))))
    width, height = (20, 10) if turn in (0, 180) else (10, 20)
    assert seen.at(*red_corner) == RED_PIXEL
    inside = [(30.5, 40.5), (29.5 + width, 40.5), (30.5, 39.5 + height), (29.5 + width, 39.5 + height)]
    assert [seen.at(*corner) for corner in inside].count(BLUE_PIXEL) == 3
    assert seen.at(29.5, 41) == seen.at(30.5 + width, 41) == seen.at(31, 40.5 + height) == PAPER


def test_art_reaches_into_the_bleed_and_no_further(draw: Draw) -> None:
    wild = face(box(-50, -50, 200, 200), bleed=3)
    seen = look(draw(sheet(Placement(wild, 40, 40))))
    assert seen.at(37.5, 45) == seen.at(62.5, 45) == seen.at(50, 37.5) == seen.at(50, 52.5) == RED_PIXEL
    assert seen.at(36.5, 45) == seen.at(63.5, 45) == seen.at(50, 36.5) == seen.at(50, 53.5) == PAPER


def test_windows_show_parts_of_one_large_face(draw: Draw) -> None:
    board = face(box(0, 0, 100, 50), box(100, 0, 100, 50, BLUE), width=200, height=50)
    left = sheet(Placement(board, 10, 10, window=(0, 0, 80, 50)))
    right = sheet(Placement(board, 10, 10, window=(80, 0, 80, 50)))
    pdf = draw(left, right)
    assert look(pdf, 0).at(85, 30) == RED_PIXEL
    assert look(pdf, 0).at(91, 30) == PAPER
    assert (look(pdf, 1).at(25, 30), look(pdf, 1).at(35, 30)) == (RED_PIXEL, BLUE_PIXEL)
    assert look(pdf, 1).at(91, 30) == PAPER


def test_turned_window_stands_where_it_was_put(draw: Draw) -> None:
    board = face(box(0, 0, 100, 50), box(100, 0, 100, 50, BLUE), width=200, height=50)
    seen = look(draw(sheet(Placement(board, 10, 20, turn=90, window=(90, 0, 20, 50)))))
    # 20 mm wide and 50 high in the face, so 50 wide and 20 high on the sheet; left becomes top.
    assert (seen.at(30, 25), seen.at(30, 35)) == (RED_PIXEL, BLUE_PIXEL)
    assert seen.at(9, 30) == seen.at(61, 30) == seen.at(30, 19) == seen.at(30, 41) == PAPER


def test_nested_face_is_scaled_then_turned_about_its_corner(draw: Draw) -> None:
    flag = face(box(0, 0, 20, 10))
    seen = look(draw(page(Nested(flag, 50, 50, scale=2, turn=90))))
    # Twice 20 × 10, a quarter clockwise: 20 mm to the left of the corner and 40 mm down.
    assert seen.at(31, 51) == seen.at(49, 89) == RED_PIXEL
    assert seen.at(51, 55) == seen.at(29, 55) == seen.at(45, 91) == PAPER


def test_group_turns_its_clip_with_its_items(draw: Draw) -> None:
    group = Group((box(0, 0, 100, 100),), turn=90, x=50, y=50, clip=(("R", 50, 50, 30, 10),))
    seen = look(draw(page(group, box(0, 0, 5, 5, BLUE))))
    assert seen.at(45, 75) == RED_PIXEL
    assert seen.at(75, 55) == PAPER
    assert seen.at(2, 2) == BLUE_PIXEL


def test_kerning_pulls_what_follows(draw: Draw) -> None:
    both, alone = (
        _ink_right(look(draw(page(TextRun(10, 50, word, "serif", 72, BLACK_TEXT, 50)))).picture) for word in ("AV", "V")
    )
    # The A is 664 wide and draws the V 129 nearer; an em of 72 pt is 25.4 mm.
    assert both - alone == pytest.approx((0.664 - 0.129) * 25.4, abs=0.2)


def test_word_and_letter_space_widen_a_line(draw: Draw) -> None:
    plain = TextRun(5, 50, "x x x", "serif", 12, BLACK_TEXT, 20)
    spaced = TextRun(5, 50, "x x x", "serif", 12, BLACK_TEXT, 20, word_space=5, letter_space=2)
    extents = [_ink_right(look(draw(page(run))).picture) for run in (plain, spaced)]
    # Two spaces of 5 mm; four characters stand before the last one, each with 2 mm behind it.
    assert extents[1] - extents[0] == pytest.approx(2 * 5 + 4 * 2, abs=0.2)


def test_space_between_letters_keeps_marks_on_their_letters(draw: Draw) -> None:
    # No single character has both marks.
    words = ("e\u0323\u0301", "e\u0323\u0301e\u0323\u0301")
    one, two = (
        _ink_right(look(draw(page(TextRun(5, 50, word, "serif", 24, BLACK_TEXT, 20, letter_space=9)))).picture)
        for word in words
    )
    # The e is 510 wide, an em 24 pt; one space lies between two letters with their marks.
    assert two - one == pytest.approx(9 + 0.510 * 24 / 72 * 25.4, abs=0.2)


def test_small_capitals_made_of_a_heavier_font_are_as_wide_as_they_were_measured(draw: Draw) -> None:
    fonts = FontBook()
    font = fonts["serif-italic-smallcaps"]
    runs = [TextRun(5, 50, text, font.key, 24, BLACK_TEXT, 9) for text in ("Toll H", "H")]
    both, alone = (
        _ink_right(look(paint_pdf([page(run)], palette=PALETTE, fonts=fonts, info=INFO)).picture) for run in runs
    )
    measured = font.width("Toll H") - font.width("H")
    assert both - alone == pytest.approx(measured / 1000 * 24 / 72 * 25.4, abs=0.2)


def test_a_mark_is_raised_to_where_the_font_wants_it(draw: Draw, tmp_path: Path) -> None:
    font = TTFont(FONTS["serif"])
    del font["GPOS"]
    acute = font.getBestCmap()[0x301]
    features = f"""
        languagesystem DFLT dflt;
        markClass [{acute}] <anchor 0 0> @TOP;
        feature mark {{ pos base period <anchor 0 1500> mark @TOP; }} mark;
    """
    addOpenTypeFeaturesFromString(font, features)
    file = tmp_path / "marks.ttf"
    font.save(file)
    marked, alone = (
        _ink(look(draw(page(TextRun(10, 50, text, "own", 36, BLACK_TEXT, 9)), own=file)).picture)
        for text in (".\u0301", "\u0301")
    )
    # An em of 36 pt is 12.7 mm: the same mark stands one and a half of it higher, and where the full stop begins.
    assert alone[1] - marked[1] == pytest.approx(1.5 * 12.7, abs=0.2)


def _ink(picture: Pillow.Image) -> tuple[float, float, float, float]:
    """The edges of what is printed, in mm: left, top, right, bottom."""
    inverted = ImageChops.invert(picture.convert("L")).point(lambda value: 255 if value > 128 else 0)
    left, top, right, bottom = inverted.getbbox() or (0, 0, 0, 0)
    assert right
    return left / 10, top / 10, right / 10, bottom / 10


def _ink_right(picture: Pillow.Image) -> float:
    """How far to the right, in mm, anything is printed."""
    return _ink(picture)[2]
