"""Orders of battle beside the units."""

from pathlib import Path

import pytest

from tests.checks.cases import found

GAME = """\
stats: [{id: strength}, {id: move}]
units:
  - {id: guards, stats: {strength: 5, move: 4}}
  - {id: lancers, stats: {strength: 3, move: 8}}
  - {id: guns, stats: {strength: 2}}
sides: [{id: red}]
armies: [{id: red, side: red, units: {guards: 2, guns: 3}, stated: {%s}}]
sets:
  - id: list
    fields: {strength: number, move: number, unit: units}
    records:
"""


def orders(*records: str, stated: str = "units: 5") -> str:
    return GAME % stated + "".join(f"      - {{{record}}}\n" for record in records)


@pytest.mark.parametrize(
    ("records", "messages"),
    [
        (("id: a, unit: guards, strength: 5, move: 4", "id: b, unit: lancers, strength: 3, move: 8"), []),
        (("id: a, unit: guards, strength: 5, move: 4", "id: b, unit: lancers, strength: 3, move: 6"),
         ["move is 6 here, but the unit 'lancers' has 8"]),
        (("id: a, unit: guards, strength: 5", "id: b, unit: guns, move: 1"), []),  # Guns have no move.
        # Other values than most units have: the set speaks of something else.
        (("id: a, unit: guards, strength: 6, move: 5", "id: b, unit: lancers, strength: 4, move: 9"), []),
    ],
)  # fmt: skip
def test_values_are_those_of_the_units(tmp_path: Path, records: tuple[str, ...], messages: list[str]) -> None:
    assert [line.split(" ", 1)[1] for line in found(tmp_path, "S120", orders(*records))] == messages


def test_records_with_the_ids_of_units(tmp_path: Path) -> None:
    kit = orders("id: guards, strength: 4, move: 4", "id: lancers, strength: 3, move: 8").replace(", unit: units", "")
    assert [line.split(" ", 1)[1] for line in found(tmp_path, "S120", kit)] == [
        "strength is 4 here, but the unit 'guards' has 5"
    ]


@pytest.mark.parametrize(
    ("stated", "messages"),
    [
        ("strength: 16, move: 8", []),  # 2 × 5 + 3 × 2; 2 × 4 + 3 × 0
        ("strength: 15", ["15 strength are stated, but there are 16"]),
    ],
)
def test_sums_of_an_army(tmp_path: Path, stated: str, messages: list[str]) -> None:
    assert [
        line.split(" ", 1)[1] for line in found(tmp_path, "Q101", orders(stated=stated).partition("sets:")[0])
    ] == messages
