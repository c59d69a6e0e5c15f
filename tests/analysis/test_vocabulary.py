"""The words that a kit itself knows: of its names, and those that it uses often."""

from __future__ import annotations

from collections import Counter

import pytest

from pnp.analysis import GameContext
from pnp.analysis.vocabulary import WORD, Vocabulary, vocabulary
from pnp.model.game import Game
from tests.checks.cases import game_of

KIT = """\
units: [{id: zouaves, name: Zouaves, abbr: ZVS, tags: [tirailleur]}]
glossary: [{id: g, term: Glacis, text: A slope. The gabion holds. A gabion stands. Every gabion falls. One fascine.}]
decks:
  - id: orders
    name: Orders
    fields: {kind: {type: list}}
    cards: [{id: march, name: Marche, kind: [Vivandière, Chasse], text: Bastion and bastion.}]
"""


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Vocabulary:
    game: Game = game_of(tmp_path_factory.mktemp("vocabulary"), KIT)
    return vocabulary(game, GameContext(game).corpus)


@pytest.mark.parametrize("word", ["zouaves", "zvs", "tirailleur", "glacis", "marche", "orders"])
def test_words_of_names_are_its_own(words: Vocabulary, word: str) -> None:
    assert word in words.own
    assert words.has(word)


def test_what_is_used_three_times_is_known(words: Vocabulary) -> None:
    assert words.counts["gabion"] == 3
    assert words.has("gabion")
    assert words.counts["bastion"] == 2
    assert not words.has("bastion")
    assert words.counts["fascine"] == 1
    assert not words.has("fascine")
    assert not words.has("ravelin")


def test_often_is_three_times() -> None:
    words = Vocabulary(frozenset({"own"}), Counter({"twice": 2, "thrice": 3}))
    assert [words.has(word) for word in ("own", "twice", "thrice")] == [True, False, True]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Move the three pikes.", ["Move", "the", "three", "pikes"]),
        ("a an the", ["the"]),
        ("well-known x2y a/bcd #word @name file.txt", []),
        ("the captain’s hat, shouldn’t he", ["the", "captain", "hat"]),
        ("Größe 12mm", ["Größe"]),
    ],
)
def test_words_that_stand_alone(text: str, found: list[str]) -> None:
    assert WORD.findall(text) == found
