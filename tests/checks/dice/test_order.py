"""Rows out of order, and how they are sorted."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from tests.checks.cases import found, game_of


def table(*rows: str) -> str:
    """A kit with one table of D6; its first row is in line 5."""
    return "tables:\n  - id: t\n    die: D6\n    rows:\n" + "".join(f"      - {{on: '{row}'}}\n" for row in rows)


@pytest.mark.parametrize(
    ("rows", "messages"),
    [
        (["1-2", "6", "3-5"], ["7:14 '3-5' stands below '6' in 't'"]),
        (["3-6", "≤1", "2"], ["6:14 '≤1' stands below '3-6' in 't'"]),
        (["1-2", "3-5", "6+"], []),
        (["6", "3-5", "1-2"], []),
        (["≤1", "2", "3+"], []),
        (["1, 3, 5", "2, 4, 6"], []),
    ],
)
def test_order(tmp_path: Path, rows: list[str], messages: list[str]) -> None:
    assert found(tmp_path, "D105", table(*rows)) == messages


def test_zero_zero_is_the_hundred(tmp_path: Path) -> None:
    text = table("01-50", "51-99", "00").replace("D6", "D100")
    assert found(tmp_path, "D105", text) == []


def mended(folder: Path, text: str) -> str:
    """The file with the edits of the finding made, the last first."""
    check = next(one for one in GAME_CHECKS if one.code == "D105")
    game = game_of(folder, text)
    (finding,) = check.findings(GameContext(game))
    source = game.sources["k.yaml"]
    written = source.text
    for edit in sorted(finding.edits, key=lambda edit: edit.span, reverse=True):
        start = source.starts[edit.span.line - 1] + edit.span.column - 1
        end = source.starts[edit.span.end_line - 1] + edit.span.end_column - 1
        written = written[:start] + edit.text + written[end:]
    return written


def test_rows_are_not_moved_for_they_may_go_round_a_wheel(tmp_path: Path) -> None:
    assert mended(tmp_path, table("1-2", "6", "3-5")) == table("1-2", "6", "3-5")
