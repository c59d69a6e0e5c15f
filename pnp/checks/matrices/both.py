"""A terrain or status both forbids a unit something and changes it.

## What it does
Takes the effects of every terrain and status that forbid something to classes or units, and looks for another effect
there that allows, changes or sets the same thing for one of them. Effects with a condition (`only_if:`, `unless:`,
`when:`, `versus:`) are left alone, and so is an effect on a narrower or wider class, which reads as an exception.

## Why it matters
Land units may not enter the swamp, and pay two for it: one of the two rules has the wrong class.

## Fails
```yaml file=terrain.yaml
classes:
  - {id: land, name: land unit}
units:
  - {id: pikes, name: Pikes, classes: [land]}
terrain:
  - id: swamp
    name: Swamp
    effects:
      - {do: forbid, what: move, target: {classes: [land]}}
      - {do: modify, what: move, by: -1, target: {classes: [land]}}
```
```text
terrain.yaml:10:9: error E505 Swamp forbids move to land units, and changes it
```

## Passes
```diff file=terrain.yaml
-      - {do: forbid, what: move, target: {classes: [land]}}
-      - {do: modify, what: move, by: -1, target: {classes: [land]}}
+      - {do: forbid, what: move, target: {classes: [land], except: [pikes]}}
+      - {do: modify, what: move, by: -1, target: {units: [pikes]}}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Related, Severity
from pnp.model.effects import Effect
from pnp.model.game import Game

CODE = "E505"
NAME = "forbidden and changed"
SEVERITY = Severity.ERROR
_CHANGING = ("allow", "modify", "set")


def check(context: GameContext) -> Iterator[Problem]:
    """Every terrain and status with an effect that forbids something."""
    game = context.game
    effects = ((terrain.title, terrain.effects) for terrain in game.terrain)
    for title, there in chain(effects, ((status.title, status.effects) for status in game.statuses)):
        plain = [effect for effect in there if _is_plain(effect)]
        for effect in plain:
            if effect.do == "forbid":
                others = [one for one in plain if one.do in _CHANGING and one.what == effect.what]
                yield from _against(game, title, effect, others)


def _against(game: Game, title: str, forbidding: Effect, others: Sequence[Effect]) -> Iterator[Problem]:
    for other in others:
        both = [one for one in _named(forbidding) if one in _named(other)]
        if both and _same_side(forbidding, other):
            verb = {"allow": "allows", "modify": "changes", "set": "sets"}[other.do or "set"]
            record = game.classes.find(both[0]) or game.units.find(both[0])
            yield Problem(
                message=f"{title} forbids {forbidding.what} to {record.many if record else both[0]}, and {verb} it",
                span=other.span,
                hint="take them out of one of the two, or name a narrower class",
                related=(Related(forbidding.span, "forbidden here"),),
            )


def _named(effect: Effect) -> Sequence[str]:
    """The classes and units that an effect names, less those that it excepts."""
    target = effect.target
    return [one for one in (*target.classes, *target.units) if one not in target.excepts] if target else []


def _is_plain(effect: Effect) -> bool:
    """Whether an effect holds always and for everybody it names."""
    target = effect.target
    narrow = target is not None and (target.condition or target.status or target.where or target.terrain)
    return not (effect.only_if or effect.unless or effect.when or effect.versus or narrow)


def _same_side(one: Effect, other: Effect) -> bool:
    sides = {effect.target.side for effect in (one, other) if effect.target} - {"any"}
    return len(sides) < 2
