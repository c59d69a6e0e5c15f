"""A unit comes into play, but it has no counter.

Looks, in a kit that prints units, for units that an army has, that set-up places, that an effect brings into play or
that another unit is promoted to, but that no component prints. An army of which nothing is printed is reported as one.

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

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.supply.arrivals import brought_by_effects, unprinted
from pnp.checks.supply.printed import PIECES, is_unit_printed, printing_parts, prints_pieces
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
    brought = _brought(game, missing)
    alone = list(missing)
    for army in game.armies:
        units = [unit for unit in missing if unit.id in army.units]
        if len(units) < 2 or len(units) < sum(bool(game.units.find(name)) for name in army.units):
            continue
        alone = [unit for unit in alone if unit not in units]
        yield Problem(
            message=f"no component prints the army {army.id!r}: its {len(units)} kinds of unit have no counters",
            span=army.at("id"),
            hint=f"add a component, or a part: {{id: {army.id}, kind: counter, of: armies.{army.id}, layout: …}}",
            related=tuple(Related(part.at("id"), "this prints others") for part in printing_parts(game)
                          if part.kind in PIECES and part.of),
        )  # fmt: skip
    hint = "add it to the units: or spare: of an army, or correct where: of the component"
    yield from unprinted(alone, brought, "unit", "it has no counter", hint)


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
