"""Two rules set the same value of the same units.

Compares the stats that sides, terrain, units, phases and options set without anybody playing a card. If two of them set
the same stat of the same units to different values, at the same time and under the same conditions, one of them must
say `exception_to:`.

Each rule is clear by itself; together they start an argument that only the designer can settle.

```yaml file=units.yaml
stats:
  - {id: move, name: Move}
units:
  - {id: pikes, name: Pikes, stats: {move: 3}}
phases:
  - id: night
    name: Night
    effects: [{do: set, what: move, to: 1}]
options:
  - id: torches
    name: Torches
    effects: [{do: set, what: move, to: 2, target: {units: [pikes]}}]
```
```text
units.yaml:12:41: error O101 'torches' sets move of 'pikes' to 2, but 'night' sets it to 1
```
```diff file=units.yaml
     name: Torches
+    exception_to: [night]
```
"""

from pnp.analysis.reach import Ids
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.overrides.statements import Statement, may_meet, overrides, reached, standing
from pnp.model.game import Game

NAME = "conflicting values"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every pair of statements that set the same stat."""
    setting = [
        statement for statement in standing(context.game) if statement.effect.do == "set" and statement.effect.to
    ]
    if len(setting) < 2:
        return
    reach = context.reach
    units = [reached(reach, statement) for statement in setting]
    for later, second in enumerate(setting):
        for earlier, first in enumerate(setting[:later]):
            if _collide(context.game, first, second) and (shared := units[earlier] & units[later]):
                yield _problem(first, second, shared)


def _collide(game: Game, first: Statement, second: Statement) -> bool:
    return (
        first.effect.what == second.effect.what
        and first.effect.to.strip() != second.effect.to.strip()
        and first.circumstances == second.circumstances
        and may_meet(game, first, second)
        and not overrides(first.record, second.record)
    )


def _problem(first: Statement, second: Statement, shared: Ids) -> Problem:
    units = " and ".join(map(repr, sorted(shared)[:3]))
    return Problem(
        message=f"{second.record.id!r} sets {second.effect.what} of {units} to {second.effect.to}, "
        f"but {first.record.id!r} sets it to {first.effect.to}",
        span=second.effect.at("to"),
        hint=f"add exception_to: [{first.record.id}], or exception_to: [{second.record.id}] to the other",
        related=(Related(first.effect.at("to"), "the other value"),),
    )
