"""Words of other sizes and looks inside a text. At 10 mm, n is 5.47 mm wide, capitals are 6.6 mm high, and letters
reach 7.5 mm above and 2.5 mm below their baseline."""

from dataclasses import replace

import pytest

from pnp.fonts import FontBook
from pnp.frame import Group, Ink, Path
from pnp.text import TextEngine, fit, layout_text
from pnp.text.effects import drawn_effects, runs_of
from pnp.text.style import LetterEffects, Outline, Shadow, SpanClass

RED, PAPER, INK = Ink("red", "text"), Ink("paper", "ground"), Ink("ink", "ground")
CLASSES = {
    "red": SpanClass(ink=RED, font="serif-bold"),
    "half": SpanClass(size=7200 / 254 / 2),
    "first": SpanClass(drop=2),
    "line": SpanClass(effects=LetterEffects(underline=True)),
    "bolder": SpanClass(effects=LetterEffects(outline=Outline(Ink("black", "ground"), 0.1))),
    "outlined": SpanClass(effects=LetterEffects(outline=Outline(PAPER, 0.5), shadow=Shadow(INK, 1.0, 2.0))),
}


@pytest.fixture(scope="module")
def engine():
    return TextEngine(FontBook(), "en", frozenset({"coin"}), spans=CLASSES)


def test_a_class_changes_what_it_says(engine, style):
    plain, red = layout_text(engine, "n [n]{.red}", style, 50).runs
    assert (plain.font, plain.ink, plain.size) == ("sans", style.ink, style.size)
    assert (red.font, red.ink, red.size) == ("serif-bold", RED, style.size)


def test_words_twice_as_large_are_twice_as_wide_and_make_their_line_higher(engine, style):
    lines = layout_text(engine, "n\\\nn [n]{scale=2}\\\nn", style, 50)
    large = lines.lines[1].runs[1]
    assert large.size == pytest.approx(style.size * 2)
    # A space and a letter: (2 + 5.47) mm, twice.
    assert large.width == pytest.approx(14.94, abs=0.02)
    # Baselines 12 mm apart, and the second line reaches 7.5 mm higher and 2.5 mm lower than usual.
    assert [line.y + line.ascent for line in lines.lines] == [
        pytest.approx(7.5), pytest.approx(27.0), pytest.approx(41.5)
    ]  # fmt: skip
    assert lines.height == pytest.approx(10 + 12 + 12 + 10)


def test_a_class_of_a_smaller_size_shrinks_with_its_text(engine, style):
    lines = layout_text(engine, "n [n]{.half}", replace(style, size=style.size), 50).runs
    assert lines[1].size == pytest.approx(style.size / 2)
    fitted = fit(engine, "n [n]{.half}", style, 5.0, 50.0, 4.0)
    assert fitted.lines.runs[1].size == pytest.approx(fitted.lines.runs[0].size / 2)


def test_raised_signs_do_not_move_lines(engine, style):
    lines = layout_text(engine, "n^n^", style, 50)
    base, raised = lines.runs
    assert raised.size == pytest.approx(style.size * 0.62)
    assert raised.y == pytest.approx(base.y - 3.4)
    assert lines.height == pytest.approx(10.0)


def test_lowered_signs_do_not_move_lines(engine, style):
    lines = layout_text(engine, "n~n~", style, 50)
    base, lowered = lines.runs
    assert lowered.size == pytest.approx(style.size * 0.62)
    assert lowered.y == pytest.approx(base.y + 1.6)
    assert lines.height == pytest.approx(10.0)


def test_a_shift_makes_room_above(engine, style):
    (run,) = layout_text(engine, "[n]{shift=0.3}", style, 50).runs
    # The baseline is at 7.5 + 3 mm, and the letter stands 3 mm above it.
    assert run.y == pytest.approx(7.5)


def test_an_icon_is_scaled_and_shifted(engine, style):
    (icon,) = layout_text(engine, "n :coin:{scale=0.5 shift=0.1 .red}", style, 50).icons
    # 5 mm, in the middle of the capitals, which are 6.6 mm high, and 1 mm higher.
    assert (icon.size, icon.token) == (pytest.approx(5.0), "red")
    assert icon.y == pytest.approx(7.5 - (6.6 + 5.0) / 2 - 1.0)


def test_a_large_icon_makes_its_line_as_high_as_itself(engine, style):
    lines = layout_text(engine, "n :coin:{scale=2}", style, 50)
    (icon,) = lines.icons
    # 20 mm about the middle of the capitals: from 13.3 above the baseline to 6.7 below it.
    assert (icon.y, icon.size, lines.height) == pytest.approx((0.0, 20.0, 20.0))
    assert lines.runs[0].y == pytest.approx(13.3)


def test_a_drop_capital_stands_beside_the_first_lines(engine, style):
    lines = layout_text(engine, "[N]{.first}nn nn nn nn", style, 40)
    capital, first = lines.lines[0].runs
    # From the top of the first line's capitals to the second baseline: 12 + 6.6 mm, at 0.66 of the size.
    assert capital.size == pytest.approx(style.size * 1.86 / 0.66, rel=1e-3)
    assert capital.y == pytest.approx(7.5 + 12)
    beside = capital.width + 0.9
    assert (first.x, lines.lines[1].x, lines.lines[2].x) == (pytest.approx(beside), pytest.approx(beside), 0.0)


def test_a_short_paragraph_is_as_high_as_its_capital(engine, style):
    assert layout_text(engine, "[N]{.first}n", style, 40).height == pytest.approx(22.0)


def test_the_first_letter_of_a_text_is_its_drop_capital(engine, style):
    lines = layout_text(engine, "Nn nn\n\nNn", replace(style, drop=2), 60)
    assert [line.runs[0].text for line in lines.lines] == ["N", "Nn"]
    # It is read as one word.
    (read,) = runs_of(lines.lines[0])
    assert isinstance(read, Group)
    assert read.alt == "Nn nn "


def test_behind_a_drop_capital_places_count_from_the_beginning_of_the_text(engine, style):
    # No font has a cuneiform sign, which is the fourth character.
    lines = layout_text(engine, "Nn \U00012000 n", replace(style, drop=2), 60)
    assert [missing.offset for missing in lines.missing] == [3]


def test_an_unknown_class_and_a_drop_capital_in_a_paragraph_are_faults(engine, style):
    lines = layout_text(engine, "n [n]{.rde} [n]{.first}", style, 60)
    assert [(fault.offset, fault.name, fault.message) for fault in lines.faults] == [
        (3, "rde", "the theme has no class 'rde'"),
        (13, "", "'first' is a drop capital, and no paragraph begins here"),
    ]
    assert lines.text == "n n n"


def test_a_line_runs_under_words_and_the_spaces_between_them(engine, style):
    lines = layout_text(engine, "n [n **n**]{.line} n", style, 60)
    under = drawn_effects(lines.lines, engine.book).under
    (_, left, _, width, _), (_, next_left, *_) = under[0].segments[0], under[1].segments[0]
    # Behind a letter and a space.
    assert left == pytest.approx(5.47 + 2.0, abs=0.01)
    assert next_left == pytest.approx(left + width)
    assert under[0].fill == Ink("black", "line")


def test_outlines_and_shadows_are_shapes_below_the_words(engine, style):
    lines = layout_text(engine, "[n]{.outlined}", style, 60)
    shadow, outline = drawn_effects(lines.lines, engine.book).under
    assert isinstance(shadow, Path)
    assert isinstance(outline, Path)
    assert (outline.stroke.ink, outline.stroke.width, outline.fill) == (PAPER, 1.0, None)
    (_, x, y), (_, shadow_x, shadow_y) = outline.segments[0], shadow.segments[0]
    assert (shadow_x - x, shadow_y - y) == (pytest.approx(1.0), pytest.approx(2.0))
    assert lines.runs[0].halo == "paper"


def test_an_outline_in_the_colour_of_its_letters_is_ink_of_letters(engine, style):
    lines = layout_text(engine, "[n]{.bolder}", style, 60)
    (outline,) = drawn_effects(lines.lines, engine.book).under
    assert outline.stroke.ink == lines.runs[0].ink


def test_text_grows_to_the_largest_size_that_fits(engine, style):
    # A line is as high as its size.
    fitted = fit(engine, "n", style, 100.0, 22.0, 6.0, ceiling_size=200.0)
    assert fitted.size == pytest.approx(22 / 25.4 * 72, abs=0.25)
    assert fit(engine, "n", style, 100.0, 22.0, 6.0, ceiling_size=40.0).size == 40.0
