"""Units that are set up and those that arrive."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import found

KIT = """
sides: [{id: red, name: Red}, {id: blue, name: Blue}]
units: [{id: pikes, name: Pike, plural: Pikes}, {id: guns, name: Gun, plural: Guns}]
armies: [{id: red, name: Reds, side: red, units: {pikes: 10, guns: 2}}]
arrivals: [{id: later, turn: 3, army: red, units: {pikes: 4}}]
"""
TOO_MANY = "4:59 7 of 'pikes' are set up for 'red' and 4 arrive, but it has only 10"


@pytest.mark.parametrize(
    ("side", "texts", "messages"),
    [
        ("red", ["Seven Pikes and 2 Guns in the camp."], [TOO_MANY]),
        ("red", ["4 Pikes in the camp.", "3 Pikes on the hill."], [TOO_MANY]),
        ("red", ["6 Pikes in the camp."], []),
        ("blue", ["7 Pikes in the camp."], []),
        ("red", ["Put 17 Pikemen aside."], []),
    ],
)
def test_set_up_in_words(tmp_path: Path, side: str, texts: list[str], messages: list[str]) -> None:
    steps = "".join(f"  - {{id: s{at}, side: {side}, text: {text}}}\n" for at, text in enumerate(texts))
    assert found(tmp_path, "Z212", f"{KIT}setup:\n{steps}") == messages


def test_a_zone_of_the_set_up_says_where_its_units_start(tmp_path: Path) -> None:
    kit = """
sides: [{id: red, name: Red}]
boards: [{id: field, name: Field, hexes: {columns: 4, rows: 3, cell: 16 mm}}]
units:
  - {id: guards, name: Guards, army: red, at: 0101}
  - {id: fusiliers, name: Fusiliers, army: red, at: 0201}
  - {id: militia, name: Militia, army: red}
armies: [{id: red, name: Red army, side: red}]
zones: [{id: camp, name: Camp, side: red, board: field, cells: '0301:0303', units: [militia]}]
"""
    assert found(tmp_path, "Z220", kit) != []
    assert found(tmp_path, "Z220", f"{kit}setup: [{{id: first, side: red, zone: camp, text: Set up.}}]\n") == []
