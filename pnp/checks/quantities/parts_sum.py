"""Parts in brackets or after a colon do not add up to their total.

Reads "12 counters (6 foot, 4 horse, 2 guns)" and "Deal five cards: three orders and two events" in rules, cards and
tables, in digits and in words, and adds the parts up. A list is taken for parts if every item is a number and a few
words, and the sum is near the total. In lists of parts, "50 stones: 10 each of red, blue
and green", "15 workers (3 in each of 5 colours)" and "90 cards in four decks of 20" are multiplied. The parts of "three
kinds of places: four ports, five islands and two reefs" are compared with "ten places" in another sentence.

One of the numbers is wrong, and nobody can tell which.

```yaml file=setup.yaml
setup:
  - {id: deal, text: 'Take 12 counters (6 foot, 4 horse and 3 guns).'}
```
```text
setup.yaml:2:28: warning Q107 the parts of '12 counters' add up to 13: 6 + 4 + 3
```
```yaml file=setup.yaml
setup:
  - {id: deal, text: 'Take 12 counters (6 foot, 4 horse and 2 guns).'}
```
"""

import re
from typing import Final

from pnp.analysis.numerals import ANY_NUMBER, NUMBER, any_number_of, number_of
from pnp.analysis.parts import PartsList, parts_list
from pnp.analysis.prose import Prose
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "parts that do not add up"
SEVERITY = Severity.WARNING

_MARKUP: Final = r"[*_\[\]]*"
_TOTAL: Final = re.compile(
    rf"(?<![\w.,/+–-])(?P<number>{NUMBER}){_MARKUP} (?P<noun>[a-z’'-]+(?: [a-z’'-]+){{0,3}}?)"
    rf"(?: (?:on|in) (?:the|this) [a-z]+)?{_MARKUP}\s?$"
)
_SORTS: Final = re.compile(rf"\b(?P<said>{NUMBER} (?:kinds|types|sorts) of (?P<noun>[a-z]{{3,}})):")
_ITEM: Final = re.compile(
    rf"{_MARKUP}(?P<number>{NUMBER}){_MARKUP} {_MARKUP}(?P<noun>[a-z’'-]+(?: [a-z’'-]+){{0,3}}){_MARKUP}$"
)
# What is said of an item, "drawn as solid lines", and is none.
_ASIDE: Final = re.compile(rf"(?:[a-z]+ed|drawn|shown|which|that|who)\b(?!.*\b{NUMBER}\b)")
_BETWEEN_ITEMS: Final = re.compile(r",\s+and\s+|,\s+|\s+and\s+|;\s+")
# An item with one of these words is not a part of a whole, or not a plain number of things.
_NO_PART: Final = re.compile(
    r"\b(?:each|per|every|or|for|if|with|at|from|up|more|plus|times|to|than|in|mm|cm|inches|minutes|hours|pages|players?|"
    r"points?|turns?|rounds?|years|both|others?|of|away|apart)\b"
)
_REACH: Final = 70
_WHOLE: Final = rf"(?<![\w.,/+–-])(?P<number>{ANY_NUMBER})\s+(?P<noun>[^\W\d_][\w’'-]*(?: [^\W\d_][\w’'-]*){{0,3}}?)"
_KINDS: Final = (
    "colou?rs?|types?|kinds?|suits?|sorts?|players?|sets?|decks?|sizes?|values?|resources?|goods|farben?|sorten?"
)
_NAME: Final = r"[^\W\d_][\w’'-]*"
_LISTED: Final = rf"(?P<names>{_NAME}(?:,\s+{_NAME})*,?\s+(?:and|und)\s+{_NAME})(?=\s*[).;\n\0]|\s*$)"
_BEHIND: Final = r"\s?[(:,;–-]?\s?"
# Fifty stones, ten each of red, blue and green; 15 workers, 3 in each of 5 colours; 90 cards in four decks of 20.
_IN_EACH: Final = r"(?:each\s+(?:of|in)|in\s+each\s+of|of\s+each\s+of|for\s+each\s+of)"
_OF_NAMES: Final = rf"(?:each\s+(?:of|in)\s+|of each[:,]?\s+|each[:,]\s+)(?!\w+ (?:{_KINDS})){_LISTED}"
_GROUPS: Final = rf"(?:{_KINDS}|piles|stacks|packs|armies)\s+(?:of|with|containing)"
_EACH_NUMBER: Final = rf"(?P<each>{ANY_NUMBER})"
_MANY: Final = rf"(?P<kinds>{ANY_NUMBER})"
_OF_EACH: Final = (
    rf"{_WHOLE}{_BEHIND}{_EACH_NUMBER}\s+{_OF_NAMES}",
    rf"{_WHOLE}{_BEHIND}je\s+{_EACH_NUMBER}\s+(?:in\s+|mal\s+|aus\s+)?{_LISTED}",
    rf"{_WHOLE}{_BEHIND}{_EACH_NUMBER}\s+{_IN_EACH}\s+(?:the\s+)?{_MANY}\s+(?:{_KINDS})\b",
    rf"{_WHOLE}{_BEHIND}(?:in|as|divided into|split into)\s+{_MANY}\s+{_GROUPS}\s+{_EACH_NUMBER}\b",
)
_NAMES: Final = re.compile(r",\s+(?:and|und)\s+|,\s+|\s+(?:and|und)\s+")
_LONGEST: Final = 160


def check(context: GameContext) -> Problems:
    """Every list of parts, in brackets or after a colon, with a different sum."""
    words = context.prose
    yield from _of_each(words, context.get(parts_list))
    yield from _of_kinds(words)
    for place in words.places(("(", ":")):
        total = _total(words.lower, place)
        parts = _parts(words.lower, place) if total else []
        if total and len(parts) > 1 and _are_parts(number_of(total["number"]), parts):
            yield _problem(words, place, total, parts)


def _of_each(words: Prose, parts: PartsList) -> Problems:
    """Every total in a list of parts, of so many in each of so many kinds, that is not their product."""
    for start, end in parts.places:
        # Compiled only for a list of parts: patterns of all numbers in words are among the longest.
        for match in (match for pattern in _OF_EACH for match in re.compile(pattern).finditer(words.lower, start, end)):
            groups, each = match.groupdict(), any_number_of(match["each"])
            names, kinds = groups.get("names"), groups.get("kinds")
            several = len(_NAMES.split(names.strip())) if names else any_number_of(kinds or "0")
            if several > 1 and any_number_of(match["number"]) != each * several:
                yield Problem(
                    message=f"the parts of {' '.join(words.text[match.start('number') : match.end('noun')].split())!r} "
                    f"add up to {each * several}: {several} × {each}",
                    span=words.match_span(match, "number"),
                    hint="correct the total or one of the parts",
                )


def _of_kinds(words: Prose) -> Problems:
    """Every list of kinds whose numbers are near what another sentence has of all of them, and come to another sum."""
    for kinds in words.matches(_SORTS, words.lower):
        parts = _parts(words.lower, kinds.end() - 1)
        pattern = re.compile(rf"(?<![\w.,/+–-])(?P<number>{NUMBER}) {kinds['noun']}\b")
        totals = list(words.find_with(pattern, (kinds["noun"],))) if len(parts) > 1 else []
        wrong = [total for total in totals if _are_parts(number_of(total["number"]), parts)]
        if wrong and all(number_of(total["number"]) != sum(parts) for total in totals):
            start, end = kinds.span("said")
            yield Problem(
                message=f"the parts of {words.text[start:end]!r} add up to {sum(parts)}: {' + '.join(map(str, parts))}",
                span=words.span_between(start, end),
                hint="correct one of the parts, or the number in the other sentence",
                related=(Related(words.match_span(wrong[0]), f"{wrong[0][0]!r} here"),),
            )


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
        if parts and _ASIDE.match(item):
            continue
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
