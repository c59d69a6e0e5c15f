"""Faces as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image as Pillow

from pnp.frame import Face, Field, Group, Image, Ink, Link, Nested, Picture, Stroke, TextRun
from pnp.frame import Path as Drawn
from pnp.measures import Size
from pnp.paint.colors import ColorMode
from pnp.paint.svg import Shape, face_svg
from tests.paint.documents import BLACK_TEXT, PALETTE, RED, box, face

NAMESPACE = "{http://www.w3.org/2000/svg}"


def svg(face_: Face, mode: ColorMode = "color") -> ElementTree.Element:
    return ElementTree.fromstring(face_svg(face_, palette=PALETTE, mode=mode))


def the(root: ElementTree.Element, tag: str) -> ElementTree.Element:
    (found,) = root.iter(NAMESPACE + tag)
    return found


def test_view_box_is_the_face_with_its_bleed_in_mm() -> None:
    root = svg(Face(id="card-7", size=Size(63.5, 88.9), bleed=3, alt="A knight & a horse"))
    assert root.get("viewBox") == "-3 -3 69.5 94.9"
    assert (root.get("width"), root.get("height")) == ("69.5mm", "94.9mm")
    assert the(root, "title").text == "card-7"
    assert the(root, "desc").text == "A knight & a horse"


def test_path_has_its_colours_pen_and_description() -> None:
    pen = Stroke(Ink("blue", "line", 0.5), 0.4, (1, 2), "round", "bevel")
    shape = Drawn((("R", 1, 2, 3, 4), ("M", 0, 0), ("C", 1, 1, 2, 2, 3, 3), ("Z",)), RED, pen, True, "Star")
    path = the(svg(face(shape)), "path")
    assert path.get("d") == "M1 2L4 2 4 6 1 6ZM0 0C1 1 2 2 3 3Z"
    assert (path.get("fill"), path.get("fill-rule")) == ("#cc0000", "evenodd")
    assert (path.get("stroke"), path.get("stroke-opacity")) == ("#0000cc", "0.5")
    assert path.get("stroke-width") == "0.4"
    assert (path.get("stroke-dasharray"), path.get("stroke-linecap")) == ("1 2", "round")
    assert the(path, "title").text == "Star"


def test_text_stays_text_of_the_length_that_layout_gave_it() -> None:
    text = the(svg(face(TextRun(1, 5, "Fire & <ice>", "serif", 72, BLACK_TEXT, 12.5))), "text")
    assert text.text == "Fire & <ice>"
    assert (text.get("x"), text.get("y"), text.get("textLength")) == ("1", "5", "12.5")
    assert (text.get("font-family"), text.get("font-size")) == ("serif", "25.4")


def test_text_as_outlines_needs_no_font_and_keeps_its_words() -> None:
    class Blocks:
        def shapes(self, run: TextRun) -> Iterator[Shape]:
            block = [("R", 0, -1000, 500, 1000)]
            yield Shape(block, 0, 0, 1)
            yield Shape(block, 1100, -100, 0.5)

    run = TextRun(10, 50, "a b", "serif", 72, BLACK_TEXT, 0)
    root = ElementTree.fromstring(face_svg(face(run), palette=PALETTE, font_outlines=Blocks()))
    path = the(root, "path")
    # An em is 25.4 mm: a block of 12.7 × 25.4, and one half as large that stands 1.1 em further right, 0.1 higher.
    assert path.get("d") == "M10 24.6L22.7 24.6 22.7 50 10 50ZM37.94 34.76L44.29 34.76 44.29 47.46 37.94 47.46Z"
    assert the(path, "title").text == "a b"
    assert not list(root.iter(NAMESPACE + "text"))


def test_nested_faces_and_turned_groups_carry_their_matrix() -> None:
    inner = face(box(0, 0, 1, 1))
    art = (Nested(inner, 5, 6, scale=2, turn=90, alt="Dot"), Group((box(0, 0, 1, 1),), turn=180, x=5, y=5))
    transforms = [g.get("transform") for g in svg(face(*art)).iter(NAMESPACE + "g") if g.get("transform")]
    assert transforms == ["matrix(0 2 -2 0 5 6)", "matrix(-1 0 0 -1 10 10)"]


def test_clip_has_a_name_of_its_own() -> None:
    clipped = Group((box(0, 0, 9, 9),), clip=(("R", 1, 1, 2, 2),))
    root = svg(face(clipped, clipped))
    assert [clip.get("id") for clip in root.iter(NAMESPACE + "clipPath")] == ["clip1", "clip2"]
    assert [g.get("clip-path") for g in root.iter(NAMESPACE + "g")][1:] == ["url(#clip1)", "url(#clip2)"]


def test_picture_is_inside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "dot.png"
    Pillow.new("RGB", (2, 2)).save(path)
    shown = Picture(str(path), 2, 2, sha256(path.read_bytes()).hexdigest())
    image = the(svg(face(Image(shown, 1, 1, 4, 4, crop=(0.5, 0, 1, 1)))), "image")
    assert (image.get("x"), image.get("width"), image.get("height")) == ("-3", "8", "4")
    assert (image.get("href") or "").startswith("data:image/png;base64,")


def test_field_shows_its_box_and_value_and_a_link_its_address() -> None:
    root = svg(
        face(
            Field("text", "n", 1, 1, 9, 4, "serif", 8, BLACK_TEXT, value="Ada"),
            Link(0, 0, 1, 1, "https://a.b"),
        )
    )
    assert the(root, "text").text == "Ada"
    assert the(root, "a").get("href") == "https://a.b"


def test_lines_to_cut_along_are_not_in_the_picture() -> None:
    line = Drawn((("M", 0, 0), ("L", 9, 9)), stroke=Stroke(Ink("registration", "line"), 0.1))
    tile = Face(id="tile", size=Size(9, 9), art=(box(0, 0, 9, 9),), cut=(line,))
    root = svg(tile)
    assert [group.get("id") for group in root.iter(NAMESPACE + "g")] == ["art"]
    assert len(list(root.iter(NAMESPACE + "path"))) == 1


@pytest.mark.parametrize("mode", ["grey", "low-ink", "cmyk"])
def test_modes_change_colours_only(mode: ColorMode) -> None:
    card = face(box(1, 2, 3, 4), TextRun(1, 5, "x", "serif", 8, Ink("red", "text"), 2))
    plain, other = svg(card), svg(card, mode)
    assert the(plain, "path").get("d") == the(other, "path").get("d")
    if mode != "cmyk":
        assert the(plain, "path").get("fill") != the(other, "path").get("fill")
