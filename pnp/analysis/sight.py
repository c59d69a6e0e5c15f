"""Lines of sight over a board of cells: what lies between two cells and hides one from the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.model.game import Game
from pnp.model.grids import CellGrid
from pnp.model.lattice import Cell, Lattice, Point

_NEAR = 1e-6


def blocking(game: Game, grid: CellGrid, first: Cell, last: Cell) -> tuple[Cell, ...]:
    """The cells between two others that hide one from the other.

    The line leads from centre to centre. A cell hides what lies behind it if it is higher than both ends, or if its
    terrain blocks sight and neither end is higher. Where the line runs along a side, both cells must hide.
    """
    lattice, ground = grid.lattice, grid.terrain_map()

    def height(cell: Cell) -> int:
        terrain = game.terrain.find(ground[cell])
        return terrain.height if terrain else 0

    def hides(cell: Cell) -> bool:
        terrain, top = game.terrain.find(ground[cell]), max(height(first), height(last))
        return height(cell) > top or (terrain is not None and terrain.sight == "blocks" and height(cell) >= top)

    hidden: dict[Cell, None] = {}
    for cells in _between(lattice, first, last):
        if all(map(hides, cells)):
            hidden.update(dict.fromkeys(cells))
    return tuple(hidden)


def _between(lattice: Lattice, first: Cell, last: Cell) -> Iterator[tuple[Cell, ...]]:
    """What a line passes, from one end to the other: a cell, or the two cells along whose side it runs."""
    first, last = lattice.home(first), lattice.nearest(first, last)
    start, end = lattice.center(first), lattice.center(last)
    along: dict[float, list[Cell]] = {}
    passed: list[tuple[float, tuple[Cell, ...]]] = []
    on_board = tuple(cell for cell in lattice.line(first, last) if lattice.home(cell) in lattice)
    for cell in lattice.with_rim(on_board):
        if cell in (first, last) or lattice.home(cell) not in lattice:
            continue
        inside = _clipped(lattice.polygon(cell), start, end)
        if inside is None:
            continue
        middle, is_along = inside
        if is_along:
            along.setdefault(round(middle, 4), []).append(lattice.home(cell))
        else:
            passed.append((middle, (lattice.home(cell),)))
    # At the border of the board, the side has only one cell.
    yield from (cells for _, cells in sorted((*passed, *((at, tuple(cells)) for at, cells in along.items()))))


def _clipped(polygon: Sequence[Point], start: Point, end: Point) -> tuple[float, bool] | None:
    """How far along a line its part in a convex polygon lies, and whether it runs along a side; None if it misses."""
    low, high, touches = 0.0, 1.0, False
    dx, dy = end[0] - start[0], end[1] - start[1]
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        # Inside is to the right of each side, clockwise with y down.
        normal = (y1 - y2, x2 - x1)
        distance = normal[0] * (start[0] - x1) + normal[1] * (start[1] - y1)
        slope = normal[0] * dx + normal[1] * dy
        if abs(slope) < _NEAR:
            if distance < -_NEAR:
                return None
            touches = touches or distance < _NEAR
        elif slope > 0:
            low = max(low, -distance / slope)
        else:
            high = min(high, -distance / slope)
    return ((low + high) / 2, touches) if high - low > _NEAR else None
