"""Combats of examples, held against the map."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
stats:
  - {{id: strength, name: Strength}}
  - {{id: range, name: Range, unit: hexes}}
units:
  - {{id: guards, name: Guards, stats: {{strength: 4}}}}
  - {{id: guns, name: Guns, stats: {{strength: 2, range: 2}}}}
  - {{id: pikes, name: Pikes, stats: {{strength: 2}}}}
terrain:
  - {{id: field, name: Field}}
  - {{id: wood, name: Wood, shift: -1}}
  - {{id: hill, name: Hill, shift: -1, combat: '-1, if all attackers stand lower'}}
  - {{id: brook, name: Brook, on: sides, shift: -1}}
boards:
  - id: land
    name: Land
    grid:
      columns: 4
      rows: 3
      cell: 20 mm
      legend: {{".": field, w: wood, h: hill}}
      cells: |
        ....
        .wh.
        ....
      edges: [{{kind: brook, between: [[C1, C2]]}}]
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {{attack: strength, columns: ["1:2", "1:1", "2:1"]}}
    rows: [{{on: 1-3, results: [A, A, A]}}, {{on: 4-6, results: [A, A, D]}}]
    results: {{A: {{name: Attackers back}}, D: {{name: Defenders back}}}}
examples:
  - id: ambush
    name: The ambush
    roll: combat
    attackers: {{{attackers}: 1}}
    defenders: {{pikes: 1}}
    terrain: [{terrain}]
    stands: {{{stands}}}
"""


@pytest.mark.parametrize(
    ("attackers", "terrain", "stands", "messages"),
    [
        ("guards", "wood", "guards: B1, pikes: B2", []),
        ("guards", "wood", "guards: D2, pikes: B2", ["Guards on D2 cannot attack Pikes on B2: it is 2 steps away"]),
        ("guns", "wood", "guns: D2, pikes: B2", []),
        ("guards", "wood", "guards: A1, pikes: A2", ["the example counts Wood, but A2 is Field"]),
        ("guards", "", "guards: B1, pikes: B2", ["B2 is defended with Wood, which the example does not count"]),
        ("guards", "", "guards: D1, pikes: E1", ["'land' has no cell 'E1'"]),
        # Words say when it counts, which no machine can know.
        ("guards", "", "guards: C3, pikes: C2", []),
        ("guards", "hill", "guards: C3, pikes: C2", []),
        # A brook lies on one of the sides only.
        ("guards", "", "guards: C1, pikes: C2", ["C2 is defended with Brook, which the example does not count"]),
        ("guards", "brook", "guards: C1, pikes: C2", []),
        ("guards", "brook", "guards: C3, pikes: C2", ["the example counts Brook, but C2 is Hill"]),
        # Nobody says where the defenders are.
        ("guards", "wood", "guards: D1", []),
    ],
)
def test_a_combat_fits_its_map(tmp_path: Path, attackers: str, terrain: str, stands: str, messages: list[str]) -> None:
    kit = KIT.format(attackers=attackers, terrain=terrain, stands=stands)
    assert said(tmp_path, "D170", kit) == messages
