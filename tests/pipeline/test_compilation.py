"""Only what an edit touches is done again, the same in every kind of process, whatever became of what was kept."""

from __future__ import annotations

import os
import pickle
import shutil
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest

from pnp.checks.catalogue import RULES
from pnp.checks.run import trace_rules
from pnp.executors.processes import Processes, Start
from pnp.findings import Finding, Severity, Span
from pnp.papers import A4, USUAL_PAPERS, Paper
from pnp.pipeline import tasks
from pnp.pipeline.compilation import TASKS
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit, user_store
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.results import LayoutResult
from pnp.pipeline.scope import Farm, Workers
from pnp.pipeline.snapshot import Snapshot
from tests.incremental.kits import write_ferry
from tests.pipeline.conftest import Built, built_once, change

A4_ONLY: tuple[Paper, ...] = (A4,)
# The checks of the rules, what is wrong with the look and the symbols that texts name, the components.
ALL = {"rules", "theme", "Crates", "Wrecks", "Rules"}
# Checks that ask how something is written read the whole of its file.
AS_WRITTEN = {"rules", "theme"}
Edit = Callable[[Path], None]


@pytest.fixture
def ferry(tmp_path: Path) -> Path:
    return write_ferry(tmp_path)[0]


@pytest.fixture(scope="module")
def known_once(tmp_path_factory: pytest.TempPathFactory) -> Built:
    def make(built: Built) -> None:
        assert set(compiled(built.kit)[1]) == ALL
        assert compiled(built.kit)[1] == []

    return built_once(tmp_path_factory.mktemp("known"), lambda work: write_ferry(work)[0], make)


@pytest.fixture
def known(known_once: Built, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A kit that was compiled: every task was done once, and then none."""
    known_once.put_back()
    monkeypatch.setenv("PNP_CACHE", str(known_once.cache))
    return known_once.kit


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place to keep results that no other test knows."""
    monkeypatch.setenv("PNP_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def compiled(kit: Path, papers: tuple[Paper, ...] = A4_ONLY) -> tuple[CompiledKit, list[str]]:
    """The kit, and the names of the tasks that were done for it."""
    names: list[str] = []
    made = compile_kit(
        kit,
        kit.name,
        papers=papers,
        store=user_store(),
        workers=Workers(on_progress=lambda name, *_: names.append(name)),
    )
    return made, names


def digests(kit: CompiledKit) -> dict[tuple[str, str], str]:
    return {key: made.sha256 for key, made in kit.results.files.items()}


# What an edit touches


def flavor(ferry: Path) -> None:
    change(ferry / "crates.csv", "It travels badly", "It travels well")


def flavor_in_a_figure(ferry: Path) -> None:
    change(ferry / "crates.csv", "Never enough of it", "There was never enough of it")


def rules_text(ferry: Path) -> None:
    change(ferry.parent / "harbor/rules.md", "The weather", "The wind")


def table(ferry: Path) -> None:
    change(ferry.parent / "harbor/play.yaml", "Nothing happens", "Wait")


def picture(ferry: Path) -> None:
    shutil.copyfile(ferry / "art/rope.png", ferry / "art/salt.png")


def font(ferry: Path) -> None:
    fonts = ferry.parent / "harbor/fonts"
    shutil.copyfile(fonts / "Own.ttf", fonts / "Own-Bold.ttf")


def color(ferry: Path) -> None:
    change(ferry / "theme.yaml", "#7a2f2f", "#2f7a2f")


def layout(ferry: Path) -> None:
    change(ferry.parent / "harbor/layouts.yaml", "[40 mm, 30 mm]", "[40 mm, 28 mm]")


def back(ferry: Path) -> None:
    change(ferry.parent / "harbor/layouts.yaml", "at: [18 mm, 33 mm]", "at: [18 mm, 34 mm]")


def resource(ferry: Path) -> None:
    change(ferry / "more.yaml", "start: 12", "start: 14")


def remark(ferry: Path) -> None:
    """Behind everything, where it moves no line."""
    with (ferry / "cards.yaml").open("a") as file:
        file.write("# A remark\n")


@pytest.mark.parametrize(
    ("edit", "done"),
    [
        (flavor, AS_WRITTEN | {"Crates"}),
        (flavor_in_a_figure, AS_WRITTEN | {"Crates", "Rules, A4"}),
        (rules_text, AS_WRITTEN | {"Rules"}),
        (table, AS_WRITTEN | {"Rules"}),
        (picture, {"Crates"}),
        (font, ALL - {"rules"}),
        (color, ALL),
        (layout, AS_WRITTEN | {"Crates", "Rules, A4"}),
        (back, AS_WRITTEN | {"Crates"}),
        (resource, AS_WRITTEN),
        (remark, AS_WRITTEN),
    ],
)
def test_only_what_an_edit_touches_is_done_again(known: Path, edit: Edit, done: set[str]) -> None:
    edit(known)
    assert set(compiled(known)[1]) == done
    assert compiled(known)[1] == []


def test_checks_that_read_nothing_of_an_edit_are_not_run_again(known: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flavor(known)
    asked: list[str] = []

    def noted(game: object, codes: Iterable[str], **more: bool) -> Iterator[object]:
        asked.extend(codes)
        return trace_rules(game, asked, **more)

    monkeypatch.setattr("pnp.pipeline.tasks.trace_rules", noted)
    compiled(known)
    assert 0 < len(asked) < len(RULES) / 3


def test_for_another_paper_nothing_is_drawn_again(known: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("pnp.pipeline.tasks.draw_component", None)
        both, _ = compiled(known, USUAL_PAPERS)
    assert set(both.results.data) == {(name, "letter") for name in ("crates", "wrecks", "rules")}
    monkeypatch.setenv("PNP_CACHE", str(known.parent / "other"))
    assert digests(compiled(known, USUAL_PAPERS)[0]) == digests(both)


def test_what_was_checked_is_not_painted_and_what_was_built_is_not_checked_again(ferry: Path) -> None:
    checked, names = compiled(ferry, ())
    assert set(names) == ALL
    assert not checked.results.data
    assert set(compiled(ferry)[1]) == {"Crates", "Wrecks", "Rules"}
    assert compiled(ferry, ())[1] == []


def test_what_is_printed_is_not_checked_again_if_nothing_was_drawn_again(
    ferry: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = compiled(ferry)[0].findings
    monkeypatch.setattr("pnp.pipeline.joining.join", None)
    assert compiled(ferry)[0].findings == first


def test_what_components_share_when_they_are_drawn_makes_no_difference(ferry: Path) -> None:
    compilation = compiled(ferry)[0].compilation
    assert compilation
    finding = Finding(code="T1", severity=Severity.INFO, message="it leaks", span=Span("ferry.yaml", 1, 1, 1, 2))
    drawn = {name: LayoutResult(findings=((finding.code, finding),)) for name in ("crates", "wrecks")}
    apart = {name: pickle.loads(pickle.dumps(result)) for name, result in drawn.items()}
    digest_of = partial(compilation._digest_of_drawn, theme=LayoutResult(), is_all=True)
    assert digest_of(drawn) == digest_of(apart)
    assert digest_of(drawn) != digest_of({"crates": drawn["crates"], "wrecks": LayoutResult()})


# What becomes of what is kept


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-3])


def turn_a_bit(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 4
    file.write_bytes(data)


DAMAGES: tuple[Callable[[Path], None], ...] = (cut, turn_a_bit, Path.unlink)


def test_what_was_damaged_is_made_again(ferry: Path, cache: Path) -> None:
    """Each file in turn, one after the other in another way, and then all of them in each way."""
    first, _ = compiled(ferry)
    files = [file for file in cache.rglob("*") if file.is_file() and file.stat().st_size > 3]
    assert len(files) > 5
    in_turn = zip(([file] for file in files), cycle(DAMAGES), strict=False)
    for damaged, damage in (*in_turn, *((files, damage) for damage in DAMAGES)):
        for file in damaged:
            if file.exists():
                damage(file)
        # Half of it is needed for another paper only.
        again, _ = compiled(ferry, USUAL_PAPERS)
        assert {key: made for key, made in digests(again).items() if key[1] == "a4"} == digests(first)
        assert again.findings == first.findings


def test_a_place_that_cannot_be_written_costs_only_time(ferry: Path, cache: Path) -> None:
    first, _ = compiled(ferry)
    shutil.rmtree(cache)
    cache.write_text("a file")
    again, names = compiled(ferry)
    assert set(names) == ALL
    assert digests(again) == digests(first)


# Wherever tasks are done


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_files_are_the_same_from_every_kind_of_process(ferry: Path, start: Start) -> None:
    here = compile_kit(ferry, ferry.name, papers=A4_ONLY)
    snapshot = Snapshot.take(ferry, ferry.name, ())
    with Processes(2, TASKS, start=start) as processes:
        there = compile_kit(ferry, ferry.name, papers=A4_ONLY, workers=Workers(farm=Farm(processes, snapshot)))
    assert digests(there) == digests(here)
    assert there.findings == here.findings


def test_a_draft_is_what_other_processes_read_too(ferry: Path) -> None:
    drafts = {"ferry/crates.csv": (ferry / "crates.csv").read_text().replace("badly", "well")}
    drawn = [
        compile_kit(ferry, ferry.name, papers=A4_ONLY, drafts=drafts, workers=Workers(jobs=jobs)) for jobs in (1, 2)
    ]
    assert digests(drawn[0]) == digests(drawn[1]) != digests(compile_kit(ferry, ferry.name, papers=A4_ONLY))


def test_a_process_that_is_killed_is_told_of_and_costs_nothing(
    ferry: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first process to draw a component other than this one ends at once."""
    here, mark = compile_kit(ferry, ferry.name, papers=A4_ONLY), tmp_path / "killed"
    draw, this = tasks.draw_component, os.getpid()

    def killed(kit: OpenKit, *arguments: object) -> object:
        if os.getpid() == this:
            # The other one has to be first.
            while not mark.exists():
                time.sleep(0.01)
        elif not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return draw(kit, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(tasks, "draw_component", killed)
    there = compile_kit(ferry, ferry.name, papers=A4_ONLY, workers=Workers(jobs=2))
    assert mark.exists()
    assert digests(there) == digests(here)
    assert len(there.results.events) == 1


def test_where_nothing_is_drawn_whole_the_rules_are_shared_out(ferry: Path) -> None:
    """Both halves find what all of them find, in that order, and are kept as one."""
    names: list[str] = []
    workers = Workers(jobs=2, on_progress=lambda name, *_: names.append(name))
    shared = compile_kit(ferry, ferry.name, with_layout=False, store=user_store(), workers=workers)
    assert sorted(names) == ["more rules", "rules"]
    assert shared.results.rules == compile_kit(ferry, ferry.name, with_layout=False).results.rules
    again = compile_kit(ferry, ferry.name, papers=A4_ONLY, store=user_store(), workers=workers)
    assert again.results.rules == shared.results.rules
    assert {"rules", "more rules"}.isdisjoint(names[2:])


def test_where_components_are_drawn_whole_the_rules_are_one_task(ferry: Path) -> None:
    names: list[str] = []
    workers = Workers(jobs=2, on_progress=lambda name, *_: names.append(name))
    compile_kit(ferry, ferry.name, papers=A4_ONLY, workers=workers)
    assert "rules" in names
    assert "more rules" not in names


@pytest.mark.parametrize("jobs", [1, 2])
def test_components_that_are_drawn_in_parts_are_the_same(
    ferry: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    with (ferry / "crates.csv").open("a") as cards:
        # Of which the first says what is wrong, and the others say the same.
        cards.writelines(f"more{n},{n},More,1,no-such-sign,art/none.png,1,Some text.,\n" for n in range(4, 12))
    whole = compile_kit(ferry, ferry.name, papers=A4_ONLY, workers=Workers(jobs=jobs))
    monkeypatch.setattr(tasks, "_PART", 2)
    names: list[str] = []
    workers = Workers(jobs=jobs, on_progress=lambda name, *_: names.append(name))
    parted = compile_kit(ferry, ferry.name, papers=A4_ONLY, workers=workers)
    assert digests(parted) == digests(whole)
    assert parted.findings == whole.findings
    # What names nothing comes first: the rest may follow from it.
    assert [finding.code for finding in whole.findings] == ["N203", "Q101", "Y153", "N120"]
    assert ("Crates, 3–4" in names) == (jobs > 1)
