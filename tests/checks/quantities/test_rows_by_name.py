"""Sets whose records are called by numbers or by places, and rows that add up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import found


def _set(names: str, one: str = "result") -> str:
    records = "".join(f"      - {{id: r{at}, name: '{name}'}}\n" for at, name in enumerate(names.split(", ")))
    return f"sets:\n  - id: pay\n    name: Pay\n    one: {one}\n    records:\n{records}"


@pytest.mark.parametrize(
    ("names", "messages"),
    [
        ("0, 1, 2–3, 3–4, 5 or more", ["9:24 3 is in two rows: '2–3' and '3–4'"]),
        ("0, 1, 2–3, 4, 6 or more", ["10:24 no row has 5: '4' is followed by '6 or more'"]),
        ("0, 1, 2–3, 4–5, 6 or more", []),
        ("1, 2, 4, 8", []),
        ("Anna, Bert, 3 Musketeers", []),
    ],
)
def test_ranges(tmp_path: Path, names: str, messages: list[str]) -> None:
    assert found(tmp_path, "Q160", _set(names)) == messages


@pytest.mark.parametrize(
    ("names", "one", "messages"),
    [
        ("2, 3, 5", "number of players", ["7:24 no row is for 4 players"]),
        ("5, 6, 8", "Personenzahl", ["7:24 no row is for 7 Personen"]),
        ("2, 3, 4", "number of players", []),
        ("2, 3, 5", "card", []),
    ],
)
def test_numbers_of_players(tmp_path: Path, names: str, one: str, messages: list[str]) -> None:
    assert found(tmp_path, "Q163", _set(names, one)) == messages


@pytest.mark.parametrize(
    ("rows", "messages"),
    [
        ("5 1 4, 6 2 4, 7 2 5, 9 3 7", ["9:24 3 + 7 = 10, but the row says 9, and in all others the numbers add up"]),
        ("5 1 4, 6 2 4, 7 2 5, 9 3 6", []),
        ("5 1 4, 6 2 4, 7 2 7, 9 3 7", []),  # Two rows: the numbers are no parts.
        ("5 1 4, 6 2 4, 9 3 7", []),
    ],
)
def test_rows_that_add_up(tmp_path: Path, rows: str, messages: list[str]) -> None:
    kit = "sets:\n  - id: s\n    name: Roles\n    fields: {a: number, b: number}\n    records:\n"
    for row in rows.split(", "):
        total, first, second = row.split()
        kit += f"      - {{id: r{total}, name: '{total}', a: {first}, b: {second}}}\n"
    assert found(tmp_path, "Q162", kit) == messages


@pytest.mark.parametrize(
    ("towns", "messages"),
    [
        ("Ahl Bree Cosel", ["12:7 there are rows for 'Ahl', 'Bree' and 'Cosel', but none for 'Dahme'"]),
        ("Ahl Bree Cosel Dahme", []),
        ("Ahl Bree", []),
        ("Ahl Bree Elbe", []),
    ],
)
def test_towns_of_a_board(tmp_path: Path, towns: str, messages: list[str]) -> None:
    kit = """
terrain: [{id: town, name: Town}]
boards:
  - id: map
    name: Map
    grid: {columns: 4, rows: 1, cell: 20 mm, regions: [{id: ahl, name: Ahl, cells: A1, terrain: town},
      {id: bree, name: Bree, cells: B1, terrain: town}, {id: cosel, name: Cosel, cells: C1, terrain: town},
      {id: dahme, name: Dahme, cells: D1, terrain: town}]}
sets:
  - id: values
    name: Values
    records:
"""
    kit += "".join(f"      - {{id: v{at}, name: {town}}}\n" for at, town in enumerate(towns.split()))
    assert found(tmp_path, "Q166", kit) == messages
