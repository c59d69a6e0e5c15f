"""Maps that `joins:` lay beside each other → one grid with the ground, edges, roads and regions of all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from pnp.model.boards import Board, CellGrid, Road
from pnp.model.game import Game
from pnp.model.grids import MOST_CELLS, RoadEnd
from pnp.model.lattice import Cell, Edge, JoinedLattice, Lattice, LatticePart
from pnp.values import dataclass

_OPPOSITE: Final[Mapping[Edge, Edge]] = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
# In mm: cells whose widths differ by less are equally wide.
_NEAR: Final = 0.01


@dataclass(frozen=True, slots=True)
class Seam:
    """A side of a map where another one lies. shift: what to add to a cell of the other to get that of this one."""

    board: Board
    side: Edge
    other: Board
    shift: Cell


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class JoinedGrid(CellGrid):
    """The grid of several maps. grids, titles: theirs, in the order of the parts of the lattice."""

    joined: JoinedLattice
    grids: tuple[CellGrid, ...]
    titles: tuple[str, ...]

    @property
    def lattice(self) -> Lattice:
        """The cells of all."""
        return self.joined

    @property
    def shows_names(self) -> bool:
        """Those of cells belong to each map."""
        return False

    def terrain_map(self) -> Mapping[Cell, str]:
        """Of cells that lie on each other, the ground of the first map."""
        terrain: dict[Cell, str] = {}
        for part, grid in zip(self.joined.parts, self.grids, strict=True):
            for cell, name in grid.terrain_map().items():
                terrain.setdefault(part.common(cell), name)
        return {cell: terrain[cell] for cell in self.joined.cells}

    def larger_cells(self) -> Mapping[Cell, Cell]:
        """Those of each map."""
        parts = zip(self.joined.parts, self.grids, strict=True)
        return {
            part.common(cell): part.common(middle)
            for part, grid in parts
            for cell, middle in grid.larger_cells().items()
        }


@dataclass(frozen=True, slots=True, eq=False)
class JoinedMaps:
    """Maps that lie beside each other. boards: in the order of the parts of the lattice of their grid."""

    boards: tuple[Board, ...]
    grid: JoinedGrid
    seams: tuple[Seam, ...]

    def part(self, board: Board) -> LatticePart:
        """Where a map lies among them."""
        return self.grid.joined.parts[self.boards.index(board)]

    def seams_of(self, board: Board) -> Mapping[Edge, Board]:
        """The sides of a map where others lie."""
        return {seam.side: seam.other for seam in self.seams if seam.board is board}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class JoinedBoard(Board):
    """Several maps as one board, to be shown together."""

    maps: JoinedMaps

    @property
    def grid(self) -> CellGrid:
        """The cells of all."""
        return self.maps.grid


def joined_board(game: Game, board: Board) -> JoinedBoard | None:
    """A board and all that are laid together with it as one; None if it stands alone, or if they do not fit."""
    maps = joined_maps(game, board)
    if maps is None:
        return None
    titles = ", ".join(maps.grid.titles)
    return JoinedBoard(id="+".join(part.id for part in maps.boards), name=titles, scenery=board.scenery, maps=maps)


def joined_maps(game: Game, board: Board) -> JoinedMaps | None:
    """The maps that are laid together with a board; None if it stands alone, or if they do not fit."""
    return game.derived.get(game, _groups).get(board.id)


def _groups(game: Game) -> Mapping[str, JoinedMaps]:
    seams = tuple(_seams(game))
    found: dict[str, JoinedMaps] = {}
    for board in game.boards:
        if board.id in found or not any(seam.board is board for seam in seams):
            continue
        if group := _group(board, seams):
            found.update((part.id, group) for part in group.boards)
    return found


def _seams(game: Game) -> Iterator[Seam]:
    """Every seam, seen from both of its maps."""
    for board in game.boards:
        for join in board.grid.joins if board.grid else ():
            other = game.boards.find(join.board)
            if not board.grid or not other or other is board or not other.grid:
                continue
            first, last = board.grid.lattice, other.grid.lattice
            shift = first.shift_to(last, join.side, join.overlap)
            fits = abs(board.grid.cell.mm - other.grid.cell.mm) < _NEAR and first.fills_frame and last.fills_frame
            if shift and fits:
                yield Seam(board, join.side, other, shift)
                yield Seam(other, _OPPOSITE[join.side], board, (-shift[0], -shift[1]))


def _group(first: Board, seams: Sequence[Seam]) -> JoinedMaps | None:
    """The maps that can be reached from one over seams."""
    shifts = {first.id: (0, 0)}
    boards = [first]
    for board in boards:
        for seam in seams:
            if seam.board is board and seam.other.id not in shifts:
                own = shifts[board.id]
                shifts[seam.other.id] = own[0] + seam.shift[0], own[1] + seam.shift[1]
                boards.append(seam.other)
    grids = [board.grid for board in boards if board.grid]
    parts = tuple(
        LatticePart(grid.lattice, shifts[board.id], frozenset(seam.side for seam in seams if seam.board is board))
        for board, grid in zip(boards, grids, strict=True)
    )
    if sum(len(part.lattice) for part in parts) > MOST_CELLS or not _are_names_clear(parts):
        return None
    lattice = JoinedLattice(parts)
    return JoinedMaps(tuple(boards), _grid(lattice, boards), tuple(seam for seam in seams if seam.board in boards))


def _are_names_clear(parts: Iterable[LatticePart]) -> bool:
    """Whether no name means two places."""
    meant: dict[str, Cell] = {}
    names = ((part.lattice.name(cell), part.common(cell)) for part in parts for cell in part.lattice.cells)
    return all(meant.setdefault(name, cell) == cell for name, cell in names)


def _grid(lattice: JoinedLattice, boards: Iterable[Board]) -> JoinedGrid:
    known = [(board.title, board.grid) for board in boards if board.grid]
    grids = [grid for _, grid in known]
    first = grids[0]
    return JoinedGrid(
        joined=lattice,
        grids=tuple(grids),
        titles=tuple(title for title, _ in known),
        cell=first.cell,
        outline=first.outline,
        checkered=first.checkered,
        regions=tuple(chain.from_iterable(grid.regions for grid in grids)),
        edges=tuple(chain.from_iterable(grid.edges for grid in grids)),
        roads=tuple(_roads(lattice, grids)),
        marks=tuple(chain.from_iterable(grid.marks for grid in grids)),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Course:
    """A road over one or several maps. last_map: that on which its last cell lies."""

    road: Road
    cells: tuple[Cell, ...]
    ends: tuple[RoadEnd, RoadEnd]
    first_map: CellGrid
    last_map: CellGrid

    def turned(self) -> _Course:
        """The same from its last cell to its first."""
        return _Course(self.road, self.cells[::-1], self.ends[::-1], self.last_map, self.first_map)

    def followed_by(self, other: _Course) -> _Course:
        """A course that goes on with another one."""
        cells = self.cells + other.cells[self.cells[-1] == other.cells[0] :]
        return _Course(self.road, cells, (self.ends[0], other.ends[1]), self.first_map, other.last_map)

    def is_like(self, other: _Course) -> bool:
        """Whether both are drawn alike."""
        return (self.road.kind, self.road.color) == (other.road.kind, other.road.color)


def _roads(lattice: JoinedLattice, grids: Sequence[CellGrid]) -> Iterator[Road]:
    """The roads of all maps; those that go on over a seam as one."""
    roads = [(grid, road) for grid in grids for road in grid.roads]
    courses = [
        _Course(road, cells, (road.ends[0], road.ends[-1]), grid, grid)
        for grid, road in roads
        if (cells := tuple(cell for name in road.through if (cell := lattice.cell(name)) is not None))
    ]
    left = list(courses)
    while left:
        course = left.pop(0)
        for _ in range(2):
            while course.ends[1] == "edge" and (following := _following(course, courses, lattice)):
                other, onward = following
                if other in left and other.is_like(course):
                    left.remove(other)
                    course = course.followed_by(onward)
                else:
                    # A road of another kind goes on there, or one that two roads meet.
                    stub = _Course(other.road, onward.cells[:1], ("open", "open"), onward.first_map, onward.first_map)
                    course = course.followed_by(stub)
            course = course.turned()
        road, through = course.road, tuple(map(lattice.name, course.cells))
        yield Road(id=road.id, name=road.name, kind=road.kind, color=road.color, through=through, ends=course.ends)


def _following(course: _Course, courses: Iterable[_Course], lattice: JoinedLattice) -> tuple[_Course, _Course] | None:
    """The road of another map that goes on where a course ends, and its cells from there on."""
    end = course.cells[-1]
    near = (end, *lattice.touching(end))
    found = []
    for other in courses:
        if other.first_map in (course.first_map, course.last_map):
            continue
        for onward in (other, other.turned()):
            if end in onward.cells:
                cells = onward.cells[onward.cells.index(end) :]
            elif onward.cells[0] in near:
                cells = onward.cells
            else:
                continue
            rank = near.index(cells[0]) > 0, onward.ends[0] != "edge", not other.is_like(course), -len(cells)
            found.append((rank, other, replace(onward, cells=cells)))
    return min(found, key=lambda entry: entry[0])[1:] if found else None
