"""Two statements set the same value of the same units.

## What it does
Compares what sides, terrain, units, phases and options set, allow and forbid without anybody playing a card. Two that
set the same stat of the same units to different values, at the same time and under the same conditions, must say which
one wins: by `exception_to:` at the exception.

## Why it matters
Each rule is right for itself; together they start the quarrel that only the designer can settle.

## Fails
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

## Passes
```diff file=units.yaml
     name: Torches
+    exception_to: [night]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.analysis.reach import Ids
from pnp.checks.check import Problem
from pnp.checks.overrides.statements import Statement, may_meet, overrides, reached, standing
from pnp.findings import Related, Severity
from pnp.model.game import Game

CODE = "O101"
NAME = "value set twice"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every pair of statements that set the same stat."""
    setting = [
        statement for statement in standing(context.game) if statement.effect.do == "set" and statement.effect.to
    ]
    if len(setting) < 2:
        return
    reach = context.reach
    units = [reached(reach, statement) for statement in setting]
    for later, one in enumerate(setting):
        for earlier, other in enumerate(setting[:later]):
            if _collide(context.game, other, one) and (shared := units[earlier] & units[later]):
                yield _problem(other, one, shared)


def _collide(game: Game, one: Statement, other: Statement) -> bool:
    first, second = one.effect, other.effect
    return (
        first.what == second.what
        and first.to.strip() != second.to.strip()
        and one.circumstances == other.circumstances
        and may_meet(game, one, other)
        and not overrides(one.record, other.record)
    )


def _problem(one: Statement, other: Statement, shared: Ids) -> Problem:
    units = " and ".join(map(repr, sorted(shared)[:3]))
    return Problem(
        message=f"{other.record.id!r} sets {other.effect.what} of {units} to {other.effect.to}, "
        f"but {one.record.id!r} sets it to {one.effect.to}",
        span=other.effect.at("to"),
        hint=f"say exception_to: [{one.record.id}], or exception_to: [{other.record.id}] at the other",
        related=(Related(one.effect.at("to"), "the other value"),),
    )
