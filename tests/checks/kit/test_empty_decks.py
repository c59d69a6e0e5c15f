"""What happens when a deck is empty, deck by deck, and in drafts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

# A draft (so says the head of each test kit) with everything but more cards.
KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
setup: [{id: deal, text: Sit down.}]
phases: [{id: act, name: Act}]
goals: [{id: win, text: Get home.}]
decks:
  - {id: rooms, name: Room cards, cards: [{id: hall, name: Hall}]}
  - {id: monsters, name: Monster cards, cards: [{id: rat, name: Rat}]}
"""
ONE = KIT[: KIT.index("  - {id: monsters")]


def message(deck: str) -> str:
    return f"cards are drawn from {deck!r}, but nothing says what happens when it is empty"


@pytest.mark.parametrize(
    ("rules", "decks"),
    [
        ("Draw a room. Draw a monster. When the room deck is empty, stop.", ["monsters"]),
        ("Draw a room. Draw a monster. When a deck is empty, stop.", []),
        (
            "Draw a room. Draw a monster. If the rooms are all gone, stop. If no monsters are left, the deck is empty.",
            [],
        ),
        ("Draw a monster. Coins are many. If they run out, use buttons.", ["monsters"]),
        ("Draw a monster. No card and no spell kills it.", ["monsters"]),
    ],
)
def test_each_deck_that_is_drawn_from(tmp_path: Path, rules: str, decks: list[str]) -> None:
    assert said(tmp_path, "K102", KIT, rules_md=f"# Rules\n\n{rules}\n") == list(map(message, decks))


@pytest.mark.parametrize("rules", ["Draw until you hold seven cards.", "Fill up the row of rooms."])
def test_a_row_and_a_hand_are_filled_from_the_deck(tmp_path: Path, rules: str) -> None:
    assert said(tmp_path, "K102", ONE, rules_md=f"# Rules\n\n{rules}\n") == [message("rooms")]


def test_a_draft_without_goals_is_not_written_out(tmp_path: Path) -> None:
    kit = KIT.replace("goals: [{id: win, text: Get home.}]\n", "")
    assert said(tmp_path, "K102", kit, rules_md="# Rules\n\nDraw a monster.\n") == []
