"""A worked example of a roll ends otherwise than the rule says.

## What it does
Compares what comes of the roll in an example with its target (natural results first) or with the row of its table.

## Why it matters
The example teaches that a roll hits which by the rule misses.

## Fails
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

## Passes
```diff file=rolls.yaml
-  - {id: in-the-wood, roll: attack, rolled: 7, modifiers: [wood], gives: success}
+  - {id: in-the-wood, roll: attack, rolled: 7, modifiers: [wood], gives: failure}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.examples.rolling import Shown, outcome_in, shown_rolls
from pnp.findings import Related, Severity
from pnp.load.suggest import one_of
from pnp.model.tables import Roll

CODE = "W202"
NAME = "example with another outcome"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every example that says what comes of a roll."""
    for shown in shown_rolls(context.game):
        if not shown.example.gives or not shown.is_whole:
            continue
        if shown.table and not (isinstance(shown.roll, Roll) and shown.roll.target):
            yield from _row(shown)
        elif isinstance(shown.roll, Roll) and shown.roll.target:
            yield from _success(shown)


def _success(shown: Shown) -> Iterator[Problem]:
    claimed = outcome_in(shown.example.gives)
    if claimed is None:
        yield _no_outcome(shown, "say success or failure")
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
        hint="mend the example or the target",
        related=(Related(shown.target, "what is needed"),),
    )


def _is_decisive(shown: Shown, total: int) -> bool:
    """Whether the unmodified result decides against the sum."""
    assert isinstance(shown.roll, Roll)
    assert shown.roll.target is not None
    return shown.succeeds(total) is not (total in shown.roll.target)


def _row(shown: Shown) -> Iterator[Problem]:
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


def _no_outcome(shown: Shown, hint: str) -> Problem:
    message = f"{shown.example.gives!r} is nothing that can come of {shown.roll.id!r}"
    return Problem(message=message, span=shown.example.at("gives"), hint=hint)
