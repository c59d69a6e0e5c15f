"""Columns of ranges and columns that are counted through."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

TEXTS = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
RANKS = "sets: [{id: ranks, name: Ranks, fields: {points: {type: text}}, records: [%s]}]\n"


def ranks(*cells: str) -> str:
    """A set with a column of these cells."""
    return RANKS % ", ".join(f"{{id: r{at}, name: R{at}, points: '{cell}'}}" for at, cell in enumerate(cells))


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        (("0–3", "4-7", "7–10", "11+"), "7 is in two rows: '4-7' and '7–10'"),
        (("0 to 9", "10 to 19", "21 or more"), "no row has 20: '10 to 19' is followed by '21 or more'"),
        (("11 und mehr", "7–10", "4–7", "0–3"), "7 is in two rows: '4–7' and '7–10'"),
        (("0", "1-2", "4-5", "6-9"), "no row has 3: '1-2' is followed by '4-5'"),
        (("up", "1-2", "4-5", "6-9"), None),
        (("0–10", "10–20", "20–30"), None),
        (("1-2", "1-4", "1-6"), None),
        (("0–39", "40–59", "60 or more"), None),
        (("1", "2", "4 or more"), "no row has 3: '2' is followed by '4 or more'"),
        (("1", "2", "3 or more"), None),
        (("1", "3", "5 or more"), None),
        (("1", "2", "4"), None),
        (("first", "second", "fourth"), "no row has 3: 'second' is followed by 'fourth'"),
        (("First", "Third", "Fifth"), None),
        (("1–5", "20–25", "26–30"), None),
    ],
)
def test_ranges_of_a_column_meet(tmp_path: Path, cells: tuple[str, ...], message: str | None) -> None:
    assert said(tmp_path, "Q160", ranks(*cells)) == ([message] if message else [])


def test_tables_of_rules_texts_are_read(tmp_path: Path) -> None:
    rules = "| Words | Steps |\n|---|---|\n| 0–1 | 0 |\n| 2–3 | 1 |\n| 3–4 | 2 |\n| 5 or more | 3 |\n"
    assert said(tmp_path, "Q160", TEXTS, rules_md=rules) == ["3 is in two rows: '2–3' and '3–4'"]


@pytest.mark.parametrize(
    ("numbers", "points", "messages"),
    [
        ((1, 2, 3, 5), (1, 3, 6, 15), ["the rows go from 3 to 5: there is none for 4"]),
        ((1, 2, 3, 4), (1, 3, 6, 15), []),
        ((1, 2, 4, 8), (1, 3, 6, 15), []),
        ((1, 2, 3, 5), (1, 3, 2, 15), []),
    ],
)
def test_a_number_left_out(
    tmp_path: Path, numbers: tuple[int, ...], points: tuple[int, ...], messages: list[str]
) -> None:
    fields = "{filled: {type: number}, points: {type: number}}"
    rows = ", ".join(f"{{id: r{n}, filled: {n}, points: {p}}}" for n, p in zip(numbers, points, strict=True))
    assert said(tmp_path, "Q161", f"sets: [{{id: s, fields: {fields}, records: [{rows}]}}]\n") == messages
