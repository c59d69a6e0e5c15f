"""Texts of one board, and of one page, that are printed over each other."""

from pathlib import Path

from pnp.checks.printed.texts_on_pages import overlaps_on_pages
from pnp.findings import Span
from pnp.frame import Face, Group, Ink, Item, Nested, Page, TextRun
from pnp.layout.drawing.reports import Overlap
from pnp.measures import Size
from tests.checks.printed.faces import found
from tests.prepared import prepared

BOOK = Span("rules.md", 1, 1)


def _words(x: float, y: float, text: str, role: str = "text", size: float = 10.0) -> TextRun:
    """Words, each letter of which is about 2 mm wide and 3 mm high."""
    return TextRun(x, y, text, "sans", size, Ink("ink", role), 2.0 * len(text))  # type: ignore[arg-type]


def _together(*items: Item) -> list[tuple[str, str]]:
    page = Page(size=Size(100.0, 100.0), items=items, number=3, label="3")
    theme = prepared("content/quickie-figs").context.theme
    reports: list[Overlap] = list(overlaps_on_pages("rules", BOOK, [page], theme))
    assert all(report.face == "page 3 of rules" for report in reports)
    return [(report.words, report.other_words) for report in reports]


def test_two_lines_of_a_page_in_one_place() -> None:
    assert _together(_words(10, 20, "Movement"), _words(14, 20.5, "Combat")) == [("Movement", "Combat")]
    # The one that is painted first is named first, wherever it stands.
    assert _together(_words(14, 20.5, "Combat"), _words(10, 20, "Movement")) == [("Combat", "Movement")]


def test_lines_that_follow_each_other_are_apart() -> None:
    assert _together(_words(10, 20, "Movement"), _words(10, 24, "Combat"), _words(30, 20, "Fire")) == []


def test_shadows_watermarks_and_pictures_of_faces_are_meant() -> None:
    shadow = _words(10.2, 20.2, "Movement")
    assert _together(_words(10, 20, "Movement"), shadow) == []
    assert _together(_words(10, 20, "DRAFT", role="ornament"), _words(12, 20, "Combat")) == []
    card = Face(id="card", size=Size(60.0, 90.0), art=(_words(10, 20, "Combat"),))
    assert _together(_words(10, 20, "Movement"), Nested(card, 0.0, 0.0, 0.5)) == []


def test_turned_words_are_compared_where_they_lie() -> None:
    # Turned by a quarter about the start of its line, it runs down from there.
    down = Group((_words(12, 18, "Combat"),), 90.0, 12.0, 18.0)
    assert _together(_words(10, 20, "Movement"), down) == [("Movement", "Combat")]
    assert _together(_words(14, 20, "Movement"), Group((_words(10, 18, "Combat"),), 90.0, 10.0, 18.0)) == []


def test_names_of_places_that_crowd_on_a_map(tmp_path: Path) -> None:
    text = """
boards:
  - id: map
    name: Map
    nodes:
      size: [100 mm, 60 mm]
      nodes:
NODES
components:
  - {id: map, name: Map, kind: board, of: boards.map, layout: board}
"""

    def names(across: int) -> list[str]:
        nodes = "\n".join(
            f"        - {{id: n{number}, name: Hollow Oak {number}, at: [{30 + number % 3 * across} mm, "
            f"{20 + number // 3 * across / 2} mm]}}"
            for number in range(9)
        )
        return found(tmp_path, "P118", text.replace("NODES", nodes))

    # Each of nine places has eight sides for its name, all taken by the others.
    assert names(1)
    assert all("two texts run together on 'board' on map/map: 'Hollow Oak" in message for message in names(1))
    assert names(28) == []
