"""A worked example illustrates nothing, illustrates several things, or has no result.

Looks in every example for what it illustrates: a `formula`, a `roll`, the distance `between` two places, a `path`, or
what somebody `buys`. It must have exactly one of them, and a result; a path may do without, and only show a way.

Such an example cannot be checked.

```yaml file=formulas.yaml
formulas:
  - {id: points, name: Points, inputs: [quarters], value: 3 * quarters + 1}
examples:
  - {id: dawn, gives: 7}
```
```text
formulas.yaml:4:10: error W103 the example 'dawn' illustrates nothing that can be checked
```
```diff file=formulas.yaml
-  - {id: dawn, gives: 7}
+  - {id: dawn, formula: points, given: {quarters: 2}, gives: 7}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.tables import Example

NAME = "example without a subject"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

_SUBJECTS = ("formula", "roll", "between", "path", "buys")


def check(context: GameContext) -> Problems:
    """Every example with no subject, with several, or without a result."""
    for example in context.game.examples:
        subjects = [subject for subject in _SUBJECTS if getattr(example, subject)]
        if not subjects:
            yield Problem(
                message=f"the example {example.id!r} illustrates nothing that can be checked",
                span=example.at("id"),
                hint="add formula:, roll:, between:, path: or buys:",
            )
        elif len(subjects) > 1:
            yield Problem(
                message=f"the example {example.id!r} illustrates {' and '.join(subjects)} at once",
                span=example.at_key(subjects[1]),
                hint="split it into several examples",
            )
        elif not _has_result(example):
            yield Problem(
                message=f"the example {example.id!r} has no result",
                span=example.at("id"),
                hint="add gives:" + (", total: or chance:" if subjects == ["roll"] else ""),
            )


def _has_result(example: Example) -> bool:
    if example.gives or example.path or (example.between and example.sight):
        return True
    claims = (example.total, example.chance, example.column, example.attack, example.defence)
    return bool(example.roll) and any(claim not in (None, "") for claim in claims)
