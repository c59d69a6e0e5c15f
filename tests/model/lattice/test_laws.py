"""What holds on every lattice, for squares however they are called and for a lattice that pnp does not have."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.errors import FieldError
from pnp.layout.boards.curves import area
from pnp.model.cells import Cells
from pnp.model.grids import Distance
from pnp.model.hexes import HexGrid, HexNumbers
from pnp.model.lattice import Cell, HexLattice, Lattice, SquareLattice
from tests.extending.triangles import TriangleLattice

SIZES = st.integers(1, 9)


@st.composite
def hexes(draw: st.DrawFn) -> Lattice:
    """Hexes of any shape, border and numbering."""
    grid = {"cell": Distance(20.0), "tops": draw(st.sampled_from(["flat", "pointy"])), "numbers": draw(NUMBERS)}
    shape = draw(st.sampled_from(["rectangle", "hexagon", "drawn"]))
    if shape == "hexagon":
        return HexGrid(shape="hexagon", radius=draw(st.integers(1, 4)), **grid).lattice
    columns, rows = draw(SIZES), draw(SIZES)
    grid |= {"columns": columns, "rows": rows, "pushed": draw(st.sampled_from(["even", "odd"]))}
    if shape == "rectangle":
        border = draw(st.sampled_from(["ragged", "short", "half", "geomorphic"]))
        try:
            return HexGrid(border=border, **grid).lattice
        except FieldError:  # A column of one hex cannot be shorter; no letter comes before A.
            return HexGrid(**grid).lattice
    cells = draw(st.lists(st.text("._", min_size=columns, max_size=columns), min_size=rows, max_size=rows))
    cells[-1] = f"{cells[-1][:-1]}."
    return HexGrid(shape="drawn", cells="\n".join(cells), **grid).lattice


NUMBERS = st.builds(
    HexNumbers,
    like=st.sampled_from(["0101", "A1", "AA01", "1.1", "A.A", "0505", "01A"]),
    first=st.sampled_from(["columns", "rows"]),
    letters=st.sampled_from(["single", "doubled"]),
    prefix=st.sampled_from(["", "N", "B2."]),
    corner=st.sampled_from(["top-left", "top-right", "bottom-left", "bottom-right"]),
    steps=st.sampled_from(["plain", "staggered", "doubled"]),
)
LATTICES: st.SearchStrategy[Lattice] = st.one_of(
    st.builds(SquareLattice, SIZES, SIZES, numbered=st.booleans(), down=st.booleans()),
    st.builds(TriangleLattice, SIZES, SIZES),
    hexes(),
)


@st.composite
def boards(draw: st.DrawFn, cells: int = 1) -> tuple[Lattice, ...]:
    """A lattice and some of its cells."""
    lattice = draw(LATTICES)
    return (lattice, *(draw(st.sampled_from(lattice.cells)) for _ in range(cells)))


@given(boards())
def test_a_name_leads_back_to_its_cell_and_to_no_other(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    assert lattice.cell(lattice.name(cell)) == cell
    assert len({lattice.name(other) for other in lattice.cells}) == len(lattice) == len(lattice.cells)


@given(boards())
def test_cells_stand_where_they_are_drawn(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    line, place = lattice.reading_place(cell)
    assert lattice.rows[line][place] == cell
    assert lattice.in_order(reversed(lattice.cells)) == lattice.cells


@given(boards(2))
def test_a_range_has_both_its_ends_whichever_is_named_first(board: tuple[Lattice, Cell, Cell]) -> None:
    lattice, first, last = board
    names = lattice.name(first), lattice.name(last)
    found = lattice.select(Cells.parse(":".join(names)))
    assert {first, last} <= set(found) <= set(lattice.cells)
    assert found == lattice.select(Cells.parse(":".join(reversed(names))))


@given(boards())
def test_what_is_beside_a_cell_has_the_cell_beside_it(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    assert all(cell in lattice.beside(other) for other in lattice.beside(cell))
    assert all(cell in lattice.touching(other) for other in lattice.touching(cell))
    assert set(lattice.beside(cell)) <= set(lattice.touching(cell))
    assert set(lattice.neighbors(cell)) == set(lattice.beside(cell)) & set(lattice.cells)
    assert cell not in lattice.touching(cell)


@given(boards())
def test_a_side_is_one_from_both_of_its_cells(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    for side, other in zip(lattice.sides(cell), lattice.beside(cell), strict=True):
        assert lattice.side_between(cell, other) == lattice.side_between(other, cell) == side
        assert side in lattice.sides(other)
        assert set(lattice.cells_of(side)) == {cell, other}
        names = lattice.names_of(side)
        assert {lattice.side(name) for name in names} == {side}
        assert len(set(names)) == (2 if other in lattice else 1)


@given(boards())
def test_a_corner_is_one_from_all_cells_that_meet_there(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    for other in (near for corner in lattice.corners(cell) for near in lattice.cells_at(corner) if near in lattice):
        names = lattice.side_names(other)
        pairs = zip((names[-1], *names[:-1]), names, strict=True)
        ends = [lattice.corner(f"{lattice.name(other)}/{first}+{last}") for first, last in pairs]
        assert tuple(ends) == lattice.corners(other)
        for corner, first, last in zip(ends, (names[-1], *names[:-1]), names, strict=True):
            place = lattice.place_between(f"{lattice.name(other)}/{first}+{last}")
            assert place is not None
            assert (place.at, set(place.cells)) == (corner, set(lattice.cells_at(corner)) & set(lattice.cells))


@given(boards())
def test_polygons_of_neighbours_share_the_corners_of_their_side(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    for side, other in zip(lattice.sides(cell), lattice.beside(cell), strict=True):
        ends = set(map(lattice.position, side))
        assert ends == set(lattice.polygon(cell)) & set(lattice.polygon(other))


@given(boards())
def test_cells_at_a_corner_have_that_corner(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    for corner in lattice.corners(cell):
        assert cell in lattice.cells_at(corner)
        assert all(corner in lattice.corners(other) for other in lattice.cells_at(corner))
        assert all(corner in lattice.corners_beside(end) for end in lattice.corners_beside(corner))


@given(boards(), st.lists(st.floats(0.05, 1), min_size=6, max_size=6))
def test_a_point_between_the_corners_of_a_cell_is_in_it(board: tuple[Lattice, Cell], weights: list[float]) -> None:
    lattice, cell = board
    polygon = lattice.polygon(cell)
    shares = [weight / sum(weights[: len(polygon)]) for weight in weights]
    x = sum(share * x for share, (x, _) in zip(shares, polygon, strict=False))
    y = sum(share * y for share, (_, y) in zip(shares, polygon, strict=False))
    assert lattice.cell_at(x, y) == cell


@given(boards())
def test_polygons_run_clockwise_and_the_room_of_a_cell_lies_in_it(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    polygon = lattice.polygon(cell)
    turning = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True))
    assert turning == pytest.approx(2 * area(polygon))
    left, top, width, height = lattice.room(cell)
    for x in (left + 0.01, left + width - 0.01):
        for y in (top + 0.01, top + height - 0.01):
            assert lattice.cell_at(x, y) == cell


@given(boards(3), st.booleans())
def test_distances_are_those_of_a_metric(board: tuple[Lattice, Cell, Cell, Cell], over_corners: bool) -> None:
    lattice, first, middle, last = board

    def far(one: Cell, other: Cell) -> int:
        return lattice.distance(one, other, over_corners)

    assert (far(first, last) == 0) == (first == last)
    assert far(first, last) == far(last, first)
    assert far(first, last) <= far(first, middle) + far(middle, last)
    assert {far(first, other) for other in lattice.beside(first)} == {1}
    if over_corners:
        assert {far(first, other) for other in lattice.touching(first)} == {1}
        assert far(first, last) <= lattice.distance(first, last)


@given(boards(2))
def test_a_line_is_as_long_as_the_distance_and_never_jumps(board: tuple[Lattice, Cell, Cell]) -> None:
    lattice, first, last = board
    line = lattice.line(first, last)
    assert (line[0], line[-1]) == (first, last)
    assert len(line) == lattice.distance(first, last) + 1
    assert all(later in lattice.beside(cell) for cell, later in pairwise(line))


@given(boards(2))
def test_cells_with_their_rim_are_those_and_all_that_touch_them(board: tuple[Lattice, Cell, Cell]) -> None:
    lattice, first, last = board
    found = lattice.with_rim((first, last))
    assert found == lattice.in_order(found)
    assert set(found) == {first, last, *lattice.touching(first), *lattice.touching(last)}


@given(boards())
def test_a_cell_at_the_border_has_fewer_neighbours_than_sides(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    assert lattice.is_at_border(cell) == (len(lattice.neighbors(cell)) < len(lattice.beside(cell)))
    assert lattice.is_at_border(cell) <= any(map(lattice.is_corner_at_border, lattice.corners(cell)))


@given(boards(2))
def test_a_window_shows_its_cells_whole(board: tuple[Lattice, Cell, Cell]) -> None:
    lattice, first, last = board
    window, whole = lattice.window((first, last)), lattice.window()
    assert {first, last} <= set(window.cells)
    assert whole.cells == lattice.cells
    assert whole.left <= window.left < window.right <= whole.right
    # A straight border cuts through hexes: then the window shows what is left of them.
    for cell in (first, last):
        assert all(
            window.left <= min(max(x, whole.left), whole.right) <= window.right for x, _ in lattice.polygon(cell)
        )
        assert all(
            window.top <= min(max(y, whole.top), whole.bottom) <= window.bottom for _, y in lattice.polygon(cell)
        )


@given(boards())
def test_a_board_is_as_large_as_its_cells_unless_a_border_cuts_them(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    left, top, right, bottom = lattice.extent
    is_cut = isinstance(lattice, HexLattice) and lattice.border in ("half", "geomorphic")
    corners = [point for inside in lattice.cells for point in lattice.polygon(inside)]
    assert is_cut or (left, top) == (min(x for x, _ in corners), min(y for _, y in corners))
    assert is_cut or (right, bottom) == (max(x for x, _ in corners), max(y for _, y in corners))
    x, y = lattice.center(cell)
    assert left - 1e-9 <= x <= right + 1e-9
    assert top - 1e-9 <= y <= bottom + 1e-9


@given(boards(2), st.data())
def test_a_way_along_sides_joins_two_sides_end_to_end(board: tuple[Lattice, Cell, Cell], data: st.DataObject) -> None:
    lattice, *cells = board
    first, last = (data.draw(st.sampled_from(lattice.sides(cell))) for cell in cells)
    way = lattice.sides_along(first, last)
    assert (way[0], way[-1]) == (first, last)
    assert len(set(way)) == len(way)
    assert all(set(side) & set(following) for side, following in pairwise(way))
    assert len(lattice.sides_along(last, first)) == len(way)
