"""Parts in brackets or after a colon do not add up to their total.

## What it does
Reads "12 counters (6 foot, 4 horse, 2 guns)" and "Deal five cards: three orders and two events" in rules, cards and
tables, in digits and in words, and adds the parts up. A list is taken for parts if every item is a number and a few
words, and the sum is near the total.

## Why it matters
One of the numbers is wrong, and nobody can tell which.

## Fails
```yaml file=setup.yaml
setup:
  - {id: deal, text: 'Take 12 counters (6 foot, 4 horse and 3 guns).'}
```
```text
setup.yaml:2:28: warning Q107 the parts of '12 counters' add up to 13: 6 + 4 + 3
```

## Passes
```yaml file=setup.yaml
setup:
  - {id: deal, text: 'Take 12 counters (6 foot, 4 horse and 2 guns).'}
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.prose import Prose, places_of
from pnp.checks.api import GameContext, Problem, Problems, Severity

CODE = "Q107"
NAME = "parts that do not add up"
SEVERITY = Severity.WARNING

_MARKUP: Final = r"[*_\[\]]*"
_TOTAL: Final = re.compile(
    rf"(?<![\w.,/+–-])(?P<number>{NUMBER}){_MARKUP} (?P<noun>[a-z’'-]+(?: [a-z’'-]+){{0,3}}){_MARKUP}\s?$"
)
_ITEM: Final = re.compile(rf"{_MARKUP}(?P<number>{NUMBER}){_MARKUP} (?P<noun>[a-z’'-]+(?: [a-z’'-]+){{0,3}}){_MARKUP}$")
_BETWEEN_ITEMS: Final = re.compile(r",\s+and\s+|,\s+|\s+and\s+|;\s+")
# An item with one of these words is not a part of a whole, or not a plain number of things.
_NO_PART: Final = re.compile(
    r"\b(?:each|per|every|or|for|if|with|at|from|up|more|plus|times|to|than|in|mm|cm|inches|minutes|hours|pages|players?|"
    r"points?|turns?|rounds?|years|both|others?|of|away|apart)\b"
)
_REACH: Final = 70
_LONGEST: Final = 160


def check(context: GameContext) -> Problems:
    """Every list of parts, in brackets or after a colon, with a different sum."""
    words = context.prose
    for place in places_of(words.lower, ("(", ":")):
        total = _total(words.lower, place)
        parts = _parts(words.lower, place) if total else []
        if total and len(parts) > 1 and _are_parts(number_of(total["number"]), parts):
            yield _problem(words, place, total, parts)


def _total(text: str, place: int) -> re.Match[str] | None:
    """The number and noun just before a bracket or colon."""
    if not text[place - 1 : place].isalpha() and text[place - 1 : place] not in (" ", "*", "_", "]"):
        return None
    total = _TOTAL.search(text[max(0, place - _REACH) : place])
    return None if total and _NO_PART.search(total["noun"]) else total


def _parts(text: str, place: int) -> list[int]:
    """The numbers of the items; empty if an item is not a number of things."""
    ends = ")" if text[place] == "(" else ".;\n\0("
    stop = next((i for i in range(place + 1, min(len(text), place + _LONGEST)) if text[i] in ends), 0)
    parts: list[int] = []
    for item in _BETWEEN_ITEMS.split(text[place + 1 : stop].strip()) if stop else ():
        match = _ITEM.match(" ".join(item.split()))
        if not match or _NO_PART.search(match["noun"]):
            return []
        parts.append(number_of(match["number"]))
    return parts


def _are_parts(total: int, parts: list[int]) -> bool:
    """Whether the parts probably belong to this total but do not add up to it."""
    added = sum(parts)
    return added != total and all(part < total for part in parts) and total <= 2 * added <= 3 * total


def _problem(words: Prose, place: int, total: re.Match[str], parts: list[int]) -> Problem:
    start = max(0, place - _REACH) + total.start("number")
    phrase = words.text[start : start + len(total["number"])] + f" {total['noun']}"
    return Problem(
        message=f"the parts of {phrase!r} add up to {sum(parts)}: {' + '.join(map(str, parts))}",
        span=words.span(start, len(total["number"])),
        hint="correct the total or one of the parts",
    )
