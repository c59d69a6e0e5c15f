"""Slips that reading can mend: as a careful person would, and not where one would have to ask."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.fix.edits import apply_edits, choose_compatible
from pnp.load.kit import load_kit
from pnp.load.suggest import only_meant

HEAD = "kit: example\ntitle: Example\nplayers: 2\n"


def mended(folder: Path, text: str, name: str = "k.yaml") -> str:
    """The text of a file after one round of mending; the same text if there is nothing to mend."""
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (folder / name).write_bytes(text.encode("utf-8"))
    if name.endswith(".csv"):
        (folder / "k.yaml").write_text(f"units: {{from: {name}}}\n", encoding="utf-8")
    loaded = load_kit(folder, ".")
    choice = choose_compatible([one for one in loaded.findings if one.edits], loaded.sources)
    return apply_edits(loaded.sources[name].text, choice.replacements.get(name, ()))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("units: [{id: a, nmae: A}]", "units: [{id: a, name: A}]", id="a misspelt key"),
        pytest.param("units: [{id: a, Name: A}]", "units: [{id: a, name: A}]", id="a capital"),
        pytest.param("units: [{name: Sea Wolf}]", "units: [{id: sea-wolf, name: Sea Wolf}]", id="an id"),
        pytest.param(
            "units:\n  - name: Sea Wolf\n    symbol: ship\n",
            "units:\n  - id: sea-wolf\n    name: Sea Wolf\n    symbol: ship\n",
            id="an id on a line of its own",
        ),
        # Which of two has it, and of what it would be made, must be asked.
        pytest.param("units: [{id: fox, name: F}, {name: Fox}]", "units: [{id: fox, name: F}, {name: Fox}]"),
        pytest.param("units: [{name: '!'}, {symbol: ship}]", "units: [{name: '!'}, {symbol: ship}]"),
        pytest.param("units: [{id: a, 'nmae': A}]", "units: [{id: a, name: A}]", id="a misspelt key in quotes"),
        pytest.param("untis: [{id: a}]", "units: [{id: a}]", id="a misspelt set"),
        pytest.param("Unit:\n  - id: a\n", "units:\n  - id: a\n", id="a set in the singular"),
        pytest.param(
            'decks: [{id: d, cards: [{id: c, copies: "2"}]}]', "decks: [{id: d, cards: [{id: c, copies: 2}]}]"
        ),
        pytest.param(
            "decks:\n- id: d\n  cards:\n  - id: c\n    copies: 2,\n",
            "decks:\n- id: d\n  cards:\n  - id: c\n    copies: 2\n",
        ),
        pytest.param(
            "tables:\n- id: t\n  die: D6, # six\n  rows: []\n", "tables:\n- id: t\n  die: D6 # six\n  rows: []\n"
        ),
        pytest.param(
            'units:\n  - id: a\n    name: "A", # why\n', 'units:\n  - id: a\n    name: "A" # why\n', id="JSON"
        ),
        pytest.param("units:\n  - {id: a},\n  - {id: b}\n", "units:\n  - {id: a}\n  - {id: b}\n", id="a list of JSON"),
        pytest.param(
            "units:\n  - id:a\n    name: A\n", "units:\n  - id: a\n    name: A\n", id="a key and value in one"
        ),
        pytest.param("units:\n\t- id: a\n", "units:\n  - id: a\n", id="tabs"),
        pytest.param("units:\n\t-\n\t\tid: a\n", "units:\n  -\n    id: a\n", id="two tabs"),
        pytest.param("units:\n  - id: a\n    text: *Fast* foot\n", 'units:\n  - id: a\n    text: "*Fast* foot"\n'),
        pytest.param("units:\n  - id: a\n    text: @home\n", 'units:\n  - id: a\n    text: "@home"\n', id="a sign"),
        pytest.param("units: [{id: a, name: A\x07x\x08e}]", "units: [{id: a, name: Axe}]", id="control characters"),
        pytest.param("units: [{id: a, text: one\x0btwo}]", "units: [{id: a, text: one two}]", id="a soft line break"),
    ],
)
def test_what_can_only_be_meant_in_one_way_is_mended(tmp_path: Path, before: str, after: str) -> None:
    assert mended(tmp_path, before) == after


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("units: [{id: a, name: A, nmae: B}]", id="the key is there already"),
        pytest.param("units: [{id: a, colour-of-the-coat: red}]", id="a key that is near none"),
        pytest.param("units: [{id: a, abr: A, tex: B}]", id="short keys"),
        pytest.param('units: [{id: a, stats: {move: "two"}}]', id="a word for a number"),
        pytest.param("units:\n\t- id: a\n\t  name: A\n", id="tabs and blanks"),
        pytest.param("units:\n  - id: a\n\t- id: b\n", id="a tab among blanks"),
        pytest.param("units:\n  - id: a\n    text: *base\n", id="an alias"),
        pytest.param("units:\n  - id: a\n    text: &base x\n", id="an anchor"),
        pytest.param("units:\n  - id: a\n    text: *Fast* foot\n      goes on\n", id="text of two lines"),
        pytest.param("units:\n  - {id: a, text: *Fast* foot}\n", id="inside brackets"),
        pytest.param("units:\n  - id: a\n    name: Axe: the card\n", id="a colon in a value"),
        pytest.param('units:\n  - id: a\n    name: "A" and B\n', id="text after quotes"),
        pytest.param("units: [{id: a},, {id: b}]", id="two commas"),
    ],
)
def test_where_one_must_ask_nothing_is_mended(tmp_path: Path, text: str) -> None:
    assert mended(tmp_path, text) == text


def test_a_misspelt_word_is_mended_where_only_some_are_possible(tmp_path: Path) -> None:
    head = f"{HEAD}status: drfat  # not yet\n"
    (tmp_path / "kit.yaml").write_text(head, encoding="utf-8")
    loaded = load_kit(tmp_path, ".")
    choice = choose_compatible(loaded.findings, loaded.sources)
    assert apply_edits(head, choice.replacements["kit.yaml"]) == f"{HEAD}status: draft  # not yet\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("on: 10-1", "on: 10-1"),  # It may be 10-11.
        ("die: 2 D6", "die: 2D6"),
        ("die: D%", "die: D100"),
        ("die: 'd %'", "die: d100"),
        ("die: six", "die: six"),
        ("die: D0", "die: D0"),
        ("on: six to four", "on: six to four"),
    ],
)
def test_dice_and_results_are_written_as_they_are_read(tmp_path: Path, before: str, after: str) -> None:
    table = "tables:\n  - id: t\n    die: D6\n    rows: [{id: a, on: 1}]\n"
    spot = "die: D6" if before.startswith("die") else "on: 1"
    assert mended(tmp_path, table.replace(spot, before)) == table.replace(spot, after)


@pytest.mark.parametrize(("word", "flag"), [("yes", "true"), ("No", "false"), ('"true"', "true"), ("off,", "false")])
def test_yes_and_no_are_true_and_false(tmp_path: Path, word: str, flag: str) -> None:
    head = f"{HEAD}wheel: {word}\n"
    (tmp_path / "kit.yaml").write_text(head, encoding="utf-8")
    loaded = load_kit(tmp_path, ".")
    choice = choose_compatible(loaded.findings, loaded.sources)
    assert apply_edits(head, choice.replacements["kit.yaml"]) == f"{HEAD}wheel: {flag}\n"


def test_headers_and_rows_of_spreadsheets_are_mended(tmp_path: Path) -> None:
    before = 'id,"nmae"\r\na,A,,\r\nb,"B",\r\nc,C\r\n'
    assert mended(tmp_path, before, "u.csv") == 'id,"nmae"\r\na,A\r\nb,"B"\r\nc,C\r\n'.replace('"nmae"', "name")


def test_a_row_with_too_much_in_it_is_left_alone(tmp_path: Path) -> None:
    assert mended(tmp_path, "id,name\na,A,B,\n", "u.csv") == "id,name\na,A,B,\n"


@pytest.mark.parametrize(
    ("name", "known", "meant"),
    [
        ("copeis", ["copies", "cost"], "copies"),
        ("Copies", ["copies"], "copies"),
        ("copy", ["copies", "cope"], None),
        ("food", ["wood", "stone"], None),
        ("condottieri", ["condottiere"], None),
        ("wepon", ["weapon"], "weapon"),
        ("mose", ["move", "lose"], None),
        ("scout-1", ["scout-2", "scout-3"], None),
        ("unit", ["units", "unity"], "units"),
        ("abr", ["abbr"], None),
        ("ID", ["id"], "id"),
        ("", ["a"], None),
        ("move", [], None),
    ],
)
def test_only_one_name_can_have_been_meant(name: str, known: list[str], meant: str | None) -> None:
    assert only_meant(name, known) == meant


def test_no_slips_are_forgiven_where_none_are_allowed() -> None:
    assert only_meant("Knights", ["knight"], slips=0) == "knight"
    assert only_meant("knihgt", ["knight"], slips=0) is None
