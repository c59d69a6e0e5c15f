"""``pnp check --fix`` and ``--diff``: what is changed, what is not, and what is said."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Said
from tests.cli.test_check import change

Pnp = Callable[..., Said]

SPOILED = """# The deck of the inn, kept in a text file.
decks:
  - id: orders   # twelve cards
    name: Orders
    cards:
      - {id: march, number: 1, name: March}

      - id: rest
        text: Recieve one card.  # or two
        nmae: Rest
        copies: "2"
"""
MENDED = """# The deck of the inn, kept in a text file.
decks:
  - id: orders   # twelve cards
    name: Orders
    cards:
      - {id: march, number: 1, name: March}

      - id: rest
        text: Receive one card.  # or two
        name: Rest
        copies: 2
"""


@pytest.fixture
def spoiled(tmp_path: Path) -> Path:
    """A kit ``deck`` with three mistakes that need no judgement."""
    folder = tmp_path / "deck"
    folder.mkdir()
    (folder / "kit.yaml").write_text("kit: deck\ntitle: Deck\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n")
    (folder / "cards.yaml").write_text(SPOILED)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_fix_mends_the_file_and_keeps_the_rest_of_it(pnp: Pnp, spoiled: Path) -> None:
    before = contents(spoiled)
    said = pnp("check", "deck", "--fix", "--select", "Y,T109")
    assert said.code == 0
    assert said.out.startswith("0 errors, 0 warnings")
    assert said.err.splitlines() == [
        "mended deck/cards.yaml:11:17: Y110 'copies' is text in quotes, not a whole number",
        "mended deck/cards.yaml:10:9: Y108 unknown key 'nmae'",
        "mended deck/cards.yaml:9:15: T109 'Recieve' is not in the dictionary",
        "mended 3 findings in 1 file",
    ]
    assert contents(spoiled) == {**before, "cards.yaml": MENDED.encode()}


def test_fixing_twice_changes_nothing(pnp: Pnp, spoiled: Path) -> None:
    pnp("check", "deck", "--fix")
    once = contents(spoiled)
    stamp = (spoiled / "cards.yaml").stat().st_mtime_ns
    said = pnp("check", "deck", "--fix")
    assert said.err == ""
    assert contents(spoiled) == once
    assert (spoiled / "cards.yaml").stat().st_mtime_ns == stamp


def test_diff_shows_what_fix_does_and_changes_nothing(pnp: Pnp, spoiled: Path) -> None:
    before = contents(spoiled)
    said = pnp("check", "deck", "--diff")
    assert said.code == 1
    assert contents(spoiled) == before
    assert said.out.splitlines()[:2] == ["--- deck/cards.yaml", "+++ deck/cards.yaml"]
    assert [line for line in said.out.splitlines()[2:] if line[0] in "+-"] == [
        "-        text: Recieve one card.  # or two",
        "-        nmae: Rest",
        '-        copies: "2"',
        "+        text: Receive one card.  # or two",
        "+        name: Rest",
        "+        copies: 2",
    ]


def test_a_diff_of_nothing_is_empty(pnp: Pnp, kit: Path) -> None:
    said = pnp("check", "inn", "--diff", "--no-layout")
    assert (said.code, said.out, said.err) == (0, "", "")


@pytest.mark.parametrize("end", ["\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("last", [True, False])
def test_line_ends_and_byte_order_mark_stay(pnp: Pnp, spoiled: Path, end: str, mark: str, last: bool) -> None:
    def saved(text: str) -> bytes:
        return (mark + (text if last else text.rstrip("\n")).replace("\n", end)).encode()

    (spoiled / "cards.yaml").write_bytes(saved(SPOILED))
    assert pnp("check", "deck", "--fix").code == 0
    assert (spoiled / "cards.yaml").read_bytes() == saved(MENDED)


def test_spreadsheets_are_mended(pnp: Pnp, kit: Path) -> None:
    table = (kit / "orders.csv").read_text()
    spoiled = table.replace("Attack with one unit. Roll", "Attack wiht one unit. Roll")
    (kit / "orders.csv").write_bytes(spoiled.replace("\n", "\r\n").encode())
    assert pnp("check", "inn", "--fix", "--no-layout").code == 0
    assert (kit / "orders.csv").read_bytes() == table.replace("\n", "\r\n").encode()


def test_only_what_is_selected_is_mended(pnp: Pnp, spoiled: Path) -> None:
    said = pnp("check", "deck", "--fix", "--select", "Y110")
    assert said.code == 1
    text = (spoiled / "cards.yaml").read_text()
    assert "copies: 2\n" in text
    assert "nmae: Rest" in text


def test_what_is_left_is_said_and_decides_the_exit_code(pnp: Pnp, spoiled: Path) -> None:
    change(spoiled / "cards.yaml", "name: March", "name: March, copies: two")
    said = pnp("check", "deck", "--fix")
    assert said.code == 1
    assert "Y110 'copies' is 'two', not a whole number" in said.out
    assert "unknown key" not in said.out


def test_documents_stay_documents(pnp: Pnp, spoiled: Path) -> None:
    said = pnp("check", "deck", "--fix", "--format", "json")
    assert said.json["findings"] == []
    assert "mended 3 findings in 1 file" in said.err


def test_a_kit_that_is_extended_is_not_changed_unless_it_is_named(pnp: Pnp, spoiled: Path, tmp_path: Path) -> None:
    (spoiled / "cards.yaml").write_text(MENDED.replace("Receive", "Recieve"))
    (tmp_path / "more").mkdir()
    (tmp_path / "more/kit.yaml").write_text("kit: more\nextends: deck\n")
    before = contents(tmp_path)
    said = pnp("check", "more", "--fix", "--strict", "--select", "T")
    assert said.code == 1
    assert said.err == "deck/cards.yaml is not mended: it is not a file of more\n"
    assert contents(tmp_path) == before
    both = pnp("check", "more", "deck", "--fix", "--strict", "--select", "T")
    assert both.code == 0
    assert both.out.startswith("0 errors")
    assert (spoiled / "cards.yaml").read_text() == MENDED


def test_what_a_link_leads_to_is_not_changed(pnp: Pnp, spoiled: Path) -> None:
    (spoiled / "sub").mkdir()
    (spoiled / "cards.yaml").rename(spoiled / "sub/cards.txt")
    (spoiled / "cards.yaml").symlink_to("sub/cards.txt")
    said = pnp("check", "deck", "--fix")
    assert said.code == 1
    assert "deck/cards.yaml is not mended: a link leads to it" in said.err
    assert (spoiled / "sub/cards.txt").read_text() == SPOILED


def test_a_file_that_must_not_be_written_is_left_alone(
    pnp: Pnp, spoiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: "cards.yaml" not in str(path))
    said = pnp("check", "deck", "--fix")
    assert said.code == 1
    assert "deck/cards.yaml is not mended: you may not write to it" in said.err
    assert (spoiled / "cards.yaml").read_text() == SPOILED


def test_a_folder_that_must_not_be_written_is_one_sentence(
    pnp: Pnp, spoiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = os.open

    def refuse(path: Any, flags: int, *more: Any, **named: Any) -> int:
        if str(path).endswith(".pnp-mended"):
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, flags, *more, **named)

    monkeypatch.setattr("pnp.plain_files.os.open", refuse)
    said = pnp("check", "deck", "--fix")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "deck/cards.yaml: cannot be written: Permission denied" in said.err
    assert (spoiled / "cards.yaml").read_text() == SPOILED


def test_hidden_files_and_built_files_are_nobodys_business(pnp: Pnp, spoiled: Path) -> None:
    (spoiled / ".backup.yaml").write_text(SPOILED)
    (spoiled / "notes.txt").write_text("nmae: Rest\n")
    pnp("check", "deck", "--fix")
    assert (spoiled / ".backup.yaml").read_text() == SPOILED
    assert (spoiled / "notes.txt").read_text() == "nmae: Rest\n"


def test_of_several_names_in_one_field_of_a_spreadsheet_only_the_wrong_one_changes(pnp: Pnp, tmp_path: Path) -> None:
    kit = tmp_path / "kit"
    kit.mkdir()
    (kit / "kit.yaml").write_text("kit: kit\ntitle: Kit\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n")
    (kit / "u.yaml").write_text("classes: [{id: foot}, {id: horse}]\nunits: {from: u.csv}\n")
    (kit / "u.csv").write_text('id,name,classes\na,A,Foot;horse\nb,B,"horse; Foot"\n')
    pnp("check", "kit", "--no-layout", "--fix", "--select", "N104")
    assert (kit / "u.csv").read_text() == 'id,name,classes\na,A,foot;horse\nb,B,"horse; foot"\n'
