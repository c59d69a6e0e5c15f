"""What never happens by one sentence, and happens by another: in the rules, on a card, by a piece's own text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import HEAD
from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
classes: [{id: boat, name: Boat}]
units: [{id: ferry, name: Ferry, classes: [boat], text: 'OWN'}]
decks: [{id: trick, name: Trick cards, cards: [{id: flood, name: Flood, text: 'CARD'}]}]
"""


@pytest.mark.parametrize(
    ("never", "other", "is_found"),
    [
        ("Monks and nuns never fight.", "When a nun fights, roll a die.", True),
        ("Monks and nuns never fight.", "A monk may fight a bear.", True),
        ("Monks and nuns never fight.", "If it rains, a monk may fight.", False),
        ("Monks and nuns never fight.", "A monk does not fight a bear.", False),
        ("Monks and nuns never fight.", "A bear fights a monk.", False),
        ("Monks and nuns never fight.", "Fight near a monk.", False),
        ("Monks never fight unless they are attacked.", "When a monk fights, roll a die.", False),
        ("No wall is ever built in the marsh.", "A wall in the marsh is built with two stones.", False),
        ("No wall is ever built in the marsh.", "In the marsh, a wall may be built with two stones.", True),
        ("No wall is ever built in the marsh.", "In the hills, a wall may be built with two stones.", False),
        ("Bears never assault a camp.", "A bear attacks a camp at night.", True),
        ("Honey can never be sold.", "You may sell honey for two coins.", True),
        ("Honey can never be sold.", "Sell any number of honey jars.", True),
        ("Honey can never be sold.", "Sell wax for honey.", False),
        ("Honey can never be sold.", "You do not sell honey.", False),
        ("Honey can never be sold.", "If it is winter, sell honey for two coins.", False),
        ("No more honey is sold.", "You may sell honey for two coins.", False),
        ("Bears are never carried.", "A bear carries a bone.", False),
    ],
)
def test_sentences_of_the_rules(tmp_path: Path, never: str, other: str, is_found: bool) -> None:
    rules = f"# Rules\n\n## Play\n\n{never}\n\n## Night\n\n{other}\n"
    found = said(tmp_path, "Q168", KIT, rules_md=rules)
    assert found == [f"{other!r} contradicts {never!r}"] * is_found


@pytest.mark.parametrize(
    ("never", "key", "text", "count"),
    [
        ("A boat never enters a lock.", "OWN", "It enters a lock by paying 1.", 1),
        ("A boat never enters a lock.", "OWN", "It does not enter a lock.", 0),
        ("A boat never enters a lock.", "CARD", "A boat enters a lock.", 1),
        ("A trick card never wins a round.", "CARD", "You win the round.", 1),
        ("A trick card never wins a round, except the Flood.", "CARD", "You win the round.", 0),
        ("A trick card never wins a round, except the Storm.", "CARD", "You win the round.", 1),
        ("A trick card never wins a round.", "CARD", "Take a card when you lose the round.", 0),
    ],
)
def test_cards_and_pieces(tmp_path: Path, never: str, key: str, text: str, count: int) -> None:
    kit = KIT.replace(key, text).replace("OWN", "").replace("CARD", "")
    assert len(said(tmp_path, "Q168", kit, rules_md=f"# Rules\n\n## Play\n\n{never}\n")) == count


@pytest.mark.parametrize(
    ("never", "other", "is_found"),
    [
        ("Mönche kämpfen nie.", "Ein Mönch kämpft mit zwei Würfeln.", True),
        ("Mönche kämpfen nie.", "Ein Mönch kämpft nicht.", False),
        ("Ein Mönch darf niemals kämpfen.", "Der Mönch kämpft mit zwei Würfeln.", True),
        ("Mönche kämpfen nie, wenn es regnet.", "Ein Mönch kämpft mit zwei Würfeln.", False),
        ("Mönche kämpfen nie.", "Ein Wolf kämpft mit zwei Würfeln.", False),
    ],
)
def test_german_sentences(tmp_path: Path, never: str, other: str, is_found: bool) -> None:
    rules = f"# Regeln\n\n## Ablauf\n\n{never}\n\n## Nacht\n\n{other}\n"
    found = said(tmp_path, "Q168", KIT, kit_yaml=f"{HEAD}language: de\n", rules_md=rules)
    assert len(found) == is_found
