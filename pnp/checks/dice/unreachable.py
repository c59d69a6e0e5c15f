"""No roll reaches a row.

Adds all sums of modifiers that can apply together to the results of the die, and looks for rows that cover none of the
totals. Rows beyond the sum of all modifiers are reported as D103.

The row is printed and never used: a modifier is too small or excludes too much, or the row is left over from an older
die.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D6
    modifiers:
      - {id: winter, by: +1, text: In winter, excludes: [coast]}
      - {id: coast, by: +1, text: At the coast}
    rows:
      - {on: 1-5, name: Calm}
      - {on: 6-7, name: Breeze}
      - {on: 8+, name: Gale}
```
```text
tables.yaml:11:14: warning D107 no roll reaches '8+' of 'weather': D6 with its modifiers comes to 1–7
```
```diff file=tables.yaml
-      - {id: winter, by: +1, text: In winter, excludes: [coast]}
+      - {id: winter, by: +1, text: In winter}
```
"""

from pnp.analysis.dice_tables import as_ranges
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.dice.out_of_range import reach
from pnp.checks.dice.reach import rolls_on, sums_with_modifiers
from pnp.model.game import Game
from pnp.model.tables import Table

NAME = "unreachable row"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every row of a table with modifiers that covers no total."""
    game = context.game
    for table in game.tables:
        totals = _totals(table, game)
        if not totals:
            continue
        low, high = reach(table, game)
        order = tuple(range(totals[0], totals[-1] + 1))
        for row in table.rows:
            within_reach = any(low <= end <= high for span in row.on.ranges for end in span if end is not None)
            if within_reach and not row.on.within(tuple(totals)):
                yield Problem(
                    message=f"no roll reaches {row.on.written!r} of {table.id!r}: {table.die} with its modifiers "
                    f"comes to {as_ranges(totals, order)}",
                    span=row.at("on"),
                    hint="correct the row, or let modifiers that exclude each other apply together",
                )


def _totals(table: Table, game: Game) -> list[int]:
    """Every total of a roll on the table, in order; empty if modifiers change nothing."""
    sums_by_roll = [sums_with_modifiers(modifiers) for _, modifiers in rolls_on(table, game)]
    if table.die.is_d66 or not all(sums_by_roll) or not any(any(sums) for sums in sums_by_roll):
        return []
    return sorted({result + by for sums in sums_by_roll for by in sums for result in table.die.results()})
