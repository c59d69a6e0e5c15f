"""What was painted as SVG: every operator that faces are painted with, in mm and y down."""

from __future__ import annotations

import hashlib
from html import unescape
from pathlib import Path

import pytest
from PIL import Image as Pillow

from pnp.fonts import FontBook
from pnp.frame import Face, Field, Group, Image, Ink, Item, Link, Nested, Picture, Stroke, TextRun
from pnp.frame import Path as Shape
from pnp.measures import Size
from pnp.paint.colors import Colors
from pnp.paint.content import Content, Drawing
from pnp.paint.drawings import draw_content
from pnp.paint.sprite import Sprite
from tests.paint.documents import BLUE, PALETTE, RED, book, drawings, face

FONTS: FontBook = book()
SQUARE = Shape((("R", 1.0, 1.0, 2.0, 2.0),), RED)


def drawn(*items: Item) -> Drawing:
    name, parts = drawings()(face(*items))
    return parts[name]


def run(text: str, font: str = "serif", **more: float) -> TextRun:
    """A text of 10 pt at 5 mm from the left and 10 mm from the top."""
    width = FONTS[font].width(text) * 10 / 1000 * 25.4 / 72
    return TextRun(5.0, 10.0, text, font, 10.0, Ink("ink", "text"), width, **more)


def test_a_path_has_its_colour() -> None:
    assert drawn(SQUARE).svg == '<path d="m1 1h2v2h-2z" fill="#cc0000"/>'


def test_strokes_and_opacities() -> None:
    pen = Stroke(Ink("blue", "line", 0.5), 0.25, (1.0, 2.0), "round", "bevel")
    shape = Shape((("M", 0.0, 0.0), ("L", 4.0, 0.0), ("L", 4.0, 3.0)), Ink("red", "flood", 0.4), pen, even_odd=True)
    assert drawn(shape).svg == (
        '<path d="m0 0h4v3" fill="#cc0000" fill-opacity="0.4" fill-rule="evenodd" stroke="#0000cc" '
        'stroke-width="0.25" stroke-opacity="0.5" stroke-dasharray="1 2" stroke-linejoin="bevel"/>'
    )
    only = Shape((("M", 0.0, 0.0), ("L", 4.0, 0.0)), stroke=Stroke(BLUE, 1.0))
    assert drawn(only).svg == (
        '<path d="m0 0h4" fill="none" stroke="#0000cc" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter"/>'
    )


def test_lines_end_round_where_they_say_nothing() -> None:
    line = Shape((("M", 0.0, 0.0), ("L", 4.0, 0.0)), stroke=Stroke(BLUE, 1.0, cap="round", join="round"))
    assert drawn(line).svg == '<path d="m0 0h4" fill="none" stroke="#0000cc" stroke-width="1"/>'
    sprite = Sprite(drawings())
    assert sprite.symbol(face(line)).use.endswith(' stroke-linecap="round" stroke-linejoin="round"/>')


def test_what_a_group_sets_ends_with_it() -> None:
    group = Group((Shape(SQUARE.segments, BLUE),), turn=90.0, x=2.0, y=2.0)
    # A quarter turn about (2, 2) takes x to 4 - y and y to x.
    assert drawn(SQUARE, group, SQUARE).svg == (
        '<path d="m1 1h2v2h-2z" fill="#cc0000"/>'
        '<g transform="matrix(0 1 -1 0 4 0)"><path d="m1 1h2v2h-2z" fill="#0000cc"/></g>'
        '<path d="m1 1h2v2h-2z" fill="#cc0000"/>'
    )


def test_a_clip_is_named_by_what_it_is() -> None:
    clipped = drawn(Group((SQUARE,), clip=(("R", 0.0, 0.0, 2.0, 2.0),)))
    ((name, data),) = clipped.clips
    assert data == "m0 0h2v2h-2z"
    assert clipped.svg == f'<g clip-path="url(#_{name})"><path d="m1 1h2v2h-2z" fill="#cc0000"/></g>'
    assert drawn(Group((SQUARE, SQUARE), clip=(("R", 0.0, 0.0, 2.0, 2.0),))).clips == clipped.clips


def test_words_for_what_is_shown() -> None:
    assert drawn(Shape(SQUARE.segments, RED, alt="Här & da")).svg == (
        '<g><title>Här &amp; da</title><path d="m1 1h2v2h-2z" fill="#cc0000"/></g>'
    )


def test_a_line_of_text_keeps_its_place_and_length() -> None:
    line = run("Old inn")
    name = FONTS["serif"].file.name
    assert drawn(line).svg == (
        f'<text x="4.999" y="10.001" font-family="_{name}" font-size="3.528" textLength="{line.width:.3f}" '
        f'fill="#202020">Old inn</text>'
    )


def test_every_letter_leads_to_its_glyph() -> None:
    # Among them glyphs of which a byte is written as \\r, \\(, \\) or \\\\ in operators.
    for letter in map(chr, (*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x250))):
        (part,) = FONTS["serif"].shape(letter).runs
        if len(part.ids) > 1:
            continue  # Such as an n with an apostrophe of its own.
        shown = drawn(run(letter))
        (character,) = unescape(shown.svg.removesuffix("</text>").rpartition(">")[2])
        assert shown.letters == {part.name: {character: part.ids[0]}}


def test_small_capitals_have_characters_of_nobody() -> None:
    letters = drawn(run("inn", "serif-smallcaps")).letters
    ((_, glyphs),) = letters.items()
    assert all(0xE000 <= ord(letter) <= 0xF8FF for letter in glyphs)
    assert set(glyphs.values()) == set(FONTS["serif-smallcaps"].shape("inn").runs[0].ids)


def test_a_picture_is_named_by_its_content(tmp_path: Path) -> None:
    path = tmp_path / "dot.png"
    Pillow.new("RGB", (4, 2), "#00cc00").save(path)
    picture = Picture(str(path), 4, 2, hashlib.sha256(path.read_bytes()).hexdigest())
    shown = drawn(Image(picture, 1.0, 2.0, 8.0, 4.0))
    assert shown.pictures == (picture,)
    # Its square of a point, 0.353 mm, becomes 8 by 4 mm on the lower left corner at (1, 6).
    assert shown.svg == (f'<g transform="matrix(22.677 0 0 11.339 1 6)"><use href="#_p{picture.sha256[:16]}"/></g>')


def test_a_nested_face_is_shown_where_it_lies() -> None:
    inner = Face(id="inner", size=Size(4.0, 4.0), art=(SQUARE,))
    assert drawn(Nested(inner, 10.0, 20.0, scale=2.0)).svg == (
        '<g transform="matrix(2 0 0 2 10 20)"><path d="m1 1h2v2h-2z" fill="#cc0000"/></g>'
    )


def test_the_value_of_a_field_stands_in_its_middle() -> None:
    field = Field("text", "name", 2.0, 3.0, 20.0, 6.0, "serif", 10.0, BLUE, value="Inn", boxed=False, align="center")
    width = FONTS["serif"].width("Inn") * 10 / 1000 * 25.4 / 72
    svg = drawn(field).svg
    assert svg.startswith(f'<g><text x="{12 - width / 2:.3f}"'.replace(".000", ""))
    assert svg.endswith('fill="#0000cc">Inn</text></g>')


def test_a_link_out_of_the_game_can_be_followed() -> None:
    svg = drawn(Link(1.0, 2.0, 3.0, 4.0, "https://example.org/?a&b"), Link(1.0, 2.0, 3.0, 4.0, "#inside")).svg
    area = '<rect x="1" y="2" width="3" height="4" fill-opacity="0"/>'
    assert svg == f'<a href="https://example.org/?a&amp;b"><g>{area}</g></a>'


def test_an_operator_that_nobody_paints_is_a_fault() -> None:
    with pytest.raises(ValueError, match="zz is no operator"):
        draw_content(Content("/x zz"), FONTS, Colors(PALETTE))
