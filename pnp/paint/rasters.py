"""Rasters as Pillow reads them → colours and opacity as they are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL.Image import Image as Raster

_WITH_ALPHA: Final = ("RGBA", "LA", "PA")
_GREYS: Final = ("1", "L")


def unpacked(raster: Raster, *, grey: bool) -> tuple[Raster, Raster | None]:
    """The colours of a picture, grey or red, green and blue, and how opaque it is where it is not all opaque."""
    mask = None
    if raster.mode in _WITH_ALPHA or "transparency" in raster.info:
        raster = raster.convert("RGBA")
        mask = raster.getchannel("A")
        if mask.getextrema() == (255, 255):
            mask = None
    return raster.convert("L" if grey or raster.mode in _GREYS else "RGB"), mask
