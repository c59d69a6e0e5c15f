"""Quantities: whole numbers, or expressions that take their numbers from the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pnp.model.expressions import Expression, ExpressionError
from pnp.values import dataclass

MOST_DIGITS = 9
# What calculating with fractions of two leaves over: 0.1 * 30 is a little more than 3.
ROUNDING_ERROR = 1e-9


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number written in a kit: ``12``, or ``= armies.wardens.units.pikes + 2``.

    number: the whole number; of an expression, what it comes to, once the game is known and if the game alone
    says it. expression: what stands behind the ``=``. offset: where the expression starts in the written text,
    so that a mistake in it can be pointed at.
    """

    number: int | None
    expression: str = ""
    offset: int = 0

    @classmethod
    def parse(cls, text: str) -> Quantity:
        """Read a whole number or ``= expression``. Raises ValueError with a sentence for the user."""
        stripped = text.strip()
        if stripped.startswith("="):
            expression = stripped[1:].strip()
            if not expression:
                raise ValueError(f"{text!r} is not a quantity: nothing stands behind the =")
            return cls(None, expression, text.index(expression))
        if stripped.isdecimal() and stripped.isascii() and len(stripped) <= MOST_DIGITS:
            return cls(int(stripped))
        raise ValueError(f"{text!r} is not a quantity: write a whole number, or = and an expression")

    def __str__(self) -> str:
        return self.expression if self.number is None else str(self.number)


def work_out(quantities: Iterable[Quantity], names: Mapping[str, Any]) -> None:
    """Put their numbers into expressions; those that the names alone do not tell stay without one.

    An expression may read the number of another quantity, wherever that stands.
    """
    waiting = [quantity for quantity in quantities if quantity.expression and quantity.number is None]
    while waiting:
        left = [quantity for quantity in waiting if not _worked_out(quantity, names)]
        if len(left) == len(waiting):
            return
        waiting = left


def _worked_out(quantity: Quantity, names: Mapping[str, Any]) -> bool:
    try:
        object.__setattr__(quantity, "number", number_of(quantity, names))
    except ExpressionError:
        return False
    return True


def number_of(quantity: Quantity, names: Mapping[str, Any]) -> int:
    """What a quantity comes to. Raises ExpressionError if it is no whole number of at least 0."""
    if quantity.number is not None and not quantity.expression:
        return quantity.number
    value = Expression(quantity.expression).value(names)
    if isinstance(value, float) and abs(value - round(value)) < ROUNDING_ERROR:
        value = round(value)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        shown = str(value) if isinstance(value, int | float) else "something else than a number"
        raise ExpressionError(f"this comes to {shown}, which is no number of things")
    return value


def arithmetic(quantity: Quantity, names: Mapping[str, Any]) -> str:
    """How a quantity comes about: ``4 × 1 + 2 = 6``; the number alone if nothing is computed."""
    if not quantity.expression:
        return str(quantity.number)
    return Expression(quantity.expression).arithmetic(names)
