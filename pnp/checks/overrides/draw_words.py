"""A phase draws another number of cards than its words say.

## What it does
Compares "draw two cards" in the words of a phase and its steps with the `count` of its `draw`.

## Why it matters
Players draw what the words say; the checks and the reference pages follow the number.

## Fails
```yaml file=play.yaml
decks:
  - {id: orders, name: Orders}
phases:
  - {id: draw, name: Draw phase, text: Draw three cards., draw: {deck: orders, count: 2}}
```
```text
play.yaml:4:40: error O109 the words say 'Draw three', but the phase draws 2
```

## Passes
```yaml file=play.yaml
decks:
  - {id: orders, name: Orders}
phases:
  - {id: draw, name: Draw phase, text: Draw two cards., draw: {deck: orders, count: 2}}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.analysis.passages import passages_of
from pnp.checks.check import Problem
from pnp.checks.overrides.told import NUMBER, known_number, told_otherwise
from pnp.findings import Related, Severity
from pnp.model.play import Step
from pnp.model.walk import below

CODE = "O109"
NAME = "words against the draw"
SEVERITY = Severity.ERROR

_DRAW = re.compile(rf"\bdraws?\s+(?:up to\s+)?{NUMBER}\b", re.IGNORECASE)


def check(context: GameContext) -> Iterator[Problem]:
    """Every phase that draws."""
    for phase in context.game.phases:
        number = known_number(context.game, phase.draw.count) if phase.draw else None
        if phase.draw is None or number is None:
            continue
        steps = (step for one in phase.steps for step in below(one) if isinstance(step, Step))
        passages = (passage for record in (phase, *steps) for passage in passages_of(record))
        if told := told_otherwise(passages, _DRAW, number):
            yield Problem(
                message=f"the words say {told.words!r}, but the phase draws {number}",
                span=told.span,
                hint="mend one of the two",
                related=(Related(phase.draw.at("count"), "what the phase draws"),),
            )
