"""A PNG, JPEG or WebP file → what an icon shows of it: the picture itself, upright and in its own colours."""

from __future__ import annotations

import warnings
from base64 import b64encode
from io import BytesIO
from typing import Final

from pnp.values import dataclass

# The longer side of an icon, in pixels: 40 mm at 300 dots an inch.
LARGEST: Final = 480
# And of a file that is read: two thousand each way.
MOST_PIXELS: Final = 4_000_000
_FORMATS: Final = ("PNG", "JPEG", "WEBP")


class PixelIconError(Exception):
    """A file that cannot be an icon. hint: what to do."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.hint = hint


@dataclass(frozen=True, slots=True)
class PixelIcon:
    """A picture as a data address of a PNG, and its size in pixels."""

    address: str
    view: tuple[int, int]


def pixel_icon(data: bytes) -> PixelIcon:
    """The icon that a file shows, not larger than any icon is printed. Raises PixelIconError."""
    from PIL import Image, ImageOps

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            image = Image.open(BytesIO(data), formats=_FORMATS)
            if image.width * image.height > MOST_PIXELS:
                raise PixelIconError("it has too many pixels for an icon", f"save it with {LARGEST} pixels or fewer")
            upright = ImageOps.exif_transpose(image)
            if upright.mode.startswith("I"):  # Sixteen bits of grey, of which eight are shown.
                upright = upright.convert("I").point(lambda grey: grey * (1 / 256)).convert("L")
            picture = upright.convert("RGBA")
    except PixelIconError:
        raise
    # Damaged files make decoders fail in any way.
    except Exception as error:
        raise PixelIconError("it is no PNG, JPEG or WebP picture, or damaged", "save it again as PNG") from error
    picture.thumbnail((LARGEST, LARGEST), Image.Resampling.LANCZOS)
    file = BytesIO()
    picture.save(file, format="PNG")
    return PixelIcon("data:image/png;base64," + b64encode(file.getvalue()).decode("ascii"), picture.size)
