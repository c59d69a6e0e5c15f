"""The journey through the mist holds the board, the set-up and the goals that its source has kept."""

from __future__ import annotations

from pnp.model.boards import Track
from pnp.model.game import Game

DOMAINS = [
    "Lamordia",
    "Dementlieu",
    "The Boglands",
    "Forest of Shadows",
    "The Jagged Coast",
    "The Mistlands",
    "Mountains of Mystery",
    "The Vale of Tears",
    "Falkovnia",
    "Keening",
    "Tepest",
]


def track_of(game: Game) -> Track:
    track = game.boards["journey"].track
    assert track is not None
    return track


def test_the_kit_is_a_fan_made_fragment_and_stays_out_of_the_wheel(game: Game) -> None:
    assert game.kit.status == "fragment"
    assert game.kit.wheel is False
    assert "Fan-made" in game.kit.notice
    assert "Ravenloft" in game.kit.trademarks


def test_ninety_spaces_are_eleven_domains_of_eight_between_two_mists(game: Game) -> None:
    spaces = track_of(game).spaces
    assert [str(space.fields["domain"]) for space in spaces] == [
        "Mist",
        *(domain for domain in DOMAINS for _ in range(8)),
        "Mist",
    ]
    assert [space.number for space in spaces] == list(range(1, 91))
    assert (spaces[0].id, spaces[-1].id) == ("start", "end")


def test_the_menaces_follow_the_domains_of_the_board(game: Game) -> None:
    records = game.sets["domains"].records
    assert [record.name for record in records] == DOMAINS
    assert [record.fields["spaces"] for record in records] == [f"{first}–{first + 7}" for first in range(2, 90, 8)]


def test_everybody_is_dealt_five_power_cards_and_the_creepiest_player_begins(game: Game) -> None:
    deal = game.setup["hand"].deal
    assert deal is not None
    assert (deal.deck, deal.count.number) == ("power", 5)
    assert game.first_player is not None
    assert "creepiest" in game.first_player.text


def test_every_party_has_a_color_of_its_own(game: Game) -> None:
    colors = [side.color for side in game.sides]
    assert len(colors) == len(set(colors)) == game.kit.players.most


def test_there_are_heroes_for_every_party(game: Game) -> None:
    deal = game.setup["party"].deal
    assert deal is not None
    assert deal.count.number is not None
    assert sum(card.copies for card in game.decks["heroes"].cards) >= deal.count.number * game.kit.players.most
    for hero in game.decks["heroes"].cards:
        assert sum(hero.fields[ability] for ability in ("might", "faith", "wits")) == 4


def test_reaching_the_end_wins_and_losing_all_heroes_loses(game: Game) -> None:
    assert game.goals["escape"].reach == "end"
    assert game.goals["lost"].loses


def test_the_printed_chances_are_those_of_a_die_that_fails_on_one_and_holds_on_six(game: Game) -> None:
    for record, bonus in zip(game.sets["trial-odds"].records, range(-2, 6), strict=True):
        for field, against in (("five", 5), ("six", 6), ("seven", 7)):
            held = sum(die == 6 or (die > 1 and die + bonus >= against) for die in range(1, 7))
            assert record.fields[field] == f"{round(100 * held / 6)}%"


def test_mist_is_only_where_the_journey_begins_and_ends(game: Game) -> None:
    misty = [space.id for space in track_of(game).spaces if "Mist" in (space.name, str(space.fields["domain"]))]
    assert misty == ["start", "end"]


def test_each_space_bears_the_sign_that_the_key_explains(game: Game) -> None:
    assert [space.id for space in track_of(game).spaces if space.symbol != space.fields["kind"].symbol] == []
