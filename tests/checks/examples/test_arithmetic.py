"""Sums that are written out in words."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.checks.cases import found


def said(folder: Path, words: str) -> list[str]:
    """What the check says about the words of a unit, which start at 1:28."""
    return found(folder, "W501", f'units: [{{id: pikes, text: "{words}"}}]\n')


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("They roll 3 + 2 = 6 dice.", "3 + 2 is 5, not 6"),
        ("4 x 3 = 13", "4 x 3 is 12, not 13"),
        ("4x3=13 is a name, 4 × 3 = 13 is not.", "4 × 3 is 12, not 13"),
        ("5 + 2 − 1 = 7.", "5 + 2 − 1 is 6, not 7"),
        ("5 - 3 = 1", "5 - 3 is 2, not 1"),
        ("2 + 3 × 4 = 20", "2 + 3 × 4 is 14, not 20"),
        ("3 − 5 = 2", "3 − 5 is −2, not 2"),
        ("1.5 + 1.5 = 3.5", "1.5 + 1.5 is 3, not 3.5"),
        ("7 / 2 = 5", "7 / 2 is 3.5, not 5"),
        ("1/6 = 20 %", "1/6 is 16.7 %, not 20 %"),
        ("10 % + 5 % = 20 %", "10 % + 5 % is 15 %, not 20 %"),
        ("3 cm + 2 cm = 6 cm", "3 cm + 2 cm is 5 cm, not 6 cm"),
        ("4 + 3 = 7 + 2 = 10", "7 + 2 is 9, not 10"),
        ("for **5 + 3 = 9 points**", "5 + 3 is 8, not 9"),
        ("that is **3** + 2 = **6**", "3 + 2 is 5, not 6"),
        ("value = 3 + 2 = 6", "3 + 2 is 5, not 6"),
    ],
)
def test_wrong(tmp_path: Path, words: str, message: str) -> None:
    assert [one.split(" ", 1)[1] for one in said(tmp_path, words)] == [message]


@pytest.mark.parametrize(
    "words",
    [
        "3 + 2 = 5, 4 x 3 = 12, 5 + 2 − 1 = 6",
        "On 1-3 = 2 hits, on 4–6 = 3 hits.",
        "1 - 3 = 2 hits, 4 – 6 = 3 hits",
        "2D6 + 3 = 12 or more",
        "D6 + 2 + 1 = 9",
        "an army of 2 Infantry + 3 = 6",
        "7 / 2 = 3, 7 / 2 = 4, 7 ÷ 2 = 3.5",
        "1/6 = 17 %, 1/3 = 33 %, 2/3 = 66.7 %",
        "A 3/2 = 6 points, a 4x4 = 9 points.",
        "4 + 3 = 7 + 2 = 9",
        "1 + 1 = 3+",
        "1 + 1 = 3-4",
        "1 + 1 = 3D6",
        "roll 5+ = 2 hits",
        "A 6 = 2 + 2 damage",
        "{{ 3 }} + 2 = 9, 2 + {{ 3 }} = 9, 2 + 2 = {{ 3 }}",
        "B2 + 3 = 9",
        "(2 + 4) / 2 + 1 = 4",
        "2 × (3 + 4) = 14",
        "1914-1918 = 5 years",
        "3 + 2 + your level = 9",
        "12.5.2020 = 3 − 1",
        "1 / 0 = 5",
        "5% + 3 = 9",
    ],
)
def test_silent(tmp_path: Path, words: str) -> None:
    assert said(tmp_path, words) == []


def test_the_place_is_that_of_the_sum(tmp_path: Path) -> None:
    assert said(tmp_path, "They roll 3 + 2 = 6 dice.") == ["1:38 3 + 2 is 5, not 6"]


def test_rules_and_steps(tmp_path: Path) -> None:
    text = """
    texts: [{id: rules, files: [rules.md]}, {id: more, files: [rules.md]}]
    phases: [{id: move, steps: [{text: Add 2 + 2 = 5.}]}]
    """
    rules = "# Rules\n\n| Dice | Chance |\n|---|---|\n| 2 + 2 = 4 | 2 x 2 = 5 |\n"
    assert found(tmp_path, "W501", text, rules_md=rules) == [
        "2:40 2 + 2 is 4, not 5",
        "rules.md:5:15 2 x 2 is 4, not 5",
    ]


def test_what_is_funny_may_be_wrong(tmp_path: Path) -> None:
    text = "decks: [{id: d, cards: [{id: c, flavor: 'Here 2 + 2 = 5.', text: Nothing happens.}]}]"
    assert found(tmp_path, "W501", text) == []


@given(numbers=st.lists(st.integers(0, 999), min_size=2, max_size=6), off=st.integers(1, 50))
def test_every_sum(tmp_path_factory: pytest.TempPathFactory, numbers: list[int], off: int) -> None:
    folder = tmp_path_factory.mktemp("sum")
    written = " + ".join(map(str, numbers))
    total = sum(numbers)
    assert said(folder, f"{written} = {total}") == []
    assert said(folder, f"{written} = {total + off}") == [f"1:28 {written} is {total}, not {total + off}"]
