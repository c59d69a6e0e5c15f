"""Modifiers take a roll past the rows of its table.

## What it does
Adds the modifiers of a table, and of the rolls made on it, to the lowest and highest result of the die, and looks for
totals that no row covers. If the target of a roll includes the lowest or highest result of its die, it must include the
modified result, too. Modifiers that exclude one another are never added together. A table is skipped if its text, or
that of the roll, says what such totals count as.

## Why it matters
Somebody will roll a 6 and add 1, but the table ends at 6.

## Fails
```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D6
    modifiers:
      - {id: winter, by: +1, text: In winter}
    rows:
      - {on: 1-3, name: Calm}
      - {on: 4-6, name: Gale}
```
```text
tables.yaml:9:14: warning D104 no row of 'weather' covers 7, which is 6 +1 (winter)
```

## Passes
```diff file=tables.yaml
-      - {on: 4-6, name: Gale}
+      - {on: 4+, name: Gale}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.dice.reach import Applied, in_words, rolls_on, sums_with_modifiers
from pnp.findings import Related, Severity
from pnp.model.dice import Results
from pnp.model.tables import Modifier, Roll, Row, Table

CODE = "D104"
NAME = "modified total outside the table"
SEVERITY = Severity.WARNING

# Words with which rules say what a total outside the table counts as.
_LIMIT: Final = re.compile(
    r"\b(?:treat(?:ed)? as|counts? as|maximum|minimum|at most|at least|never (?:more|less|higher|lower|above|below)|"
    r"(?:less|lower|more|higher|greater) than|or (?:less|lower|more|higher)|below|above|cannot exceed)\b",
    re.IGNORECASE,
)


def check(context: GameContext) -> Iterator[Problem]:
    """Both ends of every table, for each roll made on it, and of every target."""
    game = context.game
    for table in game.tables:
        if not table.rows or table.die.is_d66:
            continue
        for roll, modifiers in rolls_on(table, game):
            if not _LIMIT.search(f"{table.text} {roll.text if roll else ''}"):
                yield from _past_rows(table, modifiers)
    for roll in game.rolls:
        if roll.target and not roll.die.is_d66:
            yield from _past_target(roll, roll.target)


def _past_rows(table: Table, modifiers: Sequence[Modifier]) -> Iterator[Problem]:
    """The lowest and the highest total; D101 reports totals between two rows."""
    sums = sums_with_modifiers(modifiers)
    if not any(sums):
        return
    if (lowest := min(sums)) < 0:
        yield from _missing(table, table.die.low, lowest, sums[lowest])
    if (highest := max(sums)) > 0:
        yield from _missing(table, table.die.high, highest, sums[highest])


def _missing(table: Table, result: int, by: int, applied: Applied) -> Iterator[Problem]:
    total = result + by
    if any(total in row.on for row in table.rows):
        return
    row = _outermost(table, low=by < 0)
    end = f"≤{row.on.high}" if by < 0 else f"{row.on.low}+"
    yield Problem(
        message=f"no row of {table.id!r} covers {total}, which is {result} {in_words(applied)}",
        span=row.at("on"),
        hint=f"leave the end of the row open: {end}",
        related=tuple(Related(modifier.at("by"), f"{modifier.by:+d}") for modifier, _ in applied),
    )


def _past_target(roll: Roll, target: Results) -> Iterator[Problem]:
    """A target that includes the last result of the die, but not the modified one."""
    sums = sums_with_modifiers(roll.modifiers)
    for result, by in ((roll.die.low, min(sums, default=0)), (roll.die.high, max(sums, default=0))):
        if not by or (by < 0) != (result == roll.die.low) or result not in target or result + by in target:
            continue
        yield Problem(
            message=f"the target {target} of {roll.id!r} leaves out {result + by}, "
            f"which is {result} {in_words(sums[by])}",
            span=roll.at("target"),
            hint=f"leave its end open: {f'≤{target.high}' if by < 0 else f'{target.low}+'}",
            related=tuple(Related(modifier.at("by"), f"{modifier.by:+d}") for modifier, _ in sums[by]),
        )


def _outermost(table: Table, *, low: bool) -> Row:
    """The row with the lowest or the highest results."""
    if low:
        return min(table.rows, key=lambda row: row.on.low if row.on.low is not None else -1)
    return max(table.rows, key=lambda row: row.on.high if row.on.high is not None else 10**6)
