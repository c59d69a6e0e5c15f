"""Numbers that the words of a record say beside the number that it declares."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from pnp.analysis import numerals
from pnp.analysis.passages import Passage
from pnp.analysis.prose import without_templates
from pnp.checks.check import Problem
from pnp.findings import Related

# A number that is meant as one: "a card" may be any.
NUMBER = rf"(?P<number>{numerals.NUMBER})"


def contradicted(
    passages: Iterable[Passage],
    pattern: re.Pattern[str],
    number: int | None,
    but: str,
    declared: Related,
    hint: str = "mend one of the two",
) -> Iterator[Problem]:
    """The first words of a pattern that say another number than the declared one, unless others say the right one.

    number: the declared one; None if it cannot be worked out. but: what declares it, in words. declared: its place.
    """
    said: list[tuple[Passage, re.Match[str]]] = []
    for passage in passages if number is not None else ():
        for match in pattern.finditer(without_templates(passage.text)):
            if numerals.number_of(match["number"]) == number:
                return
            said.append((passage, match))
    for passage, match in said[:1]:
        yield Problem(
            message=f"the words say {' '.join(match[0].split())!r}, but {but} {number}",
            span=passage.span(match.start(), len(match[0])),
            hint=hint,
            related=(declared,),
        )
