"""The bytes of a picture's file → pixels as they are meant to be seen: upright, of eight bits a channel."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from PIL.Image import Image as Raster

_JPEG_START: Final = b"\xff\xd8"
# The key of the orientation in EXIF, and the value of a picture that is upright.
_ORIENTATION: Final = 0x0112
_UPRIGHT: Final = 1
# Orientations from here on lie on their side.
_ON_SIDE: Final = 5
# Where a PNG says how many bits a channel has.
_DEPTH: Final = 24
_WIDE: Final = ("I", "I;16", "I;16B", "I;16L")
# For prints, the loss of this cannot be seen.
_QUALITY: Final = 95
# Where an ICC profile says what kind of colours it is for.
_PROFILE_SPACE: Final = slice(16, 20)


def media_type(data: bytes) -> str:
    """What a picture's file is, as the web calls it."""
    if data.startswith(_JPEG_START):
        return "image/jpeg"
    return "image/webp" if data.startswith(b"RIFF") else "image/png"


def orientation(raster: Raster) -> int:
    """How a picture lies, by EXIF; 1 if it is upright."""
    try:
        value = raster.getexif().get(_ORIENTATION, _UPRIGHT)
    # What cameras and editors write there may be anything.
    except Exception:
        return _UPRIGHT
    return value if value in range(_UPRIGHT, 9) else _UPRIGHT


def upright_size(raster: Raster) -> tuple[int, int]:
    """The width and height of a picture in pixels, as it is shown."""
    return raster.size[::-1] if orientation(raster) >= _ON_SIDE else raster.size


def upright(data: bytes) -> bytes:
    """The file of a picture that is upright: itself unless EXIF says that it lies otherwise."""
    # Nothing in the file says how it lies: JPEG, PNG and WebP call that part differently, and it may stand in XMP.
    if not any(mark in data for mark in (b"Exif", b"eXIf", b"EXIF", b"rientation")):
        return data
    from PIL import Image, ImageOps

    with Image.open(BytesIO(data)) as raster:
        raster.load()
        if orientation(raster) == _UPRIGHT:
            return data
        more: dict[str, Any] = {"quality": _QUALITY, "subsampling": 0} if data.startswith(_JPEG_START) else {}
        turned = ImageOps.exif_transpose(_eight_bits(raster, data))
        written, kind = BytesIO(), "JPEG" if more else "PNG"
        turned.save(written, kind, icc_profile=raster.info.get("icc_profile"), **more)
        return written.getvalue()


def opened(data: bytes) -> Raster:
    """The picture in a file that is upright, with eight bits a channel."""
    from PIL import Image

    return _eight_bits(Image.open(BytesIO(data)), data)


def convert_pixel(raster: Raster, data: bytes) -> None:
    """Convert the first pixel of a picture, which fails if converting all of them would; turn one that lies down."""
    _eight_bits(raster.crop((0, 0, 1, 1)), data).convert("RGBA")
    if orientation(raster) != _UPRIGHT:
        upright(data)


def in_parts(raster: Raster, data: bytes, side: int) -> Raster:
    """The mean colours of equal parts of a picture, as many across as down, as it is shown.

    A transparent picture has the opacities of its parts, too.
    """
    from PIL import ImageOps
    from PIL.Image import Resampling

    pixels = _eight_bits(raster, data)
    kind = "RGBA" if pixels.has_transparency_data else "RGB"
    if pixels.mode not in ("L", "RGB", "RGBA", "CMYK") or (kind == "RGBA" and pixels.mode != kind):
        pixels = pixels.convert(kind)
    small = pixels.resize((side, side), Resampling.BOX, reducing_gap=1.0).convert(kind)
    small.getexif()[_ORIENTATION] = orientation(raster)
    return ImageOps.exif_transpose(small)


def foreign_profile(raster: Raster) -> bytes:
    """The ICC profile of a picture whose colours are not those of the web; empty if they are, or nothing says so."""
    profile = raster.info.get("icc_profile") or b""
    space = b"RGB " if raster.mode in ("RGB", "RGBA", "P") else b""
    if not space or profile[_PROFILE_SPACE] != space or b"sRGB" in profile or "sRGB".encode("utf-16-be") in profile:
        return b""
    from PIL import ImageCms

    try:
        ImageCms.getProfileName(ImageCms.ImageCmsProfile(BytesIO(profile)))
    except (ImageCms.PyCMSError, OSError, ValueError):
        return b""  # a damaged profile says nothing about colours
    return bytes(profile)


def _eight_bits(raster: Raster, data: bytes) -> Raster:
    """A picture with at most eight bits a channel, and the transparent colour in as many."""
    from PIL import Image

    depth = data[_DEPTH] if media_type(data) == "image/png" else 8
    key = raster.info.get("transparency")
    if raster.mode in _WIDE:
        info, pixels = raster.info, raster.tobytes()
        step = len(pixels) // (raster.width * raster.height)
        high = 0 if raster.mode == "I;16B" else 1
        raster = Image.frombytes("L", raster.size, pixels[high::step])
        raster.info = info
    if key is None or isinstance(key, bytes) or raster.mode not in ("L", "RGB"):
        return raster
    values = [value >> 8 if depth == 16 else value * (255 // (2**depth - 1)) for value in _as_tuple(key)]
    raster.info["transparency"] = values[0] if raster.mode == "L" else tuple(values)
    return raster


def _as_tuple(key: int | tuple[int, ...]) -> tuple[int, ...]:
    return (key,) if isinstance(key, int) else key
