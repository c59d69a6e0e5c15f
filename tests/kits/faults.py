"""What would stop a strict build of a kit."""

from __future__ import annotations

from pnp.checks.run import check_game
from pnp.findings import Severity
from pnp.model.game import Game


def faults(game: Game) -> list[str]:
    """Errors and warnings as they are told; remarks that stop nothing are left out."""
    return [
        f"{one.span} {one.severity.value} {one.code} {one.message}"
        for one in check_game(game)
        if one.severity is not Severity.INFO
    ]
