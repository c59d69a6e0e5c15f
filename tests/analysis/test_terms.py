"""The terms of a glossary, and the names that need no entry in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis.terms import named, spellings
from pnp.analysis.word_forms import stemmed
from pnp.model.game import Game
from tests.checks.cases import game_of

KIT = """\
units: [{id: war-cog, name: Cog, plural: Cogs of war, abbr: WC, aliases: [Hulk]}]
glossary: [{id: w, term: wall, plural: walls, aliases: [rampart], text: Of stone.}]
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return game_of(tmp_path, KIT)


@pytest.mark.parametrize("name", ["Example", "cogs", "War cog", "Cogs of war", "WC", "hulks", "wall", "rampart"])
def test_names_of_a_kit_and_of_its_records(game: Game, name: str) -> None:
    assert stemmed(name) in named(game)


@pytest.mark.parametrize("name", ["war", "stone", ""])
def test_other_words_are_no_names(game: Game, name: str) -> None:
    assert stemmed(name) not in named(game)


def test_every_form_of_a_term_with_its_place(game: Game) -> None:
    assert [(form, f"{span.line}:{span.column}") for form, span in spellings(game.glossary["w"])] == [
        ("wall", "2:26"), ("rampart", "2:57"), ("walls", "2:40"),
    ]  # fmt: skip
