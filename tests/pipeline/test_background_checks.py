"""A kit that stays open while another process checks it: who does what, and what is done when that process is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.executors.background import BackgroundProcess
from pnp.executors.tasks import TaskTable
from pnp.papers import A4
from pnp.pipeline.background_checks import CHECKS, BackgroundChecks, digest_of_texts
from pnp.pipeline.compilation import Compilation
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.kit_cache import KitPlace
from pnp.pipeline.session import KitSession
from pnp.store.memory import NoStore
from tests.incremental.kits import write_ferry
from tests.pipeline.conftest import change


@pytest.fixture
def ferry(tmp_path: Path) -> Path:
    return write_ferry(tmp_path)[0]


@pytest.fixture
def process() -> Iterator[BackgroundProcess]:
    process = BackgroundProcess(CHECKS)
    yield process
    process.close()


@pytest.fixture
def session(ferry: Path, process: BackgroundProcess) -> KitSession:
    return KitSession(ferry, "ferry", (A4,), process)


@pytest.fixture
def checked_here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What of the checks this process has asked for: a line each time."""
    asked: list[str] = []
    holding = Compilation.holding_rules

    def noted(work: Compilation) -> object:
        asked.append("rules")
        return holding(work)

    monkeypatch.setattr(Compilation, "holding_rules", noted)
    return asked


def spoil(ferry: Path) -> None:
    """Write what only checks of the rules find fault with."""
    change(ferry / "crates.csv", "Never enough of it.", "Take 3 of the the ropes; see card 77.")


def test_the_other_process_finds_all_that_is_wrong(ferry: Path, session: KitSession, checked_here: list[str]):
    first = session.update()
    spoil(ferry)
    second = session.update()
    assert checked_here == []
    assert (first.events, second.events) == ((), ())
    assert first.findings != second.findings == compile_kit(ferry, "ferry", papers=(A4,)).findings


def test_faces_come_while_it_checks(ferry: Path, session: KitSession):
    session.update()
    spoil(ferry)
    generations = list(session.updates())
    assert generations[0].changed == {"crates/rope"}
    assert not generations[0].has_findings


def test_drafts_are_checked_too(ferry: Path, session: KitSession, checked_here: list[str]):
    session.update()
    text = (ferry / "crates.csv").read_text().replace("Never enough of it.", "Take 3 of the the ropes; see card 77.")
    drafted = session.update({"ferry/crates.csv": text})
    spoil(ferry)
    assert checked_here == []
    assert drafted.findings == compile_kit(ferry, "ferry", papers=(A4,)).findings


def test_a_look_that_is_left_off_leaves_nothing_behind(ferry: Path, session: KitSession, checked_here: list[str]):
    session.update()
    before = session.last.findings
    original = (ferry / "crates.csv").read_text()
    spoil(ferry)
    assert next(iter(session.updates())).changed == {"crates/rope"}
    (ferry / "crates.csv").write_text(original)
    assert session.update().findings == before
    assert checked_here == []


def test_if_it_dies_the_checks_are_done_here_and_that_is_told(ferry: Path):
    table = TaskTable({**CHECKS.functions, "traces": "tests.executors.work:die"}, CHECKS.context)
    process = BackgroundProcess(table)
    session = KitSession(ferry, "ferry", (A4,), process)
    lost = "the checks: the system ended a process that worked on it (signal SIGKILL), perhaps for want of memory"
    try:
        for number in range(1, 5):
            found = session.update()
            # There is no fourth one.
            assert found.events == ((f"{lost}; this one goes on alone",) if number < 4 else ())
            assert found.findings == compile_kit(ferry, "ferry", papers=(A4,)).findings
            change(ferry / "crates.csv", f"{number - 1} ropes" if number > 1 else "Never", f"{number} ropes")
    finally:
        process.close()


def test_what_it_has_read_of_other_texts_does_not_count(
    ferry: Path, session: KitSession, checked_here: list[str], monkeypatch: pytest.MonkeyPatch
):
    """A file that is saved between its reading and ours: another look follows, and this one is right, too."""
    monkeypatch.setattr("pnp.pipeline.background_checks.digest_of_texts", lambda sources: "of an earlier text")
    found = session.update()
    assert checked_here == ["rules"]
    assert found.findings == compile_kit(ferry, "ferry", papers=(A4,)).findings


def test_a_kit_that_cannot_be_read_is_no_fault_of_it(ferry: Path, session: KitSession, process: BackgroundProcess):
    kit = (ferry / "kit.yaml").read_text()
    (ferry / "kit.yaml").write_text("kit: [")
    assert session.update().is_broken
    checks = BackgroundChecks(process, KitPlace(ferry, "ferry"), NoStore())
    assert checks.rules() == ()
    (ferry / "kit.yaml").write_text(kit)
    mended = session.update()
    assert not mended.is_broken
    assert mended.events == ()


def test_every_text_of_a_kit_counts(ferry: Path):
    sources = compile_kit(ferry, "ferry", with_layout=False).sources
    before = digest_of_texts(sources)
    for file in sources:
        assert digest_of_texts({name: source for name, source in sources.items() if name != file}) != before
    spoil(ferry)
    assert digest_of_texts(compile_kit(ferry, "ferry", with_layout=False).sources) != before
