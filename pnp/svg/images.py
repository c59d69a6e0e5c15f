"""Pictures that a drawing carries → images on its face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pnp.frame import Group, Image, Item, Picture, Segment
from pnp.matrix import Matrix, compose
from pnp.svg.matrix import transformed
from pnp.svg.tree import Element
from pnp.svg.views import fitted

# A data address → its picture. Raises ValueError for what is none.
EmbeddedPictures = Callable[[str], Picture]
_UPRIGHT: Final = 1e-6


def image_items(element: Element, width: float, height: float, matrix: Matrix, find: EmbeddedPictures) -> list[Item]:
    """An ``image`` in its rectangle. matrix: from its top left corner to the face. Raises ValueError."""
    address = element.href
    if not address.startswith("data:"):
        raise ValueError("its picture is not in the file: embed it")
    picture = find("".join(address.split()))
    width, height = width or picture.width, height or picture.height
    fit = element.get("preserveAspectRatio", "")
    view = (0.0, 0.0, float(picture.width), float(picture.height))
    across, right, down_right, down, x, y = compose(matrix, fitted(view, width, height, fit))
    if max(abs(right), abs(down_right)) > _UPRIGHT or min(across, down) <= 0:
        raise ValueError("a turned or mirrored picture")
    image = Image(picture, x, y, picture.width * across, picture.height * down)
    return [Group((image,), clip=rectangle(width, height, matrix))] if "slice" in fit else [image]


def rectangle(width: float, height: float, matrix: Matrix) -> tuple[Segment, ...]:
    """The outline, on the face, of a rectangle from the origin of a matrix."""
    corners = (("M", 0.0, 0.0), ("L", width, 0.0), ("L", width, height), ("L", 0.0, height), ("Z",))
    return transformed(corners, matrix)
