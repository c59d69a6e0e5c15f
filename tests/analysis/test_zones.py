"""The cells of zones, what may stand there, and which units a list of units and classes means."""

from __future__ import annotations

import pytest

from pnp.analysis.lineups import lineups
from pnp.analysis.variants import variants
from pnp.analysis.zones import (
    admits,
    all_classes,
    boards_of,
    can_carry,
    cost_for,
    is_cell,
    is_named,
    may_stand,
    only_grid,
    stacking_limit,
    zone_cells,
    zone_places,
)
from pnp.model.cells import Cells
from pnp.model.game import Game
from tests.checks.cases import game_of

KIT = """\
classes: [{id: troops}, {id: foot, within: [troops]}, {id: horse, within: [troops]}, {id: boats}]
units:
  - {id: guards, classes: [foot]}
  - {id: lancers, classes: [horse]}
  - {id: punt, classes: [boats], carries: {classes: [foot]}}
terrain:
  - {id: open, cost: {any: 1}}
  - {id: wood, stack: 2, cost: {troops: 2, horse: 3, lancers: 4}}
  - {id: lake, cost: {troops: no, boats: 1}}
  - {id: marsh, effects: [{do: forbid, what: move, target: {classes: [troops], except: [guards]}}]}
  - {id: ford, effects: [{do: forbid, what: enter, when: {trigger: rain}}]}
  - {id: cliff, effects: [{do: forbid, what: enter}]}
sides: [{id: red}, {id: blue}]
armies: [{id: red, side: red, units: {guards: 4}}, {id: blue, side: blue, units: {lancers: 3}}]
options: [{id: more, name: More, adds: {units: {red: {guards: 2}}}}]
scenarios: [{id: long, options: [more]}, {id: alone, armies: [red]}, {id: again, armies: [red]}]
boards:
  - id: b
    hexes:
      columns: 3
      rows: 2
      cell: 9 mm
      stack: 3
      legend: {'.': open, w: wood, '~': lake}
      cells: |
        .w.
        .~w
      regions: [{id: east, cells: '0301:0302'}]
  - {id: free, hexes: {columns: 2, rows: 1, cell: 9 mm, numbers: {like: '11', prefix: F}}}
  - id: lands
    nodes:
      size: [100 mm, 60 mm]
      nodes: [{id: here, at: [10 mm, 10 mm], region: west}, {id: there, at: [50 mm, 10 mm], region: east}]
      regions: {west: gold, east: green}
zones:
  - {id: camp, board: b, cells: 0101:0102}
  - {id: stacked, board: b, cells: 0101, stack: 5}
  - {id: woods, board: b, terrain: [wood]}
  - {id: both, board: b, cells: 0101, region: [east], terrain: [open]}
  - {id: foot-only, board: b, cells: 0101, units: [foot]}
  - {id: home, board: lands, region: [west]}
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return game_of(tmp_path_factory.mktemp("zones"), KIT)


@pytest.mark.parametrize(
    ("zone", "cells"),
    [
        ("camp", "0101 0102"),
        ("woods", "0201 0302"),  # Of the whole board.
        ("both", "0101 0301"),  # Listed cells and those of the region, if they are open.
    ],
)
def test_cells_of_a_zone(game: Game, zone: str, cells: str) -> None:
    grid = game.boards["b"].grid
    assert grid
    found = zone_cells(game, game.zones[zone])
    assert found is not None
    assert " ".join(map(grid.lattice.name, found)) == cells


def test_a_zone_of_a_map_of_places_has_places_and_no_cells(game: Game) -> None:
    assert zone_cells(game, game.zones["home"]) is None
    assert zone_places(game, game.zones["home"]) == ("here",)
    assert zone_places(game, game.zones["camp"]) is None


@pytest.mark.parametrize(
    ("board", "terrain", "zone", "limit"),
    [
        ("b", "wood", "stacked", 5),  # The zone says it,
        ("b", "wood", "camp", 2),  # else the terrain,
        ("b", "open", "camp", 3),  # else the board,
        ("free", "open", "camp", 1),  # else it is one in a zone
        ("free", "open", "", None),  # and nobody knows elsewhere.
        ("free", "wood", "", 2),
        ("b", "", "", 3),
    ],
)
def test_how_many_may_stand_on_a_cell(game: Game, board: str, terrain: str, zone: str, limit: int | None) -> None:
    assert stacking_limit(game, game.boards[board].grid, terrain, game.zones.find(zone)) == limit


@pytest.mark.parametrize(
    ("terrain", "stand"),
    [
        ("open", "guards lancers punt"),
        ("wood", "guards lancers punt"),
        ("lake", "punt"),
        ("marsh", "guards punt"),
        ("ford", "guards lancers punt"),
        ("cliff", ""),
        ("unknown", "guards lancers punt"),
    ],
)
def test_who_may_stand_on_terrain(game: Game, terrain: str, stand: str) -> None:
    assert " ".join(unit.id for unit in game.units if may_stand(game, unit, terrain)) == stand


def test_a_unit_pays_as_itself_as_its_class_as_a_wider_one_or_as_any(game: Game) -> None:
    def paid(unit: str, terrain: str) -> str:
        cost = cost_for(game, game.units[unit], game.terrain[terrain])
        return cost.written if cost else "nothing"

    assert [paid("lancers", "wood"), paid("guards", "wood"), paid("punt", "wood")] == ["4", "2", "nothing"]
    assert paid("punt", "open") == "1"
    assert all_classes(game, game.units["guards"]) == ("foot", "troops")


def test_lists_of_units_and_classes(game: Game) -> None:
    guards, lancers, punt = (game.units[name] for name in ("guards", "lancers", "punt"))
    assert [is_named(game, unit, ("troops",)) for unit in (guards, lancers, punt)] == [True, True, False]
    assert [is_named(game, unit, ("punt",)) for unit in (guards, lancers, punt)] == [False, False, True]
    assert is_named(game, guards, ())
    assert [admits(game, game.zones["foot-only"], unit) for unit in (guards, lancers)] == [True, False]
    assert admits(game, game.zones["camp"], lancers)
    assert [can_carry(game, punt, unit) for unit in (guards, lancers, punt)] == [True, False, False]
    assert not can_carry(game, guards, guards)


def test_the_board_on_which_cells_lie(game: Game) -> None:
    def boards(*names: str) -> list[tuple[str, list[str]]]:
        cells = Cells(tuple((name, name) for name in names))
        return [(board.id, [first for first, _ in cells.parts]) for board, cells in boards_of(game, cells)]

    assert boards("0101", "F21") == [("b", ["0101"]), ("free", ["F21"])]
    # What no board has is with the first that has any of the others.
    assert boards("F11", "9999") == [("free", ["F11", "9999"])]
    assert boards("9999") == [("b", ["9999"])]
    assert is_cell(game, "F21")
    assert not is_cell(game, "F99")
    assert only_grid(game) is None


def test_line_ups_and_variants(game: Game) -> None:
    # The scenario without armies has all of them; two scenarios have the same.
    assert [[army.id for army in lineup] for lineup in lineups(game)] == [["red", "blue"], ["red"]]
    red, blue = game.armies["red"], game.armies["blue"]
    assert [(variant.words, dict(variant.added(red))) for variant in variants(game, red)] == [
        ("", {}),
        (" with option 'more'", {"guards": 2}),
        (" in scenario 'long'", {"guards": 2}),
        (" in scenario 'alone'", {}),
        (" in scenario 'again'", {}),
    ]
    assert [variant.words for variant in variants(game, blue)] == ["", " with option 'more'", " in scenario 'long'"]
