"""Places that a text names with the number of a cell."""

from pathlib import Path

import pytest

from tests.checks.lines import said

MAP = """\
boards:
  - id: b
    hexes:
      columns: 4
      rows: 3
      cell: 16 mm
      regions:
        - {{id: g, name: Gera, cells: '0202'}}
        - {{id: u, name: Upper Gera, cells: '0101:0201'}}
goals:
  - {{id: take, name: Take it, text: "{text}"}}
"""


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Hold Gera (0202).", []),
        ("Hold Gera (0203).", ["Gera is not in 0203, but in 0202"]),
        ("Hold **Gera** (hex 0203).", ["Gera is not in 0203, but in 0202"]),
        # Another region has a longer name.
        ("Hold Upper Gera (0201).", []),
        ("Hold Upper Gera (0202).", ["Upper Gera is not in 0202, but in 0101:0201"]),
        # No cell of the map: a year, a count, a cross-reference.
        ("Hold Gera (1806) and Gera (2).", []),
        ("Gera is near (0203).", []),
    ],
)
def test_a_place_with_a_cell(text: str, messages: list[str], tmp_path: Path) -> None:
    assert said(tmp_path, "B208", MAP.format(text=text)) == messages
