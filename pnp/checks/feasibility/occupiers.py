"""More spaces must be occupied than the side has units.

Compares the number of spaces that a goal wants occupied with the units (of the kinds that it names) that the side can
have, including those that options and rolls add. Kits in which units come back, or in which markers of a side show who
owns a space, are skipped.

A unit occupies one space: with five units nobody can hold six towns at once.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 4}}
goals:
  - {id: towns, side: north, name: Six towns, occupy: 6}
```
```text
units.yaml:8:55: warning Z203 6 spaces must be occupied, but 'north' has at most 4 units
```
```diff file=units.yaml
-  - {id: north, side: north, units: {pikes: 4}}
+  - {id: north, side: north, units: {pikes: 6}}
```
"""

from pnp.analysis.quantities import known_number
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.feasibility.forces import most_units, units_come_back

NAME = "too few units to occupy"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every goal to occupy spaces."""
    game = context.game
    claims = [(goal, goal.occupy) for goal in game.goals if goal.occupy and not goal.occupy.of]
    if not claims or not game.armies or any(marker.side for marker in game.markers) or units_come_back(game):
        return
    for goal, claim in claims:
        side = claim.side or goal.side
        sides = [side] if side else [side.id for side in game.sides]
        required = known_number(game, claim.count)
        available = max((most_units(game, side, claim.units) for side in sides), default=0)
        if required is not None and 0 < available < required:
            whose = f"{side!r} has" if side else "a side has"
            armies = [army for army in game.armies if army.side in sides]
            yield Problem(
                message=f"{required} spaces must be occupied, but {whose} at most {available} "
                f"{'unit' if available == 1 else 'units'}",
                span=claim.at("count"),
                hint=f"ask for at most {available}",
                related=tuple(Related(army.at("units"), f"the units of {army.id!r}") for army in armies[:2]),
            )
