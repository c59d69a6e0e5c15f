"""Chances in words and columns, and dice in words, against the dice."""

from fractions import Fraction
from pathlib import Path

import pytest

from pnp.analysis.chances import chances, of_dice
from pnp.analysis.numerals import in_words, number_of
from pnp.model.dice import Dice
from tests.checks.cases import found


def table(die: str, text: str, rows: str = "{on: 1-3}, {on: 4-6}") -> str:
    """A kit with one table; its text starts in column 12 of line 4."""
    return f"tables:\n  - id: t\n    die: {die}\n    text: '{text}'\n    name: Weather\n    rows: [{rows}]\n"


def test_numbers_in_words() -> None:
    assert [number_of(word) for word in ("7", "one", "Twelve", "forty", "forty-nine", "ninety nine")] == [
        7,
        1,
        12,
        40,
        49,
        99,
    ]
    assert [in_words(number) for number in (1, 19, 20, 49, 100, 0)] == [
        "one",
        "nineteen",
        "twenty",
        "forty-nine",
        "100",
        "zero",
    ]
    assert all(number_of(in_words(number)) == number for number in range(100))


def test_chances_in_a_text() -> None:
    text = "A chance of 30 %, 12.5%, two in six, 1 out of 8, 100 %, 0%; not six in two."
    assert [(one.words, one.value) for one in chances(text)] == [
        ("30 %", Fraction(3, 10)),
        ("12.5%", Fraction(1, 8)),
        ("two in six", Fraction(1, 3)),
        ("1 out of 8", Fraction(1, 8)),
    ]


def test_what_dice_can_have() -> None:
    assert of_dice(Dice(1, 3)) == {Fraction(1, 3), Fraction(2, 3)}
    two_dice = of_dice(Dice(2, 2))  # 2, 3, 4 with 1/4, 1/2, 1/4
    assert two_dice == {Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)}
    assert Fraction(1, 6) not in of_dice(Dice(1, 10))


@pytest.mark.parametrize(
    ("die", "text", "messages"),
    [
        (
            "D6",
            "The chance of rain is 40 %.",
            ["4:34 nothing on D6 has a chance of '40 %'; the nearest is 33 %"],
        ),
        (
            "D6",
            "Rain is likely: the odds are 1 in 4.",
            ["4:41 nothing on D6 has a chance of '1 in 4' (25 %); the nearest is 17 %"],
        ),
        ("D6", "The chance of rain is 33 %, or 34%, or two in six, or one in three.", []),
        ("2D6", "The chance of a 12 is 3 %, of 10 or more one in six.", []),
        ("D6", "You lose 40 % of your gold.", []),
        ("D6", "The chance of rain on two rolls is 40 %.", []),
        ("D6", "The chance to draw such a card is 22 %.", []),
        ("D6", "One chance in about four.", []),
        ("D6", "Your chances are good. Lose 40 % of your gold.", []),
    ],
)
def test_a_chance_that_the_table_never_gives(tmp_path: Path, die: str, text: str, messages: list[str]) -> None:
    assert found(tmp_path, "D114", table(die, text)) == messages


def test_elsewhere_all_dice_of_the_kit_count(tmp_path: Path) -> None:
    rules = "It rains on a chance of 30 %.\n"
    text = "texts: [{id: r, files: [rules.md]}]\n"
    assert found(tmp_path, "D114", text + table("D6", "Roll."), rules_md=rules) == [
        "rules.md:1:25 nothing on D6 has a chance of '30 %'; the nearest is 33 %"
    ]
    assert found(tmp_path, "D114", text + table("D6", "Roll a D10."), rules_md=rules) == []
    assert found(tmp_path, "D114", text, rules_md=rules) == []


def test_modifiers_and_natural_results_make_chances_of_their_own(tmp_path: Path) -> None:
    roll = "rolls: [{id: r, die: 2D6, target: 7+, text: '%s', modifiers: [{by: 6}], natural: {7: always a miss}}]\n"
    # With +6 all but a 7 succeed: 30 of 36.
    assert found(tmp_path, "D114", roll % "The chance is five in six.") == []
    assert len(found(tmp_path, "D114", roll % "The chance is five in seven.")) == 1


def test_a_column_of_chances(tmp_path: Path) -> None:
    text = """
    sets: [{id: s, fields: {chance: text}, records: [{id: a, chance: 50%}, {id: b, chance: 45%}]}]
    rolls: [{id: r, die: D6, target: 4+}]
    """
    assert found(tmp_path, "D114", text) == ["1:88 nothing on D6 has a chance of '45%'; the nearest is 50 %"]


ROWS = "{on: 1-5, chance: 50 %}, {on: 6-9, chance: NN %}, {on: 10, chance: 10 %}"


@pytest.mark.parametrize(
    ("rows", "messages"),
    [
        (ROWS.replace("NN", "40"), []),
        (
            ROWS.replace("NN", "20"),
            ["6:55 the row says 20 %, but '6-9' comes up on 4 of 10 rolls of D10: 40 %"],
        ),
        (ROWS.replace("50", "80").replace("NN", "20"), []),  # Some other chance: few rows agree.
    ],
)
def test_odds_columns(tmp_path: Path, rows: str, messages: list[str]) -> None:
    text = table("D10", "Roll.", rows) + "    fields: {chance: text}\n"
    assert found(tmp_path, "D115", text) == messages


def shares(*numbers: str, field: str = "share") -> str:
    """A kit with a set whose records have a share each."""
    records = "".join(f"      - {{id: r{index}, {field}: '{number}'}}\n" for index, number in enumerate(numbers))
    return f"sets:\n  - id: s\n    fields: {{{field}: text}}\n    records:\n{records}"


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (shares("40 %", "25 %", "45 %"), ["3:14 the shares of 's' add up to 110 %: 40 + 25 + 45"]),
        (shares("40", "25", "30"), ["3:14 the shares of 's' add up to 95 %: 40 + 25 + 30"]),
        (shares("33 %", "33 %", "33 %"), []),
        (shares("17%", "17%", "17%", "17%", "17%", "17%"), []),
        (shares("40 %", "25 %", "35 %"), []),
        (shares("30 %", "30 %", "60 %", "70 %"), []),
        (shares("30 %", "60 %"), []),
        (shares("40 %", "25 %", "some"), []),
        (shares("40 %", "25 %", "45 %", field="chance"), []),
    ],
)
def test_sums(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert found(tmp_path, "D116", text) == messages


@pytest.mark.parametrize(
    ("die", "text", "said"),
    [
        ("D6", "Roll two dice.", "two dice"),
        ("D6", "Roll a D10 each morning.", "a D10"),
        ("D6", "Roll a D10 per player.", "a D10"),
        ("D6", "Roll a D10 each and add them.", None),
        ("D6", "Roll a D10 for each stone.", None),
        ("D6", "At dawn it begins. Roll a D10.", "a D10"),
        ("D6", "Roll a ten-sided die.", "a ten-sided die"),
        ("2D6", "Roll 1D6 at once.", "1D6"),
        ("2D6", "Roll two six-sided dice.", None),
        ("D6", "Roll a die.", None),
        ("D6", "Rolled at the start.", None),
        ("D66", "Roll two dice, first the tens.", None),
        ("D100", "Roll two D10.", None),
        ("D6", "Roll two dice and keep the higher.", None),
        ("D6", "On a 6 roll a D10.", None),
        ("D6", "Roll a D10 for the wind and a D6 for the rain.", None),
    ],
)
def test_dice_in_the_words_of_a_table(tmp_path: Path, die: str, text: str, said: str | None) -> None:
    messages = [f"4:{12 + text.index(said)} the text says {said!r}, but 't' is for {die}"] if said else []
    assert found(tmp_path, "D117", table(die, text)) == messages


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("Each player rolls 2D6 on the Weather table.", "rules.md:1:19 the text says '2D6', but 't' is for D6"),
        ("Then roll two dice on *Weather*.", "rules.md:1:11 the text says 'two dice', but 't' is for D6"),
        ("Each player rolls a D6 on the Weather table.", None),
        ("Each player rolls 2D6 on the Weathered table.", None),
        ("Each player rolls 2D6 on their turn.", None),
    ],
)
def test_dice_rolled_on_a_named_table(tmp_path: Path, rules: str, message: str | None) -> None:
    text = "texts: [{id: r, files: [rules.md]}]\n" + table("D6", "")
    assert found(tmp_path, "D117", text, rules_md=rules) == ([message] if message else [])


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        # Gale is 11 or 12 of 2D6: 3 of 36.
        ("The chance of Gale is one in six.", ["the chance of 'Gale' in 't' is 1/12 (8 %), not 'one in six'"]),
        ("The chance of Gale is one in twelve.", []),
        ("The chance of Gale is one in six if the sea is high.", []),
        ("The chance of Gale or Calm is one in six.", []),
    ],
)
def test_the_chance_of_a_row(tmp_path: Path, text: str, messages: list[str]) -> None:
    kit = table("2D6", text, "{on: 2-10, name: Calm}, {on: 11-12, name: Gale}")
    assert [place.partition(" ")[2] for place in found(tmp_path, "D114", kit)] == messages
