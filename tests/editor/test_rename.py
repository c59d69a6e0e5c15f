"""Renaming ids that are written in spreadsheets, or made of names there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from openpyxl import Workbook

from pnp.editor.answers import RenameError, rename
from pnp.editor.edited_kit import EditedKit

HEAD = "kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\n"
ARMY = "sides: [{id: s, name: S}]\narmies: [{id: a, side: s, units: {war-bow: 2}}]\n"


def renamed(folder: Path, units: str) -> dict[str, list[str]]:
    """What is written in place of the unit war-bow where an army names it, by the name of the file."""
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (folder / "k.yaml").write_text(f"units: {{from: {units}}}\n{ARMY}", encoding="utf-8")
    kit = EditedKit(folder)
    source = kit.source(str(folder / "k.yaml"))
    assert source is not None
    edits = rename(kit, source, source.text.index("war-bow") + 1, "long-bow")
    return {Path(file).name: [edit.text for edit in changes] for file, changes in edits.items()}


def test_an_id_in_a_cell_of_a_text_file_is_renamed_there(tmp_path: Path) -> None:
    (tmp_path / "units.csv").write_text("id,name\nwar-bow,War bow\n", encoding="utf-8")
    assert renamed(tmp_path, "units.csv") == {"k.yaml": ["long-bow"], "units.csv": ["long-bow"]}


def test_an_id_that_is_made_of_a_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "units.csv").write_text("name,note\nWar bow,strong\n", encoding="utf-8")
    sentence = "this id is made of the name in units.csv:2: change that, or give its row an id of its own"
    with pytest.raises(RenameError, match=re.escape(sentence)):
        renamed(tmp_path, "units.csv")


def test_fields_of_the_kit_are_renamed_where_they_name_the_record(tmp_path: Path) -> None:
    (tmp_path / "units.csv").write_text("id,name\nwar-bow,War bow\n", encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(
        "decks:\n  - id: d\n    name: D\n    fields: {who: {type: units}, said: {type: text}}\n"
        "    cards: [{id: c, name: C, who: war-bow, said: war-bow}]\n",
        encoding="utf-8",
    )
    assert renamed(tmp_path, "units.csv")["cards.yaml"] == ["long-bow"]


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ("id", "this id is also written in units.xlsx#Sheet!A2: change it there, in the spreadsheet program"),
        ("name", "this id is made of the name in units.xlsx#Sheet!A2: change that, or give its row an id of its own"),
    ],
)
def test_a_spreadsheet_file_is_not_changed(header: str, sentence: str, tmp_path: Path) -> None:
    book = Workbook()
    sheet = book.worksheets[0]
    sheet.append([header])
    sheet.append(["war-bow" if header == "id" else "War bow"])
    book.save(tmp_path / "units.xlsx")
    with pytest.raises(RenameError, match=re.escape(sentence)):
        renamed(tmp_path, "units.xlsx")
