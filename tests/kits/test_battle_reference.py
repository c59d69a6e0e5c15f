"""The battle reference holds every number of its source, with the gaps closed."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from pnp.model.dice import Dice, Results, chance
from pnp.model.game import Game


def test_the_sequence_is_command_shooting_combat(game: Game) -> None:
    assert [phase.name for phase in game.phases] == ["Command", "Shooting", "Combat"]


def test_every_move(game: Game) -> None:
    assert {one.name: one.fields["pace"] for one in game.sets["moves"].records} == {
        "Infantry": "20 cm",
        "Cavalry": "30 cm",
        "Chariots": "30 cm",
        "Characters": "60 cm",
        "Artillery": "20 cm, limber or unlimber",
        "Wagons": "20 cm",
        "Flyers": "100 cm",
        "Monsters": "20 cm",
        "Machines": "20 cm, or as listed",
        "Siege weapons": "15 cm",
        "Small boats": "15 cm",
        "Oared galleys": "20 cm",
        "Ships under sail": "15 cm",
        "Vessel moving downstream": "+5 cm",
        "Vessel moving upstream": "−5 cm",
        "Sail moving with the wind": "+10 cm",
    }


def test_every_range(game: Game) -> None:
    assert [one.fields["range"] for one in game.sets["ranges"].records] == [
        "30 cm",
        "60 cm, or as listed",
        "40 cm",
        "15 cm",
    ]


def test_what_hits(game: Game) -> None:
    hits = {one.id: one.fields["hit"] for one in game.sets["targets"].records}
    assert hits == {"open": "4, 5, 6", "defended-position": "5, 6", "fortified-position": "6"}


def test_orders_have_five_minuses_and_combat_four_pluses_and_three_minuses(game: Game) -> None:
    assert [one.fields["by"] for one in game.sets["order-modifiers"].records] == ["−1"] * 5
    assert [one.fields["by"] for one in game.sets["combat-modifiers"].records] == ["+1"] * 4 + ["−1"] * 3


@pytest.mark.parametrize(
    ("table", "rows"),
    [
        ("blunders", ["1", "2-3", "4-5", "6"]),
        ("steam-tank", ["1", "2-3", "4-5", "6"]),
        ("giant", ["1", "2", "3", "4", "5", "6"]),
        ("flame-cannon", ["1", "2", "3", "4", "5", "6"]),
        ("death-rocket", ["1", "2", "3", "4-5", "6"]),
        ("damage", ["1-2", "3-6", "7+"]),
        ("boiling-oil", ["1-2", "3-4", "5-6"]),
    ],
)
def test_the_rows_of_each_table(game: Game, table: str, rows: list[str]) -> None:
    assert [row.on.written for row in game.tables[table].rows] == rows


def test_what_the_flame_cannon_does(game: Game) -> None:
    hits = [
        [effect.count for effect in row.effects if effect.what in ("hit", "attack")]
        for row in game.tables["flame-cannon"].rows
    ]
    assert hits == [[], ["4", "2D6"], ["3"], ["4"], [], ["12", "D6"]]


def test_a_fortress_can_be_breached_only_with_a_modifier(game: Game) -> None:
    table = game.tables["damage"]
    assert sum(modifier.by for modifier in table.modifiers) == 3
    assert chance(table.die, Results.parse("7+")) == 0
    assert chance(table.die, Results.parse("7+"), 2) == Fraction(1, 3)


def test_the_printed_chances_of_orders_are_right(game: Game) -> None:
    for one in game.sets["order-odds"].records:
        obeyed = chance(Dice.parse("2D6"), Results.parse(f"≤{one.name}"))
        assert one.fields["chance"] == f"{float(100 * obeyed):.0f} %"


def test_the_printed_chances_of_the_lowest_die_are_right(game: Game) -> None:
    lowest = [min(roll) for roll in product(range(1, 7), repeat=3)]
    for face, one in enumerate(game.sets["lowest"].records, 1):
        share = 100 * lowest.count(face) / len(lowest)
        assert one.fields["chance"] == f"{share:.{0 if share > 1 else 1}f} %"


def test_sensible_numbers_of_markers(game: Game) -> None:
    supplies = {one.id: one.supply.number for one in game.markers if one.supply}
    assert {name: supplies[name] for name in ("order", "casualty", "confused", "defended", "damaged")} == {
        "order": 20,
        "casualty": 30,
        "confused": 12,
        "defended": 10,
        "damaged": 10,
    }
