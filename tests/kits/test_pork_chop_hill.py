"""The fight for a hill holds the numbers of its source."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import number_of


def test_six_territories_in_the_order_of_the_assault(game: Game) -> None:
    track = game.boards["hill"].track
    assert track is not None
    assert track.shape == "section"
    assert [space.name for space in track.spaces] == [
        "Forward Slope",
        "Military Crest",
        "Hilltop",
        "CP",
        "Chow Bunker",
        "Rear Slope",
    ]


@pytest.mark.parametrize(("side", "squads"), [("us", 50), ("chinese", 100)])
def test_the_counters_of_a_side_are_worth_its_squads(game: Game, side: str, squads: int) -> None:
    assert game.armies[side].total == squads
    supply = {}
    for value in (1, 5, 10):
        marker = game.markers[f"{side}-{value}"]
        assert marker.value == value
        assert marker.supply is not None
        supply[value] = number_of(marker.supply, Names(game))
    assert sum(value * count for value, count in supply.items()) == squads


@pytest.mark.parametrize(
    ("ones", "fives", "tens", "squads"), [(10, 4, 2, 50), (20, 8, 4, 100)], ids=["american", "chinese"]
)
def test_any_number_of_squads_can_be_laid_out(ones: int, fives: int, tens: int, squads: int) -> None:
    sums = {a + 5 * b + 10 * c for a in range(ones + 1) for b in range(fives + 1) for c in range(tens + 1)}
    assert sums == set(range(squads + 1))


def test_fourteen_names_in_a_pack_with_two_jokers(game: Game) -> None:
    deck = game.decks["attrition"]
    assert [(card.number, card.name, card.copies) for card in deck.cards] == [
        (1, "Heavy Shelling", 4),
        (2, "Machine Gun", 4),
        (3, "Hand Grenades", 4),
        (4, "Bunker", 4),
        (5, "Barbed Wire", 4),
        (6, "Bugle Calls", 4),
        (7, "Reinforcements", 4),
        (8, "Napalm", 4),
        (9, "Mine Field", 4),
        (10, "Mortar Attack", 4),
        (11, "Bayonets", 4),
        (12, "Break Down in Command", 4),
        (13, "Major Offensive", 4),
        (14, "POW Captured", 2),
    ]
    ranks = [card.fields["rank"] for card in deck.cards]
    assert ranks == ["Ace", *map(str, range(2, 11)), "Jack", "Queen", "King", "Joker"]
    assert deck.total == 54


@pytest.mark.parametrize(
    ("card", "phase", "kills"),
    [
        ("heavy-shelling", "barrage", ["1D6"]),
        ("machine-gun", "fire", ["2D6"]),
        ("hand-grenades", "fire", ["1", "1D6"]),
        ("reinforcements", "logistics", ["1D6"]),
        ("napalm", "barrage", ["2D6"]),
        ("mine-field", "fire", ["1D6"]),
        ("mortar-attack", "trench", ["1D6"]),
        ("bayonets", "trench", ["1D6", "2D6"]),
        ("break-down-in-command", "logistics", ["1D6"]),
        ("bunker", "barrage", [""]),
        ("barbed-wire", "fire", [""]),
        ("bugle-calls", "fire", ["1"]),
        ("major-offensive", "end", ["", "", ""]),
        ("pow-captured", "logistics", ["", "1"]),
    ],
)
def test_phase_and_dice_of_each_card(game: Game, card: str, phase: str, kills: list[str]) -> None:
    found = next(one for one in game.decks["attrition"].cards if one.id == card)
    assert found.when is not None
    assert found.when.phase == phase
    assert [effect.count for effect in found.effects] == kills


def test_two_cards_belong_to_one_side(game: Game) -> None:
    assert {card.name: card.side for card in game.decks["attrition"].cards if card.side} == {
        "Bugle Calls": "chinese",
        "Napalm": "us",
    }


def test_the_dice_of_the_barrage(game: Game) -> None:
    dice = {roll.id: str(roll.die) for roll in game.rolls}
    assert (dice["artillery"], dice["air-support"], dice["chinese-artillery"]) == ("D6", "D6", "D2")


def test_phases(game: Game) -> None:
    assert game.phases.ids == ("logistics", "barrage", "orders", "fire", "trench", "end")


@cache
def takes(wave: int, garrison: int) -> Fraction:
    """The chance that the garrison dies first when both kill 1D6 at once."""
    if wave <= 0:
        return Fraction(0)
    if garrison <= 0:
        return Fraction(1)
    rolls = [(mine, theirs) for mine in range(1, 7) for theirs in range(1, 7)]
    return sum((takes(wave - theirs, garrison - mine) for mine, theirs in rolls), Fraction(0)) / 36


def test_the_chances_of_trench_fighting(game: Game) -> None:
    for one in game.sets["trench-odds"].records:
        wave = int(one.id.removeprefix("w"))
        for garrison in (2, 4, 6, 8):
            percent = round(takes(wave, garrison) * 100)
            shown = ">99 %" if percent == 100 else f"{percent} %"
            assert one.fields[f"g{garrison}"] == shown, (wave, garrison)
