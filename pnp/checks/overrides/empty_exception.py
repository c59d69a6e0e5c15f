"""An exception overrides nothing.

Looks at every `exception_to:` whose two records both say what they do in effects. If they act on nothing in common,
nothing is overridden. Records that have only words are ignored, and so are headings of the rules.

Such an `exception_to:` would hide a real contradiction between the two later, and readers look for one that is not
there.

```yaml file=units.yaml
stats:
  - {id: attack, name: Attack}
terrain:
  - {id: water, name: Water, effects: [{do: forbid, what: move}]}
units:
  - id: scouts
    name: Scouts
    exception_to: [water]
    effects: [{do: modify, what: attack, by: 1}]
```
```text
units.yaml:8:20: warning O202 'scouts' is not an exception to 'water': it acts on attack, the other on move
```
```diff file=units.yaml
-    effects: [{do: modify, what: attack, by: 1}]
+    effects: [{do: allow, what: move, target: {terrain: [water]}}]
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.overrides.statements import Statements, exceptions
from pnp.model.effects import Effect
from pnp.model.names import Named

NAME = "exception without effect"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every exception between two records that say everything in effects."""
    statements = Statements(context.game)
    for record, index, name in exceptions(context.game):
        others = statements.find(name) or ()
        if others and all(_have_nothing_in_common(record, other) for other in others):
            yield Problem(
                message=f"{record.id!r} is not an exception to {name!r}: "
                f"it acts on {_listed(record)}, the other on {_listed(others[0])}",
                span=record.at(f"exception_to.{index}"),
                hint="remove it, or correct what the effects act on",
                related=tuple(Related(other.at("effects"), "what the other does") for other in others),
            )


def _have_nothing_in_common(record: Named, other: Named) -> bool:
    """Whether two records that say everything in effects have nothing in common."""
    first, second = _acts_on(record), _acts_on(other)
    return first is not None and second is not None and record is not other and first.isdisjoint(second)


def _acts_on(record: Named) -> frozenset[str] | None:
    """What a record acts on; None if it has no effects, or prose among them."""
    effects: tuple[Effect, ...] = getattr(record, "effects", ())
    if not effects or any(effect.manual or not effect.what for effect in effects):
        return None
    return frozenset(effect.what for effect in effects)


def _listed(record: Named) -> str:
    return " and ".join(sorted(_acts_on(record) or ()))
