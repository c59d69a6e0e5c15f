"""Raster pictures: cropped, transparent, once, and unchanged since they were read."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from PIL import Image as Pillow

from pnp.errors import PaintError
from pnp.frame import Image, Ink, Picture
from tests.paint.documents import BLUE, box, look, objects, page, paint

Draw = Callable[..., bytes]


def picture(path: Path, raster: Pillow.Image) -> Picture:
    raster.save(path)
    return Picture(str(path), *raster.size, sha256(path.read_bytes()).hexdigest())


@pytest.fixture
def quarters(tmp_path: Path) -> Picture:
    """Red, green above blue, black: 100 pixels square."""
    raster = Pillow.new("RGB", (100, 100), "black")
    for color, corner in (("red", (0, 0)), ("lime", (50, 0)), ("blue", (0, 50))):
        raster.paste(Pillow.new("RGB", (50, 50), color), corner)
    return picture(tmp_path / "quarters.png", raster)


def test_picture_fills_its_rectangle_upright(draw: Draw, quarters: Picture) -> None:
    seen = look(draw(page(Image(quarters, 10, 20, 40, 40))))
    assert [seen.at(*at) for at in ((20, 30), (40, 30), (20, 50), (40, 50))] == [
        (255, 0, 0),
        (0, 255, 0),
        (0, 0, 255),
        (0, 0, 0),
    ]


def test_crop_shows_only_that_share_and_nothing_outside(draw: Draw, quarters: Picture) -> None:
    # The right half of the upper half, stretched over 40 × 20 mm.
    seen = look(draw(page(Image(quarters, 30, 30, 40, 20, crop=(0.5, 0.0, 1.0, 0.5)))))
    assert seen.at(31, 31) == seen.at(69, 49) == (0, 255, 0)
    assert seen.at(28, 40) == seen.at(72, 40) == seen.at(50, 28) == seen.at(50, 52) == (255, 255, 255)


def test_transparency_lets_what_is_below_shine_through(draw: Draw, tmp_path: Path) -> None:
    raster = Pillow.new("RGBA", (10, 10), (255, 0, 0, 0))
    raster.paste((255, 0, 0, 255), (0, 0, 5, 10))
    half = picture(tmp_path / "half.png", raster)
    seen = look(draw(page(box(0, 0, 100, 100, BLUE), Image(half, 10, 10, 40, 40))))
    assert seen.at(15, 30) == (255, 0, 0)
    assert seen.at(45, 30) == (0, 0, 204)


def test_ghostly_ink_before_a_picture_does_not_fade_it(draw: Draw, quarters: Picture) -> None:
    ghost = box(80, 80, 5, 5, Ink("blue", "flood", 0.2))
    assert look(draw(page(ghost, Image(quarters, 10, 20, 40, 40)))).at(20, 30) == (255, 0, 0)


def test_same_picture_twice_is_in_the_file_once(quarters: Picture) -> None:
    twice = page(Image(quarters, 0, 0, 9, 9), Image(quarters, 20, 0, 9, 9))
    pdf = paint(twice, page(Image(quarters, 0, 0, 5, 5)))
    assert pdf.count(b"/Subtype /Image") == 1


def test_jpeg_goes_into_the_file_byte_for_byte(tmp_path: Path) -> None:
    photo = picture(tmp_path / "photo.jpg", Pillow.new("RGB", (16, 16), (200, 30, 30)))
    pdf = paint(page(Image(photo, 10, 10, 20, 20)))
    assert b"/DCTDecode" in pdf
    assert Path(photo.path).read_bytes() in pdf
    assert look(pdf).at(20, 20) == pytest.approx((200, 30, 30), abs=4)


def test_grey_mode_prints_pictures_grey(tmp_path: Path, quarters: Picture) -> None:
    photo = picture(tmp_path / "photo.jpg", Pillow.new("RGB", (16, 16), (200, 30, 30)))
    seen = look(paint(page(Image(photo, 10, 10, 20, 20), Image(quarters, 50, 10, 20, 20)), mode="grey"))
    for pixel in (seen.at(20, 20), seen.at(55, 15)):
        assert pixel[0] == pixel[1] == pixel[2] < 200


@pytest.mark.parametrize("mode", ["1", "L", "P", "LA", "I;16", "CMYK"])
def test_every_usual_kind_of_pixels_is_printed(mode: str, tmp_path: Path) -> None:
    dark = Pillow.new("L", (8, 8), 0)
    raster = Pillow.new("CMYK", (8, 8), (0, 0, 0, 255)) if mode == "CMYK" else dark.convert(mode)
    raster.save(tmp_path / "dark.tiff")
    shown = picture(tmp_path / "dark.tiff", raster)
    assert max(look(paint(page(Image(shown, 10, 10, 20, 20)))).at(20, 20)) < 40


def test_picture_that_changed_meanwhile_is_named(quarters: Picture) -> None:
    Pillow.new("RGB", (5, 5)).save(quarters.path)
    with pytest.raises(PaintError, match=r"quarters\.png: the picture changed"):
        paint(page(Image(quarters, 0, 0, 9, 9)))


def test_picture_that_is_gone_is_named(quarters: Picture) -> None:
    Path(quarters.path).unlink()
    with pytest.raises(PaintError, match=r"quarters\.png: cannot be read"):
        paint(page(Image(quarters, 0, 0, 9, 9)))


def test_file_that_is_no_picture_is_named(tmp_path: Path) -> None:
    path = tmp_path / "words.png"
    path.write_bytes(b"words")
    words = Picture(str(path), 1, 1, sha256(b"words").hexdigest())
    with pytest.raises(PaintError, match=r"words\.png: not a picture"):
        paint(page(Image(words, 0, 0, 9, 9)))


def test_description_of_a_picture_stands_beside_it(quarters: Picture) -> None:
    streams = "".join(objects(paint(page(Image(quarters, 0, 0, 9, 9, alt="Map")))))
    # "Map" in UTF-16 with its byte order mark
    assert "/Span<</Alt<FEFF004D00610070>>>BDC" in streams


@pytest.mark.parametrize(("mode", "space"), [("1", "Gray"), ("L", "Gray"), ("LA", "RGB"), ("P", "RGB"), ("RGB", "RGB")])
def test_grey_pixels_take_one_byte_each(mode: str, space: str, tmp_path: Path) -> None:
    shown = picture(tmp_path / "grey.png", Pillow.new("L", (8, 8), 90).convert(mode))
    found = "".join(objects(paint(page(Image(shown, 10, 10, 20, 20)))))
    assert found.count("/ColorSpace /Device") == 1
    assert f"/ColorSpace /Device{space}" in found


def test_pixels_that_cover_all_need_no_mask(tmp_path: Path) -> None:
    opaque = picture(tmp_path / "opaque.png", Pillow.new("RGBA", (8, 8), (255, 0, 0, 255)))
    assert "/SMask" not in "".join(objects(paint(page(Image(opaque, 10, 10, 20, 20)))))


def test_a_whole_picture_is_not_clipped(draw: Draw, quarters: Picture) -> None:
    # Nothing is cut away: the pictures differ only in how they were asked for.
    whole = look(draw(page(Image(quarters, 10, 20, 40, 40))))
    cropped = look(draw(page(Image(quarters, 10, 20, 40, 40, crop=(0.0, 0.0, 1.0, 1.0)))))
    assert [whole.at(x, y) for x in (11, 49) for y in (21, 59)] == [
        cropped.at(x, y) for x in (11, 49) for y in (21, 59)
    ]
