"""Spare counters are printed, but nothing brings them into play.

Looks for `spare:` counters of a unit that no option, roll or effect adds to the army, that no unit is promoted to and
that cannot be captured or restored. A set of the kit's own whose records name the unit, such as reinforcements,
brings it, too. Kits with effects that are described only in words are ignored.

Either the rule that brings them into play was forgotten, or the counters are a waste of paper.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 4}, spare: {pikes: 2}}
components:
  - {id: counters, name: Counters, kind: counter, of: armies, layout: counter}
```
```text
units.yaml:6:64: info S112 'north' has 6 of 'pikes', 4 in its units and 2 spare, but at most 4 come into play
```
```diff file=units.yaml
   - {id: north, side: north, units: {pikes: 4}, spare: {pikes: 2}}
+options:
+  - {id: levy, name: Levy, text: North has two more Pikes., adds: {units: {north: {pikes: 2}}}}
```
"""

from collections.abc import Iterator

from pnp.analysis.quantities import known_number
from pnp.analysis.strength import most
from pnp.analysis.zones import all_classes
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.units import Army, Unit
from pnp.model.walk import records

NAME = "unused spare counters"
SEVERITY = Severity.INFO
_BRINGING = ("gain", "place", "restore", "exchange", "capture")


def check(context: GameContext) -> Problems:
    """Every kind of unit of which an army has spare counters."""
    game = context.game
    spare = [(army, unit) for army in game.armies for name in army.spare if (unit := game.units.find(name))]
    if not spare:
        return
    effects = [record for record in records(game) if isinstance(record, Effect)]
    if any(effect.manual for effect in effects):
        return
    brought = {effect.what for effect in effects if effect.do in _BRINGING}
    promoted = {promote for unit in game.units for promote in unit.promotes}
    brought |= set(_listed(game))
    for army, unit in spare:
        kinds = {unit.id, "unit", *all_classes(game, unit)}
        if kinds.isdisjoint(brought) and unit.id not in promoted and not unit.changes_sides:
            yield from _compare(game, army, unit)


def _listed(game: Game) -> Iterator[str]:
    """The units that records of the kit's own sets name, as a list of reinforcements does."""
    for custom in game.sets:
        for record in custom.records:
            for value in record.fields.values():
                parts = value if isinstance(value, tuple | list) else (value,)
                yield from (part.id for part in parts if isinstance(part, Unit))


def _compare(game: Game, army: Army, unit: Unit) -> Problems:
    listed, bound = army.units.get(unit.id, 0), most(game, army, unit)
    extra = known_number(game, army.spare[unit.id], unit=unit, army=army)
    if extra and listed + extra > bound.number:
        arithmetic = f" ({bound.arithmetic})" if bound.arithmetic else ""
        yield Problem(
            message=f"{army.id!r} has {listed + extra} of {unit.id!r}, {listed} in its units and {extra} spare, "
            f"but at most {bound.number} come into play{arithmetic}",
            span=army.at(f"spare.{unit.id}"),
            hint="print fewer, or add what brings the others into play",
        )
