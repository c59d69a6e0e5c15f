"""Larger hexes over the hexes of a board, and boards that are laid beside each other."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.model.grids import Distance
from pnp.model.hexes import HexGrid
from pnp.model.lattice import HexLattice, SquareLattice
from pnp.model.lattice.parts import Edge


def hexes(columns: int, rows: int, **keys: object) -> HexLattice:
    lattice = HexGrid(columns=columns, rows=rows, cell=Distance(16), **keys).lattice  # type: ignore[arg-type]
    assert isinstance(lattice, HexLattice)
    return lattice


@given(
    radius=st.integers(1, 3),
    pointy=st.booleans(),
    pushed=st.sampled_from(["even", "odd"]),
    data=st.data(),
)
def test_larger_hexes_cover_the_board_without_gaps(radius: int, pointy: bool, pushed: str, data: st.DataObject) -> None:
    lattice = hexes(11, 9, tops="pointy" if pointy else "flat", pushed=pushed)
    middle = data.draw(st.sampled_from(lattice.cells))
    larger = lattice.larger(middle, radius)
    assert set(larger) == set(lattice.cells)
    assert all(lattice.distance(cell, own) <= radius for cell, own in larger.items())
    # No larger hex has more hexes than 1, 6, 12 and so on together; one inside the board has all of them.
    sizes = Counter(larger.values())
    full = 3 * radius * (radius + 1) + 1
    assert max(sizes.values()) <= full
    ball = [cell for cell in lattice.cells if lattice.distance(cell, middle) <= radius]
    assert all(larger[cell] == middle for cell in ball)


@pytest.mark.parametrize(
    ("side", "overlap", "cell", "there"),
    [
        ("right", 0, "0501", "0101"),
        ("right", 2, "0302", "0102"),
        ("bottom", 1, "0203", "0201"),
        ("left", 2, "0101", "0301"),
    ],
)
def test_a_cell_on_a_map_that_joins(side: Edge, overlap: int, cell: str, there: str) -> None:
    # Four columns, an even number: columns go on to be pushed in turn.
    first, wide = hexes(4, 3), hexes(5, 3)
    shift = first.shift_to(hexes(4, 3), side, overlap)
    at = wide.cell(cell)
    assert shift is not None
    assert at is not None
    assert wide.name((at[0] - shift[0], at[1] - shift[1])) == there


def test_maps_that_do_not_join() -> None:
    board = hexes(5, 3)
    # After five columns the next would be pushed, as the second is; the other map begins with one that is not.
    assert board.shift_to(hexes(5, 3), "right", 0) is None
    assert board.shift_to(hexes(5, 3, pushed="odd"), "right", 0) == (5, 0)
    assert board.shift_to(hexes(5, 4), "right", 1) is None
    assert board.shift_to(hexes(4, 3), "bottom", 0) is None
    assert board.shift_to(hexes(5, 3, tops="pointy"), "bottom", 0) is None
    assert board.shift_to(SquareLattice(5, 3), "bottom", 0) is None
    assert SquareLattice(5, 3).shift_to(SquareLattice(4, 3), "right", 1) == (4, 0)
    assert SquareLattice(5, 3).shift_to(SquareLattice(4, 3), "top", 1) is None


@pytest.mark.parametrize("pointy", [False, True])
def test_middles_are_those_of_vassal(pointy: bool) -> None:
    """Files are √3/2 hexes apart, and every other one lies half a hex behind; ``sideways`` exchanges x and y."""
    lattice = hexes(6, 5, tops="pointy" if pointy else "flat")
    x0, y0 = lattice.center(lattice.rows[0][0])
    for line, row in enumerate(lattice.rows):
        for place, cell in enumerate(row):
            file, along = (line, place) if pointy else (place, line)
            across, down = file * 3**0.5 / 2, along + 0.5 * (file % 2)
            expected = (x0 + down, y0 + across) if pointy else (x0 + across, y0 + down)
            assert lattice.center(cell) == pytest.approx(expected)
