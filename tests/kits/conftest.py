"""The game of the kit that a module of tests is named after."""

from __future__ import annotations

import pytest

from pnp.model.game import Game
from tests.prepared import game_of


@pytest.fixture(scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    """That of ``content/piombino`` in ``test_piombino``."""
    return game_of(f"content/{request.module.__name__.rpartition('.test_')[2].replace('_', '-')}")
