"""The square lattice: what its cells are called, and what follows from columns and rows."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.model.cells import Cells
from pnp.model.lattice import FrameLabel, SquareLattice
from pnp.model.lattice.lattice import Lattice
from pnp.model.lattice.square import column_letters, column_number

BOARD = SquareLattice(6, 4)


def test_a1_is_bottom_left_as_on_a_chessboard() -> None:
    assert BOARD.cell("A1") == (0, 3)
    assert BOARD.cell("F4") == (5, 0)
    assert BOARD.name((0, 3)) == "A1"


def test_rows_may_count_down() -> None:
    down = SquareLattice(6, 4, down=True)
    assert down.cell("A1") == (0, 0)
    assert down.name((5, 3)) == "F4"


def test_every_space_may_have_a_number_from_the_top_left() -> None:
    numbered = SquareLattice(6, 4, numbered=True)
    assert [numbered.name(cell) for cell in ((0, 0), (5, 0), (0, 1), (5, 3))] == ["1", "6", "7", "24"]
    assert numbered.cell("7") == (0, 1)
    assert [numbered.cell(name) for name in ("25", "0", "A1", "9" * 5000)] == [None] * 4


@pytest.mark.parametrize("name", ["G1", "A0", "A5", "1", "a1", "AA1", "", "A1 "])
def test_cells_that_are_not_there(name: str) -> None:
    assert BOARD.cell(name) is None


def test_columns_beyond_z() -> None:
    assert [column_letters(column) for column in (0, 25, 26, 51, 52, 701)] == ["A", "Z", "AA", "AZ", "BA", "ZZ"]


@given(st.integers(0, 701))
def test_letters_and_numbers_of_columns_agree(column: int) -> None:
    assert column_number(column_letters(column)) == column


@pytest.mark.parametrize(
    ("text", "count"), [("A1", 1), ("A1:B2", 4), ("B2:A1", 4), ("A1, C3:D4", 5), ("A1,A1", 1), ("A1:Z9", 0), ("G1", 0)]
)
def test_rectangles_and_lists(text: str, count: int) -> None:
    assert len(BOARD.select(Cells.parse(text))) == count


def test_unknown_corners_are_named_once_each() -> None:
    assert BOARD.unknown(Cells.parse("A1:G9, H1:H1, B2")) == ("G9", "H1")


def test_sides_are_called_by_the_points_of_the_compass() -> None:
    # C2 is the square (2, 2); above it is C3.
    assert BOARD.side("C2/n") == ((2, 2), (3, 2)) == BOARD.side("C3/s")
    assert BOARD.names_of(((2, 2), (3, 2))) == ("C3/s", "C2/n")
    assert [BOARD.side(name) for name in ("C2", "C2/x", "Z9/n", "C2/n/e")] == [None] * 4


def test_a_line_keeps_to_the_straight_one() -> None:
    # From A1 three squares to the right and one up. B2 and C1 are as far from the straight line: up is tried first.
    assert [BOARD.name(cell) for cell in BOARD.line((0, 3), (3, 2))] == ["A1", "B1", "B2", "C2", "D2"]


@given(st.integers(0, 5), st.integers(0, 3), st.integers(0, 5), st.integers(0, 3), st.booleans())
def test_distances_are_those_that_a_search_finds(x1: int, y1: int, x2: int, y2: int, over_corners: bool) -> None:
    searched = Lattice.distance(BOARD, (x1, y1), (x2, y2), over_corners)
    assert BOARD.distance((x1, y1), (x2, y2), over_corners) == searched


def test_columns_are_named_above_and_below_and_rows_on_both_sides() -> None:
    window = BOARD.window(((1, 2), (2, 2)))  # B2:C2
    assert list(BOARD.frame_labels(window)) == [
        FrameLabel("B", "top", 1, 1),
        FrameLabel("B", "bottom", 1, 1),
        FrameLabel("C", "top", 2, 1),
        FrameLabel("C", "bottom", 2, 1),
        FrameLabel("2", "left", 2, 1),
        FrameLabel("2", "right", 2, 1),
    ]


def test_lines_between_cells_cover_what_the_sides_do() -> None:
    window = BOARD.window(BOARD.select(Cells.parse("A1:C2")))

    def steps(lines: object) -> set[frozenset[tuple[float, float]]]:
        found = set()
        for (x1, y1), (x2, y2) in lines:  # type: ignore[attr-defined]
            along = [(x1, y) for y in range(y1, y2 + 1)] if x1 == x2 else [(x, y1) for x in range(x1, x2 + 1)]
            found |= {frozenset(ends) for ends in pairwise(along)}
        return found

    assert steps(BOARD.long_lines(window)) == steps(BOARD.grid_sides(window))
    # Two columns of lines, two squares high, and one row of lines, three squares wide.
    assert len(steps(BOARD.long_lines(window))) == 2 * 2 + 1 * 3
