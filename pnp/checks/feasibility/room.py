"""The units that do not fit in a zone, given its terrain, its stacking limit and carriers."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from pnp.analysis.zones import admits, can_carry, may_stand, stacking_limit, zone_cells, zone_grid, zone_places
from pnp.checks.feasibility.matching import unplaced
from pnp.model.game import Game
from pnp.model.play import Zone
from pnp.model.units import Unit


def unplaced_units(game: Game, zone: Zone, units: Mapping[str, int]) -> Mapping[str, int]:
    """How many of each kind of unit do not fit in a zone that admits them.

    Empty if the zone lies neither on a grid nor on a node map with ``stack:``.
    """
    kinds = {name: unit for name in units if (unit := game.units.find(name)) and admits(game, zone, unit)}
    # A leader who counts as no unit stands with others.
    counts = {name: units[name] for name in _in_order(game, zone, kinds) if kinds[name].stack}
    cells, grid = zone_cells(game, zone), zone_grid(game, zone)
    if cells is None or grid is None:
        places = zone_places(game, zone)
        limited = places is not None and zone.stack is not None
        left_out = _by_number(counts, len(places or ()) * (zone.stack or 0)) if limited else {}
    else:
        ground = grid.terrain_map()
        # Cells of the same terrain are alike: matching terrain instead of cells keeps large boards fast.
        room = Counter(ground[cell] for cell in cells)
        allowed = {name: terrain_open_to(game, unit, room) for name, unit in kinds.items()}
        limits = {name: stacking_limit(game, grid, name, zone) or 0 for name in room}
        left_out = unplaced(counts, allowed, {name: number * limits[name] for name, number in room.items()})
    return _after_loading(game, counts, left_out, kinds) if zone.carried else left_out


def _in_order(game: Game, zone: Zone, kinds: Mapping[str, Unit]) -> list[str]:
    """Carriers first, if they load, and their cargo last: kinds placed first are never displaced by later ones."""
    if not zone.carried:
        return list(kinds)
    carriers = [kind for kind in kinds.values() if kind.carries]
    cargo = {name for name, unit in kinds.items() if any(can_carry(game, carrier, unit) for carrier in carriers)}
    return sorted(kinds, key=lambda name: (not kinds[name].carries, name in cargo))


def _by_number(counts: Mapping[str, int], room: int) -> dict[str, int]:
    """What does not fit if every unit may stand anywhere: the last units."""
    left_out = {}
    for name, number in counts.items():
        if number > room:
            left_out[name] = number - room
        room = max(0, room - number)
    return left_out


def terrain_open_to(game: Game, unit: Unit, terrain: Iterable[str]) -> Sequence[str]:
    """The kinds of terrain on which a kind of unit may stand."""
    return [name for name in terrain if may_stand(game, unit, name)]


def _after_loading(
    game: Game, counts: Mapping[str, int], left_out: Mapping[str, int], kinds: Mapping[str, Unit]
) -> Mapping[str, int]:
    """The units left out that do not fit into the placed carriers, either."""
    holds = {
        (name, number): unit.carries.count
        for name, unit in kinds.items()
        if unit.carries
        for number in range(counts[name] - left_out.get(name, 0))
    }
    fits = {cargo: [hold for hold in holds if can_carry(game, kinds[hold[0]], kinds[cargo])] for cargo in left_out}
    return unplaced(left_out, fits, holds)
