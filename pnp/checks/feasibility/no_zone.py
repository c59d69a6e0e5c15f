"""A unit has no zone to set up in.

Looks at every army of a game with zones. An army needs a `zone:`, unless another army of its side has one, a set-up
step mentions it, or fixed placements cover all its units. A zone with `units:` must admit every kind of unit of its
army; otherwise a fixed placement, another zone of the side or a carrier must take that kind. Where all zones of a side
name their units, and admit most kinds of an army without a `zone:`, they must admit the others, too.

The players have counters, but no rule says where to put them.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
classes:
  - {id: land, name: land unit}
units:
  - {id: pikes, name: Pikes, classes: [land]}
  - {id: cog, name: Cog}
armies:
  - {id: north, side: north, units: {pikes: 3, cog: 1}, zone: camp}
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
zones:
  - {id: camp, name: Camp, side: north, board: field, units: [land], cells: A1:C1}
```
```text
units.yaml:9:53: warning Z102 Cog of 'north' may not set up in 'camp', and no other zone admits it
```
```diff file=units.yaml
   - {id: camp, name: Camp, side: north, board: field, units: [land], cells: A1:C1}
+  - {id: harbor, name: Harbor, side: north, board: field, units: [cog], cells: A2}
```
"""

from typing import Final

from pnp.analysis.arrivals import starting_units
from pnp.analysis.zones import admits, can_carry
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.play import Zone
from pnp.model.units import Army

NAME = "unit without a zone"
SEVERITY = Severity.WARNING

# Of so many kinds, one may be forgotten.
_LEAST: Final = 3


def check(context: GameContext) -> Problems:
    """Every kind of unit of every army, in a game with zones."""
    game = context.game
    if not game.zones:
        return
    for army in game.armies:
        if not army.zone:
            yield from _without(game, army)
            yield from _left_out(game, army)
        elif zone := game.zones.find(army.zone):
            yield from _not_admitted(game, army, zone)


def _placed(game: Game) -> set[str]:
    """The kinds of unit that start on given cells."""
    placed = {fixed.unit for step in game.setup for fixed in step.place}
    return placed | {unit.id for unit in game.units if unit.place}


def _without(game: Game, army: Army) -> Problems:
    others = [army for army in game.armies if army.zone]
    comes_later = any(other.side == army.side for other in others)
    mentioned = any(army.id == step.army or (step.side == army.side and step.zone) for step in game.setup)
    placed = _placed(game)
    has_own = any(zone.side == army.side for zone in game.zones)
    starting = starting_units(game, army)
    if (
        others
        and sum(starting.values())
        and not (mentioned or has_own or comes_later)
        and not placed.issuperset(starting)
    ):
        yield Problem(
            message=f"the {sum(starting.values())} units of {army.id!r} have no zone, though {others[0].id!r} has one",
            span=army.at("id"),
            hint="give the army a zone:, or add a step of setup: that places it",
            related=(Related(others[0].at("zone"), f"the zone of {others[0].id!r}"),),
        )


def _left_out(game: Game, army: Army) -> Problems:
    """The units of an army that no zone of its side names, where the zones name the units one by one."""
    zones = [zone for zone in game.zones if zone.side in ("", army.side)]
    starting = [unit for name, count in starting_units(game, army).items() if count and (unit := game.units.find(name))]
    free = [unit for unit in starting if unit.id not in _placed(game)]
    told = " ".join(step.text for step in game.setup)
    lost = [unit for unit in free if unit.name not in told and not any(admits(game, zone, unit) for zone in zones)]
    if all(zone.units and not zone.carried for zone in zones) and _LEAST * len(lost) < len(free):
        for unit in lost:
            yield Problem(
                message=f"{unit.title} of {army.id!r} may set up in no zone, but all others may",
                span=unit.at("id"),
                hint="add it to the units: of a zone, or make a zone for it",
                related=(Related(zones[0].at("units"), f"the units that {zones[0].id!r} admits"),),
            )


def _not_admitted(game: Game, army: Army, zone: Zone) -> Problems:
    placed = _placed(game)
    others = [other for other in game.zones if other is not zone and other.side in ("", army.side)]
    kinds = [unit for name, count in starting_units(game, army).items() if count and (unit := game.units.find(name))]
    for unit in kinds:
        if admits(game, zone, unit) or unit.id in placed or any(admits(game, other, unit) for other in others):
            continue
        if zone.carried and any(can_carry(game, kind, unit) for kind in kinds):
            continue
        yield Problem(
            message=f"{unit.title} of {army.id!r} may not set up in {zone.id!r}, and no other zone admits it",
            span=army.at(f"units.{unit.id}"),
            hint="add it to the units: of the zone, or make a zone for it",
            related=(Related(zone.at("units"), f"the units that {zone.id!r} admits"),),
        )
