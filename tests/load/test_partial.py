"""A kit with mistakes in its records: what is left of it, and what is found in that."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.findings import Severity
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


LAYOUT = """\
layouts:
  - layout: order
    size: [40 mm, 40 mm]
    elements:
      name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm], class: tiny}
      culture: {text: '{{ card.culture }}', at: [3 mm, 12 mm], size: [34 mm, 9 mm], class: words}
      number: {text: '{{ card.nmber }}', at: [3 mm, 22 mm], size: [34 mm, 9 mm], class: words}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: order}
"""
THEME = "theme: own\nextends: plain\nclasses: {tiny: {font: sans, size: 4 pt}, words: {font: sans, size: 8 pt}}\n"
TINY = "'name' on orders/march is set at 4 pt; at least 6 pt can be read"
NO_NUMBER = "has no 'nmber'"


def printed(folder: Path) -> list[str]:
    """What is wrong with what is printed of the cards, in a layout with small text."""
    (folder / "layouts.yaml").write_text(LAYOUT, encoding="utf-8")
    (folder / "theme.yaml").write_text(THEME, encoding="utf-8")
    (folder / "kit.yaml").write_text(f"{HEAD}theme: own\n", encoding="utf-8")
    findings = compile_kit(folder, "kit").findings
    return [finding.message for finding in findings if finding.span.file == "kit/layouts.yaml"]


def test_what_is_printed_of_other_records_is_checked_all_the_same(tmp_path: Path) -> None:
    whole = printed(kit(tmp_path))
    assert TINY in whole
    assert any(NO_NUMBER in message for message in whole)
    assert printed(kit(tmp_path, copies="two")) == whole
    assert printed(kit(tmp_path, culture="dwarves")) == whole


def test_what_is_printed_of_a_broken_record_is_not_told(tmp_path: Path) -> None:
    folder = kit(tmp_path, culture="[1]")
    text = (folder / "cards.yaml").read_text(encoding="utf-8")
    long = text.replace("name: Rally", f"name: {'Rally ' * 60}").replace("name: March", f"name: {'March ' * 60}")
    (folder / "cards.yaml").write_text(long, encoding="utf-8")
    printed(folder)
    faces = {finding.span.line for finding in compile_kit(folder, "kit").findings if finding.code == "P101"}
    # The line of march, not that of rally.
    assert faces == {9}


def test_a_key_that_nobody_knows_in_every_card_hides_nothing(tmp_path: Path) -> None:
    folder = kit(tmp_path)
    text = (folder / "cards.yaml").read_text(encoding="utf-8").replace("      - {id", "      - {zeal: 3, id")
    (folder / "cards.yaml").write_text(text.replace("name: Rally", f"name: {'Rally ' * 60}"), encoding="utf-8")
    printed(folder)
    found = [(finding.code, finding.span.line) for finding in compile_kit(folder, "kit").findings]
    # The unknown key of each card, and the name that is too long.
    assert sorted(place for place in found if place[0] in ("Y108", "P101")) == [
        ("P101", 10),
        ("Y108", 9),
        ("Y108", 10),
        ("Y108", 11),
    ]


def test_a_key_of_a_deck_that_nobody_knows_hides_none_of_its_cards(tmp_path: Path) -> None:
    folder = kit(tmp_path)
    text = (folder / "cards.yaml").read_text(encoding="utf-8")
    whole = found(folder)
    assert "T104" in whole
    (folder / "cards.yaml").write_text(text.replace("    name: Orders\n", "    name: Orders\n    colour: red\n"))
    assert sorted(found(folder)) == sorted([*whole, "Y108"])
    # Nothing is left of a deck whose cards are under a key that nobody knows, so it is not called empty either.
    (folder / "cards.yaml").write_text(text.replace("    cards:\n", "    crads:\n"), encoding="utf-8")
    printed(folder)
    assert {finding.code for finding in compile_kit(folder, "kit").findings} == {"Y108"}


def test_a_component_that_has_lost_all_its_records_is_not_called_empty(tmp_path: Path) -> None:
    folder = kit(tmp_path)
    text = (folder / "cards.yaml").read_text(encoding="utf-8")
    for card in ("march", "rally", "storm"):
        text = text.replace(f"id: {card},", f"id: [{card}],")
    (folder / "cards.yaml").write_text(text, encoding="utf-8")
    printed(folder)
    assert {finding.code for finding in compile_kit(folder, "kit").findings} == {"Y109"}


def test_what_is_not_found_is_not_missed_if_it_may_be_in_what_cannot_be_read(tmp_path: Path) -> None:
    folder = kit(tmp_path)
    text = (folder / "cards.yaml").read_text(encoding="utf-8").replace("    fields: {culture: cultures}\n", "")
    (folder / "cards.yaml").write_text(text, encoding="utf-8")
    assert not [message for message in printed(folder) if "culture" in message]


@pytest.mark.parametrize(
    "board",
    [
        "track: {count: 1000000000}",
        "track: {count: x, shape: ring}",
        "track: {spaces: [{id: [a]}]}",
        "grid: {columns: x, rows: 3, cell: 9 mm}",
        "hexes: {columns: 2, rows: 3, cell: x}",
        "nodes: {size: x, nodes: [{id: a, at: [1 mm, 1 mm]}]}",
        "nodes: {size: [90 mm, 90 mm], nodes: [{id: [a], at: [1 mm, 1 mm]}]}",
        "mat: {size: x, areas: [{id: a, at: [1 mm, 1 mm], size: [9 mm, 9 mm]}]}",
        "mat: {size: [90 mm, 90 mm], areas: [{id: a, at: x, size: [9 mm, x]}]}",
    ],
)
def test_a_board_that_lacks_what_cannot_be_read_is_drawn_or_left_out(tmp_path: Path, board: str) -> None:
    (tmp_path / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "b.yaml").write_text(
        f"boards: [{{id: b, name: B, {board}}}]\n"
        "components: [{id: c, name: C, kind: board, of: boards.b, layout: board}]\n",
        encoding="utf-8",
    )
    findings = compile_kit(tmp_path, "kit").findings
    assert {finding.code[0] for finding in findings if finding.severity is Severity.ERROR} == {"Y"}


def test_nothing_is_mended_before_the_kit_can_be_read(tmp_path: Path) -> None:
    compiled = compile_kit(kit(tmp_path, culture="dwarves"), "kit", with_layout=False)
    assert [finding.edits for finding in compiled.findings if finding.code == "T104"] == [()]


def test_a_kit_without_mistakes_has_no_parts(tmp_path: Path) -> None:
    loaded: LoadedKit = load_kit(kit(tmp_path), "kit")
    assert (loaded.partial, loaded.is_partial) == ((), False)


@pytest.mark.parametrize(
    ("said", "written"),
    [("players: 2", "players: some"), ("players: 2", "playrs: 2"), ("title: Deck\n", ""), ("kit: deck", "id: deck")],
)
def test_what_the_kit_itself_does_not_say_hides_nothing_else(tmp_path: Path, said: str, written: str) -> None:
    whole = printed(kit(tmp_path))
    assert whole
    head = (tmp_path / "kit.yaml").read_text(encoding="utf-8")
    (tmp_path / "kit.yaml").write_text(head.replace(said, written), encoding="utf-8")
    findings = compile_kit(tmp_path, "kit").findings
    assert [finding.message for finding in findings if finding.span.file == "kit/layouts.yaml"] == whole
    assert [finding.code[0] for finding in findings if finding.span.file == "kit/kit.yaml"] == ["Y"]
    assert [finding.code for finding in findings if finding.span.file == "kit/cards.yaml"] == ["P174", "T104"]


def test_a_book_does_not_miss_what_could_not_be_read(tmp_path: Path) -> None:
    folder = kit(tmp_path)
    more = (
        "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
        "components: [{id: rules, name: Rules, kind: book, book: rules}]\n"
    )
    (folder / "text.yaml").write_text(more, encoding="utf-8")
    (folder / "rules.md").write_text("# Rules\n\n::table{decks.ships}\n", encoding="utf-8")
    ships = folder / "ships.yaml"
    ships.write_text("decks:\n  - id: ships\n    name: Ships: all\n    cards: [{id: sloop}]\n", encoding="utf-8")
    codes = {finding.code for finding in compile_kit(folder, "kit").findings}
    assert "Y119" in codes
    assert not codes & {"T302", "T316", "P135"}
    # Without the deck, it is the book that is wrong.
    ships.unlink()
    assert "T302" in {finding.code for finding in compile_kit(folder, "kit").findings}
