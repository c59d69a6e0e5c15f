"""A modifier of a roll states a different number from its source.

Follows the `source` of every modifier of a roll to its card, terrain, status or row, and compares the modifier with the
effects of that record on the same roll.

The card says +2, but the player aid with the odds says +1.

```yaml file=rolls.yaml
terrain:
  - {id: hill, name: Hill, effects: [{do: modify, what: attack, by: 2}]}
rolls:
  - id: attack
    name: Attack
    die: D10
    target: 7+
    modifiers:
      - {id: uphill, by: +1, source: terrain.hill}
```
```text
rolls.yaml:9:26: error E110 the modifier is +1, but 'terrain.hill' changes attack by +2
```
```diff file=rolls.yaml
-      - {id: uphill, by: +1, source: terrain.hill}
+      - {id: uphill, by: +2, source: terrain.hill}
```
"""

from pnp.analysis.modifier_sources import source_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.effects import Effect
from pnp.model.names import Named
from pnp.model.tables import Modifier

NAME = "modifier contradicts its source"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every modifier whose source is one record that changes the same roll."""
    names = context.names
    for roll in context.game.rolls:
        for modifier in roll.modifiers:
            record = source_of(context.game, names, modifier.source)
            changes = [change for change in _changes(record) if change.what == roll.id]
            if record and changes and all(abs(effect.by or 0) != abs(modifier.by) for effect in changes):
                yield _problem(modifier, roll.id, changes)


def _changes(record: Named | None) -> list[Effect]:
    effects: tuple[Effect, ...] = getattr(record, "effects", ())
    return [effect for effect in effects if effect.do == "modify" and effect.by is not None]


def _problem(modifier: Modifier, roll: str, changes: list[Effect]) -> Problem:
    numbers = " or ".join(f"{effect.by:+d}" for effect in changes)
    return Problem(
        message=f"the modifier is {modifier.by:+d}, but {modifier.source!r} changes {roll} by {numbers}",
        span=modifier.at("by"),
        hint="correct one of the two",
        related=tuple(Related(effect.at("by"), "the effect") for effect in changes),
    )
