"""A kit that stays open: what comes first, what stays while it is broken, where things on a face come from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pnp.findings import Finding
from pnp.frame import Piece
from pnp.layout.compose import _PieceComposer
from pnp.layout.series import SeriesEntry
from pnp.papers import A4
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.generation import Generation, ShownComponent
from pnp.pipeline.session import KitSession
from pnp.store.disk import open_store
from tests.incremental.kits import write_ferry
from tests.pipeline.conftest import change


@pytest.fixture
def ferry(tmp_path: Path) -> Path:
    return write_ferry(tmp_path)[0]


@pytest.fixture
def session(ferry: Path) -> KitSession:
    session = KitSession(ferry, "ferry", (A4,))
    session.update()
    return session


def errors(generation: Generation) -> list[Finding]:
    return [finding for finding in generation.findings if finding.severity.value == "error"]


def test_the_first_look_shows_everything(ferry: Path):
    generation = KitSession(ferry, "ferry", (A4,)).update()
    assert generation.number == 1
    assert generation.is_complete
    assert [shown.component.id for shown in generation.components] == ["crates", "wrecks", "rules"]
    frames = {name for shown in generation.components for name in shown.frames}
    assert generation.changed == frames
    assert {"crates/rope", "crates/rope/back", "rules/page-1"} <= frames


def test_nothing_is_changed_if_nothing_is(session: KitSession):
    (generation,) = session.updates()
    assert generation.number == 2
    assert generation.changed == frozenset()
    assert generation.is_complete


def test_a_changed_card_comes_before_the_findings_and_the_book_that_shows_it(ferry: Path, session: KitSession):
    change(ferry / "crates.csv", "Never enough of it.", "Never enough rope.")
    generations = list(session.updates())
    assert generations[0].changed == {"crates/rope"}
    assert not generations[0].has_findings
    assert generations[-1].is_complete
    assert generations[-1].changed > {"crates/rope"}
    assert all(name == "crates/rope" or name.startswith("rules/page-") for name in generations[-1].changed)


def test_of_many_pieces_those_whose_records_changed_are_drawn(
    ferry: Path, session: KitSession, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("pnp.pipeline.tasks.MANY_FACES", 2)
    change(ferry / "crates.csv", "Keep it dry.", "Keep it dryer.")
    session.update()
    drawn = _drawn_from_here_on(monkeypatch)
    change(ferry / "crates.csv", "Keep it dryer.", "Keep it very dry.")
    generation = session.update()
    assert drawn == ["salt"]
    assert {name for name in generation.changed if name.startswith("crates/")} == {"crates/salt"}
    fresh = compile_kit(ferry, "ferry", papers=(A4,), painted=True).parts.component("crates")
    shown = generation.component("crates")
    assert shown is not None
    assert [_looks(piece) for piece in shown.pieces] == [_looks(piece) for piece in fresh.drawn.pieces]
    assert shown.painted.forms == fresh.painted.forms
    assert shown.painted.glyphs == fresh.painted.glyphs
    assert dict(shown.painted.contents) == dict(fresh.painted.contents)


def test_a_piece_with_a_report_is_drawn_again_when_its_own_place_has_changed(
    ferry: Path, session: KitSession, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("pnp.pipeline.tasks.MANY_FACES", 2)
    change(ferry / "crates.csv", "Sell it at any pier.", "Sell it at any pier. " * 30)
    (found,) = errors(session.update())
    assert (found.span.file, found.span.line) == ("ferry/crates.csv", 4)
    drawn = _drawn_from_here_on(monkeypatch)
    change(ferry / "crates.csv", "Keep it dry.", "Keep it dryer.")
    assert errors(session.update()) == [found]
    assert drawn == ["salt"]
    drawn.clear()
    change(ferry / "crates.csv", "rope,1,", "\nrope,1,")
    (found,) = errors(session.update())
    assert found.span.line == 5
    assert drawn == ["wine"]


def test_layouts_in_the_file_of_the_cards_are_told_by_their_own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("pnp.pipeline.tasks.MANY_FACES", 2)
    (tmp_path / "kit.yaml").write_text(
        "kit: birds\ntitle: Birds\nversion: 1.0\nplayers: 2\nlanguage: en\nstatus: draft\ntheme: plain\n"
        "layouts:\n  - layout: bird\n    size: [56 mm, 87 mm]\n    elements:\n"
        "      text: {text: '{{ card.text }}', at: [5 mm, 5 mm], size: [46 mm, 9 mm]}\n"
        "decks:\n  - id: birds\n    name: Birds\n    cards:\n"
        "      - {id: crane, name: Crane, text: It wades.}\n"
        "      - {id: heron, name: Heron, text: " + "It waits for a fish that comes by. " * 9 + "}\n"
        "      - {id: stork, name: Stork, text: It clatters.}\n"
        "components:\n  - {id: birds, name: Birds, kind: card, of: decks.birds, layout: bird}\n",
        encoding="utf-8",
    )
    session = KitSession(tmp_path, "birds", (A4,))
    session.update()
    change(tmp_path / "kit.yaml", "It clatters.", "It claps.")
    session.update()
    drawn = _drawn_from_here_on(monkeypatch)
    change(tmp_path / "kit.yaml", "It claps.", "It claps its bill.")
    session.update()
    assert drawn == ["stork"]
    change(tmp_path / "kit.yaml", "decks:\n", "\ndecks:\n")
    session.update()
    assert drawn == ["stork", "heron"]


def _drawn_from_here_on(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pieces whose fronts are drawn, in order."""
    drawn: list[str] = []
    front = _PieceComposer.front

    def noted(composer: _PieceComposer, entry: SeriesEntry) -> Any:
        drawn.append(entry.id)
        return front(composer, entry)

    monkeypatch.setattr(_PieceComposer, "front", noted)
    return drawn


def _saved(session: KitSession) -> KitSession:
    while session.save():
        pass
    return session


def test_what_was_saved_need_not_be_drawn_at_the_next_start(
    ferry: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("pnp.pipeline.tasks.MANY_FACES", 2)
    store = open_store(tmp_path / "cache", "pnp 1")
    session = KitSession(ferry, "ferry", (A4,), store=store)
    first = session.update()
    _saved(session)
    drawn = _drawn_from_here_on(monkeypatch)
    opened = KitSession(ferry, "ferry", (A4,), store=store)
    again = opened.update()
    assert drawn == []
    assert again.findings == first.findings
    for shown in first.components:
        same = again.component(shown.component.id)
        assert same is not None
        assert same.frames.keys() == shown.frames.keys()
        assert all(opened.svg(again, name) == session.svg(first, name) for name in shown.frames)
    # An edit is drawn upon it.
    change(ferry / "crates.csv", "Keep it dry.", "Keep it dryer.")
    assert {name for name in opened.update().changed if name.startswith("crates/")} == {"crates/salt"}
    assert drawn == ["salt"]


def test_a_build_takes_what_a_session_has_saved(ferry: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    store = open_store(tmp_path / "cache", "pnp 1")
    session = KitSession(ferry, "ferry", store=store)
    session.update()
    _saved(session)
    drawn = _drawn_from_here_on(monkeypatch)
    built = compile_kit(ferry, "ferry", papers=(A4,), store=store)
    assert drawn == []
    fresh = compile_kit(ferry, "ferry", papers=(A4,))
    assert built.findings == fresh.findings
    files, same = ([file.artifact for file in compiled.printed_files(A4)] for compiled in (built, fresh))
    assert [(file.path, file.sha256) for file in files] == [(file.path, file.sha256) for file in same]


def test_what_is_gone_from_the_disk_is_drawn_again(ferry: Path, tmp_path: Path):
    store = open_store(tmp_path / "cache", "pnp 1")
    session = KitSession(ferry, "ferry", (A4,), store=store)
    first = session.update()
    _saved(session)
    for blob in (tmp_path / "cache" / "blobs").rglob("*"):
        if blob.is_file():
            blob.unlink()
    again = KitSession(ferry, "ferry", (A4,), store=store).update()
    assert [_names(shown) for shown in again.components] == [_names(shown) for shown in first.components]


def _names(shown: ShownComponent) -> dict[str, str]:
    """The name of what was painted of each face and page."""
    return {name: frame.key for name, frame in shown.frames.items()}


def _looks(piece: Piece) -> tuple[str, ...]:
    faces = [face for face in (piece.front, piece.back) if face]
    return (piece.id, *(part for face in faces for part in (face.id, face.key)))


def test_a_generation_does_not_change(ferry: Path, session: KitSession):
    before = session.last
    picture = session.svg(before, "crates/rope")
    change(ferry / "crates.csv", "Never enough of it.", "Never enough rope.")
    after = session.update()
    assert session.svg(before, "crates/rope") == picture
    assert session.svg(after, "crates/rope") != picture
    assert session.svg(after, "crates/silver") is None


def test_the_last_faces_stay_while_a_kit_cannot_be_read(ferry: Path, session: KitSession):
    kept = session.last.components
    change(ferry / "cards.yaml", "decks:", "decks: [")
    broken = session.update()
    assert broken.is_broken
    assert broken.is_complete
    assert errors(broken)
    assert broken.components == kept
    assert session.svg(broken, "crates/salt")
    change(ferry / "cards.yaml", "decks: [", "decks:")
    mended = session.update()
    assert not mended.is_broken
    assert not errors(mended)
    assert mended.changed == frozenset()


def test_a_kit_that_was_never_whole_has_findings_and_nothing_to_show(tmp_path: Path):
    generation = KitSession(tmp_path / "nowhere", "nowhere").update()
    assert generation.is_broken
    assert errors(generation)
    assert generation.components == ()
    assert generation.origins("crates/rope") == ()


def test_of_a_kit_that_prints_nothing_the_rules_and_the_theme_are_checked(ferry: Path, session: KitSession):
    change(ferry / "kit.yaml", "theme: ferry", "theme: fairy")
    (ferry / "components.yaml").unlink()
    generation = session.update()
    assert generation.components == ()
    assert "there is no theme 'fairy'" in {finding.message for finding in generation.findings}
    assert generation.findings == compile_kit(ferry, "ferry", papers=(A4,)).findings


def test_whoever_leaves_off_in_the_middle_can_look_again(ferry: Path, session: KitSession):
    change(ferry / "crates.csv", "Never enough of it.", "Never enough rope.")
    next(session.updates())
    change(ferry / "crates.csv", "Keep it dry.", "Keep it very dry.")
    assert {"crates/rope", "crates/salt"} <= session.update().changed


def test_elements_of_a_face_lead_to_the_field_that_they_show(session: KitSession):
    origins = {origin.element: origin for origin in session.last.origins("crates/rope")}
    (flavor,) = origins["flavor"].fields
    assert (flavor.path, flavor.record) == ("card.flavor", "rope")
    # The row of rope is the second line; 76 characters stand before its last cell.
    assert (flavor.span.file, flavor.span.line, flavor.span.column) == ("ferry/crates.csv", 2, 77)
    assert (origins["flavor"].box.x, origins["flavor"].box.y) == (5.0, 70.0)
    assert origins["flavor"].span.file.endswith("harbor/layouts.yaml")


def test_elements_that_are_the_same_on_all_faces_are_there_too(session: KitSession):
    assert [origin.element for origin in session.last.origins("crates/rope/back")] == ["ground", "sign"]


def test_a_kit_that_cannot_be_read_is_checked_as_far_as_it_can_be(ferry: Path, session: KitSession):
    change(ferry / "crates.csv", "Keep it dry.", "Keep it it dry.")
    change(ferry / "kit.yaml", "kit: ferry", "kit: ferry\nplayrs: 3")
    first, last = session.updates()
    assert first.is_broken
    assert not first.is_complete
    assert last.is_complete
    assert last.findings == compile_kit(ferry, "ferry", with_layout=False).findings
    assert len(last.findings) > len(first.findings)


def test_a_changed_paragraph_is_shown_before_the_findings(ferry: Path, session: KitSession):
    change(ferry.parent / "harbor" / "rules.md", "leaves the quay", "leaves the last quay")
    first, *_, last = session.updates()
    assert first.changed
    assert all(name.startswith("rules/page-") for name in first.changed)
    assert not first.has_findings
    assert last.is_complete
    assert last.has_findings
