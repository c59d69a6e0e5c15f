"""A page with a slot that is filled later is the page with the face that stands there."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from pnp.frame import Face, Group, Ink, Item, Link, Nested, Page, Path, TextRun
from pnp.measures import Size
from pnp.paint.binding import BoundFace, bound, slot_for, with_bound_pages
from pnp.paint.colors import Colors
from pnp.paint.content import Content
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.painted import ContentPacker, PaintedFrames
from pnp.paint.painter import Painter
from tests.paint.documents import PALETTE, book

INK = Ink("ink", "line", 0.5)
STAR = Face(id="star", size=Size(2.0, 2.0), art=(Path((("R", 0.0, 0.0, 2.0, 2.0),) * 30, INK),))
SHORT: tuple[Item, ...] = (Path((("R", 0.0, 0.0, 9.0, 9.0),), INK), Link(1.0, 1.0, 3.0, 3.0, "#there"))
LONG: tuple[Item, ...] = (*SHORT, *(TextRun(1.0, y, "Ferry", "sans", 9.0, INK, 8.0) for y in range(1, 20)))
WITH_FORM: tuple[Item, ...] = (*SHORT, Nested(STAR, 1.0, 1.0))


def painter() -> Painter:
    return Painter(Colors(PALETTE), GlyphFonts(book()))


def page(face: Face) -> Page:
    """A page that shows a face twice, once turned, between other things."""
    shown = Nested(face, 3.0, 4.0, 0.5)
    turned = Group((Nested(face, 1.0, 2.0),), turn=30.0, x=5.0, y=5.0)
    line = TextRun(2.0, 60.0, "The Harbor", "serif", 10.0, INK, 20.0)
    return Page(size=Size(90.0, 120.0), items=(Nested(STAR, 20.0, 20.0), line, shown, line, turned), number=1)


def painted(name: str, frame: Page | Face) -> tuple[PaintedFrames, str]:
    """What is painted of a frame, with its key."""
    hand, contents = painter(), ContentPacker()
    key = contents.add(hand.content(frame))
    if isinstance(frame, Face):
        hand.form(hand.content(frame), frame)
    glyphs = hand.use.used
    whole = PaintedFrames(contents=contents.finished(), forms=hand.forms, glyphs=glyphs, fonts=hand.use.fonts)
    return whole, key


@pytest.mark.parametrize("art", [SHORT, LONG, WITH_FORM])
def test_a_slot_becomes_what_would_have_been_painted_there(art: tuple[Item, ...]) -> None:
    face = Face(id="crate", size=Size(30.0, 40.0), art=art)
    expected = painter().content(page(face))
    slot = slot_for(face, "crates", 0)
    pages, key = painted("book", page(slot))
    figure, face_key = painted("crates", face)
    whole = bound(pages, [figure], {slot.key: BoundFace.of(face, figure.contents[face_key])})
    assert pickle.loads(pickle.dumps(whole)).contents[key] == whole.contents[key] == expected
    assert all(form in whole.forms for form in expected.resources.forms)
    assert set(whole.fonts) == set(pages.fonts) | set(figure.fonts)


def test_a_page_is_named_by_what_its_slots_show() -> None:
    faces = [Face(id="crate", size=Size(30.0, 40.0), art=art) for art in (SHORT, LONG)]
    slot = slot_for(faces[0], "crates", 0)
    assert slot.key == slot_for(faces[1], "crates", 0).key
    assert slot.key != slot_for(faces[0], "crates", 1).key
    pages, key = painted("book", page(slot))
    named: list[str] = []
    for face in faces:
        figure, face_key = painted("crates", face)
        whole = bound(pages, [figure], {slot.key: BoundFace.of(face, figure.contents[face_key])})
        only, (shown,) = with_bound_pages(whole, [replace(page(slot), items=(), key=key)])
        assert only.contents[shown.key] == whole.contents[key]
        named.append(shown.key)
    assert len({key, *named}) == 3


def test_nothing_is_bound_without_figures() -> None:
    pages, _ = painted("book", page(STAR))
    assert bound(pages, [], {}) is pages
    assert BoundFace.of(STAR, Content("0 0 m")).form == ""
