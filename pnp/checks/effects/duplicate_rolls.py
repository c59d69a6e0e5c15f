"""A table is rolled on more than once, and nothing says what a repeated result means.

Looks for tables that an army rolls on several times before the game (including options), that a set-up step rolls on
several times, or that an effect lets somebody roll on several times. Such a table must have `duplicates: reroll`,
`keep` or `stack`.

With two rolls on a D6 the same result comes up in one game out of six; one player counts it twice, the other rerolls.

```yaml file=tables.yaml
sides:
  - {id: north, name: North}
tables:
  - id: leaders
    name: Leaders
    die: D6
    rows: [{on: 1-3, name: Admiral}, {on: 4-6, name: Engineer}]
armies:
  - {id: north, side: north, rolls: {leaders: 2}}
```
```text
tables.yaml:4:9: warning E301 'leaders' is rolled on 2 times by 'north', and nothing says what a repeated result means
```
```diff file=tables.yaml
     die: D6
+    duplicates: reroll
```
"""

from collections.abc import Iterator

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.effects.owned_effects import owned_effects
from pnp.checks.repeats import first_of_each
from pnp.model.game import Game
from pnp.model.walk import key_span

NAME = "no rule for repeated results"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every table without ``duplicates:`` that is rolled on several times, once."""
    for name, rolls, span in first_of_each(_repeated(context.game), lambda repeated: repeated[0]):
        table = context.game.tables.find(name)
        if table and not table.duplicates:
            yield Problem(
                message=f"{table.id!r} is rolled on {rolls}, and nothing says what a repeated result means",
                span=table.at("id"),
                hint="add duplicates: reroll, keep or stack",
                related=(Related(span, "rolled here"),),
            )


def _repeated(game: Game) -> Iterator[tuple[str, str, Span]]:
    """Every table that is rolled on several times: its id, how often and by whom, and the span that says so."""
    for army in game.armies:
        for table, times in army.rolls.items():
            if times > 1:
                yield table, f"{times} times by {army.id!r}", key_span(army, f"rolls.{table}")
        for option in game.options:
            for table, more in option.adds.rolls.get(army.id, {}).items():
                if (times := more + army.rolls.get(table, 0)) > 1 and more:
                    rolls = f"{times} times by {army.id!r} with option {option.id!r}"
                    yield table, rolls, key_span(option, f"adds.rolls.{army.id}.{table}")
    for step in game.setup:
        if step.times > 1:
            yield step.roll, f"{step.times} times in the set-up", step.at("times")
    for owned in owned_effects(game):
        effect = owned.effect
        if effect.do == "roll-on" and effect.count.isdecimal() and int(effect.count) > 1:
            yield effect.roll or effect.what, f"{effect.count} times at once", effect.at("count")
