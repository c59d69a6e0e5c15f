"""Names in the forms in which people write them."""

from __future__ import annotations

import pytest

from pnp.analysis.names import by_other_form, called_by_name, in_play, names_of, spoken_names
from pnp.model.game import Game
from tests.checks.cases import game_of

KIT = """
units: [{id: horse, name: Heavy Horse, plural: Heavy Horse, abbr: HH, aliases: [knight, Ox]}, {id: hq, name: HQ}]
decks: [{id: d, name: Orders, cards: [{id: storm, name: Storm}]}]
sets: [{id: oaths, one: oath, fields: {n: number}, records: [{id: truce, name: Truce, n: 1}]}]
tables: [{id: t, name: Luck, die: D2, rows: [{id: bad, on: 1-2, text: Bad.}]}]
phases: [{id: move, name: Move}]
texts: [{id: rules, files: [rules.md]}]
glossary: [{id: w, term: wall, text: Of stone.}]
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return game_of(tmp_path_factory.mktemp("names"), KIT, rules_md="# Play\n")


def test_names_that_people_say(game: Game) -> None:
    # One and several; of two letters nobody knows that they are a name.
    assert spoken_names(game.units["horse"]) == ("Heavy Horse", "knight", "Heavy Horses", "knights", "Oxes")
    assert spoken_names(game.units["hq"]) == ("HQs",)
    assert tuple(names_of(game.units["horse"])) == ("Heavy Horse", "Heavy Horse", "knight", "Ox")
    assert tuple(names_of(game.glossary["w"])) == ("wall",)


@pytest.mark.parametrize("name", ["heavy-horse", "HEAVYHORSE", "Heavy Horses", "Knights", "hh", "horse"])
def test_other_forms_of_a_name(game: Game, name: str) -> None:
    assert list(by_other_form(name, game.units)) == ["horse"]


@pytest.mark.parametrize("name", ["heavy", "light horse", "", "-"])
def test_other_names(game: Game, name: str) -> None:
    assert not by_other_form(name, game.units)


def test_what_is_in_play_and_what_is_called_by_its_name_alone(game: Game) -> None:
    # Sets, rows and phases are in play, too, but of another table or player there may be one with the same name.
    assert [(kind, record.id) for kind, record in called_by_name(game)] == [
        ("unit", "horse"), ("unit", "hq"), ("deck", "d"), ("table", "t"), ("term", "w"),
        ("card", "storm"), ("oath", "truce"),
    ]  # fmt: skip
    more = {(kind, record.id) for kind, record in in_play(game)} - {
        (kind, record.id) for kind, record in called_by_name(game)
    }
    assert more == {("phase", "move"), ("row", "bad"), ("set", "oaths")}
