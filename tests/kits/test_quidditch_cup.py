"""The card game of two broom teams holds the numbers of its source."""

from __future__ import annotations

from pathlib import Path

from pnp.model.game import Game

FOLDER = Path(__file__).parents[2] / "content" / "quidditch-cup"


def test_the_deck_has_sixty_two_cards(game: Game) -> None:
    copies = {card.name: card.copies for card in game.decks["match"].cards}
    numbered = [
        f"{name} {force}"
        for name in ("Bludger", "Beater", "Quaffle", "Chaser", "Snitch", "Seeker")
        for force in range(1, 9)
    ]
    assert copies == dict.fromkeys(numbered, 1) | {"Keeper": 2, "Speed": 4, "Foul": 2, "Magic": 2, "House": 4}
    assert sum(copies.values()) == 62


def test_a_numbered_card_has_its_number_as_force_and_speed_has_five(game: Game) -> None:
    force = {card.name: card.fields.get("force") for card in game.decks["match"].cards}
    assert all(value == int(name.split()[1]) for name, value in force.items() if " " in name)
    assert force["Speed"] == 5
    assert [name for name, value in force.items() if value is None] == ["Keeper", "Foul", "Magic", "House"]


def test_kinds_of_card(game: Game) -> None:
    kinds: dict[str, int] = {}
    for card in game.decks["match"].cards:
        kinds[str(card.fields["kind"])] = kinds.get(str(card.fields["kind"]), 0) + card.copies
    assert kinds == {"Ball": 24, "Player": 26, "Speed": 4, "Cheating": 4, "House": 4}


def test_the_round_has_six_phases_and_draws_five(game: Game) -> None:
    assert game.phases.ids == ("draw", "tactics", "foul", "action", "modifier", "score")
    draw = game.phases["draw"].draw
    assert draw is not None
    assert draw.count.number == 5


def test_stars_are_rolled_three_times(game: Game) -> None:
    assert [(row.on.written, row.name) for row in game.tables["star-players"].rows] == [
        ("1", "Star Captain"),
        ("2", "Star Chaser"),
        ("3", "Star Beater"),
        ("4", "Star Keeper"),
        ("5", "Star Seeker"),
        ("6", "Super Brooms"),
    ]
    changes = {row.id: [effect.by for effect in row.effects] for row in game.tables["star-players"].rows}
    assert changes["super-brooms"] == [2]
    assert changes["star-chaser"] == changes["star-beater"] == changes["star-seeker"] == [1]
    assert game.setup["stars"].times == 3


def test_four_houses_and_what_they_give(game: Game) -> None:
    houses = {house.id: house.effects[0] for house in game.sets["houses"].records}
    assert list(houses) == ["gryffindor", "slytherin", "hufflepuff", "ravenclaw"]
    assert houses["gryffindor"].by == 5
    assert (houses["hufflepuff"].do, houses["hufflepuff"].count) == ("draw", "2")


def test_the_fan_made_kit_says_so_and_stays_out_of_the_wheel(game: Game) -> None:
    assert game.kit.notice
    assert game.kit.trademarks
    assert not game.kit.wheel
    assert "\nwheel: false\n" in (FOLDER / "kit.yaml").read_text("utf-8")


def test_the_pitch_has_no_place_for_what_lies_before_a_player(game: Game) -> None:
    pitch = game.boards["pitch"].mat
    assert pitch is not None
    assert [area.id for area in pitch.areas] == ["draw", "penalty", "discard"]
