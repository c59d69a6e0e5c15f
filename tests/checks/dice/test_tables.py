"""Gaps, overlaps and impossible rows of dice tables; what is right stays silent."""

from pathlib import Path

import pytest

from tests.checks.cases import found


def table(die: str, *rows: str, more: str = "") -> str:
    """A kit with one table."""
    lines = "".join(f"\n      - {{on: {row!r}}}" for row in rows)
    return f"tables:\n  - id: t\n    die: {die}\n    rows:{lines}\n{more}"


@pytest.mark.parametrize(
    ("die", "rows", "message"),
    [
        ("D6", ["1-3", "5-6"], "4:5 no row of 't' covers 4 on D6"),
        ("D6", ["2", "4"], "4:5 no row of 't' covers 1, 3 and 5–6 on D6"),
        ("D66", ["11-26", "31-65"], "4:5 no row of 't' covers 66 on D66"),
        ("D66", ["11-25", "31-66"], "4:5 no row of 't' covers 26 on D66"),
        ("D100", ["01-50", "51-99"], "4:5 no row of 't' covers 100 on D100"),
        ("2D6", ["1-6", "7-11"], "4:5 no row of 't' covers 12 on 2D6"),
        ("2D6+1", ["2-13"], None),
        ("D6", ["2-6"], "4:5 no row of 't' covers 1 on D6"),
        ("D6", ["1-3", "4-6"], None),
        ("D6", ["≤2", "3", "4+"], None),
        ("D6", ["2-", "3", "4+"], None),
        ("D6", ["1, 3, 5", "2, 4, 6"], None),
        ("D2", ["1", "2"], None),
        ("D3", ["1-2", "3"], None),
        ("2D6", ["2-7", "8-12"], None),
        ("D66", ["11-36", "41-66"], None),
        ("D66", ["11-16", "21-26", "31-66"], None),
        ("D100", ["01-50", "51-00"], None),
        ("D6", [], None),
    ],
)
def test_gaps(tmp_path: Path, die: str, rows: list[str], message: str | None) -> None:
    text = table(die, *rows) if rows else f"tables:\n  - {{id: t, die: {die}}}\n"
    assert found(tmp_path, "D101", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("die", "rows", "message"),
    [
        ("D6", ["1-4", "4-6"], "6:14 4 on D6 is in two rows of 't'"),
        ("D6", ["1-4", "3+"], "6:14 3–4 on D6 is in two rows of 't'"),
        ("D66", ["11-21", "16-66"], "6:14 16–21 on D66 is in two rows of 't'"),
        ("D6", ["1-3", "4-6"], None),
        ("D66", ["11-16", "17-66"], None),
    ],
)
def test_overlaps(tmp_path: Path, die: str, rows: list[str], message: str | None) -> None:
    assert found(tmp_path, "D102", table(die, *rows)) == ([message] if message else [])


@pytest.mark.parametrize(
    ("die", "rows", "message"),
    [
        ("D6", ["1-3", "4-8"], "6:14 '4-8' is outside the range of D6 (1–6)"),
        ("D6", ["0", "1-6"], "5:14 '0' is outside the range of D6 (1–6)"),
        ("2D6", ["1-7", "8-12"], "5:14 '1-7' is outside the range of 2D6 (2–12)"),
        ("D66", ["11-16", "17-20"], "6:14 '17-20' is not a result of D66, which shows 11–16, 21–26 and so on up to 66"),
        ("D66", ["11-16", "17-66"], None),
        ("D6", ["≤1", "2+"], None),
        ("D100", ["01-99", "00"], None),
    ],
)
def test_out_of_range(tmp_path: Path, die: str, rows: list[str], message: str | None) -> None:
    assert found(tmp_path, "D103", table(die, *rows)) == ([message] if message else [])


def test_a_modifier_of_the_table_or_of_a_roll_on_it_widens_its_range(tmp_path: Path) -> None:
    rolls = "rolls:\n  - {id: r, die: D6, table: t, modifiers: [{id: m, by: 1, times: 2}]}\n"
    assert found(tmp_path, "D103", table("D6", "1-6", "7-8", more=rolls)) == []
    assert found(tmp_path, "D103", table("D6", "1-6", "7-9", more=rolls)) == [
        "6:14 '7-9' is outside the range of D6 (1–8)"
    ]


def test_a_target_that_no_roll_reaches(tmp_path: Path) -> None:
    text = (
        "rolls:\n  - {id: a, die: D10, target: 12+, modifiers: [{id: m, by: 1}]}\n  - {id: b, die: D10, target: 7+}\n"
    )
    assert found(tmp_path, "D103", text) == ["2:31 '12+' is outside the range of D10 with its modifiers (1–11)"]
