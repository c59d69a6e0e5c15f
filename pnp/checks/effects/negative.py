"""An effect has a negative count.

Looks for effects that gain, lose, draw, discard, place, destroy or capture a negative number of something.

To gain −2 is to lose 2, but nobody puts it that way: either the sign or the verb is wrong.

```yaml file=decks.yaml
resources:
  - {id: gold, name: Gold}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: mine, name: Mine, effects: [{do: gain, what: gold, by: -2}]}
```
```text
decks.yaml:7:69: error E308 nobody can gain −2 of 'gold'
```
```diff file=decks.yaml
-      - {id: mine, name: Mine, effects: [{do: gain, what: gold, by: -2}]}
+      - {id: mine, name: Mine, effects: [{do: gain, what: gold, by: 2}]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.effects.owned_effects import owned_effects

NAME = "negative count"
SEVERITY = Severity.ERROR

_OPPOSITE = {"gain": "lose", "lose": "gain", "draw": "discard", "discard": "draw"}
_COUNTING = (*_OPPOSITE, "place", "destroy", "capture", "roll-on", "repeat", "restore")


def check(context: GameContext) -> Problems:
    """Every effect that counts things."""
    for owned in owned_effects(context.game):
        effect = owned.effect
        if effect.do in _COUNTING and effect.by is not None and effect.by < 0:
            opposite = _OPPOSITE.get(effect.do or "")
            yield Problem(
                message=f"nobody can {effect.do.replace('-', ' ')} −{-effect.by} of {effect.what!r}",
                span=effect.at("by"),
                hint=f"remove the minus sign, or write do: {opposite}" if opposite else "remove the minus sign",
            )
