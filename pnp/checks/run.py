"""A game → everything that its checks find."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.checks.check import Check
from pnp.checks.registry import GAME_CHECKS
from pnp.findings import Finding
from pnp.model.game import Game


def check_game(game: Game, checks: Iterable[Check] = GAME_CHECKS) -> list[Finding]:
    """Run every check of the game's own rules."""
    return [finding for check in checks for finding in check.findings(game)]
