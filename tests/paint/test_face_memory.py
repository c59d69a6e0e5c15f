"""Faces that are shown again are not painted again, whichever painter is asked."""

from __future__ import annotations

from pnp.frame import Face, Ink, Nested, Path
from pnp.measures import Size
from pnp.paint.colors import Colors
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.painter import FaceMemory, Painter
from tests.paint.documents import PALETTE, book

PART = Face(id="part", size=Size(10, 10), art=(Path((("R", 0.0, 0.0, 1.0, 1.0),) * 20, Ink("ink", "line")),))
SHOWING = Face(id="map", size=Size(10, 10), art=(Nested(PART, 0.0, 0.0),))
OUTER = Face(id="sheet", size=Size(10, 10), art=(Nested(SHOWING, 0.0, 0.0), Nested(PART, 5.0, 5.0)))


def painter(memory: FaceMemory) -> Painter:
    return Painter(Colors(PALETTE), GlyphFonts(book()), memory)


def test_the_second_painter_writes_and_names_the_same() -> None:
    memory = FaceMemory()
    first, second = painter(memory), painter(memory)
    assert first.content_once(OUTER) is second.content_once(OUTER)
    # The form that is shown inside of another face is known to both.
    assert len(second.forms) == 1
    assert second.forms == first.forms


def test_a_new_face_that_shows_known_ones_is_as_if_nothing_was_known() -> None:
    memory = FaceMemory()
    painter(memory).content(OUTER)
    again, alone = painter(memory), painter(FaceMemory())
    assert again.content(OUTER) == alone.content(OUTER)
    assert again.forms == alone.forms
