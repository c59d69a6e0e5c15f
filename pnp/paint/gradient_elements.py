"""Gradients as elements of SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pnp.matrix import IDENTITY, Matrix
from pnp.paint.colors import Components, rgb
from pnp.paint.numerals import factor, numeral
from pnp.palette import Color

_LINE: Final = ("x1", "y1", "x2", "y2")
_CIRCLES: Final = ("fx", "fy", "fr", "cx", "cy", "r")


def gradient_element(
    name: str, coordinates: Sequence[float], stops: Sequence[tuple[float, Components, float]], matrix: Matrix = IDENTITY
) -> str:
    """A gradient under an id. coordinates: as of ``frame.Gradient``. stops: place, colour, opacity."""
    tag, names = ("linearGradient", _LINE) if len(coordinates) == 4 else ("radialGradient", _CIRCLES)
    places = " ".join(f'{key}="{factor(number)}"' for key, number in zip(names, coordinates, strict=True))
    moved = "" if matrix == IDENTITY else f' gradientTransform="matrix({" ".join(map(factor, matrix))})"'
    elements = "".join(
        f'<stop offset="{factor(offset)}" stop-color="{Color(*rgb(components))}"'
        + (f' stop-opacity="{numeral(opacity)}"' if opacity < 1 else "")
        + "/>"
        for offset, components, opacity in stops
    )
    return f'<{tag} id="{name}" gradientUnits="userSpaceOnUse" {places}{moved}>{elements}</{tag}>'
