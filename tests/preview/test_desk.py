"""The desk: what it shows after a change, while a kit is broken, and before it."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

from pnp.pipeline.kit_schemas import FOLDER, write_schemas
from pnp.preview.desk import Desk
from pnp.preview.state import closer_look, state
from tests.pipeline.conftest import change
from tests.preview.conftest import complete


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
    complete(desk, holds=lambda view: view.generation.is_broken)
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
    change(ferry / "crates.csv", "Never enough of it.", "Never enough  of it.")
    view = complete(desk, holds=lambda view: any(finding.edits for finding in view.generation.findings))
    findings = [finding for finding in view.generation.findings if finding.edits]
    before = (ferry / "crates.csv").read_bytes()
    assert "+" in desk.mending(findings[0], writes=False)
    assert (ferry / "crates.csv").read_bytes() == before
    desk.mending(findings[0], writes=True)
    assert b"Never enough of it." in (ferry / "crates.csv").read_bytes()
    complete(desk, holds=lambda view: view.hashes == first.hashes)


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


def test_pages_are_called_by_what_is_printed_on_them(desk: Desk) -> None:
    view = complete(desk)
    (book,) = (each for each in state(desk, view)["components"] if each["id"] == "rules")
    assert [page["label"] for page in book["pages"]][:1] == ["1"]
