"""A build that knows the last one must not be told from a build that knows nothing."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from pnp.papers import A4
from pnp.pipeline.starter import write_starter
from tests.examples import examples
from tests.incremental.compare import build_as_today, content, differences, export_as_today, run
from tests.incremental.edits import UNDO, Edit, Options, State, edits
from tests.incremental.kits import write_ferry

# How many edits follow one another; a longer walk finds more and takes longer.
MOST_EDITS = int(os.environ.get("PNP_EDITS", "3"))
ONLY_A4 = Options((A4,))


def manifest(*entries: str) -> bytes:
    return json.dumps({"artifacts": [{"path": entry} for entry in entries]}).encode()


# What counts as a difference


def test_the_same_files_are_no_difference():
    files = {"kit/a4/a.pdf": b"a", "kit/manifest.json": manifest("a4/a.pdf")}
    assert differences({}, files, files, Options()) == []


def test_other_bytes_and_missing_files_are():
    made = {"kit/a4/a.pdf": b"a", "kit/a4/b.pdf": b"b"}
    assert differences({}, {"kit/a4/a.pdf": b"old"}, made, Options()) == ["kit/a4/a.pdf", "kit/a4/b.pdf"]


def test_a_file_that_is_made_no_more_has_to_go():
    old = {"kit/a4/a.pdf": b"a", "kit/a4/b.pdf": b"b"}
    assert differences(old, old, {"kit/a4/a.pdf": b"a"}, Options()) == ["kit/a4/b.pdf"]


def test_what_was_not_asked_for_stays_as_it_was():
    old = {"kit/letter/a.pdf": b"a", "kit/manifest.json": manifest("letter/a.pdf")}
    made = {"kit/a4/a.pdf": b"b", "kit/manifest.json": manifest("a4/a.pdf")}
    both = {**old, **made, "kit/manifest.json": manifest("letter/a.pdf", "a4/a.pdf")}
    assert differences(old, both, made, ONLY_A4) == []
    assert differences(old, {**both, "kit/letter/a.pdf": b"c"}, made, ONLY_A4) == ["kit/letter/a.pdf"]
    unlisted = {**both, "kit/manifest.json": manifest("letter/a.pdf")}
    assert differences(old, unlisted, made, ONLY_A4) == ["kit/manifest.json"]


def test_a_refused_build_touches_nothing():
    old = {"kit/a4/a.pdf": b"a"}
    assert differences(old, old, {}, Options()) == []
    assert differences(old, {"kit/a4/a.pdf": b"b"}, {}, Options()) == ["kit/a4/a.pdf"]
    assert differences(old, {}, {}, Options()) == ["kit/a4/a.pdf"]


# The driver catches a build that remembers wrongly


def copying(kit: Path, out: Path, cache: Path, options: Options) -> tuple[dict[str, bytes], str]:
    """A build that writes its only file once more."""
    (out / "kit").mkdir(parents=True, exist_ok=True)
    (out / "kit/copy").write_bytes((kit / "kit.yaml").read_bytes())
    return dict(content(out)), "[]"


def remembering(kit: Path, out: Path, cache: Path, options: Options) -> tuple[dict[str, bytes], str]:
    """One that never builds twice into a folder."""
    return copying(kit, out, cache, options) if not out.exists() else (dict(content(out)), "[]")


def grumbling(kit: Path, out: Path, cache: Path, options: Options) -> tuple[dict[str, bytes], str]:
    """One that finds something in what it has cached."""
    findings = f"[{cache.exists()}]"
    cache.mkdir(parents=True, exist_ok=True)
    return copying(kit, out, cache, options)[0], findings


EDIT = Edit("change a value", (0, 0, 0, 0))


def start() -> State:
    return State({"kit/kit.yaml": b"kit: one\n"})


def test_a_sound_build_passes_and_an_edit_reaches_the_disk(tmp_path: Path):
    run("kit", start(), [EDIT, Edit(UNDO)], copying, tmp_path)
    assert (tmp_path / "out/kit/copy").read_bytes() == b"kit: one\n"


def test_a_build_that_overlooks_a_change_is_told_with_the_edits(tmp_path: Path):
    with pytest.raises(AssertionError, match="after: change a value: kit/copy"):
        run("kit", start(), [EDIT], remembering, tmp_path)


def refusing(kit: Path, out: Path, cache: Path, options: Options) -> tuple[dict[str, bytes], str]:
    """One that builds nothing of a kit that is not called one."""
    is_sound = "one" in (kit / "kit.yaml").read_text(encoding="utf-8")
    return copying(kit, out, cache, options) if is_sound else (dict(content(out)), "[1]")


def test_an_edit_that_leaves_nothing_to_build_is_taken_back(tmp_path: Path):
    run("kit", start(), [EDIT, Edit("change the options")], refusing, tmp_path)
    assert (tmp_path / "kits/kit/kit.yaml").read_bytes() == b"kit: one\n"


def test_other_findings_are_told_too(tmp_path: Path):
    with pytest.raises(AssertionError, match="other findings than from nothing, after: change a value"):
        run("kit", start(), [EDIT], grumbling, tmp_path)


# pnp itself


@pytest.fixture(scope="module")
def kits(tmp_path_factory: pytest.TempPathFactory) -> dict[str, State]:
    """Kits to edit, by their folder."""
    folder = tmp_path_factory.mktemp("kits")
    starter = folder / "inn"
    list(write_starter(starter, "inn"))
    return {"ferry": State.of(write_ferry(folder)), "inn": State.of([starter])}


@examples(3, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.sampled_from(["ferry", "inn"]), st.lists(edits(), min_size=1, max_size=MOST_EDITS))
def test_any_edits_give_what_a_build_from_nothing_gives(kits, tmp_path_factory, kit: str, steps: Sequence[Edit]):
    run(kit, kits[kit], steps, build_as_today, tmp_path_factory.mktemp("run"))


@examples(1, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.sampled_from(["ferry", "inn"]), st.lists(edits(), min_size=1, max_size=MOST_EDITS))
def test_any_edits_give_what_an_export_from_nothing_gives(kits, tmp_path_factory, kit: str, steps: Sequence[Edit]):
    run(kit, kits[kit], steps, export_as_today, tmp_path_factory.mktemp("run"))
