"""Dice and results that are written in two ways."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from tests.checks.cases import found, game_of


def phases(*texts: str) -> str:
    """A kit with one phase a text; the text of the first starts in column 16 of line 2."""
    return "phases:\n" + "".join(f"  - {{id: p{i}, text: '{text}'}}\n" for i, text in enumerate(texts))


@pytest.mark.parametrize(
    ("texts", "messages"),
    [
        (["Roll D6.", "Roll d6."], ["3:26 'd6' is written with d, but 1 other is written with D"]),
        (["Roll 2d6 or 3d6.", "Roll 1D6."], ["3:26 '1D6' is written with D, but 2 others are written with d"]),
        (["Wirf W6 und W66.", "Wirf w6."], ["3:26 'w6' is written with w, but 2 others are written with W"]),
        (["Roll D6, D66 and 2D10."], []),
        (["Roll D6.", "Gold 2d7, road d66a, d600, and6, xd6."], []),
        (["Roll D6.", "It’s road-d6x."], []),
    ],
)
def test_letters(tmp_path: Path, texts: list[str], messages: list[str]) -> None:
    assert found(tmp_path, "D111", phases(*texts)) == messages


def test_squares_of_a_board_are_no_dice(tmp_path: Path) -> None:
    text = phases("Roll 2d6.", "Move from C1 to D6.")
    board = "boards: [{id: b, grid: {columns: 8, rows: 8, cell: 9 mm}}]\n"
    assert len(found(tmp_path, "D111", text)) == 1
    assert found(tmp_path, "D111", text + board) == []


def test_results_of_combat_are_no_dice(tmp_path: Path) -> None:
    table = (
        "tables: [{id: c, die: D6, results: {'%s': {name: Losses, text: So many.}}, rows: [{on: 1-6, results: d2}]}]\n"
    )
    text = phases("Roll 2D6.", "A roll of 3 gives d2.")
    assert len(found(tmp_path, "D111", text)) == 1
    assert found(tmp_path, "D111", text + table % "d#") == found(tmp_path, "D111", text + table % "d2") == []


def test_w_stands_for_dice_in_german_and_after_a_verb(tmp_path: Path) -> None:
    text = phases("Roll 2D6.", "The formation W2 moves.")
    assert found(tmp_path, "D111", text) == []
    assert found(tmp_path, "D111", phases("Roll 2D6.", "Roll W6.")) == [
        "3:26 'W6' is written with W, but 1 other is written with D"
    ]


@pytest.mark.parametrize(
    ("texts", "messages"),
    [
        (
            ["Roll 1D6, lose 1D6.", "Gain D6 points."],
            ["3:26 'D6' is written without a number, but 2 others are written 1D6"],
        ),
        (["Roll D6.", "Gain 1D6 points."], ["3:26 '1D6' is written with a number, but 1 other is written D6"]),
        (["Roll 1D6.", "A D6 is enough; the D6 is red. Table (D6)."], []),
        (["Roll 1D6.", "Roll D10."], []),
        (["Roll D6.", "Roll 2D6."], []),
        (["Roll 2d6.", "Use 2D."], ["3:25 '2D' is written without sides, but there is '2d6' elsewhere"]),
        (["Roll 2d6.", "Print a 2D map. Use 2D-glasses."], []),
        (["Roll 2d6.", "Use 2D and 3D."], []),
        (["Roll 2d6 or d8.", "Use 2D."], []),
    ],
)
def test_numbers(tmp_path: Path, texts: list[str], messages: list[str]) -> None:
    assert found(tmp_path, "D112", phases(*texts)) == messages


def test_the_edits_write_what_most_write(tmp_path: Path) -> None:
    game = game_of(tmp_path, phases("Roll 1D6 and 1D6.", "Gain D6, and 1d6."))
    checks = {check.code: check for check in GAME_CHECKS}
    (letter,) = checks["D111"].findings(GameContext(game))
    (number,) = checks["D112"].findings(GameContext(game))
    assert [(edit.span.line, edit.span.column, edit.text) for edit in letter.edits] == [(3, 35, "D")]
    (edit,) = number.edits
    assert (edit.span.column, edit.span.end_column, edit.text) == (26, 26, "1")


def table(die: str, *rows: str) -> str:
    """A kit with one table; its first row is in line 5."""
    return f"tables:\n  - id: t\n    die: {die}\n    rows:\n" + "".join(f"      - {{on: {row}}}\n" for row in rows)


@pytest.mark.parametrize(
    ("die", "rows", "messages", "mended"),
    [
        ("D6", ["1-2", "3 to 4", "5-6"], ["6:14 't' has both '3 to 4' and '1-2'"], "3-4"),
        ("D6", ["1-4", "5+", "≥6"], ["7:14 't' has both '≥6' and '5+'"], "6+"),
        ("D6", ["<=1", "≤2", "≤3", "4+"], ["5:14 't' has both '<=1' and '≤2'"], "≤1"),
        ("D100", ["01-05", "06-09", "9", "10-00"], ["7:14 't' has both '9' and '01-05'"], "09"),
        ("D100", ["1-5", "6-9", "08", "10-00"], ["7:14 't' has both '08' and '1-5'"], "8"),
        ("D6", ["1-2", "3–4", "5-6"], [], ""),
        ("D100", ["01-09", "10-00"], [], ""),
        ("D6", ["≤2", "3-4", "5+"], [], ""),
    ],
)
def test_results(tmp_path: Path, die: str, rows: list[str], messages: list[str], mended: str) -> None:
    text = table(die, *rows)
    assert found(tmp_path, "D113", text) == messages
    check = next(one for one in GAME_CHECKS if one.code == "D113")
    edits = [edit.text for one in check.findings(GameContext(game_of(tmp_path, text))) for edit in one.edits]
    assert edits == ([mended] if mended else [])
