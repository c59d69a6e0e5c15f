"""A road leaves a hexagonal tile where the others have none.

Compares the boards with `shape: hexagon` of one size. If a road leaves one of them (`ends: edge`), a road of its kind
must leave each of the six edges of each tile, as far from one end of the edge or from the other.

Hexagonal tiles are laid beside each other in any order and turned by sixths of a turn. A road that the next tile does
not take up ends in a field. B181 looks at rectangular tiles.

```yaml file=tiles.yaml
boards:
  - id: ridge
    name: The ridge
    hexes:
      shape: hexagon
      radius: 2
      cell: 16 mm
      numbers: {prefix: A}
      roads:
        - {id: lane, name: The lane, through: A0101-A0202-A0302, ends: [edge, edge]}
        - {id: path, name: The path, through: A0201-A0202-A0203, ends: [edge, edge]}
        - {id: way, name: The way, through: A0301-A0202-A0102, ends: [edge, edge]}
  - id: moor
    name: The moor
    hexes:
      shape: hexagon
      radius: 2
      cell: 16 mm
      numbers: {prefix: B}
      roads:
        - {id: drove, name: The drove, through: B0101-B0202, ends: [edge, open]}
```
```text
tiles.yaml:14:11: warning B206 The moor has no road at 4 of its 6 edges, where one leaves The ridge at A0101
```
```diff file=tiles.yaml
-        - {id: drove, name: The drove, through: B0101-B0202, ends: [edge, open]}
+        - {id: drove, name: The drove, through: B0101-B0202-B0203, ends: [edge, edge]}
+        - {id: trail, name: The trail, through: B0301-B0202, ends: [edge, open]}
```
"""

from collections.abc import Iterator, Sequence
from math import atan2
from typing import Final, NamedTuple

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.boards import Board
from pnp.model.hexes import HexGrid

NAME = "hexagonal tiles that do not meet"
SEVERITY = Severity.WARNING

_EDGES: Final = 6


class _Exit(NamedTuple):
    """Where a road leaves a tile. place: of its cell among those at the border, from a corner; cell: by its name."""

    kind: str
    place: int
    cell: str


def check(context: GameContext) -> Problems:
    """Every set of hexagonal tiles of one size."""
    sizes: dict[tuple[float, int, str], list[tuple[Board, HexGrid]]] = {}
    for board in context.game.boards:
        grid = board.grid
        if isinstance(grid, HexGrid) and grid.shape == "hexagon" and grid.radius > 1:
            sizes.setdefault((grid.cell.mm, grid.radius, grid.tops), []).append((board, grid))
    for (_, radius, _), tiles in sizes.items():
        if len(tiles) > 1:
            yield from _unmet(tiles, radius - 1)


def _unmet(tiles: Sequence[tuple[Board, HexGrid]], length: int) -> Problems:
    """What is missing on each tile. length: from corner to corner, in cells."""
    exits = {board.id: tuple(_exits(grid)) for board, grid in tiles}
    for board, _ in tiles:
        for other, leaving in ((tile, leaving) for tile, _ in tiles for leaving in exits[tile.id]):
            offset = leaving.place % length
            taken = {
                edge
                for road in exits[board.id]
                for edge in range(_EDGES)
                if road.kind == leaving.kind
                # A cell in a corner, 0, lies on two edges; offset is never length.
                and (road.place - edge * length) % (_EDGES * length) in (offset, length - offset)
            }
            if len(taken) < _EDGES:
                yield Problem(
                    message=f"{board.title} has no {leaving.kind} at {_EDGES - len(taken)} of its {_EDGES} edges, "
                    f"where one leaves {other.title} at {leaving.cell}",
                    span=board.at("name"),
                    hint="lead roads off every edge at the same place, such as its middle",
                )
                break


def _exits(grid: HexGrid) -> Iterator[_Exit]:
    lattice = grid.lattice
    left, top, right, bottom = lattice.extent
    middle = (left + right) / 2, (top + bottom) / 2

    def offset(cell: tuple[int, int]) -> tuple[float, float]:
        x, y = lattice.center(cell)
        return x - middle[0], y - middle[1]

    def direction(cell: tuple[int, int]) -> float:
        return atan2(*reversed(offset(cell)))

    def distance(cell: tuple[int, int]) -> float:
        return sum(part * part for part in offset(cell))

    around = sorted((cell for cell in lattice.cells if lattice.is_at_border(cell)), key=direction)
    corner = max(range(len(around)), key=lambda index: round(distance(around[index]), 6))
    places = {cell: (index - corner) % len(around) for index, cell in enumerate(around)}
    for road in grid.roads:
        for end, names in ((road.ends[0], road.through[:1]), (road.ends[-1], road.through[-1:])):
            for cell in map(lattice.cell, names):
                if end == "edge" and cell in places:
                    yield _Exit(road.kind, places[cell], lattice.name(cell))
