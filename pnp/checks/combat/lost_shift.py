"""A column shift leads off the combat table, and nothing says what that means.

Looks at combat tables with column shifts, of terrain or under `shifts:`. If neither `beyond:` nor the text of the table
says what a shift beyond the first or the last column means, that is found. So is a shift by as many columns as there
are, which always leads off the table.

At the best odds and in the worst terrain players shift most, and then they argue.

```yaml file=tables.yaml
tables:
  - id: combat
    name: Combat
    die: D6
    combat:
      columns: 1:1 2:1 3:1
      shifts: [{id: led, by: +1, text: A leader attacks}]
    results: {AR: Attacker retreats, DR: Defender retreats}
    rows:
      - {on: 1-3, results: AR AR -}
      - {on: 4-6, results: AR - DR}
```
```text
tables.yaml:7:15: warning D165 shifts lead beyond 1:1 and 3:1 of 'combat', and it does not say what that means
```
```diff file=tables.yaml
       columns: 1:1 2:1 3:1
+      beyond: Shifts beyond the last column count as the last one.
```
"""

from collections.abc import Iterator

from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.model.game import Game
from pnp.model.tables import Combat

NAME = "shift off the table"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every combat table with shifts."""
    for table in context.game.tables:
        combat = table.combat
        if combat is None:
            continue
        shifts = list(_shifts(context.game, combat))
        for by, span in shifts:
            if abs(by) >= len(combat.columns):
                yield Problem(
                    message=f"a shift by {abs(by)} always leads off {table.id!r}: it has {len(combat.columns)} columns",
                    span=span,
                    hint="shift by fewer columns",
                )
        if shifts and not combat.beyond and not table.text:
            yield Problem(
                message=f"shifts lead beyond {combat.columns[0]} and {combat.columns[-1]} of {table.id!r}, "
                "and it does not say what that means",
                span=shifts[0][1] if combat.shifts else combat.at("columns"),
                hint="write beyond: Shifts beyond the first and the last column count as these.",
            )


def _shifts(game: Game, combat: Combat) -> Iterator[tuple[int, Span]]:
    yield from ((shift.by, combat.at("shifts")) for shift in combat.shifts)
    yield from ((terrain.shift, terrain.at("shift")) for terrain in game.terrain if terrain.shift)
