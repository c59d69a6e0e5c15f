"""The words say whose units, and the effect reaches the other side's.

## What it does
Reads "your Cavalry", "enemy ships", "the opponent's Pikes" in the words, and compares them with the side of the target
that names these units. Only where the words give them to nobody else, and no other target of the record does what they
say, is it a problem.

## Why it matters
A player who reads *enemy* and gets *own* loses a unit by their own card.

## Fails
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
decks.yaml:9:27: warning E107 the words say 'enemy Cog', but the effect reaches units of side 'own'
```

## Passes
```diff file=decks.yaml
-        effects: [{do: destroy, what: unit, count: 1, target: {side: own, units: [cog]}}]
+        effects: [{do: destroy, what: unit, count: 1, target: {side: enemy, units: [cog]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.naming import Named, Naming
from pnp.checks.effects.words import Speaker, speakers
from pnp.findings import Related, Severity
from pnp.model.effects import Target

CODE = "E107"
NAME = "words about another side"
SEVERITY = Severity.WARNING

_OTHER = {"own": "enemy", "enemy": "own"}


def check(context: GameContext) -> Iterator[Problem]:
    """Every target that names units and a side."""
    naming: Naming | None = None
    for speaker in speakers(context.game):
        if speaker.tells_all and any(_speaks_of_a_side(effect.target) for effect in speaker.effects):
            naming = naming or Naming(context)
            yield from _exchanged(naming, speaker)


def _speaks_of_a_side(target: Target | None) -> bool:
    return target is not None and target.side in _OTHER and bool(target.units or target.classes)


def _exchanged(naming: Naming, speaker: Speaker) -> Iterator[Problem]:
    named = [word for word in naming.in_words(speaker.record.text) if word.whose]
    targets = [target for effect in speaker.effects for target in (effect.target, effect.versus) if target]
    for effect in speaker.effects:
        target = effect.target
        if target is None or not _speaks_of_a_side(target):
            continue
        kin = naming.kin((*target.units, *target.classes))
        spoken = [one for one in named if one.id in kin]
        wrong = [one for one in spoken if one.whose == _OTHER[target.side]]
        right = [one for one in spoken if one.whose == target.side]
        if wrong and not right and not any(_covers(naming, target, wrong[0]) for target in targets):
            yield _problem(speaker, wrong[0], target)
            return


def _covers(naming: Naming, target: Target, named: Named) -> bool:
    """Whether a target is what some words speak of."""
    ids = (*target.units, *target.classes)
    return target.side in (named.whose, "any") and (not ids or named.id in naming.kin(ids))


def _problem(speaker: Speaker, named: Named, target: Target) -> Problem:
    return Problem(
        message=f"the words say {named.words!r}, but the effect reaches units of side {target.side!r}",
        span=speaker.place(named.offset, len(named.words)),
        hint="mend the words or the side of the target",
        related=(Related(target.at("side"), "the target"),),
    )
