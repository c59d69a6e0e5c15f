from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.papers import A4, USUAL_PAPERS
from tests.incremental.edits import KINDS, Edit, Options, State, edits
from tests.incremental.kits import write_ferry

UNITS = """\
units:
  - {id: scouts, name: Scouts}
  - id: guards
    name: Guards
    stats: {move: 1}
"""
KIT = "kit: inn\ntheme: inn\n"


def state(**texts: str) -> State:
    return State({f"inn/{name.replace('__', '.')}": text.encode() for name, text in texts.items()})


def edited(kind: str, before: State, *picks: int) -> State:
    return Edit(kind, picks).apply(before)


def test_a_value_is_changed_and_its_key_is_not():
    # Of two values, scouts and Scouts, and of the one word in it.
    before = state(units__yaml="units: [{id: scouts, name: Scouts}]\n")
    assert edited("change a value", before, 0, 1, 0, 0).text("inn/units.yaml") == "units: [{id: scouts, name: crate}]\n"


def test_a_number_becomes_another_number():
    before = state(units__yaml="units: [{id: a, copies: 7}]\n")
    assert edited("change a value", before, 0, 1, 0, 0).text("inn/units.yaml") == "units: [{id: a, copies: 8}]\n"


def test_a_record_is_copied_behind_itself_with_another_id():
    after = edited("copy a record", state(units__yaml=UNITS), 1, 0)
    copy = "  - id: guards-2\n    name: Guards\n    stats: {move: 1}\n"
    assert after.text("inn/units.yaml") == UNITS + copy


def test_a_row_of_a_table_is_copied_too():
    after = edited("copy a record", state(a__csv='id,text\nale,"a\nb"\nbeer,c\n'), 0, 3)
    assert after.text("inn/a.csv") == 'id,text\nale,"a\nb"\nale-5,"a\nb"\nbeer,c\n'


def test_a_record_is_removed_with_all_its_lines():
    after = edited("remove a record", state(units__yaml=UNITS), 1)
    assert after.text("inn/units.yaml") == "units:\n  - {id: scouts, name: Scouts}\n"


def test_a_record_inside_a_list_on_one_line_is_left_alone():
    before = state(units__yaml="units: [{id: scouts}, {id: guards}]\n")
    assert edited("remove a record", before, 0) is before


def test_an_id_is_renamed_in_one_place_or_everywhere():
    before = state(units__yaml=UNITS, rules__md="The [guards](#unit-guards) guard the guardsmen; guards.\n")
    one = edited("rename a record", before, 1)
    assert one.text("inn/units.yaml") == UNITS.replace("guards", "guards-renamed")
    assert one.text("inn/rules.md") == before.text("inn/rules.md")
    every = edited("rename a record everywhere", before, 1)
    rules = "The [guards-renamed](#unit-guards) guard the guardsmen; guards-renamed.\n"
    assert every.text("inn/rules.md") == rules


def test_a_record_moves_to_the_end_of_its_set_in_another_file():
    before = state(a__yaml=UNITS, b__yaml="units:\n- {id: spies}\nsides:\n- {id: red}\n")
    after = edited("move a record", before, 1)
    assert after.text("inn/a.yaml") == "units:\n  - {id: scouts, name: Scouts}\n"
    moved = "- id: guards\n  name: Guards\n  stats: {move: 1}\n"
    assert after.text("inn/b.yaml") == f"units:\n- {{id: spies}}\n{moved}sides:\n- {{id: red}}\n"


def test_a_record_moves_to_a_file_without_its_set():
    after = edited("move a record", state(a__yaml=UNITS, b__yaml="sides:\n  - {id: red}\n"), 0, 0)
    assert after.text("inn/b.yaml") == "sides:\n  - {id: red}\nunits:\n  - {id: scouts, name: Scouts}\n"


def test_the_theme_of_a_kit_becomes_another_one():
    before = state(kit__yaml=KIT, theme__yaml="theme: inn\nextends: plain\n")
    # The themes to choose from are plain and one that does not exist: inn is what it is.
    assert edited("change the theme", before, 0, 0).text("inn/kit.yaml") == "kit: inn\ntheme: plain\n"


def test_a_color_of_a_theme_becomes_another_color():
    before = state(kit__yaml=KIT, theme__yaml="theme: inn\npalette: {moss: '#5d6b3a'}\n")
    after = edited("change a token of a theme", before)
    assert after.text("inn/theme.yaml") == "theme: inn\npalette: {moss: '#6b3a5d'}\n"


def test_only_numbers_of_layouts_change():
    before = state(a__yaml="layouts:\n  - {layout: card, size: [63 mm, 88 mm]}\nunits: [{id: a, copies: 3}]\n")
    after = edited("change a layout", before, 0, 1, 0, 3)
    assert after.text("inn/a.yaml") == before.text("inn/a.yaml").replace("88", "98")


def test_a_picture_gets_other_bytes(tmp_path: Path):
    before = State.of(write_ferry(tmp_path))
    after = edited("replace a picture or font", before, 0, 2)
    assert [path for path in before.files if after.files[path] != before.files[path]] == ["ferry/art/rope.png"]


def test_options_name_components_of_the_kit(tmp_path: Path):
    before = State.of(write_ferry(tmp_path))
    # Papers: both, A4, Letter. Components: all, all, crates, wrecks, rules, crates:1, …
    assert edited("change the options", before, 1, 2, 1).options == Options((A4,), ("crates",))
    assert edited("change the options", before, 0, 5, 4).options == Options(USUAL_PAPERS, ("crates:1",), strict=True)


@pytest.fixture(scope="module")
def ferry(tmp_path_factory) -> State:
    return State.of(write_ferry(tmp_path_factory.mktemp("kits")))


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_do_something_to_the_ferry(ferry: State, kind: str):
    assert edited(kind, ferry, 1, 1, 1, 1, 1, 1) != ferry


def test_the_ferry_has_all_that_a_build_can_read(ferry: State):
    endings = {Path(path).suffix for path in ferry.files}
    assert endings == {".yaml", ".csv", ".md", ".png", ".ttf"}
    assert "extends: harbor" in ferry.text("ferry/kit.yaml")


@given(st.lists(edits().filter(lambda edit: edit.kind in KINDS), max_size=6), st.data())
def test_any_edits_can_follow_one_another(steps: list[Edit], data: st.DataObject):
    now = state(kit__yaml=KIT, theme__yaml="theme: inn\n", units__yaml=UNITS, a__csv="id,n\nx,1\n", rules__md="# A b\n")
    for edit in steps:
        now = edit.apply(now)
        assert "inn/kit.yaml" in now.files
