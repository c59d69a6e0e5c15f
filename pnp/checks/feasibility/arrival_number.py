"""More units arrive than their army has.

Adds up the units that arrive for an army, in each scenario, and compares them with the units of the army, which count
those that arrive, too. Those that the set-up of its side names by number ("7 Pikemen", "two Guns") are added.

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

import re

from pnp.analysis.arrivals import arriving_units
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.strength import most
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.units import Army, Unit

NAME = "more arrive than exist"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every kind of unit that arrives for an army."""
    game = context.game
    for army in game.armies:
        for name, number in arriving_units(game, army).items():
            unit = game.units.find(name)
            available = most(game, army, unit).number if unit else number
            at_start = _named_in_setup(game, army, unit) if unit else 0
            last = [each for each in game.arrivals if each.army == army.id and name in each.units][-1]
            if number > available:
                count = f"only {available}" if available else "none"
                are = "arrives" if number == 1 else "arrive"
                yield Problem(
                    message=f"{number} of {name!r} {are} for {army.id!r}, but it has {count}",
                    span=last.at(f"units.{name}"),
                    hint="the units of an army count those that arrive later",
                    related=(Related(army.at("units"), "the units of the army"),),
                )
            elif at_start <= available < number + at_start:
                yield Problem(
                    message=f"{at_start} of {name!r} are set up for {army.id!r} and {number} arrive, but it has only "
                    f"{available}",
                    span=last.at(f"units.{name}"),
                    hint="the units of an army count those that are set up and those that arrive",
                    related=(Related(army.at("id"), "the army"),),
                )


def _named_in_setup(game: Game, army: Army, unit: Unit) -> int:
    """How many of a unit the set-up of one side names, 0 if each step may be of another scenario."""
    names = "|".join(re.escape(name) for name in sorted({unit.name, unit.plural, *unit.aliases} - {""}, key=len)[::-1])
    pattern = re.compile(rf"(?<![\w.,–-])(?P<number>{NUMBER}) (?:{names})(?!\w)", re.IGNORECASE)
    steps = (step for step in game.setup if step.side == army.side and not step.place)
    named = [[number_of(match["number"]) for match in pattern.finditer(step.text)] for step in steps]
    told = [sum(numbers) for numbers in named if numbers]
    return sum(told) if len(told) == 1 or len(game.scenarios) <= 1 else 0
