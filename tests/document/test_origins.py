"""Where what stands on the pages of a book is written."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pnp.document.origins import page_origins

TEXT = """\
# Over the river

Row **across** with {{ units.punt.stats.move }} strokes
and {{ armies.north.total }} units.

- Oars

| Bank | Side |
|------|------|
| dry  | left |

::table{units}

::figure{counter caption="A counter"}
"""


@pytest.fixture
def parts(book, game):
    (page,) = page_origins(book(TEXT), game)
    return {(part.element, part.span.line, part.span.column): part for part in page.parts}


def test_every_part_of_a_page_knows_its_line_and_column(parts):
    written = [key for key, part in parts.items() if part.span.file == "rules.md"]
    assert written == [
        ("heading", 1, 3),
        ("paragraph", 3, 1),
        ("paragraph", 6, 3),
        ("table", 8, 3),
        ("table cell", 10, 3),
        ("table cell", 10, 10),
        ("table", 12, 1),
        ("figure", 14, 1),
        ("caption", 14, 27),
    ]


def test_a_paragraph_names_the_fields_that_it_shows(parts):
    assert [field.path for field in parts["paragraph", 3, 1].fields] == ["units.punt.stats.move", "armies.north.total"]
    assert parts["paragraph", 6, 3].fields == ()


def test_a_cell_made_from_a_record_is_written_in_the_record(parts):
    cells = [part for part in parts.values() if part.span.file == "ferry/kit.yaml" and part.element == "table cell"]
    fields = {field.path: field.span.line for part in cells for field in part.fields}
    # The units are on lines 23 and 24 of the kit.
    assert fields.items() >= {("pikes.name", 23), ("pikes.text", 23), ("punt.name", 24)}


def test_each_step_in_a_cell_has_its_own_place(book, game):
    (page,) = page_origins(book("::table{phases}\n"), game)
    steps = [part for part in page.parts if part.fields and part.fields[0].path == "row.text"]
    # text: Row a punt., steps: [Lift., {text: Pull., steps: [Hard.]}], all on one line of the kit.
    columns = [part.span.column for part in steps]
    assert len(steps) == 4
    assert columns == sorted(set(columns))
    assert all(above.box.bottom == pytest.approx(below.box.y) for above, below in pairwise(steps))


def test_parts_stand_below_each_other_where_they_are_printed(book, game):
    flowed = book(TEXT)
    (page,) = page_origins(flowed, game)
    printed = {words.text: words.box for words in page.words}
    heading = next(part for part in page.parts if part.element == "heading")
    words = printed["Over the river"]
    assert heading.box.y < words.y + words.height / 2 < heading.box.bottom
    paragraph = next(part for part in page.parts if part.element == "paragraph")
    assert paragraph.box.y >= heading.box.bottom


def test_a_part_is_on_each_page_that_shows_some_of_it(book, game):
    filler = "Rowing against the stream takes both hands and a good deal of patience. " * 60
    pages = page_origins(book(f"{filler}\n\nThe end.\n\n{filler}"), game)
    written = [[part.span.line for part in page.parts if part.element == "paragraph"] for page in pages]
    assert written == [[1], [1, 3, 5], [5]]
