"""A worked example of a roll has the wrong outcome.

Compares the outcome of the roll in an example with its target (natural results first) or with the row of its table.

The example teaches that a roll hits, but by the rule it misses.

```yaml file=rolls.yaml
rolls:
  - id: attack
    name: Attack
    die: D10
    target: 7+
    modifiers: [{id: wood, by: -1}]
examples:
  - {id: in-the-wood, roll: attack, rolled: 7, modifiers: [wood], gives: success}
```
```text
rolls.yaml:8:74: error W202 the example says success, but 7 − 1 (wood) = 6 is not 7+
```
```diff file=rolls.yaml
-  - {id: in-the-wood, roll: attack, rolled: 7, modifiers: [wood], gives: success}
+  - {id: in-the-wood, roll: attack, rolled: 7, modifiers: [wood], gives: failure}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.examples.rolling import RollExample, outcome_in, roll_examples
from pnp.load.suggest import one_of
from pnp.model.tables import Roll

NAME = "wrong outcome in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every example that states the outcome of a roll."""
    for shown in roll_examples(context.game):
        if not shown.example.gives or not shown.is_whole:
            continue
        if shown.table and shown.table.combat:
            continue  # W205 looks at combats.
        if shown.table and not (isinstance(shown.roll, Roll) and shown.roll.target):
            yield from _row(shown)
        elif isinstance(shown.roll, Roll) and shown.roll.target:
            yield from _success(shown)


def _success(shown: RollExample) -> Problems:
    claimed = outcome_in(shown.example.gives)
    if claimed is None:
        yield _no_outcome(shown, "write success or failure")
        return
    total = shown.total
    if total is None or shown.succeeds(total) is claimed:
        return
    assert isinstance(shown.roll, Roll)
    natural = shown.roll.natural.get(str(shown.example.rolled), "")
    reason = f"{shown.sum} is {'not ' if claimed else ''}{shown.roll.target}"
    yield Problem(
        message=f"the example says {shown.example.gives}, but "
        + (f"a rolled {shown.example.rolled} is {natural}" if _is_decisive(shown, total) else reason),
        span=shown.example.at("gives"),
        hint="correct the example or the target",
        related=(Related(shown.target, "the target"),),
    )


def _is_decisive(shown: RollExample, total: int) -> bool:
    """Whether a natural result overrides the sum."""
    assert isinstance(shown.roll, Roll)
    assert shown.roll.target is not None
    return shown.succeeds(total) is not (total in shown.roll.target)


def _row(shown: RollExample) -> Problems:
    claimed = shown.row_named(shown.example.gives)
    if claimed is None:
        rows = [row.name or row.id or str(row.on) for row in shown.table.rows] if shown.table else []
        yield _no_outcome(shown, f"a roll on the table gives {one_of(rows)}")
        return
    total = shown.total
    if total is None or total in claimed.on:
        return
    actual = shown.row_at(total)
    gives = f"gives {actual.name or str(actual.on)!r}" if actual else "is in no row"
    yield Problem(
        message=f"the example says {shown.example.gives!r}, but {shown.sum} {gives}",
        span=shown.example.at("gives"),
        hint=f"{claimed.name or claimed.id or 'that row'} needs {claimed.on}",
        related=(Related((actual or claimed).at("on"), "the row"),),
    )


def _no_outcome(shown: RollExample, hint: str) -> Problem:
    message = f"{shown.example.gives!r} is not an outcome of {shown.roll.id!r}"
    return Problem(message=message, span=shown.example.at("gives"), hint=hint)
