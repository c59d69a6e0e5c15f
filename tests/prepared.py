"""Kits read and laid out once for all tests of a process; those of one kit share a process (``tests.spread``)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pnp.load.builtin import data_folder
from pnp.load.kit import LoadedKit, load_kit
from pnp.model.game import Game
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit

ROOT = Path(__file__).resolve().parents[1]


@cache
def prepared(kit: str) -> CompiledKit:
    """A kit by its folder from the top of the checkout, as in ``content/piombino``."""
    return compile_kit(ROOT / kit, kit, painted=True, loaded=loaded(kit))


def game_of(kit: str) -> Game:
    """The game of a kit, which needs no layout."""
    game = loaded(kit).game
    assert game is not None
    return game


@cache
def loaded(kit: str) -> LoadedKit:
    """A kit as it is read."""
    return load_kit(ROOT / kit, kit, (data_folder("content"),))
