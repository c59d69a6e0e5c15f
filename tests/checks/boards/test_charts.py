"""The chart of terrain effects against the boards, and side features at the border."""

from pathlib import Path

import pytest

from tests.checks.cases import found

GAME = """\
stats: [{id: move, allowance: true}]
classes: [{id: foot}, {id: guns}]
units:
  - {id: guards, name: Guards, classes: [foot], stats: {move: 4}}
  - {id: battery, name: Battery, classes: [guns], stats: {move: 2}}
boards:
  - id: b
    {kind}:
      columns: 3
      rows: 2
      cell: 9 mm
      legend: {'.': open, w: wood}
      cells: ... .w.
      edges: [{id: beck, kind: {edge}, {sides}}]
      roads: [{id: r, kind: lane, through: {road}}]
terrain:
"""


def game(*terrain: str, kind: str = "hexes", edge: str = "stream") -> str:
    sides = "sides: 0201/n/ne" if kind == "hexes" else "sides: B1/n"
    road = "0101-0201" if kind == "hexes" else "A1-B1"
    text = GAME.replace("{kind}", kind).replace("{edge}", edge).replace("{sides}", sides).replace("{road}", road)
    drawn = "cells: |\n        ...\n        .w.\n"
    return text.replace("cells: ... .w.\n", drawn) + "".join(f"  - {{{record}}}\n" for record in terrain)


OPEN, WOOD = "id: open, cost: {any: 1}", "id: wood, cost: {foot: 2, guns: 2}"


@pytest.mark.parametrize("kind", ["hexes", "grid"])
@pytest.mark.parametrize(
    ("terrain", "messages"),
    [
        ((OPEN, WOOD), []),
        ((OPEN, "id: wood"), ["'wood' is on the board 'b', but nothing says what it costs or does"]),
        (("id: open", "id: wood"), []),  # No chart at all.
        ((OPEN, "id: wood, effects: [{do: forbid, what: move}]"), []),
        ((OPEN, WOOD, "id: stream, 'on': sides, cost: {any: +1}"), []),
        (
            (OPEN, WOOD, "id: slope, 'on': sides, cost: {any: +1}"),
            ["a stream is on the board 'b', but no terrain says what it costs or does"],
        ),
        (
            (OPEN, WOOD, "id: track, 'on': roads, cost: {any: 1}"),
            ["a lane is on the board 'b', but no terrain says what it costs or does"],
        ),
        # The same word as ground is something else.
        ((OPEN, WOOD, "id: stream, cost: {any: 1}"), []),
    ],
)
def test_what_the_chart_lacks(tmp_path: Path, kind: str, terrain: tuple[str, ...], messages: list[str]) -> None:
    assert [line.split(" ", 1)[1] for line in found(tmp_path, "B200", game(*terrain, kind=kind))] == messages


@pytest.mark.parametrize(
    ("hill", "field", "messages"),
    [
        ("defenders: 2", "cost: {any: 1}", ["'hill' is on the board 'b', where all other terrain has a cost"]),
        ("defenders: 2, cost: {any: 1}", "cost: {any: 1}", []),
        ("defenders: 2", "shift: -1", []),  # Two without.
    ],
)
def test_the_only_ground_without_a_cost(tmp_path: Path, hill: str, field: str, messages: list[str]) -> None:
    text = (
        "boards:\n  - {id: b, hexes: {columns: 3, rows: 1, cell: 9 mm, legend: {'.': open, h: hill, f: field}, "
        f"cells: .hf}}}}\nterrain:\n  - {{{OPEN}}}\n  - {{id: hill, {hill}}}\n  - {{id: field, {field}}}\n"
    )
    assert [line.split(" ", 1)[1] for line in found(tmp_path, "B200", text)] == messages


@pytest.mark.parametrize("edge", ["border", "coast", "bridge"])
def test_borders_and_bridges_need_no_row(tmp_path: Path, edge: str) -> None:
    assert found(tmp_path, "B200", game(OPEN, WOOD, "id: slope, 'on': sides, shift: -1", edge=edge)) == []


@pytest.mark.parametrize(
    ("terrain", "messages"),
    [
        ((OPEN, WOOD), []),
        ((OPEN, WOOD, "id: marsh, cost: {any: 3}"), ["no board has ground of the kind 'marsh'"]),
        ((OPEN, WOOD, "id: marsh"), []),  # Not in the chart.
        ((OPEN, WOOD, "id: stream, 'on': sides, cost: {any: +1}"), []),
        ((OPEN, WOOD, "id: brook, 'on': sides, cost: {any: +1}"), ["no board has an edge of the kind 'brook'"]),
        ((OPEN, WOOD, "id: stream, 'on': roads, cost: {any: 1}"), ["no board has a road of the kind 'stream'"]),
        ((OPEN, WOOD, "id: lane, 'on': roads, cost: {any: 1/2}"), []),
    ],
)
def test_rows_for_what_is_nowhere(tmp_path: Path, terrain: tuple[str, ...], messages: list[str]) -> None:
    assert [line.split(" ", 1)[1] for line in found(tmp_path, "B201", game(*terrain))] == messages


def test_terrain_on_tiles_is_on_no_board(tmp_path: Path) -> None:
    tiles = "components: [{id: c, name: Tiles, kind: tile, of: terrain, layout: tile}]\n"
    assert found(tmp_path, "B201", game(OPEN, WOOD, "id: marsh, cost: {any: 3}") + tiles) == []


@pytest.mark.parametrize(
    ("wood", "without", "above"),
    [
        ("cost: {foot: 2, guns: 2}", [], []),
        ("cost: {foot: 2}", ["'wood' does not say what Battery pays"], []),
        ("cost: {any: 2}", [], []),
        ("cost: {guards: 2, battery: no}", [], []),
        ("cost: {foot: 2, guns: 3}", [], ["'wood' costs 3, but Battery has at most 2 to spend"]),
        ("cost: {foot: 2, guns: all}", [], []),
        ("cost: {foot: 5, guns: no}", [], ["'wood' costs 5, but Guards has at most 4 to spend"]),
        ("cost: {any: 4}", [], []),  # The guards can.
        ("cost: {any: 5}", [], ["'wood' costs 5, but Guards, Battery have at most 4 to spend"]),
    ],
)
def test_costs_for_all_who_move(tmp_path: Path, wood: str, without: list[str], above: list[str]) -> None:
    kit = game(OPEN, f"id: wood, {wood}")
    assert [line.split(" ", 1)[1] for line in found(tmp_path, "B202", kit)] == without
    assert [line.split(" ", 1)[1] for line in found(tmp_path, "B203", kit)] == above


BEYOND = "lies at the border of the map: there is nothing beyond"


@pytest.mark.parametrize(
    ("edge", "messages"),
    [
        ("kind: cliff, sides: 0101/n", [f"the cliff at 0101/n {BEYOND}"]),
        ("kind: cliff, sides: 0101/s", []),
        ("kind: stream, sides: 0101/se/s 0102/sw", []),  # A stream may end on the border.
        (
            "kind: bridge, sides: 0101/se 0301/ne",
            [f"the bridge at 0301/ne {BEYOND}"],
        ),
        ("kind: coast, sides: 0101/n", []),
    ],
)
def test_sides_beyond_the_map(tmp_path: Path, edge: str, messages: list[str]) -> None:
    kit = f"boards: [{{id: b, hexes: {{columns: 3, rows: 2, cell: 9 mm, edges: [{{id: e, {edge}}}]}}}}]\n"
    assert [line.split(" ", 1)[1] for line in found(tmp_path, "B204", kit)] == messages


def test_squares_have_borders_too(tmp_path: Path) -> None:
    kit = "boards: [{id: b, grid: {columns: 3, rows: 2, cell: 9 mm, edges: [{id: e, kind: wall, sides: A1/w}]}}]\n"
    assert found(tmp_path, "B204", kit) == [f"1:93 the wall at A1/w {BEYOND}"]
