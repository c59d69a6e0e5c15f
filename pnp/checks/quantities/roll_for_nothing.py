"""A roll has no result.

Looks for a roll (`rolls:`) with modifiers that has no `target:`, no `table:`, no dice to compare with (`against:`), and
no words or effects that say what its result means.

The players roll and add everything up, and do not know what they needed.

```yaml file=rolls.yaml
rolls:
  - id: orders
    name: Orders
    die: 2D6
    modifiers:
      - {id: far, by: -1, text: more than 20 cm away}
```
```text
rolls.yaml:2:9: warning Q167 nothing says what a roll for 'Orders' needs, or what its result does
```
```diff file=rolls.yaml
     die: 2D6
+    target: 7+
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "roll for nothing"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every roll without a meaning."""
    for roll in context.game.rolls:
        has_result = roll.target or roll.against or roll.table or roll.success or roll.failure or roll.effects
        if roll.modifiers and not has_result and not roll.text:
            yield Problem(
                message=f"nothing says what a roll for {roll.title!r} needs, or what its result does",
                span=roll.at("id"),
                hint="add target: or table:, or say under text: how the result is read",
            )
