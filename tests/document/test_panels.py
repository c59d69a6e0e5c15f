"""Records of a table as numbered panels with pictures."""

from __future__ import annotations

import pytest

from pnp.document.book import flow
from pnp.document.figure_requests import FigureAnswer, FigureRequest
from pnp.document.panels import _beside, _shared
from pnp.frame import Anchor, Face, Group, Nested
from pnp.measures import Size
from pnp.model.texts import RulesText
from pnp.nodes import Source

# Twice as wide as high.
PICTURE = Size(80.0, 20.0)


def book(game, theme, markdown: str, asked: list[FigureRequest] | None = None):
    text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(Source("rules.md", markdown),))

    def faces(request: FigureRequest) -> FigureAnswer:
        if asked is not None:
            asked.append(request)
        return FigureAnswer((Face(id=request.subject, size=PICTURE),))

    return flow(game, text, theme, faces=faces, columns=2)


def pictures(result) -> list[Nested]:
    groups = [item for page in result.pages for item in page.items if isinstance(item, Group)]
    return [item for group in groups for item in group.items if isinstance(item, Nested)]


@pytest.mark.parametrize(
    ("panels", "most", "rows"),
    [(1, 3, [1]), (3, 3, [3]), (4, 3, [2, 2]), (5, 3, [3, 2]), (6, 3, [3, 3]), (7, 3, [3, 2, 2]), (4, 1, [1, 1, 1, 1])],
)
def test_all_rows_of_panels_are_full(panels, most, rows):
    assert list(_shared(panels, most)) == rows


@pytest.mark.parametrize(("width", "beside"), [(170.0, 0.0), (182.0, 104.0), (190.0, 104.0)])
def test_the_picture_of_a_wide_panel_stands_beside_its_words(width, beside):
    # At 26 mm, the most of a picture that is shown, it is 104 mm wide; the panel is that and three quarters more.
    assert _beside(Face(id="wide", size=PICTURE), width) == beside
    assert _beside(None, width) == 0.0


def test_panels_say_what_the_table_says(game, theme, page_words):
    panels, table = (
        " ".join(page_words(page) for page in book(game, theme, markdown).pages)
        for markdown in ("# Turn\n\n::table{phases as=panels}", "# Turn\n\n::table{phases}")
    )
    for phase in game.phases:
        assert phase.title in panels
        assert phase.title in table
    for number in range(1, len(game.phases) + 1):
        assert str(number) in panels


def test_links_lead_to_panels(game, theme):
    result = book(game, theme, "# Turn\n\n::table{phases as=panels}")
    anchors = {item.name for page in result.pages for item in page.items if isinstance(item, Anchor)}
    assert {f"phase-{phase.id}" for phase in game.phases} <= anchors


def test_one_layout_is_drawn_for_each_record(game, theme):
    asked: list[FigureRequest] = []
    result = book(game, theme, "# Turn\n\n::table{phases as=panels pictures=view}", asked)
    assert [request.values for request in asked[: len(game.phases)]] == [{"phase": phase.id} for phase in game.phases]
    assert len(pictures(result)) == len(game.phases)


def test_several_layouts_are_drawn_in_turn_and_fill_the_width_of_their_panels(game, theme):
    names = ", ".join(f"view-{number}" for number in range(len(game.phases)))
    shown = pictures(book(game, theme, f'# Turn\n\n::table{{phases as=panels pictures="{names}"}}'))
    assert [picture.face.id for picture in shown] == names.split(", ")
    rows = list(_shared(len(game.phases), 3))
    # The text is 170 mm wide, with 5 mm between panels.
    widths = [(170.0 - 5.0 * (count - 1)) / count for count in rows for _ in range(count)]
    assert [picture.scale * PICTURE.width for picture in shown] == pytest.approx(widths)


def test_any_other_form_is_a_finding(game, theme):
    found = book(game, theme, "# Turn\n\n::table{phases as=cards}").findings
    assert [(finding.message, finding.hint) for finding in found] == [
        ("a table cannot be shown as 'cards'", "write as=panels")
    ]
