"""What shares a process when several run the tests."""

from __future__ import annotations

import pytest

from tests.prepared import ROOT
from tests.spread import BY_KIT, LONG, SMALLEST, is_of_collection, rank, share_of


@pytest.mark.parametrize(
    ("test", "share"),
    [
        ("tests/golden/test_golden.py::test_face[piombino-map-maremma]", "piombino"),
        ("tests/golden/test_golden.py::test_face[deck-of-words-rulebook-page-001]", "deck-of-words"),
        ("tests/golden/test_golden.py::test_other[content/piombino]", "piombino"),
        ("tests/golden/test_golden.py::test_list", "tests/golden/test_golden.py"),
        ("tests/text/test_fit.py::test_fit[piombino]", "tests/text/test_fit.py"),
    ],
)
def test_tests_of_a_kit_share_a_process_and_so_do_those_of_a_file(test: str, share: str) -> None:
    assert share_of(test) == share


def test_kits_come_first_then_what_takes_long_then_the_rest() -> None:
    tests = [
        "tests/text/test_fit.py::test_fit",
        "tests/fix/test_edits.py::test_edit",
        "tests/golden/test_golden.py::test_face[primea-items-shield]",
    ]
    assert [rank(test) for test in tests] == [2, 1, 0]


@pytest.mark.parametrize(
    ("kit", "is_left_out"),
    [("piombino", True), ("content/piombino", True), ("quickie-figs", False), ("deck-of-words", False)],
)
def test_all_but_the_smallest_kits_are_left_to_the_collection(kit: str, is_left_out: bool) -> None:
    assert is_of_collection(f"tests/golden/test_golden.py::test_face[{kit}-map]") is is_left_out
    assert not is_of_collection(f"tests/text/test_fit.py::test_fit[{kit}]")


def test_what_is_listed_is_there() -> None:
    assert {path.parent.name for path in ROOT.glob("content/*/kit.yaml")} > SMALLEST
    assert [path for path in BY_KIT if not (ROOT / path).is_file()] == []
    assert [start for start in LONG if not list(ROOT.glob(f"{start}*"))] == []
