"""What people write around a table is told from its records, and said."""

from pathlib import Path
from typing import Any

import pytest

from pnp.load.kit import LoadedKit
from tests.load.test_spreadsheets import HEAD, book, cards, load, told

HEADINGS = ["Name", "Copies", "Cost", "School"]
BOW, AXE, ICE = ["Bow", 2, 1, "Red"], ["Axe", 1, 2, "Red"], ["Ice", 3, 4, "Blue"]


def names(loaded: LoadedKit) -> list[str]:
    assert loaded.game is not None
    return [card.name for card in loaded.game.decks[0].cards]


def notes(loaded: LoadedKit) -> list[str]:
    """Places and messages, which are notes and no errors."""
    assert {finding.severity.value for finding in loaded.findings} <= {"info"}
    return [text.partition(" |")[0] for text in told(loaded)]


def test_titles_above_the_headings_are_left_out(tmp_path: Path) -> None:
    loaded = load(tmp_path, book(["Night Market"], ["by Anna", 2026], [], HEADINGS, BOW, AXE))
    assert notes(loaded) == ["a.xlsx#Cards!A1 Y170 2 rows were left out above the headings: 'Night Market', 'by Anna'"]
    assert names(loaded) == ["Bow", "Axe"]


def test_headings_in_words_of_their_own_stay_the_first_row(tmp_path: Path) -> None:
    loaded = load(tmp_path, book(["Karte", "Anzahl"], ["name", 2]))
    assert [text.partition(" |")[0] for text in told(loaded)] == [
        "a.xlsx#Cards!A1 Y108 nothing says what these columns are: 'Karte', 'Anzahl'",
    ]


@pytest.mark.parametrize(
    "total",
    [["Total", 6, 7], ["Sum:", 6], [None, 6, 7], ["Totals", 3], ["Grand total", None, 7], ["Total"]],
    ids=["sums", "one sum", "no word", "a count", "one of two", "no number"],
)
def test_a_total_at_the_end_is_left_out(total: list[Any], tmp_path: Path) -> None:
    loaded = load(tmp_path, book(HEADINGS, BOW, AXE, ICE, [], total))
    shown = next(str(cell) for cell in total if cell is not None)
    assert [note.partition(" ")[2] for note in notes(loaded)] == [f"Y170 a row was left out as a total: {shown!r}"]
    assert names(loaded) == ["Bow", "Axe", "Ice"]


@pytest.mark.parametrize("card", [["Total", 6, 9, "Red"], ["Sum", 1, 1], ["Total War", 6, 7]])
def test_a_card_that_is_called_like_a_total_is_a_card(card: list[Any], tmp_path: Path) -> None:
    loaded = load(tmp_path, book(HEADINGS, BOW, AXE, ICE, card))
    assert notes(loaded) == []
    assert names(loaded)[-1] == card[0]


def test_subtotals_are_left_out(tmp_path: Path) -> None:
    rows = book(HEADINGS, BOW, AXE, ["Subtotal", 3], ICE, ["Subtotal", 3], ["Total", 6])
    assert names(load(tmp_path, rows)) == ["Bow", "Axe", "Ice"]


def test_rows_that_head_sections_are_left_out(tmp_path: Path) -> None:
    loaded = load(tmp_path, book(HEADINGS, ["Basic"], BOW, AXE, ["Advanced"], ICE))
    assert notes(loaded) == ["a.xlsx#Cards!A2 Y170 2 rows were left out as headings of sections: 'Basic', 'Advanced'"]
    assert names(loaded) == ["Bow", "Axe", "Ice"]
    assert names(load(tmp_path, book(HEADINGS, BOW, AXE, [], ["Advanced"], ICE))) == ["Bow", "Axe", "Ice"]


def test_bold_letters_or_merged_cells_tell_a_heading_from_an_unfinished_card(tmp_path: Path) -> None:
    rows = book(HEADINGS, BOW, AXE, ["Dragon"], ICE, ["Ghost"])
    assert names(load(tmp_path, rows)) == ["Bow", "Axe", "Dragon", "Ice", "Ghost"]
    rows.worksheets[0].merge_cells("A4:D4")
    assert names(load(tmp_path, rows)) == ["Bow", "Axe", "Ice", "Ghost"]


def test_equal_rows_are_both_taken_and_said(tmp_path: Path) -> None:
    loaded = load(tmp_path, book(HEADINGS, BOW, AXE, BOW))
    assert notes(loaded) == ["a.xlsx#Cards!A4 Y171 this row is the same as row 2; both are taken"]
    assert names(loaded) == ["Bow", "Axe", "Bow"]


def test_hidden_rows_are_left_out_and_filtered_ones_taken(tmp_path: Path) -> None:
    rows = book(HEADINGS, BOW, AXE, ICE)
    sheet = rows.worksheets[0]
    sheet.row_dimensions[3].hidden = True
    loaded = load(tmp_path, rows)
    assert notes(loaded) == ["a.xlsx#Cards!A3 Y170 1 row is hidden, and left out: 3"]
    assert names(loaded) == ["Bow", "Ice"]
    sheet.auto_filter.ref = "A1:D4"
    loaded = load(tmp_path, rows)
    assert notes(loaded) == ["a.xlsx#Cards!A3 Y170 1 row is not shown by a filter, and taken: 3"]
    assert names(loaded) == ["Bow", "Axe", "Ice"]


def test_a_hidden_column_counts_if_it_is_a_key(tmp_path: Path) -> None:
    rows = book(["Name", "Cost", "Ideas"], ["Bow", 2, "weak?"])
    for letter in "BC":
        rows.worksheets[0].column_dimensions[letter].hidden = True
    loaded = load(tmp_path, rows)
    assert notes(loaded) == [
        "a.xlsx#Cards!B1 Y170 the column 'Cost' is hidden, and taken",
        "a.xlsx#Cards!C1 Y170 the column 'Ideas' is hidden, and left out",
    ]
    assert loaded.game is not None
    assert loaded.game.decks[0].cards[0].fields == {"cost": 2}


def test_an_empty_column_beside_the_table_is_nothing(tmp_path: Path) -> None:
    assert cards(load(tmp_path, book([None, "Name", "Cost"], [None, "Bow", 2]))) == [("bow", "Bow", 1, 2)]


def test_of_several_sheets_the_one_with_the_headings_is_taken(tmp_path: Path) -> None:
    rows = book(["To do"], ["draw art"], title="Notes")
    other = rows.create_sheet("Spells")
    for row in (HEADINGS, BOW):
        other.append(row)
    loaded = load(tmp_path, rows)
    assert told(loaded) == [
        "d.yaml:1:69 Y161 the sheet 'Spells' was taken, not 'Notes' | write sheet: Spells beside from:, or another"
    ]
    assert names(loaded) == ["Bow"]


def test_of_equal_sheets_the_one_with_the_name_of_the_deck_is_taken(tmp_path: Path) -> None:
    rows = book(HEADINGS, BOW, title="Heroes")
    other = rows.create_sheet("D")
    for row in (HEADINGS, AXE):
        other.append(row)
    assert names(load(tmp_path, rows)) == ["Axe"]


def test_a_csv_file_is_read_in_the_same_way(tmp_path: Path) -> None:
    head = "Night Market\n\nName;Copies;Cost;School\n"
    text = f"{head}Basic\nBow;2;1;Red\nAxe;1;2;Red\nMore;;;\nIce;3;4;Blue\n;;;\nTotal;6;7;\n"
    (tmp_path / "kit.yaml").write_text(HEAD, encoding="utf-8")
    loaded = load(tmp_path, text.encode(), "{from: a.csv}", "a.csv")
    assert notes(loaded) == [
        "a.csv:1:1 Y170 a row was left out above the headings: 'Night Market'",
        "a.csv:4:1 Y170 2 rows were left out as headings of sections: 'Basic', 'More'",
        "a.csv:10:1 Y170 a row was left out as a total: 'Total'",
    ]
    assert names(loaded) == ["Bow", "Axe", "Ice"]
