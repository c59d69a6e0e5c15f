"""Raster files to picture objects of a PDF, each distinct picture once."""

from __future__ import annotations

import zlib
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pnp.errors import PaintError
from pnp.frame import Image, Picture
from pnp.measures import Mm
from pnp.paint.colors import ColorMode
from pnp.paint.content import picture_name
from pnp.paint.document import PdfDocument, icc_space, packed_stream
from pnp.paint.rasters import foreign_profile, media_type, opened, upright

if TYPE_CHECKING:
    from PIL.Image import Image as Raster

_SPACES: Final = {"L": "/DeviceGray", "RGB": "/DeviceRGB", "CMYK": "/DeviceCMYK"}
_WITH_ALPHA: Final = ("RGBA", "LA", "PA")
_GREYS: Final = ("1", "L")


class Pictures:
    """The pictures of one document by digest. In grey mode they become grey; other modes keep them."""

    def __init__(self, document: PdfDocument, mode: ColorMode) -> None:
        self._document = document
        self._grey = mode == "grey"
        self._known: set[str] = set()
        self._profiles: dict[bytes, Any] = {}

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
                self._put(name, raster, data, "/DCTDecode", **self._color_space(raster))
            else:
                self._add_unpacked(name, raster)
        except (OSError, ValueError) as error:
            raise PaintError(f"{picture.path}: not a picture that can be printed ({error})") from error

    def _add_unpacked(self, name: str, raster: Raster) -> None:
        entries = self._color_space(raster)
        if raster.mode in _WITH_ALPHA or "transparency" in raster.info:
            raster = raster.convert("RGBA")
            mask = raster.getchannel("A")
            if mask.getextrema() != (255, 255):
                self._put(f"{name}-mask", mask, _deflated(mask))
                entries["SMask"] = self._document.reference(f"{name}-mask")
        raster = raster.convert("L" if self._grey or raster.mode in _GREYS else "RGB")
        self._put(name, raster, _deflated(raster), **entries)

    def _color_space(self, raster: Raster) -> dict[str, Any]:
        """The entry for colours that are not those of the web."""
        profile = b"" if self._grey else foreign_profile(raster)
        if not profile:
            return {}
        if profile not in self._profiles:
            name = f"pnp.profile.{len(self._profiles) + 1}"
            stream = packed_stream(profile, {"N": 3, "Alternate": "/DeviceRGB"})
            self._profiles[profile] = self._document.add_object(name, stream)
        return {"ColorSpace": icc_space(self._profiles[profile])}

    def _put(self, name: str, raster: Raster, data: bytes, packing: str = "/FlateDecode", **more: Any) -> None:
        entries = {
            "Type": "/XObject",
            "Subtype": "/Image",
            "Width": raster.width,
            "Height": raster.height,
            "BitsPerComponent": 8,
            "ColorSpace": _SPACES[raster.mode],
            "Filter": packing,
            **more,
        }
        self._document.add_stream(name, entries, data)


def read_picture(picture: Picture) -> bytes:
    """The bytes of a picture's file. Raises PaintError if they are gone or not those read before."""
    try:
        data = Path(picture.path).read_bytes()
    except OSError as error:
        raise PaintError(f"{picture.path}: cannot be read any more ({error.strerror})") from error
    if sha256(data).hexdigest() != picture.sha256:
        raise PaintError(f"{picture.path}: the picture changed while the kit was being built; build it again")
    return data


def uncropped(image: Image) -> tuple[Mm, Mm, Mm, Mm]:
    """Where the whole picture would lie so that its crop fills the image's rectangle: x, y, width, height."""
    left, top, right, bottom = image.crop
    width, height = image.width / (right - left), image.height / (bottom - top)
    return image.x - left * width, image.y - top * height, width, height


def _deflated(raster: Raster) -> bytes:
    return zlib.compress(raster.tobytes(), 6)
