"""A result of the die has no row.

Looks for results of the die of a table that no row covers.

Somebody will roll it, and the rules do not say what happens.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D6
    rows:
      - {on: 1-3, name: Calm}
      - {on: 5-6, name: Gale}
```
```text
tables.yaml:5:5: error D101 no row of 'weather' covers 4 on D6
```
```diff file=tables.yaml
-      - {on: 5-6, name: Gale}
+      - {on: 4+, name: Gale}
```
"""

from collections.abc import Iterator, Mapping

from pnp.analysis.dice_tables import as_ranges, rows_by_result
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.tables import Row

NAME = "gap in a dice table"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every table; one problem names all its gaps."""
    for table in context.game.tables:
        rows_of = rows_by_result(table)
        missing = [result for result, rows in rows_of.items() if not rows]
        if missing and table.rows:
            yield Problem(
                message=f"no row of {table.id!r} covers {as_ranges(missing, tuple(rows_of))} on {table.die}",
                span=table.at_key("rows"),
                hint="extend a row, or add one",
                related=tuple(_neighbours(rows_of)),
            )


def _neighbours(rows_of: Mapping[int, list[Row]]) -> Iterator[Related]:
    """The rows before and after the first gap."""
    results = tuple(rows_of)
    first = next(index for index, result in enumerate(results) if not rows_of[result])
    following = next((index for index in range(first, len(results)) if rows_of[results[index]]), None)
    if first:
        yield Related(rows_of[results[first - 1]][0].at("on"), "the row before the gap")
    if following is not None:
        yield Related(rows_of[results[following]][0].at("on"), "the row after the gap")
