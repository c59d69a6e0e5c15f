"""The list of parts has fewer of something than all players together are given.

Reads sentences of the set-up such as "Give each player a sheet and a pencil", "Each player takes 3 cubes" and "Put
three flasks on your card", multiplies by the greatest number of players, and compares with the item of the list of
parts, or of `equipment:`, that begins with a number and is called so. Cards are left to other checks.

With as many players as the box promises, somebody goes without.

```yaml file=kit.yaml
kit: example
title: Example
players: 2-6
licence: CC-BY-4.0
equipment: [5 pencils]
setup:
  - {id: sheets, text: Give each player a sheet and a pencil.}
```
```text
kit.yaml:7:55: warning S131 6 players need 6, but the list of parts has '5 pencils'
```
```diff file=kit.yaml
-equipment: [5 pencils]
+equipment: [6 pencils]
```
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.numerals import ANY_NUMBER, NUMBER, any_number_of, number_of
from pnp.analysis.outline import stem
from pnp.analysis.parts import Part, parts_list
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "fewer parts than players need"
SEVERITY = Severity.WARNING

_GIVEN: Final = re.compile(
    r"\b(?:each|every) player (?:starts? with|begins? with|takes?|gets?|receives?|chooses?|picks?|is given|needs?"
    r"|places?|has|collects?)\b|\b(?:give|hand|deal) (?:out )?(?:each|every) player\b"
    r"|\b(?:put|place|lay|take) (?=[^.\n]*\b(?:on|in|beside|before|from) your\b)"
    r"|\b(?:jede[rs]?|alle)(?: spieler)?(?: nimmt sich| nimmt| bekommt| erhält| wählt)\b"
)
_THINGS: Final = re.compile(
    rf"(?P<number>\b(?:an?|eine?[nr]?|{NUMBER}|zwei|drei|vier|fünf|sechs))\s+"
    r"(?=(?P<noun>[^\W\d_][\w’'-]*(?: [^\W\d_][\w’'-]*){0,2}))"
)
_GERMAN: Final = {"ein": 1, "eine": 1, "einen": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6}
_AT_TIMES: Final = re.compile(
    r"\b(?:with|if|when|for|in a game of|bei|wenn|zu)\s+(?:\w+\s+){0,3}(?:players?|spielern?)\b"
)
_NOT_ALL: Final = re.compile(r"\b(?:each|per|every|je|pro|unlimited|about|cards?|\w*karten)\b")
_NEXT: Final = re.compile(rf"(?:,| and| und)\s+(?={ANY_NUMBER}\s)")
_LEADING: Final = re.compile(rf"\W*(?P<n>{ANY_NUMBER})\b")
_MOST: Final = 30
_REACH: Final = 120


def check(context: GameContext) -> Problems:
    """The first thing that each player gets and of which there are too few."""
    players = context.game.kit.players.most
    listed = _by_noun(context)
    if not listed or not 1 < players <= _MOST:
        return
    words, known, seen = context.prose, context.outline, set[str]()
    for given in words.matches(_GIVEN, words.lower):
        start, end = known.sentence(given.start())
        sentence = words.lower[start:end]
        if (
            not known.is_set_up(start)
            or known.is_aside(start)
            or _AT_TIMES.search(sentence)
            or "team" in given[0]
            or "side" in given[0]
        ):
            continue
        for thing in _THINGS.finditer(words.lower, given.end(), min(end, given.end() + _REACH)):
            noun, part = _meant(thing["noun"], listed)
            number = _number(thing["number"]) * players
            if part and part.number is not None and number > part.number and noun not in seen:
                seen.add(noun)
                place = thing.start("noun") + thing["noun"].index(noun)
                yield Problem(
                    message=f"{players} players need {number}, but the list of parts has {part.words!r}",
                    span=words.span(place, len(noun)),
                    hint="list more of them, or allow fewer players",
                )


def _by_noun(context: GameContext) -> Mapping[str, Part | None]:
    """The parts with a number by the noun behind it; None where two items have the same noun."""
    listed: dict[str, Part | None] = {}
    for part in (single for item in context.get(parts_list).parts for single in _single(item)):
        if part.number is None or _NOT_ALL.search(part.words) or (noun := _noun_of(part)) is None:
            continue
        same = listed.get(noun, part)
        listed[noun] = part if same is not None and same.words == part.words else None
    return listed


def _single(item: Part) -> Iterator[Part]:
    """The things that an item names one after the other: "20 embers, 4 flames and 3 lamps"."""
    words, colon, rest = item.words.partition(":")
    several = _NEXT.split(words)
    if len(several) == 1:
        yield item
        return
    for place, single in enumerate(several):
        number = _LEADING.match(single)
        yield Part(
            f"{single}{colon}{rest}" if place == len(several) - 1 else single,
            any_number_of(number["n"]) if number else None,
        )


def _noun_of(part: Part) -> str | None:
    """The last word of the first words of an item: ``5 pencils``, ``4 wooden ships (red, …)``."""
    phrase = re.split(r"[(:;,.–]| of | with | in | aus | mit | \(", part.words, maxsplit=1)[0]
    found = re.findall(r"[^\W\d_]+", phrase)
    return stem(found[-1]) if len(found) > 1 or (found and part.words[:1].isdecimal()) else None


def _meant(phrase: str, listed: Mapping[str, Part | None]) -> tuple[str, Part | None]:
    """The first word of a phrase that is one of the parts."""
    for word in phrase.split():
        if part := listed.get(stem(word)):
            return word, part
        if word in ("and", "or", "of", "und", "in", "with"):
            break
    return "", None


def _number(word: str) -> int:
    if word in ("a", "an"):
        return 1
    return _GERMAN[word] if word in _GERMAN else number_of(word)
