"""CSV text to maps with places."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.load.csv import read_csv
from pnp.nodes import ListNode, MapNode, Node, Scalar, Source
from tests.ending import ends
from tests.examples import examples


def plain(node: Node | None) -> object:
    if isinstance(node, MapNode):
        return {key: plain(entry.value) for key, entry in node.entries.items()}
    if isinstance(node, ListNode):
        return [plain(item) for item in node.items]
    return node.value if node else None


def table(text: str) -> object:
    node, findings = read_csv(Source("c.csv", text))
    assert findings == []
    return plain(node)


def problems(text: str) -> list[str]:
    _, findings = read_csv(Source("c.csv", text))
    return [f"{one.span.line}:{one.span.column} {one.code} {one.message}" for one in findings]


def cell(text: str, row: int, key: str) -> Scalar:
    node, _ = read_csv(Source("c.csv", text))
    assert isinstance(node, ListNode)
    record = node.items[row]
    assert isinstance(record, MapNode)
    value = record.entries[key].value
    assert isinstance(value, Scalar)
    return value


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_any_usual_separator_and_line_end_is_understood(separator: str, line_end: str) -> None:
    text = line_end.join(["id,cost,on", "axe,2,01-02", "bow,,NO", ""]).replace(",", separator)
    assert table(text) == [{"id": "axe", "cost": 2, "on": "01-02"}, {"id": "bow", "on": "NO"}]


def test_a_dot_in_a_header_nests() -> None:
    text = "id,stats.move,stats.hits\nknight,2,3\nfort,,4\nflag,,\n"
    assert table(text) == [
        {"id": "knight", "stats": {"move": 2, "hits": 3}},
        {"id": "fort", "stats": {"hits": 4}},
        {"id": "flag"},
    ]


def test_empty_rows_a_byte_order_mark_and_outer_blanks_do_not_count() -> None:
    assert table("\ufeff\nid , cost\n\n axe , 2 \n,\n  \n") == [{"id": "axe", "cost": 2}]


def test_quoted_fields_hold_separators_quotes_and_lines() -> None:
    text = 'id,text\naxe,"Say ""hi"", then\ndraw"\nbow,x\n'
    assert table(text) == [{"id": "axe", "text": 'Say "hi", then\ndraw'}, {"id": "bow", "text": "x"}]
    span = cell(text, 0, "text").place(15)
    assert (span.line, span.column) == (3, 1)
    assert cell(text, 1, "id").span.line == 4


def test_a_table_has_as_many_rows_as_a_component_has_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pnp.load.csv.MOST_ROWS", 3)
    assert problems("id\na\nb\nc\n") == []
    assert problems("id\na\nb\nc\nd\ne\n") == ["5:1 Y104 the table has more than 3 rows"]


def test_a_header_line_may_have_separators_of_another_kind_in_quotes() -> None:
    assert table('id;"a,b,c"\naxe;1\n') == [{"id": "axe", "a,b,c": 1}]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("id,,cost\naxe,,2\n\nbow,,3\n", id="that keeps others apart"),
        pytest.param("id,cost,\naxe,2,\nbow,3,\n", id="behind the last one"),
        pytest.param('id, ,cost\naxe,"",2\nbow, ,3\n', id="of blanks and quotes"),
    ],
)
def test_a_column_without_header_and_cells_is_left_out(text: str) -> None:
    assert problems(text) == []
    assert table(text) == [{"id": "axe", "cost": 2}, {"id": "bow", "cost": 3}]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["1:1 Y122 the file is empty"]),
        ("id,cost\naxe,1,2\n", ["2:7 Y124 this row has 3 fields, the header has 2"]),
        ("id,cost,text\naxe,1\n", ["2:5 Y124 this row has 2 fields, the header has 3"]),
        ("id,id\naxe,1\n", ["1:4 Y125 two columns are called 'id'"]),
        ("id,,x\naxe,1,2\n", ["1:4 Y125 a column has no header"]),
        ("id,.,x\naxe,1,2\n", ["1:4 Y125 the header '.' is not a key"]),
        ("a,a.b\n1,2\n", ["1:3 Y125 the columns 'a' and 'a.b' exclude each other"]),
        ("a.b,a\n1,2\n", ["1:5 Y125 the columns 'a.b' and 'a' exclude each other"]),
        ('id,text\naxe,"open\nbow,x\n', ['2:5 Y123 the quote " is never closed']),
        ('id,cost,text\naxe,"open\nbow,1,x\n', ['2:5 Y123 the quote " is never closed']),
        ('id,text\naxe,"a" b\nbow,x\n', ["2:8 Y123 text after the closing quote"]),
    ],
)
def test_what_is_wrong_is_told_at_its_place(text: str, expected: list[str]) -> None:
    assert problems(text) == expected


def mended(text: str) -> str:
    """The text after the edits of its findings."""
    source = Source("c.csv", text)
    edits = [edit for finding in read_csv(source)[1] for edit in finding.edits]
    for edit in sorted(edits, key=lambda edit: (edit.span.line, edit.span.column), reverse=True):
        start, end = (
            source.starts[line - 1] + column - 1
            for line, column in ((edit.span.line, edit.span.column), (edit.span.end_line, edit.span.end_column))
        )
        text = text[:start] + edit.text + text[end:]
    return text


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        pytest.param("axe,Gain 2, then stop.,", 'axe,"Gain 2, then stop.",', id="the last field is empty"),
        pytest.param("axe,Gain 2, then stop.,x", 'axe,"Gain 2, then stop.",x', id="or full"),
        pytest.param("axe,Gain 2, then, stop.,x", 'axe,"Gain 2, then, stop.",x', id="two separators"),
        pytest.param("axe,Gain 2, then, stop.", "axe,Gain 2, then, stop.", id="more separators than fields"),
        pytest.param('axe,"Gain 2, then stop.",x,', 'axe,"Gain 2, then stop.",x', id="it has quotes"),
        pytest.param('axe,Say "a", then stop.,', 'axe,"Say ""a"", then stop.",', id="with quotes in it"),
        pytest.param("axe, Gain 2, x, y", "axe, Gain 2, x, y", id="all separators have a blank"),
        pytest.param("axe,Gain 2 ,x,", "axe,Gain 2 ,x", id="the blank is before the separator"),
    ],
)
def test_a_text_that_its_commas_divide_is_put_in_quotes_and_never_lost(row: str, expected: str) -> None:
    assert mended(f"id,text,notes\n{row}\n") == f"id,text,notes\n{expected}\n"


def test_a_table_with_thousands_of_columns_is_refused() -> None:
    assert [one.split()[1] for one in problems("a," * 5000)] == ["Y104"]


CELLS = st.text(st.characters(codec="utf-8", exclude_characters="\r\0"), max_size=12).map(str.strip)


@examples(200)
@given(
    st.lists(st.lists(CELLS, min_size=3, max_size=3), max_size=5),
    st.sampled_from(",;\t"),
    st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]),
    st.sampled_from(["\n", "\r\n"]),
)
def test_what_pythons_csv_module_writes_is_read_again(
    rows: list[list[str]], separator: str, quoting: int, line_end: str
) -> None:
    file = io.StringIO()
    writer = csv.writer(file, delimiter=separator, quoting=quoting, lineterminator=line_end)  # type: ignore[arg-type]
    writer.writerows([["a", "b", "c"], *rows])
    source = Source("c.csv", file.getvalue())
    node, findings = read_csv(source)
    # Above a longer row, one with its first cell alone may be the heading of a section; then that is reported.
    longer = max((number for number, row in enumerate(rows) if sum(map(bool, row)) > 1), default=0)
    alone = [number for number, row in enumerate(rows[:longer]) if row[0] and not any(row[1:])]
    headings = alone if findings else []
    assert [finding.code for finding in findings] == ["Y170"] * bool(headings)
    assert isinstance(node, ListNode)
    found = [{key: text_of(entry.value) for key, entry in maps(one).entries.items()} for one in node.items]
    records = [row for number, row in enumerate(rows) if any(row) and number not in headings]
    expected = [{key: text for key, text in zip("abc", row, strict=True) if text} for row in records]
    assert found == expected


def maps(node: Node) -> MapNode:
    assert isinstance(node, MapNode)
    return node


def text_of(node: Node) -> str:
    """The text of a cell, after looking up each of its characters in the file."""
    assert isinstance(node, Scalar)
    for index, character in enumerate(node.text):
        span = node.place(index)
        start = node.source.starts[span.line - 1] + span.column - 1
        assert node.source.text[start] in (character, "\r")
    return node.text


@examples(200)
@given(st.text(st.sampled_from('ab,;"\n\r\t .é😀1'), max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    node, _ = read_csv(Source("c.csv", text))
    for one in node.items if node else ():
        for entry in maps(one).entries.values():
            assert entry.value.span.line >= 1


def test_millions_of_empty_rows_are_skipped_at_once() -> None:
    with ends(within=3):
        assert table("id,cost\n" + " , \n" * 1_000_000 + "axe,2\n") == [{"id": "axe", "cost": 2}]
