"""A unit comes into play, but it has no counter.

Looks, in a kit that prints units, for units that an army has, that set-up places, that an effect brings into play or
that another unit is promoted to, but that no component prints.

Pikemen can be promoted to knights, but there are no knights in the box.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes, promotes: [knights]}
  - {id: knights, name: Knights}
armies:
  - {id: north, side: north, units: {pikes: 4}}
components:
  - {id: counters, name: Counters, kind: counter, of: armies, layout: counter}
```
```text
units.yaml:5:10: warning S105 unit 'knights' comes into play, but it has no counter
```
```diff file=units.yaml
-  - {id: north, side: north, units: {pikes: 4}}
+  - {id: north, side: north, units: {pikes: 4}, spare: {knights: 4}}
```
"""

from collections.abc import Mapping, Sequence

from pnp.checks.api import GameContext, Problems, Severity, Span
from pnp.checks.supply.arrivals import brought_by_effects, unprinted
from pnp.checks.supply.printed import is_unit_printed, prints_pieces
from pnp.model.game import Game
from pnp.model.units import Unit

NAME = "unit without a counter"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every kind of unit that is not printed and comes into play, where others are printed."""
    game = context.game
    if not prints_pieces(game):
        return
    missing = [unit for unit in game.units if not is_unit_printed(game, unit)]
    if not missing or len(missing) == len(game.units):
        return
    hint = "add it to the units: or spare: of an army, or correct where: of the component"
    yield from unprinted(missing, _brought(game, missing), "unit", "it has no counter", hint)


def _brought(game: Game, missing: Sequence[Unit]) -> Mapping[str, Span]:
    """Where each of the units comes into play."""
    ids = {unit.id for unit in missing}
    brought = dict(brought_by_effects(game, ids))
    for unit in game.units:
        for index, promoted in enumerate(unit.promotes):
            if promoted in ids and unit.id not in ids:
                brought[promoted] = unit.at(f"promotes.{index}")
    for step in game.setup:
        for fixed in step.place:
            if fixed.unit in ids:
                brought[fixed.unit] = fixed.at("unit")
    for army in game.armies:
        for unit_id, count in army.units.items():
            if unit_id in ids and count:
                brought[unit_id] = army.at(f"units.{unit_id}")
    return brought
