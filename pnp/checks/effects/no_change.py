"""An effect changes nothing.

Looks for effects that change a number by 0, or that happen 0 times.

The 0 is probably a placeholder for a number that was never filled in.

```yaml file=units.yaml
stats:
  - {id: move, name: Move}
terrain:
  - {id: wood, name: Wood, effects: [{do: modify, what: move, by: 0}]}
```
```text
units.yaml:4:67: warning E306 the effect changes move by 0
```
```diff file=units.yaml
-  - {id: wood, name: Wood, effects: [{do: modify, what: move, by: 0}]}
+  - {id: wood, name: Wood, effects: [{do: modify, what: move, by: -1}]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.effects.owned_effects import owned_effects

NAME = "effect changes nothing"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every effect whose number is 0."""
    for owned in owned_effects(context.game):
        effect = owned.effect
        if effect.by == 0:
            verb = "changes" if effect.do == "modify" else f"says {effect.do}"
            yield Problem(
                message=f"the effect {verb} {effect.what} by 0" if effect.what else "the effect changes nothing",
                span=effect.at("by"),
                hint="write the number, or remove the effect",
            )
        elif effect.count.strip() == "0":
            message = f"the effect says {effect.do} 0 times{f' {effect.what}' if effect.what else ''}"
            yield Problem(message=message, span=effect.at("count"), hint="write the number, or remove the effect")
