"""An effect states two different counts.

Compares `by` with `count` in effects that gain, lose, draw, discard, place or roll: both say how many.

One of the two was changed and the other was forgotten.

```yaml file=decks.yaml
resources:
  - {id: gold, name: Gold}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: mine, name: Mine, effects: [{do: gain, what: gold, by: 2, count: 3}]}
```
```text
decks.yaml:7:79: error E309 the effect gains 3 according to count:, but 2 according to by:
```
```diff file=decks.yaml
-      - {id: mine, name: Mine, effects: [{do: gain, what: gold, by: 2, count: 3}]}
+      - {id: mine, name: Mine, effects: [{do: gain, what: gold, count: 3}]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.owned_effects import owned_effects

NAME = "contradictory counts"
SEVERITY = Severity.ERROR

_VERBS = {
    "gain": "gains", "lose": "loses", "draw": "draws", "discard": "discards", "place": "places",
    "roll-on": "rolls", "restore": "restores", "destroy": "destroys", "capture": "captures",
}  # fmt: skip


def check(context: GameContext) -> Problems:
    """Every effect with both counts as plain numbers."""
    for owned in owned_effects(context.game):
        effect = owned.effect
        verb = _VERBS.get(effect.do or "")
        if verb and effect.by is not None and effect.count.isdecimal() and effect.by != int(effect.count):
            yield Problem(
                message=f"the effect {verb} {effect.count} according to count:, but {effect.by} according to by:",
                span=effect.at("count"),
                hint="keep count: and remove by:",
                related=(Related(effect.at("by"), "the number"),),
            )
