"""How many cards set-up deals, for every number of players."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pnp.analysis.dealt import deals_of, dealt_from, most_players, words_of_deck
from pnp.model.game import Game
from pnp.model.kit import Players
from tests.checks.cases import game_of

DECK = "decks: [{id: d, name: Deck, cards: [{id: a, name: A, copies: 20}]}, {id: e, name: Empty}]\n"


def _game(folder: Path, setup: str, players: str, more: str = "") -> Game:
    game = game_of(folder, f"{DECK}setup: [{setup}]\n{more}")
    return replace(game, kit=replace(game.kit, players=Players.parse(players)))


def _sums(game: Game) -> list[str]:
    return [f"{dealt.players}: {dealt.arithmetic}" for dealt in deals_of(game, game.decks["d"])]


def test_each_player_gets_as_many(tmp_path: Path) -> None:
    game = _game(tmp_path, "{id: s, text: Deal., deal: {deck: d, count: 5}}", "1-3")
    assert _sums(game) == ["1: 1 player × 5 = 5", "2: 2 players × 5 = 10", "3: 3 players × 5 = 15"]
    most = dealt_from(game, game.decks["d"])
    assert most is not None
    assert (most.number, most.players) == (15, 3)
    assert dealt_from(game, game.decks["e"]) is None


def test_steps_for_some_numbers_of_players_only(tmp_path: Path) -> None:
    steps = (
        "{id: few, text: Deal., deal: {deck: d, count: 7, players: 2}}, "
        "{id: many, text: Deal., deal: {deck: d, count: 5, players: 3-4}}"
    )
    assert _sums(_game(tmp_path, steps, "2-5")) == [
        "2: 2 players × 7 = 14",
        "3: 3 players × 5 = 15",
        "4: 4 players × 5 = 20",
    ]


def test_all_steps_deal_from_one_deck(tmp_path: Path) -> None:
    first = "{id: one, text: Deal., deal: {deck: d, count: 2}}"
    steps = f"{first}, {{id: two, text: Deal., side: red, deal: {{deck: d, count: 3}}}}"
    assert _sums(_game(tmp_path, steps, "2", "sides: [{id: red}]\n")) == ["2: 2 players × 2 + 1 player × 3 = 7"]


@pytest.mark.parametrize(
    ("text", "more", "found"),
    [
        ("Each team gets four.", "", "6: 2 teams × 4 = 8"),
        ("Make three teams. Each team gets four.", "", "6: 3 teams × 4 = 12"),
        ("Each team gets four.", "sides: [{id: a}, {id: b}, {id: c}, {id: d}]\n", "6: 4 teams × 4 = 16"),
        ("Each player of each team gets four.", "", "6: 6 players × 4 = 24"),
    ],
)
def test_teams_are_as_many_as_sides_or_as_the_set_up_says(tmp_path: Path, text: str, more: str, found: str) -> None:
    assert _sums(_game(tmp_path, f"{{id: s, text: {text}, deal: {{deck: d, count: 4}}}}", "6", more)) == [found]


def test_without_a_highest_number_of_players_it_is_the_lowest() -> None:
    assert [most_players(Players.parse(text)) for text in ("2", "2-4", "3+")] == [2, 4, 3]


def test_words_that_tell_a_deck_from_others() -> None:
    assert words_of_deck("The Deck of Storm Cards") == words_of_deck("storms")
    assert words_of_deck("Draw pile") == frozenset()
