"""A row of a combat table has more or fewer results than the table has columns.

Counts the `results:` of each row and the `columns:` of its table. Rows with results in a table without `combat:` are
found, too.

With a result missing in the middle, everything to the right of it stands in the wrong column.

```yaml file=tables.yaml
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {columns: 1:2 1:1 2:1}
    results: {AR: Attacker retreats, DR: Defender retreats}
    rows:
      - {on: 1-3, results: AR AR -}
      - {on: 4-6, results: AR DR}
```
```text
tables.yaml:9:28: error D160 the row 4-6 has 2 results, but the table has 3 columns
```
```diff file=tables.yaml
-      - {on: 4-6, results: AR DR}
+      - {on: 4-6, results: AR - DR}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "wrong number of results"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every row of every table with columns, or with results."""
    for table in context.game.tables:
        combat = table.combat
        columns = len(combat.columns) if combat else 0
        for row in table.rows:
            count = len(row.results)
            if combat and count != columns:
                are = "column" if columns == 1 else "columns"
                yield Problem(
                    message=f"the row {row.on} has {count or 'no'} {'result' if count == 1 else 'results'}, "
                    f"but the table has {columns} {are}",
                    span=row.at("results") if count else row.at("on"),
                    hint="write a code for each column; - is no effect",
                    related=(Related(combat.at("columns"), "the columns"),),
                )
            elif count and not combat:
                yield Problem(
                    message=f"the row {row.on} has results, but the table has no columns for them",
                    span=row.at("results"),
                    hint="give the table combat: {columns: …}",
                )
                break
