"""One rule forbids what another allows.

Compares what sides, terrain, units, phases and options forbid with what they allow. If the same units are forbidden and
allowed the same thing (on a terrain: by a rule that names that terrain), and neither rule has a condition, one of them
must say `exception_to:`.

Each player follows the rule that suits them.

```yaml file=units.yaml
terrain:
  - {id: water, name: Water, effects: [{do: forbid, what: move, target: {units: [scouts, pikes]}}]}
units:
  - {id: pikes, name: Pikes}
  - id: scouts
    name: Scouts
    effects: [{do: allow, what: move, target: {side: own, terrain: [water]}}]
```
```text
units.yaml:7:15: warning O102 'scouts' allows move to 'scouts', but 'water' forbids it
```
```diff file=units.yaml
     name: Scouts
+    exception_to: [water]
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.overrides.statements import Statement, may_meet, overrides, reached, standing
from pnp.model.game import Game

NAME = "forbidden and allowed"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every pair of a prohibition and a permission."""
    plain = [
        statement for statement in standing(context.game) if not (statement.effect.only_if or statement.effect.unless)
    ]
    allowing = [statement for statement in plain if statement.effect.do == "allow"]
    forbidding = [statement for statement in plain if statement.effect.do == "forbid"]
    if not allowing or not forbidding:
        return
    reach = context.reach
    for permission in allowing:
        for prohibition in forbidding:
            shared = reached(reach, permission) & reached(reach, prohibition)
            if shared and _collide(context.game, permission, prohibition):
                yield Problem(
                    message=f"{permission.record.id!r} allows {permission.effect.what} to "
                    f"{' and '.join(map(repr, sorted(shared)[:3]))}, but {prohibition.record.id!r} forbids it",
                    span=permission.effect.span,
                    hint=f"say exception_to: [{prohibition.record.id}], or correct one of the two",
                    related=(Related(prohibition.effect.span, "forbidden here"),),
                )


def _collide(game: Game, permission: Statement, prohibition: Statement) -> bool:
    first, second = permission.effect, prohibition.effect
    if first.what != second.what or not may_meet(game, permission, prohibition):
        return False
    if overrides(permission.record, prohibition.record) or first.versus or second.versus:
        return False
    return _same_ground(permission, prohibition) and _same_moment(permission, prohibition)


def _same_ground(permission: Statement, prohibition: Statement) -> bool:
    """Whether both are about the same terrain: a general permission does not contradict a ban on one terrain."""
    if permission.scope == prohibition.scope:
        return _terrain(permission) == _terrain(prohibition)
    return bool(prohibition.scope) and prohibition.scope in _terrain(permission)


def _terrain(statement: Statement) -> tuple[str, ...]:
    return statement.effect.target.terrain if statement.effect.target else ()


def _same_moment(permission: Statement, prohibition: Statement) -> bool:
    first, second = permission.effect.when, prohibition.effect.when
    moments = [(timing.phase, timing.trigger) if timing else ("", "") for timing in (first, second)]
    conditions = [
        (statement.effect.target.condition, statement.effect.target.status, statement.effect.target.where)
        if statement.effect.target
        else ()
        for statement in (permission, prohibition)
    ]
    return moments[0] == moments[1] and all(not any(condition) for condition in conditions)
