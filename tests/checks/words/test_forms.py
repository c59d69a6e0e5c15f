"""Forms that do not fit the words beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.words.texts import said


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Then each player take a card.", '"take" should be "takes"'),
        ("Every other player discard a card.", '"discard" should be "discards"'),
        ("The loser must payed a coin.", '"payed" should be "pay"'),
        ("A unit may not moved twice.", '"moved" should be "move"'),
        ("The cubes is taken back.", '"is" should be "are"'),
        ("Stop. These markers has no effect.", '"has" should be "have"'),
        ("Take 1 if you the enemy has an army.", '"if you the": a word is missing, or one too many'),
        ("Spaces 40 counts as rough.", '"Spaces" stands before a single number'),
    ],
)
def test_wrong_forms(tmp_path: Path, text: str, message: str) -> None:
    assert [line.partition(" ")[2] for line in said(tmp_path, "T402", text)] == [message]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Take a cube form the board.", '"form" should be "from"'),
        ("It includes those form the jar.", '"form" should be "from"'),
        ("The ships effect the price.", '"effect" should be "affect"'),
        ("If you have none, than you pay a coin.", '"than" should be "then"'),
        ("The price is to high.", '"to" should be "too"'),
        ("Take the tiles that form the board.", ""),
        ("Four tiles form the board.", ""),
        ("Take four tiles and form a row.", ""),
        ("The players effect a change.", ""),
        ("This gives more, than the others.", ""),
        ("The card is to many people a riddle.", ""),
    ],
)
def test_confused_words(tmp_path: Path, text: str, message: str) -> None:
    assert [line.partition(" ")[2] for line in said(tmp_path, "T380", text)] == ([message] if message else [])


def test_two_articles(tmp_path: Path) -> None:
    assert said(tmp_path, "T402", "Place it on a an empty space.") == ['1:13 "a an" has two articles']
    assert said(tmp_path, "T402", "Place it on A or an empty space.") == []


@pytest.mark.parametrize(
    "text",
    [
        "Then each player takes a card.",
        "May each player take a card?",
        "Let each player draw a card.",
        "Before the round, have every player place a cube.",
        "It is required that each player discard a card.",
        "Each player discard pile is shuffled.",
        "You may need a coin, and must proceed.",
        "A token may embed itself.",
        "The headquarters is lost, and the series was long.",
        "One of the cubes is taken back. The number of cubes is odd.",
        "With good-will excited, they went.",
    ],
)
def test_right_forms(tmp_path: Path, text: str) -> None:
    assert said(tmp_path, "T402", text) == []
