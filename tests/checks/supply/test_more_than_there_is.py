"""More of a thing than there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
markers:
  - {id: drum, name: Drum, supply: 1}
  - {id: coin, name: Coin, supply: 5, value: 10}
  - {id: wound, name: Wound, supply: 5, unlimited: true}
decks:
  - id: dead
    name: Dead
    cards: [{id: clerk, name: The Clerk, copies: 2}]
"""


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("Take the two drums.", ["'two drums' are taken here, but there is 1"]),
        ("Place three Clerks here.", ["'three Clerks' are taken here, but there are 2"]),
        ("Place two Clerks here.", []),
        ("If you like, place three Clerks here.", []),
        ("Take 8 coins.", []),  # A coin of 10 is not one coin.
        ("Take 8 wounds.", []),
        ("Three Clerks were never seen.", []),
    ],
)
def test_what_is_taken_is_there(tmp_path: Path, sentence: str, messages: list[str]) -> None:
    assert said(tmp_path, "S138", KIT, rules_md=f"# Rules\n\n{sentence}\n") == messages


LISTED = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


@pytest.mark.parametrize(("number", "found"), [(5, 1), (6, 0)])
def test_each_player_puts_things_on_a_card(tmp_path: Path, number: int, found: int) -> None:
    rules = f"# Rules\n\n## Parts\n\n- 20 embers, {number} flasks of oil and 3 lamps\n- 1 board\n\n## Set-up\n\n"
    rules += "Put your pawn on the gate and three flasks of oil on your card.\n"
    message = f"2 players need 6, but the list of parts has '{number} flasks of oil'"
    assert said(tmp_path, "S131", LISTED, rules_md=rules) == [message] * found
