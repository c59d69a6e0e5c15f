"""Our own words on faces follow the language of the kit."""

from tests.layout.kits import kit_with, words


def test_headings_that_a_layout_does_not_choose_follow_the_language_of_the_kit(tmp_path):
    tables = "tables:\n  - {id: wind, name: Wind, die: D2, rows: [{on: 1, text: Ruhe}, {on: 2, text: Sturm}]}\n"
    kit = kit_with(tmp_path, "a: {table: tables.wind}", tables=tables, head="language: de\n")
    assert "Wirkung" in words(kit.compose("probes").pieces[0].front)
