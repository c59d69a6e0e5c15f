"""What a save has changed: faces, numbers of copies, findings, or nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.preview.desk import Desk, View
from pnp.preview.history import BuildNote
from pnp.preview.state import build, state
from tests.pipeline.conftest import change
from tests.preview.conftest import complete


def effect(note: BuildNote) -> dict[str, object]:
    """What is not nothing of a note."""
    keys = ("saved", "deleted", "changed", "gone", "copies", "new", "cured")
    return {key: value for key in keys if (value := getattr(note, key))}


def saved(desk: Desk, file: str, first: View) -> BuildNote:
    """The note of a look that a file has begun, as soon as its look is complete."""
    count = len(first.history)

    def names(view: View) -> bool:
        return len(view.history) > count and file in (*view.history[-1].saved, *view.history[-1].deleted)

    return complete(desk, holds=names).history[-1]


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        # The card, and the page of the rules with a picture of it.
        ("crates.csv", "Never enough of it.", "Never enough rope.", {"changed": 2}),
        # The page that counts the crates; and what is stated of their number is wrong then.
        ("crates.csv", "salt,2,Salt,3", "salt,2,Salt,4", {"changed": 1, "copies": 1, "new": 1}),
        ("kit.yaml", "\n", "\n# a comment\n", {}),
    ],
)
def test_a_save_says_what_it_has_changed(
    ferry: Path, desk: Desk, file: str, old: str, new: str, expected: dict[str, object]
) -> None:
    first = complete(desk)
    assert effect(first.history[0])["changed"] == len(first.hashes)
    text = (ferry / file).read_text(encoding="utf-8")
    assert old in text
    # In one step, so that it is one look.
    (ferry.parent / "new").write_text(text.replace(old, new, 1), encoding="utf-8")
    (ferry.parent / "new").replace(ferry / file)
    assert effect(saved(desk, file, first)) == {"saved": (file,), **expected}


def test_a_build_shows_its_faces_before_and_after_it(ferry: Path, desk: Desk) -> None:
    first = complete(desk)
    change(ferry / "crates.csv", "Never enough of it.", "Never enough rope.")
    view = complete(desk, holds=lambda view: view.hashes["crates/rope"] != first.hashes["crates/rope"])
    note = view.history[-1]
    changes = desk.build(note.number)
    assert changes is not None
    (face,) = [face for face in build(changes)["faces"] if face["name"] == "crates/rope"]
    assert face == {
        "name": "crates/rope",
        "size": [56, 87],
        "before": first.hashes["crates/rope"],
        "after": view.hashes["crates/rope"],
    }
    assert desk.drawing(face["before"]) not in (None, desk.drawing(face["after"]))
    assert desk.build(note.number + 1) is None


def test_a_card_that_is_gone_has_nothing_after(ferry: Path, desk: Desk) -> None:
    first = complete(desk)
    change(ferry / "crates.csv", "salt,2,Salt,3,crate-sign,art/salt.png,2,Keep it dry.,Worth its weight.\n", "")
    change(ferry / "cards.yaml", "stated: {cards: 9}", "stated: {cards: 6}")
    view = complete(desk, holds=lambda view: "crates/salt" not in view.hashes)
    found = {face["name"]: face for note in view.history for face in build_of(desk, note)["faces"]}
    assert (found["crates/salt"]["before"], found["crates/salt"]["after"]) == (first.hashes["crates/salt"], "")


def build_of(desk: Desk, note: BuildNote) -> dict[str, list[dict[str, object]]]:
    changes = desk.build(note.number)
    assert changes is not None
    return build(changes)


def test_another_number_of_copies_is_shown(ferry: Path, desk: Desk) -> None:
    first = complete(desk)
    change(ferry / "crates.csv", "salt,2,Salt,3", "salt,2,Salt,4")
    view = complete(desk, holds=lambda view: len(view.history) > len(first.history))
    (crates,) = [each for each in state(desk, view)["components"] if each["id"] == "crates"]
    assert {piece["name"]: piece["copies"] for piece in crates["pieces"]}["crates/salt"] == 4


def test_sheets_are_laid_out_again_where_no_face_is_another(ferry: Path, desk: Desk) -> None:
    first = complete(desk)
    change(ferry / "kit.yaml", "\n", "\n# a comment\n")
    view = complete(desk, holds=lambda view: len(view.history) > len(first.history))
    assert view.hashes == first.hashes
    assert view.generation.number > first.generation.number
