"""Units that cannot leave the cell on which they come into play, and units of two sides on one."""

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """\
stats: [{{id: move, name: Move, allowance: true}}]
terrain:
  - {{id: open, name: Open ground, cost: {{any: 1}}}}
  - {{id: wood, name: Wood, cost: {{any: no}}}}
  - {{id: lane, name: Lane, on: roads, cost: {{any: 1}}}}
sides: [{{id: red, name: Red}}, {{id: blue, name: Blue}}]
armies: [{{id: red, name: Red, side: red}}, {{id: blue, name: Blue, side: blue}}]
units:
  - {{id: guns, name: Guns, army: red, stats: {{move: 3}}, {guns}}}
  - {{id: foot, name: Foot, army: blue, stats: {{move: 3}}, {foot}}}
boards:
  - id: field
    name: Field
    {lattice}: {{columns: 4, rows: 1, cell: 16 mm, legend: {{".": open, w: wood}}, cells: .w.., {more}}}
  - {{id: turns, name: Turns, track: {{turns: true, count: 8}}}}
"""


def kit(*, guns: str = "at: 0301", foot: str = "at: 0401", lattice: str = "hexes", more: str = "") -> str:
    return KIT.format(guns=guns, foot=foot, lattice=lattice, more=more)


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (kit(guns="at: 0101"), ["Guns cannot leave 0101: everything around is closed to it"]),
        (kit(guns="at: 0101, arrives: 2"), ["Guns cannot leave 0101: everything around is closed to it"]),
        # There is a lane, another cell on which they may come in, or nowhere to go to at all.
        (kit(guns="at: 0101", more="roads: [{id: a, name: A, kind: lane, through: 0101-0201}]"), []),
        (kit(guns="at: '0101, 0301', arrives: 2"), []),
        (kit(guns="at: 0301"), []),
        (kit(guns="at: 0101").replace("move: 3}, at: 0101", "move: 0}, at: 0101"), []),
    ],
)
def test_a_unit_that_is_shut_in(text: str, messages: list[str], tmp_path: Path) -> None:
    assert said(tmp_path, "B213", text) == messages


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (kit(foot="at: 0301"), ["Foot of 'blue' starts on 0301, where Guns of 'red' stands"]),
        (kit(foot="at: 0401"), []),
        # A side is one, whichever of its cells names it.
        (kit(guns="at: 0301/ne", foot="at: 0401/nw"), []),
        (kit(guns="at: 0301/se", foot="at: 0401/nw"), ["Foot of 'blue' starts on 0401/nw, where Guns of 'red' stands"]),
        (kit(foot="at: 0301, arrives: 2"), []),
        # On squares, games of castles and prisoners place enemies together.
        (kit(guns="at: C1", foot="at: C1", lattice="grid"), []),
    ],
)
def test_units_of_two_sides(text: str, messages: list[str], tmp_path: Path) -> None:
    assert said(tmp_path, "Z233", text) == messages
