"""The head of a book: its ground, its words on it, the symbols of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.document.book import flow
from pnp.document.figure_requests import FigureAnswer, FigureRequest
from pnp.document.title_ornament import symbols, title_ornament
from pnp.frame import Face, Group, Nested, Path
from pnp.measures import Size
from pnp.model.game import Game
from pnp.model.texts import RulesText
from pnp.nodes import Source
from tests.prepared import game_of

# Sides at the ends; units, then markers between them.
KNIGHTS = (
    "cross-heraldic",
    "figure foot morion spear natural",
    "figure foot kettle-hat axe natural",
    "figure galloping-horse sallet levelled-lance natural",
    "fleur-de-lis",
)


@pytest.fixture(scope="module")
def siege() -> Game:
    return game_of("content/piombino")


def test_symbols_are_sides_at_the_ends_and_what_they_fight_with_between(siege, theme):
    assert symbols(siege, theme, 5) == KNIGHTS


def test_a_row_of_symbols_is_as_long_as_there_is_room(siege, theme):
    # A symbol takes 16.5 mm, and there is room for one beside the row at either end: 4 in 101 mm, 7 at the most.
    shown = [
        sum(isinstance(item, Nested) for item in title_ornament(siege, theme, width).items) for width in (101.0, 400.0)
    ]
    assert shown == [4, 7]


def test_a_game_with_one_side_and_no_other_symbols_has_no_row(game, theme):
    assert title_ornament(game, theme, 170.0) is None


def test_the_title_stands_on_its_ground(book, page_runs):
    page = book("Row on.").pages[0]
    ground = next(item for item in page.items if isinstance(item, Path) and item.fill and item.fill.token == "accent")
    title = next(run for run in page_runs(page) if run.text == "The Ferry")
    xs, ys = ([number for segment in ground.segments for number in segment[1:][i::2]] for i in (0, 1))
    assert min(xs) < title.x < title.x + title.width < max(xs)
    assert min(ys) < title.y < max(ys)
    assert title.ink.token == "paper"


def test_a_theme_without_a_ground_for_the_title_prints_it_on_paper(game, theme, page_runs):
    plain = replace(theme, classes={**theme.classes, "banner": replace(theme.style("banner"), fill="")})
    text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(Source("rules.md", "Row on."),))
    page = flow(game, text, plain, faces=lambda request: FigureAnswer()).pages[0]
    assert not [item for item in page.items if isinstance(item, Path) and item.fill and item.fill.role == "flood"]
    # In the middle of the page, without the margins inside of a ground.
    title = next(run for run in page_runs(page) if run.text == "The Ferry")
    assert title.x + title.width / 2 == pytest.approx(page.size.width / 2)


def test_what_hangs_below_the_title_is_as_wide_as_its_ground_between_the_corners(game, theme):
    framed = replace(theme, frame="codex")
    text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(Source("rules.md", "Row on."),))
    page = flow(game, text, framed, faces=lambda request: FigureAnswer()).pages[0]
    ground = next(item for item in page.items if isinstance(item, Path) and item.fill and item.fill.role == "flood")
    xs = [number for segment in ground.segments for number in segment[1:][::2]]
    radius, bottom = theme.style("banner").radius, max(segment[-1] for segment in ground.segments if len(segment) > 1)
    assert radius
    edge = next(item for item in page.items if isinstance(item, Nested) and item.y == pytest.approx(bottom))
    assert (edge.x, edge.x + edge.face.size.width) == pytest.approx((min(xs) + radius, max(xs) - radius))


def _middle(box: Nested) -> tuple[float, float]:
    return box.x + box.face.size.width * box.scale / 2, box.y + box.face.size.height * box.scale / 2


def test_the_row_stands_in_the_middle_with_a_rule_to_either_side(siege, theme):
    strip = title_ornament(siege, theme, 101.0)
    # Four symbols of 8.5 mm, 16.5 mm apart, and half of that free at both ends: from 17.5 to 83.5.
    boxes = [item for item in strip.items if isinstance(item, Nested)]
    assert [_middle(box)[0] for box in boxes] == pytest.approx([25.75, 42.25, 58.75, 75.25])
    assert [_middle(box)[1] for box in boxes] == pytest.approx([6.85] * 4)
    rules = [item.segments for item in strip.items if isinstance(item, Path)]
    assert rules == [(("M", 0.0, 6.85), ("L", 17.5, 6.85)), (("M", 83.5, 6.85), ("L", 101.0, 6.85))]
    assert strip.height == pytest.approx(2.6 + 8.5 + 2.2)
    assert strip.keep


def test_three_symbols_make_a_row_and_two_make_none(siege, theme):
    assert title_ornament(siege, theme, 16.5 * 5) is not None
    assert title_ornament(siege, theme, 16.5 * 5 - 0.1) is None


def test_a_head_takes_the_place_of_the_band_as_wide_as_the_text(game, theme):
    """The area of a page of 198 mm is 170 mm wide, so a face of 85 × 20 mm is shown at twice its size."""

    def faces(request: FigureRequest) -> FigureAnswer:
        return FigureAnswer((Face(id=request.subject, size=Size(85.0, 20.0)),))

    source = Source("rules.md", "Row on.")
    text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(source,), head="book-head")
    page = flow(game, text, theme, faces=faces).pages[0]
    (group,) = [item for item in page.items if isinstance(item, Group)]
    (head,) = group.items
    assert isinstance(head, Nested)
    assert (head.face.id, head.scale, group.clip) == ("book-head", 2.0, (("R", head.x, head.y, 170.0, 40.0),))
    assert not [item for item in page.items if isinstance(item, Path) and item.fill and item.fill.role == "flood"]
