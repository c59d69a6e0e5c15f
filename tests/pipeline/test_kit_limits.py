"""A kit may print so many pieces, and not one more."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.pipeline import kit_limits
from pnp.pipeline.kit_limits import too_many_pieces
from tests.checks.cases import game_of


@pytest.mark.parametrize(("copies", "message"), [(5, ""), (6, "with 'two', the kit prints more than 12 pieces")])
def test_the_component_with_which_there_are_too_many_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copies: int, message: str
) -> None:
    monkeypatch.setattr(kit_limits, "MOST_KIT_PIECES", 12)
    monkeypatch.setattr(kit_limits, "MOST_PIECES", 10)
    components = ", ".join(
        f"{{id: {name}, name: N, of: decks.deck, layout: l, copies: {number}}}"
        for name, number in (("one", 7), ("two", copies), ("three", 0))
    )
    game = game_of(
        tmp_path, f"decks: [{{id: deck, name: D, cards: [{{id: a, name: A}}]}}]\ncomponents: [{components}]\n"
    )
    found = too_many_pieces(tuple(game.components), game)
    assert (found.message if found else "") == message
