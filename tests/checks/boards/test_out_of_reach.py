"""Regions that units must occupy and cannot get to."""

from pathlib import Path

import pytest

from tests.checks.lines import by_line, said

KIT = """
sides: [{id: n}, {id: s}]
classes: [{id: land}, {id: sea}]
terrain:
  - {id: flat}
  - {id: water, effects: [{do: forbid, what: move, target: {classes: [land]}}]}
units:
  - {id: pikes, name: Pikes, classes: [land]}
  - {id: cog, name: Cog, classes: [sea], carries: {count: 2, classes: [land]}}
boards:
  - id: b
    grid:
      columns: 5
      rows: 2
      cell: 9 mm
      legend: {'.': flat, '~': water}
      cells: |
        ..~..
        ..~..
      regions: [{id: home, cells: A1:B2}, {id: far, cells: D1:E2}]
      %s
zones: [{id: z, board: b, region: home}]
"""
PIKES = "armies: [{id: a, side: n, units: {pikes: 2}, zone: z}]\n"
GOAL = "goals: [{id: g, side: n, occupy: {count: 2, region: far}}]\n"


@pytest.mark.parametrize(
    ("road", "more", "messages"),
    [
        ("roads: []", PIKES + GOAL, ["23 Pikes of 'n' must reach 2 cells of 'far', but no path leads there"]),
        ("roads: [{id: r, through: [B1, C1, D1]}]", PIKES + GOAL, []),
        ("roads: []", PIKES.replace("pikes: 2", "pikes: 2, cog: 1") + GOAL, []),
        ("roads: []", PIKES + GOAL.replace("far", "home"), []),
        (
            "roads: []",
            PIKES + GOAL.replace("count: 2", "count: 1, units: [pikes]"),
            ["23 Pikes of 'n' must reach 1 cell of 'far', but no path leads there"],
        ),
        ("roads: []", PIKES + GOAL.replace("side: n", "side: s"), []),
        ("roads: []", PIKES + GOAL.replace("side: n", "side: n, loses: true"), []),
        ("roads: []", PIKES.replace(", zone: z", "") + GOAL, []),
        # A card that puts units down anywhere on the board.
        (
            "roads: []",
            PIKES + GOAL + "phases: [{id: p, effects: [{do: place, what: unit, into: far}]}]\n",
            [],
        ),
        (
            "roads: []",
            PIKES + GOAL + "phases: [{id: p, effects: [{do: restore, what: unit, into: hand}]}]\n",
            ["23 Pikes of 'n' must reach 2 cells of 'far', but no path leads there"],
        ),
    ],
)
def test_units_get_to_what_they_must_occupy(tmp_path: Path, road: str, more: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "B125", KIT % road + more) == messages


def test_a_goal_for_all_sides_must_be_in_reach_of_one(tmp_path: Path) -> None:
    goal = GOAL.replace("side: n, ", "")
    no_way = "Pikes of 'n' must reach 2 cells of 'far', but no path leads there"
    assert said(tmp_path, "B125", KIT % "roads: []" + PIKES + goal) == [no_way]
    there = (KIT % "roads: []").replace("region: home}", "region: home}, {id: y, board: b, region: far}")
    both = PIKES.replace("zone: z}]", "zone: z}, {id: e, side: s, units: {pikes: 2}, zone: y}]")
    assert said(tmp_path, "B125", there + both + goal) == []
    here = there.replace("board: b, region: far}", "board: b, region: home}")
    assert said(tmp_path, "B125", here + both + goal) == [no_way, no_way.replace("'n'", "'s'")]


def test_a_goal_for_all_sides_asks_those_who_have_such_units(tmp_path: Path) -> None:
    ships = PIKES.replace("zone: z}]", "zone: z}, {id: e, side: s, units: {cog: 2}, zone: z}]")
    goal = "goals: [{id: g, occupy: {count: 1, region: far, units: [pikes]}}]\n"
    assert said(tmp_path, "B125", KIT % "roads: []" + ships + goal) == [
        "Pikes of 'n' must reach 1 cell of 'far', but no path leads there"
    ]


def test_part_of_a_region_may_be_out_of_reach(tmp_path: Path) -> None:
    """The region has a cell on the near bank: one of the two that are wanted can be occupied."""
    text = (KIT % "roads: []").replace("cells: D1:E2", "cells: 'B1, D1'")
    assert said(tmp_path, "B125", text + PIKES + GOAL) == [
        "Pikes of 'n' must reach 2 cells of 'far', but paths lead to only 1"
    ]
    assert said(tmp_path, "B125", text + PIKES + GOAL.replace("count: 2", "count: 1")) == []


@pytest.mark.parametrize(
    "more",
    [
        "phases: [{id: p, effects: [{do: place, what: bridge, at: water}]}]\nmarkers: [{id: bridge}]\n",
        "phases: [{id: p, effects: [{do: allow, what: move, target: {terrain: [water]}}]}]\n",
    ],
)
def test_ground_that_an_effect_opens(tmp_path: Path, more: str) -> None:
    assert said(tmp_path, "B125", KIT % "roads: []" + PIKES + GOAL + more) == []


def test_ground_that_is_closed_only_sometimes(tmp_path: Path) -> None:
    frozen = (KIT % "roads: []").replace("target: {classes: [land]}}", "target: {classes: [land]}, unless: it freezes}")
    assert said(tmp_path, "B125", frozen + PIKES + GOAL) == []
