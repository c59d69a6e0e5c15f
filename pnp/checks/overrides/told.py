"""Numbers that the words of a record say beside the number that it states in its data."""

from __future__ import annotations

import re
from collections.abc import Iterable

from pnp.analysis import numerals
from pnp.analysis.passages import Passage
from pnp.findings import Span
from pnp.model.expressions import ExpressionError
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import Quantity, number_of
from pnp.values import dataclass

# A number that is meant as one: "a card" may be any.
NUMBER = rf"(?P<number>{numerals.NUMBER})"
_TEMPLATE = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Told:
    """Words that say a number, and where they stand."""

    words: str
    span: Span


def told_otherwise(passages: Iterable[Passage], pattern: re.Pattern[str], number: int) -> Told | None:
    """The first words of a pattern that say another number; None if no words do, or if others say the right one."""
    first: Told | None = None
    for passage in passages:
        text = _TEMPLATE.sub(lambda match: "§" * len(match[0]), passage.text)
        for match in pattern.finditer(text):
            if numerals.number_of(match["number"]) == number:
                return None
            words = " ".join(match[0].split())
            first = first or Told(words, passage.place(match.start(), len(match[0])))
    return first


def known_number(game: Game, quantity: Quantity) -> int | None:
    """What a quantity comes to; None if it cannot be worked out, of which Q103 speaks."""
    try:
        return number_of(quantity, Names(game))
    except ExpressionError:
        return None
