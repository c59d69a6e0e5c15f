"""Units in lists, tables and sentences on the set-up, against the kit."""

from pathlib import Path

import pytest

from tests.checks.cases import found
from tests.checks.lines import said

KIT = """\
sides: [{id: red, name: Red}, {id: blue, name: Blue}]
armies: [{id: red, name: Red army, side: red}, {id: blue, name: Blue army, side: blue}]
units:
  - {id: guards, name: 1st Guards, army: red, at: 0101}
  - {id: guards2, name: 2nd Guards, army: red, at: 0102}
  - {id: lancers, name: Red Lancers, army: red, at: 0203}
  - {id: sappers, name: 5th Sappers, army: blue, at: 0302}
  - {id: hussars, name: 9th Hussars, army: blue, arrives: 3, at: 0301}
markers: [{id: camp, name: Camp, supply: 3}]
boards:
  - id: field
    name: Field
    hexes: {columns: 3, rows: 3, cell: 16 mm, regions: [{id: gera, name: Gera, cells: '0202'}]}
  - {id: turns, name: Turns, track: {turns: true, count: 8}}
texts: [{id: rules, name: Rules, files: [rules.md]}]
"""


def told(folder: Path, code: str, text: str) -> list[str]:
    return said(folder, code, KIT, rules_md=f"# Rules\n\n## Setting up\n\n{text}\n")


@pytest.mark.parametrize(
    ("text", "unknown", "elsewhere"),
    [
        ("- 1st Guards: 0101\n- 3rd Guards: 0102\n- Red Lancers: 0203", ["3rd Guards"], []),
        ("- 1st Guards: 0101\n- 2nd Guards: 0103", [], ["'2nd Guards' starts in 0102, not in 0103"]),
        ("* **1st Guards** (infantry) – hex 0102\n* the Red Lancers in hex 0203", [],
         ["'1st Guards' starts in 0101, not in 0102"]),
        ("1. 0101 1st Guards\n2. 0203 Red Lancers\n3. 0302 5th Pioneers", ["5th Pioneers"], []),
        ("| Unit | Hex |\n|---|---|\n| 1st Guards | 0101 |\n| 5th Sappers | 0303 |", [],
         ["'5th Sappers' starts in 0302, not in 0303"]),
        ("| Hex | Strength | Unit |\n|---|---|---|\n| 0101 | 4-4 | 1st Guards |\n| 0102 | 4-4 | 2nd Foot |",
         ["2nd Foot"], []),
        ("- 1st Guards, 2nd Guards: 0101", [], []),  # One line is no list.
        ("- 1st Guards and 2nd Guards: 0101\n- Red Lancers: 0203", [], ["'2nd Guards' starts in 0102, not in 0101"]),
        ("Red sets up the 1st Guards in 0101, the 2nd Guards in 0103 and the Red Lancers in 0203.", [],
         ["'2nd Guards' starts in 0102, not in 0103"]),
        ("The 5th Sappers start in hex 0303.", [], ["'5th Sappers' starts in 0302, not in 0303"]),
        ("Blue also places the 7th Sappers on hex 0302.", ["7th Sappers"], []),
        ("The Green Lancers set up in hex 0302.", ["Green Lancers"], []),
        ("## Forces\n\nDeploy the Red Lancers in hex 0201.", [], ["'Red Lancers' starts in 0203, not in 0201"]),
        ("The 14th Jaegers are placed in 0303.", ["14th Jaegers"], []),
        ("- Sappers: 0303\n- Lancers: 0203", [], ["'5th Sappers' starts in 0302, not in 0303"]),
        # Right, or about something else.
        ("- Red: 0101\n- Blue: 0302\n- 1st Guards: 0101", [], []),
        ("- Guards: 0101\n- Sappers: 0302", [], []),
        ("- 1st Guards: 0101\n- 2nd Guards: 0102\n- Camp: 0103\n- Gera: 0202", [], []),
        ("- 9th Hussars: 0301\n- 1st Guards: 0101", [], []),
        ("The 5th Sappers may start in hex 0303.", [], []),
        ("If Blue likes, the 5th Sappers start in hex 0303.", [], []),
        ("Place the 3rd marker in hex 0303.", [], []),
        ("## Scenario 2\n\n- 1st Guards: 0103\n- 2nd Guards: 0102", [], []),
    ],
)  # fmt: skip
def test_a_set_up_in_the_text(text: str, unknown: list[str], elsewhere: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "N184", text) == [f"no unit is called {name!r}" for name in unknown]
    assert told(tmp_path, "Z237", text) == elsewhere


def test_a_list_of_where_units_stand_in_play_is_no_set_up(tmp_path: Path) -> None:
    rules = "# Rules\n\n## An attack\n\n- 1st Guards: 0201\n- 5th Sappers: 0202\n"
    assert said(tmp_path, "Z237", KIT, rules_md=rules) == []


@pytest.mark.parametrize(
    ("sentence", "cells"),
    [
        ("The 1st Guards may start in hex 0401 instead.", ["0401"]),
        ("Red sets up anywhere in hexes 0101 to 0403.", ["0403"]),
        ("Put a camp on 0405.", ["0405"]),
        ("Blue comes in on 0303 or 0304.", ["0304"]),
        ("- 1st Guards: 0101\n- 2nd Guards: 0109", ["0109"]),
        ("Blue retreats to hex 0304 without loss.", ["0304"]),
        ("A hex is 1200 metres across.", []),
        ("In 1813 the army stood on the Elbe.", []),
        ("In each hex 4 units may stand.", []),
    ],
)
def test_cells_that_are_not_on_the_map(sentence: str, cells: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "N170", sentence) == [f"there is no hex {cell}: 'field' has 0101 to 0303" for cell in cells]


@pytest.mark.parametrize(
    ("sentence", "is_wrong"),
    [
        ("Gera is hex 0203.", True),
        ("Gera lies in 0203.", True),
        ("Hex 0203 (Gera) is worth two points.", True),
        ("- Gera: 0203", True),
        ("Gera is hex 0202.", False),
        ("Red moves from Gera to 0203.", False),
        ("Gera and hex 0203 are worth a point.", False),
    ],
)
def test_a_place_in_other_words(sentence: str, is_wrong: bool, tmp_path: Path) -> None:
    assert told(tmp_path, "B208", sentence) == (["Gera is not in 0203, but in 0202"] if is_wrong else [])


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("At the end move the turn marker to the next space.", ["the rules move the 'turn marker', but there is none"]),
        ("Move the camp marker to the next space.", []),
        ("Move the marker to the next space.", []),
    ],
)
def test_a_marker_of_a_track(sentence: str, messages: list[str], tmp_path: Path) -> None:
    kit = f"{KIT}components: [{{id: c, name: C, kind: counter, of: [units, markers], layout: counter}}]\n"
    assert [
        each for each in said(tmp_path, "S104", kit, rules_md=f"# Rules\n\n{sentence}\n") if "rules" in each
    ] == messages


def test_an_army_of_which_nothing_is_printed_is_one_finding(tmp_path: Path) -> None:
    kit = f"{KIT}components: [{{id: c, name: C, kind: counter, of: armies.red, layout: counter}}]\n"
    assert found(tmp_path, "S105", kit, rules_md="# Rules\n") == [
        "2:53 no component prints the army 'blue': its 2 kinds of unit have no counters"
    ]


def test_tables_that_are_called_by_names_with_capitals(tmp_path: Path) -> None:
    kit = f"{KIT}tables: [{{id: rout, name: Rout, die: D6, rows: [{{on: 1-6, name: Run}}]}}]\n"
    rules = "# Rules\n\nUse the Panic Table when it storms. Use the Rout Table.\n"
    assert said(tmp_path, "T103", kit, rules_md=rules) == ["nothing is called 'Panic Table'"]
