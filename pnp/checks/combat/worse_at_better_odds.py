"""A combat table gives a worse result at better odds.

Compares the order of the results in the rows of a combat table. If two results come in one order in at least two
rows and in the reverse order in a single row only, that row is found.

A code was typed into the wrong cell: whoever brings more troops is punished for it.

```yaml file=tables.yaml
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {columns: 1:1 2:1 3:1}
    results: {AR: Attacker retreats, DR: Defender retreats}
    rows:
      - {on: 1-2, results: AR AR DR}
      - {on: 3-4, results: AR DR DR}
      - {on: 5-6, results: DR DR AR}
```
```text
tables.yaml:10:28: warning D167 in the row 5-6 AR stands to the right of DR, in all other rows to the left of it
```
```diff file=tables.yaml
-      - {on: 5-6, results: DR DR AR}
+      - {on: 5-6, results: DR DR DR}
```
"""

from collections import defaultdict
from itertools import combinations
from typing import Final

from pnp.analysis.combat import NO_EFFECT
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.tables import Row, Table

NAME = "worse result at better odds"
SEVERITY = Severity.WARNING

# So many rows show the usual order.
_LEAST: Final = 2


def check(context: GameContext) -> Problems:
    """Every combat table."""
    for table in context.game.tables:
        if table.combat:
            yield from _reversed(table)


def _reversed(table: Table) -> Problems:
    """The rows in which a pair of results stands the other way round, the first pair of each."""
    rows_of: defaultdict[tuple[str, str], list[Row]] = defaultdict(list)
    for row in table.rows:
        codes = ["-" if code in NO_EFFECT else code for code in row.results]
        for pair in dict.fromkeys(pair for pair in combinations(codes, 2) if pair[0] != pair[1]):
            rows_of[pair].append(row)
    found: set[int] = set()
    for (left, right), rows in rows_of.items():
        usual = [row for row in rows_of.get((right, left), ()) if row is not rows[0]]
        if len(rows) == 1 and len(usual) >= _LEAST and id(rows[0]) not in found:
            found.add(id(rows[0]))
            yield Problem(
                message=f"in the row {rows[0].on} {right} stands to the right of {left}, "
                "in all other rows to the left of it",
                span=rows[0].at("results"),
                hint="correct the cell that is wrong; if it is meant, waive this check",
            )
