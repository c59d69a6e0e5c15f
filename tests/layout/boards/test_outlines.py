from pnp.layout.boards.outlines import areas, chains, corners_only, outlines, shrunk
from pnp.model.lattice import SquareLattice

BOARD = SquareLattice(4, 4)


def test_the_outline_of_one_cell_runs_clockwise_round_it():
    assert outlines({(0, 0)}, BOARD) == (((0, 0), (1, 0), (1, 1), (0, 1)),)


def test_two_cells_side_by_side_have_one_outline_without_the_line_between_them():
    (outline,) = outlines({(0, 0), (1, 0)}, BOARD)
    assert corners_only(outline) == ((0, 0), (2, 0), (2, 1), (0, 1))


def test_cells_that_touch_at_a_corner_have_an_outline_each():
    assert sorted(len(outline) for outline in outlines({(0, 0), (1, 1)}, BOARD)) == [4, 4]


def test_cells_that_share_no_side_are_areas_of_their_own():
    cells = [(0, 0), (2, 2), (1, 1), (1, 0), (2, 3)]
    assert list(areas(cells, BOARD)) == [{(0, 0), (1, 0), (1, 1)}, {(2, 2), (2, 3)}]


def test_a_hole_has_an_outline_of_its_own():
    ring = {(column, row) for column in range(3) for row in range(3)} - {(1, 1)}
    assert sorted(len(outline) for outline in outlines(ring, BOARD)) == [4, 12]


def test_a_shrunk_outline_lies_inside_its_cells_and_leaves_more_room_in_a_hole():
    (outline,) = outlines({(0, 0)}, BOARD)
    assert shrunk(outline, 0.1) == ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
    ring = {(column, row) for column in range(3) for row in range(3)} - {(1, 1)}
    hole = next(outline for outline in outlines(ring, BOARD) if len(outline) == 4)
    corners = sorted((round(x, 9), round(y, 9)) for x, y in shrunk(hole, 0.1))
    assert corners == [(0.9, 0.9), (0.9, 2.1), (2.1, 0.9), (2.1, 2.1)]


def test_sides_are_joined_to_one_chain_from_end_to_end():
    assert chains({((1, 0), (1, 1)), ((1, 1), (1, 2)), ((1, 2), (2, 2))}) == (((1, 0), (1, 1), (1, 2), (2, 2)),)


def test_a_fork_ends_chains():
    fork = chains({((0, 1), (1, 1)), ((1, 1), (2, 1)), ((1, 1), (1, 2))})
    assert sorted(sorted(chain) for chain in fork) == [[(0, 1), (1, 1)], [(1, 1), (1, 2)], [(1, 1), (2, 1)]]
