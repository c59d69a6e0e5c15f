"""Which units find no place in a zone, under its ground, its stacking limit and what carries what."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.checks.feasibility.matching import places_left_out
from pnp.checks.feasibility.zones import admits, can_carry, may_stand, zone_cells, zone_grid
from pnp.model.game import Game
from pnp.model.play import Zone
from pnp.model.units import Unit


def left_out_of(game: Game, zone: Zone, units: Mapping[str, int]) -> Mapping[str, int]:
    """How many of each kind of unit find no place in a zone that admits them; none if it lies on no grid."""
    cells, grid = zone_cells(game, zone), zone_grid(game, zone)
    if cells is None or grid is None:
        return {}
    kinds = {one: unit for one in units if (unit := game.units.find(one)) and admits(game, zone, unit)}
    capacity = dict.fromkeys(cells, zone.stack)
    wanted = {one: number for one, number in units.items() if one in kinds}
    ground = grid.terrain_map()
    terrain = {ground[cell] for cell in cells}
    allowed = {}
    for one, unit in kinds.items():
        open_to_it = {ground_id for ground_id in terrain if may_stand(game, unit, ground_id)}
        allowed[one] = [cell for cell in cells if ground[cell] in open_to_it]
    left_out = places_left_out(wanted, allowed, capacity)
    return _after_loading(game, zone, wanted, left_out, kinds) if zone.carried else left_out


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
