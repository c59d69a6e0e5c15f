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
```diff file=play.yaml
-  - {id: rout, name: Rout, text: Destroy four units of the Tide., destroy: {count: 5, side: tide}}
+  - {id: rout, name: Rout, text: Destroy four units of the Tide., destroy: {count: 4, side: tide}}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.passages import RULES_AND_NOTES, passages_of
from pnp.checks.check import Problem
from pnp.checks.overrides.stated_number import NUMBER, contradicted
from pnp.findings import Related, Severity
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
        for key, number in _demands(context, goal):
            passages, declared = passages_of(goal, RULES_AND_NOTES), Related(goal.at(key), "what the goal demands")
            yield from contradicted(passages, _PATTERNS[key], number, "the goal demands", declared)


def _demands(context: GameContext, goal: Goal) -> Iterator[tuple[str, int | None]]:
    """What a goal demands so many of; what counts whole regions or positions is told in other words."""
    for key, claim in (("destroy", goal.destroy), ("occupy", goal.occupy)):
        if claim and claim.count and not claim.of:
            yield key, context.number_of(claim.count)
    yield from (("score", goal.score), ("survive", goal.survive))
