"""Two sentences that answer one question in opposite ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

TEXTS = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


def count(folder: Path, first: str, second: str) -> int:
    """How often the check speaks of two sentences in two sections."""
    return len(said(folder, "Q168", TEXTS, rules_md=f"# Rules\n\n## Play\n\n{first}\n\n## More\n\n{second}\n"))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("In a tie the defender wins.", "Ties go to the attacker."),
        ("Play proceeds clockwise.", "Then the player to your right takes a turn."),
        ("The youngest player goes first.", "The player who was last on a boat takes the first turn."),
        ("The discard pile is kept face up.", "Put the card face down on the discard pile."),
        ("When the deck is empty, shuffle the discards.", "The game ends when the deck runs out."),
        ("Unspent coins are lost.", "You keep unspent coins for the next round."),
        ("You may trade with other players at any time.", "Players may not trade with other players."),
        ("You may look at your own chest.", "Nobody may look at his own chest."),
    ],
)
def test_two_answers_to_one_question(tmp_path: Path, first: str, second: str) -> None:
    assert count(tmp_path, first, second) == 1
    assert count(tmp_path, first, first) == 0


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("In a tie the defender wins.", "If the attacker has a hero, ties go to the attacker."),
        ("Play proceeds clockwise.", "Pass your hand to the player on the right."),
        ("The youngest player goes first.", "In each later round the poorest player goes first."),
        ("The discard pile is face up.", "The draw pile is face down."),
        ("When the Event deck is empty, shuffle it.", "The game ends when the Contract deck is empty."),
        ("Unspent coins are lost.", "You keep unspent food."),
        ("You may trade cards.", "You may not trade cards during a fight."),
        ("You may not trade cards.", "If you own the market, you may trade cards."),
        ("Cavalry may enter woods.", "Artillery may not enter woods."),
    ],
)
def test_exceptions_and_other_things_are_no_contradiction(tmp_path: Path, first: str, second: str) -> None:
    assert count(tmp_path, first, second) == 0


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ("Your cards lie open before you.", "Show nobody your cards.", 1),
        ("All play with open hands.", "Keep your hand secret.", 1),
        ("Their hand cards are face up on the table.", "Players may never show their cards.", 1),
        ("Your cards lie open before you.", "If you hold the mask, keep your hand secret.", 0),
        ("The cards of the row lie open.", "Show nobody your cards.", 0),
    ],
)
def test_hands_that_are_open_or_secret(tmp_path: Path, first: str, second: str, found: int) -> None:
    assert count(tmp_path, first, second) == found


@pytest.mark.parametrize(
    ("rules", "found"),
    [
        (
            "## Harvest\n\nGo on clockwise.\n\n## Aid\n\n- Harvest: anticlockwise, one field each.",
            1,
        ),
        ("**Harvest.** All reap counter-clockwise.", 1),
        ("## Aid\n\n- Harvest: clockwise, one field each.", 0),
        ("## Harvest\n\nPass the sickle anti-clockwise.", 0),
        ("## Sale\n\nSell counter-clockwise.", 0),
    ],
)
def test_the_way_around_in_a_phase(tmp_path: Path, rules: str, found: int) -> None:
    phases = "phases: [{id: h, name: Harvest, text: All reap clockwise.}, {id: s, name: Sale}]\n"
    assert len(said(tmp_path, "Q168", TEXTS + phases, rules_md=f"# Rules\n\n{rules}\n")) == found


PIECES = TEXTS + "units: [{id: ferry, name: Ferry, text: TEXT}, {id: raft, name: Raft}]\n"


@pytest.mark.parametrize(
    ("rule", "text", "found"),
    [
        ("Ferries never carry guns.", "A ferry may carry guns of a friend.", 1),
        ("A ferry may never stop in mid-river, and rafts do so each turn.", "Ferries can stop in mid-river.", 1),
        ("A raft never carries guns, but a ferry may.", "A ferry may carry guns.", 0),
        ("A ferry may carry guns to an island.", "Ferries never carry guns.", 1),
        ("Ferries never carry guns.", "If it is winter, a ferry may carry guns.", 0),
        ("Ferries never carry guns.", "A ferry may carry horses.", 0),
        ("Ferries never carry guns when it rains.", "A ferry may carry guns.", 0),
    ],
)
def test_what_a_piece_never_does_and_may_do(tmp_path: Path, rule: str, text: str, found: int) -> None:
    kit = PIECES.replace("TEXT", repr(text))
    assert len(said(tmp_path, "Q168", kit, rules_md=f"# Rules\n\n## Play\n\n{rule}\n")) == found


def test_a_variant_may_say_otherwise(tmp_path: Path) -> None:
    rules = "# Rules\n\n## Play\n\nPlay proceeds clockwise.\n\n## Variant\n\nPlay proceeds counter-clockwise.\n"
    assert said(tmp_path, "Q168", TEXTS, rules_md=rules) == []
