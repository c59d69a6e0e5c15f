"""A result of the die is in two rows.

Looks for results that more than one row of a dice table covers.

Two players will read the table differently, and both will be right.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D6
    rows:
      - {on: 1-4, name: Calm}
      - {on: 4-6, name: Gale}
```
```text
tables.yaml:7:14: error D102 4 on D6 is in two rows of 'weather'
```
```diff file=tables.yaml
-      - {on: 1-4, name: Calm}
+      - {on: 1-3, name: Calm}
```
"""

from pnp.analysis.dice_tables import as_ranges
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.tables import Row

NAME = "overlapping rows in a dice table"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every row that covers a result of an earlier row."""
    for table in context.game.tables:
        possible = table.die.results()
        owner: dict[int, Row] = {}
        for row in table.rows:
            covered = row.on.within(possible)
            shared = [result for result in covered if result in owner]
            for result in covered:
                owner.setdefault(result, row)
            if shared:
                yield Problem(
                    message=f"{as_ranges(shared, possible)} on {table.die} is in two rows of {table.id!r}",
                    span=row.at("on"),
                    hint="cover each result in one row only",
                    related=(Related(owner[shared[0]].at("on"), "first covered here"),),
                )
