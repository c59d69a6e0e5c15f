"""More different results are needed than the table has.

Counts how often each army rolls on a table with `duplicates: reroll`, including rolls that an option adds, and compares
this with the number of rows.

The fifth roll on a table of four rows is rerolled forever.

```yaml file=tables.yaml
tables:
  - id: boons
    name: Boons
    die: D3
    duplicates: reroll
    rows:
      - {on: 1, name: Luck}
      - {on: 2-3, name: Wit}
sides:
  - {id: north, name: North}
armies:
  - {id: north, side: north, rolls: {boons: 3}}
```
```text
tables.yaml:12:45: error D110 3 different results of 'boons' are needed, but it has 2 rows
```
```diff file=tables.yaml
-  - {id: north, side: north, rolls: {boons: 3}}
+  - {id: north, side: north, rolls: {boons: 2}}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.model.tables import Table

NAME = "not enough different results"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every army that rolls too often, alone or with one option."""
    game = context.game
    for army in game.armies:
        for table_id, times in army.rolls.items():
            if table := game.tables.find(table_id):
                yield from _compare(table, times, str(times), army.at(f"rolls.{table_id}"))
        for option in game.options:
            for table_id, more in option.adds.rolls.get(army.id, {}).items():
                base = army.rolls.get(table_id, 0)
                if (table := game.tables.find(table_id)) and base <= len(table.rows):
                    words = f"{base} + {more} = {base + more}" if base else str(more)
                    yield from _compare(table, base + more, words, option.at(f"adds.rolls.{army.id}.{table_id}"))


def _compare(table: Table, times: int, words: str, span: Span) -> Problems:
    if table.duplicates == "reroll" and table.rows and times > len(table.rows):
        yield Problem(
            message=f"{words} different results of {table.id!r} are needed, but it has {len(table.rows)} rows",
            span=span,
            hint="roll less often, add rows, or let the same result count twice: duplicates: stack",
            related=(Related(table.at("duplicates"), "repeated results are rerolled"),),
        )
