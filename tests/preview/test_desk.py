"""The desk: what it shows after a change, while a kit is broken, and before it."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest
from openpyxl import load_workbook

from pnp.document.origins import PageOrigins, PrintedWords
from pnp.executors.background import BackgroundProcess
from pnp.executors.tasks import TaskTable
from pnp.layout.geometry.box import Box
from pnp.papers import A4
from pnp.pipeline.background_checks import CHECKS
from pnp.pipeline.kit_schemas import FOLDER, write_schemas
from pnp.pipeline.starter import write_starter
from pnp.preview.desk import Desk
from pnp.preview.play import play
from pnp.preview.state import closer_look, pages, searched, state
from tests.executors.conftest import is_there, wait_until
from tests.pipeline.conftest import change
from tests.preview.conftest import complete

DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1h8v8z"/></svg>'


def test_a_saved_change_is_shown_with_the_drawing_before_it(ferry: Path, desk: Desk) -> None:
    first = complete(desk)
    rope = first.hashes["crates/rope"]
    change(ferry / "crates.csv", "Never enough of it.", "Never enough rope.")
    view = complete(desk, first.generation.number, lambda view: view.hashes["crates/rope"] != rope)
    assert {"crates/rope": first.hashes["crates/rope"]}.items() <= state(desk, view)["before"].items()
    old, new = desk.drawing(first.hashes["crates/rope"]), desk.drawing(view.hashes["crates/rope"])
    assert old is not None
    assert new is not None
    assert old != new
    assert desk.drawing(view.hashes["crates/rope/back"]) is not None
    assert [note.changed for note in view.history][-1] >= 1


def test_while_a_kit_is_broken_its_last_faces_stay(ferry: Path, desk: Desk) -> None:
    first = complete(desk)
    head = (ferry / "kit.yaml").read_text(encoding="utf-8")
    (ferry / "kit.yaml").write_text(f"{head}\nplayers: [", encoding="utf-8")
    broken = complete(desk, holds=lambda view: view.generation.is_broken)
    shown = state(desk, broken)
    assert shown["findings"][0]["severity"] == "error"
    assert shown["components"] == state(desk, first)["components"]
    assert desk.drawing(broken.hashes["crates/rope"]) is not None
    (ferry / "kit.yaml").write_text(head, encoding="utf-8")
    mended = complete(desk, holds=lambda view: not view.generation.is_broken)
    assert mended.hashes == first.hashes


def test_a_folder_that_is_deleted_and_comes_back_is_shown_again(ferry: Path, desk: Desk, tmp_path: Path) -> None:
    first = complete(desk)
    shutil.copytree(ferry, tmp_path / "aside")
    shutil.rmtree(ferry)
    assert state(desk, complete(desk, holds=lambda view: view.generation.is_broken))["gone"]
    (tmp_path / "aside").rename(ferry)
    view = complete(desk, holds=lambda view: not view.generation.is_broken)
    assert view.hashes == first.hashes


def test_findings_name_the_faces_of_their_record_and_elements_their_places(ferry: Path, desk: Desk) -> None:
    complete(desk)
    change(ferry / "crates.csv", "Never enough of it.", "Never enough of it. " * 40)
    view = complete(desk, holds=lambda view: any(finding.code == "P101" for finding in view.generation.findings))
    (finding,) = [finding for finding in state(desk, view)["findings"] if finding["code"] == "P101"]
    assert finding["faces"] == ["crates/rope"]
    assert finding["place"]["path"] == str((ferry / "crates.csv").resolve())
    look = closer_look(desk, view, "crates/rope")
    elements = {element["element"]: element for element in look["elements"]}
    (field,) = elements["flavor"]["fields"]
    assert (field["path"], field["place"]["line"]) == ("card.flavor", finding["place"]["line"])
    assert elements["flavor"]["place"]["path"].endswith("layouts.yaml")
    assert ["name", "Rope"] in look["record"]


def test_mending_is_shown_first_and_written_only_then(ferry: Path, desk: Desk) -> None:
    first = complete(desk)
    change(ferry / "crates.csv", "Never enough of it.", "Never  enough  of it.")
    view = complete(desk, holds=lambda view: len([find for find in view.generation.findings if find.edits]) == 2)
    findings = [finding for finding in view.generation.findings if finding.edits]
    before = (ferry / "crates.csv").read_bytes()
    assert "+" in desk.mending(findings, writes=False)
    assert (ferry / "crates.csv").read_bytes() == before
    desk.mending(findings[:1], writes=True)
    assert b"Never enough  of it." in (ferry / "crates.csv").read_bytes()
    view = complete(desk, view.generation.number, lambda view: any(find.edits for find in view.generation.findings))
    desk.mending([finding for finding in view.generation.findings if finding.edits], writes=True)
    assert b"Never enough of it." in (ferry / "crates.csv").read_bytes()
    complete(desk, holds=lambda view: view.hashes == first.hashes)


def test_findings_of_one_kind_know_the_first_of_them(ferry: Path, desk: Desk) -> None:
    complete(desk)
    change(ferry / "crates.csv", "Never enough of it.", "Never  enough  of it.")
    view = complete(desk, holds=lambda view: len([find for find in view.generation.findings if find.edits]) == 2)
    found = state(desk, view)["findings"]
    first, second = (number for number, finding in enumerate(found) if finding["code"] == "T117")
    assert [found[first]["first"], found[second]["first"]] == [first, first]


def test_schemas_of_a_kit_follow_its_names(ferry: Path, desk: Desk) -> None:
    first = complete(desk)
    list(write_schemas(ferry, {"kit.json": {}}))
    change(ferry / "crates.csv", "Never enough of it.", "Never enough rope.")
    complete(desk, holds=lambda view: view.hashes != first.hashes)
    deadline = time.monotonic() + 10
    while not (ferry / FOLDER / "records.json").is_file() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert '"errorMessage":"This kit has no such icon."' in (ferry / FOLDER / "records.json").read_text(
        encoding="utf-8"
    )


def test_a_piece_that_shows_no_record_is_called_as_its_component(ferry: Path, desk: Desk) -> None:
    with (ferry / "components.yaml").open("a", encoding="utf-8") as components:
        components.write("  - {id: tag, name: Luggage tag, kind: card, layout: crate-back, stock: card}\n")
    view = complete(desk, holds=lambda view: "tag/tag" in view.hashes)
    shown = next(component for component in state(desk, view)["components"] if component["id"] == "tag")
    assert [piece["label"] for piece in shown["pieces"]] == ["Luggage tag"]


def test_pages_are_called_by_what_is_printed_on_them(desk: Desk) -> None:
    view = complete(desk)
    (book,) = (each for each in state(desk, view)["components"] if each["id"] == "rules")
    assert [page["label"] for page in book["pages"]][:1] == ["1"]


def test_pages_have_their_words_and_say_where_each_part_is_written(ferry: Path, desk: Desk) -> None:
    view = complete(desk)
    words = pages(desk, view)["pages"]["rules/page-1"]["words"]
    assert "you carry them over the water" in words
    look = closer_look(desk, view, "rules/page-1")
    rules = str((ferry.parent / "harbor" / "rules.md").resolve())
    (paragraph,) = [part for part in look["elements"] if part["element"] == "paragraph" and part["place"]["line"] == 3]
    assert (paragraph["place"]["path"], paragraph["place"]["column"]) == (rules, 1)
    assert [field["path"] for field in paragraph["fields"]] == ["decks.crates.total"]
    (sail,) = [field for part in look["elements"] for field in part["fields"] if field["path"] == "sail.text"]
    assert (sail["place"]["path"], sail["place"]["line"]) == (str((ferry.parent / "harbor" / "play.yaml").resolve()), 5)
    assert any(text.startswith("There are 9 crates") for text, *_ in look["words"])


def test_a_finding_in_a_rules_text_names_its_page(ferry: Path, desk: Desk) -> None:
    complete(desk)
    change(ferry.parent / "harbor" / "rules.md", "Roll one die", "Roll [one die](#nowhere)")
    view = complete(desk, holds=lambda view: any("nowhere" in finding.message for finding in view.generation.findings))
    shown = state(desk, view)["findings"]
    (number,) = [index for index, finding in enumerate(shown) if "nowhere" in finding["message"]]
    assert (shown[number]["in_book"], shown[number]["faces"]) == (True, [])
    assert number in pages(desk, view)["pages"]["rules/page-1"]["findings"]


def test_a_finding_in_a_spreadsheet_shows_its_row_below_the_headings(tmp_path: Path) -> None:
    kit = tmp_path / "kit"
    list(write_starter(kit, "kit", "spreadsheet"))
    workbook = load_workbook(kit / "cards.xlsx")
    sheet = workbook.active
    sheet.insert_rows(1)
    sheet["A1"], sheet["B6"], sheet["D6"] = "Card list", "three", "Draw. " * 40
    workbook.save(kit / "cards.xlsx")
    desk = Desk(kit, "kit", (A4,))
    desk.start()
    findings = {finding["place"]["text"]: finding for finding in state(desk, complete(desk))["findings"]}
    desk.stop()
    finding = findings["kit/cards.xlsx#Cards!B6"]
    assert finding["excerpt"] == {
        "letters": ["A", "B", "C", "D", "E"],
        "rows": [
            [2, "Name", "Qty", "Cost", "Text", "Picture"],
            [6, "Roast roots", "three", "2", "Draw. " * 14 + "Draw.…", "onion"],
        ],
        "marked": 1,
    }


def test_words_divided_between_lines_are_found_whole() -> None:
    box = Box(0, 0, 1, 1)
    page = PageOrigins(parts=(), words=(PrintedWords("an engin-", box), PrintedWords("eer builds", box)))
    assert "engineer" in searched(page).split()


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("components.yaml", "of: decks.crates", "of: decks.crate"),
        ("components.yaml", "layout: crate,", "layout: crat,"),
        ("cards.yaml", None, None),
    ],
)
def test_what_an_error_takes_away_stays_until_it_is_mended(
    ferry: Path, desk: Desk, file: str, old: str | None, new: str | None
) -> None:
    first = complete(desk)
    whole = (ferry / file).read_text(encoding="utf-8")
    if old is None or new is None:
        (ferry / file).unlink()
    else:
        change(ferry / file, old, new)
    crates = ["crates/rope", "crates/salt", "crates/wine"]
    view = complete(desk, holds=lambda view: bool(view.old))
    assert {"crates/rope", "crates/salt", "crates/wine"} <= view.old
    (shown,) = [component for component in state(desk, view)["components"] if component["id"] == "crates"]
    assert [(piece["name"], piece["old"]) for piece in shown["pieces"]] == [(name, True) for name in crates]
    assert [desk.drawing(view.hashes[name]) for name in crates] == [desk.drawing(first.hashes[name]) for name in crates]
    assert [card["name"] for deck in play(view)["decks"] for card in deck["cards"]] == crates
    (ferry / file).write_text(whole, encoding="utf-8")
    mended = complete(desk, holds=lambda view: not view.old)
    assert mended.hashes == first.hashes
    assert not any(name.startswith("crates/") for name in state(desk, mended)["changed"])


def test_what_was_in_a_deleted_file_stays_until_it_is_back_or_forgotten(ferry: Path, desk: Desk) -> None:
    first = complete(desk)
    whole = (ferry / "components.yaml").read_text(encoding="utf-8")
    (ferry / "components.yaml").unlink()
    view = complete(desk, holds=lambda view: bool(view.old))
    assert view.hashes == first.hashes
    shown = state(desk, view)
    assert (shown["lost"], [component["id"] for component in shown["components"]]) == (
        ["components.yaml"],
        [component["id"] for component in state(desk, first)["components"]],
    )
    (ferry / "components.yaml").write_text(whole, encoding="utf-8")
    assert not complete(desk, holds=lambda view: not view.old).lost
    (ferry / "components.yaml").unlink()
    complete(desk, holds=lambda view: bool(view.old))
    desk.forget_old()
    assert not complete(desk, holds=lambda view: not view.old).hashes


def test_what_is_taken_away_without_an_error_is_gone(ferry: Path, desk: Desk) -> None:
    complete(desk)
    change(ferry / "crates.csv", "salt,2,Salt,3,crate-sign,art/salt.png,2,Keep it dry.,Worth its weight.\n", "")
    change(ferry / "cards.yaml", "stated: {cards: 9}", "stated: {cards: 6}")
    view = complete(desk, holds=lambda view: "crates/salt" not in view.hashes)
    assert not view.old


def test_a_card_that_is_taken_away_with_another_kind_of_error_is_gone(ferry: Path, desk: Desk) -> None:
    complete(desk)
    change(ferry / "crates.csv", "salt,2,Salt,3,crate-sign,art/salt.png,2,Keep it dry.,Worth its weight.\n", "")
    change(ferry / "crates.csv", "Never enough of it.", "Never enough of it. " * 40)
    view = complete(desk, holds=lambda view: any(finding.code == "P101" for finding in view.generation.findings))
    assert "crates/salt" not in view.hashes


def test_a_kit_that_cannot_be_read_at_first_shows_what_can_be(ferry: Path) -> None:
    for name in ("bell", "rope"):
        (ferry / f"{name}.svg").write_text(DRAWN, encoding="utf-8")
    (ferry / "bell.svg").write_text("<svg>", encoding="utf-8")
    (ferry / "icons.yaml").write_text("icons: {from: '*.svg'}\n", encoding="utf-8")
    desk = Desk(ferry, "ferry", (A4,))
    desk.start()
    try:
        broken = complete(desk)
        shown = state(desk, broken)
        assert (shown["broken"], shown["partial"]) == (True, True)
        assert "cannot be drawn" in shown["findings"][0]["message"]
        assert desk.drawing(broken.hashes["crates/rope"]) is not None
        assert broken.generation.kit is not None
        assert "rope" in broken.generation.kit.game.icons.ids
        (ferry / "bell.svg").write_text(DRAWN, encoding="utf-8")
        mended = complete(desk, holds=lambda view: not view.generation.is_broken)
        assert mended.hashes["crates/rope"] == broken.hashes["crates/rope"]
        assert not state(desk, mended)["partial"]
        change(ferry / "icons.yaml", "'*.svg'", "[")
        again = complete(desk, holds=lambda view: view.generation.is_broken)
        assert (again.hashes, again.generation.is_partial) == (mended.hashes, False)
    finally:
        desk.stop()


def children() -> set[int]:
    """The processes that this one has begun."""
    lists = [path.read_text() for path in Path("/proc/self/task").glob("*/children")]
    return {int(process) for each in lists for process in each.split()}


def test_a_process_that_is_lost_is_told_of_even_if_nothing_else_is_new(ferry: Path) -> None:
    table = TaskTable({**CHECKS.functions, "rest": "tests.executors.work:die"}, CHECKS.context)
    others = children()
    desk = Desk(ferry, "ferry", (A4,), background=BackgroundProcess(table))
    desk.start()
    try:
        first = complete(desk)
        assert state(desk, first)["events"] == []
        # It dies at rest.
        assert wait_until(lambda: not any(map(is_there, children() - others)), 60)
        # In one step: of two looks, the second would have nothing to tell.
        (ferry.parent / "new.yaml").write_text((ferry / "kit.yaml").read_text() + "# a comment\n")
        (ferry.parent / "new.yaml").replace(ferry / "kit.yaml")
        view = complete(desk, holds=lambda view: bool(view.generation.events))
        (event,) = state(desk, view)["events"]
        assert event.endswith("perhaps for want of memory; this one goes on alone")
    finally:
        desk.stop()
