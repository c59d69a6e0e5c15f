"""Hearth & High Ground against the numbers of its source and its own arithmetic, written out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import number_of
from tests.prepared import game_of

# Attack, Health, whole price.
PIECES = {
    "peasant": (0, 1, 2),
    "soldier-1": (3, 3, 6), "soldier-2": (4, 4, 10), "soldier-3": (5, 6, 18),
    "hunter-1": (4, 2, 6), "hunter-2": (5, 3, 10), "hunter-3": (7, 4, 18),
    "barbarian-1": (2, 4, 5), "barbarian-2": (3, 5, 9), "barbarian-3": (4, 7, 16),
    "siege-engine": (6, 1, 10),
}  # fmt: skip


def game() -> Game:
    return game_of("content/hearth-and-high-ground")


def test_each_player_has_sixty_small_cards() -> None:
    for army in game().armies:
        people: dict[str, int] = {}
        for unit, count in army.units.items():
            people[unit.rstrip("-123")] = people.get(unit.rstrip("-123"), 0) + count
        assert people == {"soldier": 14, "hunter": 14, "barbarian": 14, "peasant": 14, "siege-engine": 4}
        assert army.total == 60


def test_each_player_has_twenty_one_large_cards() -> None:
    deck = game().decks["developments"]
    assert {card.name: card.copies for card in deck.cards} == {
        "Mill": 3, "Mine": 3, "Village": 6, "Town": 2, "Fort": 2, "City": 2, "Stronghold": 2, "Citadel": 1,
    }  # fmt: skip
    assert deck.total == 21


def test_the_stock_of_tiles_is_dealt_to_the_last() -> None:
    found = game()
    copies = Counter[str]()
    for card in found.decks["tiles"].cards:
        copies[card.name] += card.copies
    assert copies == {"Plains": 30, "Forest": 16, "Mountain": 16}
    assert found.setup["deal"].deal is not None
    assert number_of(found.setup["deal"].deal.count, Names(found)) == 31
    assert found.decks["tiles"].total == 2 * 31


def test_each_player_ends_with_two_bases() -> None:
    assert {card.side: card.copies for card in game().decks["bases"].cards} == {"lion": 2, "dragon": 2}


def test_a_land_has_four_rows_of_eight_spaces_with_the_size_of_a_tile() -> None:
    mats = [board.mat for board in game().boards if board.mat]
    names = sorted(area.name for mat in mats for area in mat.areas)
    assert names == sorted(f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 5))
    assert {tuple(side.mm for side in area.size) for mat in mats for area in mat.areas} == {(63, 44)}


def test_pieces_have_their_numbers() -> None:
    found = {unit.id: (unit.stats["attack"], unit.stats["health"], unit.fields["price"]) for unit in game().units}
    assert found == PIECES


def test_a_point_buys_two_points_of_strength() -> None:
    for unit, (attack, health, price) in PIECES.items():
        if unit[-1] in "123":
            assert price == -(-attack * (health + 1) // 2), unit


def test_promotions_add_up_to_the_whole_price() -> None:
    units = game().units
    for people in ("soldier", "hunter", "barbarian"):
        costs = [units[f"{people}-{level}"].cost["points"] for level in (1, 2, 3)]
        prices = [units[f"{people}-{level}"].fields["price"] for level in (1, 2, 3)]
        assert prices == [costs[0], sum(costs[:2]), sum(costs)]
        assert units[f"{people}-1"].promotes == (f"{people}-2",)
        assert units[f"{people}-2"].promotes == (f"{people}-3",)
        assert not units[f"{people}-3"].promotes
    assert units["peasant"].promotes == ("soldier-1", "hunter-1", "barbarian-1")


def test_each_level_has_half_the_cards_of_the_one_below() -> None:
    units = game().armies["lion"].units
    assert [units[f"hunter-{level}"] for level in (1, 2, 3)] == [8, 4, 2]


def test_counters_are_enough() -> None:
    found = game()
    supplies = {one.id: number_of(one.supply, Names(found)) for one in found.markers if one.supply}
    assert supplies == {
        "claim-lion": 32, "claim-dragon": 32, "damage": 144, "resting": 16, "points-lion": 1, "points-dragon": 1,
    }  # fmt: skip


def test_the_turn_has_three_steps() -> None:
    assert game().phases.ids == ("upkeep", "movement", "action")


def winner(one: str, other: str, level: int, ground: str) -> str:
    """Who is left when two pieces of a level fight to the end on one kind of ground; "both fall" if nobody is."""
    taken = {one: 0, other: 0}
    on_ground = {"hunter": ground == "forest", "barbarian": ground == "mountain"}
    high = {who: on_ground.get(who, not on_ground.get(foe, False)) for who, foe in ((one, other), (other, one))}
    for turn in range(1, 20):
        for who, foe in ((one, other), (other, one)):
            hit = PIECES[f"{foe}-{level}"][0]
            hit += (3 if level == 3 else 2) if foe == "barbarian" and high[foe] else 0
            hit -= 1 if who == "soldier" and high[who] else 0
            taken[who] += 0 if who == "hunter" and high[who] and turn == 1 else hit
        left = [who for who in (one, other) if taken[who] <= PIECES[f"{who}-{level}"][1]]
        if len(left) < 2:
            return left[0] if left else "both fall"
    raise AssertionError("a fight without an end")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_table_of_equal_levels_is_right(level: int) -> None:
    custom = game().sets["duels"]
    for record in custom.records:
        one, other = record.id.split("-")
        told = [str(record.fields[key]).lower() for key in ("open", "woods", "peaks")]
        assert told == [winner(one, other, level, ground) for ground in ("plains", "forest", "mountain")]
