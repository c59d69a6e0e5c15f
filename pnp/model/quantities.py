"""Quantities: whole numbers, or expressions that take their numbers from the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pnp.model.expression_syntax import ExpressionError
from pnp.model.expressions import Expression, Steps, StepsError, parsed
from pnp.values import dataclass

MOST_DIGITS = 9
# Of all quantities of a kit together.
MOST_STEPS = 1_500_000
# Of binary fractions: 0.1 * 30 is a little more than 3.
ROUNDING_ERROR = 1e-9


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number written in a kit: ``12``, or ``= armies.wardens.units.pikes + 2``.

    number: the whole number; of an expression its value, once the game is known and if it needs nothing but the game.
    expression: what follows the ``=``. offset: where the expression starts in the written text, so that a mistake in
    it can be pointed at. is_costly: with those before it, it takes more steps than all of a kit may.
    """

    number: int | None
    expression: str = ""
    offset: int = 0
    is_costly: bool = False

    @classmethod
    def parse(cls, text: str) -> Quantity:
        """Read a whole number or ``= expression``. Raises ValueError with a sentence for the user."""
        stripped = text.strip()
        if stripped.startswith("="):
            expression = stripped[1:].strip()
            if not expression:
                raise ValueError(f"{text!r} is not a quantity: nothing follows the =")
            return cls(None, expression, text.index(expression))
        if stripped.isdecimal() and stripped.isascii() and len(stripped) <= MOST_DIGITS:
            return cls(int(stripped))
        raise ValueError(f"{text!r} is not a quantity: write a whole number, or = and an expression")

    def __str__(self) -> str:
        return self.expression if self.number is None else str(self.number)


def work_out(quantities: Iterable[Quantity], names: Mapping[str, Any]) -> None:
    """Give expressions their numbers; those that need more than these names stay without one.

    An expression may read the number of any other quantity, also of one further below.
    """
    steps = Steps(MOST_STEPS)
    pending = [quantity for quantity in quantities if quantity.expression and quantity.number is None]
    while pending:
        left = [quantity for quantity in pending if not _worked_out(quantity, names, steps)]
        if len(left) == len(pending):
            return
        pending = left


def _worked_out(quantity: Quantity, names: Mapping[str, Any], steps: Steps) -> bool:
    try:
        object.__setattr__(quantity, "number", number_of(quantity, names, steps))
    except StepsError:
        # Q103 reports it. Nobody evaluates it again.
        object.__setattr__(quantity, "is_costly", True)
        return True
    except ExpressionError:
        return False
    return True


def number_of(quantity: Quantity, names: Mapping[str, Any], steps: Steps | None = None) -> int:
    """The number of a quantity. Raises ExpressionError unless it is a whole number from 0 on.

    steps: those that may still be taken of several quantities together; StepsError is raised beyond.
    """
    if quantity.number is not None and not quantity.expression:
        return quantity.number
    if quantity.is_costly:
        raise StepsError("with those before it, this expression takes too long")
    value = parsed(quantity.expression).value(names, steps)
    if isinstance(value, float) and abs(value - round(value)) < ROUNDING_ERROR:
        value = round(value)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        problem = f"comes to {value}" if isinstance(value, int | float) else "is not a number"
        raise ExpressionError(f"this {problem}: a quantity is a whole number from 0 on")
    return value


def arithmetic(quantity: Quantity, names: Mapping[str, Any]) -> str:
    """How a quantity is calculated: ``4 × 1 + 2 = 6``; the number alone if it is not an expression."""
    if not quantity.expression:
        return str(quantity.number)
    return Expression(quantity.expression).arithmetic(names)
