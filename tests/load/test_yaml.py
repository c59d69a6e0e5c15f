"""YAML text to nodes: what is refused, in which words, and that nothing ever breaks the reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from pnp.load.yaml import read_yaml
from pnp.nodes import ListNode, MapNode, Node, Scalar, Source
from pnp.nodes.places import offsets
from tests.ending import ends
from tests.examples import examples


def problems(text: str) -> list[str]:
    """``line:column code message`` for each finding, in order."""
    _, findings = read_yaml(Source("a.yaml", text))
    return [f"{one.span.line}:{one.span.column} {one.code} {one.message}" for one in findings]


def hint(text: str) -> str:
    _, findings = read_yaml(Source("a.yaml", text))
    return findings[0].hint


def plain(node: Node | None) -> object:
    """A node as Python's own values."""
    if isinstance(node, MapNode):
        return {key: plain(entry.value) for key, entry in node.entries.items()}
    if isinstance(node, ListNode):
        return [plain(item) for item in node.items]
    return node.value if node else None


def test_maps_lists_and_values_are_read_in_order() -> None:
    node, findings = read_yaml(Source("a.yaml", "b: [1, two]\na: {x: ~}\nc:\n- y: 'NO'\n"))
    assert findings == []
    assert plain(node) == {"b": [1, "two"], "a": {"x": None}, "c": [{"y": "NO"}]}
    assert isinstance(node, MapNode)
    assert list(node.entries) == ["b", "a", "c"]


def test_maps_and_lists_end_where_their_last_value_ends() -> None:
    node, _ = read_yaml(Source("a.yaml", "a:\n  - x\n  - y\n\n# end\n\nb: {c: d}  # more\n"))
    assert isinstance(node, MapNode)
    first, second = node.entries["a"].value.span, node.entries["b"].value.span
    assert (first.line, first.column, first.end_line, first.end_column) == (2, 3, 3, 6)
    assert (second.column, second.end_column) == (4, 10)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: &x 1\nb: *x", ["1:4 Y113 the anchor '&x' is not allowed", "2:4 Y113 the alias '*x' is not allowed"]),
        ("a: !!int 7", ["1:4 Y114 the tag '!!int' is not allowed"]),
        ("a: 1\nb: 2\na: 3\nb: 4", ["3:1 Y115 the key 'a' is written twice in this map",
                                     "4:1 Y115 the key 'b' is written twice in this map"]),
        ("text: {{ name }}", ["1:8 Y116 a map as a key is not understood"]),
        ("[a]: b", ["1:1 Y116 a list as a key is not understood"]),
        ("a: 1\n---\nb: 2", ["2:1 Y118 a second document starts in the same file"]),
        ("", ["1:1 Y122 the file is empty"]),
        ("# only a comment\n", ["1:1 Y122 the file is empty"]),
        ("a: b\x07", ["1:5 Y121 the invisible character U+0007 is not allowed"]),
        ("a: \ud800", ["1:4 Y121 the invisible character U+D800 is not allowed"]),
        ("a:\n\tb: c", ["2:1 Y120 a tab in the indentation"]),
        ("a:\n  - b: c\n  \td: e", ["3:3 Y120 a tab in the indentation"]),
        ("a: b\n\tc: d", ["2:1 Y120 a tab in the indentation"]),
        ("a: |\n\tb", ["2:1 Y120 a tab in the indentation"]),
        ("a: {b: ‘c’, d: [1, 2]}\ne: {f: “{{ x }}”, g: 1}", ["2:8 Y119 “ is no quote that begins a value"]),
        ("- {name: Cards: first, b: 1}", ["1:15 Y119 a colon in a text without quotes"]),
        ("name: Foo: bar", ["1:10 Y119 ': ' inside a value"]),
        ("- name: Foo: bar", ["1:12 Y119 ': ' inside a value"]),
        ("a:b\nc: d", ["1:3 Y119 no space after 'a:'"]),
        ("x: 1\na:b\nc: d", ["2:3 Y119 no space after 'a:'"]),
        ("a: b\n  c: d", ["2:3 Y119 a key where the value above it goes on"]),
        ("a: 1\nb\nc: 2", ["2:1 Y119 a key without a colon"]),
        ("a:\n   b: 1\n  c: 2", ["3:3 Y119 the indentation matches no line above"]),
        ('name: "Foo" bar', ["1:13 Y119 text after the closing quote"]),
        ("- a\nb: c", ["2:1 Y119 a line among list items without its '-'"]),
        ("a: b\n- c", ["2:1 Y119 a list item among keys"]),
        ("a: - b", ["1:4 Y119 a list cannot start on the line of its key"]),
        ("a: [1, 2\n", ["1:9 Y119 '[' is not closed before this"]),
        ("a: {b: c\nd: e", ["2:2 Y119 '{' is not closed before this"]),
        ("a: {b: #ff0000, c: d}", ["1:8 Y119 #ff0000 is taken for a comment"]),
        ("a: {\n  b: {c: #fff},\n  d: e}", ["2:10 Y119 #fff is taken for a comment"]),
        ("a: [1,\n  #fff\n  2", ["3:4 Y119 '[' is not closed before this"]),
        ("a: {b: 'It's', c: d}", ["1:11 Y119 an apostrophe ends the value in single quotes"]),
        ("a: 'It's'", ["1:7 Y119 an apostrophe ends the value in single quotes"]),
        ('a: 1\nb: "x\nc: 2', ["2:4 Y119 the quote \" is never closed"]),
        ("text: **Attack** now", ["1:7 Y119 a value cannot start with '*'"]),
        ("text: & more", ["1:7 Y119 a value cannot start with '&'"]),
        ("a: @x", ["1:4 Y119 a value cannot start with '@'"]),
        ("a: %x", ["1:4 Y119 a value cannot start with '%'"]),
        # Half of a character, as programs write it that know no others.
        ('a: "x\\ud83d\\ude00"', ["1:6 Y119 '\\ud83d' is no character"]),
        ('a: "\\q"', ["1:5 Y119 '\\q' means nothing in double quotes"]),
        ("a: }", ["1:4 Y119 '}' where a value belongs"]),
        ("a: |x\n b", ["1:5 Y119 text on the line of '|'"]),
        ("%x\n", ["1:3 Y119 a line cannot start with '%'"]),
        ("{a: b} c", ["1:8 Y119 text after the end of the document"]),
        (" a: b\nc: d\n", ["2:1 Y119 the lines above are indented and this one is not"]),
    ],
)  # fmt: skip
def test_what_is_refused_is_told_in_plain_words(text: str, expected: list[str]) -> None:
    assert problems(text) == expected


@pytest.mark.parametrize(
    ("text", "mended"),
    [
        ("a: {b: #ff0000, c: d}", {"a": {"b": "#ff0000", "c": "d"}}),
        ("a: {b: 'It's Ann's', c: d}", {"a": {"b": "It's Ann's", "c": "d"}}),
        ("a: 'It's'", {"a": "It's"}),
    ],
)
def test_colors_and_apostrophes_are_mended(text: str, mended: object) -> None:
    for _ in range(2):
        _, findings = read_yaml(Source("a.yaml", text))
        edits = [edit for finding in findings for edit in finding.edits]
        for edit in sorted(edits, key=lambda edit: -edit.span.column):
            text = text[: edit.span.column - 1] + edit.text + text[edit.span.end_column - 1 :]
    node, _ = read_yaml(Source("a.yaml", text))
    assert plain(node) == mended


def test_a_colon_in_a_value_comes_with_the_quoted_line() -> None:
    assert hint("name: Foo: bar") == 'put the value in quotes: name: "Foo: bar"'


def test_a_duplicate_key_names_the_first() -> None:
    _, findings = read_yaml(Source("a.yaml", "a: 1\nb: 2\na: 3"))
    assert [(one.span.line, one.message) for one in findings[0].related] == [(1, "first written here")]


def test_reading_goes_on_after_what_can_be_skipped() -> None:
    node, findings = read_yaml(Source("a.yaml", "a: !t x\n[k]: 1\na: 2\nb: *c\nd: 4"))
    assert len(findings) == 4
    assert plain(node) == {"a": "x", "b": "*c", "d": 4}


@pytest.mark.parametrize("text", ["[" * 50_000, "{" * 50_000, "- " * 50_000, "? " * 50_000, "a: " + "[" * 50_000])
def test_hostile_nesting_is_refused_at_once(text: str) -> None:
    with ends(within=2):
        assert [one.split()[1] for one in problems(text)] == ["Y117"]


def test_a_list_of_records_is_as_long_as_a_spreadsheet_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pnp.load.yaml.MOST_RECORDS", 3)
    assert problems("a: [{}, {}, {}]\nb:\n- x: 1\nc: [1, 2, 3, 4, [5]]\n") == []
    assert problems("a:\n- x: 1\n- x: 2\n- x: 3\n- x: 4\n- x: 5\n") == ["5:3 Y104 this list has more than 3 records"]


def test_sixty_four_levels_are_fine_and_one_more_is_not() -> None:
    assert problems("[" * 64 + "]" * 64) == []
    assert problems("[" * 65 + "]" * 65) == ["1:65 Y117 this is nested more than 64 levels deep"]


@pytest.mark.parametrize("text", ["a: [1, 2\n", 'a: "x', "a:\n\tb: c", "a: 1\n b: 2", "a: é\n- 😀\n", "[" * 5000])
def test_the_slow_loader_tells_the_same_code(text: str) -> None:
    _, fast = read_yaml(Source("a.yaml", text))
    _, slow = read_yaml(Source("a.yaml", text), yaml.Loader)
    assert [one.code for one in slow] == [one.code for one in fast]


def scalars(node: Node | None) -> Iterator[Scalar]:
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from scalars(item)
    elif isinstance(node, MapNode):
        for entry in node.entries.values():
            yield entry.key
            yield from scalars(entry.value)


def check_places(source: Source) -> None:
    """Every character that is written as itself is found where its place says; places never go back."""
    node, findings = read_yaml(source)
    for scalar in scalars(node):
        where = offsets(source.text, scalar.start, scalar.end, scalar.style, scalar.text)
        assert len(where) == len(scalar.text) + 1
        assert list(where) == sorted(where)
        if findings:
            continue
        for offset, character in zip(where, scalar.text, strict=False):
            written = source.text[offset]
            assert written == character or (character in " \n" and written in "\r\n\x85") or written == "\\"


YAML_PIECES = st.sampled_from(
    ["a", "b: ", "- ", "\n", "\n  ", "\n    ", "|\n", ">\n", ">-\n ", "|+\n  ", "'", '"', "''", "\\n", "\\\n",
     "[", "]", "{", "}", ", ", ": ", "# c", "é😀", "\t", "&x ", "*x", "!t ", "---\n", "\r\n", "\x85", "\u2028", " ",
     "? ", "~", "1", "\\x41", "...\n", "%", "\n\n"]
)  # fmt: skip


@examples(400)
@given(st.lists(YAML_PIECES, max_size=25).map("".join))
@example("|+\n  \r\n")
@example("a: |+\n   \n  \nb: c\n")
@example("a: >\n  b\n\n  c\n   d\n\n   e\n  f\n")
@example("a: 'b\x85\x85 c'")
def test_no_arrangement_of_yaml_breaks_the_reader_or_its_places(text: str) -> None:
    check_places(Source("a.yaml", text))


@examples(150)
@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    check_places(Source("a.yaml", text))


VALUES = st.recursive(
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=30) | st.integers(-99, 99),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abcxyz-", min_size=1), inner, max_size=3),
    max_leaves=8,
)


@examples(150)
@given(VALUES, st.sampled_from(['"', "'", "|", ">", None]), st.integers(20, 90))
def test_every_character_of_valid_yaml_is_found_again(value: object, style: str | None, width: int) -> None:
    text = yaml.safe_dump({"k": value}, default_style=style, allow_unicode=True, width=width)
    source = Source("a.yaml", text)
    if "!!" not in text:
        check_places(source)
        node, findings = read_yaml(source)
        for scalar in scalars(node):
            assert scalar.place(0).line >= 1
        assert {one.code for one in findings} <= {"Y113", "Y121", "Y116"}


SAMPLE = """\
units:
  - id: pike
    name: "Pike \\u2014 the long one"
    text: >-
      Moves one space.
        It may turn.

      Then it rests.
    stats: {move: 1, hits: 2}
    tags: ['it''s', foot]
notes: |
  NO
  01-02
"""


@examples(200)
@given(st.integers(0, len(SAMPLE)), st.integers(0, 4), YAML_PIECES)
def test_no_slip_of_the_hand_breaks_the_reader_or_its_places(at: int, removed: int, typed: str) -> None:
    check_places(Source("a.yaml", SAMPLE[:at] + typed + SAMPLE[at + removed :]))


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("a: 1\na: 2\n", "remove one, or make a list of both values"),
        ("a: {x: 1}\na: {y: 2}\n", "write what stands below both below the first a:, and remove this one"),
        ("a: [1]\na: [2]\n", "write what stands below both below the first a:, and remove this one"),
    ],
)
def test_what_to_do_with_a_key_that_is_written_twice(text: str, hint: str) -> None:
    assert [finding.hint for finding in read_yaml(Source("a.yaml", text))[1]] == [hint]
