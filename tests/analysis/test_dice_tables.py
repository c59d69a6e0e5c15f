"""Which rows of a table have a result, and results in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis.dice_tables import as_ranges, rows_by_result
from tests.checks.cases import game_of


def test_every_result_has_its_rows_and_one_without_has_none(tmp_path: Path) -> None:
    text = "tables: [{id: t, name: T, die: D4, rows: [{id: a, on: 1-2, text: A.}, {id: b, on: '2, 4', text: B.}]}]"
    (table,) = game_of(tmp_path, text).tables
    found = {result: [row.id for row in rows] for result, rows in rows_by_result(table).items()}
    assert found == {1: ["a"], 2: ["a", "b"], 3: [], 4: ["b"]}


@pytest.mark.parametrize(
    ("results", "words"),
    [
        ([4], "4"),
        ([4, 5], "4–5"),
        ([4, 5, 6, 9], "4–6 and 9"),
        ([1, 3, 5, 6], "1, 3 and 5–6"),
        # Of a die that has no 7 and no 8, 9 follows 6.
        ([6, 9], "6–9"),
    ],
)
def test_results_that_follow_one_another_are_a_range(results: list[int], words: str) -> None:
    possible = [1, 2, 3, 4, 5, 6, 9] if results == [6, 9] else [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert as_ranges(results, possible) == words
