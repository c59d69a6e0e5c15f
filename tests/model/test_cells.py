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
