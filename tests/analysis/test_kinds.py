"""The kinds of the cards of a deck, with how many there are of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.kinds import all_kinds
from tests.checks.cases import game_of


@pytest.mark.parametrize(
    ("type_", "values", "counts"),
    [
        # Cards come in copies: a kind has as many as are printed, or as there are cards of their own.
        ("text", ["Red", "Red", "Blue"], {"red": (3, 2), "blue": (1,)}),
        ("flag", ["true", "false", "true"], {"suit": (3, 2)}),
        # One value for all is no kind, nor are numbers, nor a field with a value for each card.
        ("text", ["Red", "Red", "Red"], {}),
        ("text", ["Red", "'7'", "Blue"], {}),
        ("text", [chr(65 + number) for number in range(13)], {}),
    ],
)
def test_a_field_has_kinds(tmp_path: Path, type_: str, values: list[str], counts: dict[str, tuple[int, ...]]) -> None:
    # The first card is there twice.
    cards = ", ".join(
        f"{{id: c{number}, name: C{number}, suit: {value}, copies: {2 if number == 0 else 1}}}"
        for number, value in enumerate(values)
    )
    game = game_of(tmp_path, f"decks: [{{id: d, name: D, fields: {{suit: {type_}}}, cards: [{cards}]}}]\n")
    found = all_kinds(GameContext(game))
    assert [dict(kinds.counts) for kinds in found] == ([counts] if counts else [])
