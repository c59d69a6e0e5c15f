"""Small invented games that use what the format can say and the games in content/ do not need."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.checks.run import check_game
from pnp.load.kit import load_kit
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import number_of

HERE = Path(__file__).parent
KITS = ("showcase", "atlas", "deck-of-words", "salt-road")


def game_of(name: str) -> Game:
    loaded = load_kit(HERE / name, name)
    assert loaded.findings == []
    assert loaded.game is not None
    return loaded.game


@pytest.mark.parametrize("name", KITS)
def test_no_check_finds_anything(name: str) -> None:
    assert check_game(game_of(name)) == []


def test_a_mat_of_400_by_300_mm_may_be_cut_in_four() -> None:
    grid = game_of("showcase").boards["marsh"].grid
    assert grid is not None and grid.breaks is not None
    assert (grid.columns * grid.cell.mm, grid.rows * grid.cell.mm) == (400, 300)
    assert (grid.columns // grid.breaks.columns, grid.rows // grid.breaks.rows) == (2, 2)


def test_tokens_and_marks_are_as_many_as_the_rules_need() -> None:
    game = game_of("showcase")
    assert [(army.id, army.total) for army in game.armies] == [("guild", 6), ("swarm", 10)]
    supplies = {one.id: number_of(one.supply, Names(game)) for one in game.markers if one.supply}
    assert supplies == {"lantern": 12, "caught": 10}


def test_the_atlas_has_heights_regions_and_two_kinds_of_border() -> None:
    nodes = game_of("atlas").boards["valleys"].nodes
    assert nodes is not None
    assert len(nodes.nodes) == 26
    assert {node.region for node in nodes.nodes} == {"north", "west", "east", "south"}
    assert {node.elevation for node in nodes.nodes} == set(range(7))
    kinds = [border.kind for border in nodes.borders]
    assert (kinds.count("land"), kinds.count("ferry")) == (32, 12)


def test_every_letter_of_the_atlas_goes_to_a_place_of_its_own() -> None:
    game = game_of("atlas")
    nodes = game.boards["valleys"].nodes
    assert nodes is not None
    assert [card.fields["place"] for card in game.decks["letters"].cards] == [node.name for node in nodes.nodes]


def test_four_languages_have_eleven_travelers_each_and_the_same_luggage() -> None:
    deck = game_of("deck-of-words").decks["travelers"]
    assert deck.total == 44
    luggage = dict.fromkeys("FDCI", 0)
    for card in deck.cards:
        luggage[card.fields["tongue"].code] += card.fields["luggage"]
    assert luggage == {"F": 35, "D": 35, "C": 35, "I": 35}


def test_accents_come_through_as_they_were_written() -> None:
    names = {card.name for card in game_of("deck-of-words").decks["travelers"].cards}
    assert {"Éléonore Lévêque", "Jürgen Großkräuter", "Růžena Příhodová", "Þórunn Ægisdóttir"} <= names


def test_the_salt_road_has_85_days_of_nine_kinds() -> None:
    track = game_of("salt-road").boards["road"].track
    assert track is not None
    assert [space.number for space in track.spaces] == list(range(1, 86))
    assert len({str(space.fields["type"]) for space in track.spaces}) == 9
    assert track.spaces[0].name == "Salt Gate"
    assert track.spaces[84].name == "Widow’s Toll"
