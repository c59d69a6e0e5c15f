"""The words name one unit, the effect another.

## What it does
Compares the units and classes that the words of a card, table row, unit or terrain name with the targets of its
effects. A problem is told only where both sides have one too many: a target that is named nowhere on the card, and a
unit in the words that no effect speaks of. Classes stand for their units and the other way round.

## Why it matters
The card promises the Cavalry what the game gives to the Infantry.

## Fails
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
decks.yaml:10:15: warning E104 the words speak of 'Your Cavalry', but the effect reaches 'pikes'
```

## Passes
```diff file=decks.yaml
-        effects: [{do: modify, what: attack, by: 3, target: {side: own, units: [pikes]}}]
+        effects: [{do: modify, what: attack, by: 3, target: {side: own, units: [horse]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.naming import Naming, acted_on, all_words
from pnp.checks.effects.words import Speaker, speakers
from pnp.findings import Related, Severity
from pnp.model.units import Unit

CODE = "E104"
NAME = "words about another unit"
SEVERITY = Severity.WARNING

# "Flyers only" names the others than those who may not.
_COMPLEMENT = ("forbid", "allow", "skip")


def check(context: GameContext) -> Iterator[Problem]:
    """Every record with words and targets that name units."""
    naming: Naming | None = None
    for speaker in speakers(context.game):
        targets = [effect.target for effect in speaker.effects if effect.target]
        if speaker.tells_all and any(target.units or target.classes for target in targets):
            naming = naming or Naming(context)
            yield from _exchanged(naming, speaker)


def _exchanged(naming: Naming, speaker: Speaker) -> Iterator[Problem]:
    named = list(naming.in_words(speaker.record.text))
    if not named:
        return
    everywhere = {word.id for word in naming.in_words(all_words(speaker))}
    own = {speaker.record.id} if isinstance(speaker.record, Unit) else set()
    spoken_of = naming.kin([*acted_on(speaker.effects), *own])
    strangers = [one for one in named if one.id not in spoken_of]
    missing = [
        target
        for effect in speaker.effects
        if effect.do not in _COMPLEMENT and (target := effect.target) and (target.units or target.classes)
        if naming.kin((*target.units, *target.classes)).isdisjoint(everywhere)
    ]
    if strangers and missing:
        ids = " or ".join(map(repr, (*missing[0].units, *missing[0].classes)))
        yield Problem(
            message=f"the words speak of {strangers[0].words!r}, but the effect reaches {ids}",
            span=speaker.place(strangers[0].offset, len(strangers[0].words)),
            hint="mend the words or the target",
            related=tuple(Related(target.span, "the target") for target in missing),
        )
