"""Markdown to blocks whose characters know their places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.document.blocks import (
    Admonition,
    Directive,
    Heading,
    ListBlock,
    MarkdownTable,
    Paragraph,
    PictureBlock,
    Quote,
    read_blocks,
)
from pnp.document.inline_text import parse_inline, synthetic_scalar
from pnp.nodes import Source
from pnp.text import Expression, Run


def blocks(text: str):
    return read_blocks(Source("rules.md", text))


def place_of(text, words: str) -> str:
    """Where the run that begins with these words stands."""
    run = next(run for run in text.runs if isinstance(run, Run | Expression) and run.text.startswith(words))
    return str(text.scalar.place(run.start))


def test_words_in_a_list_in_a_quote_keep_their_line_and_column():
    read, _ = blocks("Intro.\n\n> - one\n>   **two**\n")
    quote = read[1]
    assert isinstance(quote, Quote)
    items = quote.blocks[0]
    assert isinstance(items, ListBlock)
    paragraph = items.items[0][0]
    assert isinstance(paragraph, Paragraph)
    assert place_of(paragraph.text, "two") == "rules.md:4:7"


def test_cells_keep_their_columns_even_behind_an_escaped_bar_and_a_filter():
    read, _ = blocks("| a | b |\n|---|---|\n| x \\| y | {{ n|length }} |\n")
    grid = read[0]
    assert isinstance(grid, MarkdownTable)
    first, second = grid.rows[0]
    assert first.plain == "x | y"
    assert place_of(second, "{{ n|length }}") == "rules.md:3:12"


def test_a_heading_id_is_taken_off_and_the_words_stay():
    read, _ = blocks("## The *turn* {#turn}\n")
    heading = read[0]
    assert isinstance(heading, Heading)
    assert (heading.id, heading.text.plain, heading.level) == ("turn", "The turn", 2)


def test_an_expression_with_marks_inside_is_one_expression():
    text = parse_inline(synthetic_scalar("so {{ a * b * c }} *many*"))
    assert [run.text for run in text.runs] == ["so ", "{{ a * b * c }}", " ", "many"]


def test_code_shows_an_expression_as_it_is_written():
    assert parse_inline(synthetic_scalar("`{{ x }}`")).plain == "{{ x }}"


def test_arguments_of_a_line_have_places():
    read, findings = blocks('::table{tables.weather columns="name, text"}\n')
    directive = read[0]
    assert isinstance(directive, Directive)
    assert directive.arguments.subject is not None
    assert directive.arguments.subject.text == "tables.weather"
    assert str(directive.arguments.named["columns"].span) == "rules.md:1:33"
    assert not findings


def test_a_longer_fence_holds_a_shorter_one():
    read, findings = blocks(":::: note Outer\n::: example\nin\n:::\nstill in\n::::\nout\n")
    outer, after = read
    assert isinstance(outer, Admonition)
    assert isinstance(outer.blocks[0], Admonition)
    assert isinstance(outer.blocks[1], Paragraph)
    assert isinstance(after, Paragraph)
    assert not findings


def test_blocks_of_the_same_length_end_from_the_inside():
    read, findings = blocks("::: note\n::: example\nin\n:::\nmiddle\n:::\n")
    assert len(read) == 1
    assert not findings


@pytest.mark.parametrize(
    ("text", "code", "place", "message"),
    [
        ("::tabel{phases}\n", "T304", "rules.md:1:1", "there is no block 'tabel'"),
        ("a\n\n::: note\nopen\n", "T303", "rules.md:3:1", "the block 'note' has no end"),
        ("::: nota\nx\n:::\n", "T304", "rules.md:1:1", "there is no block 'nota'"),
        ("::table{a wide=1}\n", "T308", "rules.md:1:11", "::table does not know 'wide'"),
        ("::table{a b}\n", "T308", "rules.md:1:11", "'b' has no name"),
    ],
)
def test_what_is_wrong_with_a_block_is_reported_at_its_place(text, code, place, message):
    _, findings = blocks(text)
    assert [(finding.code, str(finding.span), finding.message) for finding in findings] == [(code, place, message)]


def test_an_unknown_block_lists_those_there_are():
    _, findings = blocks("::card{march}\n")
    assert findings[0].hint.startswith("one of 'table', 'figure', 'board'")


def test_a_picture_alone_in_a_paragraph_is_a_block():
    read, _ = blocks('![A quay](art/quay.png "The quay at dawn")\n')
    picture = read[0]
    assert isinstance(picture, PictureBlock)
    assert (picture.file, picture.alt, picture.title) == ("art/quay.png", "A quay", "The quay at dawn")


@given(st.text(alphabet="ab *_`[]()\\{}:|#->\n&;é1.", max_size=80))
def test_whatever_is_written_every_printed_character_stands_where_it_says(text):
    """A run's characters are those of the file at their places; only white space and entities differ."""
    read, _ = blocks(text)
    lines = text.split("\n")
    for block in read:
        if isinstance(block, Paragraph):
            for run in block.text.runs:
                if isinstance(run, Run) and run.text.isalnum():
                    span = block.text.scalar.place(run.start)
                    assert lines[span.line - 1][span.column - 1 :].startswith(run.text[0])
