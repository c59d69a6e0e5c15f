"""A natural result is impossible on the die.

Looks up every key of `natural:`, which lists results that have a fixed meaning whatever the modifiers, among the
results of the die.

"A natural 1 always misses" means nothing with two dice, whose lowest result is 2.

```yaml file=rolls.yaml
rolls:
  - {id: attack, name: Attack, die: 2D6, target: 9+, natural: {1: always a miss}}
```
```text
rolls.yaml:2:64: error D109 2D6 never shows a natural 1 (2–12)
```
```yaml file=rolls.yaml
rolls:
  - {id: attack, name: Attack, die: 2D6, target: 9+, natural: {2: always a miss}}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.dice import Results
from pnp.model.walk import key_span

NAME = "impossible natural result"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every natural result that the die cannot show; keys that are words are skipped."""
    for roll in context.game.rolls:
        for written in roll.natural:
            try:
                results = Results.parse(written)
            except ValueError:
                continue
            if not results.within(roll.die.results()):
                yield Problem(
                    message=f"{roll.die} never shows a natural {written} ({roll.die.low}–{roll.die.high})",
                    span=key_span(roll, f"natural.{written}"),
                    hint="correct the number or the die",
                )
