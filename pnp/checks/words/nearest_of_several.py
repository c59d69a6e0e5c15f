"""Something goes to the nearest of several, and nothing says to which of two that are equally near.

Looks, in English rules, for what happens by itself, without a player's choice: "the monster walks towards the nearest
hero", "guards attack the closest thief". If no sentence of the kit speaks of equal distances, it is found. So is "the
caravan that is furthest behind travels first", if its section does not say what comes first of two that are level. Its
findings are notes.

At the table two are nearly always equally near, and the players have to decide what the rules should.

```yaml file=rules.yaml
phases:
  - {id: hunt, name: Hunt, text: Each wolf moves one space towards the nearest hunter.}
```
```text
rules.yaml:2:72: info T373 nothing says which 'nearest hunter' is meant if two are equally near
```
```diff file=rules.yaml
-  - {id: hunt, name: Hunt, text: Each wolf moves one space towards the nearest hunter.}
+  - {id: hunt, name: Hunt, text: 'Each wolf moves towards the nearest hunter, of two equally near to the last.'}
```
"""

import re
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "nearest of several"
SEVERITY = Severity.INFO

_NEAREST: Final = re.compile(
    r"\b(?:towards?|attacks?|claws?|targets?|charges?|chases?|approach(?:es)?|fires? at|shoots? at|moves? to|walks? to)"
    r" (?:the|its|their) (?P<said>(?:nearest|closest) (?!way\b|path\b|route\b|possible\b)[a-z]+)\b"
)
# Whoever plays chooses by himself.
_CHOSEN: Final = re.compile(r"\b(?:you|your|player|players|choose|choice|random|may)\b")
_EQUAL: Final = re.compile(
    r"\b(?:equally|just as|as) (?:near|close|far)\b|\b(?:same|equal) distance|\bequidistant\b|\bties?\b|\btied\b"
    r"|\bif (?:several|two|both|more than one)\b[^.\n]{0,40}\b(?:near|close|distance)"
    r"|\b(?:near|clos)est [^.\n]{0,60}\b(?:random|choose|choice|last|first)\b"
)


# Whose turn it is by a place on a track, and what a section says of two that are level.
_FIRST: Final = re.compile(
    r"\bthe (?P<said>[a-z]+ (?:(?:that|who|which) (?:is|stands|lies) )?"
    r"(?:furthest|farthest|hindmost|rearmost|last|foremost)"
    r"(?: (?:behind|back|ahead|forward|along|in front|on the \w+))?) "
    r"(?:travels|moves|goes|acts|plays|begins|starts|takes (?:a|the next) turn|is next)\b"
)
_LEVEL: Final = re.compile(
    r"\bsame (?:space|stop|square|place|field|distance)\b|\b(?:level|equal|equally|tied?|ties|stack|on top|topmost)\b"
    r"|\b(?:if|of) (?:several|two|both|more than one)\b"
)


def check(context: GameContext) -> Problems:
    """The first sentence of each kind."""
    if context.is_english:
        yield from _nearest(context)
        yield from _first(context)


def _first(context: GameContext) -> Problems:
    """Whose turn it is, where the section says nothing of two that are level."""
    words, known = context.prose, context.outline
    for match in known.find(_FIRST, words.lower):
        section = known.at(match.start())
        if section and not section.is_aside and not _LEVEL.search(words.lower, section.body, section.end):
            yield Problem(
                message=f"nothing says which is the {match['said']!r} if two are level",
                span=words.match_span(match, "said"),
                hint="say what decides",
            )
            return


def _nearest(context: GameContext) -> Problems:
    words = context.prose
    if words.has(_EQUAL, words.lower):
        return
    for match in words.find_with(_NEAREST, ("nearest", "closest")):
        start, end = context.outline.sentence(match.start())
        if not _CHOSEN.search(words.lower, start, end):
            yield Problem(
                message=f"nothing says which {match['said']!r} is meant if two are equally near",
                span=words.match_span(match, "said"),
                hint="say who chooses, or what decides",
            )
            return
