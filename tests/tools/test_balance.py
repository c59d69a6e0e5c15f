"""The games that are played to see who wins."""

from __future__ import annotations

from random import Random

import pytest

from pnp.model.decks import Card
from tools.balance.__main__ import GAMES, games_of
from tools.balance.match import Pile, load_game, roll


@pytest.mark.parametrize("kit", GAMES)
def test_a_game_is_the_same_with_the_same_seed_and_has_a_winner(kit: str):
    first, second = (games_of(kit, ("bold", "bold"), 2, 1, {}) for _ in range(2))
    assert first == second
    assert {outcome.winner for outcome in first} <= set(GAMES[kit].SIDES)


def test_fewer_americans_win_fewer_games():
    wins = [
        sum(outcome.winner == "us" for outcome in games_of("pork-chop-hill", ("bold", "bold"), 40, 1, {"us": squads}))
        for squads in (50, 30)
    ]
    assert wins[0] > wins[1]


def test_guns_that_fire_when_nobody_charges_help_only_those_who_wait():
    wins = {
        (temper, guns): sum(
            outcome.winner == "chinese"
            for outcome in games_of("pork-chop-hill", (temper, "bold"), 40, 1, {"guns": guns})
        )
        for temper in ("bold", "timid")
        for guns in (0, 1)
    }
    assert wins["timid", 1] > wins["timid", 0]
    assert wins["bold", 1] == wins["bold", 0]


def test_the_high_marches_end_with_the_last_turn_if_not_before():
    outcomes = games_of("territories", ("careless", "careless"), 10, 1, {"turns": 4})
    assert max(outcome.rounds for outcome in outcomes) == 4


def test_a_pile_deals_every_copy_once_and_then_shuffles_the_discards():
    cards = load_game("pork-chop-hill").decks["attrition"].cards
    pile = Pile.shuffled(Random(1), cards)
    hand: list[Card] = []
    pile.draw(hand, 60)
    assert len(hand) == 54
    assert sum(card.id == "pow-captured" for card in hand) == 2
    pile.discard(hand, hand[0])
    pile.draw(hand, 1)
    assert len(hand) == 54


def test_dice_are_read_as_they_are_printed():
    assert {roll(Random(number), "2D6") for number in range(500)} == set(range(2, 13))
