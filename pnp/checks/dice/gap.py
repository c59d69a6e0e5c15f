"""A result of the die has no row.

## What it does
Looks for every result that the die of a table can show, and that no row takes.

## Why it matters
Somebody will roll it, and the rules do not say what happens.

## Fails
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
tables.yaml:5:5: error D101 no row of 'weather' takes 4 on D6
```

## Passes
```diff file=tables.yaml
-      - {on: 5-6, name: Gale}
+      - {on: 4+, name: Gale}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pnp.analysis import GameContext
from pnp.analysis.dice_tables import as_ranges, rows_by_result
from pnp.checks.check import Problem
from pnp.findings import Related, Severity
from pnp.model.tables import Row

CODE = "D101"
NAME = "gap in a dice table"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """One problem for each table with gaps, naming all of them."""
    for table in context.game.tables:
        taken = rows_by_result(table)
        missing = [result for result, rows in taken.items() if not rows]
        if missing and table.rows:
            yield Problem(
                message=f"no row of {table.id!r} takes {as_ranges(missing, tuple(taken))} on {table.die}",
                span=table.at_key("rows"),
                hint="widen a row, or add one",
                related=tuple(_neighbours(taken)),
            )


def _neighbours(taken: Mapping[int, list[Row]]) -> Iterator[Related]:
    """The rows before and behind the first gap."""
    results = tuple(taken)
    first = next(index for index, result in enumerate(results) if not taken[result])
    behind = next((index for index in range(first, len(results)) if taken[results[index]]), None)
    if first:
        yield Related(taken[results[first - 1]][0].at("on"), "the row before the gap")
    if behind is not None:
        yield Related(taken[results[behind]][0].at("on"), "the row behind the gap")
