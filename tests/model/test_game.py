"""The sets of a game, and what is found in them."""

from pathlib import Path

import pytest

from pnp.model.game import SETS, Game, RecordSet
from pnp.model.kit import Kit, Players
from pnp.model.units import Side
from tests.checks.cases import game_of

TEXT = """
sides: [{id: n, name: North}, {id: s, name: South}]
units: [{id: pikes, name: Pikes}, {id: old-guard, name: Old guard}]
armies:
  - {id: a, side: n, units: {pikes: 3}}
  - {id: b, side: s, units: {old-guard: 1, pikes: 2}}
sets: [{id: gods, one: god, fields: {age: number}, records: [{id: mars, age: 9}]}]
"""

# What a layout calls a single record of a set, where that is not the set without its s.
SINGLE = {
    "classes": "unit_class",
    "terrain": "terrain",
    "armies": "army",
    "setup": "step",
    "statuses": "status",
    "glossary": "term",
}


def test_layouts_call_a_record_as_its_set_is_called() -> None:
    assert {name: single for name, (_, single) in SETS.items()} == {
        name: SINGLE.get(name, name.removesuffix("s")) for name in SETS
    }


def test_a_game_begins_with_nothing_in_it() -> None:
    game = Game(root="x", kit=Kit(kit="x", title="X", players=Players(2, 2)))
    assert [len(getattr(game, name)) for name in SETS] == [0] * len(SETS)
    assert (game.first_player, game.layouts, dict(game.sources)) == (None, (), {})


def test_an_army_is_mustered_alone_or_with_all_others(tmp_path: Path) -> None:
    game = game_of(tmp_path, TEXT)
    assert [one.id for one in game.musters()] == ["a-pikes", "b-old-guard", "b-pikes"]
    assert [(one.id, one.side.id, one.count) for one in game.musters("b")] == [
        ("b-old-guard", "s", 1),
        ("b-pikes", "s", 2),
    ]


def test_a_set_is_found_by_its_key_and_one_of_the_kit_by_its_id(tmp_path: Path) -> None:
    game = game_of(tmp_path, TEXT)
    sides, gods = game.set_named("sides"), game.set_named("gods")
    assert sides is not None
    assert sides.ids == ("n", "s")
    assert gods is not None
    assert gods.ids == ("mars",)
    assert game.set_named("heroes") is None


def test_the_first_of_two_records_with_one_id_is_found() -> None:
    first, second = Side(id="old-guard", name="1"), Side(id="old-guard", name="2")
    sides = RecordSet([first, second])
    assert sides["old-guard"] is sides.old_guard is sides.find("old-guard") is sides[0] is first
    assert sides[1] is second
    assert "old-guard" in sides
    assert second in sides
    assert "new-guard" not in sides
    with pytest.raises(AttributeError, match="new_guard"):
        _ = sides.new_guard


@pytest.mark.parametrize(
    ("written", "least", "most", "shown"),
    [("2", 2, 2, "2"), ("2-4", 2, 4, "2–4"), ("2–4", 2, 4, "2–4"), ("3+", 3, 99, "3+"), ("2-98", 2, 98, "2–98")],
)
def test_numbers_of_players(written: str, least: int, most: int, shown: str) -> None:
    players = Players.parse(written)
    assert (players.least, players.most, str(players)) == (least, most, shown)


@pytest.mark.parametrize("written", ["", "two", "0", "0-4", "4-2", "2-x", "-2"])
def test_what_is_no_number_of_players(written: str) -> None:
    with pytest.raises(ValueError, match="is not a number of players"):
        Players.parse(written)


def test_the_ground_of_a_cell_is_that_of_its_letter_else_of_the_board(tmp_path: Path) -> None:
    text = """
terrain: [{id: bog, name: Bog}, {id: plain, name: Plain}, {id: lake, name: Lake}]
boards:
  - id: field
    grid:
      columns: 3
      rows: 2
      cell: 20 mm
      terrain: plain
      legend: {b: bog}
      cells: |
        b.b
        ...
      regions: [{id: water, name: Water, cells: C1:C2, terrain: lake}]
"""
    grid = game_of(tmp_path, text).boards["field"].grid
    assert grid is not None
    assert list(grid.terrain_map().values()) == ["bog", "plain", "lake", "plain", "plain", "lake"]
