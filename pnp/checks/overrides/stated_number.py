"""Numbers in the text of a record that contradict the number that it declares."""

import re
from collections.abc import Iterable

from pnp.analysis import numerals
from pnp.analysis.passages import Passage
from pnp.analysis.prose import with_numbers
from pnp.checks.api import Problem, Problems, Related
from pnp.model.game import Game

# Only words that mean a number: "a card" may be any card.
NUMBER = rf"(?P<number>{numerals.NUMBER})"


def contradicted(
    game: Game,
    passages: Iterable[Passage],
    pattern: re.Pattern[str],
    number: int | None,
    but: str,
    declared: Related,
    hint: str = "correct one of the two",
) -> Problems:
    """The first match of a pattern with another number than the declared one, unless a match has the right one.

    A number that a text takes from the game, as in ``{{ sets.limits.hand.value }}``, is read as it is printed.
    number: the declared number; None if it cannot be worked out. but: what declares it, in words. declared: its place.
    """
    matches: list[tuple[Passage, re.Match[str]]] = []
    for passage in passages if number is not None else ():
        for match in pattern.finditer(with_numbers(game, passage.text)):
            if numerals.number_of(match["number"]) == number:
                return
            matches.append((passage, match))
    for passage, match in matches[:1]:
        yield Problem(
            message=f"the text says {' '.join(match[0].split())!r}, but {but} {number}",
            span=passage.match_span(match),
            hint=hint,
            related=(declared,),
        )
