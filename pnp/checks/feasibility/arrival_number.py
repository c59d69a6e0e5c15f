"""More units arrive than their army has.

Adds up the units that arrive for an army, in each scenario, and compares them with the units of the army, which count
those that arrive, too.

There are no counters for the units that the turn record promises.

```yaml file=play.yaml
units: [{id: guards, name: Guards}]
sides: [{id: red, name: Red}]
armies: [{id: red, side: red, units: {guards: 3}}]
arrivals:
  - {id: second, name: Second brigade, turn: 2, army: red, units: {guards: 2}}
  - {id: third, name: Third brigade, turn: 4, army: red, units: {guards: 2}}
```
```text
play.yaml:6:74: error Z212 4 of 'guards' arrive for 'red', but it has only 3
```
```diff file=play.yaml
-armies: [{id: red, side: red, units: {guards: 3}}]
+armies: [{id: red, side: red, units: {guards: 4}}]
```
"""

from pnp.analysis.arrivals import arriving_units
from pnp.analysis.strength import most
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "more arrive than exist"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every kind of unit that arrives for an army."""
    game = context.game
    for army in game.armies:
        for name, number in arriving_units(game, army).items():
            unit = game.units.find(name)
            available = most(game, army, unit).number if unit else number
            if number > available:
                last = [each for each in game.arrivals if each.army == army.id and name in each.units][-1]
                count = f"only {available}" if available else "none"
                are = "arrives" if number == 1 else "arrive"
                yield Problem(
                    message=f"{number} of {name!r} {are} for {army.id!r}, but it has {count}",
                    span=last.at(f"units.{name}"),
                    hint="the units of an army count those that arrive later",
                    related=(Related(army.at("units"), "the units of the army"),),
                )
