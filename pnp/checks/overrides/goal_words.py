"""A goal requires a different number than its text says.

Compares the numbers in the text of a goal ("destroy four units", "occupy two spaces", "60 points", "survive ten
turns") with what it requires: `destroy`, `occupy`, `score`, `survive`.

The game ends for one player while the other plays on.

```yaml file=play.yaml
sides:
  - {id: tide, name: Tide}
goals:
  - {id: rout, name: Rout, text: Destroy four units of the Tide., destroy: {count: 5, side: tide}}
```
```text
play.yaml:4:34: error O113 the text says 'Destroy four', but the goal requires 5
```
```diff file=play.yaml
-  - {id: rout, name: Rout, text: Destroy four units of the Tide., destroy: {count: 5, side: tide}}
+  - {id: rout, name: Rout, text: Destroy four units of the Tide., destroy: {count: 4, side: tide}}
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.passages import RULES_AND_NOTES, passages_of
from pnp.checks.api import GameContext, Problems, Related, Severity
from pnp.checks.overrides.stated_number import NUMBER, contradicted
from pnp.model.play import Goal

NAME = "text contradicts the goal"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

_LEAST = r"(?:at least\s+|the last\s+)?"
_PATTERNS: Final = {
    "destroy": re.compile(rf"\b(?:destroy|kill|eliminate|sink)(?:s|ed)?\s+{_LEAST}{NUMBER}\b", re.IGNORECASE),
    "occupy": re.compile(
        rf"\b(?:occup(?:y|ies|ied)|controls?|holds?|takes?|captures?)\s+{_LEAST}{NUMBER}\b", re.IGNORECASE
    ),
    # "2 points for each market" tells how to score, not how many points win.
    "score": re.compile(
        rf"\b(?:reach(?:es)?|with|has|have|gets?|scores?|at|to)\s+{_LEAST}{NUMBER}(?:\s+\w+)?\s+points?\b"
        r"(?!\s+(?:for|per|each|a)\b)",
        re.IGNORECASE,
    ),
    "survive": re.compile(
        rf"\b(?:for|after|surviv(?:e|es|ed)|lasts?)\s+{_LEAST}{NUMBER}(?:\s+\w+)?\s+(?:turns?|rounds?)\b", re.IGNORECASE
    ),
}


def check(context: GameContext) -> Problems:
    """Every requirement of every goal."""
    for goal in context.game.goals:
        for key, number in _requirements(context, goal):
            passages, declared = passages_of(goal, RULES_AND_NOTES), Related(goal.at(key), "what the goal requires")
            yield from contradicted(context.game, passages, _PATTERNS[key], number, "the goal requires", declared)


def _requirements(context: GameContext, goal: Goal) -> Iterator[tuple[str, int | None]]:
    """Each key of a goal with the number it requires, unless it counts whole regions or positions."""
    for key, claim in (("destroy", goal.destroy), ("occupy", goal.occupy)):
        if claim and claim.count and not claim.of:
            yield key, context.number_of(claim.count)
    yield from (("score", goal.score), ("survive", goal.survive))
