"""More units are placed on one cell than may stand there.

Adds up the units that fixed placements put on each cell and compares their number with `stack:` of the zone that their
steps name, of the terrain, or of the board. Units count as their own `stack:` says, leaders with `stack: 0` not at all.
Cargo of carriers on the same cell is not counted if the zone has `carried: true`. If there are several scenarios, each
step is checked alone.

The set-up breaks the limit that applies from the first move on.

```yaml file=play.yaml
units:
  - {id: pikes, name: Pikes}
  - {id: bows, name: Bows}
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
zones:
  - {id: camp, name: Camp, board: field, cells: A1:C1, stack: 2}
setup:
  - id: first
    text: Fill your camp.
    zone: camp
    place:
      - {unit: pikes, cells: A1:C1, count: 2}
      - {unit: bows, cells: B1}
```
```text
play.yaml:14:29: error Z106 3 units start on B1 (2 Pikes + 1 Bows), but only 2 may stand on a cell of 'camp'
```
```diff file=play.yaml
-      - {unit: pikes, cells: A1:C1, count: 2}
+      - {unit: pikes, cells: A1:C1}
```
"""

from collections.abc import Iterator, Sequence

from pnp.analysis.placing import Placement, placements_by_game
from pnp.analysis.zones import can_carry, stacking_limit
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.repeats import first_of_each
from pnp.model.boards import CellGrid
from pnp.model.game import Game
from pnp.model.lattice import Cell
from pnp.model.play import Zone

NAME = "too many units on a cell"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every cell with fixed placements, once for each group of cells with the same placements."""
    for placements in placements_by_game(context.game):
        by_cell: dict[tuple[str, Cell], list[Placement]] = {}
        for placement in placements:
            for cell in placement.cells:
                by_cell.setdefault((placement.board.id, cell), []).append(placement)
        for (_, cell), stacked in first_of_each(by_cell.items(), lambda entry: tuple(map(id, entry[1]))):
            yield from _crowded(context.game, cell, stacked)


def _crowded(game: Game, cell: Cell, stacked: Sequence[Placement]) -> Problems:
    grid, zones = stacked[0].grid, [placement.zone for placement in stacked if placement.zone]
    ground = grid.terrain_map()[cell]
    limit, place, span = min(_limits(game, grid, ground, zones), key=lambda each: each[0], default=(None, "", None))
    if limit is None or span is None:
        return
    is_carried = any(zone.carried for zone in zones)
    counted = [each for each in stacked if each.unit.stack and not (is_carried and _is_cargo(game, each, stacked))]
    total = sum(placement.fixed.count * placement.unit.stack for placement in counted)
    if total > limit:
        name, parts = grid.lattice.name(cell), " + ".join(_part(placement) for placement in counted)
        yield Problem(
            message=f"{total} units start on {name} ({parts}), but only {limit} may stand on {place}",
            span=counted[-1].span,
            hint="spread them over more cells, or allow more on one",
            related=(Related(span, "the limit"), *_others(counted)),
        )


def _limits(game: Game, grid: CellGrid, ground: str, zones: Sequence[Zone]) -> Iterator[tuple[int, str, Span]]:
    """Every limit for a cell: how many, on what, and where that is written."""
    yield from ((zone.stack, f"a cell of {zone.id!r}", zone.at("stack")) for zone in zones if zone.stack is not None)
    limit, terrain = stacking_limit(game, grid, ground), game.terrain.find(ground)
    if limit is not None and terrain and terrain.stack is not None:
        yield limit, f"{terrain.id!r}", terrain.at("stack")
    elif limit is not None:
        yield limit, "a cell", grid.at("stack")
    elif zones and not any(zone.stack for zone in zones):
        yield 1, f"a cell of {zones[0].id!r}", zones[0].span


def _part(placement: Placement) -> str:
    points = placement.unit.stack
    return f"{placement.fixed.count} {placement.unit.title}" + (f" of {points} each" if points != 1 else "")


def _is_cargo(game: Game, placement: Placement, stacked: Sequence[Placement]) -> bool:
    return any(other is not placement and can_carry(game, other.unit, placement.unit) for other in stacked)


def _others(counted: Sequence[Placement]) -> Iterator[Related]:
    for placement in counted[:-1]:
        yield Related(placement.span, f"{placement.unit.title} placed here")
