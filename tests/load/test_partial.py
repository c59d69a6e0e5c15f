"""A kit with mistakes in its records: what is left of it, and what is found in that."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.load.kit import LoadedKit, load_kit
from pnp.pipeline.compiled_kit import compile_kit

HEAD = "kit: deck\ntitle: Deck\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n"
CARDS = """\
stats: [{id: attack, name: Attack}]
sets:
  - {id: cultures, name: Cultures, records: [{id: elves, name: Elves}, {id: orcs, name: Orcs}]}
decks:
  - id: orders
    name: Orders
    fields: {culture: cultures}
    cards:
      - {id: march, name: March, culture: elves, text: Move one of the units.}
      - {id: rally, name: Rally, culture: CULTURE, copies: COPIES, text: Rally one unit.}
      - {id: storm, name: Storm, culture: orcs, text: Attack with one of the the units.}
"""


def kit(folder: Path, culture: str = "elves", copies: str = "2") -> Path:
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    text = CARDS.replace("CULTURE", culture).replace("COPIES", copies)
    (folder / "cards.yaml").write_text(text, encoding="utf-8")
    return folder


def found(folder: Path) -> list[str]:
    return [finding.code for finding in compile_kit(folder, "kit", with_layout=False).findings]


def test_one_wrong_tag_hides_nothing_else(tmp_path: Path) -> None:
    whole = found(kit(tmp_path))
    assert "T104" in whole
    assert sorted(found(kit(tmp_path, culture="dwarves"))) == sorted([*whole, "Y112"])
    assert compile_kit(tmp_path, "kit", with_layout=False).checks > 150


@pytest.mark.parametrize("culture", ["dwarves", "[1]"])
@pytest.mark.parametrize("copies", ["two", "2", "{a: 1}"])
def test_what_is_left_has_no_mistakes(tmp_path: Path, culture: str, copies: str) -> None:
    loaded = load_kit(kit(tmp_path, culture, copies), "kit")
    assert loaded.findings
    without_values, without_records = loaded.partial
    assert [card.id for card in without_values.decks["orders"].cards] == ["march", "rally", "storm"]
    assert [card.id for card in without_records.decks["orders"].cards] == ["march", "storm"]
    assert not loaded.is_partial


def test_a_record_that_is_lost_is_not_missed_by_others(tmp_path: Path) -> None:
    folder = kit(tmp_path)
    text = (folder / "cards.yaml").read_text(encoding="utf-8").replace("{id: elves, ", "{id: [elves], ")
    (folder / "cards.yaml").write_text(text, encoding="utf-8")
    loaded = load_kit(folder, "kit")
    assert loaded.is_partial
    codes = set(found(folder))
    assert "T104" in codes
    assert not [code for code in codes if code.startswith(("N", "Q", "S"))]


def test_a_file_that_cannot_be_read_leaves_what_depends_on_nothing_else(tmp_path: Path) -> None:
    folder = kit(tmp_path)
    (folder / "more.yaml").write_text("units: [{id: a, name: 'A}]\n", encoding="utf-8")
    assert load_kit(folder, "kit").is_partial
    assert "T104" in found(folder)


def test_nothing_is_mended_before_the_kit_can_be_read(tmp_path: Path) -> None:
    compiled = compile_kit(kit(tmp_path, culture="dwarves"), "kit", with_layout=False)
    assert [finding.edits for finding in compiled.findings if finding.code == "T104"] == [()]


def test_a_kit_without_mistakes_has_no_parts(tmp_path: Path) -> None:
    loaded: LoadedKit = load_kit(kit(tmp_path), "kit")
    assert (loaded.partial, loaded.is_partial) == ((), False)
