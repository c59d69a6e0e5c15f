"""The cells of set-up zones, and the units that may stand there."""

from __future__ import annotations

from collections.abc import Collection

from pnp.model.boards import Board, CellGrid
from pnp.model.cells import Cells
from pnp.model.costs import ANY, Cost
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.lattice import Cell
from pnp.model.play import Zone
from pnp.model.units import Terrain, Unit


def zone_cells(game: Game, zone: Zone) -> tuple[Cell, ...] | None:
    """The cells of a zone on its grid, of its terrain only; None if it does not lie on a grid."""
    grid = zone_grid(game, zone)
    if grid is None:
        return None
    lattice = grid.lattice
    cells = set(lattice.select(zone.cells)) if zone.cells else set()
    for region in grid.regions:
        if region.id in zone.region:
            cells.update(lattice.select(region.cells))
    if not zone.cells and not zone.region:
        cells = set(lattice.cells)
    if zone.terrain:
        ground = grid.terrain_map()
        cells = {cell for cell in cells if ground[cell] in zone.terrain}
    return lattice.in_order(cells)


def zone_grid(game: Game, zone: Zone) -> CellGrid | None:
    """The grid that a zone lies on."""
    board = game.boards.find(zone.board)
    return board.grid if board else None


def zone_places(game: Game, zone: Zone) -> tuple[str, ...] | None:
    """The places of a zone on its node map; None if it does not lie on one."""
    board = game.boards.find(zone.board)
    if board is None or board.nodes is None:
        return None
    nodes = board.nodes.nodes
    return tuple(node.id for node in nodes if not zone.region or node.region in zone.region or node.id in zone.region)


def stacking_limit(game: Game, grid: CellGrid | None, terrain_id: str, zone: Zone | None = None) -> int | None:
    """How many units may stand on a cell with this terrain: what the zone says, the terrain, or the board.

    None if nothing says it; in a zone it is 1 then.
    """
    if zone and zone.stack is not None:
        return zone.stack
    terrain = game.terrain.find(terrain_id)
    if terrain and terrain.stack is not None:
        return terrain.stack
    return grid.stack if grid and grid.stack is not None else 1 if zone else None


def may_stand(game: Game, unit: Unit, terrain_id: str) -> bool:
    """Whether neither the cost of the terrain nor an effect of it forbids the unit unconditionally to move there."""
    terrain = game.terrain.find(terrain_id)
    if terrain is None:
        return True
    if (cost := cost_for(game, unit, terrain)) and cost.is_forbidden:
        return False
    for effect in terrain.effects:
        if effect.do != "forbid" or effect.what not in ("move", "enter", "unit") or _is_conditional(effect):
            continue
        target = effect.target
        if target is None:
            return False
        if _is_meant(game, unit, target.units, target.classes) and not _is_meant(
            game, unit, target.excepts, target.excepts, whole=False
        ):
            return False
    return True


def cost_for(game: Game, unit: Unit, terrain: Terrain) -> Cost | None:
    """What a unit pays for terrain: as the unit, as one of its classes, or as any; None if nothing says it."""
    for key in (unit.id, *all_classes(game, unit), ANY):
        if key in terrain.cost:
            return terrain.cost[key]
    return None


def _is_conditional(effect: Effect) -> bool:
    """Whether an effect holds only sometimes, or for some of the units that it names."""
    target = effect.target
    narrowed = target is not None and (target.condition or target.status or target.side in ("own", "enemy"))
    return bool(effect.only_if or effect.unless or effect.when or narrowed)


def _is_meant(game: Game, unit: Unit, units: tuple[str, ...], classes: tuple[str, ...], whole: bool = True) -> bool:
    if not units and not classes:
        return whole
    return unit.id in units or not set(all_classes(game, unit)).isdisjoint(classes)


def all_classes(game: Game, unit: Unit) -> tuple[str, ...]:
    """The classes of a unit with all the wider ones that they belong to."""
    classes: dict[str, None] = {}
    pending = list(unit.classes)
    while pending:
        class_id = pending.pop(0)
        if class_id in classes:
            continue
        classes[class_id] = None
        if (record := game.classes.find(class_id)) is not None:
            pending.extend(record.within)
    return tuple(classes)


def can_carry(game: Game, carrier: Unit, cargo: Unit) -> bool:
    """Whether a kind of unit may carry another."""
    carries = carrier.carries
    return carries is not None and _is_meant(game, cargo, carries.units, carries.classes)


def is_named(game: Game, unit: Unit, names: Collection[str]) -> bool:
    """Whether a kind of unit, or a class of it, is named; all of them are if there are no names."""
    return not names or unit.id in names or not set(all_classes(game, unit)).isdisjoint(names)


def admits(game: Game, zone: Zone, unit: Unit) -> bool:
    """Whether a zone is open to a kind of unit."""
    return is_named(game, unit, zone.units)


def is_cell(game: Game, word: str) -> bool:
    """Whether a word is the name of a cell of a board."""
    return any(board.grid and board.grid.lattice.cell(word) is not None for board in game.boards)


def only_grid(game: Game) -> Board | None:
    """The board with cells, if there is just one."""
    grids = [board for board in game.boards if board.grid]
    return grids[0] if len(grids) == 1 else None


def boards_of(game: Game, cells: Cells) -> tuple[tuple[Board, Cells], ...]:
    """The boards on which listed cells, sides and corners lie, each with those of it.

    That is the only board with cells or, of several, the one that has a name; what none has is with the first of the
    others. Nothing if a name could be that of several boards.
    """
    lattices = [(board, board.grid.lattice) for board in game.boards if board.grid]
    if len(lattices) == 1:
        return ((lattices[0][0], cells),)
    found: dict[str, list[tuple[str, str]]] = {}
    unknown: list[tuple[str, str]] = []
    for part in cells.parts:
        having = [board.id for board, lattice in lattices if all(map(lattice.has_place, part))]
        if len(having) > 1:
            return ()
        (found.setdefault(having[0], []) if having else unknown).append(part)
    if unknown and lattices:
        found.setdefault(next(iter(found), lattices[0][0].id), []).extend(unknown)
    return tuple((board, Cells(tuple(found[board.id]))) for board, _ in lattices if board.id in found)
