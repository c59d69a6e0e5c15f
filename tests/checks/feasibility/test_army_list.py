"""Lists of armies in rules texts, held against the counters that are printed."""

from pathlib import Path

import pytest

from tests.checks.cases import found

# North has 6 line and 2 guards, who are infantry together, and 3 guns; South 4 line and 1 gun.
GAME = """
sides: [{id: n, name: North, adjective: Northern}, {id: s, name: South}]
classes: [{id: foot, name: Infantry, plural: Infantry}]
units:
  - {id: line, name: Line, plural: Line, classes: foot}
  - {id: guards, name: Guards, plural: Guards, classes: foot}
  - {id: gun, name: Gun}
armies:
  - {id: n, name: First Corps, side: n, units: {line: 6, guards: 2, gun: 3}%s}
  - {id: s, name: Third Corps, side: s, units: {line: 4, gun: 1}}
texts: [{id: rules, files: [rules.md]}]
"""


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("North has 8 infantry and 3 guns.", []),
        ("North has 9 infantry and 3 guns.", ["1:11 the list gives '9 infantry', but 8 are printed for North"]),
        ("The First Corps: 6 line, 2 guards, four guns.",
         ["1:36 the list gives 'four guns', but 3 are printed for First Corps"]),
        # All that North has is listed, and a gun is left over.
        ("North starts with 8 infantry and 2 guns.", ["1:34 the list gives '2 guns', but 3 are printed for North"]),
        ("North loses 8 infantry and 2 guns.", []),
        ("North and South have 8 infantry and 9 guns.", []),
        ("North rolls for 9 infantry hits and 5 gun dice.", []),
        ("North has 9 infantry.", []),
        ("## The North\n\n- 6 line\n- 2 guards\n- 4 guns",
         ["5:3 the list gives '4 guns', but 3 are printed for North"]),
        # The words before a list say whose it is, not the heading.
        ("# North\n\nIn addition they have:\n\n- 9 infantry\n- 1 gun", []),
        ("# North\n\nSouth has:\n\n- 4 line\n- 2 guns", ["6:3 the list gives '2 guns', but 1 is printed for South"]),
        ("| Side | Infantry | Guns |\n|---|---|---|\n| North | 8 | 3 |\n| South | 5 | 1 |",
         ["4:11 the list gives '5 infantry', but 4 are printed for South"]),
        ("# Northern\n\n| Unit | Qty |\n|---|---|\n| Line | 6 |\n| Guards | 3 |\n| Gun | 3 |",
         ["6:12 the list gives '3 guards', but 2 are printed for North"]),
        ("# Ranges\n\n| Unit | Qty |\n|---|---|\n| Line | 6 |\n| Guards | 3 |", []),
    ],
)  # fmt: skip
def test_lists_of_armies(rules: str, messages: list[str], tmp_path: Path) -> None:
    expected = [f"rules.md:{message}" for message in messages]
    assert found(tmp_path, "Z223", GAME % "", rules_md=rules + "\n") == expected


def test_spares_are_printed_too(tmp_path: Path) -> None:
    rules = "North has 6 line, 2 guards and 4 guns.\n"
    assert found(tmp_path, "Z223", GAME % ", spare: {gun: 1}", rules_md=rules) == []
