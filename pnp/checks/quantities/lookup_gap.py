"""A number is missing in a column of numbers that is counted through.

Looks at sets whose records have no names and whose first field counts up by one, while another field goes up or down
all the way: "1 box: 1 point, 2 boxes: 3 points". A single number left out is found. Its findings are notes.

Somebody has just this number of boxes, and nobody knows what they are worth.

```yaml file=points.yaml
sets:
  - id: points
    name: Points
    one: row
    fields:
      filled: {type: number, name: Filled}
      points: {type: number, name: Points}
    records:
      - {id: one, filled: 1, points: 1}
      - {id: two, filled: 2, points: 3}
      - {id: three, filled: 3, points: 6}
      - {id: five, filled: 5, points: 15}
```
```text
points.yaml:12:28: info Q161 the rows go from 3 to 5: there is none for 4
```
```diff file=points.yaml
-      - {id: five, filled: 5, points: 15}
+      - {id: four, filled: 4, points: 15}
```
"""

from itertools import pairwise
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import CustomSet

NAME = "gap in a column of numbers"
SEVERITY = Severity.INFO

_LEAST: Final = 4


def check(context: GameContext) -> Problems:
    """Every set that is a table of numbers by number, with one number left out."""
    for custom in context.game.sets:
        records = custom.records
        if len(records) < _LEAST or any(record.name for record in records):
            continue
        keys = list(custom.fields)
        values = _column(custom, keys[0]) if keys else []
        steps = [second - first for first, second in pairwise(values)]
        if (
            steps
            and sorted(steps)[:-1] == [1] * (len(steps) - 1)
            and max(steps) == 2
            and _is_function(custom, keys[1:])
        ):
            place = steps.index(2)
            yield Problem(
                message=f"the rows go from {values[place]} to {values[place + 1]}: there is none for "
                f"{values[place] + 1}",
                span=records[place + 1].at(keys[0]),
                hint="add the row, or say what holds for the number that is left out",
                related=(Related(records[place].at(keys[0]), "the row before"),),
            )


def _column(custom: CustomSet, key: str) -> list[int]:
    """The whole numbers of a field; none if some records have another value."""
    values = [value for record in custom.records if type(value := record.fields.get(key)) is int]
    return values if len(values) == len(custom.records) else []


def _is_function(custom: CustomSet, keys: list[str]) -> bool:
    """Whether one of some fields goes up, or down, all the way."""
    columns = [list(pairwise(_column(custom, key))) for key in keys]
    return any(pairs and (all(a < b for a, b in pairs) or all(a > b for a, b in pairs)) for pairs in columns)
