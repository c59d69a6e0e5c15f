"""Terms, references, links, markup and brackets."""

from pathlib import Path

import pytest

from tests.checks.words.texts import HEAD, problems, said, said_of_rules

GLOSSARY = """\
glossary:
  - {id: adjacent, term: adjacent, text: Sharing an edge.}
  - {id: rout, term: routed, aliases: [rout], text: Cannot attack.}
  - {id: charge, term: charge, text: Move and attack.}
"""


def _bold(folder: Path, *texts: str) -> list[str]:
    lines = [f"      - {{id: c{at}, name: Card {at}, text: '{text}'}}\n" for at, text in enumerate(texts)]
    return [one.message for one in problems(folder, "T101", GLOSSARY + HEAD + "".join(lines))]


KEYWORDS = ("an **adjacent** unit", "one **charge**", "is **routed**", "two **Charges**")


def test_a_keyword_that_no_entry_explains(tmp_path: Path) -> None:
    assert _bold(tmp_path, *KEYWORDS, "is **disordered**") == [
        "'disordered' is marked as a keyword, but is not in the glossary"
    ]


def test_endings_names_and_aliases_are_known(tmp_path: Path) -> None:
    assert _bold(tmp_path, *KEYWORDS, "**routing**, **Orders**, **charging**, **rout**") == []


def test_bold_for_emphasis_is_left_alone(tmp_path: Path) -> None:
    assert _bold(tmp_path, "an **adjacent** unit", "**never** moves", "**all** units", "**twice**") == []


def test_a_keyword_with_exchanged_letters_is_always_found(tmp_path: Path) -> None:
    assert _bold(tmp_path, "an **adjacnet** unit", "**never** moves") == [
        "'adjacnet' is marked as a keyword, but is not in the glossary"
    ]
    assert said_of_rules(tmp_path, "T101", "An [[adjacnet]] or [[distant]] unit.\n", GLOSSARY) == [
        "1:6 'adjacnet' is marked as a keyword, but is not in the glossary"
    ]


def test_an_entry_of_the_index_that_is_no_word_and_nearly_a_term(tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, "T101", "An [[adjjacent]] or [[adjunct]] or [[zouave]] unit.\n", GLOSSARY) == [
        "1:6 'adjjacent' is marked as a keyword, but is not in the glossary"
    ]


def test_a_kit_without_a_glossary_has_no_keywords(tmp_path: Path) -> None:
    assert said(tmp_path, "T101", "**Adjacnet** [[x]]") == []


def test_a_term_explained_twice(tmp_path: Path) -> None:
    text = GLOSSARY + "  - {id: fled, term: fled, plural: Routed, text: Cannot attack.}\n"
    assert [f"{one.span.line}:{one.span.column} {one.message}" for one in problems(tmp_path, "T102", text)] == [
        "5:36 'Routed' already has an entry in the glossary"
    ]
    assert problems(tmp_path, "T102", GLOSSARY) == []


def test_see_also(tmp_path: Path) -> None:
    text = GLOSSARY + "  - {id: fled, term: fled, see: [Rout, adjacent, fled, flying], text: Gone.}\n"
    assert [one.message for one in problems(tmp_path, "T122", text)] == [
        "the entry 'fled' refers to itself",
        "'flying' is not an entry of the glossary",
    ]


RULES = '# Rules\n\n### 2.1 Moving\n\n**3.4** Units move.\n\n### Weather\n\n::board{b caption="Figure 1 The map"}\n\n'


@pytest.mark.parametrize(
    "sentence",
    [
        "See section 2.1, rule 3.4 or figure 1.",
        "See the Weather table and “Moving”.",
        "See [the rules](#weather), the diagram below or table overleaf.",
        "You cannot see section leaders. See them.",
        "Table 7 lists all. See table 7.",
        "See the Rules section.",
        "See section 9 of the core rules, page 12 in the atlas or “Fleeing” from book two.",
    ],
)
def test_a_reader_who_finds_the_place(sentence: str, tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, "T103", f"{RULES}{sentence}\n") == []


def test_a_reader_who_is_sent_nowhere(tmp_path: Path) -> None:
    text = f"{RULES}See section 2.3.\n\nRefer to the Morale Chart.\n\n(see “Fleeing”, see page 4)\n"
    assert said_of_rules(tmp_path, "T103", text) == [
        "11:5 no heading has the number of 'section 2.3'",
        "13:14 nothing is called 'Morale Chart'",
        "15:7 nothing is called 'Fleeing'",
        "15:21 'page 4' may change, because every build numbers the pages anew",
    ]


def test_links_of_cards(tmp_path: Path) -> None:
    text = (
        "texts:\n  - {id: rules, name: Rules, files: [rules.md]}\n"
        + HEAD
        + (
            "      - {id: c1, name: X, text: '[a](#the-turn), [b](#card-c1), [c](#way), [d](https://x.org)'}\n"
            "      - {id: c2, name: Y, text: '[e](#trun)'}\n"
        )
    )
    found = problems(tmp_path, "T121", text, rules_md="## The turn\n\n## On the way {#way}\n")
    assert [f"{one.span.line}:{one.span.column} {one.message}" for one in found] == ["8:38 nothing is called '#trun'"]


def test_markup_that_is_printed(tmp_path: Path) -> None:
    texts = ("**Move one unit.", "a &nbsp; b", "[b]x[/b]", "__bold__", "{{ broken", "<i>x", "<!-- no -->")
    assert said(tmp_path, "T108", *texts) == [
        "1:1 '**' opens here and is never closed",
        "2:3 '&nbsp;' is markup that pnp does not read",
        "3:1 '[b]' is markup that pnp does not read",
        "3:5 '[/b]' is markup that pnp does not read",
        "4:1 '__bold__' is markup that pnp does not read",
        "5:1 '{{' is markup that pnp does not read",
        "6:1 '<i>' is markup that pnp does not read",
        "7:1 '<!--' is markup that pnp does not read",
        "7:9 '-->' is markup that pnp does not read",
    ]
    assert said(tmp_path, "T381", "a &nbsp; b", "<i>x") == []  # One finding is enough.
    assert said(tmp_path, "T108", "~~Move one unit.") == ["1:1 '~~' opens here and is never closed"]


@pytest.mark.parametrize(
    "text",
    [
        "**Move** one ***unit*** of *two*.",
        "2**3 and cavalry** are footnotes, \\*\\* too",
        "if 3 < 5 or a<b, then x > y",
        "R&D; AT&T; {{ kit.title }}",
        "a line to fill in: ______ and snake_case_word",
        "[b](#card-c01)",
        "Press <Enter>.",
        "Move the unit[s] of part [b].",
        "~~four~~ three, [b]{.first}ut ~5 and [x]{.y}",
    ],
)
def test_marks_that_mean_something(text: str, tmp_path: Path) -> None:
    assert said(tmp_path, "T108", text) == []


def test_rules_text_reads_more_markup_than_cards(tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, "T108", "__bold__ &nbsp; `<b>` and\n\n```\n{{ <b>\n```\n") == []
    assert said_of_rules(tmp_path, "T108", "You **[[controlled area|control]]** an area.\n") == []
    assert said_of_rules(tmp_path, "T108", "| Sum | What |\n|---|---|\n| **two | [[stone]] |\n") == [
        "3:3 '**' opens here and is never closed"
    ]
    assert said_of_rules(tmp_path, "T108", "A **bold\n\nnew** one and **two**\n") == [
        "1:3 '**' opens here and is never closed"
    ]


def test_brackets_without_partners(tmp_path: Path) -> None:
    assert said(tmp_path, "T119", "one (two", "one) two", 'say "no', "(a [b) c]") == [
        "1:5 '(' is never closed",
        "2:4 ')' is never opened",
        "3:5 one '\"' of this paragraph has no partner",
        "4:6 ')' is never opened",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "(one [two]) three",
        "a) one, b) two, 3) three, iv) four",
        'a 6" ruler',
        'inches (")',
        "smile :) or :-( or ;)",
        "[a](#x) [[b|c]] [ ] box",
        '"one" and "two"',
        '![A](b.svg "C")',
        "![A](b.svg 'C') and [d](#e (f))",
        '[A [b] i](c.svg "d") and ![e [f] j](<g h.svg>)',
        "[a](https://b.org/c_(d))",
        r"Roll \[2 dice, then \( and \".",
        "With '[' you look at the card.",
        "Write `(` or `` [ ` `` here.",
        "One[^1] or ^[an inline one (two)].",
    ],
)
def test_brackets_with_partners(text: str, tmp_path: Path) -> None:
    assert said(tmp_path, "T119", text) == []


def test_the_title_of_a_picture_is_read(tmp_path: Path) -> None:
    assert said(tmp_path, "T119", '![A](b.svg "C (d") and more', '[a](b.md "c" d', "![A](b.svg") == [
        "1:15 '(' is never closed",
        "2:4 '(' is never closed",
        "3:5 '(' is never closed",
    ]


def test_brackets_are_looked_for_in_each_paragraph(tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, "T119", "- one (two\n- three) four\n") == [
        "1:7 '(' is never closed",
        "2:8 ')' is never opened",
    ]
    assert said_of_rules(tmp_path, "T119", "One (two\nthree) four.\n") == []


def test_a_link_in_rules_that_no_book_prints(tmp_path: Path) -> None:
    text = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
    rules = "# Ash\n\nSee [the end](#finish) and [the title](#ash).\n"
    found = problems(tmp_path, "T121", text, rules_md=rules)
    assert [f"{one.span.line}:{one.span.column} {one.message}" for one in found] == ["3:15 nothing is called '#finish'"]
    book = "components: [{id: book, name: Book, book: rules}]\n"
    assert problems(tmp_path, "T121", text + book, rules_md=rules) == []  # The book says so when it is laid out.


def test_a_stat_is_no_table_to_roll_on(tmp_path: Path) -> None:
    text = """
    texts: [{id: rules, name: Rules, files: [rules.md]}]
    stats: [{id: nerve, name: Nerve}]
    tables:
      - {id: panic, name: Panic table, die: D6, rows: [{on: 1-6, text: Roll one die on the Nerve table.}]}
    """
    rules = "# Ash\n\nRoll twice on the Panic table. Look at the Nerve of the unit.\n"
    found = problems(tmp_path, "T103", text, rules_md=rules)
    assert [one.message for one in found] == ["nothing is called 'Nerve table'"]
    assert problems(tmp_path, "T103", text, rules_md=f"{rules}\n## Nerve\n\nIt is courage.\n") == []
