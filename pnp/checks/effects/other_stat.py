"""The text changes one stat, the effect another.

Looks for a change ("Attack +3") in the text of a stat or roll that no effect of the record changes, while an effect
changes another one, which the text does not name, by the same number.

Players add to their attack; the checks and the reference pages add to the range.

```yaml file=decks.yaml
stats:
  - {id: attack, name: Attack}
  - {id: range, name: Range}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: charge, name: Charge, text: Attack +3 this turn., effects: [{do: modify, what: range, by: 3}]}
```
```text
decks.yaml:8:42: warning E103 the text says 'Attack +3', but the effect changes range by +3
```
```diff file=decks.yaml
-      - {id: charge, name: Charge, text: Attack +3 this turn., effects: [{do: modify, what: range, by: 3}]}
+      - {id: charge, name: Charge, text: Attack +3 this turn., effects: [{do: modify, what: attack, by: 3}]}
```
"""

import re

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.effects.words import Changes, DescribedEffects, StatedNumber, changes_in, described_effects

NAME = "wrong stat in the text"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every change in a text that an effect makes to something else."""
    changes = changes_in(context.game)
    for described in described_effects(context.game):
        if described.is_structured:
            for stated in changes.of(described.record.text):
                yield from _other_stat(changes, described, stated)


def _other_stat(changes: Changes, described: DescribedEffects, stated: StatedNumber) -> Problems:
    if any(_share_a_word(effect.what, stated.what) for effect in described.effects):
        return
    text = described.record.text.casefold()
    modifying = [effect for effect in described.effects if effect.do == "modify" and effect.by == stated.number]
    wrong = [effect for effect in modifying if not _is_named(changes, effect.what, text)]
    if wrong and len(wrong) == len(modifying):
        does, hint = f"changes {wrong[0].what} by {wrong[0].by:+d}", "correct the text or what the effect changes"
        yield described.contradiction(stated.words, stated.offset, does, hint, (effect.at("what") for effect in wrong))


def _share_a_word(first: str, second: str) -> bool:
    """Whether two ids have a word in common, as ``attack`` and ``attack-roll``."""
    return not set(first.split("-")).isdisjoint(second.split("-"))


def _is_named(changes: Changes, what: str, text: str) -> bool:
    """Whether a text names a stat."""
    names = [name for name, stat in changes.names.items() if stat == what] or [what.replace("-", " ")]
    return any(re.search(rf"\b{re.escape(name)}", text) for name in names)
