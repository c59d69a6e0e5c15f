"""Which units find no place in a zone, under its ground, its stacking limit and what carries what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from pnp.analysis.zones import admits, can_carry, may_stand, zone_cells, zone_grid, zone_places
from pnp.checks.feasibility.matching import places_left_out
from pnp.model.game import Game
from pnp.model.play import Zone
from pnp.model.units import Unit


def left_out_of(game: Game, zone: Zone, units: Mapping[str, int]) -> Mapping[str, int]:
    """How many of each kind of unit find no place in a zone that admits them.

    None do if the zone lies neither on a grid nor on a node map with a limit for each place (``stack:`` is written).
    """
    kinds = {one: unit for one in units if (unit := game.units.find(one)) and admits(game, zone, unit)}
    wanted = {one: units[one] for one in _in_order(game, zone, kinds)}
    cells, grid = zone_cells(game, zone), zone_grid(game, zone)
    if cells is None or grid is None:
        places = zone_places(game, zone)
        limited = places is not None and zone.node is not None and "stack" in zone.node.entries
        left_out = _by_number(wanted, len(places or ()) * zone.stack) if limited else {}
    else:
        ground = grid.terrain_map()
        # Cells of one terrain are alike: matching terrain instead of cells keeps large boards fast.
        room = Counter(ground[cell] for cell in cells)
        allowed = {one: terrain_open_to(game, unit, room) for one, unit in kinds.items()}
        left_out = places_left_out(wanted, allowed, {one: number * zone.stack for one, number in room.items()})
    return _after_loading(game, zone, wanted, left_out, kinds) if zone.carried else left_out


def _in_order(game: Game, zone: Zone, kinds: Mapping[str, Unit]) -> list[str]:
    """Carriers first, if they load, and last what they can carry: who is placed first is never left out for others."""
    if not zone.carried:
        return list(kinds)
    carriers = [kind for kind in kinds.values() if kind.carries]
    cargo = {name for name, unit in kinds.items() if any(can_carry(game, carrier, unit) for carrier in carriers)}
    return sorted(kinds, key=lambda name: (not kinds[name].carries, name in cargo))


def _by_number(wanted: Mapping[str, int], room: int) -> dict[str, int]:
    """What is left over where every unit may stand anywhere: the last ones."""
    left_out = {}
    for one, number in wanted.items():
        if number > room:
            left_out[one] = number - room
        room = max(0, room - number)
    return left_out


def terrain_open_to(game: Game, unit: Unit, terrain: Iterable[str]) -> Sequence[str]:
    """The terrain, of some kinds of it, on which a kind of unit may stand."""
    return [one for one in terrain if may_stand(game, unit, one)]


def _after_loading(
    game: Game, zone: Zone, wanted: Mapping[str, int], left_out: Mapping[str, int], kinds: Mapping[str, Unit]
) -> Mapping[str, int]:
    """Those left out who do not fit into the carriers that have found a place, either."""
    holds = {
        (one, number): unit.carries.count
        for one, unit in kinds.items()
        if unit.carries
        for number in range(wanted[one] - left_out.get(one, 0))
    }
    fits = {cargo: [hold for hold in holds if can_carry(game, kinds[hold[0]], kinds[cargo])] for cargo in left_out}
    return places_left_out(left_out, fits, holds)
