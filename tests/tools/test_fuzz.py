"""The fuzzer: the same inputs for the same seed, and nothing that fails goes unnoticed."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from pnp.cli.main import run
from pnp.fonts import book
from pnp.pipeline import kit_context
from tools.fuzz import trees, worker
from tools.fuzz.kinds import KINDS, Kind
from tools.fuzz.page import with_table
from tools.fuzz.seeds import Files, tiny
from tools.fuzz.shrink import shrunk

# One, so that the tests stay quick: `make fuzz SECONDS=60` tries many.
INPUTS = 1


@pytest.fixture(scope="module", autouse=True)
def warm() -> Iterator[None]:
    """What the fuzzer reads once is read anew by other tests."""
    replaced = [(vars(book), "read_font_file"), (vars(kit_context), "read_library")]
    before = [module[name] for module, name in replaced]
    worker.warm_up(KINDS)
    yield
    for (module, name), value in zip(replaced, before, strict=True):
        module[name] = value


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_an_input_is_the_same_for_the_same_seed(kind: Kind) -> None:
    assert worker.input_of(kind, 7, 3) == worker.input_of(kind, 7, 3)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_nothing_fails(kind: Kind) -> None:
    outcomes = list(worker.outcomes(kind, 1, range(INPUTS)))
    assert [outcome.index for outcome in outcomes] == list(range(INPUTS))
    assert [outcome.trace for outcome in outcomes if outcome.failed] == []


def texts(random: Random) -> Files:
    """Numbers, one a line."""
    return {"a.txt": "\n".join(str(random.randrange(10)) for _ in range(9)).encode(), "b.txt": b"x"}


def fail(folder: Path) -> str:
    if "7" in (folder / "a.txt").read_text(encoding="utf-8"):
        raise ValueError("seven")
    return "sound"


def crash(folder: Path) -> str:
    os.kill(os.getpid(), signal.SIGSEGV)
    return "sound"


def hang(folder: Path) -> str:
    while True:
        pass


def swell(folder: Path) -> str:
    return "sound" if bytearray(1_000_000) * 630 else ""


def kind_of(run: object) -> Kind:
    return Kind("numbers", "Numbers", texts, run, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("run", "result", "what"),
    [
        (fail, worker.FAULT, "ValueError in ?"),
        (crash, worker.CRASH, "SIGSEGV"),
        (hang, worker.HANG, "SIGPROF"),
        (swell, worker.MEMORY, " GB"),
    ],
)
def test_what_fails_is_told_apart(monkeypatch: pytest.MonkeyPatch, run: object, result: str, what: str) -> None:
    monkeypatch.setattr(worker, "LONGEST_SECONDS", 0.5 if run is hang else 20.0)
    monkeypatch.setattr(worker, "MOST_MEMORY", 600_000_000)
    outcome = worker.outcome_of(kind_of(run), {"a.txt": b"7"})
    assert outcome.result == result
    assert what in outcome.what


def test_inputs_behind_one_that_ends_the_process_are_tried_too() -> None:
    outcomes = list(worker.outcomes(kind_of(crash), 1, range(3)))
    assert [(outcome.index, outcome.result) for outcome in outcomes] == [(0, "crash"), (1, "crash"), (2, "crash")]


def test_what_fails_is_made_smaller() -> None:
    kind = kind_of(fail)
    files = {"a.txt": b"1\n2\n3 17 3\n4\n", "b.txt": b"x"}
    signature = worker.outcome_of(kind, files).signature
    small = shrunk(files, lambda smaller: worker.outcome_of(kind, smaller).signature == signature)
    assert small == {"a.txt": b"7"}


def test_the_manual_has_every_kind() -> None:
    page = (Path(__file__).parents[2] / "docs/fuzzing.md").read_text(encoding="utf-8")
    assert [kind.name for kind in KINDS if f"| {kind.name} | {kind.what}. |" not in page] == []


def test_numbers_are_written_into_the_table_of_the_page() -> None:
    kind = kind_of(fail)
    head = "| Kind | What is odd | Inputs | refused | with errors | without |\n|---|---|--:|--:|--:|--:|\n"
    page = f"Before.\n\n{head}Old.\n\nAfter.\n"
    written = with_table(page, [kind], {"numbers": Counter(refused=1200, sound=3)})
    assert written.splitlines()[4:] == [
        "| numbers | Numbers. | 1,203 | 1,200 | 0 | 3 |",
        "| **all** |  | 1,203 | 1,200 | 0 | 3 |",
        "",
        "After.",
    ]


def test_a_tree_is_written_as_it_was_read() -> None:
    text = "a: [1, \"2\", {b: x y}]\nc: 'it: [is]'\nd: |\n  two\n  lines\n"
    tree = trees.parsed(text)
    assert trees.written(tree) == 'a: [1, "2", {b: x y}]\nc: "it: [is]"\nd: "two\\nlines\\n"\n'
    assert trees.parsed(trees.written(tree)) == tree


def test_what_inputs_are_made_from_has_no_error(tmp_path: Path) -> None:
    """A finding in an odd kit is due to what is odd in it."""
    for name, content in tiny().items():
        (tmp_path / name).write_bytes(content)
    assert run(["check", str(tmp_path)]) == 0
