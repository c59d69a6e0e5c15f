"""An exception is listed twice.

Looks for an id that occurs twice in one `exception_to:`.

Usually the second was meant to be another id.

```yaml file=units.yaml
terrain:
  - {id: wood, name: Wood}
  - {id: road, name: Road, exception_to: [wood, wood]}
```
```text
units.yaml:3:49: warning O204 'wood' is listed twice
```
```diff file=units.yaml
-  - {id: road, name: Road, exception_to: [wood, wood]}
+  - {id: road, name: Road, exception_to: [wood]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.overrides.statements import exceptions

NAME = "duplicate exception"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every id that occurs earlier in the same list."""
    for record, index, name in exceptions(context.game):
        if name in record.exception_to[:index]:
            first = record.exception_to.index(name)
            yield Problem(
                message=f"{name!r} is listed twice",
                span=record.at(f"exception_to.{index}"),
                hint="remove one of them, or name the rule that was meant",
                related=(Related(record.at(f"exception_to.{first}"), "first listed here"),),
            )
