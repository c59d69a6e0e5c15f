"""A kit that stays open shows after every edit what a compile of it from nothing shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from pnp.checks.manual import names
from pnp.executors.background import BackgroundProcess
from pnp.findings import Finding
from pnp.paint.binding import with_bound_pages
from pnp.papers import USUAL_PAPERS
from pnp.pipeline.background_checks import CHECKS
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.face_drawings import FaceDrawings
from pnp.pipeline.generation import ShownComponent
from pnp.pipeline.session import KitSession
from pnp.pipeline.starter import write_starter
from pnp.report import Summary, as_json
from pnp.store.disk import open_store
from tests.examples import examples
from tests.incremental.compare import Build, Files, run
from tests.incremental.edits import Edit, Options, State, edits
from tests.incremental.kits import write_ferry
from tests.incremental.test_compare import MOST_EDITS


def session_build(
    sessions: dict[Path, KitSession], background: BackgroundProcess | None = None, *, closes: bool = False
) -> Build:
    """Shows the kit of the run in one session that stays open, and everything else in a compile from nothing.

    background: does the checks of the session. closes: it is closed after each look, and opened again with what it
    has saved.
    """

    last_good: dict[Path, Files] = {}

    def build(kit: Path, out: Path, cache: Path, _options: Options) -> tuple[Files, str]:
        if out.parent.name == "fresh":
            return _compiled(kit)
        if closes:
            sessions.clear()
        store = open_store(cache, "pnp") if closes else None
        session = sessions.setdefault(out, KitSession(kit, kit.name, USUAL_PAPERS, background, store))
        generation = session.update()
        while session.save():
            pass
        pictures = {
            name: session.svg(generation, name) or "" for shown in generation.components for name in shown.frames
        }
        if not generation.is_partial:
            last_good[out] = _files(pictures) if generation.kit else {}
        # One that is opened while it is broken has no last good faces to show, but what can be read of it.
        return last_good.get(out, {}), _as_json(generation.findings)

    return build


def _compiled(kit: Path) -> tuple[Files, str]:
    compiled = compile_kit(kit, kit.name, papers=USUAL_PAPERS, painted=True)
    if not compiled.is_read:
        # While a kit is open, what is left of a broken one is not laid out.
        return {}, _as_json(compile_kit(kit, kit.name, with_layout=False).findings)
    drawings, pictures = FaceDrawings(), dict[str, str]()
    for component in compiled.components:
        part = compiled.parts.component(component.id)
        painted, pages = with_bound_pages(part.painted, part.drawn.pages)
        if not pages:
            painted = part.painted
        shown = ShownComponent(component=component, pieces=part.drawn.pieces, pages=pages, painted=painted)
        for name, frame in shown.frames.items():
            pictures[name] = drawings.svg(compiled.context, painted, frame)
    return _files(pictures), _as_json(compiled.findings)


def _files(pictures: Mapping[str, str]) -> Files:
    """A file for each picture, and a list of them: a kit that prints nothing is not one that cannot be read."""
    return {"svg": "\n".join(pictures).encode()} | {f"svg/{name}": text.encode() for name, text in pictures.items()}


def _as_json(findings: Sequence[Finding]) -> str:
    return as_json(findings, names(), Summary.of(findings, checks=0, records=0, effects=0, manual=0))


@pytest.fixture(scope="module")
def kits(tmp_path_factory: pytest.TempPathFactory) -> dict[str, State]:
    """Kits to edit, by their folder."""
    folder = tmp_path_factory.mktemp("kits")
    starter = folder / "inn"
    list(write_starter(starter, "inn"))
    return {"ferry": State.of(write_ferry(folder)), "inn": State.of([starter])}


@examples(3, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.sampled_from(["ferry", "inn"]), st.lists(edits(), min_size=1, max_size=MOST_EDITS))
def test_any_edits_show_what_a_compile_from_nothing_shows(kits, tmp_path_factory, kit: str, steps: Sequence[Edit]):
    run(kit, kits[kit], steps, session_build({}), tmp_path_factory.mktemp("run"))


@examples(3, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.sampled_from(["ferry", "inn"]), st.lists(edits(), min_size=1, max_size=MOST_EDITS))
def test_so_they_do_in_one_that_is_opened_again_each_time(kits, tmp_path_factory, kit: str, steps: Sequence[Edit]):
    run(kit, kits[kit], steps, session_build({}, closes=True), tmp_path_factory.mktemp("run"))


@examples(3, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.sampled_from(["ferry", "inn"]), st.lists(edits(), min_size=1, max_size=MOST_EDITS))
def test_so_they_do_when_another_process_checks(kits, tmp_path_factory, kit: str, steps: Sequence[Edit]):
    background = BackgroundProcess(CHECKS)
    try:
        run(kit, kits[kit], steps, session_build({}, background), tmp_path_factory.mktemp("run"))
        assert background.is_there
    finally:
        background.close()
