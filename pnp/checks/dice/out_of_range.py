"""A row is for a result that the die cannot show.

Looks for rows and targets with results that the die cannot show. Open ends such as `6+` are accepted, and so are
results that modifiers can reach.

The row is never used: either the die or the range is wrong.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D6
    rows:
      - {on: 1-3, name: Calm}
      - {on: 4-8, name: Gale}
```
```text
tables.yaml:7:14: error D103 '4-8' is outside the range of D6 (1–6)
```
```diff file=tables.yaml
-      - {on: 4-8, name: Gale}
+      - {on: 4-6, name: Gale}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.game import Game
from pnp.model.tables import Modifier, Roll, Row, Table

NAME = "result outside the die's range"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every row of a table and every target of a roll."""
    game = context.game
    for table in game.tables:
        low, high = reach(table, game)
        for row in table.rows:
            if (low, high) == (table.die.low, table.die.high) and _is_between_results(row, table):
                yield _never(row, table)
            elif any(_outside(span, low, high) for span in row.on.ranges):
                yield Problem(
                    message=f"{row.on.written!r} is outside the range of {table.die} ({low}–{high})",
                    span=row.at("on"),
                    hint=f"stay within {low} and {high}, or end the row with + if a modifier can reach it",
                )
    for roll in game.rolls:
        low, high = _with_modifiers(roll.die.low, roll.die.high, roll.modifiers)
        if roll.target and any(_outside(span, low, high) for span in roll.target.ranges):
            yield Problem(
                message=f"{roll.target.written!r} is outside the range of {roll.die} with its modifiers ({low}–{high})",
                span=roll.at("target"),
                hint="no roll can ever succeed, or none can fail: change the target or the die",
            )


def _is_between_results(row: Row, table: Table) -> bool:
    """Whether a row takes only numbers that a D66 leaves out, such as 17."""
    inside = all(not _outside(span, table.die.low, table.die.high) for span in row.on.ranges)
    return inside and not row.on.within(table.die.results())


def _never(row: Row, table: Table) -> Problem:
    return Problem(
        message=f"{row.on.written!r} is not a result of {table.die}, which shows 11–16, 21–26 and so on up to 66",
        span=row.at("on"),
        hint="both digits go from 1 to 6",
    )


def _outside(span: tuple[int | None, int | None], low: int, high: int) -> bool:
    first, last = span
    return (first is not None and not low <= first <= high) or (last is not None and not low <= last <= high)


def reach(table: Table, game: Game) -> tuple[int, int]:
    """The lowest and highest result of a table, with its own modifiers and those of the rolls made on it."""
    users: list[Roll] = [roll for roll in game.rolls if roll.table == table.id]
    modifiers = (*table.modifiers, *(modifier for roll in users for modifier in roll.modifiers))
    return _with_modifiers(table.die.low, table.die.high, modifiers)


def _with_modifiers(low: int, high: int, modifiers: tuple[Modifier, ...]) -> tuple[int, int]:
    return (
        low + sum(modifier.by * modifier.times for modifier in modifiers if modifier.by < 0),
        high + sum(modifier.by * modifier.times for modifier in modifiers if modifier.by > 0),
    )
