"""Groups of records within which something must be unique."""

from __future__ import annotations

from pathlib import Path

from pnp.analysis.groups import decks_and_sets, groups
from pnp.model.game import SETS
from tests.checks.cases import game_of

KIT = """\
sides: [{id: red}]
decks: [{id: orders, name: Orders, cards: [{id: march, name: March}, {id: halt, name: Halt}]}]
tables: [{id: fate, die: D2, rows: [{id: low, on: 1, text: A.}, {id: high, on: 2, text: B.}]}]
sets: [{id: spells, name: Spells, records: [{id: fire, name: Fire}]}]
rolls: [{id: hit, die: D6, target: 5+, modifiers: [{id: hill, name: Hill, by: 1}]}]
terrain: [{id: open, name: Open}]
boards:
  - id: map
    grid:
      columns: 2
      rows: 2
      cell: 9 mm
      terrain: open
      regions: [{id: west, name: West, cells: 'A1:A2'}]
      edges: [{id: wall, name: Wall, sides: 'A1/n'}]
      roads: [{id: way, name: Way, through: 'A1-A2'}]
  - {id: score, track: {spaces: [{id: one}, {id: two}]}}
  - {id: web, nodes: {size: [50 mm, 50 mm], nodes: [{id: inn, at: [9 mm, 9 mm]}]}}
  - {id: desk, mat: {size: [90 mm, 90 mm], areas: [{id: hand, name: Hand, at: [0 mm, 0 mm], size: [9 mm, 9 mm]}]}}
"""


def test_every_group_is_called_by_what_is_in_it(tmp_path: Path) -> None:
    found = [(name, [record.id for record in group]) for name, group in groups(game_of(tmp_path, KIT))]
    assert [name for name, _ in found[: len(SETS)]] == list(SETS)
    assert found[len(SETS) :] == [
        ("cards of 'orders'", ["march", "halt"]),
        ("rows of 'fate'", ["low", "high"]),
        ("records of 'spells'", ["fire"]),
        ("modifiers of 'hit'", ["hill"]),
        ("regions of 'map'", ["west"]),
        ("edges of 'map'", ["wall"]),
        ("roads of 'map'", ["way"]),
        ("spaces of 'score'", ["one", "two"]),
        ("places of 'web'", ["inn"]),
        ("areas of 'desk'", ["hand"]),
    ]


def test_decks_come_before_sets_of_the_kit(tmp_path: Path) -> None:
    found = [(owner.id, [record.id for record in group]) for owner, group in decks_and_sets(game_of(tmp_path, KIT))]
    assert found == [("orders", ["march", "halt"]), ("spells", ["fire"])]
