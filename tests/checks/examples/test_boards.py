"""Examples of distances, paths and purchases."""

from pathlib import Path

import pytest

from tests.checks.cases import found

BOARDS = """
terrain: [{id: grass}, {id: wood}]
boards:
  - {id: field, grid: {columns: 4, rows: 3, cell: 20 mm}}
  - {id: cells, grid: {columns: 4, rows: 3, cell: 20 mm, coordinates: {cells: numbers}}}
  - {id: ring, track: {loop: true, count: 10}}
  - {id: road, track: {spaces: [{id: inn, name: The inn}, {name: Ford}, {name: Mill}]}}
  - id: isles
    nodes:
      size: [90 mm, 90 mm]
      nodes: [{id: a, at: [1cm, 1cm]}, {id: b, at: [2cm, 1cm]}, {id: c, at: [3 cm, 1 cm]}, {id: far, at: [9 cm, 9 cm]}]
      borders: [[a, b], [b, c]]
examples:
"""


def said(folder: Path, code: str, example: str) -> list[str]:
    """What a check says about one example on the boards above."""
    return found(folder, code, f"{BOARDS}  - {{id: e, board: {example}}}\n")


@pytest.mark.parametrize(
    ("example", "messages"),
    [
        ("field, between: [A1, D3], gives: 5", []),
        ("ring, between: [1, 10], gives: 1", []),
        ("road, between: [inn, Mill], gives: 2", []),
        ("isles, path: [a, b], gives: 1", []),
        ("field, between: [A1, D4], gives: 5", ["13:41 'field' has no place 'D4'"]),
        ("cells, path: [12, 13], gives: 1", ["13:38 'cells' has no place '13'"]),
        ("ring, between: [0, 11], gives: 1", ["13:36 'ring' has no place '0'", "13:39 'ring' has no place '11'"]),
        ("isles, path: [a, d], gives: 1", ["13:37 'isles' has no place 'd'"]),
    ],
)
def test_places(tmp_path: Path, example: str, messages: list[str]) -> None:
    assert said(tmp_path, "W301", example) == messages


@pytest.mark.parametrize(
    ("example", "message"),
    [
        ("field, between: [A1, D3], gives: 5", ""),
        ("field, between: [A1, D3], diagonal: true, gives: 3", ""),
        ("cells, between: [1, 6], gives: 2", ""),  # One column and one row apart.
        ("ring, between: [2, 9], gives: 3", ""),  # 9, 10, 1, 2.
        ("road, between: [inn, 3], gives: 2", ""),
        ("isles, between: [a, c], gives: 2", ""),
        ("field, between: [A1, Z9], gives: 2", ""),
        ("field, between: [A1, D3], gives: 4", "the example says 4, but from A1 to D3 it is 5 steps"),
        ("ring, between: [2, 9], gives: 7", "the example says 7, but from 2 to 9 it is 3 steps"),
        ("road, between: [inn, Ford], gives: 2", "the example says 2, but from inn to Ford it is 1 step"),
        ("isles, between: [a, far], gives: 2", "the example says 2, but from a to far there is no path"),
        ("field, between: [A1, A2, A3], gives: 2", "a distance is between two places, but between: lists 3"),
    ],
)
def test_distance(tmp_path: Path, example: str, message: str) -> None:
    assert [one.split(" ", 1)[1] for one in said(tmp_path, "W302", example)] == ([message] if message else [])


@pytest.mark.parametrize(
    ("example", "messages"),
    [
        ("field, path: [A1, A2, B2], gives: 2", []),
        ("field, path: [A1, B2], diagonal: true, gives: 1", []),
        ("ring, path: [9, 10, 1], gives: 2", []),
        ("isles, path: [a, b, c], gives: 2", []),
        ("field, path: [A1, B2, B3], gives: 2", ["13:38 A1 and B2 do not touch"]),
        ("field, path: [A1, A2, A2], gives: 2", ["13:42 the path stays on A2"]),
        ("isles, path: [a, c], gives: 1", ["13:37 a and c do not touch"]),
        ("ring, path: [3, 5], gives: 1", ["13:36 3 and 5 do not touch"]),
    ],
)
def test_path(tmp_path: Path, example: str, messages: list[str]) -> None:
    assert said(tmp_path, "W303", example) == messages


@pytest.mark.parametrize(
    ("example", "message"),
    [
        ("field, path: [A1, A2, B2], gives: 2", ""),
        ("field, path: [A1, A2, B2], gives: 3", "the example says 3, but the path has 2 steps"),
        ("field, path: [A1, A2], gives: 0", "the example says 0, but the path has 1 step"),
        (
            "field, path: [A1, A2], cost: effort, gives: 2",
            "no terrain has a number in 'effort', so the path has no cost",
        ),
    ],
)
def test_steps_of_a_path(tmp_path: Path, example: str, message: str) -> None:
    assert [one.split(" ", 1)[1] for one in said(tmp_path, "W304", example)] == ([message] if message else [])


@pytest.mark.parametrize(
    ("example", "messages"),
    [
        # Pikes 3 gold, bows 4 gold and 1 wood.
        ("buys: {pikes: 2}, gives: 6", []),
        ("buys: {pikes: 2, bows: 1}, resource: gold, gives: 10", []),
        ("buys: {bows: 3}, resource: wood, gives: 3", []),
        (
            "buys: {pikes: 2, bows: 1}, resource: gold, gives: 11",
            ["4:63 the example says 11, but 2 × 3 (pikes) + 1 × 4 (bows) = 10"],
        ),
        ("buys: {bows: 3}, gives: 12", ["4:19 nothing says with which resource this is paid"]),
        ("buys: {pikes: 1, mob: 2}, gives: 3", ["4:30 'mob' has no price in 'gold'"]),
        ("buys: {mob: 2}, gives: 3", ["4:19 nothing says with which resource this is paid"]),
    ],
)
def test_purchase(tmp_path: Path, example: str, messages: list[str]) -> None:
    text = f"""
resources: [{{id: gold}}, {{id: wood}}]
units: [{{id: pikes, cost: {{gold: 3}}}}, {{id: bows, cost: {{gold: 4, wood: 1}}}}, {{id: mob}}]
examples:
  - {{id: e, {example}}}
"""
    assert found(tmp_path, "W401", text) == messages
