"""Cells of spreadsheets that are empty, or have a number, where nearly all other rows have something else."""

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import compile_kit
from tests.checks.lines import said
from tests.load.test_spreadsheets import HEAD, book, data_of


def empty_cells(folder: Path, rows: int, empty: int, fields: str = "cost: number") -> list[str]:
    """The findings in a spreadsheet whose first rows lack a cost."""
    lines = [[f"Card {number}", None if number < empty else 2, "Go."] for number in range(rows)]
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (folder / "d.yaml").write_text(
        f"decks: [{{id: d, fields: {{{fields}}}, cards: {{from: a.xlsx}}}}]\n", encoding="utf-8"
    )
    (folder / "a.xlsx").write_bytes(data_of(book(["Name", "Cost", "Text"], *lines)))
    findings = compile_kit(folder, ".", with_layout=False).findings
    return [f"{each.span} {each.message}" for each in findings if each.code == "T332"]


def test_one_empty_cell_of_eighteen(tmp_path: Path) -> None:
    message = "'Cost' is empty for 'Card 0', and filled in for the 17 others"
    assert empty_cells(tmp_path, 18, 1) == [f"a.xlsx#Cards!B2 {message}"]


@pytest.mark.parametrize(
    ("rows", "empty", "found"), [(9, 1, 0), (10, 0, 0), (10, 1, 1), (39, 2, 0), (40, 2, 2), (40, 3, 0), (12, 12, 0)]
)
def test_where_more_cells_are_empty_the_column_may_be(rows: int, empty: int, found: int, tmp_path: Path) -> None:
    assert len(empty_cells(tmp_path, rows, empty)) == found


def test_a_field_that_need_not_be_filled_in(tmp_path: Path) -> None:
    assert empty_cells(tmp_path, 18, 1, "cost: {type: number, required: false}") == []


def rows_of(*names: str) -> str:
    return "name,text\n" + "".join(f"{name},Go.\n" for name in names)


WORDS = ("Bread", "Soup", "Roots", "Trout", "Tart", "Cheese", "Pie", "Beans", "Salad", "Plum")


@pytest.mark.parametrize(
    ("names", "messages"),
    [
        (WORDS, []),
        ((*WORDS, "42"), ["'42' stands under 'name', where the 10 others are words"]),
        # Two of twelve are no slip: cards have numbers for names here.
        ((*WORDS, "42", "43"), []),
        # A table of few rows.
        ((*WORDS[:8], "42"), []),
        ((*WORDS, "Rule 42"), []),
    ],
)
def test_a_number_among_words(names: tuple[str, ...], messages: list[str], tmp_path: Path) -> None:
    kit = "decks: [{id: d, name: D, cards: {from: cards.csv}}]\n"
    assert said(tmp_path, "T333", kit, cards_csv=rows_of(*names)) == messages


def test_an_empty_number_of_copies(tmp_path: Path) -> None:
    kit = "decks: [{id: d, name: D, cards: {from: cards.csv, columns: {Qty: copies}}}]\n"
    rows = "name,Qty\n" + "".join(f"{name},2\n" for name in WORDS) + "Fig,\n"
    assert said(tmp_path, "T332", kit, cards_csv=rows) == ["'Qty' is empty for 'Fig', and filled in for the 10 others"]
