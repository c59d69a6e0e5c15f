"""Where lines end, greedily and chosen together; and that nothing is ever lost."""

from dataclasses import replace
from itertools import pairwise
from unicodedata import normalize

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pnp.text import TextFonts, layout_runs, layout_text
from pnp.text.rich import PLAIN, Run, SpanStyle
from pnp.text.words import MeasuredWords
from tests.examples import examples

GERMAN = "Handschuhschneeballwerfer"


def texts(lines):
    return [line.text for line in lines.lines]


def test_a_word_is_divided_where_the_line_would_be_short(german, style):
    # "Der" takes 15 of 50: more than a fifth is left.
    lines = layout_text(german, f"Der {GERMAN}", replace(style, hyphenate=True), 90)
    assert texts(lines) == ["Der Handschuh-", "schneeballwerfer"]
    assert [(line.hyphen, line.broken) for line in lines.lines] == [("-", False), ("", False)]


def test_a_ragged_line_that_is_full_enough_is_left_alone(german, style):
    ragged = replace(style, hyphenate=True, ragged=0.6)
    assert texts(layout_text(german, f"Der Mann {GERMAN}", ragged, 90))[0] == "Der Mann"
    assert texts(layout_text(german, f"Der Mann {GERMAN}", replace(ragged, ragged=0.2), 90))[0] == "Der Mann Hand-"


def test_no_word_is_divided_that_need_not_be(german, style):
    lines = layout_text(german, f"Der {GERMAN}", style, 125)
    assert texts(lines) == ["Der", GERMAN]
    assert lines.broken == ()


def test_a_word_longer_than_the_line_is_divided_by_syllables_and_reported(german, style):
    lines = layout_text(german, GERMAN, style, 60)
    assert texts(lines) == ["Handschuh-", "schneeball-", "werfer"]
    assert [line.broken for line in lines.lines] == [True, True, False]


@pytest.mark.parametrize("number", ["−1", "+2", "-3"])
def test_a_sign_is_never_parted_from_its_number(engine, style, number):
    lines = layout_text(engine, number, style, 0.5)
    assert (lines.text, len(lines.broken)) == (number, 1)


def test_a_long_number_keeps_its_sign_with_its_first_figure(engine, style):
    assert layout_text(engine, "−12", style, 0.5).text == "−1\n2"


def test_a_word_without_syllables_is_broken_anywhere_and_reported(engine, style):
    # Each n is 5.47: five take 27.35.
    lines = layout_text(engine, "nnnnnnnn", style, 28)
    assert texts(lines) == ["nnnnn", "nnn"]
    assert [line.broken for line in lines.lines] == [True, False]


def test_a_line_narrower_than_a_letter_still_takes_one(engine, style):
    lines = layout_text(engine, "nn **n**:coin:", style, 3)
    assert texts(lines) == ["n", "n", "n", ""]
    assert all(line.broken for line in lines.lines[:-1])


def test_at_most_two_lines_in_a_row_end_in_hyphens_of_ours(engine, style):
    justified = replace(style, hyphenate=True, align="justify")
    lines = layout_text(engine, "reinforcement " * 12, justified, 80).lines
    ladder = [bool(line.hyphen) for line in lines]
    assert (True, True) in pairwise(ladder)
    assert (True, True, True) not in zip(ladder, ladder[1:], ladder[2:], strict=False)


def test_soft_hyphens_show_only_where_a_line_ends(engine, style):
    source = "nnn\u00adnnn nnn\u00adnnn"
    assert texts(layout_text(engine, source, style, 60)) == ["nnnnnn nnn-", "nnn"]


@pytest.mark.parametrize("width", [4.0, 8.0, 30.0])
@pytest.mark.parametrize("source", ["1 \u200b T", "1 \u200bT", "1 \u00ad\u200bT", "1 **\u200b** T"])
def test_what_shows_nothing_is_no_word_and_no_end_of_a_line(engine, style, source, width):
    # 1 is 4.97 wide, the T 5.36: the two stand on a line of 30, and on no shorter one.
    lines = layout_text(engine, source, replace(style, align="right"), width)
    assert texts(lines) == (["1 T"] if width == 30 else ["1", "T"])
    assert all(line.x + line.width == pytest.approx(width) for line in lines.lines)


def test_a_line_broken_anywhere_keeps_letters_and_their_marks_together(engine, style):
    # There is no single character for x and its dot.
    assert texts(layout_text(engine, "x\u0323x\u0323x\u0323", style, 0.5)) == ["x\u0323"] * 3


def test_a_line_broken_anywhere_does_not_cut_a_ligature(engine, style):
    serif = replace(style, fonts=TextFonts.of(engine.book, "serif"))
    assert texts(layout_text(engine, "ffiffi", serif, 4)) == ["ffi", "ffi"]


def test_dashes_and_slashes_end_lines_without_a_hyphen(engine, style):
    assert texts(layout_text(engine, "nnn nnn-nnn nnn/nnn", style, 40)) == ["nnn nnn-", "nnn nnn/", "nnn"]


SENTENCE = (
    "In olden times when wishing still helped one there lived a king whose daughters were all beautiful "
    "but the youngest was so beautiful that the sun itself which has seen so much was astonished whenever "
    "it shone in her face"
)


def raggedness(lines, width):
    return sum((width - line.width) ** 2 for line in lines.lines[:-1])


def test_lines_chosen_together_are_more_even(engine, style):
    small = replace(style, size=9)
    for width in (45, 60, 75):
        greedy = layout_text(engine, SENTENCE, small, width)
        best = layout_text(engine, SENTENCE, replace(small, optimal=True), width)
        assert raggedness(best, width) <= raggedness(greedy, width)
        assert best.text.split() == greedy.text.split()


def test_justified_lines_chosen_together_need_smaller_changes_of_space(engine, style):
    justified = replace(style, size=9, align="justify")
    greedy = layout_text(engine, SENTENCE, justified, 60)
    best = layout_text(engine, SENTENCE, replace(justified, optimal=True), 60)
    assert all(line.width == pytest.approx(60) for line in best.lines[:-1])
    assert max(run.word_space for run in best.runs) <= max(run.word_space for run in greedy.runs)
    # A third is what a space gives up at most; it is 2.0 at 10 mm, here 0.635.
    assert min(run.word_space for run in best.runs) >= -0.635 * 0.34


def test_words_too_long_for_a_line_are_no_obstacle_to_choosing_together(engine, style):
    lines = layout_text(engine, "nn nnnnnnnn nn", replace(style, optimal=True), 28)
    assert "".join(texts(lines)).replace(" ", "") == "n" * 12


CHARS = "nAVTofi.-–—/1é\u0323 \u00ad\u200b\u00a0\u202f→規\n"
STYLES = st.builds(SpanStyle, bold=st.booleans(), italic=st.booleans(), smallcaps=st.booleans())
RUNS = st.lists(
    st.builds(Run, st.text(CHARS, min_size=1, max_size=14), STYLES)
    | st.just(Run(":coin:", PLAIN, icon="coin"))
    | st.just(Run("reinforcement regarding", PLAIN)),
    min_size=1,
    max_size=6,
)


def set_any(engine, style, book, runs, width, align, hyphenate, optimal):
    chosen = replace(
        style,
        fonts=TextFonts.of(book, "serif"),
        size=9,
        align=align,
        hyphenate=hyphenate,
        optimal=optimal,
    )
    return layout_runs(engine, runs, chosen, width)


@examples(150)
@given(
    RUNS,
    st.floats(3, 60),
    st.sampled_from(["left", "center", "right", "justify"]),
    st.booleans(),
    st.booleans(),
)
@example([Run("V V V", PLAIN)], 4.0, "left", False, False)
@example(
    [Run("1", PLAIN), Run("\u00ad", SpanStyle(smallcaps=True)), Run(":coin:", PLAIN, icon="coin")],
    5.0,
    "left",
    False,
    False,
)
def test_no_character_is_lost_and_no_line_is_wider_than_the_column(
    engine, style, book, runs, width, align, hyphenate, optimal
):
    lines = set_any(engine, style, book, runs, width, align, hyphenate, optimal)
    shown = "".join(line.text[: len(line.text) - len(line.hyphen)] for line in lines.lines)
    source = "".join(run.text for run in runs if not run.icon)
    assert visible(shown) == visible(source)
    assert len(lines.icons) == sum(bool(run.icon) for run in runs)
    for line in lines.lines:
        assert line.broken or line.width <= width + 1e-6
        assert line.broken or line.x >= -1e-6
        check_runs(engine, line)


def visible(text):
    for char in "\u00ad\u200b \n":
        text = text.replace(char, "")
    return normalize("NFC", text.replace("\u202f", "\u00a0"))


def check_runs(engine, line):
    """Runs stand side by side, as wide as their letters and what is between them."""
    for run in line.runs:
        font = engine.book[run.font]
        units = font.width(run.text, loose=bool(run.letter_space))
        letters = sum(font.shape(word, loose=bool(run.letter_space)).letters for word in run.text.split(" "))
        spaces = run.text.count(" ")
        spaces = spaces * run.word_space + (letters + spaces) * run.letter_space
        assert run.width == pytest.approx(units * 9 * 25.4 / 72 / 1000 + spaces)
    # A mark alone takes up nothing.
    wide = [run for run in line.runs if run.width]
    starts = sorted([(run.x, run.x + run.width) for run in wide] + [(i.x, i.x + i.size) for i in line.icons])
    for (_, end), (start, _) in pairwise(starts):
        assert start >= end - 1e-6


@pytest.mark.parametrize("word", ["x" * 5_000, "[a](b" * 1_000, "e\u0301" * 2_500])
def test_an_endless_word_is_broken_without_being_measured_again_for_each_line(engine, style, word, monkeypatch):
    measured = 0
    measure = MeasuredWords._measure

    def counted(words, raw):
        nonlocal measured
        measured += len(raw)
        return measure(words, raw)

    monkeypatch.setattr(MeasuredWords, "_measure", counted)
    lines = layout_text(engine, word, style, 60)
    assert "".join(texts(lines)) == normalize("NFC", word)
    assert measured < 60 * len(word)


def test_a_word_that_is_parted_from_what_it_is_glued_to_is_reported(engine, style):
    # Each n is 5.47 wide; the bold one has no space before it, and should stay with the first.
    lines = layout_text(engine, "n**n**", style, 7)
    assert [(line.text, line.broken) for line in lines.lines] == [("n", True), ("n", False)]


def test_words_are_measured_once_unless_they_are_no_words(engine):
    words = MeasuredWords(engine.book["sans"], 0.0)
    assert words["nn"] is words["nn"]
    assert words["n" * 201].width == pytest.approx(201 * 547)
    assert list(words) == ["nn"]
