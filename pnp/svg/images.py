"""Pictures that a drawing carries, alone or as a fill, → images on its face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pnp.frame import Group, Image, Item, Picture, Segment
from pnp.matrix import Matrix, compose
from pnp.svg.matrix import numbers_in, parse_transform, transformed
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


def tile_matrix(pattern: Element, bounds: tuple[float, float, float, float]) -> Matrix:
    """Where a pattern that fills a shape with one tile draws. bounds: of the shape, in its own units.

    Raises ValueError for patterns of more tiles.
    """
    left, top, right, bottom = bounds
    width, height = right - left, bottom - top
    whole = ("1", "100%")
    if pattern.get("width") not in whole or pattern.get("height") not in whole or pattern.get("x") or pattern.get("y"):
        raise ValueError("it is filled with a <pattern> of several tiles")
    if pattern.get("patternUnits") == "userSpaceOnUse" or parse_transform(pattern.get("patternTransform", "")) != (
        parse_transform("")
    ):
        raise ValueError("it is filled with a <pattern> of its own size")
    view = numbers_in(pattern.get("viewBox", ""))
    if len(view) == 4 and min(view[2:]) > 0:
        inner = fitted(view, width, height, pattern.get("preserveAspectRatio", ""))
    elif pattern.get("patternContentUnits") == "objectBoundingBox":
        inner = (width, 0.0, 0.0, height, 0.0, 0.0)
    else:
        inner = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    return compose((1.0, 0.0, 0.0, 1.0, left, top), inner)
