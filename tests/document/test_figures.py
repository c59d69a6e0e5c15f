"""Figures of a book: rows of faces and lines of captions that are even."""

from __future__ import annotations

from collections import Counter

import pytest

from pnp.document.book import flow
from pnp.document.figure_requests import FigureAnswer
from pnp.frame import Face, Group, Nested, Path
from pnp.measures import Size
from pnp.model.texts import RulesText
from pnp.nodes import Source

FACE = Face(id="counter", size=Size(15.0, 15.0))


def pages_of(game, theme, markdown, faces):
    text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(Source("rules.md", markdown),))
    return flow(game, text, theme, faces=lambda request: FigureAnswer((FACE,) * faces)).pages


def page_of(game, theme, markdown, faces):
    return pages_of(game, theme, markdown, faces)[0]


def test_rows_of_a_figure_are_even(game, theme):
    # 39 mm each: three and two gaps of 4 mm would fit into the 128 mm of the text, and leave one alone.
    page = page_of(game, theme, "::figure{layout=counter scale=2.6}", 4)
    shown = [face for item in page.items if isinstance(item, Group) for face in item.items if isinstance(face, Nested)]
    assert sorted(Counter(round(face.y, 3) for face in shown).values()) == [2, 2]


def test_a_figure_without_a_frame_has_no_line_around_it(game, theme):
    for words, lines in (("", 1), (" frame=false", 0)):
        page = page_of(game, theme, f"::figure{{layout=counter{words}}}", 1)
        square = 15.0
        drawn = [
            item
            for item in page.items
            if isinstance(item, Path) and item.stroke and item.segments[0][3:] == (square, square)
        ]
        assert len(drawn) == lines


def test_a_figure_of_many_rows_goes_on_on_the_next_page(game, theme):
    """Each row is one face of 75 mm: there is room for one of them below the words, and for three on a page."""
    words = "Line after line.\n\n" * 12
    for count, rows in ((3, [0, 3, 0]), (5, [1, 3, 1])):
        drawn = pages_of(game, theme, f"{words}::figure{{layout=counter scale=5}}", count)
        assert [sum(isinstance(item, Group) for item in page.items) for page in drawn] == rows


def test_a_size_beyond_reason_is_that_of_the_face(game, theme):
    for words, shown_scale in (("scale=0.5", 0.5), ("scale=0.001", 1.0), ("scale=101", 1.0), ("width=0.5mm", 1.0)):
        page = page_of(game, theme, f"::figure{{layout=counter {words}}}", 1)
        (face,) = (face for item in page.items if isinstance(item, Group) for face in item.items)
        assert face.scale == pytest.approx(shown_scale)


def test_faces_are_a_little_smaller_if_that_saves_a_row(game, theme):
    # Three of 42 mm and two gaps of 4 mm are 134 mm wide. 95 % of them, 3 × 39.9 + 8, fit into 128 mm; of three of
    # 46.5 mm, 87 % do not.
    for scale, sizes in ((2.8, {0.95 * 2.8}), (3.1, {3.1})):
        page = page_of(game, theme, f"::figure{{layout=counter scale={scale}}}", 3)
        shown = [
            face for item in page.items if isinstance(item, Group) for face in item.items if isinstance(face, Nested)
        ]
        assert {round(face.scale, 6) for face in shown} == {round(size, 6) for size in sizes}


def test_a_caption_has_no_last_line_of_one_word(game, theme, page_runs):
    words = "A caption that is so long that it takes one line and a little more " * 2 + "of it"
    page = page_of(game, theme, f'::figure{{layout=counter caption="{words}"}}', 1)
    starts, ends = {}, {}
    for run in (run for run in page_runs(page) if run.text.strip() and run.text.strip() in words):
        y = round(run.y, 2)
        starts[y], ends[y] = min(run.x, starts.get(y, 999)), max(run.x + run.width, ends.get(y, 0))
    first, second = (ends[y] - starts[y] for y in sorted(starts))
    assert second > 0.8 * first
    assert abs(min(starts.values()) + max(ends.values()) - 2 * (14 + 64)) < 1


def test_figures_that_take_too_much_together_are_one_finding_at_the_first_of_the_rest(game, theme):
    """5,000,000 are the most: the second figure goes beyond, so the third is not drawn, nor the fourth."""
    markdown = "\n\n".join(["::figure{layout=counter}"] * 4)
    text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(Source("rules.md", markdown),))
    result = flow(game, text, theme, faces=lambda request: FigureAnswer((FACE,), work=3_000_000))
    shown = [item for page in result.pages for item in page.items if isinstance(item, Group)]
    assert sum(isinstance(inner, Nested) for group in shown for inner in group.items) == 2
    (finding,) = [finding for finding in result.findings if finding.code == "Y136"]
    assert finding.span.line == 5
