"""What has a name of its own in a kit: records, aliases, fields, headings and what the rules define."""

from __future__ import annotations

import pytest

from pnp.analysis import GameContext
from pnp.analysis.declared import DeclaredNames, called, declared_names, values_of
from pnp.analysis.word_forms import stemmed
from pnp.model.game import Game
from tests.checks.cases import game_of

KIT = """\
sides: [{id: red, name: Reds, adjective: crimson}]
stats: [{id: move, name: Pace, unit: hexes}]
units:
  - {id: heavy-horse, name: Cuirassiers, abbr: HC, tags: [mounted]}
  - {id: cavalry, name: Light Cavalry, side: red}
terrain: [{id: wood, name: Wood}]
goals: [{id: siege, name: Storming, text: Take the fort., side: red}]
decks:
  - id: orders
    name: Orders
    fields: {first_word: text}
    cards:
      - {id: march, name: March, first_word: Forward Now}
      - {id: halt, name: Halt, first_word: A sentence of more than forty letters is no value of any column}
texts: [{id: rules, name: Rules, files: [rules.md]}]
"""
RULES = """\
# Skirmishing

**Ambushes** are rare, and *surprise* is not.

- Salvage: take a cube.
1. Plunder
- one, two

Bribery: pay a coin.

They parley ("Truce") at noon.

| Omens | n |
|-------|---|
| Comet | 1 |
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return game_of(tmp_path_factory.mktemp("declared"), KIT, rules_md=RULES)


@pytest.fixture(scope="module")
def names(game: Game) -> DeclaredNames:
    return declared_names(GameContext(game))


@pytest.mark.parametrize(
    ("phrase", "is_name"),
    [
        ("Cuirassiers", True),
        ("cuirassier", True),
        ("heavy horse", True),
        ("light cavalry", True),
        ("HC", True),
        ("mounted", True),
        ("crimson", True),
        ("hexes", True),
        ("first word", True),
        ("forward now", True),
        # A part of a name, what only the rules define, a sentence.
        ("light", False),
        ("ambushes", False),
        ("A sentence of more than forty letters is no value of any column", False),
    ],
)
def test_whole_names(names: DeclaredNames, phrase: str, is_name: bool) -> None:
    assert names.has(phrase) is is_name


@pytest.mark.parametrize(
    ("word", "is_known"),
    [
        ("light", True),
        ("forward", True),
        ("skirmishing", True),
        ("ambush", True),
        ("salvage", True),
        ("plunder", True),
        ("bribery", True),
        ("truce", True),
        ("omens", True),
        ("comet", True),
        ("surprise", False),
        ("coin", False),
        ("parley", False),
        ("two", False),
        ("letters", False),
    ],
)
def test_words_of_names_and_of_what_the_rules_define(names: DeclaredNames, word: str, is_known: bool) -> None:
    assert names.has_word(word) is is_known


def test_own_words_are_those_of_records_alone(names: DeclaredNames) -> None:
    assert "light" in names.own
    assert "ambush" not in names.own
    assert names.own < names.words


def test_an_id_that_nothing_is_called_by_is_a_former_name(names: DeclaredNames) -> None:
    """The heavy horse is called Cuirassiers now; the cavalry of Light Cavalry is only shorter."""
    former = {words: record.id for words, record in names.former.items()}
    assert former[stemmed("heavy horse")] == "heavy-horse"
    assert not {stemmed("cavalry"), stemmed("march")} & former.keys()


def test_goals_and_zones_are_not_called_by_their_names(game: Game) -> None:
    found = {record.id for _, record in called(game)}
    assert {"heavy-horse", "wood", "march"} <= found
    assert "siege" not in found


def test_short_texts_are_values() -> None:
    assert list(values_of(("a", "x" * 40, "x" * 41, 3, None))) == ["a", "x" * 40]
    assert list(values_of("alone")) == ["alone"]
    assert list(values_of(7)) == []
