"""Text in a column, by numbers: at this size a thousandth of an em is a hundredth of a millimetre.

Source Sans: H is 652 wide, n 547, the space 200; H with n and n with n are not kerned.
"""

from dataclasses import replace

import pytest

from pnp.frame import Ink
from pnp.text import TextFonts, layout_runs, layout_text, parse
from pnp.text.flow import measure_text
from pnp.text.rich import SpanStyle


def texts(lines):
    return [line.text for line in lines.lines]


def test_words_fill_a_line_and_go_on_below(engine, style):
    # nn 10.94, a space 2.00: two words take 23.88, three 36.82.
    lines = layout_text(engine, "nn nn nn", style, 36.0)
    assert texts(lines) == ["nn nn", "nn"]
    assert [line.width for line in lines.lines] == pytest.approx([23.88, 10.94])
    # Sizes of 10 mm, leading 1.2; Source Sans ascends by 750 and descends by 250.
    assert [run.y for run in lines.runs] == pytest.approx([7.5, 19.5])
    assert lines.height == pytest.approx(22.0)
    assert lines.width == pytest.approx(23.88)


@pytest.mark.parametrize(("align", "found"), [("left", ["nn nn nn", "nn"]), ("center", ["nn nn", "nn nn"])])
def test_the_lines_of_a_centred_text_are_even(engine, style, align, found):
    # Three words take 36.82; two lines there must be, and two words to each are the most even ones.
    lines = layout_text(engine, "nn nn nn nn", replace(style, align=align), 40.0)
    assert texts(lines) == found
    # In the middle of 40: (40 − 23.88) / 2.
    assert align == "left" or [line.x for line in lines.lines] == pytest.approx([8.06, 8.06])


def test_a_line_that_just_fits_is_not_broken(engine, style):
    assert texts(layout_text(engine, "nn nn nn", style, 36.82)) == ["nn nn nn"]


def test_words_of_one_font_are_one_run(engine, style):
    (run,) = layout_text(engine, "nn Hn nn", style, 100).runs
    assert (run.text, run.font, run.x) == ("nn Hn nn", "sans", 0.0)
    assert run.width == pytest.approx(10.94 + 2 + 11.99 + 2 + 10.94)


def test_letters_are_kerned(engine, style):
    font = engine.book["sans"]
    (run,) = layout_text(engine, "n AV To", style, 100).runs
    assert font.kern("A", "V") + font.kern("T", "o") < 0
    advances = sum(map(font.advance, "n AV To"))
    assert run.width == pytest.approx((advances + font.kern("A", "V") + font.kern("T", "o")) / 100)


def test_letters_are_kerned_with_spaces_but_not_at_the_ends_of_lines(engine, style, book):
    serif = replace(style, fonts=TextFonts.of(book, "serif"))
    font = book["serif"]
    before, behind = font.kern("n", " ") + font.kern(" ", "V"), font.kern("V", " ") + font.kern(" ", "n")
    assert before < 0
    (run,) = layout_text(engine, "n V n", serif, 100).runs
    assert run.width == pytest.approx((sum(map(font.advance, "n V n")) + before + behind) / 100)
    alone = layout_text(engine, "V V", serif, 8).runs
    assert [(run.text, run.width) for run in alone] == [
        ("V", pytest.approx(font.advance("V") / 100)),
        ("V", pytest.approx(font.advance("V") / 100)),
    ]


def test_bold_words_are_runs_of_their_own(engine, style):
    runs = layout_text(engine, "nn **Hn**.", style, 100).runs
    assert [(run.text, run.font) for run in runs] == [("nn", "sans"), (" Hn", "sans-bold"), (".", "sans")]
    bold = engine.book["sans-bold"]
    assert runs[1].x == pytest.approx(10.94)
    assert runs[2].x == pytest.approx(10.94 + (200 + bold.advance("H") + bold.advance("n") + bold.kern("H", "n")) / 100)


def test_no_line_ends_where_only_the_font_changes(engine, style):
    # nn 10.94 would fit beside nn, and the full stop would not.
    assert texts(layout_text(engine, "nn **nn**nn nn", style, 30)) == ["nn", "nnnn", "nn"]


def test_the_bold_of_bold_is_black(book):
    assert TextFonts.of(book, "sans-bold").bold == "sans-black"
    assert TextFonts.of(book, "serif-italic").italic == "serif"
    assert TextFonts.of(book, "serif-light").bold_italic == "serif-bold-italic"


@pytest.mark.parametrize(("align", "x"), [("left", 0.0), ("center", 9.53), ("right", 19.06), ("justify", 0.0)])
def test_a_line_goes_where_it_is_aligned(engine, style, align, x):
    (line,) = layout_text(engine, "nn", replace(style, align=align), 30).lines
    assert (line.x, line.runs[0].x) == pytest.approx((x, x))


def test_justified_lines_are_as_wide_as_the_column_but_for_the_last(engine, style):
    lines = layout_text(engine, "nn nn nn", replace(style, align="justify"), 25)
    first, last = lines.lines
    assert first.width == pytest.approx(25)
    # 25 - 23.88 goes into the one space.
    assert first.runs[0].word_space == pytest.approx(1.12)
    assert first.runs[0].letter_space == 0
    assert (last.width, last.runs[0].word_space) == (pytest.approx(10.94), 0)


def test_letters_help_where_spaces_would_tear_holes(engine, style):
    run = layout_text(engine, "nn nn nn", replace(style, align="justify"), 32).runs[0]
    # 8.12 to give: at most 0.2 between each two of the five characters, the rest to the space.
    assert run.letter_space == pytest.approx(0.2)
    assert run.word_space == pytest.approx(7.32)
    # The pen moves on behind the last letter, too; what is seen ends at 32.
    assert run.width == pytest.approx(32.2)


def test_letters_that_are_set_apart_are_no_ligatures(engine, style):
    justified = layout_text(engine, "waffle office waffle", replace(style, align="justify"), 75).lines[0]
    tracked = layout_text(engine, "waffle office", replace(style, tracking=50), 200).lines[0]
    font = engine.book["sans"]
    for (run,), letter in ((justified.runs, justified.runs[0].letter_space), (tracked.runs, 0.5)):
        assert run.letter_space == pytest.approx(letter)
        assert letter > 0
        # Twelve letters and a space, of which each is a glyph of its own.
        spaces = 13 * letter + run.word_space
        assert run.width == pytest.approx(font.width("waffle office", loose=True) / 100 + spaces)
    assert justified.width == pytest.approx(75)
    assert font.width("waffle office", loose=True) > font.width("waffle office")


def test_a_justified_line_may_end_with_an_icon(engine, style):
    first = layout_text(engine, "nn nn :coin: nnnnnnnn", replace(style, align="justify"), 50).lines[0]
    (icon,) = first.icons
    assert first.runs[0].letter_space > 0
    assert icon.x + icon.size == pytest.approx(50)


def test_an_icon_stands_like_a_word(engine, style):
    lines = layout_text(engine, "nn :coin: nn", style, 100)
    (icon,) = lines.icons
    # As large as the size, in the middle of the capitals, which are 6.6 high.
    assert icon[:4] == ("coin", pytest.approx(12.94), pytest.approx(7.5 - 8.3), pytest.approx(10))
    assert [(run.text, run.x) for run in lines.runs] == [("nn", 0), (" nn", pytest.approx(22.94))]


def test_a_link_covers_its_words(engine, style):
    (link,) = layout_text(engine, "nn [nn](#setup)", style, 100).links
    assert (link.target, link.height) == ("#setup", pytest.approx(10))
    assert (link.x, link.y, link.width) == pytest.approx((10.94, 0, 12.94))


def test_linked_words_have_their_ink(engine, style):
    blue = Ink("ocean", "text")
    runs = layout_text(engine, "nn [nn](#setup)", replace(style, link_ink=blue), 100).runs
    assert [run.ink for run in runs] == [style.ink, blue]


def test_a_text_may_stand_anywhere(engine, style):
    there = layout_text(engine, "nn :coin: [nn](#a)", style, 20, at=(3, 4))
    moved = layout_text(engine, "nn :coin: [nn](#a)", style, 20).moved(3, 4)
    assert [(run.text, run.x, run.y) for run in there.runs] == [
        (run.text, pytest.approx(run.x), pytest.approx(run.y)) for run in moved.runs
    ]
    assert there.icons[0][1:] == pytest.approx(moved.icons[0][1:])
    assert (there.links[0].x, there.links[0].y) == pytest.approx((moved.links[0].x, moved.links[0].y))


@pytest.mark.parametrize(
    ("edge", "baseline", "height"), [("ascender", 7.5, 10), ("cap", 6.6, 9.1), ("figures", 6.6, 6.6)]
)
def test_a_box_begins_and_ends_where_its_letters_do(engine, style, edge, baseline, height):
    lines = layout_text(engine, "nn", replace(style, edge=edge), 30)
    assert (lines.runs[0].y, lines.height) == pytest.approx((baseline, height))


def test_blank_lines_part_paragraphs(engine, style):
    lines = layout_text(engine, "\nnn nn\n\n \nnn nn\n", replace(style, paragraph_gap=3, indent=5), 100)
    assert texts(lines) == ["nn nn", "nn nn"]
    assert [(run.x, run.y) for run in lines.runs] == [(5, pytest.approx(7.5)), (5, pytest.approx(22.5))]
    assert lines.height == pytest.approx(25)


def test_a_hard_break_begins_a_line_without_indent_or_gap(engine, style):
    broken = replace(style, breaks=True, paragraph_gap=3, indent=5)
    lines = layout_text(engine, "nn\n**nn**", broken, 100)
    assert [(line.text, line.x, line.y) for line in lines.lines] == [("nn", 5, 0), ("nn", 0, pytest.approx(12))]
    assert all(line.is_last for line in lines.lines)


def test_tracking_parts_all_letters(engine, style):
    (run,) = layout_text(engine, "nn nn", replace(style, tracking=50), 100).runs
    assert run.letter_space == pytest.approx(0.5)
    assert run.width == pytest.approx(23.88 + 5 * 0.5)


def test_a_tracked_line_is_centred_without_the_space_behind_it(engine, style):
    (line,) = layout_text(engine, "nn", replace(style, tracking=50, align="center"), 30).lines
    assert line.x == pytest.approx((30 - 11.44) / 2)


def test_small_capitals_have_a_font_of_their_own(engine, style):
    (run,) = layout_text(engine, "^^Toll^^", style, 100).runs
    assert run.font == "sans-smallcaps"
    # They have figures of one kind only.
    fonts = replace(style.fonts, regular="sans-oldstyle")
    assert fonts.key(SpanStyle(smallcaps=True)) == "sans-smallcaps"


def test_another_font_helps_out(engine, style, book):
    serif = replace(style, fonts=TextFonts.of(book, "serif-italic"))
    lines = layout_text(engine, "nn nn→nn nn", serif, 1000)
    assert [(run.text, run.font) for run in lines.runs] == [
        ("nn nn", "serif-italic"),
        ("→", "sans-italic"),
        ("nn nn", "serif-italic"),
    ]
    assert lines.missing == ()
    assert len(layout_text(engine, "nn→nn", serif, 9).lines) > 1


def test_another_font_helps_out_with_a_letter_and_its_marks_together(engine, style, book):
    serif = replace(style, fonts=TextFonts.of(book, "serif-italic"))
    # The italic has x, but not the dot below.
    runs = layout_text(engine, "nx\u0323n", serif, 100).runs
    assert [(run.text, run.font) for run in runs] == [
        ("n", "serif-italic"),
        ("x\u0323", "sans-italic"),
        ("n", "serif-italic"),
    ]


def test_what_no_font_has_is_reported_with_its_place(engine, style):
    lines = layout_text(engine, "a **♥**\n\nb ★", style, 100)
    assert lines.missing == (("♥", 4), ("★", 11))
    assert [line.text for line in lines.lines] == ["a ♥", "b ★"]


def test_narrow_and_wide_spaces_that_do_not_break_are_kept_together(engine, style):
    assert texts(layout_text(engine, "nn nn\u00a0nn nn\u202fnn", style, 25)) == ["nn", "nn\u00a0nn", "nn\u202fnn"]


def test_letters_and_their_accents_are_joined(engine, style):
    assert texts(layout_text(engine, "cafe\u0301", style, 100)) == ["café"]


def test_runs_can_be_set_without_source(engine, style):
    assert layout_runs(engine, parse("nn *nn*"), style, 100) == layout_text(engine, "nn *nn*", style, 100)


def test_no_text_is_no_lines(engine, style):
    for source in ("", "  \n "):
        lines = layout_text(engine, source, style, 100)
        assert (texts(lines), lines.height) in (([], 0.0), ([""], pytest.approx(10)))


def test_a_text_stands_at_the_top_left_unless_it_is_said_otherwise(engine, style):
    (run,) = measure_text(engine, (parse("nn"),), style).lines(30, style.size).runs
    assert (run.x, run.y) == pytest.approx((0, 7.5))
    (run,) = measure_text(engine, (parse("nn"),), style).lines(30, style.size, (2, 3)).runs
    assert (run.x, run.y) == pytest.approx((2, 10.5))
