"""Inline Markdown of the common kind: read as a Markdown parser reads it, or left to the parser."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pnp.document.leaves import Entry, Mark, Mention, Words, leaf, made_scalar
from pnp.document.markdown import markdown
from pnp.document.simple_inline import simple_pieces

BOLD, ITALIC = Mark(bold=True), Mark(italic=True)


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("**Draw.** One card", [Words("Draw.", 2, BOLD), Words(" One card", 9)]),
        ("a *few* words,\nthen", [Words("a ", 0), Words("few", 3, ITALIC), Words(" words, then", 7)]),
        ("see [the end](#end).", [Words("see ", 0), Words("the end", 5, Mark(link="#end")), Words(".", 19)]),
        ("see [](#end)", [Words("see ", 0), Mention("#end", 4, Mark(link="#end"))]),
        ("the [[bank|banks]]", [Words("the ", 0), Entry("bank", 4), Words("banks", 11)]),
        ("**all [of it](#x)**", [Words("all ", 2, BOLD), Words("of it", 7, Mark(bold=True, link="#x"))]),
    ],
)
def test_the_common_kind_is_read_without_a_parser(text, runs):
    assert simple_pieces(text) is not None
    assert list(leaf(made_scalar(text)).runs) == runs


@pytest.mark.parametrize(
    "text",
    [
        *("2 * 3 * 4", "a*b*c", "***both***", "**one *in* the other**", "**open", "[a](b.md)", "![a](#b)", "a `b`"),
        *("_a_", "a\\*", "&amp;", "<a>", "two  \nlines", "[[a]](#b)", "[a]"),
    ],
)
def test_what_is_not_common_is_left_to_the_parser(text):
    assert simple_pieces(text) is None


PARTS = ["*", "**", "a", "b c", " ", "\n", "[", "]", "(#x)", "[[t]]", "[w](#x)", "[](#y)", "!", "^^", ".", "\u00a0"]
MORE = ["“", "é", "1", "—", ")", "#", "😀", "{{ x }}"]
KINDS = {"em_open": "open", "strong_open": "open", "em_close": "close", "strong_close": "close", "link_open": "link"}


@given(st.lists(st.sampled_from([*PARTS, *MORE]), max_size=9).map("".join))
@example("(*a* b*")
def test_a_parser_finds_the_same_emphasis_and_links(text):
    text = text.strip()
    pieces = simple_pieces(text)
    if pieces is None:
        return
    parser = type(markdown())("commonmark", {"html": False})
    (inline,) = parser.parseInline(text)
    parsed = [KINDS[token.type] for token in inline.children or () if token.type in KINDS]
    assert [piece.kind for piece in pieces if piece.kind in KINDS.values()] == parsed
    words = "".join(text[piece.start : piece.end] for piece in pieces if piece.kind in ("words", "link", "newline"))
    kept = [token for token in inline.children or () if token.type in ("text", "softbreak")]
    assert words == "".join("\n" if token.type == "softbreak" else token.content for token in kept)
