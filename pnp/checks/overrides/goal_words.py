"""A goal demands another number than its words say.

## What it does
Compares the numbers in the words of a goal ("destroy four units", "occupy two spaces", "60 points", "survive ten
turns") with what it demands: `destroy`, `occupy`, `score`, `survive`.

## Why it matters
The game ends for one player when it has not yet ended for the other.

## Fails
```yaml file=play.yaml
sides:
  - {id: tide, name: Tide}
goals:
  - {id: rout, name: Rout, text: Destroy four units of the Tide., destroy: {count: 5, side: tide}}
```
```text
play.yaml:4:34: error O113 the words say 'Destroy four', but the goal demands 5
```

## Passes
```yaml file=play.yaml
sides:
  - {id: tide, name: Tide}
goals:
  - {id: rout, name: Rout, text: Destroy four units of the Tide., destroy: {count: 4, side: tide}}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.passages import passages_of
from pnp.checks.check import Problem
from pnp.checks.overrides.told import NUMBER, known_number, told_otherwise
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.play import Goal

CODE = "O113"
NAME = "words against the goal"
SEVERITY = Severity.ERROR

_LEAST = r"(?:at least\s+|the last\s+)?"
_PATTERNS: Final = {
    "destroy": re.compile(rf"\b(?:destroy|kill|eliminate|sink)(?:s|ed)?\s+{_LEAST}{NUMBER}\b", re.IGNORECASE),
    "occupy": re.compile(
        rf"\b(?:occup(?:y|ies|ied)|controls?|holds?|takes?|captures?)\s+{_LEAST}{NUMBER}\b", re.IGNORECASE
    ),
    # "2 points for each market" is how one scores, not how many win.
    "score": re.compile(
        rf"\b(?:reach(?:es)?|with|has|have|gets?|scores?|at|to)\s+{_LEAST}{NUMBER}(?:\s+\w+)?\s+points?\b"
        r"(?!\s+(?:for|per|each|a)\b)",
        re.IGNORECASE,
    ),
    "survive": re.compile(
        rf"\b(?:for|after|surviv(?:e|es|ed)|lasts?)\s+{_LEAST}{NUMBER}(?:\s+\w+)?\s+(?:turns?|rounds?)\b", re.IGNORECASE
    ),
}


def check(context: GameContext) -> Iterator[Problem]:
    """Every demand of every goal."""
    for goal in context.game.goals:
        for key, number in _demands(context.game, goal):
            if told := told_otherwise(passages_of(goal), _PATTERNS[key], number):
                yield Problem(
                    message=f"the words say {told.words!r}, but the goal demands {number}",
                    span=told.span,
                    hint="mend one of the two",
                    related=(Related(goal.at(key), "what the goal demands"),),
                )


def _demands(game: Game, goal: Goal) -> Iterator[tuple[str, int]]:
    """What a goal demands so many of; what counts whole regions or positions is told in other words."""
    for key, claim in (("destroy", goal.destroy), ("occupy", goal.occupy)):
        if claim and claim.count and not claim.of:
            number = known_number(game, claim.count)
            if number is not None:
                yield key, number
    for key, demanded in (("score", goal.score), ("survive", goal.survive)):
        if demanded is not None:
            yield key, demanded
