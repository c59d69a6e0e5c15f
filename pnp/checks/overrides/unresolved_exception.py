"""An exception names something that does not exist.

Looks up every id in `exception_to:`: a record of the kit (`wood`, or `terrain.wood` where several have this id), or a
heading of the rules (`'#movement'`).

The overridden rule was renamed or removed: readers look for it in vain, and the checks take the two rules for a
contradiction.

```yaml file=units.yaml
terrain:
  - {id: water, name: Water, text: Ships only.}
units:
  - {id: scouts, name: Scouts, text: May wade through water., exception_to: [watre]}
```
```text
units.yaml:4:78: error O201 nothing is called 'watre' that this could be an exception to
```
```diff file=units.yaml
-  - {id: scouts, name: Scouts, text: May wade through water., exception_to: [watre]}
+  - {id: scouts, name: Scouts, text: May wade through water., exception_to: [water]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.overrides.statements import Statements, exceptions
from pnp.load.suggest import did_you_mean

NAME = "unresolved exception"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every id in every ``exception_to:``."""
    statements = Statements(context.game)
    for record, index, name in exceptions(context.game):
        if statements.find(name) is None:
            yield Problem(
                message=f"nothing is called {name!r} that this could be an exception to",
                span=record.at(f"exception_to.{index}"),
                hint=did_you_mean(name, statements.by_id)
                or "name the id of a record, or a heading such as '#movement'",
            )
