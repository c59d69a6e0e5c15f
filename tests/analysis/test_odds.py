"""The probabilities of rolls, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pnp.analysis.chances import chances, of_dice, of_rolls
from pnp.analysis.odds import merged_ends, naturals, opposed_odds, roll_odds, row_odds, sums, table_odds
from pnp.model.dice import Dice
from pnp.model.game import Game
from tests.checks.cases import game_of

KIT = """\
tables:
  - id: luck
    die: 2D6
    rows: [{on: 2-4, text: Bad.}, {on: 5-9, text: So so.}, {on: 10+, text: Good.}]
rolls:
  - {id: plain, die: D6, target: 4+}
  - id: hit
    die: D6
    target: 5+
    natural: {1: always a miss, 6: always a hit, 3: roll again}
    modifiers:
      - {id: high, by: +1, text: high, times: 2}
      - {id: wet, by: -1, text: wet, excludes: [high]}
      - {id: dark, by: -2, text: dark}
  - {id: duel, die: D6, against: D4, modifiers: [{id: horse, by: +1, text: mounted}]}
  - {id: fate, die: 2D6, table: luck, modifiers: [{id: blessed, by: +1, text: blessed}]}
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return game_of(tmp_path_factory.mktemp("odds"), KIT)


def test_sums_of_modifiers_that_do_not_exclude_each_other(game: Game) -> None:
    # 0; high +1 or +2; wet −1; each of them with dark −2; never high and wet.
    assert sums(game.rolls["hit"].modifiers) == (-3, -2, -1, 0, 1, 2)
    assert sums(game.rolls["hit"].modifiers[:2]) == (-1, 0, 1, 2)
    assert sums(()) == (0,)


def test_success_at_every_sum_with_natural_results(game: Game) -> None:
    # 5+ on a D6, a natural 1 misses and a natural 6 hits: at −3 only the 6, at +2 all of 3 to 6.
    odds = {each.modifier: each.success for each in roll_odds(game.rolls["hit"])}
    assert odds == {
        -3: Fraction(1, 6),
        -2: Fraction(1, 6),
        -1: Fraction(1, 6),
        0: Fraction(1, 3),
        1: Fraction(1, 2),
        2: Fraction(2, 3),
    }
    assert roll_odds(game.rolls["duel"]) == ()


def test_words_beside_a_natural_result_that_say_what_comes_of_it() -> None:
    said = {"1": "always a miss", "2": "Fails", "6": "a hit", "5": "succeeds", "4": "roll again", "odd": "a hit"}
    assert naturals(said) == {1: False, 2: False, 6: True, 5: True}


def test_rows_of_a_table(game: Game) -> None:
    # Of 36: 2, 3 and 4 are 1 + 2 + 3, 10 to 12 are 3 + 2 + 1.
    table = game.tables["luck"]
    assert [row_odds(table, row.on) for row in table.rows] == [Fraction(6, 36), Fraction(24, 36), Fraction(6, 36)]


def test_rows_at_every_sum_of_modifiers(game: Game) -> None:
    # With +1, only a 2 and a 3 are bad, and a 9 is good already, which is 4 of 36.
    assert table_odds(game.rolls["fate"], game.tables["luck"]) == (
        (0, (Fraction(6, 36), Fraction(24, 36), Fraction(6, 36))),
        (1, (Fraction(3, 36), Fraction(23, 36), Fraction(10, 36))),
    )
    assert table_odds(game.rolls["plain"], game.tables["luck"]) == ()


def test_higher_and_equal_against_the_dice_of_another(game: Game) -> None:
    # Of 24 pairs of D6 and D4, 4 are equal; 5 and 6 beat all of 4, 2 to 4 beat 1 + 2 + 3. With +1: 4 more, 4 equal.
    plain, mounted = opposed_odds(game.rolls["duel"])
    assert (plain.modifier, plain.shares) == (0, (Fraction(14, 24), Fraction(4, 24), Fraction(6, 24)))
    assert (mounted.modifier, mounted.shares) == (1, (Fraction(18, 24), Fraction(3, 24), Fraction(3, 24)))
    assert opposed_odds(game.rolls["plain"]) == ()


@pytest.mark.parametrize(
    ("values", "labels"),
    [
        ("aabcc", ["≤\u202f−1", "0", "≥\u202f+1"]),
        ("abc", ["−2", "−1", "0"]),
        ("aaa", ["0"]),
        ("abbb", ["−2", "≥\u202f−1"]),
        ("aaab", ["≤\u202f0", "+1"]),
    ],
)
def test_equal_odds_at_either_end_become_one_entry(values: str, labels: list[str]) -> None:
    merged = merged_ends(tuple(enumerate(values, -2)))
    assert [label for label, _ in merged] == labels
    assert [value for _, value in merged] == list(dict.fromkeys(values))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a 25% chance", [("25%", Fraction(1, 4), False)]),
        ("12.5 per cent", [("12.5 per cent", Fraction(1, 8), False)]),
        ("12,5 %", [("12,5 %", Fraction(1, 8), False)]),
        ("one chance in six", [("one chance in six", Fraction(1, 6), True)]),
        ("2 out of 3", [("2 out of 3", Fraction(2, 3), True)]),
        ("six in six, 100% and 0%", []),
        ("1.25%", [("1.25%", Fraction(1, 80), False)]),
        ("10–20%", []),
    ],
)
def test_chances_in_words(text: str, found: list[tuple[str, Fraction, bool]]) -> None:
    assert [(each.words, each.value, each.exact) for each in chances(text)] == found


def test_a_percentage_may_be_rounded_and_a_ratio_may_not() -> None:
    (percent,), (ratio,) = chances("33%"), chances("1 in 3")
    assert percent.fits(Fraction(1, 3))
    assert not percent.fits(Fraction(34, 100))  # A whole percent is another chance.
    assert ratio.fits(Fraction(1, 3))
    assert not ratio.fits(Fraction(33, 100))


def test_chances_of_dice(game: Game) -> None:
    assert of_dice(Dice.parse("D4")) == {Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)}
    # 1, 2, 1 of 4: the runs are 1, 1 + 2, 2, 2 + 1, 1, and what each leaves.
    assert of_dice(Dice.parse("2D2")) == {Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)}
    # 1, 2, 3, 2, 1 of 9: a run of 3 and 2 is there, and 5 of 9 leaves 4 of 9.
    assert of_dice(Dice.parse("2D3")) == {Fraction(part, 9) for part in range(1, 9)}
    assert of_rolls([game.rolls["hit"]]) == {
        Fraction(1, 6),
        Fraction(5, 6),
        Fraction(1, 3),
        Fraction(2, 3),
        Fraction(1, 2),
    }
