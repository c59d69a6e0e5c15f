"""Spreadsheet files as records: what a person sees in a cell is what the game has."""

from __future__ import annotations

import io
import zipfile
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.styles import Font

from pnp.load.cell_values import is_unasked_date, shown_text
from pnp.load.kit import LoadedKit, load_kit
from pnp.load.sheet_cells import WorkbookError
from pnp.load.workbook import read_workbook
from pnp.model.lookup import Missing, look_up

HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\n"
DECK = "decks: [{{id: d, fields: {{cost: number, school: text}}, cards: {}}}]\n"


def book(*rows: list[Any], title: str = "Cards") -> Workbook:
    workbook = Workbook()
    sheet = workbook.worksheets[0]
    sheet.title = title
    for row in rows:
        sheet.append(row)
    return workbook


def data_of(workbook: Workbook) -> bytes:
    data = io.BytesIO()
    workbook.save(data)
    return data.getvalue()


def load(folder: Path, workbook: Workbook | bytes, cards: str = "{from: a.xlsx}", name: str = "a.xlsx") -> LoadedKit:
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (folder / "d.yaml").write_text(DECK.format(cards), encoding="utf-8")
    (folder / name).write_bytes(workbook if isinstance(workbook, bytes) else data_of(workbook))
    return load_kit(folder, ".")


def told(loaded: LoadedKit) -> list[str]:
    return [f"{finding.span} {finding.code} {finding.message} | {finding.hint}" for finding in loaded.findings]


def cards(loaded: LoadedKit) -> list[tuple[str, str, int, Any]]:
    assert told(loaded) == []
    assert loaded.game is not None
    return [(card.id, card.name, card.copies, card.fields.get("cost")) for card in loaded.game.decks[0].cards]


@pytest.mark.parametrize(
    ("value", "number_format", "text"),
    [
        (1.0, "General", "1"),
        (0.1, "General", "0.1"),
        (1e15, "General", "1e+15"),
        (7, "000", "007"),
        (2.5, '"$"0.00', "$2.50"),
        (-2.5, "0.00", "-2.50"),
        (-0.001, "0.0", "0.0"),
        (1234567, "#,##0", "1,234,567"),
        (0.5, "0%", "50%"),
        (0.125, "0.0##", "0.125"),
        (1.5, "0.0##", "1.5"),
        (3, '0" mm"', "3 mm"),
        (True, "General", "TRUE"),
        (None, "General", ""),
        (date(1944, 6, 6), "d mmmm yyyy", "6 June 1944"),
        (datetime(2026, 1, 3, 15, 5), "h:mm AM/PM", "3:05 PM"),  # noqa: DTZ001
        (datetime(2026, 1, 3), "dd/mm/yy", "03/01/26"),  # noqa: DTZ001
        (date(2026, 1, 3), "General", "2026-01-03"),
        (time(9, 30), "hh:mm", "09:30"),
    ],
)
def test_a_value_is_what_a_person_sees(value: Any, number_format: str, text: str) -> None:
    assert shown_text(value, number_format) == text


def test_a_day_and_a_month_alone_may_be_a_mistake_of_the_program() -> None:
    assert is_unasked_date(date(2026, 1, 3), "d-mmm")
    assert not is_unasked_date(date(1944, 6, 6), "d mmmm yyyy")


def test_a_column_without_any_text_keeps_others_apart(tmp_path: Path) -> None:
    # The second row ends before it.
    workbook = book(["id", "name", None, "cost"], ["troll", "Troll", None, 3], ["inn", "Inn"])
    assert cards(load(tmp_path, workbook)) == [("troll", "Troll", 1, 3), ("inn", "Inn", 1, None)]


def test_headers_mean_keys_whatever_their_case_and_blanks(tmp_path: Path) -> None:
    rows = book(["Name", "COPIES", "Cost", "School "], ["Fire Bow", 2.0, 3, "Red"], ["Élan", None, None, None])
    assert cards(load(tmp_path, rows)) == [("fire-bow", "Fire Bow", 2, 3), ("elan", "Élan", 1, None)]


def test_columns_say_what_headers_mean_and_which_are_left_out(tmp_path: Path) -> None:
    rows = book(["Card Name", "Qty", "Remarks"], ["Fire Bow", 2, "too strong?"])
    loaded = load(tmp_path, rows, "{from: a.xlsx, columns: {Card Name: name, qty: copies, Remarks: null}}")
    assert cards(loaded) == [("fire-bow", "Fire Bow", 2, None)]


def test_advice_on_columns_keeps_those_that_are_named_already(tmp_path: Path) -> None:
    rows = book(["Card Name", "Qty", "Art", "Remarks"], ["Bow", 1, "bow.png", "dull"])
    loaded = load(tmp_path, rows, "{from: a.xlsx, columns: {Card Name: name, Remarks: null, Title: text}}")
    columns = "{'Card Name': name, Remarks: null, Qty: copies, Art: image}"
    hints = [finding.hint for finding in loaded.findings]
    assert hints == [f"write columns: {columns} beside from: (null in columns: leaves one out)"]


def test_all_headings_that_nobody_knows_are_one_finding_with_what_to_write(tmp_path: Path) -> None:
    troll, inn = ["Troll", 2, 1, 3, "Fight", "Run.", 2, "Lose", None], ["Inn", 1, 0, 1, "Rest", "", 1, "", "i.svg"]
    headings = ["Title", "Qty", "Cost", "Difficulty", "Kind", "Words", "Victory Points", "Effect", "Art"]
    sheet = book(headings, troll, inn)
    loaded = load(tmp_path, sheet, "{from: a.xlsx, columns: {Name: name, Copies: copies, Picture: symbol}}")
    unknown = "'Title', 'Qty', 'Difficulty', 'Kind', 'Words', 'Victory Points', 'Effect', 'Art'"
    columns = "{Title: name, Qty: copies, Words: text, Art: image}"
    fields = "difficulty: number, kind: text, victory_points: number, effect: text"
    hint = f"write columns: {columns} beside from: and add the others to the fields: of the deck: {{{fields}}}"
    message = f"a.xlsx#Cards!A1 Y108 nothing says what these columns are: {unknown}"
    assert told(loaded) == [f"{message} | {hint} (null in columns: leaves one out)"]
    # What it says is right word for word.
    deck = f"decks: [{{id: d, fields: {{{fields}, cost: number}}, cards: {{from: a.xlsx, columns: {columns}}}}}]\n"
    (tmp_path / "d.yaml").write_text(deck, encoding="utf-8")
    assert load_kit(tmp_path, ".").findings == ()


@pytest.mark.parametrize(
    ("heading", "said"),
    [("No.", "if it is the number of each,"), ("No. of copies", "did you mean 'copies'? Then correct the heading, or")],
)
def test_a_dot_that_ends_a_word_of_a_heading_divides_nothing(tmp_path: Path, heading: str, said: str) -> None:
    sheet = book([heading, "Name"], [3, "Troll"], [4, "Inn"])
    (finding,) = load(tmp_path, sheet, "{from: a.xlsx}").findings
    assert (finding.code, finding.message) == ("Y108", f"nothing says what the column {heading!r} is")
    assert finding.hint.startswith(f"{said} write columns: {{{heading!r}: ")
    columns = finding.hint.partition("write ")[2].partition(" beside")[0]
    deck = f"decks: [{{id: d, cards: {{from: a.xlsx, {columns}}}}}]\n"
    (tmp_path / "d.yaml").write_text(deck, encoding="utf-8")
    assert load_kit(tmp_path, ".").findings == ()


def test_the_longest_texts_are_those_of_the_cards_if_no_heading_says_so(tmp_path: Path) -> None:
    rows = book(["Name", "Place", "What happens"], ["Inn", "The old inn", "Draw two cards, then rest."])
    (finding,) = load(tmp_path, rows).findings
    start = "write columns: {'What happens': text} beside from: and add the others to the fields: of the deck: "
    assert finding.hint.startswith(f"{start}{{place: text}}")


def test_cards_with_columns_that_nobody_knows_are_drawn_all_the_same(tmp_path: Path) -> None:
    loaded = load(tmp_path, book(["Name", "Difficulty", "Kind"], ["Troll", 3, "Fight"]))
    assert [finding.code for finding in loaded.findings] == ["Y108"]
    assert [[card.name for card in game.decks[0].cards] for game in loaded.partial][:1] == [["Troll"]]


def test_equal_names_are_numbered_around_the_ids_that_are_given(tmp_path: Path) -> None:
    rows = book(["id", "name"], [None, "Scout"], ["scout-2", "Other"], [None, "scout"], [None, "Scout!"])
    assert [card[0] for card in cards(load(tmp_path, rows))] == ["scout", "scout-2", "scout-3", "scout-4"]


def test_a_place_is_a_cell_of_a_sheet(tmp_path: Path) -> None:
    qty = book(["Name", "Qty"], ["Bow", 1], ["Axe", 2])
    hint = "if it is the copies of each, write columns: {Qty: copies} beside from:"
    assert told(load(tmp_path, qty)) == [f"a.xlsx#Cards!B1 Y108 nothing says what the column 'Qty' is | {hint}"]
    many = book([], ["Name", "Copies"], ["Bow", 1], [], ["Axe", "many"])
    hint = "write it in digits, such as 3"
    assert told(load(tmp_path, many)) == [f"a.xlsx#Cards!B5 Y110 'copies' is 'many', not a whole number | {hint}"]


def test_a_merged_cell_counts_for_every_row_and_letters_keep_their_weight(tmp_path: Path) -> None:
    rows = book(["name", "school", "text"], ["A", "Red"], ["B"], ["C", "Blue"])
    sheet = rows.worksheets[0]
    sheet.merge_cells("B2:B3")
    bold, italic = InlineFont(b=True), InlineFont(i=True)
    sheet["C2"] = CellRichText("Draw ", TextBlock(bold, "two "), TextBlock(italic, "cards"), ".\nThen stop.")
    loaded = load(tmp_path, rows)
    assert loaded.game is not None
    deck = loaded.game.decks[0].cards
    assert [card.fields.get("school") for card in deck] == ["Red", "Red", "Blue"]
    assert deck[0].text == "Draw **two** *cards*.\nThen stop."


def test_a_text_that_is_bold_or_italic_as_a_whole_is_rich_text(tmp_path: Path) -> None:
    rows = book(["Name", "Copies", "Text", "School"], ["Bow", "2", "Draw two.\nStop.", "Deep woods"])
    sheet = rows.worksheets[0]
    for cell in [*sheet[1], *sheet[2]]:
        cell.font = Font(bold=True)
    sheet.append(["Axe", 1, "Discard one.", "Deep woods"])
    sheet["C3"].font = Font(italic=True)
    sheet.append(["Rope", 1, "12", "Woods"])
    sheet["C4"].font = sheet["D4"].font = Font(bold=True, italic=True)
    loaded = load(tmp_path, rows)
    assert cards(loaded) == [("bow", "Bow", 2, None), ("axe", "Axe", 1, None), ("rope", "Rope", 1, None)]
    assert loaded.game is not None
    # A number is none, and a single word of a declared field, which may be the name of a picture.
    assert [(card.text, card.fields["school"]) for card in loaded.game.decks[0].cards] == [
        ("**Draw two.**\n**Stop.**", "**Deep woods**"),
        ("*Discard one.*", "Deep woods"),
        ("12", "Woods"),
    ]


def test_bold_cells_of_codes_and_sections_are_the_looks_of_the_table(tmp_path: Path) -> None:
    rows = book(["name", "kind", "text", "cost"], ["Early"], ["A", "a b", "x y", 1], ["B", "a b", "x y", 2])
    sheet = rows.worksheets[0]
    sheet.append(["C", "a b", "x y", 3])
    for place in ("A2", "B3", "B4", "A5"):
        sheet[place].font = Font(bold=True)
    (tmp_path / "kit.yaml").write_text(HEAD, encoding="utf-8")
    deck = "decks: [{id: d, fields: {cost: number}, codes: {kind: {a b: {name: A}}}, cards: {from: a.xlsx}}]\n"
    (tmp_path / "d.yaml").write_text(deck, encoding="utf-8")
    (tmp_path / "a.xlsx").write_bytes(data_of(rows))
    assert [finding.code for finding in load_kit(tmp_path, ".").findings] == ["Y170"]


def test_a_merged_text_that_is_bold_is_so_in_every_row(tmp_path: Path) -> None:
    rows = book(["name", "text", "cost"], ["A", "Draw two.", 1], ["B", None, 2])
    rows.worksheets[0].merge_cells("B2:B3")
    rows.worksheets[0]["B2"].font = Font(bold=True)
    loaded = load(tmp_path, rows)
    assert loaded.game is not None
    assert [card.text for card in loaded.game.decks[0].cards] == ["**Draw two.**", "**Draw two.**"]


def test_a_sheet_is_named_or_the_first_is_taken_and_said(tmp_path: Path) -> None:
    rows = book(["name"], ["Bow"])
    other = rows.create_sheet("Old")
    other.append(["name"])
    other.append(["Axe"])
    assert told(load(tmp_path, rows)) == [
        "d.yaml:1:69 Y161 the sheet 'Cards' was taken, not 'Old' | write sheet: Cards beside from:, or another"
    ]
    assert [card[0] for card in cards(load(tmp_path, rows, "{from: a.xlsx, sheet: old}"))] == ["axe"]
    assert told(load(tmp_path, rows, "{from: a.xlsx, sheet: Cars}")) == [
        "d.yaml:1:84 Y112 there is no sheet 'Cars' | did you mean 'Cards'?"
    ]


def test_errors_formulas_without_a_value_and_dates_are_told(tmp_path: Path) -> None:
    rows = book(["name", "text", "cost"], ["A", date(2026, 1, 3), "=1+1"], ["B", "#REF!", 1])
    sheet = rows.worksheets[0]
    sheet["B2"].number_format = "d-mmm"
    sheet["B3"].data_type = "e"
    assert [text.partition(" |")[0] for text in told(load(tmp_path, rows))] == [
        "a.xlsx#Cards!C2 Y163 the formula =1+1 has no value in the file",
        "a.xlsx#Cards!B3 Y163 the cell holds the error #REF!",
        "a.xlsx#Cards!B2 Y162 the spreadsheet has made this a date; it is read as '3-Jan'",
    ]


def test_a_cell_with_an_error_is_one_finding_whatever_it_should_hold(tmp_path: Path) -> None:
    rows = book(["name", "copies"], ["A", "#REF!"])
    rows.worksheets[0]["B2"].data_type = "e"
    assert [text.partition(" |")[0] for text in told(load(tmp_path, rows))] == [
        "a.xlsx#Cards!B2 Y163 the cell holds the error #REF!"
    ]


def test_a_cell_may_hold_the_notation_of_yaml(tmp_path: Path) -> None:
    loaded = load(tmp_path, book(["name", "effects"], ["Bow", "[{do: draw, what: d, count: 2}]"]))
    assert told(loaded) == []
    assert loaded.game is not None
    assert [effect.do for effect in loaded.game.decks[0].cards[0].effects] == ["draw"]
    loaded = load(tmp_path, book(["name", "effects"], ["Axe", "[{do: drow}]"]))
    assert [text.partition(" |")[0] for text in told(loaded)] == ["a.xlsx#Cards!B2 Y112 'do' cannot be 'drow'"]


ODS = """<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0">
<office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties
 fo:font-weight="bold"/></style:style></office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="Cards">
<table:table-row><table:table-cell><text:p>Name</text:p></table:table-cell><table:table-cell><text:p>Cost</text:p>
</table:table-cell><table:table-cell><text:p>Text</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell><text:p>Bow</text:p></table:table-cell>
<table:table-cell office:value-type="float" office:value="2" table:number-rows-spanned="2"><text:p>2</text:p>
</table:table-cell><table:table-cell><text:p>Draw <text:span text:style-name="T1">two</text:span><text:s
 text:c="2"/>cards.</text:p><text:p>Stop.</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell><text:p>Axe</text:p></table:table-cell><table:covered-table-cell/></table:table-row>
<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/>
</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>"""


def zipped(**parts: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name.replace("_", "."), text)
    return data.getvalue()


def test_an_opendocument_spreadsheet_is_read_too(tmp_path: Path) -> None:
    data = zipped(content_xml=ODS)
    loaded = load(tmp_path, data, "{from: a.ods}", "a.ods")
    assert cards(loaded) == [("bow", "Bow", 1, 2), ("axe", "Axe", 1, 2)]
    assert loaded.game is not None
    assert loaded.game.decks[0].cards[0].text.split() == ["Draw", "**two**", "cards.", "Stop."]


def test_bold_cells_of_an_opendocument_spreadsheet_by_themselves_and_by_their_column(tmp_path: Path) -> None:
    styles = """<style:style style:name="ce1" style:family="table-cell"><style:text-properties fo:font-weight="bold"
 fo:font-style="italic"/></style:style><style:style style:name="ce2" style:family="table-cell"/>"""
    columns = """<table:table-column/><table:table-column table:number-columns-repeated="2"
 table:default-cell-style-name="ce1"/>"""
    rows = """<table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>Net</text:p></table:table-cell>
<table:table-cell office:value-type="float" office:value="3"><text:p>3</text:p></table:table-cell>
<table:table-cell><text:p>Catch one.</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell table:style-name="ce1"><text:p>Oar</text:p></table:table-cell><table:table-cell/>
<table:table-cell table:style-name="ce2"><text:p>Row away.</text:p></table:table-cell></table:table-row>
<table:table-row table:number-rows-repeated="1048570">"""
    text = ODS.replace("</office:automatic-styles>", f"{styles}</office:automatic-styles>")
    text = text.replace('name="Cards">', f'name="Cards">{columns}')
    text = text.replace('<table:table-row table:number-rows-repeated="1048570">', rows)
    loaded = load(tmp_path, zipped(content_xml=text), "{from: a.ods}", "a.ods")
    assert loaded.game is not None
    # The first card has a bold word inside a text that is not marked once more.
    assert [(card.name, card.text) for card in loaded.game.decks[0].cards[2:]] == [
        ("Net", "***Catch one.***"),
        ("Net", "***Catch one.***"),
        ("Oar", "Row away."),
    ]
    assert "**two**" in loaded.game.decks[0].cards[0].text
    assert loaded.game.decks[0].cards[0].text.startswith("Draw ")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"PK\x03\x04 no more",
        zipped(content_xml="<a"),
        zipped(content_xml='<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
        zipped(content_xml=" " * (17 * 1024 * 1024)),
        zipped(other_xml="<a/>"),
    ],
    ids=["empty", "cut", "no XML", "entities", "bomb", "another file"],
)
@pytest.mark.parametrize("suffix", [".xlsx", ".ods"])
def test_a_file_that_is_no_spreadsheet_is_refused(data: bytes, suffix: str) -> None:
    with pytest.raises(WorkbookError):
        read_workbook(data, suffix)


@pytest.mark.parametrize("name", ["a.xls", "a.txt", "a.json", "a.gsheet"])
def test_a_kind_of_file_that_cannot_be_read_says_what_to_do(tmp_path: Path, name: str) -> None:
    loaded = load(tmp_path, b"\xd0\xcf\x11\xe0", f"{{from: {name}}}", name)
    assert [text.partition(" |")[0] for text in told(loaded)] == [
        f"d.yaml:1:69 Y102 {name!r} is of a kind that cannot be read"
    ]


def test_a_declared_cost_that_a_card_leaves_empty_prints_nothing(tmp_path: Path) -> None:
    loaded = load(tmp_path, book(["name", "cost"], ["Fire", 2], ["Ice", None]))
    assert loaded.game is not None
    fire, ice = loaded.game.decks[0].cards
    assert look_up(fire, "cost") == 2
    missing = look_up(ice, "cost")
    assert isinstance(missing, Missing)
    assert missing.blank


def test_a_plain_cost_that_is_not_declared_says_how(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "d.yaml").write_text("decks: [{id: d, cards: {from: a.xlsx}}]\n", encoding="utf-8")
    (tmp_path / "a.xlsx").write_bytes(data_of(book(["name", "Cost"], ["Fire", 2])))
    (finding,) = load_kit(tmp_path, ".").findings
    assert finding.hint.startswith("add it to the fields: of the deck: {cost: number}")
    assert finding.hint.endswith("or name a part of it behind a dot: cost.…")


def test_a_cell_may_call_a_record_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "a.yaml").write_text(
        "sides: [{id: red, name: Red}]\n"
        "classes: [{id: foot, name: Foot Soldiers}, {id: at, name: Anti-tank}, {id: a, name: Same}, "
        "{id: b, name: same}]\n"
        "armies: [{id: host, name: The host, side: red}]\n"
        "units: {from: a.xlsx}\n",
        encoding="utf-8",
    )
    rows = ["Name", "Army", "Count", "Classes"], ["Pikes", "The Host", 3, "Foot soldiers"], ["Pak", "host", 2, "AT"]
    (tmp_path / "a.xlsx").write_bytes(data_of(book(*rows, ["Odd", "host", 1, "Same"])))
    loaded = load_kit(tmp_path, ".")
    assert told(loaded) == []
    assert loaded.game is not None
    # What two records are called stays as it is written, for the checks to find.
    assert [(unit.army, unit.classes) for unit in loaded.game.units] == [
        ("host", ("foot",)), ("host", ("at",)), ("host", ("Same",)),
    ]  # fmt: skip
    assert loaded.game.armies[0].units == {"pikes": 3, "pak": 2, "odd": 1}


def test_a_column_called_like_a_key_with_keys_of_its_own_says_what_to_write(tmp_path: Path) -> None:
    (found, *more) = told(load(tmp_path, book(["Name", "When"], ["Rope", "Dusk"], ["Salt", "Dawn"])))
    assert found == (
        "a.xlsx#Cards!B2 Y109 'when' is a value where a map belongs | when has keys of its own, which a cell does not "
        "show: if this column means something else, write columns: {when: my_when} beside from: and declare it, "
        "fields: {my_when: text}; {when: null} leaves it out"
    )
    assert len(more) == 1
    assert cards(load(tmp_path, book(["Name", "When"], ["Rope", "Dusk"]), "{from: a.xlsx, columns: {when: null}}"))


def test_codes_of_which_none_is_declared_are_one_finding_with_what_to_write(tmp_path: Path) -> None:
    sheet = book(["Name", "Kind"], ["Rum", "Goods"], ["Storm", "Event "], ["Gale", "event"], ["Cook", "Crew"])
    (tmp_path / "d.yaml").write_text(
        "decks: [{id: d, fields: {kind: code}, cards: {from: a.xlsx}}]\n", encoding="utf-8"
    )
    (tmp_path / "a.xlsx").write_bytes(data_of(sheet))
    (tmp_path / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (finding,) = load_kit(tmp_path, ".").findings
    assert finding.message == "nothing says what the codes of 'kind' stand for: 'Goods', 'Event', 'event', 'Crew'"
    declared = "codes: {kind: {Goods: Goods, Event: Event, Crew: Crew}}"
    assert finding.hint.startswith(f"write {declared} beside fields:, or ")
    # What it says is right word for word; what is written otherwise in one cell is told there.
    (tmp_path / "d.yaml").write_text(
        f"decks: [{{id: d, fields: {{kind: code}}, {declared}, cards: {{from: a.xlsx}}}}]\n", encoding="utf-8"
    )
    (finding,) = load_kit(tmp_path, ".").findings
    assert (finding.message, finding.hint) == ("kind 'event' is not a declared code", "did you mean 'Event'?")
