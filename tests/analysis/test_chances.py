"""Chances as texts state them, and those that dice and rolls give."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from pnp.analysis.chances import chances, of_dice, of_rolls
from pnp.model.dice import Dice
from tests.checks.cases import game_of


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("It works 25% of the time.", [(9, "25%", Fraction(1, 4), False)]),
        ("In 33,3 % of cases", [(3, "33,3 %", Fraction(333, 1000), False)]),
        ("40 per cent", [(0, "40 per cent", Fraction(2, 5), False)]),
        ("or 60 percent", [(3, "60 percent", Fraction(3, 5), False)]),
        ("a two in six chance", [(2, "two in six", Fraction(1, 3), True)]),
        ("1 chance in 20", [(0, "1 chance in 20", Fraction(1, 20), True)]),
        ("or 3 out of 4", [(3, "3 out of 4", Fraction(3, 4), True)]),
        # What is certain, or more, or nothing, is no chance; nor is the end of a longer number.
        ("100% or 0% or six in six or 0 in 6 or 7 in 6", []),
        ("2.50% 1,000% 1/25%", [(0, "2.50%", Fraction(1, 40), False)]),
    ],
)  # fmt: skip
def test_chances_of_a_text(text: str, found: list[tuple[int, str, Fraction, bool]]) -> None:
    assert [(one.start, one.words, one.value, one.exact) for one in chances(text)] == found


def test_a_percentage_may_be_rounded_and_a_ratio_may_not() -> None:
    (percent,) = chances("17%")
    (ratio,) = chances("1 in 6")
    # A sixth is 16.67 %: rounded up it is 17 %, down 16 %, and never 18 %.
    assert percent.fits(Fraction(1, 6))
    assert next(chances("16%")).fits(Fraction(1, 6))
    assert not next(chances("18%")).fits(Fraction(1, 6))
    # Exactly one per cent off is not rounding.
    assert not percent.fits(Fraction(18, 100))
    assert ratio.fits(Fraction(1, 6))
    assert not ratio.fits(Fraction(167, 1000))


def test_a_single_die_gives_any_number_of_its_results() -> None:
    assert of_dice(Dice.parse("D4")) == {Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)}


def test_several_dice_give_runs_of_results() -> None:
    """Of 2D2, 2 and 4 come once in four, 3 twice: alone, with a neighbour, or all but these."""
    assert of_dice(Dice.parse("2D2")) == {Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)}
    # 2 to 4 of 2D6 are 1 + 2 + 3 of 36; 2 and 12 without what is between are no run, but what 3 to 11 leaves.
    two = of_dice(Dice.parse("2D6"))
    assert {Fraction(6, 36), Fraction(2, 36), Fraction(34, 36), Fraction(1, 36)} <= two
    assert not {Fraction(0), Fraction(1)} & two


def test_a_roll_succeeds_or_fails(tmp_path: Path) -> None:
    game = game_of(tmp_path, "rolls: [{id: hit, die: D6, target: 5+}]")
    # Five and six of six.
    assert of_rolls(game.rolls) == {Fraction(1, 3), Fraction(2, 3)}
