"""Dice, results and odds, worked out by hand."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.model.dice import Dice, Results, chance


@pytest.mark.parametrize(
    ("written", "low", "high", "results", "shown"),
    [
        ("D6", 1, 6, 6, "D6"),
        ("1d10", 1, 10, 10, "D10"),
        ("2D6", 2, 12, 11, "2D6"),
        ("3D6", 3, 18, 16, "3D6"),
        ("D66", 11, 66, 36, "D66"),
        ("D100", 1, 100, 100, "D100"),
        ("2D6+1", 3, 13, 11, "2D6+1"),
        ("D6 - 1", 0, 5, 6, "D6-1"),
        ("D3−1", 0, 2, 3, "D3-1"),
        ("W6", 1, 6, 6, "W6"),
        ("2w10+1", 3, 21, 19, "2W10+1"),
    ],
)
def test_reading_dice(written: str, low: int, high: int, results: int, shown: str) -> None:
    dice = Dice.parse(written)
    assert (dice.low, dice.high, len(dice.results()), str(dice)) == (low, high, results, shown)


@pytest.mark.parametrize(
    "text", ["", "D", "6", "D0", "D1", "0D6", "DD6", "2D", "D6+", "D6 6", "D٣٣٣٣٣", "D" + "9" * 5000]
)
def test_what_is_no_die(text: str) -> None:
    with pytest.raises(ValueError, match="is not a die: write D6, 2D6, D66 or D100"):
        Dice.parse(text)


def test_more_dice_than_anybody_rolls() -> None:
    assert Dice.parse("100D10").high == 1000
    with pytest.raises(ValueError, match="too many dice"):
        Dice.parse("100D100")


def test_odds_of_two_dice() -> None:
    odds = Dice.parse("2D6").odds()
    assert odds[2] == Fraction(1, 36)
    assert odds[7] == Fraction(6, 36)
    assert odds[12] == Fraction(1, 36)


def test_d66_reads_tens_and_ones() -> None:
    results = Dice.parse("D66").results()
    assert results[:7] == (11, 12, 13, 14, 15, 16, 21)
    assert set(Dice.parse("D66").odds().values()) == {Fraction(1, 36)}


@given(st.integers(1, 8), st.integers(2, 12), st.integers(-5, 5))
def test_odds_always_add_up_to_one(count: int, sides: int, add: int) -> None:
    assert sum(Dice(count, sides, add).odds().values()) == 1


@pytest.mark.parametrize(
    ("written", "inside", "outside"),
    [
        ("3", [3], [2, 4]),
        ("3-4", [3, 4], [2, 5]),
        ("3–4", [3, 4], [2, 5]),
        ("3 to 4", [3, 4], [2, 5]),
        ("01-02", [1, 2], [0, 3]),
        ("00", [100], [0, 99]),
        ("99-00", [99, 100], [98, 101]),
        ("6+", [6, 99], [5]),
        ("2-", [2, 1, -1], [3]),
        ("≤1", [1, 0, -3], [2]),
        ("<=1", [1, 0], [2]),
        ("≥9", [9, 10], [8]),
        ("1, 3, 5", [1, 3, 5], [2, 4, 6]),
        ("1, 4-5", [1, 4, 5], [2, 3, 6]),
    ],
)
def test_results(written: str, inside: list[int], outside: list[int]) -> None:
    results = Results.parse(written)
    assert all(one in results for one in inside)
    assert not any(one in results for one in outside)
    assert results.within(tuple(sorted(inside + outside))) == tuple(sorted(inside))
    assert str(results) == written


@pytest.mark.parametrize("text", ["", "x", "1,", "1--2", "+6", "6++", "1.5", "9" * 5000])
def test_what_is_no_result(text: str) -> None:
    with pytest.raises(ValueError, match="is not a result: write 3, 3-4, 01-02"):
        Results.parse(text)


def test_a_range_runs_upwards() -> None:
    with pytest.raises(ValueError, match="runs backwards"):
        Results.parse("4-3")


def test_the_open_ends_of_results() -> None:
    assert (Results.parse("2-4, 6+").low, Results.parse("2-4, 6+").high) == (2, None)
    assert (Results.parse("≤3").low, Results.parse("≤3").high) == (None, 3)


@given(st.sampled_from(["≤3", "2-", "5+", "1, 3", "2-4, 9", "00"]), st.lists(st.integers(-5, 110), unique=True))
def test_within_agrees_with_in(written: str, numbers: list[int]) -> None:
    results, ordered = Results.parse(written), tuple(sorted(numbers))
    assert results.within(ordered) == tuple(one for one in ordered if one in results)


def test_chances_with_modifiers_and_natural_results() -> None:
    die, target = Dice.parse("D10"), Results.parse("7+")
    assert chance(die, target) == Fraction(4, 10)
    assert chance(die, target, 1) == Fraction(5, 10)
    assert chance(die, target, -9) == 0
    # A natural 10 always hits, a natural 1 never: with −9 only the 10 is left, with +9 all but the 1.
    assert chance(die, target, -9, {10: True, 1: False}) == Fraction(1, 10)
    assert chance(die, target, 9, {10: True, 1: False}) == Fraction(9, 10)


@pytest.mark.parametrize(
    ("written", "meant"), [("2 D 6", "2D6"), ("d%", "d100"), ("D6", "D6"), ("2D6+1", ""), ("six", ""), ("2000D6", "")]
)
def test_dice_are_meant_in_spite_of_their_blanks(written: str, meant: str) -> None:
    assert Dice.meant(written) == meant


def test_as_many_pips_as_can_be_worked_out() -> None:
    assert Dice.parse("100D10").high == 1000
    with pytest.raises(ValueError, match="is too many dice"):
        Dice.parse("91D11")
