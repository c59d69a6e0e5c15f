"""The text states one number, the effect another.

Reads "Attack +1", "+1 Attack", "Attack is reduced by one", "move one space less", "draw two cards" and "discard 1 card"
in the text of a card, a letter code, a table row, a unit or a terrain, and compares them with the numbers of its
effects. If the text does not say what changes ("your hero gets +2") and all effects are changes, their signed numbers
are compared, too. A number that differs only in its sign is E102.

Players follow the text, but the other checks and the reference pages follow the effects: one of them is wrong.

```yaml file=decks.yaml
stats:
  - {id: attack, name: Attack}
decks:
  - id: orders
    name: Orders
    cards:
      - id: charge
        name: Charge
        text: Your unit gets Attack +3 this turn.
        effects:
          - {do: modify, what: attack, by: 2}
```
```text
decks.yaml:9:30: error E101 the text says 'Attack +3', but the effect changes attack by +2
```
```diff file=decks.yaml
-          - {do: modify, what: attack, by: 2}
+          - {do: modify, what: attack, by: 3}
```
"""

from collections.abc import Sequence

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.effects.unattributed_change import lone_numbers
from pnp.checks.effects.words import (
    DescribedEffects,
    StatedNumber,
    card_counts,
    changes_in,
    described_effects,
    unsupported,
)
from pnp.model.effects import Effect

NAME = "text contradicts effect"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every number in a text that an effect of the same kind contradicts."""
    changes = changes_in(context.game)
    for described in described_effects(context.game):
        for stated, differing in unsupported(described, changes):
            wrong = [effect for effect in differing if effect.by not in (stated.number, -stated.number)]
            if wrong:
                yield _wrong_change(described, stated, wrong)
        for stated in card_counts(described.record.text):
            yield from _compare_count(described, stated)
        yield from _compare_lone(described, *lone_numbers(described, changes))


def _compare_lone(described: DescribedEffects, stated_numbers: list[StatedNumber], differing: list[Effect]) -> Problems:
    for stated in stated_numbers if differing else ():
        change = f"changes {differing[0].what or 'something'} by {differing[0].by:+d}"
        yield _differs(described, stated, change, differing, "by")


def _wrong_change(described: DescribedEffects, stated: StatedNumber, wrong: list[Effect]) -> Problem:
    numbers = " or ".join(dict.fromkeys(f"{effect.by:+d}" for effect in wrong))
    return _differs(described, stated, f"changes {stated.what} by {numbers}", wrong, "by")


def _compare_count(described: DescribedEffects, stated: StatedNumber) -> Problems:
    effects = [effect for effect in described.effects if effect.do == stated.what and effect.count.isdecimal()]
    if effects and all(int(effect.count) != stated.number for effect in effects):
        numbers = " or ".join(effect.count for effect in effects)
        yield _differs(described, stated, f"{stated.what}s {numbers}", effects, "count")


def _differs(
    described: DescribedEffects, stated: StatedNumber, does: str, effects: Sequence[Effect], key: str
) -> Problem:
    """A problem with a number in a text. does: what the effects do. key: of their number."""
    hint, places = "correct the text or the effect", (effect.at(key) for effect in effects)
    return described.contradiction(stated.words, stated.offset, does, hint, places)
