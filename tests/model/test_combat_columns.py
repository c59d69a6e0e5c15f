"""Columns of combat tables, and costs of terrain, as they are written."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.model.combat_columns import column, column_of
from pnp.model.costs import Cost, Factor

ODDS = tuple(column(text, "odds") for text in ("1:3", "1:2", "1:1", "3:2", "2:1", "3:1"))


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [("0", 0, 0), ("+1", 1, 1), ("-2", -2, -2), ("−2", -2, -2), ("3-5", 3, 5), ("3–5", 3, 5), ("-5 to -3", -5, -3),
     ("≤-3", None, -3), ("<=-3", None, -3), ("8+", 8, None), ("≥8", 8, None)],
)  # fmt: skip
def test_columns_of_numbers(text: str, low: int | None, high: int | None) -> None:
    read = column(text, "differential")
    assert (read.low, read.high) == (low, high)


@pytest.mark.parametrize("text", ["2", "2:0", "a:b", "", "1:2:3"])
def test_no_ratio(text: str) -> None:
    with pytest.raises(ValueError, match="is no ratio: write 2:1"):
        column(text, "odds")


@pytest.mark.parametrize("text", ["2:1", "", "≤3+", "high", "+"])
def test_no_number(text: str) -> None:
    with pytest.raises(ValueError, match="is no column: write"):
        column(text, "firepower")


@pytest.mark.parametrize(
    ("attack", "defence", "rounds", "expected"),
    [
        (14, 4, "defender", "3:1"),
        (5, 6, "defender", "1:2"),
        (5, 6, "attacker", "1:1"),
        (5, 6, "nearest", "1:1"),
        (7, 4, "defender", "3:2"),
        (1, 9, "defender", "1:3"),
        (9, 1, "attacker", "3:1"),
        (3, 2, "attacker", "3:2"),
    ],
)
def test_odds_are_rounded(attack: int, defence: int, rounds, expected: str) -> None:
    assert ODDS[column_of(ODDS, Fraction(attack, defence), rounds)].written == expected


@given(st.integers(1, 99), st.integers(1, 99))
def test_what_favours_the_defender_is_never_above_the_ratio(attack: int, defence: int) -> None:
    ratio = Fraction(attack, defence)
    for_defender, for_attacker = (column_of(ODDS, ratio, rounds) for rounds in ("defender", "attacker"))
    assert for_defender <= for_attacker <= for_defender + 1
    assert ODDS[for_defender].low <= max(ratio, ODDS[0].low)


@pytest.mark.parametrize(
    ("text", "points"), [("2", 2), ("+1", 1), ("1/2", Fraction(1, 2)), ("½", Fraction(1, 2)),
     ("1½", Fraction(3, 2)), ("0.5", Fraction(1, 2))]
)  # fmt: skip
def test_costs(text: str, points: Fraction) -> None:
    assert Cost.parse(text).points == points


def test_costs_that_are_no_points() -> None:
    assert Cost.parse("no").is_forbidden
    assert Cost.parse("all").takes_all
    for text in ("free", "2D6", "+", "-1", ""):
        with pytest.raises(ValueError, match="is not a cost"):
            Cost.parse(text)


def test_factors() -> None:
    assert [Factor.parse(text).value for text in ("2", "x2", "×1/2", "1.5")] == [2, 2, Fraction(1, 2), Fraction(3, 2)]
    with pytest.raises(ValueError, match="is not a factor"):
        Factor.parse("no")
