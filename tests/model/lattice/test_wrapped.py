"""Maps whose left and right sides are one: neighbours, distances, sides and lines over the seam."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.errors import FieldError
from pnp.model.cells import Cells
from pnp.model.grids import Distance
from pnp.model.grids import Edge as SideFeature
from pnp.model.hexes import HexGrid, turned
from pnp.model.lattice import Cell, Lattice, WrappedHexLattice


def globe(columns: int, rows: int, tops: str = "flat", pushed: str = "even") -> HexGrid:
    return HexGrid(columns=columns, rows=rows, cell=Distance(20.0), tops=tops, pushed=pushed, wraps=True)


@st.composite
def globes(draw: st.DrawFn, cells: int) -> tuple[Lattice, ...]:
    """A map that wraps and some of its cells."""
    columns, tops = 2 * draw(st.integers(2, 6)), draw(st.sampled_from(["flat", "pointy"]))
    grid = globe(
        columns - (tops == "pointy" and columns > 4),
        draw(st.integers(1, 6)),
        tops,
        draw(st.sampled_from(["even", "odd"])),
    )
    first = draw(st.integers(0, grid.columns - 1))
    lattice = turned(grid, first).lattice if first else grid.lattice
    return (lattice, *(draw(st.sampled_from(lattice.cells)) for _ in range(cells)))


def steps(lattice: Lattice, first: Cell) -> dict[Cell, int]:
    """How many steps lead from a cell to each other one, from neighbour to neighbour."""
    found, frontier = {first: 0}, [first]
    for cell in frontier:
        for other in lattice.neighbors(cell):
            if other not in found:
                found[other] = found[cell] + 1
                frontier.append(other)
    return found


@given(globes(1))
def test_only_the_top_and_the_bottom_row_have_fewer_than_six_neighbours(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    missing = [other for other in lattice.beside(cell) if lattice.home(other) not in lattice]
    assert len(lattice.neighbors(cell)) == 6 - len(missing)
    assert all(cell in lattice.neighbors(other) for other in lattice.neighbors(cell))
    tops = {lattice.position(corner)[1] for corner in lattice.corners(cell)}
    assert lattice.is_at_border(cell) == bool(missing)
    assert not missing or min(tops) <= 0.5 or max(tops) >= lattice.extent[3] - 0.5


@given(globes(2))
def test_the_distance_is_the_number_of_steps_whichever_way_round_is_shorter(board: tuple[Lattice, Cell, Cell]) -> None:
    lattice, first, last = board
    assert lattice.distance(first, last) == lattice.distance(last, first) == steps(lattice, first)[last]


@given(globes(2))
def test_a_line_leads_over_the_seam_where_that_is_shorter(board: tuple[Lattice, Cell, Cell]) -> None:
    lattice, first, last = board
    line = lattice.line(first, last)
    assert len(line) == lattice.distance(first, last) + 1
    assert (line[0], lattice.home(line[-1])) == (first, last)
    assert all(later in lattice.beside(cell) for cell, later in pairwise(line))


@given(globes(1))
def test_each_side_is_named_twice_and_is_one_from_both_cells(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    for side_name, other in zip(lattice.side_names(cell), lattice.beside(cell), strict=True):
        side = lattice.side(f"{lattice.name(cell)}/{side_name}")
        assert side is not None
        names = lattice.names_of(side)
        if (home := lattice.home(other)) in lattice:
            assert lattice.side_between(cell, home) == lattice.side_between(home, cell) == side
            assert {name.partition("/")[0] for name in names} == {lattice.name(cell), lattice.name(home)}
        else:
            assert len(names) == 1
        assert {lattice.side(name) for name in names} == {side}


@given(globes(1))
def test_a_corner_is_one_from_all_cells_that_meet_there(board: tuple[Lattice, Cell]) -> None:
    lattice, cell = board
    names = lattice.side_names(cell)
    for index, corner in enumerate(lattice.corners(cell)):
        place = lattice.place_between(f"{lattice.name(cell)}/{names[index - 1]}+{names[index]}")
        homes = {lattice.home(other) for other in lattice.cells_at(corner)}
        assert place is not None
        assert place.at == lattice.home_corner(corner)
        assert set(place.cells) == {home for home in homes if home in lattice}


@given(globes(2), st.data())
def test_a_way_along_sides_goes_on_over_the_seam(board: tuple[Lattice, Cell, Cell], data: st.DataObject) -> None:
    lattice, *cells = board
    first, last = (lattice.home_side(data.draw(st.sampled_from(lattice.sides(cell)))) for cell in cells)
    way = lattice.sides_along(first, last)
    corners = [{lattice.home_corner(corner) for corner in side} for side in way]
    assert (way[0], way[-1]) == (first, last)
    assert all(ends & following for ends, following in pairwise(corners))


def test_a_map_of_six_columns() -> None:
    lattice = globe(6, 4).lattice
    cell = lattice.cell("0102")
    assert cell is not None
    # Column 6 is pushed down, as column 2 is.
    near = {lattice.name(other) for other in lattice.neighbors(cell)}
    assert near == {"0101", "0103", "0201", "0202", "0601", "0602"}
    others = ((name, lattice.cell(name)) for name in ("0602", "0502", "0402", "0302"))
    far = {name: lattice.distance(cell, other) for name, other in others if other}
    assert far == {"0602": 1, "0502": 2, "0402": 3, "0302": 2}
    side = lattice.side("0102/sw")
    assert side is not None
    assert lattice.names_of(side) == ("0102/sw", "0602/ne")


def test_a_river_that_is_listed_over_the_seam_takes_the_short_way() -> None:
    grid = globe(6, 4)
    river = SideFeature(id="r", kind="river", sides=("0602/s-0102/s",))
    names = [grid.lattice.names_of(at.side)[0] for at in grid.edge_sides(river)]
    # Below 0602, up along its side to 0103, and on above that.
    assert names == ["0602/s", "0103/nw", "0102/s"]


@pytest.mark.parametrize(
    ("given_", "message"),
    [
        ({"columns": 5, "rows": 4}, "a map that wraps has 4 columns or more, and with flat tops an even number"),
        ({"columns": 2, "rows": 4, "tops": "pointy"}, "a map that wraps has 4 columns or more"),
        ({"columns": 6, "rows": 4, "border": "half"}, "only a rectangle with a ragged border wraps"),
        ({"shape": "hexagon", "radius": 3}, "only a rectangle with a ragged border wraps"),
    ],
)
def test_what_cannot_wrap_is_refused(given_: dict[str, object], message: str) -> None:
    with pytest.raises(FieldError, match=message):
        HexGrid(cell=Distance(20.0), wraps=True, **given_)


@given(globes(1), st.integers(0, 7))
def test_a_map_that_begins_elsewhere_is_the_same_map(board: tuple[Lattice, Cell], first: int) -> None:
    lattice, cell = board
    assert isinstance(lattice, WrappedHexLattice)
    other = replace(lattice, first=first % len(lattice.rows[0]))

    def named(names: Iterable[Cell], within: Lattice) -> set[str]:
        return {within.name(each) for each in names}

    again = other.cell(lattice.name(cell))
    assert again is not None
    assert named(lattice.cells, lattice) == named(other.cells, other)
    assert [[lattice.name(each) for each in row] for row in lattice.rows] == [
        [other.name(each) for each in row] for row in other.rows
    ]
    assert named(lattice.neighbors(cell), lattice) == named(other.neighbors(again), other)
    width, height = (lattice.extent[2] - lattice.extent[0], lattice.extent[3] - lattice.extent[1])
    assert (other.extent[2] - other.extent[0], other.extent[3] - other.extent[1]) == pytest.approx((width, height))


@pytest.mark.parametrize(
    ("cells", "selected", "first"),
    [
        # From the first to the right, over the seam; then the map begins in the middle.
        ("1101:0201", ["0101", "0201", "1101", "1201"], 6),
        ("0201:0401", ["0201", "0301", "0401"], 0),
        ("1201", ["1201"], 0),
        ("0102:0101", ["0101", "0102"], 0),
        # The middle is shown, too: it begins in the middle of what is not.
        ("0901:0701", [f"{column:02}01" for column in (1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12)], 7),
        ("0101:1201", [f"{column:02}01" for column in range(1, 13)], 0),
    ],
)
def test_a_range_over_the_seam(cells: str, selected: list[str], first: int) -> None:
    grid = globe(12, 2)
    lattice = grid.lattice
    assert isinstance(lattice, WrappedHexLattice)
    chosen = lattice.select(Cells.parse(cells))
    assert [lattice.name(cell) for cell in chosen] == selected
    assert lattice.beginning_for(chosen) == first


def test_a_part_over_the_seam_is_as_narrow_as_its_cells() -> None:
    lattice = turned(globe(12, 2), 6).lattice
    window = lattice.window(lattice.select(Cells.parse("1101:0202")))
    # Four columns: three steps of half the root of 3, and a hex of 2 sides.
    assert window.width == pytest.approx(3 * 3**0.5 / 2 + 2 / 3**0.5)
    assert {lattice.name(cell) for cell in window.cells} == {
        "1101",
        "1102",
        "1201",
        "1202",
        "0101",
        "0102",
        "0201",
        "0202",
    }


@given(globes(0))
def test_beyond_the_seam_is_a_copy_of_a_cell_on_the_other_side_and_nothing_else(board: tuple[Lattice]) -> None:
    (lattice,) = board
    beyond = list(lattice.beyond_seam())
    assert beyond
    for cell, edge in beyond:
        assert cell not in lattice
        home = lattice.home(cell)
        assert home in lattice
        assert edge == ("left" if lattice.center(cell)[0] < lattice.center(home)[0] else "right")
        assert any(other in lattice.cells for other in lattice.beside(cell))
    assert {edge for _, edge in beyond} == {"left", "right"}
