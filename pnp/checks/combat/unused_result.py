"""A meaning of a code that stands in no cell of its combat table.

Looks for each code under `results:` in the rows of the table. `D#` is there if `D1` is.

Either a cell has another code than was meant, or the players learn a result that never comes.

```yaml file=tables.yaml
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {columns: 1:1 2:1}
    results: {AR: Attacker retreats, DR: Defender retreats, EX: Exchange}
    rows:
      - {on: 1-3, results: AR -}
      - {on: 4-6, results: AR DR}
```
```text
tables.yaml:6:65: warning D162 no cell of 'combat' has the result 'EX'
```
```diff file=tables.yaml
-      - {on: 1-3, results: AR -}
+      - {on: 1-3, results: AR EX}
```
"""

from pnp.analysis.combat import codes_in
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "meaning without a result"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every meaning of every combat table."""
    for table in context.game.tables:
        cells = {cell for row in table.rows for cell in row.results}
        used = {key for cell in cells for _, key in codes_in(cell, table.results)}
        for code in table.results if table.combat else ():
            if code not in used and cells:
                yield Problem(
                    message=f"no cell of {table.id!r} has the result {code!r}",
                    span=table.at(f"results.{code}"),
                    hint="put it where it belongs, or remove its meaning",
                )
