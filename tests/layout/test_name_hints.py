"""What to write in place of a name that is not there."""

import pytest

from tests.layout.kits import kit_with

GAME = """
    units: [{id: rifles, name: Rifles, army: red, at: A1}]
    sides: [{id: red, name: The Reds}]
    armies: [{id: red, name: Red Army, side: red}]
    boards:
      - {id: turns, name: Turns, track: {turns: true, count: 3}}
      - {id: field, name: Field, grid: {columns: 2, rows: 2, cell: 30 mm}}
"""


def hint_of(tmp_path, element):
    found = kit_with(tmp_path, element, size="[90 mm, 60 mm]", of="units", game=GAME).compose("probes").findings
    (finding,) = found
    assert finding.code == "N206"
    return finding.hint


@pytest.mark.parametrize(
    ("element", "hint"),
    [
        ("a: {text: '{{ boards.turns.per_row }}'}", "write track.per_row"),
        ("a: {text: '{{ boards.field.columns }}'}", "write grid.columns"),
        ("a: {text: '{{ unit.at }}'}", "it is read as starts_at"),
        ("a: {table: units, columns: 'name, at'}", "it is read as starts_at"),
        ("a: {text: '{{ unit.army.id }}'}", "unit.army is the id already: write unit.army"),
        ("a: {table: units, where: unit.army.id == 'red'}", "unit.army is the id already: write unit.army"),
        ("a: {text: '{{ unit.army.side }}'}", "unit.army is an id: write armies[unit.army].side"),
        ("a: {text: '{{ unit.nmae }}'}", "did you mean 'name'?"),
    ],
)
def test_a_name_that_is_written_otherwise_is_told(tmp_path, element, hint):
    assert hint_of(tmp_path, element) == hint


def test_the_list_of_names_is_whole_and_begins_with_what_only_this_record_has(tmp_path):
    names = hint_of(tmp_path, "a: {text: '{{ boards.turns.xylophone }}'}").removeprefix("there is ").split(", ")
    assert names[0] == "scenery"
    assert {"track", "grid", "hexes", "nodes", "mat", "kind", "id", "name", "text"} <= set(names)


def test_what_the_hint_says_works(tmp_path):
    element = "a: {text: '{{ armies[unit.army].side }} {{ unit.starts_at }} {{ boards.field.grid.columns }}'}"
    assert kit_with(tmp_path, element, of="units", game=GAME).compose("probes").findings == ()


def test_of_many_records_those_that_are_most_alike_are_named(tmp_path):
    ids = [f"guard-{number}" for number in range(10, 20)] + ["old-rifles"]
    game = f"units: [{', '.join(f'{{id: {name}, name: N}}' for name in ids)}]"
    kit = kit_with(tmp_path, "a: {text: '{{ units.rifles_of_the_line.name }}'}", game=game)
    (finding,) = kit.compose("probes").findings
    assert finding.hint == f"there is old-rifles, {', '.join(ids[:7])} and 3 more"
