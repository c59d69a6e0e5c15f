"""Whether armies find a place in their zones, and whether goals can be reached."""

from pathlib import Path

import pytest

from pnp.checks.feasibility.matching import unplaced
from tests.checks.cases import found

KIT = """
sides: [{id: n}, {id: s}]
classes: [{id: land}, {id: foot, within: [land]}, {id: sea}]
terrain:
  - {id: field}
  - {id: water, effects: [{do: forbid, what: move, target: {classes: [land]}}]}
units:
  - {id: pikes, name: Pikes, classes: [foot]}
  - {id: cog, name: Cog, classes: [sea], carries: {count: 2, classes: [land]}}
boards:
  - id: b
    grid: {columns: 3, rows: 2, cell: 9 mm, legend: {'.': field, '~': water}, cells: "~~~\\n..."}
"""


@pytest.mark.parametrize(
    ("army", "zone", "message"),
    [
        ("pikes: 3", "cells: A1:C2", None),
        ("pikes: 4", "cells: A1:C2", "1 of the 4 units of 'a' does not fit in 'z' (Pikes)"),
        ("pikes: 4", "cells: A1:C2, stack: 2", None),
        ("pikes: 2", "cells: A1:B2, terrain: [water]", "2 of the 2 units of 'a' do not fit in 'z' (Pikes)"),
        ("pikes: 5, cog: 1", "cells: A1:C2, carried: true", None),
        ("pikes: 6, cog: 1", "cells: A1:C2, carried: true", "1 of the 7 units of 'a' does not fit in 'z' (Pikes)"),
        ("pikes: 3, cog: 3", "cells: A1:C2", None),
        ("cog: 3, pikes: 3", "cells: A1:C2", None),
        ("cog: 4, pikes: 3", "cells: A1:C2", "1 of the 7 units of 'a' does not fit in 'z' (Pikes)"),
        ("pikes: 6", "", "3 of the 6 units of 'a' do not fit in 'z' (Pikes)"),
    ],
)
def test_every_unit_finds_a_cell(tmp_path: Path, army: str, zone: str, message: str | None) -> None:
    comma = ", " if zone else ""
    text = (
        KIT + f"armies: [{{id: a, side: n, units: {{{army}}}, zone: z}}]\nzones: [{{id: z, board: b{comma}{zone}}}]\n"
    )
    lines = [one.split(" ", 1)[1] for one in found(tmp_path, "Z101", text)]
    assert lines == ([message] if message else [])


@pytest.mark.parametrize(
    ("army", "message"),
    [
        # Three fields: the wagon stands on one, two pikes on the others, and one pikes rides.
        ("pikes: 3, wagon: 1", None),
        ("wagon: 1, pikes: 3", None),
        ("pikes: 4, wagon: 1", "1 of the 5 units of 'a' does not fit in 'z' (Pikes)"),
        ("pikes: 2, gun: 1, wagon: 1", None),
        ("pikes: 1, gun: 3, wagon: 1", "1 of the 5 units of 'a' does not fit in 'z' (Gun)"),
    ],
)
def test_carriers_and_what_nobody_carries_have_the_first_choice(tmp_path: Path, army: str, message: str | None) -> None:
    wagon = (
        "  - {id: wagon, name: Wagon, classes: [land], carries: {count: 1, classes: [foot]}}\n"
        "  - {id: gun, name: Gun, classes: [land]}\n"
    )
    text = KIT.replace("boards:", wagon + "boards:") + (
        f"armies: [{{id: a, side: n, units: {{{army}}}, zone: z}}]\n"
        "zones: [{id: z, board: b, cells: A1:C1, carried: true}]\n"
    )
    lines = [one.split(" ", 1)[1] for one in found(tmp_path, "Z101", text)]
    assert lines == ([message] if message else [])


def test_the_place_of_the_finding_and_what_options_add(tmp_path: Path) -> None:
    text = KIT + (
        "armies: [{id: a, side: n, units: {pikes: 3}, zone: z}, {id: free, side: s, units: {pikes: 99}}]\n"
        "zones: [{id: z, board: b, cells: A1:C1}]\noptions: [{id: more, adds: {units: {a: {pikes: 1}}}}]\n"
    )
    assert found(tmp_path, "Z101", text) == [
        "12:52 1 of the 4 units of 'a' with option 'more' does not fit in 'z' (Pikes)"
    ]


def test_matching_moves_the_flexible_out_of_the_way() -> None:
    # Pikes may stand on 1 only, bows on 1 and 2: both fit, whoever comes first.
    assert unplaced({"bows": 1, "pikes": 1}, {"bows": [1, 2], "pikes": [1]}, {1: 1, 2: 1}) == {}
    assert unplaced({"bows": 2, "pikes": 1}, {"bows": [1, 2], "pikes": [1]}, {1: 1, 2: 1}) == {"pikes": 1}
    assert unplaced({}, {}, {}) == {}


GOALS = """
sides: [{id: n}, {id: s}]
units: [{id: pikes}, {id: bows}]
armies:
  - {id: a, side: n, units: {pikes: 4}}
  - {id: b, side: n, units: {bows: 2}}
  - {id: c, side: s, units: {pikes: 1}}
boards: [{id: f, grid: {columns: 3, rows: 1, cell: 9 mm, regions: [{id: town, cells: A1:B1}]}}]
resources: [{id: oil, at_most: 5}, {id: salt}]
markers: [{id: coin, supply: 3}, {id: gem, supply: 3, unlimited: true}]
"""


@pytest.mark.parametrize(
    ("goal", "message"),
    [
        ("side: s, destroy: {count: 7, side: n}", "7 units of 'n' must be destroyed, but there are only 6"),
        ("side: s, destroy: 7", "7 units of 'n' must be destroyed, but there are only 6"),
        (
            "side: s, destroy: {count: 3, units: [bows]}",
            "3 units of 'n' (bows) must be destroyed, but there are only 2",
        ),
        ("side: s, destroy: {count: 6, side: n}", None),
        ("side: s, destroy: {count: = armies.a.total + armies.b.total, side: n}", None),
        ("occupy: {count: 3, region: town}", "3 spaces of 'town' must be occupied, but it has only 2"),
        ("occupy: {count: 2, region: town}", None),
        ("occupy: {count: 4, board: f}", "4 spaces of 'f' must be occupied, but it has only 3"),
        ("occupy: {count: 3, board: f}", None),
        ("occupy: {count: 3, board: f, of: lines}", None),
        ("collect: {oil: 6}", "6 of 'oil' must be collected, but nobody may have more than 5"),
        ("collect: {coin: 4}", "4 of 'coin' must be collected, but nobody may have more than 3"),
        ("collect: {oil: 5, salt: 99, coin: 3, gem: 9}", None),
        ("score: 40", None),
    ],
)
def test_goals_that_nobody_can_reach(tmp_path: Path, goal: str, message: str | None) -> None:
    lines = [one.split(" ", 1)[1] for one in found(tmp_path, "Z201", GOALS + f"goals: [{{id: g, {goal}}}]\n")]
    assert lines == ([message] if message else [])


@pytest.mark.parametrize(
    "more",
    [
        "options: [{id: o, adds: {units: {a: {pikes: 1}}}}]\n",
        "decks: [{id: d, cards: [{id: c, effects: [{do: restore, what: unit}]}]}]\n",
        "phases: [{id: p, effects: [{do: gain, what: pikes}]}]\n",
    ],
)
def test_units_that_are_added_or_come_back_can_be_destroyed_too(tmp_path: Path, more: str) -> None:
    goals = "goals: [{id: g, side: s, destroy: {count: 7, side: n}}]\n"
    assert found(tmp_path, "Z201", GOALS + goals + more) == []


def test_the_column_of_a_goal_is_that_of_its_number(tmp_path: Path) -> None:
    assert found(tmp_path, "Z201", GOALS + "goals: [{id: g, destroy: {count: 9, side: n}}]\n") == [
        "10:34 9 units of 'n' must be destroyed, but there are only 6"
    ]
