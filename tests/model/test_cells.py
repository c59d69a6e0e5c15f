"""Names of cells and lists of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.model.cells import CellNames, Cells, column_letters, column_number

BOARD = CellNames(columns=6, rows=4)


def test_a1_is_bottom_left_as_on_a_chessboard() -> None:
    assert BOARD.position("A1") == (0, 3)
    assert BOARD.position("F4") == (5, 0)
    assert BOARD.name(0, 3) == "A1"


def test_rows_may_count_down() -> None:
    down = CellNames(columns=6, rows=4, down=True)
    assert down.position("A1") == (0, 0)
    assert down.name(5, 3) == "F4"


def test_every_space_may_have_a_number_from_the_top_left() -> None:
    numbered = CellNames(columns=6, rows=4, numbered=True)
    assert [numbered.name(0, 0), numbered.name(5, 0), numbered.name(0, 1), numbered.name(5, 3)] == ["1", "6", "7", "24"]
    assert numbered.position("7") == (0, 1)
    assert numbered.position("25") is None
    assert numbered.position("0") is None
    assert numbered.position("A1") is None


@pytest.mark.parametrize("name", ["G1", "A0", "A5", "1", "a1", "AA1", "", "A1 "])
def test_cells_that_are_not_there(name: str) -> None:
    assert BOARD.position(name) is None


def test_columns_beyond_z() -> None:
    assert [column_letters(one) for one in (0, 25, 26, 51, 52, 701)] == ["A", "Z", "AA", "AZ", "BA", "ZZ"]


@given(st.integers(0, 701))
def test_letters_and_numbers_of_columns_agree(column: int) -> None:
    assert column_number(column_letters(column)) == column


@given(st.integers(1, 60), st.integers(1, 60), st.booleans(), st.booleans(), st.data())
def test_every_name_leads_back_to_its_cell(
    columns: int, rows: int, numbered: bool, down: bool, data: st.DataObject
) -> None:
    names = CellNames(columns, rows, numbered=numbered, down=down)
    cell = (data.draw(st.integers(0, columns - 1)), data.draw(st.integers(0, rows - 1)))
    assert names.position(names.name(*cell)) == cell


@pytest.mark.parametrize(
    ("text", "count"), [("A1", 1), ("A1:B2", 4), ("B2:A1", 4), ("A1, C3:D4", 5), ("A1,A1", 1), ("A1:Z9", 0), ("G1", 0)]
)
def test_rectangles_and_lists(text: str, count: int) -> None:
    assert len(BOARD.positions(Cells.parse(text))) == count


def test_unknown_corners_are_named_once_each() -> None:
    assert BOARD.unknown(Cells.parse("A1:G9, H1:H1, B2")) == ("G9", "H1")


@pytest.mark.parametrize("text", ["", "A", "A1:", "A1-B2", "A1;B2", "A1,,B2", "AAA1", "A1234", "é1"])
def test_what_is_no_list_of_cells(text: str) -> None:
    with pytest.raises(ValueError, match="is not a cell: write A1, or A1:F2 for a rectangle"):
        Cells.parse(text)


@pytest.mark.parametrize(("name", "position"), [("1", (0, 0)), ("24", (5, 3)), ("0", None), ("25", None), ("x", None)])
def test_numbers_run_from_the_first_space_to_the_last(name: str, position: tuple[int, int] | None) -> None:
    assert CellNames(6, 4, numbered=True).position(name) == position


@pytest.mark.parametrize("name", ["A1", "F1", "A4", "F4"])
def test_the_corners_of_a_board_are_on_it(name: str) -> None:
    assert BOARD.position(name) is not None
