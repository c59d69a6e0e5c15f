"""Units that say where they start, on one map of several."""

from pathlib import Path

import pytest

from tests.checks.cases import found

KIT = """
    sides: [{id: red, name: Red}, {id: blue, name: Blue}]
    armies: [{id: red, name: Red army, side: red}, {id: blue, name: Blue army, side: blue}]
    terrain: [{id: open, name: Open, cost: {any: 1}}, {id: lake, name: Lake, cost: {any: no}}]
    boards:
      - id: north
        name: North
        hexes:
          columns: 3
          rows: 2
          cell: 16 mm
          stack: 2
          numbers: {like: '11', prefix: N}
          legend: {'.': open, '~': lake}
          cells: "..~\\n..."
      - id: south
        name: South
        hexes:
          columns: 3
          rows: 2
          cell: 16 mm
          stack: 2
          numbers: {like: '11', prefix: S}
          legend: {'.': open, '~': lake}
          cells: "..~\\n..."
"""
GUARDS = """
    units:
      - {id: guards, name: Guards, army: red, count: %s, at: '%s'}
      - {id: scouts, name: Scouts, army: blue, at: %s}
"""


@pytest.mark.parametrize(
    ("code", "count", "at", "other", "messages"),
    [
        ("Z105", 1, "S31", "N11", ["unit 'guards' starts on S31, but may not enter 'lake'"]),
        ("Z106", 3, "S11", "N11", ["3 units start on S11 (3 Guards), but only 2 may stand on a cell"]),
        # One on each of the three.
        ("Z106", 3, "S11, N11, N21", "N12", []),
        ("Z233", 1, "S11", "S11", ["Scouts of 'blue' starts on S11, where Guards of 'red' stands"]),
        ("Z104", 2, "S11, S99", "N11", ["unit 'guards' starts on S99, which 'south' does not have"]),
    ],
)
def test_a_unit_starts_on_the_map_that_has_its_hex(
    code: str, count: int, at: str, other: str, messages: list[str], tmp_path: Path
) -> None:
    said = found(tmp_path, code, KIT + GUARDS % (count, at, other))
    assert [line.partition(" ")[2] for line in said] == messages


def test_a_hex_that_two_maps_have_is_on_neither(tmp_path: Path) -> None:
    kit = (KIT + GUARDS % (3, "31", "21")).replace(", prefix: N", "").replace(", prefix: S", "")
    assert [line for code in ("Z104", "Z105", "Z106") for line in found(tmp_path, code, kit)] == []
