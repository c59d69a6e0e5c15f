"""A roll uses a different die from its table.

Compares the die of every roll that is looked up in a table with the die of that table.

The printed odds are those of one die, but the rows of the table fit another.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: 2D6
    rows:
      - {on: 2-7, name: Calm}
      - {on: 8-12, name: Gale}
rolls:
  - {id: sky, name: Look at the sky, die: D6, table: weather}
```
```text
tables.yaml:9:43: error D108 'sky' rolls D6, but its table 'weather' is for 2D6
```
```diff file=tables.yaml
-  - {id: sky, name: Look at the sky, die: D6, table: weather}
+  - {id: sky, name: Look at the sky, die: 2D6, table: weather}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "die does not match the table"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every roll on a table for another die; dice with the same odds are the same."""
    for roll in context.game.rolls:
        table = context.game.tables.find(roll.table) if roll.table else None
        if table and roll.die.odds() != table.die.odds():
            yield Problem(
                message=f"{roll.id!r} rolls {roll.die}, but its table {table.id!r} is for {table.die}",
                span=roll.at("die"),
                hint="correct one of the two",
                related=(Related(table.at("die"), f"{table.die} here"),),
            )
