"""The numbers that a sentence gives all of a group."""

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
stats: [{id: speed, name: Speed}, {id: hull, name: Hull}]
classes: [{id: ship, name: ship, plural: ships}, {id: tug, name: Tug, within: [ship]}]
units:
  - {id: brig, name: Brig, classes: [ship], stats: {speed: 3, hull: 4}}
  - {id: sloop, name: Sloop, classes: [ship], stats: {speed: 3, hull: 4}}
  - {id: cog, name: Cog, classes: [tug], stats: {speed: 3, hull: 3}}
decks:
  - id: book
    name: Book
    codes: {type: {S: {name: Spell}, R: {name: Relic}}}
    fields: {type: {type: code, name: Type}, mana: {type: number, name: Mana}}
    cards:
      - {id: fog, name: Fog, type: S, mana: 2}
      - {id: hail, name: Hail, type: S, mana: 2}
      - {id: frost, name: Frost, type: S, mana: 3}
      - {id: ring, name: Ring, type: R, mana: 1}
      - {id: rod, name: Rod, type: R, mana: 1}
boards:
  - id: map
    name: Map
    nodes:
      size: [100 mm, 100 mm]
      regions: {hills: {name: Hills}, fen: {name: The Fen}}
      nodes:
        - {id: asp, name: Asp, region: hills, elevation: 3, at: [10 mm, 10 mm]}
        - {id: elm, name: Elm, region: hills, elevation: 3, at: [30 mm, 10 mm]}
        - {id: oak, name: Oak, region: hills, elevation: 2, at: [50 mm, 10 mm]}
      borders: [[asp, elm], [elm, oak]]
texts: [{id: r, name: R, files: [rules.md]}]
"""
COG = "the Hull of 'Cog' is 3, but by the rules that of all ships is 4"


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("All ships have Hull 4.", [COG]),
        ("A ship has a Hull of 4. Every ship has Hull 4.", [COG]),
        ("Ships have Speed 3.", []),
        ("Each ship has Speed 5.", ["it says 'each ship has speed 5' here, but the Speed of 'Brig' is 3"]),
        ("All ships but the Cog have Hull 4.", []),
        ("If it rains, all ships have Hull 2.", []),
        (
            "Every Spell has a Mana of 2.",
            ["the mana of 'Frost' is 3, but by the rules that of all Spell of 'book' is 2"],
        ),
        ("Relics have Mana 1.", []),
        (
            "A village in the Hills has elevation 3, one in the Fen 1.",
            ["the elevation of 'Oak' is 2, but by the rules that of all places in Hills is 3"],
        ),
    ],
)
def test_all_of_a_group(tmp_path: Path, rules: str, messages: list[str]) -> None:
    assert said(tmp_path, "Q117", KIT, rules_md=f"# Rules\n\n{rules}\n") == messages
