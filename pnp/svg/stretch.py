"""Drawings, and items of them, elsewhere or with other proportions."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from pnp.frame import Face, Group, Image, Item, Path, Shading
from pnp.matrix import Matrix, compose
from pnp.measures import Size
from pnp.svg.matrix import transformed


@lru_cache(maxsize=64)
def stretched(face: Face, across: float, down: float) -> Face:
    """A drawing as ``draw_svg`` makes it, enlarged by two factors."""
    matrix = (across, 0.0, 0.0, down, 0.0, 0.0)
    art = tuple(moved(item, matrix) for item in face.art)
    size, line = Size(face.size.width * across, face.size.height * down), face.thinnest_line * min(across, down)
    return replace(face, size=size, art=art, thinnest_line=line)


def moved(item: Item, matrix: Matrix) -> Item:
    """An item of a drawing under a transformation that does not turn."""
    match item:
        case Path():
            return replace(item, segments=transformed(item.segments, matrix))
        case Shading(gradient=gradient):
            placed = replace(gradient, matrix=compose(matrix, gradient.matrix))
            return replace(item, segments=transformed(item.segments, matrix), gradient=placed)
        case Image():
            across, _, _, down, x, y = matrix
            width, height = item.width * across, item.height * down
            return replace(item, x=item.x * across + x, y=item.y * down + y, width=width, height=height)
        case Group():
            items = tuple(moved(inner, matrix) for inner in item.items)
            words = item.lettering and replace(item.lettering, size=item.lettering.size * matrix[3])
            return replace(item, items=items, clip=transformed(item.clip, matrix), lettering=words)
    raise TypeError(f"{type(item).__name__} is no part of a drawing")
