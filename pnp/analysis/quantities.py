"""A quantity of a kit → its number."""

from __future__ import annotations

from typing import Any

from pnp.model.expression_syntax import ExpressionError
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import Quantity, number_of


def known_number(game: Game, quantity: Quantity | None, **added: Any) -> int | None:
    """The number of a quantity; None if there is none, or if it cannot be calculated, which Q103 reports.

    added: names for its expression besides those of the game.
    """
    if quantity is None:
        return None
    if quantity.number is not None and not added:  # Load has calculated what needs nothing but the game.
        return quantity.number
    try:
        return number_of(quantity, Names(game, added))
    except ExpressionError:
        return None
