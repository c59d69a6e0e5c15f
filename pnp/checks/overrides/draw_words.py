"""A phase draws a different number of cards than its text says.

Compares "draw two cards" in the text of a phase and its steps with the `count` of its `draw`.

Players draw what the text says; the checks and the reference pages use the number.

```yaml file=play.yaml
decks:
  - {id: orders, name: Orders}
phases:
  - {id: draw, name: Draw phase, text: Draw three cards., draw: {deck: orders, count: 2}}
```
```text
play.yaml:4:40: error O109 the text says 'Draw three', but the phase draws 2
```
```diff file=play.yaml
-  - {id: draw, name: Draw phase, text: Draw three cards., draw: {deck: orders, count: 2}}
+  - {id: draw, name: Draw phase, text: Draw two cards., draw: {deck: orders, count: 2}}
```
"""

import re

from pnp.analysis.passages import RULES_AND_NOTES, passages_of
from pnp.checks.api import GameContext, Problems, Related, Severity
from pnp.checks.overrides.stated_number import NUMBER, contradicted
from pnp.model.play import Step
from pnp.model.walk import below

NAME = "text contradicts the draw"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

_DRAW = re.compile(rf"\bdraws?\s+(?:up to\s+)?{NUMBER}\b", re.IGNORECASE)


def check(context: GameContext) -> Problems:
    """Every phase that draws."""
    for phase in context.game.phases:
        if phase.draw:
            records = (phase, *(step for steps in phase.steps for step in below(steps) if isinstance(step, Step)))
            passages = (passage for record in records for passage in passages_of(record, RULES_AND_NOTES))
            declared = Related(phase.draw.at("count"), "what the phase draws")
            yield from contradicted(
                context.game, passages, _DRAW, context.number_of(phase.draw.count), "the phase draws", declared
            )
