"""The Siege of Piombino has every piece, card, invention and figure of its source, counted by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from pnp.analysis.odds import sums
from pnp.layout.series import series
from pnp.model.boards import SquareGrid
from pnp.model.dice import chance
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import number_of
from pnp.model.walk import records


@pytest.fixture(scope="module")
def grid(game: Game) -> SquareGrid:
    """The map."""
    found = game.boards["maremma"].grid
    assert found is not None
    return found


# Units: move, hits, range.
UNITS = {
    "infantry": (2, 2, 2),
    "engineers": (2, 1, 1),
    "cavalry": (4, 1, 1),
    "artillery": (1, 1, 5),
    "war-machine": (3, 3, 3),
    "flying-machine": (6, 1, 2),
    "fortification": (0, 3, 5),
    "small-warship": (5, 2, 3),
    "large-warship": (4, 3, 4),
    "transport": (3, 2, 1),
    "mine-field": (0, 0, 0),
}


def test_the_units_have_the_numbers_of_the_source(game: Game) -> None:
    found = {unit.id: tuple(unit.stats[key] for key in ("move", "hits", "range")) for unit in game.units}
    assert found == UNITS
    assert game.units["transport"].carries is not None
    assert game.units["transport"].carries.count == 2


ATTACKERS = {
    "flying-machine": 8, "war-machine": 6, "infantry": 8, "cavalry": 4, "artillery": 6, "engineers": 4,
    "small-warship": 6, "large-warship": 2, "transport": 2,
}  # fmt: skip
DEFENDERS = {
    "fortification": 10, "infantry": 4, "artillery": 3, "cavalry": 2, "engineers": 1, "war-machine": 2,
    "flying-machine": 6, "small-warship": 6, "mine-field": 6,
}  # fmt: skip


@pytest.mark.parametrize(("army", "units", "inventions"), [("fivizzano", ATTACKERS, 6), ("piombino", DEFENDERS, 4)])
def test_the_armies_are_those_of_the_source(game: Game, army: str, units: dict[str, int], inventions: int) -> None:
    found = game.armies[army]
    assert {unit: number for unit, number in found.units.items() if number} == units
    assert found.rolls == {"leaders": 1, "inventions": inventions}


# What is printed: the army, one of each kind for Reinforcements, two of any kind for the Industrial Port of
# Piombino, two Infantry for the Mercenary Captain, what other cities add to Fivizzano (two Infantry, two Cavalry, one
# pair of Engineers, one War Machine), ships and Forts that can be captured, mines for Caltrops and Mine Layer, for
# which Venice has one ship more.
PRINTED = {
    "fivizzano": {
        "infantry": 8 + 1 + 2 + 2,
        "engineers": 4 + 1 + 1,
        "cavalry": 4 + 1 + 2,
        "artillery": 6 + 1,
        "war-machine": 6 + 1 + 1,
        "flying-machine": 8 + 1,
        "small-warship": 6 + 1 + (6 + 2 + 1),
        "large-warship": 2 + 1 + (0 + 2 + 1),
        "transport": 2 + 1 + (0 + 2 + 1),
        "fortification": 10 + 2,
        "mine-field": 6 + 1 + 1,
    },
    "piombino": {
        "infantry": 4 + 1 + 2 + 2,
        "engineers": 1 + 1 + 2,
        "cavalry": 2 + 1 + 2,
        "artillery": 3 + 1 + 2,
        "war-machine": 2 + 1 + 2,
        "flying-machine": 6 + 1 + 2,
        "small-warship": 6 + 1 + 2 + (6 + 1),
        "large-warship": 0 + 1 + 2 + (2 + 1),
        "transport": 0 + 1 + 2 + (2 + 1),
        "fortification": 10 + 2,
        "mine-field": 6 + 2 + 6 + 1,
    },
}


def test_every_counter_is_printed_as_often_as_the_game_can_need_it(game: Game) -> None:
    showings, findings = series(game.components["counters"], game)
    assert not findings
    printed: dict[str, dict[str, int]] = {"fivizzano": {}, "piombino": {}}
    for one in showings:
        printed[one.names["army"].id][one.names["unit"].id] = one.copies
    assert printed == PRINTED
    assert sum(one.copies for one in showings) == 98 + 93


# Every unit with two or more hits can lose all but one, with one hit more than printed: 6 x 2 + 8 + 6 + 2 x 2 + 2 for
# Fivizzano, 10 x 2 + 4 + 2 x 2 + 6 for Piombino. River squares: three and the one under the bridge. Loads: 2
# Transports, 6 + 2 War Machines, 8 + 6 Flying Machines, 6 + 6 Small Warships, and two from the Industrial Port.
@pytest.mark.parametrize(
    ("marker", "supply"),
    [
        ("damage", 32 + 34),
        ("bridge", 3 + 1),
        ("load", 2 + 8 + 14 + 12 + 2),
        ("held-fivizzano", 6),
        ("held-piombino", 6),
        ("losses", 1),
    ],
)
def test_markers_are_printed_in_numbers_that_come_from_the_game(game: Game, marker: str, supply: int) -> None:
    quantity = game.markers[marker].supply
    assert quantity is not None
    assert number_of(quantity, Names(game)) == supply


def test_cards_or_chits_are_forty_and_numbered(game: Game) -> None:
    deck = game.decks["tactics"]
    assert [card.number for card in deck.cards] == list(range(1, 41))
    for component in ("tactics", "tactics-chits"):
        showings, _ = series(game.components[component], game)
        assert sum(one.copies for one in showings) == 40
    assert deck.max_hand is not None
    assert deck.max_hand.number == 5
    assert game.phases["draw"].draw is not None
    assert game.phases["draw"].draw.count.number == 2


# Cards that change an attack: number, by how much, whose.
ATTACK_CARDS = {
    1: (3, {"flying-machine"}),
    2: (3, {"fortification"}),
    7: (3, {"infantry", "engineers"}),
    9: (3, {"artillery"}),
    15: (3, {"flying-machine"}),
    19: (3, set()),
    23: (3, {"cavalry", "war-machine"}),
    24: (3, {"artillery"}),
    25: (3, {"ship"}),
    34: (3, {"infantry"}),
    36: (2, {"artillery", "ship"}),
    37: (3, {"cavalry"}),
    38: (2, {"engineers", "artillery"}),
}


def test_the_attack_cards_have_the_numbers_of_the_source(game: Game) -> None:
    found = {}
    for card in game.decks["tactics"].cards:
        for effect in card.effects:
            if effect.do == "modify" and effect.what == "attack" and effect.target and card.number:
                found[card.number] = (effect.by, set(effect.target.units) | set(effect.target.classes))
    assert found == ATTACK_CARDS


OTHER_CARDS = {
    3: [("cancel", "move")],
    4: [("cancel", "move")],
    5: [("cancel", "move"), ("forbid", "attack")],
    6: [("destroy", "unit")],
    8: [("cancel", "attack")],
    10: [("cancel", "attack")],
    11: [("cancel", "attack")],
    12: [("repeat", "move")],
    13: [("modify", "move")],
    14: [("modify", "move")],
    16: [("cancel", "move")],
    17: [("cancel", "card")],
    18: [("move", "unit")],
    20: [("restore", "hit")],
    21: [("gain", "unit")],
    22: [("cancel", "move")],
    26: [("roll-on", "inventions")],
    27: [("cancel", "attack")],
    28: [("exchange", "unit")],
    29: [("modify", "range")],
    30: [("capture", "card")],
    31: [("discard", "card")],
    32: [("draw", "card")],
    33: [("destroy", "unit")],
    35: [("repeat", "move"), ("forbid", "attack")],
    39: [("place", "mine-field")],
    40: [("repeat", "move")],
}


def test_the_other_cards_do_what_the_source_says(game: Game) -> None:
    by_number = {card.number: card for card in game.decks["tactics"].cards}
    for number, wanted in OTHER_CARDS.items():
        assert [(effect.do, effect.what) for effect in by_number[number].effects] == wanted, number
    assert set(OTHER_CARDS) | set(ATTACK_CARDS) == set(range(1, 41))
    assert by_number[14].effects[0].by == 3
    assert by_number[13].effects[0].by == by_number[29].effects[0].by == 1
    assert by_number[31].effects[0].count == by_number[32].effects[0].count == "2"
    assert by_number[28].effects[0].target is not None
    assert by_number[28].effects[0].target.within == 5


def test_every_card_says_when_on_what_and_for_how_long(game: Game) -> None:
    for card in game.decks["tactics"].cards:
        assert card.when is not None
        assert {"timing", "subject", "duration"} <= set(card.fields)


# What inventions change, counted over the table of the source: stat or roll, number, how many inventions.
INVENTION_CHANGES = {
    ("attack", 1): 17,
    ("attack", 2): 2,
    ("move", 1): 8,
    ("range", 1): 9,
    ("hits", 1): 6,
}


def test_the_invention_table_has_fifty_rows_of_two_results(game: Game) -> None:
    table = game.tables["inventions"]
    assert (table.die.count, table.die.sides, len(table.rows)) == (1, 100, 50)
    assert all(len(row.on.within(table.die.results())) == 2 for row in table.rows)
    changes = Counter((effect.what, effect.by) for row in table.rows for effect in row.effects if effect.do == "modify")
    assert dict(changes) == INVENTION_CHANGES


# Those that are no change of a number: War Wagons, Repeating Crossbows, Mine Sweeper, Breech Loading Guns, Mine
# Layer, Parachutes, Diver Suits, Remote Control Guns.
def test_eight_inventions_do_something_else(game: Game) -> None:
    others = [row.id for row in game.tables["inventions"].rows if not any(one.do == "modify" for one in row.effects)]
    assert others == [
        "war-wagons", "repeating-crossbows", "mine-sweeper", "breech-loading-guns", "mine-layer", "parachutes",
        "diver-suits", "remote-control-guns",
    ]  # fmt: skip
    assert len(others) + sum(INVENTION_CHANGES.values()) == 50


def test_no_invention_changes_two_numbers_but_all_have_one(game: Game) -> None:
    changed = [row for row in game.tables["inventions"].rows if any(one.do == "modify" for one in row.effects)]
    assert all(len(row.effects) == 1 for row in changed)


LEADERS = [
    ("roll-on", "inventions", 2), ("modify", "hand", 2), ("modify", "attack", 1), ("modify", "move", 1),
    ("modify", "attack", 1), ("modify", "move", 1), ("modify", "hits", 1), ("gain", "infantry", 2),
    ("modify", "attack", 1), ("modify", "move", 1),
]  # fmt: skip


def test_the_ten_leaders_are_those_of_the_source(game: Game) -> None:
    rows = game.tables["leaders"].rows
    assert [str(row.on) for row in rows] == [str(number) for number in range(1, 11)]
    assert [(row.effects[0].do, row.effects[0].what, row.effects[0].by) for row in rows] == LEADERS


def _summary(effects: tuple[Effect, ...]) -> list[tuple[str, int | str | None]]:
    return [(effect.what, effect.by if effect.by is not None else effect.count) for effect in effects]


STATES = {
    "venice": [("transport", 1), ("small-warship", 1), ("large-warship", 1)],
    "milan": [("hits", 1)],
    "rome": [("infantry", 2), ("attack", 1)],
    "florence": [("inventions", 2)],
    "ferrara": [("fortification", 2), ("hits", 1)],
    "mantua": [("leaders", 2)],
    "rimini": [("card", "1")],
    "urbino": [("cavalry", 2), ("attack", 1)],
    "fivizzano": [("attack", 1), ("range", 1)],
    "piombino": [("unit", 2)],
    "genoa": [("transport", 1), ("small-warship", 1), ("move", 1)],
    "siena": [("war-machine", 1), ("engineers", 1), ("inventions", 1)],
}


def test_the_twelve_city_states_are_those_of_the_source(game: Game) -> None:
    found = {one.id: _summary(one.effects) for one in game.sets["city-states"].records}
    assert found == STATES
    assert {option.id for option in game.options} >= set(STATES) - {"fivizzano", "piombino"}


@pytest.mark.parametrize(
    ("roll", "target", "modifiers"),
    [
        ("attack", "7+", tuple(range(-1, 10))),
        ("boarding", "7+", (-1, 0, 1)),
        ("storming", "7+", (0, 1)),
        ("mine-roll", "7+", (0,)),
        ("clearing", "6+", (0,)),
        ("repair", "9+", (0,)),
        ("parachute", "8+", (0,)),
    ],
)
def test_rolls_have_the_targets_of_the_source(game: Game, roll: str, target: str, modifiers: tuple[int, ...]) -> None:
    found = game.rolls[roll]
    assert (str(found.die), str(found.target)) == ("D10", target)
    assert sums(found.modifiers) == modifiers


# Highest sums by hand, a settlement always giving -1 at the least. Artillery against an adjacent Fort: leader,
# Steam Cannons, Canister, Mortar 2, Smoke Bombs, a card 3. War Machines against a Fort: three inventions, Rams, a card.
@pytest.mark.parametrize(
    ("attacker", "highest"),
    [
        ("infantry", 1 + 1 + 1 + 3),
        ("engineers", 2 + 1 + 1 + 3),
        ("cavalry", 1 + 1 + 3),
        ("artillery", 1 + 1 + 1 + 2 + 1 + 3),
        ("war-machine", 3 + 2 + 3),
        ("flying-machine", 2 + 3),
        ("fortification", 1 + 3),
        ("small-warship", 4 + 3),
        ("large-warship", 3 + 3),
        ("transport", 2 + 3),
    ],
)
def test_each_attacker_reaches_every_sum_up_to_its_highest(game: Game, attacker: str, highest: int) -> None:
    reached = sums(game.rolls[f"attack-{attacker}"].modifiers)
    assert reached == tuple(range(-1, highest + 1))
    assert set(reached) <= set(sums(game.rolls["attack"].modifiers))


def test_an_attack_with_plus_three_hits_seven_times_in_ten(game: Game) -> None:
    roll = game.rolls["attack"]
    assert roll.target is not None
    assert [chance(roll.die, roll.target, by) * 10 for by in (-1, 0, 3, 6)] == [3, 4, 7, 10]


def test_the_eastern_quadrants_are_land_and_the_western_ones_water(grid: SquareGrid) -> None:
    drawn = Counter((column < 8, terrain) for (column, _), terrain in grid.terrain_map().items())
    western = {terrain: number for (west, terrain), number in drawn.items() if west}
    eastern = {terrain for (west, terrain) in drawn if not west}
    assert sum(drawn.values()) == 256
    assert western == {"sea": 116, "island": 6, "city": 6}
    assert eastern == {"flat-land", "forest", "mountain", "hill", "village", "swamp", "river", "bridge"}


def test_the_city_takes_six_squares_in_the_corner_of_the_south_western_quadrant(grid: SquareGrid) -> None:
    city = {grid.lattice.name(cell) for cell, terrain in grid.terrain_map().items() if terrain == "city"}
    assert city == {"F7", "G7", "H7", "F8", "G8", "H8"}


def test_the_road_leads_from_the_city_over_the_bridge_through_villages_off_the_map(grid: SquareGrid) -> None:
    (road,) = grid.roads
    ground = grid.terrain_map()
    terrain = [ground[position] for cell in road.through if (position := grid.lattice.cell(cell))]
    assert terrain[0] == "city"
    assert terrain.count("bridge") == 1
    assert terrain.count("village") == 2
    assert road.through[-1].startswith("P")
    assert road.ends == ("space", "edge")


def test_the_goals_are_four_squares_or_twenty_units(game: Game) -> None:
    conquest, defense = game.goals["conquest"].occupy, game.goals["defense"].destroy
    assert conquest is not None
    assert conquest.count is not None
    assert conquest.count.number == 4
    assert defense is not None
    assert defense.count is not None
    assert defense.count.number == 20


def test_a_turn_has_four_phases(game: Game) -> None:
    assert game.phases.ids == ("draw", "move", "attack", "end")


def test_no_effect_is_left_to_prose(game: Game) -> None:
    effects = [one for one in records(game) if isinstance(one, Effect)]
    assert len(effects) > 150
    assert not [one for one in effects if one.manual]
