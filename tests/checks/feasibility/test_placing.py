"""Zones and fixed placements: units without a zone, off the board, on forbidden ground, too many."""

from pathlib import Path

import pytest

from tests.checks.lines import by_line, said

KIT = """
sides: [{id: n, name: North}, {id: s, name: South}]
classes: [{id: land}, {id: sea}]
terrain:
  - {id: field}
  - {id: water, name: Water, effects: [{do: forbid, what: move, target: {classes: [land]}}]}
units:
  - {id: pikes, name: Pikes, classes: [land]}
  - {id: cog, name: Cog, classes: [sea], carries: {count: 2, classes: [land]}}
boards:
  - id: b
    grid: {columns: 3, rows: 2, cell: 9 mm, legend: {'.': field, '~': water}, cells: "~~~\\n..."}
"""


@pytest.mark.parametrize(
    ("armies", "zones", "setup", "messages"),
    [
        ("{id: a, side: n, units: {pikes: 2}, zone: z}", "{id: z, board: b}", "", []),
        (
            "{id: a, side: n, units: {pikes: 2}, zone: z}, {id: c, side: s, units: {pikes: 3}}",
            "{id: z, board: b, side: n}",
            "",
            ["the 3 units of 'c' have no zone, though 'a' has one"],
        ),
        # No army has a zone: they are given in words.
        ("{id: a, side: n, units: {pikes: 2}}", "{id: z, board: b, side: n}", "", []),
        (
            "{id: a, side: n, units: {pikes: 2}, zone: z}, {id: c, side: s, units: {pikes: 3}}",
            "{id: z, board: b, side: n}, {id: y, board: b, side: s}",
            "",
            [],
        ),
        (
            "{id: a, side: n, units: {pikes: 2}, zone: z}, {id: c, side: s, units: {pikes: 3}}",
            "{id: z, board: b, side: n}",
            "{id: later, text: They come in the third turn., army: c}",
            [],
        ),
        (
            "{id: a, side: n, units: {pikes: 2, cog: 1}, zone: z}",
            "{id: z, board: b, units: [land]}",
            "",
            ["Cog of 'a' may not set up in 'z', and no other zone admits it"],
        ),
        ("{id: a, side: n, units: {pikes: 2, cog: 0}, zone: z}", "{id: z, board: b, units: [land]}", "", []),
        (
            "{id: a, side: n, units: {pikes: 2, cog: 1}, zone: z}",
            "{id: z, board: b, units: [pikes]}, {id: y, board: b, units: [sea]}",
            "",
            [],
        ),
        (
            "{id: a, side: n, units: {pikes: 2, cog: 1}, zone: z}",
            "{id: z, board: b, units: [pikes]}, {id: y, side: s, board: b}",
            "",
            ["Cog of 'a' may not set up in 'z', and no other zone admits it"],
        ),
        (
            "{id: a, side: n, units: {pikes: 2, cog: 1}, zone: z}",
            "{id: z, board: b, units: [cog], carried: true}",
            "",
            [],
        ),
        (
            "{id: a, side: n, units: {pikes: 2, cog: 1}, zone: z}",
            "{id: z, board: b, units: [pikes]}",
            "{id: ship, text: The cog lies at A2., place: [{unit: cog, cells: A2}]}",
            [],
        ),
    ],
)
def test_every_unit_has_a_zone(tmp_path: Path, armies: str, zones: str, setup: str, messages: list[str]) -> None:
    text = f"{KIT}armies: [{armies}]\nzones: [{zones}]\nsetup: [{setup}]\n"
    assert said(tmp_path, "Z102", text) == messages


@pytest.mark.parametrize(
    ("zones", "setup", "count"),
    [
        ("{id: z, side: n, board: b, units: [u1, u2, u3]}", "", 1),
        ("{id: z, side: n, board: b, units: [u1, u2, u3]}", "{id: s, text: U4 starts beside the board.}", 0),
        ("{id: z, side: n, board: b, units: [u1, u2, u3]}, {id: y, board: b}", "", 0),
        ("{id: z, side: n, board: b, units: [u1, u2]}", "", 0),  # Two of four are no slip.
        ("{id: z, side: n, board: b, units: [u1, u2, u3, u4]}", "", 0),
    ],
)
def test_the_one_unit_that_no_zone_names(tmp_path: Path, zones: str, setup: str, count: int) -> None:
    text = f"""
        sides: [{{id: n, name: North}}]
        boards: [{{id: b, name: Field, grid: {{columns: 2, rows: 2, cell: 20 mm}}}}]
        units: [{{id: u1, name: U1}}, {{id: u2, name: U2}}, {{id: u3, name: U3}}, {{id: u4, name: U4}}]
        armies: [{{id: a, side: n, units: {{u1: 1, u2: 1, u3: 1, u4: 1}}}}]
        zones: [{zones}]
        setup: [{setup}]
        """
    messages = ["U4 of 'a' may set up in no zone, but all others may"]
    assert said(tmp_path, "Z102", text) == messages * count


def test_a_zone_is_filled_only_with_what_it_admits(tmp_path: Path) -> None:
    """Three pikes on three fields; the cog sets up in another zone."""
    text = KIT + (
        "armies: [{id: a, side: n, units: {pikes: 3, cog: 4}, zone: z}]\n"
        "zones: [{id: z, board: b, units: [land]}, {id: y, board: b, units: [sea]}]\n"
    )
    assert said(tmp_path, "Z101", text) == []


def placed(*entries: str, step: str = "", zone: str = "cells: A1:C2", more: str = "") -> str:
    """A kit with one step of set-up, each placement in a line of its own from line 14."""
    lines = "".join(f"      - {{{entry}}}\n" for entry in entries)
    return (
        f"{KIT}zones: [{{id: z, board: b, {zone}}}]\nsetup:\n  - id: s{step}\n    text: Go.\n    place:\n{lines}{more}"
    )


@pytest.mark.parametrize(
    ("entry", "step", "messages"),
    [
        ("unit: pikes, cells: A1:B1", "\n    zone: z", []),
        ("unit: pikes, cells: A1:C1", "\n    zone: z", ["unit 'pikes' starts on C1, outside 'z'"]),
        ("unit: pikes, cells: 'A2, B2, C1'", "\n    zone: z", ["unit 'pikes' starts on A2, B2, C1, outside 'z'"]),
        ("unit: pikes, cells: 'A1/w, B1/e'", "\n    zone: z", []),
        ("unit: pikes, cells: 'B1/e, C1/e'", "\n    zone: z", ["unit 'pikes' starts on C1/e, outside 'z'"]),
        # A step that names no zone may place a garrison anywhere.
        ("unit: pikes, cells: A1:C1", "", []),
        ("unit: pikes, cells: C1", "\n    army: a", ["unit 'pikes' starts on C1, outside 'z'"]),
        ("unit: pikes, cells: C1", "\n    army: free", []),
    ],
)
def test_placements_in_their_zone(tmp_path: Path, entry: str, step: str, messages: list[str]) -> None:
    armies = "armies: [{id: a, side: n, units: {pikes: 9}, zone: z}, {id: free, side: n, units: {pikes: 9}}]\n"
    assert said(tmp_path, "Z103", placed(entry, step=step, zone="cells: A1:B1", more=armies)) == messages


@pytest.mark.parametrize(
    ("entry", "messages"),
    [
        ("unit: pikes, cells: A1:C2", []),
        ("unit: pikes, cells: A1:D1", ["17 unit 'pikes' starts on D1, which 'b' does not have"]),
        ("unit: pikes, cells: 'A1, A3'", ["17 unit 'pikes' starts on A3, which 'b' does not have"]),
        # Along the right side of A1, and on the corner of two of its sides.
        ("unit: pikes, cells: 'A1/e, A1/n+e'", []),
        (
            "unit: pikes, cells: 'A1/n+s, A1/ne'",
            [
                "17 unit 'pikes' starts on A1/n+s, which 'b' does not have",
                "17 unit 'pikes' starts on A1/ne, which 'b' does not have",
            ],
        ),
        (
            "unit: pikes, cells: A1/e:B1/e",
            [
                "17 unit 'pikes' starts on A1/e, which 'b' does not have",
                "17 unit 'pikes' starts on B1/e, which 'b' does not have",
            ],
        ),
    ],
)
def test_placements_on_the_board(tmp_path: Path, entry: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "Z104", placed(entry)) == messages


def test_with_two_grids_and_no_zone_nobody_knows_the_board(tmp_path: Path) -> None:
    second = placed("unit: pikes, cells: D9").replace(
        "zones:", "  - {id: c, grid: {columns: 4, rows: 9, cell: 9 mm}}\nzones:"
    )
    assert said(tmp_path, "Z104", second) == []


@pytest.mark.parametrize(
    ("entries", "messages"),
    [
        (("unit: pikes, cells: A1:C1",), []),
        (("unit: cog, cells: A1:C2",), []),
        (("unit: pikes, cells: A1:A2",), ["unit 'pikes' starts on A2, but may not enter 'water'"]),
        # On the shore, and in the middle of the sea.
        (("unit: pikes, cells: 'A1/n, A2/s+e'",), []),
        (("unit: pikes, cells: A2/e",), ["unit 'pikes' starts on A2/e, but may not enter 'water'"]),
        # Aboard a cog.
        (("unit: cog, cells: A2", "unit: pikes, cells: A2"), []),
    ],
)
def test_placements_on_open_ground(tmp_path: Path, entries: tuple[str, ...], messages: list[str]) -> None:
    assert said(tmp_path, "Z105", placed(*entries)) == messages


@pytest.mark.parametrize(
    ("entries", "step", "zone", "messages"),
    [
        (("unit: pikes, cells: A1:C1",), "\n    zone: z", "cells: A1:C2", []),
        (
            ("unit: pikes, cells: A1:C1, count: 2",),
            "\n    zone: z",
            "cells: A1:C2",
            ["2 units start on A1 (2 Pikes), but only 1 may stand on a cell of 'z'"],
        ),
        (("unit: pikes, cells: A1:C1, count: 2",), "\n    zone: z", "cells: A1:C2, stack: 2", []),
        (("unit: pikes, cells: A1:C1, count: 2",), "", "cells: A1:C2", []),
        (
            ("unit: pikes, cells: A1:B1", "unit: cog, cells: B1:C1"),
            "\n    zone: z",
            "cells: A1:C2",
            ["2 units start on B1 (1 Pikes + 1 Cog), but only 1 may stand on a cell of 'z'"],
        ),
        (
            ("unit: cog, cells: A2", "unit: pikes, cells: A2, count: 2"),
            "\n    zone: z",
            "cells: A1:C2, carried: true",
            [],
        ),
    ],
)
def test_stacks(tmp_path: Path, entries: tuple[str, ...], step: str, zone: str, messages: list[str]) -> None:
    assert said(tmp_path, "Z106", placed(*entries, step=step, zone=zone)) == messages


@pytest.mark.parametrize(
    ("entries", "more", "messages"),
    [
        (("unit: pikes, cells: A1:C1, side: n",), "", []),
        (
            ("unit: pikes, cells: A1:C1, side: n, count: 2",),
            "",
            ["6 of 'pikes' are placed for 'n' (3 cells × 2 = 6), but it has only 4"],
        ),
        (
            ("unit: pikes, cells: A1:C1, side: n", "unit: pikes, cells: A1:B1, side: n"),
            "",
            ["5 of 'pikes' are placed for 'n' (3 cells × 1 + 2 cells × 1 = 5), but it has only 4"],
        ),
        (
            ("unit: pikes, cells: A1:C1, side: n, count: 2",),
            "options: [{id: o, adds: {units: {a: {pikes: 2}}}}]\n",
            [],
        ),
        (("unit: pikes, cells: A1:C1, side: s, count: 9",), "", []),
        (("unit: cog, cells: A2, side: n",), "", ["1 of 'cog' are placed for 'n' (1 cell × 1 = 1), but it has only 0"]),
        (("unit: pikes, cells: A1:C1, count: 9",), "", []),
    ],
)
def test_as_many_placed_as_there_are(tmp_path: Path, entries: tuple[str, ...], more: str, messages: list[str]) -> None:
    armies = "armies: [{id: a, side: n, units: {pikes: 3}}, {id: c, side: n, units: {pikes: 1}}]\n"
    assert said(tmp_path, "Z107", placed(*entries, more=armies + more)) == messages


@pytest.mark.parametrize(
    ("army", "zone", "message"),
    [
        ("pikes: 3", "cells: A1:C1, each_exactly: 1", None),
        (
            "pikes: 4",
            "cells: A1:C1, each_exactly: 1",
            "1 on each of the 3 spaces of 'z' makes 3 units, but there are 4",
        ),
        ("pikes: 6", "cells: A1:C1, each_exactly: 2", None),
        (
            "pikes: 5",
            "cells: A1:C1, each_exactly: 2",
            "2 on each of the 3 spaces of 'z' makes 6 units, but there are 5",
        ),
        ("pikes: 3, cog: 2", "terrain: field, units: [land], each_exactly: 1", None),
        ("pikes: 9", "cells: A1:C1", None),
    ],
)
def test_so_many_on_each_cell(tmp_path: Path, army: str, zone: str, message: str | None) -> None:
    text = f"{KIT}armies: [{{id: a, side: n, units: {{{army}}}, zone: z}}]\nzones: [{{id: z, board: b, {zone}}}]\n"
    assert said(tmp_path, "Z108", text) == ([message] if message else [])


def test_so_many_on_each_place_of_a_map(tmp_path: Path) -> None:
    text = (
        "sides: [{id: n}]\nunits: [{id: pikes}]\narmies: [{id: a, side: n, units: {pikes: 3}, zone: z}]\n"
        "boards: [{id: m, nodes: {size: [90 mm, 90 mm], nodes: [{id: x, region: r, at: [9 mm, 9 mm]}, "
        "{id: y, region: r, at: [20 mm, 9 mm]}, {id: w, at: [40 mm, 9 mm]}]}}]\n"
        "zones: [{id: z, board: m, each_exactly: 1%s}]\n"
    )
    assert said(tmp_path, "Z108", text % "") == []
    assert said(tmp_path, "Z108", text % ", region: r") == [
        "1 on each of the 2 spaces of 'z' makes 2 units, but there are 3"
    ]


@pytest.mark.parametrize(
    ("rolls", "rows", "duplicates", "message"),
    [
        ("levy: 1", "do: gain, what: pikes", "", None),
        (
            "levy: 1",
            "do: gain, what: pikes, count: 2",
            "",
            "1 of the 2 + 2 = 4 units of 'a' does not fit in 'z' after The guild (Pikes)",
        ),
        (
            "levy: 2",
            "do: gain, what: pikes",
            "",
            "1 of the 2 + 2 = 4 units of 'a' does not fit in 'z' after The guild and The guild (Pikes)",
        ),
        ("levy: 2", "do: gain, what: pikes", "duplicates: reroll, ", None),
        # Ships come on the water.
        ("levy: 1", "do: gain, what: cog, count: 3", "", None),
        (
            "levy: 1",
            "do: gain, what: cog, count: 5",
            "",
            "1 of the 2 + 5 = 7 units of 'a' does not fit in 'z' after The guild (Cog)",
        ),
        ("levy: 1", "do: gain, what: pikes, count: 9, into: edge", "", None),
        ("levy: 1", "do: gain, what: pikes, count: 9, target: {side: enemy}", "", None),
    ],
)
def test_the_worst_roll(tmp_path: Path, rolls: str, rows: str, duplicates: str, message: str | None) -> None:
    text = (
        f"{KIT}armies: [{{id: a, side: n, units: {{pikes: 2}}, rolls: {{{rolls}}}, zone: z}}]\n"
        f"zones: [{{id: z, board: b}}]\ntables: [{{id: levy, {duplicates}die: D6, rows: "
        f"[{{on: 1-5, name: Nobody}}, {{on: 6, name: The guild, effects: [{{{rows}}}]}}]}}]\n"
    )
    assert said(tmp_path, "Z109", text) == ([message] if message else [])


def test_scenarios_with_a_set_up_of_their_own(tmp_path: Path) -> None:
    """The same three pikes start on the first row in one scenario, on the same cells in the other."""
    steps = "".join(
        f"  - {{id: s{one}, text: Go., zone: z, place: [{{unit: pikes, cells: A1:C1, side: n}}]}}\n" for one in "ab"
    )
    text = (
        f"{KIT}zones: [{{id: z, board: b}}]\narmies: [{{id: a, side: n, units: {{pikes: 3}}}}]\nsetup:\n{steps}"
        "scenarios: [{id: x}, {id: y}]\n"
    )
    assert said(tmp_path, "Z106", text) == []
    assert said(tmp_path, "Z107", text) == []
    alone = text.replace("scenarios: [{id: x}, {id: y}]\n", "")
    assert len(said(tmp_path, "Z106", alone)) == 1
    assert len(said(tmp_path, "Z107", alone)) == 1


@pytest.mark.parametrize(
    ("zone", "messages"),
    [
        (", stack: 2", []),
        (", stack: 1", ["1 of the 3 units of 'a' does not fit in 'z' (Bows)"]),
        (", stack: 2, region: r", ["1 of the 3 units of 'a' does not fit in 'z' (Bows)"]),
        (", stack: 2, region: [r, w]", []),
        # Nothing says how many may stand on a place.
        (", region: r", []),
    ],
)
def test_places_of_a_node_map(tmp_path: Path, zone: str, messages: list[str]) -> None:
    text = (
        "sides: [{id: n}]\nunits: [{id: pikes}, {id: bows, name: Bows}]\n"
        "armies: [{id: a, side: n, units: {pikes: 1, bows: 2}, zone: z}]\n"
        "boards: [{id: m, nodes: {size: [90 mm, 90 mm], nodes: "
        "[{id: x, region: r, at: [9 mm, 9 mm]}, {id: w, at: [40 mm, 9 mm]}]}}]\n"
        f"zones: [{{id: z, board: m{zone}}}]\n"
    )
    assert said(tmp_path, "Z101", text) == messages
