"""A die is rolled that does not exist.

Looks for rolls of dice with 2, 9, 11 or another number of sides that no die has, where the text does not say
what is rolled in their place: a coin, or half of another die. A table of two rows needs no such word: it is tossed for.

The players have no such die, and each of them makes up another way to roll it.

```yaml file=phases.yaml
phases:
  - {id: barrage, name: Barrage, text: 'Roll 1D2: so many squads are lost.'}
```
```text
phases.yaml:2:46: warning S135 there is no die with 2 sides, and nothing says what is rolled in its place
```
```diff file=phases.yaml
-  - {id: barrage, name: Barrage, text: 'Roll 1D2: so many squads are lost.'}
+  - {id: barrage, name: Barrage, text: 'Roll 1D6: on 4 to 6 two squads are lost, otherwise one.'}
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.dice_mentions import mentions
from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.repeats import first_of_each

NAME = "die that does not exist"
SEVERITY = Severity.WARNING

# Made by several makers; a D66 and the like are two dice, a D100 is two D10.
_MADE: Final = frozenset((3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 24, 30, 50, 60, 66, 88, 100, 120, 666, 1000))
_SHORTEST: Final = 2
# A table of as many results says itself how they are told apart.
_TOSSED: Final = 2
_IN_PLACE: Final = re.compile(
    r"\bcoins?\b|\bheads\b|\bhalf\b|\bhalv|\bodd\b|\beven\b|\bmünze|\bhälfte\b|\bapp\b|\brandom number\b"
)


def check(context: GameContext) -> Problems:
    """The first roll of each such die."""
    words = context.prose
    for sides, span in first_of_each(_rolled(context), lambda rolled: rolled[0]):
        is_unsold = sides not in _MADE and _SHORTEST <= sides <= max(_MADE)
        if is_unsold and not words.has(_IN_PLACE, words.lower):
            yield Problem(
                message=f"there is no die with {sides} sides, and nothing says what is rolled in its place",
                span=span,
                hint="say how it is rolled: for two results, toss a coin, or roll a D6 and take 1–3 and 4–6",
            )


def _rolled(context: GameContext) -> Iterator[tuple[int, Span]]:
    """Dice in sentences first, as players meet them."""
    words = context.prose
    for mention in context.get(mentions):
        yield int(mention.sides), words.span(mention.start, len(mention.words))
    for table in context.game.tables:
        if table.die.sides > _TOSSED:
            yield table.die.sides, table.at("die")
    for roll in context.game.rolls:
        yield roll.die.sides, roll.at("die")
