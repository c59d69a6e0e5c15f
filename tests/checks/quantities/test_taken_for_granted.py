"""A number that a sentence takes for granted, and another that is listed."""

from pathlib import Path

import pytest

from tests.checks.quantities.two_sections import said_of


@pytest.mark.parametrize(
    ("title", "told", "claim", "why"),
    [
        ("Contents", "4 dice, 30 cards and 1 board", "Shuffle all 32 cards.", "32 are not 30"),
        ("Contents", "- 4 dice\n- 30 cards", "Roll all three dice.", "3 are not 4"),
        ("Suits", "Three suits, numbered 1 to 7.", "Whoever plays an 8, wins.", "there is none above 7"),
        ("Board", "The board has eight rows.", "Rows are numbered 1 to 10.", "10 are not 8"),
        ("Board", "There are seven fields in each row.", "The columns are lettered a to h.", "8 are not 7"),
        ("Crews", "A crew consists of a captain and five sailors.", "A full crew has five.", "5 are not 6"),
    ],
)
def test_another_number(title: str, told: str, claim: str, why: str, tmp_path: Path) -> None:
    (message,) = said_of(tmp_path, "Q187", told, claim, titles=(title, "Play"))
    assert message.endswith(f": {why}")


@pytest.mark.parametrize(
    ("title", "told", "claim"),
    [
        ("Contents", "4 dice, 30 cards and 1 board", "Shuffle all 30 cards."),
        ("Contents", "2 red dice, 3 blue dice", "Roll all five dice."),
        ("Contents", "4 dice, 30 cards", "Each player rolls all two dice."),
        ("Contents", "4 dice, 30 cards", "With two players, shuffle all 24 cards."),
        ("Suits", "Three suits, numbered 1 to 7.", "Roll the dice: on an 8, you win."),
        ("Suits", "Three suits, numbered 1 to 7.", "Whoever plays a 3, wins."),
        ("Parts", "Dials, numbered 0 to 9.", "Whoever plays a 13, wins."),
        ("Crews", "A crew consists of a captain and five sailors.", "A full crew has six."),
    ],
)
def test_the_same_number_or_another_thing(title: str, told: str, claim: str, tmp_path: Path) -> None:
    assert said_of(tmp_path, "Q187", told, claim, titles=(title, "Play")) == []


def test_german_numbers(tmp_path: Path) -> None:
    titles = ("Spielmaterial", "Wurf")
    said = said_of(tmp_path, "Q187", "6 Würfel, 40 Lose", "Wirf alle acht Würfel.", language="de", titles=titles)
    assert [message.rpartition(": ")[2] for message in said] == ["8 are not 6"]
    same = said_of(
        tmp_path,
        "Q187",
        "6 Würfel, 40 Lose",
        "Wirf alle sechs Würfel.",
        language="de",
        titles=titles,
    )
    assert same == []
