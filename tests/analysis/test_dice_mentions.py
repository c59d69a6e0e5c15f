"""Dice in what players read, and results of dice as ranges."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.dice_mentions import mentions
from pnp.analysis.dice_tables import as_ranges, rows_by_result
from tests.checks.cases import game_of

KIT = """
rolls: [{id: r, die: D6, target: 4+}]
tables: [{id: t, die: D6, rows: [{on: 1-3, text: A}, {on: 3-5, text: B}], results: {D2: {name: Defender retreats}}}]
markers: [{id: m, name: Cup, text: 'TEXT'}]
"""


def _found(folder: Path, text: str, kit: str = KIT) -> list[tuple[str, bool, bool]]:
    context = GameContext(game_of(folder, kit.replace("TEXT", text)))
    for mention in context.get(mentions):
        assert context.prose.text[mention.start :].startswith(mention.words)
    return [(mention.words, mention.is_after_verb, mention.is_rolled) for mention in context.get(mentions)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Roll 2D6 now.", [("2D6", True, True)]),
        ("Take a 1d20.", [("1d20", False, True)]),
        ("Rolling D6 hurts.", [("D6", True, True)]),
        ("The D6 is white.", [("D6", False, False)]),
        ("It loses *D6* of them.", [("D6", True, True)]),
        ("The CD6, x_D6 and D6b.", []),
        ("The D7 and the D66.", [("D66", False, False)]),
        ("Lose D6%.", []),
        # The results of combat are no dice, but one can roll them.
        ("A D2 hurts.", []),
        ("Roll D2.", [("D2", True, True)]),
    ],
)
def test_dice_in_words(tmp_path: Path, text: str, found: list[tuple[str, bool, bool]]) -> None:
    assert _found(tmp_path, text) == found


def test_a_letter_of_another_language_is_a_name_unless_something_is_rolled_by_it(tmp_path: Path) -> None:
    assert _found(tmp_path, "Form a W4.") == []
    assert _found(tmp_path, "Form a W4 and roll 1W6.") == [("W4", False, False), ("1W6", True, True)]


def test_a_cell_of_a_board_is_no_die_unless_it_has_a_number_before_it(tmp_path: Path) -> None:
    board = "boards: [{id: b, grid: {columns: 8, rows: 8, cell: 9 mm}}]\n"
    assert _found(tmp_path, "Go to D6.", KIT + board) == []
    assert _found(tmp_path, "Roll 1D6 there.", KIT + board) == [("1D6", True, True)]


def test_the_rows_of_every_result(tmp_path: Path) -> None:
    table = game_of(tmp_path, KIT).tables["t"]
    rows = {result: [row.text for row in rows] for result, rows in rows_by_result(table).items()}
    assert rows == {1: ["A"], 2: ["A"], 3: ["A", "B"], 4: ["B"], 5: ["B"], 6: []}


@pytest.mark.parametrize(
    ("results", "possible", "words"),
    [
        ((4,), range(1, 7), "4"),
        ((4, 5, 6), range(1, 7), "4–6"),
        ((1, 3, 4), range(1, 7), "1 and 3–4"),
        ((1, 3, 5), range(1, 7), "1, 3 and 5"),
        # On a D66, 21 follows 16.
        ((15, 16, 21), (11, 12, 13, 14, 15, 16, 21, 22), "15–21"),
    ],
)
def test_results_with_runs_as_ranges(results: tuple[int, ...], possible: Sequence[int], words: str) -> None:
    assert as_ranges(results, possible) == words
