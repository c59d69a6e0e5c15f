"""The text is about the units of one side, the effect about those of the other.

Reads "your Cavalry", "enemy ships" and "the opponent's Pikes" in the text, and compares them with the side of the
target that names these units. It is a problem only if the text does not mention units of the target's side, too, and no
other target of the record fits the text.

A player who reads *enemy* where *own* is meant destroys the wrong unit.

```yaml file=decks.yaml
units:
  - {id: cog, name: Cog}
decks:
  - id: orders
    name: Orders
    cards:
      - id: storm
        name: Storm
        text: Destroy one enemy Cog.
        effects: [{do: destroy, what: unit, count: 1, target: {side: own, units: [cog]}}]
```
```text
decks.yaml:9:27: warning E107 the text says 'enemy Cog', but the effect reaches units of side 'own'
```
```diff file=decks.yaml
-        effects: [{do: destroy, what: unit, count: 1, target: {side: own, units: [cog]}}]
+        effects: [{do: destroy, what: unit, count: 1, target: {side: enemy, units: [cog]}}]
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.naming import NamedUnit, UnitNames
from pnp.checks.effects.words import DescribedEffects, described_effects
from pnp.model.effects import Target

NAME = "wrong side in the text"
SEVERITY = Severity.WARNING

_OTHER = {"own": "enemy", "enemy": "own"}


def check(context: GameContext) -> Problems:
    """Every target that names units and a side."""
    unit_names: UnitNames | None = None
    for described in described_effects(context.game):
        if described.is_structured and any(_names_a_side(effect.target) for effect in described.effects):
            unit_names = unit_names or UnitNames(context)
            yield from _wrong_side(unit_names, described)


def _names_a_side(target: Target | None) -> bool:
    return target is not None and target.side in _OTHER and bool(target.units or target.classes)


def _wrong_side(unit_names: UnitNames, described: DescribedEffects) -> Problems:
    named = [unit for unit in unit_names.in_words(described.record.text) if unit.whose]
    targets = [target for effect in described.effects for target in (effect.target, effect.versus) if target]
    for effect in described.effects:
        target = effect.target
        if target is None or not _names_a_side(target):
            continue
        kin = unit_names.kin((*target.units, *target.classes))
        mentioned = [unit for unit in named if unit.id in kin]
        wrong = [unit for unit in mentioned if unit.whose == _OTHER[target.side]]
        right = [unit for unit in mentioned if unit.whose == target.side]
        if wrong and not right and not any(_covers(unit_names, target, wrong[0]) for target in targets):
            yield _problem(described, wrong[0], target)
            return


def _covers(unit_names: UnitNames, target: Target, named: NamedUnit) -> bool:
    """Whether a target includes a unit that the text names."""
    ids = (*target.units, *target.classes)
    return target.side in (named.whose, "any") and (not ids or named.id in unit_names.kin(ids))


def _problem(described: DescribedEffects, named: NamedUnit, target: Target) -> Problem:
    return Problem(
        message=f"the text says {named.words!r}, but the effect reaches units of side {target.side!r}",
        span=described.place(named.offset, len(named.words)),
        hint="correct the text or the side of the target",
        related=(Related(target.at("side"), "the target"),),
    )
