"""The words of a game that are sentences."""

from pathlib import Path

from pnp.analysis import GameContext
from tests.checks.cases import game_of

KIT = """
decks: [{id: d, name: Orders, cards: [{id: c, name: Storm, text: Draw two., flavor: Hurry up., note: Too strong?}]}]
"""


def test_it_has_texts_and_words_for_the_mood_and_neither_names_nor_notes(tmp_path: Path) -> None:
    text = GameContext(game_of(tmp_path, KIT)).corpus.text
    assert "Draw two." in text
    assert "Hurry up." in text
    assert "Too strong?" not in text
