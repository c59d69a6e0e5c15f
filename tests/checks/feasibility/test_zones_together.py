"""Zones that overlap, zones without cells, armies with units of others, goals that lead nowhere."""

from pathlib import Path

import pytest

from tests.checks.lines import by_line, said

KIT = """
sides: [{id: n}, {id: s}]
terrain:
  - {id: field}
  - {id: water, effects: [{do: forbid, what: move, target: {units: [pikes]}}]}
units: [{id: pikes, name: Pikes}, {id: cog, name: Cog, carries: {count: 1}}]
boards:
  - id: b
    grid:
      columns: 6
      rows: 1
      cell: 9 mm
      legend: {'.': field, '~': water}
      cells: '....~~'
      regions: [{id: west, cells: A1:C1}, {id: sea, cells: E1:F1}]
zones:
  - {id: z, board: b, cells: A1:C1}
  - {id: y, board: b, cells: %s}
armies:
  - {id: a, side: n, units: {pikes: 3}, zone: z}
  - {id: c, side: s, units: {pikes: %s}, zone: y}
"""


@pytest.mark.parametrize(
    ("cells", "pikes", "more", "messages"),
    [
        ("D1", "1", "", []),
        ("C1:D1", "1", "", []),
        ("C1:D1", "2", "", ["1 of the 5 units of a, c does not fit: together their zones hold 4"]),
        ("B1:F1", "3", "", ["2 of the 6 units of a, c do not fit: together their zones hold 6"]),
        # Too many for the zone alone: Z101 speaks of it.
        ("C1:D1", "3", "", []),
        ("C1:D1", "2", "setup: [{id: s, text: Go., army: a, zone: z}]\n", []),
        (
            "C1:D1",
            "2",
            "setup: [{id: s, text: Go., army: a, zone: z}, {id: t, text: Go., army: c, zone: y}]\n",
            ["1 of the 5 units of a, c does not fit: together their zones hold 4"],
        ),
        ("C1:D1", "2", "scenarios: [{id: x, armies: [a]}, {id: w, armies: [c]}]\n", []),
        (
            "C1:D1",
            "2",
            "scenarios: [{id: x, armies: [a, c]}, {id: w, armies: [c, a]}]\n",
            ["1 of the 5 units of a, c does not fit: together their zones hold 4"],
        ),
    ],
)
def test_zones_that_overlap(tmp_path: Path, cells: str, pikes: str, more: str, messages: list[str]) -> None:
    assert said(tmp_path, "Z111", KIT % (cells, pikes) + more) == messages


def test_zones_into_which_carriers_load_are_left_alone(tmp_path: Path) -> None:
    text = (KIT % ("C1:D1", "2")).replace("cells: C1:D1}", "cells: C1:D1, carried: true}")
    assert said(tmp_path, "Z111", text) == []


@pytest.mark.parametrize(
    ("zone", "message"),
    [
        ("cells: A1:B1", None),
        ("cells: A1:E1, terrain: water", None),
        ("cells: A1:B1, terrain: water", "16 'e' has no cell of water"),
        ("region: west, terrain: [water]", "16 'e' has no cell of water"),
        ("region: sea, terrain: [water, field]", None),
        ("region: nowhere", None),
        ("cells: Z9", None),
        ("terrain: water", None),
    ],
)
def test_zones_have_cells(tmp_path: Path, zone: str, message: str | None) -> None:
    text = (KIT % ("D1", "1")).replace("zones:\n", f"zones:\n  - {{id: e, board: b, {zone}}}\n")
    assert by_line(tmp_path, "Z112", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("side", "army", "messages"),
    [
        (", side: n", "side: n, units: {guards: 2}", []),
        (
            ", side: n",
            "side: s, units: {guards: 2}",
            ["'a' is an army of 's', but starts with 2 'guards', which belong to 'n'"],
        ),
        ("", "side: s, units: {guards: 2}", []),
        (", side: n", "side: s, units: {guards: 0}", []),
        (", side: n", "side: s, spare: {guards: 2}", []),
    ],
)
def test_units_of_other_sides(tmp_path: Path, side: str, army: str, messages: list[str]) -> None:
    text = f"sides: [{{id: n}}, {{id: s}}]\nunits: [{{id: guards{side}}}]\narmies: [{{id: a, {army}}}]\n"
    assert said(tmp_path, "Z113", text) == messages


@pytest.mark.parametrize(
    ("reach", "messages"),
    [
        ("tavern", []),
        ("west", []),
        ("c3", ["there is no place 'c3'"]),
        ("C1", []),
        ("'12'", []),
        ("'13'", ["there is no place '13'"]),
        ("keep", []),
        ("orsa", []),
        ("wrong", ["there is no place 'wrong'"]),
    ],
)
def test_goals_lead_somewhere(tmp_path: Path, reach: str, messages: list[str]) -> None:
    text = f"""
    boards:
      - {{id: b, grid: {{columns: 3, rows: 2, cell: 9 mm, regions: [{{id: west, cells: A1}}]}}}}
      - {{id: t, track: {{count: 12}}}}
      - {{id: r, track: {{spaces: [{{id: gate}}, {{id: tavern}}]}}}}
      - {{id: m, nodes: {{size: [90 mm, 90 mm], nodes: [{{id: keep, at: [9 mm, 9 mm]}}]}}}}
    sets: [{{id: cities, records: [{{id: orsa}}]}}]
    goals: [{{id: g, reach: {reach}}}]
    """
    assert said(tmp_path, "Z206", text) == messages


def test_a_game_without_boards_reaches_what_it_likes(tmp_path: Path) -> None:
    assert said(tmp_path, "Z206", "goals: [{id: g, reach: the-sea}]\n") == []
