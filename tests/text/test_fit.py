"""Texts made smaller until they fit."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.measures import MM_PER_PT
from pnp.text import fit, parse
from tests.examples import examples

WORDS = "Choose one of your units in an unlit region. It may move twice until the end of this turn."


def test_a_text_that_fits_keeps_its_size(engine, style):
    fitted = fit(engine, WORDS, replace(style, size=9), 60, 20, 6)
    assert (fitted.size, fitted.overflow_mm, fitted.overflow_text) == (9, 0.0, "")


def test_a_text_that_is_too_high_is_set_in_the_largest_size_that_fits(engine, style):
    fitted = fit(engine, WORDS, replace(style, size=9), 40, 9, 5)
    assert 5 < fitted.size < 9
    assert fitted.size % 0.25 == 0
    assert fitted.lines.height <= 9
    larger = fit(engine, WORDS, replace(style, size=fitted.size + 0.25), 40, 9)
    assert larger.overflow_mm > 0


def test_what_does_not_fit_at_the_floor_is_reported_and_still_there(engine, style):
    # Two lines of 10 mm with leading 1.2 are 22 mm high; three are 34.
    fitted = fit(engine, "nn nn nn", replace(style, size=style.size), 15, 20)
    assert [line.text for line in fitted.lines.lines] == ["nn", "nn", "nn"]
    assert fitted.overflow_mm == pytest.approx(14)
    assert fitted.overflow_text == "nn nn"
    assert fitted.size == style.size


def test_a_word_is_made_smaller_rather_than_broken(engine, style):
    # nnnn is 21.88 wide at 10 mm: at 15 mm, 6.85 mm or 19.4 pt are left of its size.
    fitted = fit(engine, "nnnn", style, 15, 20, 5)
    assert [line.text for line in fitted.lines.lines] == ["nnnn"]
    assert 19.1 < fitted.size < 19.45


def test_a_floor_above_the_size_changes_nothing(engine, style):
    assert fit(engine, "nn", style, 30, 20, 1000).size == style.size


def test_figures_fit_by_their_height_alone(engine, style):
    figures = replace(style, edge="figures")
    assert fit(engine, "4", figures, 30, 6.6).overflow_mm == 0
    assert fit(engine, "4", style, 30, 6.6).overflow_mm == pytest.approx(3.4)


def test_runs_fit_as_their_source_does(engine, style):
    source = "nn **nn** nn"
    assert fit(engine, parse(source), style, 30, 20, 8) == fit(engine, source, style, 30, 20, 8)


@examples(40)
@given(st.floats(15, 60), st.floats(4, 30), st.booleans())
def test_a_higher_box_never_takes_a_smaller_size(engine, style, width, height, hyphenate):
    nine = replace(style, size=9, hyphenate=hyphenate)
    low, high = fit(engine, WORDS, nine, width, height, 5), fit(engine, WORDS, nine, width, height + 2, 5)
    assert high.size >= low.size
    assert high.overflow_mm <= low.overflow_mm
    assert low.overflow_mm == 0 or low.size == 5
    assert low.lines.height >= 5 * MM_PER_PT


@pytest.mark.parametrize(("above", "y"), [(0.0, 4 + 7.5), (0.5, 9 + 7.5), (1.0, 14 + 7.5)])
def test_what_is_left_of_a_box_may_stay_free_above_the_text(engine, style, above, y):
    # One line of 10 mm in a box of 20 at (3, 4); capitals and ascenders end 7.5 mm above the baseline.
    (run,) = fit(engine, "nn", style, 30, 20, at=(3, 4), above=above).lines.runs
    assert (run.x, run.y) == pytest.approx((3, y))


def test_what_is_too_high_stands_out_below(engine, style):
    fitted = fit(engine, "nn nn", style, 15, 10, at=(3, 4))
    assert [(line.x, round(line.y, 6)) for line in fitted.lines.lines] == [(3, 4), (3, 16)]
    assert (fitted.overflow_mm, fitted.overflow_text) == (pytest.approx(12), "nn")
