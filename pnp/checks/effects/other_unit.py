"""The text names one unit, the effect another.

Compares the units and classes in the text of a card, table row, unit or terrain with the targets of its effects. It
reports only a mismatch on both sides: a target that the card does not name, and a unit in the text that no effect
mentions. Classes stand for their units, and units for their classes.

The card promises the Cavalry a bonus that the effect gives to the Pikes.

```yaml file=decks.yaml
units:
  - {id: pikes, name: Pikes}
  - {id: horse, name: Cavalry}
decks:
  - id: orders
    name: Orders
    cards:
      - id: charge
        name: Charge
        text: Your Cavalry gets Attack +3.
        effects: [{do: modify, what: attack, by: 3, target: {side: own, units: [pikes]}}]
```
```text
decks.yaml:10:15: warning E104 the text mentions 'Your Cavalry', but the effect reaches 'pikes'
```
```diff file=decks.yaml
-        effects: [{do: modify, what: attack, by: 3, target: {side: own, units: [pikes]}}]
+        effects: [{do: modify, what: attack, by: 3, target: {side: own, units: [horse]}}]
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.naming import UnitNames, all_text, ids_in
from pnp.checks.effects.words import DescribedEffects, described_effects
from pnp.model.units import Unit

NAME = "wrong unit in the text"
SEVERITY = Severity.WARNING

# "Flyers only" names those that may, the effect those that may not.
_COMPLEMENT = ("forbid", "allow", "skip")


def check(context: GameContext) -> Problems:
    """Every record with words and targets that name units."""
    unit_names: UnitNames | None = None
    for described in described_effects(context.game):
        targets = [effect.target for effect in described.effects if effect.target]
        if described.is_structured and any(target.units or target.classes for target in targets):
            unit_names = unit_names or UnitNames(context)
            yield from _wrong_unit(unit_names, described)


def _wrong_unit(unit_names: UnitNames, described: DescribedEffects) -> Problems:
    named = list(unit_names.in_words(described.record.text))
    if not named:
        return
    in_text = {unit.id for unit in unit_names.in_words(all_text(described))}
    own = {described.record.id} if isinstance(described.record, Unit) else set()
    mentioned = unit_names.kin([*ids_in(described.effects), *own])
    unmatched = [unit for unit in named if unit.id not in mentioned]
    missing = [
        target
        for effect in described.effects
        if effect.do not in _COMPLEMENT and (target := effect.target) and (target.units or target.classes)
        if unit_names.kin((*target.units, *target.classes)).isdisjoint(in_text)
    ]
    if unmatched and missing:
        ids = " or ".join(map(repr, (*missing[0].units, *missing[0].classes)))
        yield Problem(
            message=f"the text mentions {unmatched[0].words!r}, but the effect reaches {ids}",
            span=described.place(unmatched[0].offset, len(unmatched[0].words)),
            hint="correct the text or the target",
            related=tuple(Related(target.span, "the target") for target in missing),
        )
