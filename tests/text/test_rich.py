"""Rich text to runs."""

import re
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from pnp.text.rich import PLAIN, Entry, Expression, Mention, Run, SpanStyle, parse, parse_page, plain_text

BOLD, ITALIC = SpanStyle(bold=True), SpanStyle(italic=True)
BOTH, SMALL = SpanStyle(bold=True, italic=True), SpanStyle(smallcaps=True)
ICONS = frozenset({"coin", "iron-ore"})


@pytest.mark.parametrize(
    ("source", "runs"),
    [
        ("plain", (Run("plain", PLAIN),)),
        ("a **b** c", (Run("a ", PLAIN), Run("b", BOLD, 4), Run(" c", PLAIN, 7))),
        ("*i*", (Run("i", ITALIC, 1),)),
        ("***both***", (Run("both", BOTH, 3),)),
        ("**a *b***", (Run("a ", BOLD, 2), Run("b", BOTH, 5))),
        ("^^Toll^^", (Run("Toll", SMALL, 2),)),
        ("[go](#setup)!", (Run("go", SpanStyle(link="#setup"), 1), Run("!", PLAIN, 12))),
        ("`*x*`", (Run("*x*", PLAIN, 1),)),
        (r"\*x", (Run("*", PLAIN, 1), Run("x", PLAIN, 2))),
        ("__a _b___", (Run("a ", BOLD, 2), Run("b", BOTH, 5))),
        ("_]___`a_", (Run("]", ITALIC, 1), Run("_", PLAIN, 3), Run("`a", ITALIC, 5))),
        ("``a`b``", (Run("a`b", PLAIN, 2),)),
        ("Q&amp;A", (Run("Q", PLAIN), Run("&", PLAIN, 1), Run("A", PLAIN, 6))),
        ("<https://a.b>", (Run("https://a.b", SpanStyle(link="https://a.b"), 1),)),
        ("<x@a.b>", (Run("x@a.b", SpanStyle(link="mailto:x@a.b"), 1),)),
        ('[a](<#b c> "d")', (Run("a", SpanStyle(link="#b c"), 1),)),
        ("![a](b.png)", (Run("a", PLAIN, 2),)),
        (":coin:", (Run(":coin:", PLAIN, 0, "coin"),)),
        ("~~a~~", (Run("a", SpanStyle(strike=True), 2),)),
        ("2^nd^", (Run("2", PLAIN), Run("nd", SpanStyle(script="super"), 2))),
        ("H~2~O", (Run("H", PLAIN), Run("2", SpanStyle(script="sub"), 2), Run("O", PLAIN, 4))),
        ("~5-~6", (Run("~", PLAIN), Run("5-", PLAIN, 1), Run("~", PLAIN, 3), Run("6", PLAIN, 4))),
        ("a^b c^", (Run("a", PLAIN), Run("^", PLAIN, 1), Run("b c", PLAIN, 2), Run("^", PLAIN, 5))),
        ("[a]{.x .y}", (Run("a", SpanStyle(classes=("x", "y")), 1),)),
        ("[a]{scale=150% shift=-0.1}", (Run("a", SpanStyle(scale=1.5, shift=-0.1), 1),)),
        ("[[a]{.y}]{.x}", (Run("a", SpanStyle(classes=("x", "y")), 2),)),
        ("[[a](#b)]{.x}", (Run("a", SpanStyle(link="#b", classes=("x",)), 2),)),
        ("[**a**]{.x}", (Run("a", SpanStyle(bold=True, classes=("x",)), 3),)),
        ("**[a]{.x}**", (Run("a", SpanStyle(bold=True, classes=("x",)), 3),)),
        (":coin:{scale=2}", (Run(":coin:{scale=2}", SpanStyle(scale=2.0), 0, "coin"),)),
        ("a[1]{2}", tuple(Run(text, PLAIN, at) for text, at in (("a", 0), ("[", 1), ("1", 2), ("]", 3), ("{2}", 4)))),
        ("**:iron-ore:**", (Run(":iron-ore:", BOLD, 2, "iron-ore"),)),
        ("a\nb", (Run("a b", PLAIN),)),
        ("a\\\nb", (Run("a", PLAIN), Run("\n", PLAIN, 2), Run("b", PLAIN, 3))),
        ("", ()),
    ],
)
def test_marks_become_styles(source, runs):
    assert parse(source, ICONS) == runs


@pytest.mark.parametrize(
    "source",
    [
        "Note: 3:1",
        "odds :3:1: or :none:",
        "2*3*4",
        "a * b * c",
        "**open",
        "[1-3] roll",
        "a](b)",
        "^^open",
        "back\\slash",
        "1 ^ 2",
        "`open",
        "snake_case_name",
        "Name: ____",
        "[a](javascript:b)",
        "a < b & c",
        "[[not here]]",
    ],
)
def test_what_is_no_mark_stays_as_it_is(source):
    runs = parse(source, ICONS)
    assert plain_text(runs) == source
    assert {run.style for run in runs} == {PLAIN}


def test_an_icon_may_follow_a_colon():
    assert [run.icon for run in parse("cost::coin::coin:", ICONS)] == ["", "coin", "coin"]


def test_line_feeds_break_lines_where_they_are_meant_to():
    assert parse("a\nb", breaks=True) == (Run("a\nb", PLAIN),)


@given(st.text("ab *^~`:[](){}.=#\\1\n", max_size=25))
def test_every_run_lies_in_the_source_where_it_says(source):
    for run in parse(source, {"a", "ab"}):
        there = source[run.start : run.start + len(run.text)]
        assert run.text.replace("\n", " ") == there.replace("\n", " ")


@given(st.text("ab *^~:1\\", max_size=25))
def test_only_marks_disappear(source):
    left = "".join(run.text for run in parse(source))
    assert [c for c in left if c not in "*^~\\"] == [c for c in source if c not in "*^~\\"]


LINK = SpanStyle(link="#end")


@pytest.mark.parametrize(
    ("source", "nodes"),
    [
        ("**Draw.** One card", (Run("Draw.", BOLD, 2), Run(" One card", PLAIN, 9))),
        ("a *few* words,\nthen", (Run("a ", PLAIN), Run("few", ITALIC, 3), Run(" words, then", PLAIN, 7))),
        ("one \n two", (Run("one", PLAIN), Run(" ", PLAIN, 4), Run("two", PLAIN, 6))),
        ("one  \n two", (Run("one", PLAIN), Run("\n", PLAIN, 5), Run("two", PLAIN, 7))),
        ("see [the end](#end).", (Run("see ", PLAIN), Run("the end", LINK, 5), Run(".", PLAIN, 19))),
        ("see [](#end)", (Run("see ", PLAIN), Mention("#end", LINK, 4))),
        ("the [[bank|banks]]", (Run("the ", PLAIN), Entry("bank", 4), Run("banks", PLAIN, 11))),
        ("**{{ a*b }}**s", (Expression("{{ a*b }}", BOLD, 2), Run("s", PLAIN, 13))),
        ("`{{ a }}`", (Run("{{ a }}", PLAIN, 1),)),
        ("a :coin: for 3:1:2", (Run("a ", PLAIN), Run(":coin:", PLAIN, 2, "coin"), Run(" for 3:1:2", PLAIN, 8))),
        ("cost::coin:", (Run("cost::coin:", PLAIN),)),
    ],
)
def test_pages_have_expressions_terms_and_mentions_and_say_of_any_icon_that_it_is_one(source, nodes):
    assert parse_page(source) == nodes


def parsed_by(commonmark, source):
    """Every character that is printed, with what it looks like and what it leads to."""
    depth, links = Counter(), [""]
    for token in commonmark.parseInline(source)[0].children:
        if token.type == "link_open":
            links.append(token.attrs["href"])
        elif token.type == "link_close":
            links.pop()
        elif token.type == "hardbreak":
            yield "\n", 0, 0, ""
        elif token.nesting:
            depth[token.type.partition("_")[0]] += token.nesting
        else:
            for char in " " if token.type == "softbreak" else token.content:
                yield char, depth["strong"] > 0, depth["em"] > 0, links[-1]


PARTS = ["*", "**", "_", "__", "a", "b c", " ", "\n", "  \n", "[", "]", "(#x)", "[w](#x)", "`", "``", "."]
MORE = ["“", "é", "—", "(", ")", "&amp;", "<", "#", "😀", "\\*", "\u00a0", "^"]


@given(st.lists(st.sampled_from([*PARTS, *MORE]), max_size=9).map("".join))
@example("(*a* b*")
@example("*foo**bar*")
def test_a_page_is_read_as_commonmark_reads_it(source):
    source = source.strip()
    # Nor does a paragraph of a page have lines that begin with a bullet.
    if "[[" in source or source.count("^") > 1 or re.search(r"^[ \t]*\* ", source, re.MULTILINE):
        return
    commonmark = MarkdownIt("commonmark", {"html": False}).disable(["html_inline"])
    styles = [(node.text, node.style) for node in parse_page(source) if isinstance(node, Run)]
    mine = [(char, style.bold, style.italic, style.link) for text, style in styles for char in text]
    assert mine == list(parsed_by(commonmark, source))


@pytest.mark.parametrize(
    ("source", "fault", "text"),
    [
        ("a]{.x}", "']{.x}'[1:]: nothing before it begins with [", "a]{.x}"),
        ("[a]{.x", "'{.x': it does not end with }", "[a]{.x"),
        ("[a]{x}", "'{x}': 'x' is neither .class nor scale= or shift=", "a"),
        ("[a]{scale=99}", "'{scale=99}': scale '99' is not between 0.1 and 10", "a"),
        ("[a]{shift=up}", "'{shift=up}': shift 'up' is not a number", "a"),
        (":coin:{.x", "'{.x': it does not end with }", ":coin:{.x"),
    ],
)
def test_markup_that_is_not_understood_is_a_fault_and_its_words_are_there(source, fault, text):
    runs = parse(source, ICONS)
    assert [run.fault for run in runs if run.fault] == [fault.replace("']{.x}'[1:]", "'{.x}'")]
    assert "".join(run.text for run in runs) == text


def test_spans_are_bounded():
    source = "[" * 40 + "a" + "]{scale=10}" * 40
    runs = parse(source, ICONS)
    assert [run.text for run in runs if run.text] == ["a"]
    assert max(run.style.scale for run in runs) == 20.0
    assert sum(bool(run.fault) for run in runs) == 24


def test_the_items_of_a_record_are_lines_on_a_page():
    runs = parse_page("Choose:\n- a\n- b")
    assert "".join(run.text for run in runs) == "Choose:\n\u2022\u00a0a\n\u2022\u00a0b"


def test_a_line_of_a_page_may_begin_with_a_number():
    assert "".join(run.text for run in parse_page("It was in\n12. Then")) == "It was in 12. Then"
