"""Pictures on faces → the bytes of their files, and where the whole picture lies."""

from __future__ import annotations

from base64 import b64decode
from hashlib import sha256
from typing import Final

from pnp.errors import PaintError
from pnp.frame import Image, Picture
from pnp.measures import Mm
from pnp.plain_files import read_plain

# More than any file that was accepted as a picture.
_MOST_BYTES: Final = 100_000_000


def read_picture(picture: Picture) -> bytes:
    """The bytes of a picture's file. Raises PaintError if they are gone or not those read before."""
    if is_embedded(picture.path):
        return embedded_data(picture.path)
    try:
        data = read_plain(picture.path, _MOST_BYTES)
    except OSError as error:
        raise PaintError(f"{picture.path}: cannot be read any more ({error.strerror})") from error
    if sha256(data).hexdigest() != picture.sha256:
        raise PaintError(f"{picture.path}: the picture changed while the kit was being built; build it again")
    return data


def is_embedded(path: str) -> bool:
    """Whether a path is a data address, as drawings have them, which holds the picture itself."""
    return path.startswith("data:")


def embedded_data(address: str) -> bytes:
    """The bytes of a picture that a data address holds. Raises ValueError."""
    head, _, data = address.partition(",")
    if not head.endswith(";base64"):
        raise ValueError("not in base64")
    return b64decode(data, validate=True)


def uncropped(image: Image) -> tuple[Mm, Mm, Mm, Mm]:
    """Where the whole picture would lie so that its crop fills the image's rectangle: x, y, width, height."""
    left, top, right, bottom = image.crop
    width, height = image.width / (right - left), image.height / (bottom - top)
    return image.x - left * width, image.y - top * height, width, height
