"""The words that books add of their own follow the language of the kit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.document.book import flow
from pnp.document.tables import tables_for
from pnp.document.tabular import Tabular
from pnp.locale.catalog import translate
from pnp.model.fields import FieldType
from pnp.model.game import Game, RecordSet
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
def test_a_word_is_given_in_the_language_of_the_kit(game: Game, language: str, word: str) -> None:
    assert translate("Example", in_language(game, language).kit) == word


def test_an_unknown_language_and_an_unknown_word_stay_english(game: Game) -> None:
    assert translate("Example", in_language(game, "fi").kit) == "Example"
    assert translate("Lanterns", in_language(game, "de").kit) == "Lanterns"


def test_a_kit_says_our_words_itself(game: Game) -> None:
    own = {"Example": "Voorbeeld", "sheet {} of {}": "vel {} van {}"}
    dutch = replace(game.kit, language="nl", wording=own)
    assert translate("Example", dutch) == "Voorbeeld"
    assert translate("sheet {} of {}", dutch, 1, 3) == "vel 1 van 3"
    assert translate("sheet {} of {}", in_language(game, "de").kit, 1, 3) == "Blatt 1 von 3"
    assert translate("Example", replace(game.kit, wording=own)) == "Voorbeeld"


def test_headings_of_tables_follow_and_those_of_the_kit_stay(game: Game) -> None:
    found = tables_for(in_language(game, "de"), "units")
    assert not isinstance(found, Missing)
    titles = [column.title for column in found[0].columns]
    assert titles[0] == "Einheit"
    english = tables_for(game, "units")
    assert not isinstance(english, Missing)
    stats = {stat.abbr or stat.title for stat in game.stats}
    assert [one for one in titles if one in stats] == [c.title for c in english[0].columns if c.title in stats]


def test_tables_of_any_set_are_called_as_the_set_is(game: Game) -> None:
    for language, title in (("de", "Seiten"), ("fr", "Camps"), ("en", "Sides")):
        (sides,) = tables(in_language(game, language), "sides")
        assert sides.title == title


def test_totals_answers_and_what_terrain_allows_follow(game: Game) -> None:
    kit = replace(game.kit, language="fr", fields={"units": {"wet": FieldType(type="flag", name="Wet")}})
    units = RecordSet([replace(unit, fields={"wet": unit.id == "punt"}) for unit in game.units])
    french = replace(game, kit=kit, units=units)
    (armies,) = tables(french, "armies")
    assert cells(armies)[-1] == ["Total", "6"]
    (german,) = tables(in_language(game, "de"), "armies")
    assert cells(german)[-1] == ["Gesamt", "6"]
    (shown,) = tables(french, "units", ("name", "wet"))
    assert cells(shown) == [["Pikes", "non"], ["Punt", "oui"]]
    (matrix,) = tables(french, "terrain", classes=True)
    assert cells(matrix) == [["Bank", "–", "–"], ["River", "move : non", "move −1"]]


def tables(game: Game, path: str, wanted: tuple[str, ...] = (), *, classes: bool = False) -> tuple[Tabular, ...]:
    found = tables_for(game, path, wanted, classes=classes)
    assert not isinstance(found, Missing)
    return found


def cells(table: Tabular) -> list[list[str]]:
    return [["".join(para.leaf.plain for para in cell) for cell in row.cells] for row in table.rows]


def test_a_book_in_german_says_beispiel_seite_and_register(game: Game, theme, page_words) -> None:
    markdown = "# A {#a}\n\nSee [](#a) and [[punts]].\n\n::: example\nAnna rows.\n:::\n\n::index\n"
    text = RulesText(id="rules", name="Regeln", files=("rules.md",), sources=(Source("rules.md", markdown),))
    flowed = flow(in_language(game, "de"), text, theme, faces=lambda request: None, format="sheet", columns=1)  # type: ignore[arg-type, return-value]
    words = "\n".join(page_words(page) for page in flowed.pages)
    for word in ("Beispiel", "Seite\u00a01", "Register"):
        assert word in words
    assert "Example" not in words


def test_rolls_and_their_odds_are_told_in_the_language_of_the_kit(game: Game, theme, page_words) -> None:
    text = RulesText(id="r", name="R", files=("r.md",), sources=(Source("r.md", "::table{rolls}\n\n::table{D6}\n"),))
    flowed = flow(in_language(game, "de"), text, theme, faces=lambda request: None)  # type: ignore[arg-type, return-value]
    words = page_words(flowed.pages[0])
    for phrase in ("Wirf D6. Ein Ergebnis von 5+ gelingt.", "Erfolgschance: 5+ mit D6", "Summe", "bis zu 2-mal"):
        assert phrase in words
    for phrase in ("Eine gewürfelte 1: always a miss.", "Wahrscheinlichkeiten von D6", "Mindestens"):
        assert phrase in words
    assert "Chance of" not in words


def test_an_english_kit_may_have_headings_of_its_own(game: Game) -> None:
    own = replace(game, kit=replace(game.kit, wording={"Unit": "Boat"}))
    assert [tables(one, "units")[0].columns[0].title for one in (own, game)] == ["Boat", "Unit"]
