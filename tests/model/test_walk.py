"""Walking over records, references and paths."""

from pathlib import Path

import pytest

from pnp.model.board_places import all_place_ids, node_regions, place_ids
from pnp.model.lookup import Missing
from pnp.model.paths import Names, follow
from pnp.model.walk import below, key_span, records, references
from tests.checks.cases import game_of

TEXT = """
stats: [{id: move}]
sides: [{id: n}]
units: [{id: pikes, name: Pikes, stats: {move: 2}}, {id: old-guard, name: Old guard}]
armies: [{id: a, side: n, units: {pikes: 3}, spare: {old-guard: 1}}]
options: [{id: o, adds: {units: {a: {pikes: 2}}}}]
decks:
  - id: count
    codes: {k: {A: {name: Attack, effects: [{do: destroy, what: unit, target: {units: [pikes]}}]}}}
    cards: [{id: c, k: A}, {id: d, k: A}]
sets: [{id: gods, one: god, fields: {age: number}, records: [{id: mars, age: 9}]}]
"""


def test_every_record_is_met_once_even_what_many_cards_share(tmp_path: Path) -> None:
    game = game_of(tmp_path, TEXT)
    met = list(records(game))
    assert len({id(one) for one in met}) == len(met)
    kinds = [type(one).__name__ for one in met]
    assert kinds.count("Effect") == 1
    assert kinds.count("Target") == 1
    assert kinds.count("Card") == 2
    assert kinds[0] == "Kit"
    assert [type(one).__name__ for one in below(game.options["o"])] == ["Option", "Additions"]


def test_references_say_where_each_id_stands(tmp_path: Path) -> None:
    game = game_of(tmp_path, TEXT)
    found = [
        (one.id, one.sets, one.span.line, one.span.column) for record in records(game) for one in references(record)
    ]
    assert ("n", ("sides",), 4, 24) in found
    assert ("pikes", ("units",), 4, 35) in found
    assert ("old-guard", ("units",), 4, 54) in found
    assert ("a", ("armies",), 5, 34) in found
    assert ("pikes", ("units",), 5, 38) in found
    assert ("move", ("stats",), 3, 42) in found


def test_the_place_of_a_key_that_is_not_there_is_that_of_what_is(tmp_path: Path) -> None:
    army = game_of(tmp_path, TEXT).armies["a"]
    assert (key_span(army, "units.pikes").column, key_span(army, "units.bows").column) == (35, 34)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("units.pikes.stats.move", 2),
        ("units.old_guard.name", "Old guard"),
        ("armies.a.total", 3),
        ("gods.mars.age", 9),
        ("decks.count.total", 2),
        ("kit.title", "Example"),
    ],
)
def test_paths_lead_to_values(tmp_path: Path, path: str, value: object) -> None:
    assert follow(Names(game_of(tmp_path, TEXT)), path) == value


@pytest.mark.parametrize(
    "path",
    [
        "unts",
        "units.bows",
        "units.pikes.stats.hits",
        "units.find",
        "kit.title.upper",
        "units.pikes.node",
        "kit.__class__",
        "gods.mars.ag",
    ],
)
def test_paths_that_lead_nowhere_are_false(tmp_path: Path, path: str) -> None:
    found = follow(Names(game_of(tmp_path, TEXT)), path)
    assert isinstance(found, Missing)
    assert not found
    assert found.name == path.rpartition(".")[2]


def test_a_kind_of_which_an_army_has_only_spare_counters_is_mustered_last(tmp_path: Path) -> None:
    musters = game_of(tmp_path, TEXT).musters()
    assert [(one.id, one.count, one.spare.number if one.spare else None) for one in musters] == [
        ("a-pikes", 3, None),
        ("a-old-guard", 0, 1),
    ]


def test_terrain_of_a_grid_drawn_and_overridden(tmp_path: Path) -> None:
    text = """
    terrain: [{id: flat}, {id: wood}, {id: sea}]
    boards:
      - id: b
        grid:
          columns: 3
          rows: 2
          cell: 9 mm
          terrain: sea
          legend: {'.': flat, w: wood}
          cells: |
            .w
          regions:
            - {id: r, cells: A2:B2, terrain: sea, priority: 1}
            - {id: s, cells: B2:C2, terrain: flat}
    """
    grid = game_of(tmp_path, text).boards["b"].grid
    assert grid is not None
    ground = grid.terrain_map()
    # Above: A2 and B2 are r's, for its priority is higher; C2 is s's. Below nothing is drawn: the rest is sea.
    assert [ground[column, 0] for column in range(3)] == ["sea", "sea", "flat"]
    assert [ground[column, 1] for column in range(3)] == ["sea", "sea", "sea"]


def test_places_of_a_board_are_those_that_have_an_id(tmp_path: Path) -> None:
    text = """
boards:
  - id: grid
    grid: {columns: 4, rows: 4, cell: 20 mm, regions: [{id: north, cells: A1}, {id: south, cells: B1}]}
  - id: map
    nodes:
      size: [90 mm, 90 mm]
      regions: {west: {name: West}, far: {name: Far}}
      nodes:
        - {id: a, at: [1 mm, 1 mm], region: west}
        - {id: b, at: [9 mm, 9 mm], region: west}
        - {id: c, at: [5 mm, 5 mm]}
  - id: track
    track: {spaces: [{id: start}, {name: Inn}, {id: a}]}
  - id: mat
    mat: {size: [90 mm, 90 mm], areas: [{id: supply, at: [0 mm, 0 mm], size: [9 mm, 9 mm]}]}
"""
    game = game_of(tmp_path, text)
    assert [place_ids(board) for board in game.boards] == [
        ("north", "south"),
        ("west", "far", "a", "b", "c"),
        ("start", "a"),
        ("supply",),
    ]
    assert all_place_ids(game) == ("north", "south", "west", "far", "a", "b", "c", "start", "supply")
    nodes = game.boards["map"].nodes
    assert nodes is not None
    assert node_regions(nodes) == {"west": 2, "far": 0}
