"""When games are set, and when things were in use."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.model.eras import PERIODS, Era
from tests.examples import examples

ALWAYS = 10**10


@pytest.mark.parametrize(
    ("text", "begin", "end"),
    [
        ("1815", 1815, 1816),
        ("1274 BC", -1274, -1273),
        ("-1274", -1274, -1273),
        ("1500 to 1870", 1500, 1871),
        ("300 bc to 14", -300, 15),
        ("until 1450", -ALWAYS, 1451),
        ("1916 on", 1916, ALWAYS),
        ("medieval", 500, 1450),
        ("Ancient  to Medieval", -3000, 1450),
        ("1450 to modern", 1450, 2050),
        ("until ancient", -ALWAYS, 500),
        ("future on", 2050, ALWAYS),
        ("any", -ALWAYS, ALWAYS),
    ],
)
def test_an_era_is_a_span_of_years(text: str, begin: int, end: int) -> None:
    era = Era.parse(text)
    assert (era.begin, era.end) == (begin, end)


@pytest.mark.parametrize(
    "text", ["", "stone age", "1815 to", "to 1815", "1 to 2 to 3", "1815 AD", "on", "until", "9" * 40]
)
def test_what_is_no_era_is_said(text: str) -> None:
    with pytest.raises(ValueError, match="is not an era: write 1812"):
        Era.parse(text)


@pytest.mark.parametrize("text", ["1870 to 1500", "modern to ancient", "1 to 1 BC"])
def test_an_era_does_not_end_before_it_begins(text: str) -> None:
    with pytest.raises(ValueError, match="ends before it begins"):
        Era.parse(text)


def test_periods_follow_each_other_without_gaps() -> None:
    periods = [PERIODS[name] for name in PERIODS if name != "any"]
    assert [end for _, end in periods[:-1]] == [begin for begin, _ in periods[1:]]


YEARS = st.integers(-4000, 2500)


@given(YEARS, YEARS, YEARS, YEARS)
@examples(100)
def test_of_two_eras_one_is_first_or_they_overlap(a: int, b: int, c: int, d: int) -> None:
    """Worked out from the years themselves: two spans share a year, or all years of one come before the other."""
    first, second = (Era.parse(f"{min(pair)} to {max(pair)}") for pair in ((a, b), (c, d)))
    is_before, is_after = max(a, b) < min(c, d), max(c, d) < min(a, b)
    assert first.is_before(second) == is_before
    assert second.is_before(first) == is_after
    assert first.overlaps(second) == second.overlaps(first) == (not is_before and not is_after)
