"""A quantity of a kit → the number that it comes to."""

from __future__ import annotations

from typing import Any

from pnp.model.expressions import ExpressionError
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import Quantity, number_of


def known_number(game: Game, quantity: Quantity | None, **added: Any) -> int | None:
    """What a quantity comes to; None if there is none, or if it cannot be worked out, of which Q103 speaks.

    added: what its expression may name besides the game.
    """
    if quantity is None:
        return None
    if quantity.number is not None and not added:  # What the game alone says was worked out when it was read.
        return quantity.number
    try:
        return number_of(quantity, Names(game, added))
    except ExpressionError:
        return None
