"""Two rows of a table overlap, or leave out a number between them.

Looks for columns whose cells are ranges of numbers, such as "0–39", "40–59" and "60 or more", in sets, in tables and in
the tables of rules texts, for ranges that are cut into two columns ("From", "To") or stand in one sentence ("days 1
to 10, 11 to 20 and 21 to 30"), or numbers the last of which stands for all that follow ("4 or more"), or ordinal
numbers. If at least half of them follow on each other without a gap, those that do not are found. Rows of dice are D101
and D102.

At the end of the game somebody has just this number of points, and two ranks, or none.

```yaml file=ranks.yaml
sets:
  - id: ranks
    name: Ranks
    one: rank
    fields:
      points: {type: text, name: Points}
    records:
      - {id: candle, name: Candle, points: 0–39}
      - {id: lamp, name: Lamp, points: 40–59}
      - {id: moon, name: Moon, points: 61 or more}
```
```text
ranks.yaml:10:40: warning Q160 no row has 60: '40–59' is followed by '61 or more'
```
```diff file=ranks.yaml
-      - {id: moon, name: Moon, points: 61 or more}
+      - {id: moon, name: Moon, points: 60 or more}
```
"""

from itertools import pairwise
from typing import Final

from pnp.analysis.bands import Band, band_columns
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "gap or overlap of ranges"
SEVERITY = Severity.WARNING

# A row may stand for all numbers in between, so a wide gap is meant.
_WIDEST: Final = 5


def check(context: GameContext) -> Problems:
    """Every two rows of a column that do not meet, if at least as many do."""
    for column in context.get(band_columns):
        apart = [(first, second) for first, second in pairwise(column) if second.low != first.high + 1]
        if 2 * len(apart) > len(column) - 1:
            continue
        for first, second in apart:
            if second.low <= first.high or second.low - first.high <= _WIDEST:
                yield _problem(first, second)


def _problem(first: Band, second: Band) -> Problem:
    if second.low <= first.high:
        shared = _numbers(second.low, first.high)
        message = f"{shared} is in two rows: {first.words!r} and {second.words!r}"
    else:
        message = (
            f"no row has {_numbers(first.high + 1, second.low - 1)}: {first.words!r} is followed by {second.words!r}"
        )
    return Problem(
        message=message,
        span=second.span,
        hint="let each range begin where the one before it ends, plus one",
        related=(Related(first.span, "the row before"),),
    )


def _numbers(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
