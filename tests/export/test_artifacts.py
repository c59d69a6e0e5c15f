"""Files as the commands write them."""

from __future__ import annotations

import sys
from io import BytesIO

import pytest
from PIL import Image as Pillow

from pnp.export.png import png_artifacts, png_pages
from pnp.export.svg import svg_artifact
from pnp.frame import Field, Ink
from tests.paint.documents import PALETTE, box, face, page, paint, sheet


def opened(data: bytes) -> Pillow.Image:
    picture = Pillow.open(BytesIO(data))
    picture.load()
    return picture


def test_png_has_the_size_resolution_and_pixels_of_the_page() -> None:
    (data,) = png_pages(paint(page(box(0, 0, 25.4, 25.4), width=50.8, height=76.2)), dpi=150)
    picture = opened(data)
    assert (picture.mode, picture.size) == ("RGB", (300, 450))
    assert picture.info["dpi"] == pytest.approx((150, 150), abs=0.05)
    assert (picture.getpixel((75, 75)), picture.getpixel((225, 75))) == ((204, 0, 0), (255, 255, 255))


def test_png_of_chosen_pages_only() -> None:
    pdf = paint(page(width=10), page(width=20), page(width=30))
    assert [opened(data).width for data in png_pages(pdf, dpi=254, pages=[2, 0])] == [300, 100]


def test_png_of_a_face_ends_at_its_trim() -> None:
    trimmed = sheet(marks=(box(0, 0, 10, 100), box(10, 20, 50, 50)), trim_box=(10, 20, 60, 70))
    (data,) = png_pages(paint(trimmed), dpi=254, clip_to_trim=True)
    picture = opened(data)
    assert picture.size == pytest.approx((500, 500), abs=1)
    assert {color for _, color in picture.crop((2, 2, 498, 498)).getcolors() or []} == {(204, 0, 0)}


def test_png_is_the_same_every_time_and_right_without_the_fast_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    pdf = paint(page(box(10, 10, 30, 30)))
    first, second = next(png_pages(pdf)), next(png_pages(pdf))
    assert first == second
    monkeypatch.setitem(sys.modules, "isal", None)
    plain = next(png_pages(pdf))
    assert opened(plain).tobytes() == opened(first).tobytes()


def test_every_page_has_its_path() -> None:
    artifacts = list(png_artifacts(["a4/1.png", "a4/2.png"], paint(page(), page()), dpi=30))
    assert [(artifact.path, artifact.media_type) for artifact in artifacts] == [
        ("a4/1.png", "image/png"),
        ("a4/2.png", "image/png"),
    ]


def test_svg_artifact_is_utf8() -> None:
    artifact = svg_artifact("cards/one.svg", face(), palette=PALETTE)
    assert isinstance(artifact.data, bytes)
    assert artifact.data.decode().startswith("<svg ")


def test_fields_of_a_form_are_in_the_picture() -> None:
    ink = Ink("black", "text")
    form = Field("text", "crew", 10, 10, 60, 20, font="sans", size=30, ink=ink, value="Anna", boxed=False)
    (data,) = png_pages(paint(page(form, width=100, height=50)), dpi=72)
    assert (opened(data).convert("L").getextrema()[0]) < 100
