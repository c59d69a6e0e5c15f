"""An army sets up in a different zone than its record says.

Compares the `zone` of every army with the zones of the set-up steps for that army.

One side sets up where the other side expects to be safe.

```yaml file=armies.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
boards:
  - {id: field, name: Field, grid: {columns: 4, rows: 4, cell: 20 mm}}
zones:
  - {id: hill, name: Hill, side: north, board: field, cells: A1:D1}
  - {id: dale, name: Dale, side: north, board: field, cells: A4:D4}
armies:
  - {id: north, side: north, units: {pikes: 2}, zone: hill}
setup:
  - {id: begin, text: Set up., army: north, zone: dale}
```
```text
armies.yaml:13:51: warning O104 the army 'north' is set up in 'dale', but its zone is 'hill'
```
```diff file=armies.yaml
-  - {id: begin, text: Set up., army: north, zone: dale}
+  - {id: begin, text: Set up., army: north, zone: hill}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.overrides.statements import overrides

NAME = "conflicting set-up zones"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every army with a zone that no step of its set-up names."""
    for army in context.game.armies:
        steps = [step for step in context.game.setup if step.army == army.id and step.zone]
        if not army.zone or any(step.zone == army.zone for step in steps):
            continue
        for step in steps:
            if not overrides(step, army):
                yield Problem(
                    message=f"the army {army.id!r} is set up in {step.zone!r}, but its zone is {army.zone!r}",
                    span=step.at("zone"),
                    hint=f"name one zone in both places, or add exception_to: [{army.id}] to the step",
                    related=(Related(army.at("zone"), "the zone of the army"),),
                )
