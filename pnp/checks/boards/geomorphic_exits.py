"""A road leaves a geomorphic tile where the others have none.

Compares the boards with `border: geomorphic` of one size: a road that ends at an edge must be met by one of its kind at
the same place of every edge as long, whichever way round the tiles are laid.

Geomorphic tiles are laid beside each other in any order and turned by half a turn. A road that the next tile does not
take up ends in a field.

```yaml file=tiles.yaml
boards:
  - id: ridge
    name: The ridge
    hexes:
      columns: 5
      rows: 5
      cell: 16 mm
      border: geomorphic
      numbers: '1010'
      roads:
        - {id: lane, name: The lane, through: 1012-1112-1212-1312-1412, ends: [edge, edge]}
  - id: moor
    name: The moor
    hexes:
      columns: 5
      rows: 5
      cell: 16 mm
      border: geomorphic
      numbers: '1010'
      roads:
        - {id: drove, name: The drove, through: 1012-1112-1212-1312-1412, ends: [edge, open]}
```
```text
tiles.yaml:13:11: warning B181 The moor has no road at its right edge, where one leaves The ridge at 1012
```
```diff file=tiles.yaml
-        - {id: drove, name: The drove, through: 1012-1112-1212-1312-1412, ends: [edge, open]}
+        - {id: drove, name: The drove, through: 1012-1112-1212-1312-1412, ends: [edge, edge]}
```
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.boards import Board, CellGrid
from pnp.model.hexes import HexGrid

NAME = "geomorphic tiles that do not meet"
SEVERITY = Severity.WARNING
_EDGES: Final = (("left", "right"), ("top", "bottom"))
# In cells: exits that are nearer to each other meet.
_NEAR: Final = 0.3


class _Exit(NamedTuple):
    """Where a road leaves a tile. place: from the left or the top of its edge, in cells; cell: by its name."""

    kind: str
    edge: str
    place: float
    cell: str


def check(context: GameContext) -> Problems:
    """Every set of geomorphic tiles of one size."""
    sizes: dict[tuple[float, ...], list[Board]] = {}
    for board in context.game.boards:
        if isinstance(board.grid, HexGrid) and board.grid.border == "geomorphic":
            sizes.setdefault((board.grid.cell.mm, *board.grid.lattice.extent), []).append(board)
    for tiles in sizes.values():
        if len(tiles) > 1:
            yield from _unmet(tiles)


def _unmet(tiles: Sequence[Board]) -> Problems:
    exits = {tile.id: tuple(_exits(tile.grid)) for tile in tiles if tile.grid}
    for tile in tiles:
        for pair, length in zip(_EDGES, _lengths(tile), strict=True):
            for edge in pair:
                yield from _missing(tile, edge, pair, length, exits, tiles)


def _lengths(tile: Board) -> tuple[float, float]:
    left, top, right, bottom = tile.grid.lattice.extent if tile.grid else (0.0, 0.0, 0.0, 0.0)
    return bottom - top, right - left


def _missing(
    tile: Board,
    edge: str,
    pair: tuple[str, str],
    length: float,
    exits: Mapping[str, Sequence[_Exit]],
    tiles: Sequence[Board],
) -> Problems:
    """The first exit of another tile, or of another edge, that an edge does not take up."""
    own = [leaving for leaving in exits[tile.id] if leaving.edge == edge]
    for other in tiles:
        for leaving in exits[other.id]:
            if leaving.edge not in pair:
                continue
            # As it lies, and after half a turn.
            for place in (leaving.place, length - leaving.place):
                if not any(road.kind == leaving.kind and abs(road.place - place) < _NEAR for road in own):
                    where = f"one leaves {other.title} at {leaving.cell}"
                    yield Problem(
                        message=f"{tile.title} has no {leaving.kind} at its {edge} edge, where {where}",
                        span=tile.at("name"),
                        hint="lead roads off every edge at the same place, such as its middle",
                    )
                    return


def _exits(grid: CellGrid) -> Iterator[_Exit]:
    lattice = grid.lattice
    left, top, right, bottom = lattice.extent
    for road in grid.roads:
        for end, name in ((road.ends[0], road.through[:1]), (road.ends[-1], road.through[-1:])):
            cells = [cell for cell in map(lattice.cell, name) if cell is not None]
            if end != "edge" or not cells:
                continue
            x, y = lattice.center(cells[0])
            gaps = {"left": x - left, "top": y - top, "right": right - x, "bottom": bottom - y}
            edge = min(gaps, key=gaps.__getitem__)
            place = y - top if edge in ("left", "right") else x - left
            yield _Exit(road.kind, edge, place, lattice.name(cells[0]))
