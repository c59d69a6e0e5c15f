"""Every kind of PNG and JPEG is printed as it is meant to be seen."""

from __future__ import annotations

import struct
import zlib
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image as Pillow
from PIL import ImageCms

from pnp.findings import Span
from pnp.frame import Image, Picture
from pnp.load.search_path import SearchPath
from pnp.paint.picture_files import read_picture
from pnp.paint.rasters import opened, upright
from pnp.pipeline.pictures import PictureReader
from tests.paint.documents import BLUE, box, look, objects, page, paint

DARK, LIGHT = 0x40, 0xC0
BLUE_BELOW = (0, 0, 204)
GREY, COLOR, PALETTE, GREY_ALPHA, COLOR_ALPHA = 0, 2, 3, 4, 6
TWO_REDS = (b"PLTE", b"\x40\0\0\xc0\0\0")


def png(depth: int, kind: int, row: bytes, *chunks: tuple[bytes, bytes]) -> bytes:
    """A PNG of two pixels beside each other, in two equal rows."""
    head = struct.pack(">IIBBBBB", 2, 2, depth, kind, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for _ in range(2)))
    parts = [(b"IHDR", head), *chunks, (b"IDAT", body), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    )


def key(*values: int) -> tuple[bytes, bytes]:
    """The colour that is transparent."""
    return b"tRNS", struct.pack(f">{len(values)}H", *values)


def words(*values: int) -> bytes:
    return struct.pack(f">{len(values)}H", *values)


def seen(data: bytes, path: Path) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The left and the right half of a picture on a blue ground."""
    shown = look(paint(page(box(0, 0, 100, 100, BLUE), Image(as_picture(data, path), 10, 10, 40, 40))))
    return shown.at(15, 30), shown.at(45, 30)


def as_picture(data: bytes, path: Path) -> Picture:
    (path / "picture.png").write_bytes(data)
    read = PictureReader(SearchPath((("", path),)))("picture.png", Span("kit.yaml", 1, 1))
    assert isinstance(read, Picture)
    return read


def grey(value: int) -> tuple[int, int, int]:
    return value, value, value


@pytest.mark.parametrize(
    ("data", "left", "right"),
    [
        (png(16, GREY, words(0x4000, 0xC000)), grey(DARK), grey(LIGHT)),
        (png(16, GREY, words(0x4000, 0xC000), key(0x4000)), BLUE_BELOW, grey(LIGHT)),
        (png(16, GREY_ALPHA, words(0x4000, 0, 0xC000, 0xFFFF)), BLUE_BELOW, grey(LIGHT)),
        (png(16, COLOR, words(0x4000, 0, 0, 0xC000, 0, 0)), (DARK, 0, 0), (LIGHT, 0, 0)),
        (png(16, COLOR, words(0x4000, 0, 0, 0xC000, 0, 0), key(0x4000, 0, 0)), BLUE_BELOW, (LIGHT, 0, 0)),
        (png(16, COLOR_ALPHA, words(0x4000, 0, 0, 0, 0xC000, 0, 0, 0xFFFF)), BLUE_BELOW, (LIGHT, 0, 0)),
        (png(8, GREY, b"\x40\xc0", key(0x40)), BLUE_BELOW, grey(LIGHT)),
        (png(8, COLOR, b"\x40\0\0\xc0\0\0", key(0x40, 0, 0)), BLUE_BELOW, (LIGHT, 0, 0)),
        (png(4, GREY, b"\x4c"), grey(0x44), grey(0xCC)),
        (png(4, GREY, b"\x4c", key(4)), BLUE_BELOW, grey(0xCC)),
        (png(2, GREY, b"\x60", key(1)), BLUE_BELOW, grey(0xAA)),
        (png(1, GREY, b"\x40"), grey(0), grey(255)),
        (png(1, GREY, b"\x40", key(1)), grey(0), BLUE_BELOW),
        (png(8, PALETTE, b"\0\1", TWO_REDS), (DARK, 0, 0), (LIGHT, 0, 0)),
        (png(8, PALETTE, b"\0\1", TWO_REDS, (b"tRNS", b"\0")), BLUE_BELOW, (LIGHT, 0, 0)),
        (png(2, PALETTE, b"\x10", TWO_REDS, (b"tRNS", b"\0\xff")), BLUE_BELOW, (LIGHT, 0, 0)),
    ],
)
def test_each_depth_and_kind_of_png(
    data: bytes, left: tuple[int, int, int], right: tuple[int, int, int], tmp_path: Path
) -> None:
    assert seen(data, tmp_path) == (left, right)


def quarters(mode: str = "RGB") -> Pillow.Image:
    """Red, green above blue, black: 80 pixels wide, 40 high."""
    raster = Pillow.new("RGB", (80, 40), "black")
    for color, corner in (("red", (0, 0)), ("lime", (40, 0)), ("blue", (0, 20))):
        raster.paste(Pillow.new("RGB", (40, 20), color), corner)
    return raster.convert(mode)


# The turn or mirroring that makes a file of each orientation from an upright picture.
STORED = {
    1: None,
    2: Pillow.Transpose.FLIP_LEFT_RIGHT,
    3: Pillow.Transpose.ROTATE_180,
    4: Pillow.Transpose.FLIP_TOP_BOTTOM,
    5: Pillow.Transpose.TRANSPOSE,
    6: Pillow.Transpose.ROTATE_90,
    7: Pillow.Transpose.TRANSVERSE,
    8: Pillow.Transpose.ROTATE_270,
}


@pytest.mark.parametrize("orientation", STORED)
@pytest.mark.parametrize(("kind", "mode"), [("JPEG", "RGB"), ("JPEG", "CMYK"), ("PNG", "RGB"), ("WEBP", "RGB")])
def test_a_picture_is_upright_as_its_camera_says(orientation: int, kind: str, mode: str, tmp_path: Path) -> None:
    turn = STORED[orientation]
    stored = quarters(mode) if turn is None else quarters(mode).transpose(turn)
    exif = Pillow.Exif()
    exif[0x0112] = orientation
    written = BytesIO()
    stored.save(written, kind, exif=exif, quality=95, subsampling=0)
    picture = as_picture(written.getvalue(), tmp_path)
    assert (picture.width, picture.height) == (80, 40)
    shown = look(paint(page(Image(picture, 10, 10, 80, 40))))
    corners = [shown.at(*at) for at in ((30, 20), (70, 20), (30, 40), (70, 40))]
    for corner, expected in zip(corners, ((255, 0, 0), (0, 255, 0), (0, 0, 255), (0, 0, 0)), strict=True):
        assert max(abs(a - b) for a, b in zip(corner, expected, strict=True)) < 24
    assert opened(upright(read_picture(picture))).size == (80, 40)


def test_an_upright_picture_goes_into_the_file_as_it_is() -> None:
    written = BytesIO()
    quarters().save(written, "JPEG")
    data = written.getvalue()
    assert upright(data) is data


def test_the_profile_of_other_colours_goes_along_once(tmp_path: Path) -> None:
    profile = swapped_profile()
    pictures = []
    for name, color in (("a.png", "red"), ("b.jpg", "lime")):
        Pillow.new("RGB", (8, 8), color).save(tmp_path / name, icc_profile=profile, quality=95)
        data = (tmp_path / name).read_bytes()
        pictures.append(Picture(str(tmp_path / name), 8, 8, sha256(data).hexdigest()))
    pdf = paint(page(Image(pictures[0], 10, 10, 20, 20), Image(pictures[1], 40, 10, 20, 20)))
    written = objects(pdf)
    assert sum("/ICCBased" in entry for entry in written) == 2
    assert sum("/Alternate" in entry for entry in written) == 1


@pytest.mark.parametrize("profile", [b"nonsense", b"\0" * 16 + b"RGB " + b"\0" * 200])
def test_a_damaged_profile_and_that_of_the_web_are_left_out(profile: bytes, tmp_path: Path) -> None:
    web = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for bad in (profile, web):
        Pillow.new("RGB", (8, 8), "red").save(tmp_path / "a.png", icc_profile=bad)
        picture = Picture(str(tmp_path / "a.png"), 8, 8, sha256((tmp_path / "a.png").read_bytes()).hexdigest())
        assert not any("/ICCBased" in entry for entry in objects(paint(page(Image(picture, 10, 10, 20, 20)))))


def swapped_profile() -> bytes:
    """The profile of the web under another name."""
    data = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    return data.replace(b"sRGB", b"mine").replace("sRGB".encode("utf-16-be"), "mine".encode("utf-16-be"))
