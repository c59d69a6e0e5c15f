"""Lists of cells as a kit writes them, whatever cells are called."""

import pytest

from pnp.model.cells import Cells


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("A1", (("A1", "A1"),)),
        ("A1, C3 : D4", (("A1", "A1"), ("C3", "D4"))),
        ("0101:0304,AA12", (("0101", "0304"), ("AA12", "AA12"))),
        ("1.1, W-0204", (("1.1", "1.1"), ("W-0204", "W-0204"))),
    ],
)
def test_names_of_any_kind_and_ranges_of_them(text: str, parts: tuple[tuple[str, str], ...]) -> None:
    assert Cells.parse(text).parts == parts


@pytest.mark.parametrize("text", ["", "A1:", ":A1", "A1:B2:C3", "A1;B2", "A1,,B2", "A1 B2"])
def test_what_is_no_list_of_cells(text: str) -> None:
    with pytest.raises(ValueError, match="is not a cell: write A1, or A1:F2 for a rectangle"):
        Cells.parse(text)


@pytest.mark.parametrize(("name", "position"), [("1", (0, 0)), ("24", (5, 3)), ("0", None), ("25", None), ("x", None)])
def test_numbers_run_from_the_first_space_to_the_last(name: str, position: tuple[int, int] | None) -> None:
    assert CellNames(6, 4, numbered=True).position(name) == position


@pytest.mark.parametrize("name", ["A1", "F1", "A4", "F4"])
def test_the_corners_of_a_board_are_on_it(name: str) -> None:
    assert BOARD.position(name) is not None
