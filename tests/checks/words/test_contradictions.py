"""Sentences that say opposite things."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

TEXTS = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


def rules(first: str, second: str) -> str:
    """Rules with two sections."""
    return f"# Rules\n\n## Play\n\n{first}\n\n## Questions\n\n{second}\n"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Turns pass clockwise around the table.", "After each turn, play passes counter-clockwise."),
        ("Fractions are rounded up.", "Round all fractions down."),
        ("The youngest player begins.", "The oldest player takes the first turn."),
        ("Players may trade goods at any time.", "Goods may never be traded."),
        ("A worker may not be placed on an occupied space.", "You may place a worker on an occupied space."),
        ("You must discard a card.", "You need not discard a card."),
        ("A player may hire only one sailor per turn.", "You may hire two sailors per turn."),
        ("Each ship can carry four crates.", "A ship never has more than five crates."),
        ("Cards are played face down.", "All cards are played face up."),
        ("The market is refilled at the end of the round.", "The market is refilled at the beginning of the round."),
    ],
)
def test_opposites_are_found(tmp_path: Path, first: str, second: str) -> None:
    assert said(tmp_path, "T400", TEXTS, rules_md=rules(first, second)) == [f"this contradicts {first!r}"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Infantry may enter woods.", "Cavalry may not enter woods."),
        ("Ships may not enter ports.", "Ships may enter ports if they pay a coin."),
        ("Ships may not enter ports.", "Ships may enter ports that are blockaded by enemies."),
        ("The attacker rolls two dice.", "The defender rolls three dice."),
        ("A success heals 2 wounds.", "A failure costs 2 wounds."),
        ("Turn the marker clockwise.", "Play passes counter-clockwise around the table."),
        ("With 2 players, deal 7 cards.", "With 3 players, deal 6 cards."),
        ("May ships trade goods?", "Ships may not trade goods."),
        ("It may trade goods.", "It may not trade goods."),
        ("Ships may not move more than 4 hexes.", "Ships may move 4 hexes."),
    ],
)
def test_what_differs_in_more_is_left_alone(tmp_path: Path, first: str, second: str) -> None:
    assert said(tmp_path, "T400", TEXTS, rules_md=rules(first, second)) == []


def test_sentences_of_one_paragraph_belong_together(tmp_path: Path) -> None:
    text = "# Rules\n\nPlayers may trade goods. Players may not trade goods.\n"
    assert said(tmp_path, "T400", TEXTS, rules_md=text) == []
    aside = "# Rules\n\nPlayers may trade goods.\n\n## Variant\n\nPlayers may not trade goods.\n"
    assert said(tmp_path, "T400", TEXTS, rules_md=aside) == []
