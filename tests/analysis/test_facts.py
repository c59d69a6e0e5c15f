"""Numbers that single sentences of rules give, and what they are numbers of."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.facts import facts
from tests.checks.cases import game_of


def _context(folder: Path, rules: str) -> GameContext:
    return GameContext(game_of(folder, "texts: [{id: rules, files: [rules.md]}]\n", rules_md=rules))


@pytest.mark.parametrize(
    ("sentence", "kind", "thing", "of", "sign", "number"),
    [
        ("You have three actions per turn.", "actions", "action", "", "", 3),
        ("Each wagon carries four crates.", "has", "crat", "wagon", "", 4),
        ("A horse moves six hexes per turn.", "move", "hex", "hors", "", 6),
        ("Each player starts with five gold coins.", "start", "coin", "", "", 5),
        ("The game lasts 12 rounds.", "length", "round", "", "", 12),
        ("The hand limit is seven cards.", "hand limit", "card", "", "", 7),
        ("Draw up to five cards.", "new hand", "card", "", "", 5),
        ("You get 3 points for each cup.", "per", "point", "cup", "", 3),
        ("Lose two points for each cup.", "per", "point", "cup", "-", 2),
    ],
)
def test_the_number_of_a_sentence(
    tmp_path: Path, sentence: str, kind: str, thing: str, of: str, sign: str, number: int
) -> None:
    found = _context(tmp_path, f"# Play\n\n{sentence}\n").get(facts)
    assert [(fact.key, fact.number) for fact in found] == [((kind, thing, frozenset(of.split()), sign), number)]


@pytest.mark.parametrize(
    "sentence",
    [
        "Place three cubes on the map.",  # Not in a section on set-up.
        "You have ten points.",
        "**Variant:** The hand limit is seven cards.",
    ],
)
def test_sentences_that_give_no_number_of_the_game(tmp_path: Path, sentence: str) -> None:
    assert _context(tmp_path, f"# Play\n\n{sentence}\n").get(facts) == ()


def test_the_place_of_a_number_is_its_words(tmp_path: Path) -> None:
    context = _context(tmp_path, "# Play\n\nYou **draw up** to *five* cards. The game lasts 12 rounds.\n")
    assert [context.prose.text[fact.start : fact.end] for fact in context.get(facts)] == ["five* cards", "12 rounds"]
