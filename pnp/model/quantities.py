"""Quantities: whole numbers, or expressions that take their numbers from the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number written in a kit: ``12``, or ``= armies.wardens.units.pikes + 2``.

    number: the whole number, if it is one. expression: what stands behind the ``=``. offset: where the
    expression starts in the written text, so that a mistake in it can be pointed at.
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
            return cls(None, expression, text.index(expression) if expression else len(text))
        if stripped.isdecimal() and stripped.isascii():
            return cls(int(stripped))
        raise ValueError(f"{text!r} is not a quantity: write a whole number, or = and an expression")
