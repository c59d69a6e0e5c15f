"""Strengths for which a combat table has no column.

Looks at the columns of a combat table from left to right. Each must be higher than the one before it, and between two
of them no whole number may be missing. If the first or the last one is not open (`≤-3`, `7+`), and the units of the
armies can attack at less or at more, `beyond:` has to say what that means; of odds, only below the first column, since
all players take higher odds for the last one; and it has to say so of both if it speaks of one ("more than 5:1").

The attack that nobody thought of is made in the first game, and there is no column for it.

```yaml file=tables.yaml
tables:
  - id: fire
    name: Fire
    die: D6
    combat: {by: firepower, columns: 1 2-3 5-7 8+}
    results: {H: Hit}
    rows:
      - {on: 1-4, results: '- - - H'}
      - {on: 5-6, results: '- H H H'}
```
```text
tables.yaml:5:38: error D163 'fire' has no column for 4, between 2-3 and 5-7
```
```diff file=tables.yaml
-    combat: {by: firepower, columns: 1 2-3 5-7 8+}
+    combat: {by: firepower, columns: 1 2-4 5-7 8+}
```
"""

import re
from fractions import Fraction
from itertools import pairwise
from typing import Final

from pnp.analysis.combat import columns_of
from pnp.analysis.combat_reach import reach
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.combat_columns import Column
from pnp.model.costs import in_points
from pnp.model.game import Game
from pnp.model.tables import Combat, Table

NAME = "strength without a column"
SEVERITY = Severity.ERROR

# What says of the attacks beyond the last column alone what they mean.
_ONLY_ABOVE: Final = re.compile(
    r"\b(?:more|better|higher|greater|above|over|mehr|höher\w*|über|besser)\b", re.IGNORECASE
)
_BELOW: Final = re.compile(
    r"\b(?:less|lower|below|worse|under|fewer|smaller|either end|both ends|weniger|niedriger\w*|unter|schlechter)\b",
    re.IGNORECASE,
)


def check(context: GameContext) -> Problems:
    """The columns of every combat table, and its ends."""
    for table in context.game.tables:
        if combat := table.combat:
            problems = list(_between(table, combat))
            yield from problems
            if not problems:
                yield from _beyond(context.game, table, combat)


def _between(table: Table, combat: Combat) -> Problems:
    span = combat.at("columns")
    for left, right in pairwise(columns_of(combat)):
        if left.high is None or right.low is None or left.high >= right.low:
            yield Problem(
                message=f"in {table.id!r}, {right.written} is not higher than {left.written} to its left",
                span=span,
                hint="put the columns in order, each number in one of them",
            )
        elif combat.by != "odds" and left.high + 1 < right.low:
            missing = in_points(left.high + 1)
            if left.high + 2 < right.low:
                missing += f" to {in_points(right.low - 1)}"
            yield Problem(
                message=f"{table.id!r} has no column for {missing}, between {left.written} and {right.written}",
                span=span,
                hint="extend one of the two, or add a column",
            )


def _beyond(game: Game, table: Table, combat: Combat) -> Problems:
    """Attacks beyond the first and the last column, if the table does not say what they mean."""
    columns, reached = columns_of(combat), reach(game, table)
    if reached is None or (combat.beyond and not _ONLY_ABOVE.search(combat.beyond)):
        return
    first, last = columns[0], columns[-1]
    if combat.beyond and _BELOW.search(f"{combat.beyond} {table.text}"):
        return
    if first.low is not None and reached.least < first.low and first.written not in table.text:
        yield _lacking(table, combat, first, "as low as", reached.least)
    above = not combat.beyond and last.high is not None and reached.most > last.high
    if combat.by != "odds" and above and last.written not in table.text:
        yield _lacking(table, combat, last, "as high as", reached.most)


def _lacking(table: Table, combat: Combat, end: Column, how: str, value: Fraction) -> Problem:
    words = _ratio(value) if combat.by == "odds" else in_points(value).replace("-", "−")
    return Problem(
        message=f"attacks {how} {words} are possible, but {table.id!r} {'starts' if 'low' in how else 'ends'} with "
        f"{end.written} and does not say what they mean",
        span=combat.at("columns"),
        hint="say it in beyond:, add a column, or leave the end open",
    )


def _ratio(value: Fraction) -> str:
    """Odds as players say them, rounded in favour of the defender."""
    return f"1:{-(-value.denominator // value.numerator)}" if value < 1 else f"{value.numerator // value.denominator}:1"
