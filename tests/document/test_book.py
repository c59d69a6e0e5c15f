"""Whole books: page numbers, links, contents, index, and what is wrong with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.document.codes import MANUALS
from pnp.document.formats import page_format
from pnp.frame import Anchor, Group
from tests.examples import examples

FILLER = "Rowing against the stream takes both hands and a good deal of patience. " * 12


def messages(flowed) -> list[str]:
    return [f"{finding.span} {finding.code} {finding.message}" for finding in flowed.findings]


def test_numbers_come_from_the_game(book, page_words):
    flowed = book("The north has {{ armies.north.total }} units in {{ phases|length }} phase.")
    assert "The north has 6 units in 1 phase." in page_words(flowed.pages[0])
    assert not flowed.findings


def test_a_star_in_a_value_does_not_pair_up_with_a_star_in_the_text(book, page_words):
    flowed = book("A card says {{ decks.orders.cards[0].text }} and that is *all*.")
    assert "A card says Go *. and that is all." in page_words(flowed.pages[0])


def test_a_bar_or_a_hash_in_a_value_makes_neither_a_cell_nor_a_heading(book):
    flowed = book("{{ '# One' }}\n\n| a | b |\n|---|---|\n| {{ 'x | y' }} | z |\n")
    assert [item for item in flowed.pages[0].items if isinstance(item, Anchor) and item.name == "one"] == []
    assert not flowed.findings


def test_contents_and_mentions_have_the_page_of_the_heading(book, page_words):
    text = f"::contents{{depth=2}}\n\nSee [](#end).\n\n::pagebreak\n\n{FILLER}\n\n::pagebreak\n\n## The end {{#end}}\n"
    flowed = book(text)
    assert flowed.anchors["end"] == 3
    assert "See The end, page\u00a03." in page_words(flowed.pages[0])
    assert re.search(r"The end ?3", page_words(flowed.pages[0]).replace("\n", " "))


def test_the_index_lists_marked_words_and_the_glossary(book, page_words):
    flowed = book("A [[punt]] here.\n\n::pagebreak\n\nA [[punt]] there.\n\n::table{glossary}\n\n::index\n")
    words = page_words(flowed.pages[-1])
    assert "punt\u00a0\u00a01, 2" in words
    assert "bank\u00a0\u00a02" in words


def test_the_footer_of_a_page_without_a_chapter_of_its_own_names_the_last_one_that_began(book, page_words):
    flowed = book(f"## Oars\n\nOne.\n\n## Sails\n\nTwo.\n\n::pagebreak\n\n{FILLER}\n")
    assert ["\u00b7 Oars" in page_words(page) for page in flowed.pages] == [True, False]
    assert ["\u00b7 Sails" in page_words(page) for page in flowed.pages] == [False, True]


def test_statements_that_are_meant_to_be_printed_are(book):
    assert book("Write `{% if x %}` or \\{% if x %}.").findings == ()


def test_only_a_long_index_has_letters(book, page_words):
    def letters(count: int) -> int:
        terms = " ".join(f"[[punt{number}]]" for number in range(count))
        return sum(page_words(page).count("P") for page in book(f"{terms}\n\n::index\n").pages)

    assert letters(47) == 0
    assert letters(48) == 1


def test_every_page_number_of_the_index_leads_to_its_page(book, page_links):
    flowed = book("A [[punt]] here.\n\n::pagebreak\n\nA [[punt]] there.\n\n::pagebreak\n\nNone.\n\n::index\n")
    assert page_links(flowed.pages[-1]) == ["#page:1", "#page:2"]
    tops = [[item.name for item in page.items if isinstance(item, Anchor) and item.y == 0] for page in flowed.pages]
    assert [[name for name in names if name.startswith("page:")] for names in tops] == [["page:1"], ["page:2"], []]


def test_links_to_records_lead_to_their_rows(book, page_links):
    flowed = book("A [punt](#unit-punt) and a [card](#card-charge).\n\n::table{units}\n\n::table{decks.orders}\n")
    assert not flowed.findings
    assert page_links(flowed.pages[0])[:2] == ["#unit-punt", "#card-charge"]
    assert {"unit-punt", "card-charge"} <= set(flowed.anchors)


def test_a_table_shows_the_records_that_its_condition_holds_for(book, page_words):
    cards = "::table{decks.orders where=\"card.id == 'charge'\" columns=name}"
    flowed = book(f"{cards}\n\n::table{{tables.weather where=\"row.name == 'Fog'\"}}")
    assert messages(flowed) == []
    said = page_words(flowed.pages[0])
    assert "Charge" in said
    assert "5–6FogWait." in said
    assert "Fair" not in said


@pytest.mark.parametrize(("title", "times"), [("Weather", 1), ("In fog", 1), ("", 1)])
def test_a_box_does_not_say_the_title_of_its_table_twice(book, page_words, title, times):
    said = page_words(book(f"::: example {title}\n::table{{tables.weather}}\n:::").pages[0])
    assert said.split("\n").count("Weather") == times


def test_a_figure_of_a_record_is_where_links_to_it_lead_if_no_table_shows_it(book):
    flowed = book("A [punt](#unit-punt).\n\n::figure{layout=counter unit=punt}\n")
    assert messages(flowed) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("See [the turn](#trun).\n\n## X {#turn}", "rules.md:1:6 T301 nothing is called '#trun'"),
        ("A [punt](#unit-punt).", "rules.md:1:4 T301 'unit-punt' is described nowhere in this book"),
        ("A [card](#card-charge).", "rules.md:1:4 T301 'card-charge' is described nowhere in this book"),
        ("A [roll](#row-fog).", "rules.md:1:4 T301 nothing is called '#row-fog'"),
        ("x {{ armies.nort.total }}", "rules.md:1:13 N206 there is no 'nort' among the armies"),
        ("x {{ 1 / 0 }}", "rules.md:1:3 T305 this has no value: division by zero"),
        (
            "x {% if kit.players %}y",
            "rules.md:1:3 T305 '{% if kit.players %}' is printed as it is: a rules text has values, and no statements",
        ),
        ("::table{tables.wether}", "rules.md:1:9 T302 there is no table 'tables.wether'"),
        ("::table{goals}", "rules.md:1:9 T316 there is nothing in 'goals' to show"),
        ("::contents", "rules.md:1:1 T316 there are no headings to list"),
        ("::contents{depth=1}\n\n## A\n\n### B", "rules.md:1:1 T316 there are no headings to list"),
        ("::index", "rules.md:1:1 T316 there are no words for an index"),
        ('::table{units columns="nam"}', "rules.md:1:24 T308 'units' has no column 'nam'"),
        ('::table{units where="unit.nam"}', "rules.md:1:27 N206 unit 'pikes' has no 'nam'"),
        ('::table{units where="unit.name =="}', "rules.md:1:22 T305 this has no value: unexpected ')'"),
        ('::table{units where="unit.id == 0"}', "rules.md:1:9 T316 there is nothing in 'units' to show"),
        ('::table{2D6 where="row.on"}', "rules.md:1:20 T308 `where` chooses records, and the rows of '2D6' are none"),
        ("::figure{layout=contuer unit=punt}", "rules.md:1:1 T306 there is no layout 'contuer' to show"),
        ("::board{harbour}", "rules.md:1:1 T306 there is no board 'harbour' to show"),
        ("![x](no.png)", "rules.md:1:1 T307 there is no picture 'no.png'"),
        ("::columns{two}", "rules.md:1:1 T308 'two' is not a number of columns"),
        ("## A {#a}\n\n## B {#a}", "rules.md:3:4 T309 two headings have the id 'a'"),
        ("Pay one :sworrd:.", "rules.md:1:9 T310 there is no icon 'sworrd'"),
        (
            "- x\n\n  ::contents\n\n  ::columns{2}\n\n## A",
            "rules.md:5:3 T308 ::columns cannot stand inside another block",
        ),
        (">" * 50_000 + " deep", "rules.md:1:50002 T313 this is nested too deep to be printed"),
        (
            "| a | b |\n|---|---|\n| 1 | 2 | 3 | 4 |",
            "rules.md:3:11 T314 '3 | 4' stands behind the last column of the table",
        ),
        (
            f"{'| word ' * 40}|\n{'|---' * 40}|\n{'| x ' * 40}|",
            "rules.md:1:3 T315 this table has 40 columns and is too wide for its page: words in it are broken",
        ),
    ],
)
def test_what_is_wrong_is_reported_at_its_place(book, text, expected):
    assert messages(book(text)) == [expected]


def test_a_table_goes_on_with_its_head_on_the_next_page(book, page_words):
    rows = "\n".join(f"| row {number} | text |" for number in range(80))
    flowed = book(f"| Head | Other |\n|---|---|\n{rows}\n")
    assert len(flowed.pages) > 1
    assert all("Head" in page_words(page) for page in flowed.pages[:2])


def test_a_row_higher_than_a_page_is_divided_and_nothing_of_it_lost(book, page_words):
    text = " ".join(f"word{number}" for number in range(2000))
    flowed = book(f"| A | B |\n|---|---|\n| x | {text} |\n", format="a5")
    found = " ".join(page_words(page) for page in flowed.pages)
    assert all(f"word{number}" in found for number in range(2000))


def test_a_note_in_the_margin_is_a_box_where_the_page_has_none(book, page_words):
    text = "::: aside\nBeside.\n:::\n\nText."
    assert "Beside." in page_words(book(text).pages[0])
    assert "Beside." in page_words(book(text, format="a5").pages[0])


def test_the_first_heading_is_not_printed_if_it_is_the_title(book, page_words):
    flowed = book("# The Ferry {#start}\n\nRow. See [](#start).\n")
    assert page_words(flowed.pages[0]).count("The Ferry") == 4  # title, mention, small print, footer
    assert not flowed.findings


def test_a_table_too_wide_for_its_column_reaches_over_all_of_them_with_its_heading(book, page_runs):
    wide = "| Table | " + "words that need a good deal of room to stand on one line " * 3 + "|"
    flowed = book(f"{FILLER}\n\n## Heading\n\n| Name | Text |\n|---|---|\n{wide}\n\n{FILLER}", columns=2)
    runs = page_runs(flowed.pages[0])
    heading = next(run for run in runs if run.text == "Heading")
    text = next(run for run in runs if run.text.startswith("words that need"))
    assert heading.x == page_format("sheet").area(0).x
    assert text.width > page_format("sheet").measure(2)
    assert heading.y < text.y


def test_a_heading_goes_along_where_the_columns_end(book, page_runs):
    flowed = book(f"{FILLER}\n\n{FILLER}\n\n## Heading\n\n::columns{{1}}\n\nText below.", columns=2)
    runs = page_runs(flowed.pages[0])
    heading = next(run for run in runs if run.text == "Heading")
    text = next(run for run in runs if run.text == "Text below.")
    assert heading.x == text.x
    assert text.y - heading.y < 10


@pytest.mark.parametrize("lines", range(20, 50))
def test_the_picture_of_a_chapter_stands_on_the_page_of_its_text(book, page_words, lines):
    chapter = "# Magic\n\n::figure{layout=counter unit=punt frame=false}\n\n## Spells\n\nEach of them costs a point.\n"
    pages = [page_words(page) for page in book("A line.\n\n" * lines + chapter).pages]
    (of_heading,) = (number for number, words in enumerate(pages) if "Magic" in words.splitlines())
    (of_text,) = (number for number, words in enumerate(pages) if "Each of them costs a point." in words)
    assert of_heading == of_text


def test_the_same_text_gives_the_same_pages(book, page_runs):
    text = f"::contents\n\n## A\n\n{FILLER}\n\n::table{{units}}\n\n::index"
    first, second = book(text), book(text)
    assert [page_runs(page) for page in first.pages] == [page_runs(page) for page in second.pages]


PARTS = st.sampled_from(
    [
        "## Heading {}",
        "### Lower {}",
        "Some words {} that fill a line or two, because they go on and on about the stream and the ferry.",
        "- item {}\n- more {}\n  1. deep {}",
        "::: note Title {}\nInside {}.\n:::",
        "::: example\nInside {}.\n\n- list {}\n:::",
        "::: aside\nBeside {}.\n:::",
        "| a | b |\n|---|---|\n| cell {} | x |",
        "> said {}",
        "```\ncode {}\n```",
        "---",
        "::table{{units}}",
        "::figure{{layout=counter unit=punt}}",
        "::columns{{2}}",
        "::columns{{3}}",
        "::columns{{1}}",
        "::pagebreak",
    ]
)


@examples(25)
@given(st.lists(PARTS, max_size=25), st.sampled_from(["sheet", "a5"]), st.integers(1, 2))
def test_nothing_is_lost_and_nothing_stands_outside_the_text_area(book, page_runs, parts, format, columns):
    text = "\n\n".join(
        part.replace("{}", f"N{number}N").replace("{{", "{").replace("}}", "}") for number, part in enumerate(parts)
    )
    flowed = book(text, format=format, columns=columns)
    printed = page_format(format)
    words = ""
    for index, page in enumerate(flowed.pages):
        area = printed.area(index)
        for run in page_runs(page):
            words += run.text
            assert area.x - 0.1 <= run.x
            assert run.x + run.width <= area.right + 0.1
            assert area.y <= run.y <= printed.size.height - printed.footer + 0.1
    for number, part in enumerate(parts):
        assert words.count(f"N{number}N") >= part.count("{}")


def test_a_caption_is_printed_once_and_an_alternative_text_is_not_printed(book, page_words):
    captioned = book('::figure{layout=counter unit=punt caption="One punt"}\n').pages[0]
    with_alt = book('::figure{layout=counter unit=punt alt="A boat" caption="One punt"}\n').pages[0]
    assert "One punt" in page_words(captioned)
    assert [item.alt for item in captioned.items if isinstance(item, Group)] == [""]
    assert [item.alt for item in with_alt.items if isinstance(item, Group)] == ["A boat"]


def test_a_width_without_a_unit_has_a_hint_with_one(book):
    flowed = book("::figure{layout=counter unit=punt width=150}\n")
    (finding,) = flowed.findings
    assert (finding.code, finding.hint) == ("T308", "write width=150mm")


def test_a_table_of_high_rows_breaks_between_them(book, page_words):
    table = f"| Text | No. |\n|---|---|\n| alpha {'word ' * 180}| 1 |\n| omega {'word ' * 180}| 2 |\n"

    def pages_with(paragraphs, word):
        flowed = book("Line after line.\n\n" * paragraphs + table)
        return {index for index, page in enumerate(flowed.pages) if word in page_words(page)}

    # Somewhere between a full page and an empty one the first row still fits, and the second does not.
    apart = [count for count in range(20, 120, 4) if pages_with(count, "alpha") != pages_with(count, "omega")]
    assert apart


def test_a_word_of_the_index_may_be_printed_in_another_form(book, page_words):
    flowed = book("Two [[punt|punts]] here.\n\n::index\n")
    words = page_words(flowed.pages[0])
    assert "Two punts here." in words
    assert "|" not in words
    assert "punt\u00a0\u00a01" in words


def test_the_odds_of_a_roll_may_be_left_out(book, page_words):
    assert "Chance of success" in page_words(book("::table{rolls.attack}").pages[0])
    assert "Chance of success" not in page_words(book("::table{rolls.attack odds=false}").pages[0])


@pytest.mark.parametrize(("columns", "rows", "right"), [(1, 1, 150), (2, 2, 102)])
def test_odds_that_are_wider_than_their_column_are_folded(book, page_runs, columns, rows, right):
    page = book("::table{rolls.climb}", columns=columns).pages[0]
    chances = [run for run in page_runs(page) if "%" in run.text]
    # Sums from -4 to +5, in the first column of the page.
    assert len(chances) == 10
    assert len({run.y for run in chances}) == rows
    assert max(run.x + run.width for run in chances) < right


@pytest.mark.parametrize(("width", "left"), [(100, 14 + 14), (150, 14 + 10), (170, 14)])
def test_a_board_is_as_wide_as_it_is_asked_for_and_in_the_middle_of_its_room(book, width, left):
    page = book(f"::board{{counter width={width}mm}}").pages[0]
    (shown,) = [face for item in page.items if isinstance(item, Group) for face in item.items]
    # The text is 128 mm wide and begins at 14 mm; with the side column it is 170 mm wide.
    assert (shown.x, shown.scale * 15) == pytest.approx((left, width))


def test_a_figure_between_columns_stands_in_the_middle_of_the_page(book):
    page = book("::columns{1}\n\n::board{counter width=100mm}\n\n::columns{2}\n", columns=2).pages[0]
    (shown,) = [face for item in page.items if isinstance(item, Group) for face in item.items]
    # Both columns are 170 mm wide and begin at 14 mm.
    assert (shown.x, shown.scale * 15) == pytest.approx((14 + 35, 100))


@pytest.mark.parametrize("paragraphs", range(24, 40))
def test_the_small_print_is_neither_divided_nor_alone_on_a_page(book, page_words, paragraphs):
    pages = book("Row on.\n\n" * paragraphs).pages
    versions = [number for number, page in enumerate(pages) if "version 1" in page_words(page)]
    licences = [number for number, page in enumerate(pages) if "Licence" in page_words(page)]
    assert versions == licences == [len(pages) - 1]
    assert "Row on." in page_words(pages[-1])


@pytest.mark.parametrize("mark", ["- ", "1. "])
@pytest.mark.parametrize("columns", [1, 3])
def test_lists_in_lists_are_set_however_narrow_it_gets(book, page_words, mark, columns):
    flowed = book("\n".join(f"{' ' * len(mark) * level}{mark}level{level}" for level in range(20)), columns=columns)
    words = page_words(flowed.pages[0]).replace("\n", "")
    assert [level for level in range(20) if f"level{level}" not in words] == []
    assert messages(flowed) == []


@pytest.mark.parametrize("outer", ["> ", "- "])
def test_what_is_nested_too_deep_for_a_page_is_an_error(book, outer):
    flowed = book("\n".join(f"{'  ' * level if outer == '- ' else outer * level}{outer}word" for level in range(60)))
    assert {message.split(" ", 1)[1] for message in messages(flowed)} == {"T313 this is nested too deep to be printed"}


def test_a_table_that_has_only_a_head_is_set(book, page_words):
    assert "Only" in page_words(book("| Only | heads |\n|------|-------|\n").pages[0])


def test_cells_without_words_are_not_behind_the_last_column(book):
    flowed = book(
        "|   | b |\n|---|---|\n|   |   |\n| x |   |\n|| y |\n| `a \\| b` | {{ '|' }} |\n> | a |\n> |---|\n> | b |\n"
    )
    assert messages(flowed) == []


def test_characters_that_no_font_has_are_reported_with_their_places(book):
    flowed = book("Roll \u2685 and \u6f22.\n\n| a | \u2685 |\n|---|---|\n| b | c |\n\n```\nx \u2685\n```\n")
    reported = [(str(report.text_span), report.characters) for report in flowed.reports]
    assert reported == [("rules.md:1:6", "\u2685\u6f22"), ("rules.md:3:7", "\u2685"), ("rules.md:8:3", "\u2685")]


def test_a_character_that_is_written_as_an_entity_is_reported_at_the_text(book):
    flowed = book("Roll &#9861; twice.\n")
    assert [(str(report.text_span), report.characters) for report in flowed.reports] == [("rules.md:1:1", "\u2685")]


@pytest.mark.parametrize("manual", MANUALS, ids=lambda manual: manual.code)
def test_findings_of_books_are_called_as_their_pages_are(manual):
    page = (Path(__file__).parents[2] / "docs" / "checks" / f"{manual.code}.md").read_text(encoding="utf-8")
    assert f"# {manual.code} {manual.title}\n\n*{manual.name.replace('-', ' ')}*" in page


@pytest.mark.parametrize(("lines", "stays"), [(2, True), (60, False)])
def test_a_short_box_stays_on_one_page_and_a_long_one_need_not(book, page_words, lines, stays):
    filler = "\n\n".join(["Row on."] * 30)
    text = "\n\n".join(f"Line {number}." for number in range(lines))
    flowed = book(f"{filler}\n\n::: note Box\n{text}\n:::\n", format="a5")
    shown = (
        ["Line 0." in page_words(page) for page in flowed.pages],
        [f"Line {lines - 1}." in page_words(page) for page in flowed.pages],
    )
    assert (shown[0] == shown[1]) is stays


def test_words_have_their_classes_on_pages(book, page_runs):
    flowed = book("Row [hard]{.underline} and [T]{.underline scale=2}.")
    sizes = {run.text.strip(): run.size for run in page_runs(flowed.pages[0])}
    assert sizes["T"] == pytest.approx(2 * sizes["Row"])
    assert not flowed.findings


def test_an_unknown_class_of_words_is_found(book, page_words):
    flowed = book("Row [hard]{.undreline}.")
    assert messages(flowed) == ["rules.md:1:6 T320 the theme has no class 'undreline'"]
    assert "Row hard." in page_words(flowed.pages[0])


def test_a_drop_capital_begins_a_paragraph_and_no_cell(book, page_runs):
    flowed = book(f"[R]{{.drop-cap}}{FILLER[1:]}\n\n| a |\n|---|\n| [N]{{.drop-cap}}o |\n")
    capitals = [run for run in page_runs(flowed.pages[0]) if run.text == "R"]
    beside = [run for run in page_runs(flowed.pages[0]) if run.text.startswith(("owing", "N"))]
    assert [run.size > 2 * beside[0].size for run in capitals] == [True]
    assert beside[0].x > capitals[0].x + capitals[0].width
    assert [run.size < capitals[0].size / 2 for run in beside if run.text == "N"] == [True]
