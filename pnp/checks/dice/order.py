"""The rows of a dice table are out of order.

Looks for rows that are not sorted by their results, upwards or downwards.

Players look up a roll by scanning down the column; a 2 below a 4 is overlooked.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D6
    rows:
      - {on: 1-2, name: Calm}
      - {on: 6, name: Gale}
      - {on: 3-5, name: Breeze}
```
```text
tables.yaml:8:14: warning D105 '3-5' stands below '6' in 'weather'
```
```diff file=tables.yaml
-      - {on: 6, name: Gale}
-      - {on: 3-5, name: Breeze}
+      - {on: 3-5, name: Breeze}
+      - {on: 6, name: Gale}
```
"""

from itertools import pairwise
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.dice import Results

NAME = "dice table out of order"
SEVERITY = Severity.WARNING

_BELOW_ALL: Final = -(10**6)


def check(context: GameContext) -> Problems:
    """Every table; the problem stands at the first row that is too far down."""
    for table in context.game.tables:
        keys = [_key(row.on) for row in table.rows]
        if keys in (sorted(keys), sorted(keys, reverse=True)):
            continue
        above, below = next(
            (row, following) for row, following in pairwise(table.rows) if _key(following.on) < _key(row.on)
        )
        yield Problem(
            message=f"{below.on.written!r} stands below {above.on.written!r} in {table.id!r}",
            span=below.at("on"),
            hint="sort the rows by their results",
            related=(Related(above.at("on"), "this one stands above it"),),
        )


def _key(on: Results) -> int:
    return _BELOW_ALL if on.low is None else on.low
