"""Two scenarios are the same game.

## What it does
Compares the armies, options, goals, board and first side of every two scenarios. Those with words of their own are left
alone: the words may say what differs.

## Why it matters
One of them was copied and not changed.

## Fails
```yaml file=scenarios.yaml
sides:
  - {id: north, name: North}
scenarios:
  - {id: raid, name: The raid, first: north}
  - {id: siege, name: The siege, first: north}
```
```text
scenarios.yaml:5:10: warning O302 the scenario 'siege' is the same game as 'raid'
```

## Passes
```diff file=scenarios.yaml
   - {id: north, name: North}
+  - {id: south, name: South}
-  - {id: siege, name: The siege, first: north}
+  - {id: siege, name: The siege, first: south}
```
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.repeats import repeats
from pnp.findings import Related, Severity
from pnp.model.options import Scenario

CODE = "O302"
NAME = "two scenarios alike"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every scenario that is one before it under another name."""
    for same, scenario in repeats(context.game.scenarios, _game_of):
        yield Problem(
            message=f"the scenario {scenario.id!r} is the same game as {same.id!r}",
            span=scenario.at("id"),
            hint="change what was meant to differ, or say it in text:",
            related=(Related(same.at("id"), "the other scenario"),),
        )


def _game_of(one: Scenario) -> Hashable:
    """Everything that makes a scenario another game."""
    words = " ".join(one.text.split())
    return (frozenset(one.armies), frozenset(one.options), frozenset(one.goals), one.board, one.first, words)
