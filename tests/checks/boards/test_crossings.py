"""Bridges and walls that a text names by the two cells between which they lie."""

from pathlib import Path

import pytest

from tests.checks.lines import said

# Columns stand upright: below 0101 lies 0102. The brook runs along the row between them.
KIT = """\
terrain: [{id: bridge, name: Bridge, on: sides}, {id: wall, name: Wall, on: sides}]
boards:
  - id: field
    name: Field
    hexes:
      columns: 3
      rows: 2
      cell: 16 mm
      edges:
        - {id: brook, name: Brook, sides: 0101/s-0301/s}
        - {id: stone, name: Stone Bridge, kind: bridge, sides: 0101/s}
        - {id: rampart, name: Rampart, kind: wall, between: [['0102', '0202'], ['0202', '0302']]}
texts: [{id: rules, name: Rules, files: [rules.md]}]
"""


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("Cross by the bridge (0101 to 0102).", []),
        ("Cross by the bridge (0102/0101).", []),
        (
            "Cross by the bridge (0301 to 0302).",
            ["there is no bridge between 0301 and 0302: it lies between 0101 and 0102"],
        ),
        (
            "The *Stone Bridge* between 0201 and 0202 is held.",
            ["there is no Stone Bridge between 0201 and 0202: it lies between 0101 and 0102"],
        ),
        # Either side of it is right.
        ("A wall at 0202/0302 stops everybody.", []),
        (
            "A wall between hexes 0101 and 0201 stops everybody.",
            ["there is no wall between 0101 and 0201: it lies between 0102 and 0202 or between 0202 and 0302"],
        ),
        # These do not meet: the ends of a way.
        ("The brook (0101 to 0301) is deep.", []),
        # One of these is not on the board.
        ("Cross by the bridge (0301 to 0901).", []),
    ],
)
def test_a_crossing_between_two_cells(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert said(tmp_path, "B217", KIT, rules_md=f"# Rules\n\n{sentence}\n") == messages
