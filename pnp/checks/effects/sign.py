"""The text states an increase, the effect a decrease, or the reverse.

Reads "Attack +1", "+1 Attack", "Attack is reduced by one" and "move one space less" in the text of a card, a letter
code, a table row, a unit or a terrain, and compares the direction with that of its effects. A single "+2" in a text
that names no stat is compared, too, unless the text mentions an enemy or a cost.

The bonus becomes a penalty: players follow the text, but the odds and the reference pages follow the effect.

```yaml file=units.yaml
stats:
  - {id: move, name: Move, unit: spaces}
terrain:
  - id: wood
    name: Wood
    text: Everybody moves one space less.
    effects: [{do: modify, what: move, by: 1}]
```
```text
units.yaml:6:21: error E102 the text says 'moves one space less', but the effect changes move by +1
```
```diff file=units.yaml
-    effects: [{do: modify, what: move, by: 1}]
+    effects: [{do: modify, what: move, by: -1}]
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.effects.unattributed_change import reversed_sign
from pnp.checks.effects.words import DescribedEffects, StatedNumber, changes_in, described_effects, unsupported
from pnp.model.effects import Effect

NAME = "wrong sign in the text"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every change in a text whose number an effect has with the opposite sign."""
    changes = changes_in(context.game)
    for described in described_effects(context.game):
        for stated, differing in unsupported(described, changes):
            opposite = [effect for effect in differing if effect.by == -stated.number]
            if opposite:
                yield _problem(described, stated, opposite)
        stated_numbers, effects = reversed_sign(described, changes)
        yield from (_problem(described, stated, effects) for stated in stated_numbers)


def _problem(described: DescribedEffects, stated: StatedNumber, opposite: list[Effect]) -> Problem:
    does = f"changes {stated.what or opposite[0].what or 'something'} by {opposite[0].by:+d}"
    hint, places = "correct the text or the sign of the effect", (effect.at("by") for effect in opposite)
    return described.contradiction(stated.words, stated.offset, does, hint, places)
