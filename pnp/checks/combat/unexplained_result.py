"""A code in a combat table has no meaning.

Looks up every code in the cells of a combat table under `results:`. `D2` has the meaning of `D#` if it has none of its
own; `A1/D1` is two codes, unless it is one. `-` is no effect.

In the middle of a fight players read a code that the rules do not explain.

```yaml file=tables.yaml
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {columns: 1:1 2:1}
    results: {AR: Attacker retreats}
    rows:
      - {on: 1-3, results: AR -}
      - {on: 4-6, results: AR DR}
```
```text
tables.yaml:9:31: error D161 the result 'DR' of 'combat' has no meaning
```
```diff file=tables.yaml
-    results: {AR: Attacker retreats}
+    results: {AR: Attacker retreats, DR: Defender retreats}
```
"""

from pnp.analysis.combat import codes_in
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.load.suggest import did_you_mean
from pnp.model.tables import Row, Table

NAME = "result without a meaning"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every code without a meaning, once a table; those of a table that explains none, together."""
    for table in context.game.tables:
        if not table.combat:
            continue
        unknown: dict[str, tuple[Row, int]] = {}
        for row in table.rows:
            for index, cell in enumerate(row.results):
                for code, key in codes_in(cell, table.results):
                    if not key:
                        unknown.setdefault(code, (row, index))
        yield from _unexplained(table, unknown) if table.results or not unknown else _none(table, unknown)


def _unexplained(table: Table, unknown: dict[str, tuple[Row, int]]) -> Problems:
    for code, (row, index) in unknown.items():
        yield Problem(
            message=f"the result {code!r} of {table.id!r} has no meaning",
            span=row.at(f"results.{index}"),
            hint=did_you_mean(code, table.results) or f"add it: results: {{{code}: …}}",
        )


def _none(table: Table, unknown: dict[str, tuple[Row, int]]) -> Problems:
    yield Problem(
        message=f"the results of {table.id!r} have no meaning: {', '.join(unknown)}",
        span=table.at("combat"),
        hint=f"add results: {{{next(iter(unknown))}: …}} to the table",
    )
