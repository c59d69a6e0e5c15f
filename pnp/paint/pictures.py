"""Raster files to picture objects of a PDF, each distinct picture once."""

from __future__ import annotations

import zlib
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pnp.errors import PaintError
from pnp.frame import Image, Picture
from pnp.measures import Mm
from pnp.paint.colors import ColorMode
from pnp.paint.content import picture_name
from pnp.paint.document import PdfDocument
from pnp.paint.rasters import unpacked

if TYPE_CHECKING:
    from PIL.Image import Image as Raster

_SPACES: Final = {"L": "/DeviceGray", "RGB": "/DeviceRGB", "CMYK": "/DeviceCMYK"}
_JPEG_START: Final = b"\xff\xd8"


class Pictures:
    """The pictures of one document by digest. In grey mode they become grey; other modes keep them."""

    def __init__(self, document: PdfDocument, mode: ColorMode) -> None:
        self._document = document
        self._grey = mode == "grey"
        self._known: set[str] = set()

    def add(self, picture: Picture) -> None:
        """Put a picture in under its name, once.

        Raises PaintError if the file is gone, is no picture, or is not what was read before.
        """
        name = picture_name(picture)
        if name not in self._known:
            self._known.add(name)
            self._add(name, picture, read_picture(picture))

    def _add(self, name: str, picture: Picture, data: bytes) -> None:
        from PIL import Image as Pillow

        try:
            with Pillow.open(BytesIO(data)) as raster:
                # CMYK files come inverted or not, as their maker liked: Pillow knows, PDF must be told.
                passes = ("L",) if self._grey else ("L", "RGB")
                if raster.format == "JPEG" and raster.mode in passes:
                    self._put(name, raster, data, "/DCTDecode")
                else:
                    self._add_unpacked(name, raster)
        except (OSError, ValueError) as error:
            raise PaintError(f"{picture.path}: not a picture that can be printed ({error})") from error

    def _add_unpacked(self, name: str, raster: Raster) -> None:
        entries: dict[str, Any] = {}
        raster, mask = unpacked(raster, grey=self._grey)
        if mask is not None:
            self._put(f"{name}-mask", mask, _deflated(mask))
            entries["SMask"] = self._document.reference(f"{name}-mask")
        self._put(name, raster, _deflated(raster), **entries)

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


def media_type(data: bytes) -> str:
    """What a picture's file is, as the web calls it."""
    return "image/jpeg" if data.startswith(_JPEG_START) else "image/png"


def uncropped(image: Image) -> tuple[Mm, Mm, Mm, Mm]:
    """Where the whole picture would lie so that its crop fills the image's rectangle: x, y, width, height."""
    left, top, right, bottom = image.crop
    width, height = image.width / (right - left), image.height / (bottom - top)
    return image.x - left * width, image.y - top * height, width, height


def _deflated(raster: Raster) -> bytes:
    return zlib.compress(raster.tobytes(), 6)
