"""The distance of two places in words."""

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
terrain: [{id: plain, name: Plain}]
boards:
  - id: land
    name: Land
    nodes:
      size: [90 mm, 30 mm]
      nodes:
        - {id: arden, name: Arden, at: [10 mm, 10 mm]}
        - {id: broome, name: Broome, at: [40 mm, 10 mm]}
        - {id: corfe, name: Corfe, at: [70 mm, 10 mm]}
      borders: [[arden, broome], [broome, corfe]]
  - id: field
    name: Field
    grid:
      columns: 5
      rows: 5
      cell: 10 mm
      coordinates: {columns: letters, rows: numbers}
      legend: {'.': plain}
      cells: ".....\\n.....\\n.....\\n.....\\n....."
      regions: [{id: mill, name: The Mill, cells: A1}, {id: ford, name: Ford, cells: C4}]
"""
LAND = "it says three here, but from Arden to Corfe it is 2"


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("From Arden to Corfe it is three steps.", [LAND]),
        ("Arden lies three borders away from Corfe.", [LAND]),
        ("It is three spaces from Arden to Corfe.", [LAND]),
        ("The distance between Arden and Corfe is three.", [LAND]),
        ("From Arden to Corfe it is two steps, from Arden to Broome it is one step.", []),
        ("If the ferry sails, from Arden to Corfe it is one step.", []),
        ("The Mill lies four squares from the Ford.", ["it says four here, but from The Mill to Ford it is 3 or 5"]),
        ("The Mill lies five squares from the Ford, and it is three squares from the Mill to the Ford.", []),
    ],
)
def test_two_places_of_a_board(tmp_path: Path, rules: str, messages: list[str]) -> None:
    assert said(tmp_path, "W305", KIT, rules_md=f"# Rules\n\n{rules}\n") == messages
