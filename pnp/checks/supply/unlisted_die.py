"""A die is rolled that the list of parts does not have.

Compares the dice that rules, rolls and tables use with those of the list of parts and of `equipment:`, where these say
how many sides their dice have. A D3 is rolled with a D6, a D66 with two, a D100 with two D10.

A printed game is played with what is in the box, and nobody has the other die at hand.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
licence: CC-BY-4.0
equipment: [one six-sided die]
rolls:
  - {id: storm, name: Storm, die: D8, target: 5+}
```
```text
kit.yaml:7:35: warning S130 D8 is rolled, but only D6 are among the parts
```
```diff file=kit.yaml
-equipment: [one six-sided die]
+equipment: [one eight-sided die]
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.dice_mentions import mentions
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.parts import listed_dice, parts_list
from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.repeats import first_of_each

NAME = "die that is not among the parts"
SEVERITY = Severity.WARNING

_SPELT: Final = re.compile(rf"\b(?P<sides>{NUMBER})[- ]sided (?:die|dice)\b")
# What can be rolled with other dice.
_MADE_OF: Final = {3: (6,), 66: (6,), 100: (10, 20), 2: (4, 6, 8, 10, 12, 20), 5: (10, 20), 10: (20,)}


def check(context: GameContext) -> Problems:
    """The first roll with each kind of die that there is none of."""
    dice = context.get(listed_dice)
    if dice is None:
        return
    there = dice.sides
    for sides, span in first_of_each((*_rolled(context), *_in_words(context)), lambda rolled: rolled[0]):
        if there.isdisjoint((sides, *_MADE_OF.get(sides, ()))):
            letter = "W" if context.game.kit.language.startswith("de") else "D"
            listed = " and ".join(f"{letter}{number}" for number in sorted(there))
            yield Problem(
                message=f"{letter}{sides} is rolled, but only {listed} are among the parts",
                span=span,
                hint="list the die among the parts, or roll one of those",
            )


def _rolled(context: GameContext) -> Iterator[tuple[int, Span]]:
    for table in context.game.tables:
        yield table.die.sides, table.at("die")
    for roll in context.game.rolls:
        yield roll.die.sides, roll.at("die")


def _in_words(context: GameContext) -> Iterator[tuple[int, Span]]:
    words, parts, sections = context.prose, context.get(parts_list), context.outline
    for mention in context.get(mentions):
        if not parts.is_inside(mention.start) and not sections.is_aside(mention.start):
            yield int(mention.sides), words.span(mention.start, len(mention.words))
    for match in words.matches(_SPELT, words.lower):
        if not parts.is_inside(match.start()):
            yield number_of(match["sides"]), words.match_span(match)
