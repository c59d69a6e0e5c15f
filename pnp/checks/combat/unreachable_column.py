"""A column of a combat table that no attack can come to.

Works out the strongest attack that the armies can make: the strongest units on all cells around the weakest defender,
as many on each as may stand there, with every factor and every shift in their favour; and the weakest one, a single
unit against a full cell. Columns beyond are found. Games in which effects change strengths are left out.

The column takes room and promises a chance that no player has; often a strength, a limit or a heading is wrong.

```yaml file=tables.yaml
stats: [{id: strength, name: Strength}]
units: [{id: foot, name: Foot, stats: {strength: 2}}]
sides: [{id: red, name: Red}, {id: blue, name: Blue}]
armies:
  - {id: red, side: red, units: {foot: 3}}
  - {id: blue, side: blue, units: {foot: 3}}
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {columns: 1:3 1:2 1:1 2:1 3:1 4:1, attack: strength, defence: strength}
    results: {AR: Attacker retreats, DR: Defender retreats}
    rows:
      - {on: 1-3, results: AR AR AR - - DR}
      - {on: 4-6, results: AR - DR DR DR DR}
```
```text
tables.yaml:11:23: warning D164 no attack comes to 4:1 of 'combat': at most 3:1
```
```diff file=tables.yaml
-  - {id: red, side: red, units: {foot: 3}}
+  - {id: red, side: red, units: {foot: 4}}
```
"""

from pnp.analysis.combat_reach import reach
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "unreachable column"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The columns at both ends of every combat table."""
    for table in context.game.tables:
        combat = table.combat
        reached = reach(context.game, table) if combat else None
        if combat is None or reached is None:
            continue
        low, high, columns = reached.low, reached.high, combat.columns
        for unmet, bound in (
            (columns[:low], f"at least {columns[low]}"),
            (columns[high + 1 :], f"at most {columns[high]}"),
        ):
            if unmet:
                yield Problem(
                    message=f"no attack comes to {' or '.join(unmet)} of {table.id!r}: {bound}",
                    span=combat.at("columns"),
                    hint="remove the column, or look at the strengths and the stacking limit",
                )
