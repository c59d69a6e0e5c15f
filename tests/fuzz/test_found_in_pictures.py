"""Damaged pictures are refused at one gate, whatever the decoder makes of them."""

import struct
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from pnp.findings import Finding, Span
from pnp.frame import Picture
from pnp.load.search_path import SearchPath
from pnp.pipeline.pictures import PictureReader
from tools.fuzz.seeds import PICTURES, picture

AT = Span("cards.yaml", 3, 7)


def read(folder: Path, data: bytes) -> Picture | Finding:
    (folder / "art.png").write_bytes(data)
    return PictureReader(SearchPath((("", folder),)))("art.png", AT)


def with_chunk(name: bytes, content: bytes) -> bytes:
    """A picture with one more chunk before its end; the checksum is right."""
    out = BytesIO()
    Image.new("RGB", (9, 9)).save(out, "PNG")
    chunk = struct.pack(">L", len(content)) + name + content + struct.pack(">L", zlib.crc32(name + content))
    return out.getvalue()[:-12] + chunk + out.getvalue()[-12:]


@pytest.mark.parametrize(("kind", "mode"), PICTURES)
def test_a_sound_picture_passes(tmp_path: Path, kind: str, mode: str) -> None:
    found = read(tmp_path, picture(kind, mode))
    assert isinstance(found, Picture)
    assert (found.width, found.height) == (40, 28)


@pytest.mark.parametrize("content", [b"", b"x", b"name\0"])
def test_a_profile_that_is_cut_off_is_a_damage(tmp_path: Path, content: bytes) -> None:
    found = read(tmp_path, with_chunk(b"iCCP", content))
    assert isinstance(found, Finding)
    assert (found.code, found.span, found.message) == ("Y102", AT, "'art.png' is damaged or not complete")


def test_a_picture_without_the_colours_that_its_pixels_name_is_a_damage(tmp_path: Path) -> None:
    out = BytesIO()
    Image.new("P", (9, 9)).save(out, "PNG")
    data = out.getvalue()
    start = data.index(b"PLTE") - 4
    length = struct.unpack(">L", data[start : start + 4])[0]
    found = read(tmp_path, data[:start] + data[start + 12 + length :])
    assert isinstance(found, Finding)
    assert (found.code, found.span) == ("Y102", AT)
