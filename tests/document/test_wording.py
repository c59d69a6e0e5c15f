"""The words that books add of their own follow the language of the kit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.document.book import flow
from pnp.document.tables import tables_for
from pnp.layout.wording import LANGUAGES, worded
from pnp.model.game import Game
from pnp.model.lookup import Missing
from pnp.model.texts import RulesText
from pnp.nodes import Source


def in_language(game: Game, language: str) -> Game:
    return replace(game, kit=replace(game.kit, language=language))


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "Example"),
        ("de", "Beispiel"),
        ("de-AT", "Beispiel"),
        ("FR", "Exemple"),
        ("es", "Ejemplo"),
        ("it", "Esempio"),
    ],
)
def test_a_word_is_given_in_the_language_of_the_kit(language: str, word: str) -> None:
    assert worded("Example", language) == word


def test_an_unknown_language_and_an_unknown_word_stay_english() -> None:
    assert worded("Example", "fi") == "Example"
    assert worded("Lanterns", "de") == "Lanterns"


def test_headings_of_tables_follow_and_those_of_the_kit_stay(game: Game) -> None:
    found = tables_for(in_language(game, "de"), "units")
    assert not isinstance(found, Missing)
    titles = [column.title for column in found[0].columns]
    assert titles[0] == "Einheit"
    english = tables_for(game, "units")
    assert not isinstance(english, Missing)
    stats = {stat.abbr or stat.title for stat in game.stats}
    assert [one for one in titles if one in stats] == [c.title for c in english[0].columns if c.title in stats]


def test_a_book_in_german_says_beispiel_seite_and_register(game: Game, look, page_words) -> None:
    markdown = "# A {#a}\n\nSee [](#a) and [[punts]].\n\n::: example\nAnna rows.\n:::\n\n::index\n"
    text = RulesText(id="rules", name="Regeln", files=("rules.md",), sources=(Source("rules.md", markdown),))
    flowed = flow(in_language(game, "de"), text, look, faces=lambda request: None, format="sheet", columns=1)  # type: ignore[arg-type, return-value]
    words = "\n".join(page_words(page) for page in flowed.pages)
    for word in ("Beispiel", "Seite\u00a01", "Register"):
        assert word in words
    assert "Example" not in words


def test_every_word_is_there_in_every_language() -> None:
    for language in LANGUAGES:
        assert worded("players", language) not in ("", "players")
