"""The battle at the Orontes holds the map, the armies and the tables of its source."""

from __future__ import annotations

from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import number_of


def cells_with(game: Game, terrain: str) -> list[int]:
    grid = game.boards["battlefield"].grid
    assert grid is not None
    ground = grid.terrain_map()
    return sorted(row * 8 + column + 1 for (column, row), kind in ground.items() if kind == terrain)


def start_of(game: Game, army: str) -> list[int]:
    grid = game.boards["battlefield"].grid
    assert grid is not None
    zone = game.zones[game.armies[army].zone]
    region = next(region for region in grid.regions if region.id in zone.region)
    return [row * 8 + column + 1 for column, row in grid.lattice.select(region.cells)]


def test_the_map_is_a_chessboard_numbered_from_one_to_sixty_four(game: Game) -> None:
    grid = game.boards["battlefield"].grid
    assert grid is not None
    assert (grid.columns, grid.rows) == (8, 8)
    assert [grid.lattice.name((0, row)) for row in range(8)] == ["1", "9", "17", "25", "33", "41", "49", "57"]
    assert grid.lattice.name((7, 7)) == "64"


def test_the_lake_the_rough_ground_and_the_camps_lie_where_the_source_has_them(game: Game) -> None:
    assert cells_with(game, "lake") == [48, 56, 64]
    assert cells_with(game, "hills") == [7, 8, 15, 16]
    assert cells_with(game, "mud") == [40]
    assert cells_with(game, "settlement") == [1]
    assert cells_with(game, "town") == [36]
    assert cells_with(game, "camp") == [30, 54]


def test_the_river_lies_between_rows_five_and_six_and_around_qadesh(game: Game) -> None:
    grid = game.boards["battlefield"].grid
    assert grid is not None
    banks = {tuple(int(cell) for cell in pair) for edge in grid.edges for pair in edge.between}
    assert banks == {(cell, cell + 8) for cell in range(33, 41)} | {(36, 37), (28, 36), (27, 35)}


def test_ten_armies_with_the_moves_strengths_and_bonuses_of_the_source(game: Game) -> None:
    egyptian = {"infantry": 4000, "light-chariots": 500, "move": 2}
    host = {"infantry": 13000, "move": 1, "force-bonus": 0}
    expected = {
        "p-re": egyptian | {"force-bonus": 0},
        "amun": egyptian | {"force-bonus": 2},
        "ne-arin": egyptian | {"force-bonus": 0},
        "ptah": egyptian | {"force-bonus": 0},
        "sutekh": egyptian | {"force-bonus": 0},
        "rfc": {"heavy-chariots": 2500, "move": 3, "force-bonus": 1},
        "eom": {"heavy-chariots": 1200, "move": 3, "force-bonus": 2},
        "allied-host": host,
        "hatti": host,
        "vassals": host,
    }
    assert {unit.id: dict(unit.stats) for unit in game.units} == expected
    assert [unit.fields["base"] for unit in game.units] == [unit.stats["move"] for unit in game.units]


def test_every_army_sets_up_and_arrives_where_and_when_the_source_says(game: Game) -> None:
    assert start_of(game, "p-re") == [26, 27, 28]
    assert start_of(game, "amun") == [22, 29, 30, 31, 38]
    assert start_of(game, "ne-arin") == [7, 8, 15, 16]
    assert start_of(game, "ptah") == start_of(game, "sutekh") == [9, 17, 25, 33, 41]
    assert start_of(game, "eom") == [44, 45, 46, 52, 53, 54]
    assert start_of(game, "hosts") == [46, 53, 54, 55, 62]
    turns = {unit.id: unit.fields["turn"] for unit in game.units}
    assert {army: turn for army, turn in turns.items() if turn > 1} == {"ne-arin": 2, "ptah": 4, "sutekh": 6}


def test_the_tables_have_the_rows_of_the_source(game: Game) -> None:
    assert [(row.on.written, row.name) for row in game.tables["defeat"].rows] == [
        ("1", "Stand ground"),
        ("2", "Bloodbath"),
        ("3", "Scattered"),
        ("4-5", "Routed"),
        ("6", "Decimated"),
    ]
    assert [row.on.within(tuple(range(1, 7))) for row in game.tables["missile"].rows] == [
        (1, 2),
        (3, 4),
        (5, 6),
    ]


def test_the_modifiers_are_those_of_the_source_and_the_bonus_of_the_chariots(game: Game) -> None:
    def sums(roll: str) -> dict[str, int]:
        return {modifier.id: modifier.by for modifier in game.rolls[roll].modifiers}

    assert sums("fail-to-move") == {"rough": 1, "river": 1, "fatigue": 1, "engaged": 1}
    assert sums("shock-battle") == {
        "fatigue": -1,
        "casualty": -1,
        "hittite": 1,
        "surprised": -2,
        "looting": -2,
        "scattered": -2,
        "routing": -2,
        "leader": 2,
        "numbers": 1,
        "outnumbered": -1,
    }
    assert sums("skirmish") == {
        "fatigue": -1,
        "casualty": -1,
        "looting": 1,
        "scattered": -1,
        "routing": 1,
        "rough": -1,
        "leader": 1,
        "supported": -1,
    }


def test_there_are_tokens_for_everything_that_can_be_in_play(game: Game) -> None:
    names = Names(game)
    supply = {marker.id: number_of(marker.supply, names) for marker in game.markers if marker.supply is not None}
    assert supply == {"fatigue": 50, "casualty": 50, "scattered": 10, "looting": 10, "routing": 10, "turn": 1}


def test_the_printed_odds_are_those_of_four_dice(game: Game) -> None:
    rolled = [a + b - c - d for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) for d in range(1, 7)]
    for record, lead in zip(game.sets["battle-odds"].records, range(-5, 6), strict=True):
        wins = sum(difference + lead > 0 for difference in rolled)
        even = sum(difference + lead == 0 for difference in rolled)
        assert record.fields["win"] == f"{round(100 * wins / len(rolled))}%"
        assert record.fields["tie"] == f"{round(100 * even / len(rolled))}%"
