"""Two scenarios are the same game.

Compares the armies, options, goals, board, first side and text of every two scenarios. Scenarios with different texts
are ignored: the text may say what differs.

One of them was copied and never changed.

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
```diff file=scenarios.yaml
   - {id: north, name: North}
+  - {id: south, name: South}
-  - {id: siege, name: The siege, first: north}
+  - {id: siege, name: The siege, first: south}
```
"""

from collections.abc import Hashable

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.repeats import repeats
from pnp.model.game import Game
from pnp.model.options import Scenario

NAME = "identical scenarios"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every scenario that equals an earlier one of another name."""
    game = context.game
    for same, scenario in repeats(game.scenarios, lambda each: _contents(game, each)):
        yield Problem(
            message=f"the scenario {scenario.id!r} is the same game as {same.id!r}",
            span=scenario.at("id"),
            hint="change what should differ, or describe it in text:",
            related=(Related(same.at("id"), "the other scenario"),),
        )


def _contents(game: Game, scenario: Scenario) -> Hashable:
    """Everything by which scenarios differ but their names."""
    arriving = frozenset(arrival.id for arrival in game.arrivals if scenario.id in arrival.scenarios)
    sets = (frozenset(scenario.armies), frozenset(scenario.options), frozenset(scenario.goals), arriving)
    turns = scenario.first_turn, scenario.last_turn
    return (*sets, *turns, scenario.board, scenario.first, " ".join(scenario.text.split()))
