"""What the rules deny to every card, and a card does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
decks:
  - id: fate
    name: Fate
    cards: [{id: seer, name: Seer, text: 'TEXT'}, {id: king, name: King, text: Draw a card.}]
"""
FOUND = ["it says here that no card does this, but 'Seer' seems to do so"]


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("A roll stands: nothing in the tower lets you throw dice again.", "Pick up your dice and roll them again."),
        ("A dead scout is gone for good; no card brings it back.", "Take a dead scout back into your supply."),
        ("Nothing in the deck beats the King.", "Takes the trick, even from the King."),
        ("A full inn is full: no card ever lets another guest in.", "Put a guest into an inn that is full."),
        ("No effect cancels a storm at sea.", "Discard this to cancel a storm at sea."),
    ],
)
def test_a_card_that_does_what_no_card_does(tmp_path: Path, rule: str, text: str) -> None:
    assert said(tmp_path, "Q174", KIT.replace("TEXT", text), rules_md=f"# Rules\n\n{rule}\n") == FOUND


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("A dead scout is gone; no card but the Seer brings it back.", "Take a dead scout back into your supply."),
        ("A dead scout is gone; no card brings it back.", "Take a dead horse back into your supply."),
        ("A dead scout is gone; no card brings it back.", "Put a dead scout under the deck."),
        ("Nothing in the deck beats the King.", "Beats the Queen."),
        ("No card that cancels an attack helps.", "Cancel an attack of your opponent on your scouts."),
    ],
)
def test_another_act_another_thing_and_an_exception(tmp_path: Path, rule: str, text: str) -> None:
    assert said(tmp_path, "Q174", KIT.replace("TEXT", text), rules_md=f"# Rules\n\n{rule}\n") == []


def test_a_sentence_may_run_over_two_lines_and_go_on(tmp_path: Path) -> None:
    rule = "A full inn is full: no card ever\nlets another guest in: it is shut."
    kit = KIT.replace("TEXT", "Put a guest into an inn that is full.")
    assert said(tmp_path, "Q174", kit, rules_md=f"# Rules\n\n{rule}\n") == FOUND
