"""Forms that do not fit the words beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.words.texts import said


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Then each player take a card.", '"take" stands where "takes" is meant'),
        ("Every other player discard a card.", '"discard" stands where "discards" is meant'),
        ("The loser must payed a coin.", '"payed" stands where "pay" is meant'),
        ("A unit may not moved twice.", '"moved" stands where "move" is meant'),
        ("The cubes is taken back.", '"is" stands where "are" is meant'),
        ("Stop. These markers has no effect.", '"has" stands where "have" is meant'),
    ],
)
def test_wrong_forms(tmp_path: Path, text: str, message: str) -> None:
    assert [line.partition(" ")[2] for line in said(tmp_path, "T402", text)] == [message]


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
