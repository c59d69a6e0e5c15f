"""Long texts of one word: each check takes time as they are long, not as its square."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.checks.catalogue import rule
from pnp.checks.run import check_game
from pnp.load.kit import load_kit
from tests.ending import ends
from tests.hostile.kits import record

LETTERS = 100_000


@pytest.mark.parametrize(
    ("code", "words"),
    [("Q104", "the "), ("Q104", "the the of up into "), ("T108", "<b>"), ("T108", "<b>x</b> "), ("T108", "</i>")],
)
def test_a_hundred_thousand_letters(tmp_path: Path, code: str, words: str) -> None:
    for file, text in record((words * LETTERS)[:LETTERS]).items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    game = load_kit(tmp_path, "kit").game
    assert game is not None
    # What they are made from is imported and compiled before.
    list(check_game(game, [rule("Q101")]))
    # Half a second; as the square of 100,000, with which each of them took time once, more than a minute.
    with ends(within=15):
        list(check_game(game, [rule(code)]))
