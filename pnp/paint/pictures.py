"""Raster files to picture objects of a PDF, each distinct picture once."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from pnp.errors import PaintError
from pnp.frame import Picture
from pnp.paint.content import picture_name
from pnp.paint.document import PdfDocument
from pnp.paint.pdf_file import Reference
from pnp.paint.picture_files import read_picture
from pnp.paint.rasters import foreign_profile, media_type, opened, upright
from pnp.palette import ColorMode

if TYPE_CHECKING:
    from PIL.Image import Image as Raster

_SPACES: Final = {"L": "/DeviceGray", "RGB": "/DeviceRGB", "CMYK": "/DeviceCMYK"}
_WITH_ALPHA: Final = ("RGBA", "LA", "PA")
_GREYS: Final = ("1", "L")
_PIXELS_AT_ONCE: Final = 4_000_000


class Pictures:
    """The pictures of one document by digest. In grey mode they become grey; other modes keep them."""

    def __init__(self, document: PdfDocument, mode: ColorMode) -> None:
        self._document = document
        self._grey = mode == "grey"
        self._known: set[str] = set()
        self._profiles: dict[bytes, Reference] = {}

    def add(self, picture: Picture) -> None:
        """Put a picture in under its name, once.

        Raises PaintError if the file is gone, is no picture, or is not what was read before.
        """
        name = picture_name(picture)
        if name not in self._known:
            self._known.add(name)
            self._add(name, picture, read_picture(picture))

    def _add(self, name: str, picture: Picture, data: bytes) -> None:
        try:
            data = upright(data)
            raster = opened(data)
            # CMYK files come inverted or not, as their maker liked: Pillow knows, PDF must be told.
            passes = ("L",) if self._grey else ("L", "RGB")
            if media_type(data) == "image/jpeg" and raster.mode in passes:
                self._put(name, raster, data, raster.mode, "/DCTDecode", **self._color_space(raster))
            else:
                self._add_unpacked(name, raster)
        except (OSError, ValueError) as error:
            raise PaintError(f"{picture.path}: not a picture that can be printed ({error})") from error

    def _add_unpacked(self, name: str, raster: Raster) -> None:
        entries = self._color_space(raster)
        if raster.mode in _WITH_ALPHA or "transparency" in raster.info:
            # Grey with transparency is made coloured, as the mask needs.
            if any(strip.getchannel("A").getextrema() != (255, 255) for strip in _strips(raster, "RGBA")):
                entries["SMask"] = self._put(f"{name}-mask", raster, _deflated(raster, "RGBA", "A"), "L")
            through = "RGBA"
        else:
            through = raster.mode
        mode = "L" if self._grey or through in _GREYS else "RGB"
        self._put(name, raster, _deflated(raster, through, mode), mode, **entries)

    def _color_space(self, raster: Raster) -> dict[str, Any]:
        """The entry for colours that are not those of the web."""
        profile = b"" if self._grey else foreign_profile(raster)
        if not profile:
            return {}
        if profile not in self._profiles:
            entries = {"N": 3, "Alternate": "/DeviceRGB"}
            self._profiles[profile] = self._document.file.add_packed(profile, entries)
        return {"ColorSpace": ["/ICCBased", self._profiles[profile]]}

    def _put(
        self, name: str, raster: Raster, data: bytes, mode: str, packing: str = "/FlateDecode", **more: Any
    ) -> Reference:
        entries = {
            "Type": "/XObject",
            "Subtype": "/Image",
            "Width": raster.width,
            "Height": raster.height,
            "BitsPerComponent": 8,
            "ColorSpace": _SPACES[mode],
            "Filter": packing,
            **more,
        }
        return self._document.add_external(name, entries, data)


def _deflated(raster: Raster, through: str, mode: str) -> bytes:
    """The pixels in a mode, packed. through: the mode they are brought into first. mode: ``A`` for the opacity."""
    packer = zlib.compressobj(6)
    parts = []
    for strip in _strips(raster, through):
        pixels = strip.getchannel("A") if mode == "A" else strip.convert(mode)
        parts.append(packer.compress(pixels.tobytes()))
    return b"".join((*parts, packer.flush()))


def _strips(raster: Raster, mode: str) -> Iterator[Raster]:
    """A picture in a mode, from top to bottom: as a whole, a large one would be in memory several times."""
    rows = max(_PIXELS_AT_ONCE // raster.width, 1)
    for top in range(0, raster.height, rows):
        strip = raster.crop((0, top, raster.width, min(top + rows, raster.height)))
        yield strip if strip.mode == mode else strip.convert(mode)
