"""Form fields that lie over each other."""

from pathlib import Path

import pytest

from tests.checks.printed.faces import on_card

FIRST = "who: {field: who, at: [2 mm, 2 mm], size: [20 mm, 8 mm]}\n"


def together(folder: Path, elements: str) -> list[str]:
    return on_card(folder, "P118", elements)


def test_two_fields_in_one_place(tmp_path: Path) -> None:
    second = "age: {field: age, at: [18 mm, 6 mm], size: [20 mm, 8 mm]}"
    assert together(tmp_path, FIRST + second) == ["the form fields 'who' and 'age' lie over each other on orders/march"]


def test_a_loop_of_fields_in_one_place(tmp_path: Path) -> None:
    hits = "hits: {for: n in range(2), field: 'hit-{{ n }}', kind: checkbox, at: [2 mm, 2 mm], size: [5 mm, 5 mm]}"
    assert together(tmp_path, hits) == ["the form fields 'hits' lie over each other on orders/march"]


@pytest.mark.parametrize(
    "second",
    [
        # Side by side: they share the left half of a millimetre at most.
        "age: {field: age, at: [22 mm, 2 mm], size: [16 mm, 8 mm]}",
        "age: {field: age, at: [21.6 mm, 2 mm], size: [16 mm, 8 mm]}",
        "age: {field: age, at: [2 mm, 10 mm], size: [20 mm, 8 mm]}",
        "box: {box: true, color: ink, at: [2 mm, 2 mm], size: [20 mm, 8 mm]}",
    ],
)
def test_fields_beside_each_other(tmp_path: Path, second: str) -> None:
    assert together(tmp_path, FIRST + second) == []
