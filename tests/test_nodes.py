"""Places of values, and of each of their characters."""

from __future__ import annotations

import pytest

from pnp.findings import Span
from pnp.load.csv import read_csv
from pnp.load.yaml import read_yaml
from pnp.nodes import MapNode, Record, Scalar, Source, Style, model_class
from pnp.values import dataclass


def value_of(text: str) -> Scalar:
    """The value of the key ``a`` of a YAML text."""
    node, findings = read_yaml(Source("a.yaml", text))
    assert not findings
    assert isinstance(node, MapNode)
    value = node.entries["a"].value
    assert isinstance(value, Scalar)
    return value


def start(span: Span) -> tuple[int, int]:
    return span.line, span.column


@pytest.mark.parametrize(
    "text", ["0110", "01-02", "3:1", "NO", "1.0", "yes", "0x1F", "1_000", "+1", "-0", "1e3", "=", "2026-01-01", "TRUE"]
)
def test_what_is_no_plain_integer_stays_text(text: str) -> None:
    assert value_of(f"a: {text}").value == text


@pytest.mark.parametrize(
    ("written", "value"),
    [("7", 7), ("0", 0), ("-12", -12), ("true", True), ("false", False), ("null", None), ("~", None), ("", None)],
)
def test_plain_integers_flags_and_null_are_values(written: str, value: object) -> None:
    found = value_of(f"a: {written}").value
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize("written", ["'7'", '"7"', "|-\n  7", ">-\n  7"])
def test_quotes_and_blocks_make_text(written: str) -> None:
    assert value_of(f"a: {written}").value == "7"


def test_a_number_too_long_to_be_one_stays_text() -> None:
    assert value_of(f"a: {'9' * 5000}").value == "9" * 5000


def test_a_plain_value_over_two_lines_has_its_second_line_on_the_second_line() -> None:
    value = value_of("a: one two\n   three")
    assert value.text == "one two three"
    assert start(value.place(8)) == (2, 4)
    assert value.span == Span("a.yaml", 1, 4, 2, 9)


def test_a_character_behind_escapes_is_found() -> None:
    value = value_of(r'a: "x\u00e9\ty"')
    assert value.text == "xé\ty"
    assert start(value.place(3)) == (1, 14)


def test_doubled_single_quotes_count_as_one() -> None:
    value = value_of("a: 'it''s on'")
    assert start(value.place(value.text.index("on"))) == (1, 11)


def test_an_escaped_line_break_is_no_character() -> None:
    value = value_of('a: "one \\\n    two"')
    assert value.text == "one two"
    assert start(value.place(4)) == (2, 5)


def test_a_literal_block_keeps_its_lines() -> None:
    value = value_of("a: |\n  one\n    two\n\n  three\nb: 1")
    assert value.text == "one\n  two\n\nthree\n"
    assert start(value.place(value.text.index("two"))) == (3, 5)
    assert start(value.place(value.text.index("three"))) == (5, 3)
    assert value.span == Span("a.yaml", 1, 4, 5, 8)


def test_a_folded_block_with_an_indentation_of_its_own() -> None:
    value = value_of("a: >2+  # note\n    one\n   two\n  three\n  four\n\n")
    assert value.text == "  one\n two\nthree four\n\n"
    assert start(value.place(value.text.index("four"))) == (5, 3)


def test_windows_line_ends_do_not_move_places() -> None:
    value = value_of("a: |\r\n  one\r\n  two\r\n")
    assert value.text == "one\ntwo\n"
    assert start(value.place(4)) == (3, 3)


def test_a_place_covers_as_many_characters_as_asked() -> None:
    assert value_of("a: one two").place(4, 3) == Span("a.yaml", 1, 8, 1, 11)


def test_a_place_beyond_the_end_is_the_end() -> None:
    assert start(value_of("a: one").place(99)) == (1, 7)


def test_a_part_of_a_value_knows_where_it_stands() -> None:
    part = value_of("a: 'it''s 2-4'").part(5, 8)
    assert part.text == "2-4"
    assert part.span == Span("a.yaml", 1, 11, 1, 14)
    assert start(part.place(2)) == (1, 13)


def test_what_stands_for_a_node_stands_at_its_place() -> None:
    made = Scalar.standing_for(value_of("a: 2"), "least")
    assert (made.text, start(made.place(3))) == ("least", (1, 4))


def test_a_byte_order_mark_is_no_character() -> None:
    assert Source("a.yaml", "\ufeffa: 1").text == "a: 1"


def test_lines_of_a_source() -> None:
    source = Source("a", "one\r\ntwo\rthree\n")
    assert [source.line(number) for number in range(6)] == ["", "one", "two", "three", "", ""]


def test_quoted_cells_decode() -> None:
    scalar = Scalar(Source("c.csv", '"a""b\r\nc"'), 0, 9, 'a"b\nc', Style.QUOTED_CELL)
    assert start(scalar.place(4)) == (2, 1)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Anything(Record):
    """A record."""


def record_of(text: str) -> Anything:
    node, _ = read_yaml(Source("a.yaml", text))
    assert isinstance(node, MapNode)
    return Anything(node=node)


def test_a_record_points_at_its_values() -> None:
    record = record_of("stats: {move: 2}\nrows:\n- {on: 1}\n- {on: 5}\nempty:\n")
    assert start(record.at("stats.move")) == (1, 15)
    assert start(record.at("rows.1.on")) == (4, 8)
    assert start(record.at("rows.7.on")) == (3, 1)
    assert start(record.at("stats.hits")) == (1, 8)
    assert start(record.at("empty")) == (5, 1)
    assert start(record.at("nothing")) == (1, 1)
    assert start(record.at_key("rows")) == (2, 1)


def test_a_record_that_nobody_wrote_has_a_place_all_the_same() -> None:
    assert Anything().at("x") == Anything().span == Span("(made by pnp)", 1, 1, 1, 1)


def test_the_parts_of_a_cell_stand_where_they_are_written() -> None:
    rows, _ = read_csv(Source("a.csv", 'id,units,spare\n1, pikes ;; bows;,\n2,"pikes;bows",\n3,pikes,\n'))
    assert rows is not None
    places = []
    for node in rows.items:
        assert isinstance(node, MapNode)
        record = Anything(node=node)
        places.append([(one.line, one.column, one.end_column) for one in map(record.at, ("units.0", "units.1"))])
    assert places == [
        [(2, 4, 9), (2, 13, 17)],
        [(3, 4, 9), (3, 10, 14)],
        # There is no second one: the innermost thing on the way is the cell.
        [(4, 3, 8), (4, 3, 8)],
    ]


def test_any_other_value_is_its_only_part() -> None:
    node, _ = read_yaml(Source("a.yaml", "a; b"))
    assert isinstance(node, Scalar)
    assert node.parts() == (node,)


def standing(value: Scalar) -> list[tuple[int, int]]:
    """Where each character of a value stands, and behind them its end."""
    return [start(value.place(index)) for index in range(len(value.text) + 1)]


@pytest.mark.parametrize(
    ("escape", "character"),
    [
        *((r"\0", "\0"), (r"\a", "\a"), (r"\b", "\b"), (r"\t", "\t"), (r"\n", "\n"), (r"\v", "\v"), (r"\f", "\f")),
        *((r"\r", "\r"), (r"\e", "\x1b"), (r"\"", '"'), (r"\/", "/"), (r"\\", "\\"), (r"\N", "\x85"), (r"\_", "\xa0")),
        *((r"\L", "\u2028"), (r"\P", "\u2029")),
    ],
)
def test_every_escape_is_one_character(escape: str, character: str) -> None:
    value = value_of(f'a: "x{escape}yz"')
    assert value.text == f"x{character}yz"
    # The quote is in column 4, and an escape takes two columns.
    assert standing(value) == [(1, 5), (1, 6), (1, 8), (1, 9), (1, 10)]


@pytest.mark.parametrize(
    ("escape", "width"), [(r"\x41", 4), (r"\u0041", 6), (r"\U00000041", 10), ("\\ ", 2), ("\\\t", 2)]
)
def test_escapes_are_as_wide_as_they_are_written(escape: str, width: int) -> None:
    assert standing(value_of(f'a: "{escape}z"')) == [(1, 5), (1, 5 + width), (1, 6 + width)]


def test_the_end_of_a_quoted_value_is_its_closing_quote() -> None:
    assert standing(value_of("a: 'o''k'")) == [(1, 5), (1, 6), (1, 8), (1, 9)]


def test_empty_lines_in_a_plain_value_are_line_feeds() -> None:
    value = value_of("a: one\n\n\n  two")
    assert value.text == "one\n\ntwo"
    # The first line break is dropped, the others stand where they are.
    assert standing(value) == [(1, 4), (1, 5), (1, 6), (2, 1), (3, 1), (4, 3), (4, 4), (4, 5), (4, 6)]


def test_a_line_break_in_a_plain_value_stands_behind_the_blanks_before_it() -> None:
    assert standing(value_of("a: o  \n  k")) == [(1, 4), (1, 7), (2, 3), (2, 4)]


def test_escaped_line_breaks_keep_the_empty_lines_behind_them() -> None:
    value = value_of('a: "o\\\n\n  k"')
    assert value.text == "o\nk"
    assert standing(value) == [(1, 5), (2, 1), (3, 3), (3, 4)]


def test_an_escaped_line_break_of_windows_is_one() -> None:
    assert standing(value_of('a: "o\\\r\n  k"')) == [(1, 5), (2, 3), (2, 4)]


def test_a_block_that_keeps_its_last_lines() -> None:
    value = value_of("a: |+\n\n  o\n\n\nb: 1")
    assert value.text == "\no\n\n\n"
    assert standing(value) == [(2, 1), (3, 3), (3, 4), (4, 1), (5, 1), (6, 1)]


def test_a_block_that_drops_its_last_lines() -> None:
    value = value_of("a: |-\n  o\n  k\n\n\nb: 1")
    assert standing(value) == [(2, 3), (2, 4), (3, 3), (3, 4)]


def test_a_folded_block_joins_lines_but_for_those_with_more_indentation() -> None:
    value = value_of("a: >\n  o\n  k\n\n  x\n   y\n   z\n  e\n")
    assert value.text == "o k\nx\n y\n z\ne\n"
    assert standing(value) == [
        *((2, 3), (2, 4), (3, 3)),
        *((4, 1), (5, 3), (5, 4)),
        *((6, 3), (6, 4), (6, 5), (7, 3), (7, 4), (7, 5)),
        *((8, 3), (8, 4), (9, 1)),
    ]


def test_a_block_of_blank_lines() -> None:
    value = value_of("a: |+\n\n \nb: 1")
    assert value.text == "\n\n"
    assert standing(value)[:2] == [(2, 1), (3, 2)]


def test_a_block_with_a_hash_and_signs_in_its_note() -> None:
    assert value_of("a: |  # - and +\n  o\n\n").place(1) == Span("a.yaml", 2, 4, 3, 1)


def test_a_block_at_the_end_of_a_file_without_a_line_break() -> None:
    assert standing(value_of("a: |\n  o")) == [(2, 3), (2, 4)]


def test_a_value_that_is_not_what_is_written_stands_inside_what_is() -> None:
    assert standing(Scalar(Source("a", "a: xyz"), 3, 6, "four")) == [(1, 4), (1, 5), (1, 6), (1, 7), (1, 7)]


@pytest.mark.parametrize("written", ["a:", "a: ~", "a: null"])
def test_an_empty_value_stands_at_its_key(written: str) -> None:
    assert record_of(written).at("a") == Span("a.yaml", 1, 1, 1, 2)


@pytest.mark.parametrize("written", ["''", "'null'", '"~"'])
def test_quotes_make_an_empty_value_one_that_is_written(written: str) -> None:
    assert start(record_of(f"a: {written}").at("a")) == (1, 4)


def test_the_last_cell_of_a_quoted_row_decodes() -> None:
    scalar = Scalar(Source("c.csv", '"a""b"'), 0, 6, 'a"b', Style.QUOTED_CELL)
    assert standing(scalar) == [(1, 2), (1, 3), (1, 5), (1, 6)]


def test_a_record_has_a_place_of_its_own_and_one_for_each_key() -> None:
    record = record_of("{a: {b: 1}, c: 2}")
    assert record.span == Span("a.yaml", 1, 1, 1, 18)
    assert record.at_key("c") == Span("a.yaml", 1, 13, 1, 14)
    assert record.at_key("d") == record.span
    assert record.at("a.b.c") == Span("a.yaml", 1, 9, 1, 10)


def test_a_list_counts_from_nought() -> None:
    record = record_of("rows: [x, y]")
    assert [start(record.at(f"rows.{step}")) for step in ("0", "1", "2", "-1")] == [(1, 8), (1, 11), (1, 7), (1, 7)]


def test_values_that_stand_for_others_keep_their_end() -> None:
    node = value_of("a: 2-4")
    made = MapNode.standing_for(node, {"least": Scalar.standing_for(node, "2")})
    least = made.get("least")
    assert isinstance(least, Scalar)
    assert (made.span, least.span, made.get("most")) == (node.span, node.span, None)
    assert (least.place(0), least.place(1)) == (Span("a.yaml", 1, 4, 1, 5), Span("a.yaml", 1, 7, 1, 7))
    assert least.value == 2


def test_words_behind_a_comma_have_no_colon() -> None:
    node, _ = read_yaml(Source("a.yaml", "{a: , b, c: 1}"))
    assert isinstance(node, MapNode)
    assert [entry.has_no_colon for entry in node.entries.values()] == [False, True, False]


def test_a_value_knows_its_file() -> None:
    assert value_of("a: 1").file == "a.yaml"


def test_a_record_whose_reads_are_noted_is_of_its_declared_class() -> None:
    noted = type("Noted", (Anything,), {"__wrapped__": Anything})
    assert (model_class(Anything()), model_class(noted())) == (Anything, Anything)
