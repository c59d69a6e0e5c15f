"""A terrain or status both forbids and changes the same thing.

Takes the effects of every terrain and status that forbid something to classes or units, and looks for another effect
of the same record that allows, changes or sets the same thing for one of them. Effects with a condition (`only_if:`,
`unless:`, `when:`, `versus:`) are ignored, and so are effects on a narrower or wider class: they count as exceptions.

If land units may not enter the swamp but are also slowed down by it, one of the two rules names the wrong class.

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
terrain.yaml:10:9: error E505 Swamp forbids move to land units, but also changes it
```
```diff file=terrain.yaml
-      - {do: forbid, what: move, target: {classes: [land]}}
-      - {do: modify, what: move, by: -1, target: {classes: [land]}}
+      - {do: forbid, what: move, target: {classes: [land], except: [pikes]}}
+      - {do: modify, what: move, by: -1, target: {units: [pikes]}}
```
"""

from collections.abc import Sequence

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.markers import Status
from pnp.model.units import Terrain

NAME = "forbidden but also changed"
SEVERITY = Severity.ERROR
_CHANGING = ("allow", "modify", "set")


def check(context: GameContext) -> Problems:
    """Every terrain and status with an effect that forbids something."""
    game = context.game
    records: tuple[Terrain | Status, ...] = (*game.terrain, *game.statuses)
    for record in records:
        plain = [effect for effect in record.effects if _is_plain(effect)]
        for effect in plain:
            if effect.do == "forbid":
                others = [other for other in plain if other.do in _CHANGING and other.what == effect.what]
                yield from _contradictions(game, record.title, effect, others)


def _contradictions(game: Game, title: str, forbidding: Effect, others: Sequence[Effect]) -> Problems:
    for other in others:
        both = [name for name in _named(forbidding) if name in _named(other)]
        if both and _same_side(forbidding, other):
            verb = {"allow": "allows", "modify": "changes", "set": "sets"}[other.do or "set"]
            record = game.classes.find(both[0]) or game.units.find(both[0])
            units = record.many if record else both[0]
            yield Problem(
                message=f"{title} forbids {forbidding.what} to {units}, but also {verb} it",
                span=other.span,
                hint="remove them from one of the two effects, or name a narrower class",
                related=(Related(forbidding.span, "forbidden here"),),
            )


def _named(effect: Effect) -> Sequence[str]:
    """The classes and units that an effect names, less those that it excepts."""
    target = effect.target
    return [name for name in (*target.classes, *target.units) if name not in target.excepts] if target else []


def _is_plain(effect: Effect) -> bool:
    """Whether an effect holds always, and for everybody it names."""
    target = effect.target
    narrow = target is not None and (target.condition or target.status or target.where or target.terrain)
    return not (effect.only_if or effect.unless or effect.when or effect.versus or narrow)


def _same_side(first: Effect, second: Effect) -> bool:
    sides = {effect.target.side for effect in (first, second) if effect.target} - {"any"}
    return len(sides) < 2
