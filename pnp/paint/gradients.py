"""Gradients as objects of a PDF: shadings, and soft masks for those that are transparent in places."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from pnp.paint.content import ShadingObject
from pnp.paint.pdf_file import PdfFile
from pnp.values import dataclass

_SPACES: Final = {1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK"}
# Farther than anything that a gradient fills, in its own coordinates.
_ANYWHERE: Final = 32_000
# Stops at one place are this far apart, as functions need.
_STEP: Final = 1e-6

Stops = Sequence[tuple[float, tuple[float, ...]]]


@dataclass(frozen=True, slots=True)
class GradientObjects:
    """What resources name. mask: the graphics state with the opacities of the stops, if any is transparent."""

    name: str
    shading: Any
    mask: Any | None


class Gradients:
    """The gradients of one document, each once. file: where they are written."""

    def __init__(self, file: PdfFile) -> None:
        self._file = file
        self._known: dict[str, GradientObjects] = {}

    def add(self, gradient: ShadingObject) -> GradientObjects:
        """The objects of a gradient."""
        name = gradient.name
        if name not in self._known:
            colors = [(offset, components) for offset, components, _ in gradient.stops]
            shading = self._file.add(_shading(gradient.coordinates, colors))
            mask = None if gradient.is_opaque else self._mask(gradient)
            self._known[name] = GradientObjects(name, shading, mask)
        return self._known[name]

    def _mask(self, gradient: ShadingObject) -> Any:
        """A graphics state in which the opacities of a gradient are those of what is painted."""
        greys = [(offset, (opacity,)) for offset, _, opacity in gradient.stops]
        shading = self._file.add(_shading(gradient.coordinates, greys))
        form = {
            "Type": "/XObject",
            "Subtype": "/Form",
            "BBox": [-_ANYWHERE, -_ANYWHERE, _ANYWHERE, _ANYWHERE],
            "Group": {"S": "/Transparency", "CS": "/DeviceGray", "I": True},
            "Resources": {"Shading": {"s": shading}},
        }
        group = self._file.add_packed(b"/s sh", form)
        return {"SMask": {"Type": "/Mask", "S": "/Luminosity", "G": group}, "AIS": False}


def _shading(coordinates: Sequence[float], stops: Stops) -> Any:
    return {
        "ShadingType": 2 if len(coordinates) == 4 else 3,
        "ColorSpace": _SPACES[len(stops[0][1])],
        "Coords": list(coordinates),
        "Function": _function(stops),
        "Extend": [True, True],
    }


def _function(stops: Stops) -> Any:
    """From 0 to 1 to the components of a colour, in a straight line from stop to stop."""
    spaced = [stops[0]] if stops[0][0] <= 0 else [(0.0, stops[0][1]), stops[0]]
    for offset, components in stops[1:]:
        spaced.append((max(offset, spaced[-1][0] + _STEP), components))
    if spaced[-1][0] < 1:
        spaced.append((1.0, spaced[-1][1]))
    last = spaced[-1][0]
    parts = [_line(first, second) for (_, first), (_, second) in pairwise(spaced)]
    if len(parts) == 1:
        return parts[0]
    return {
        "FunctionType": 3,
        "Domain": [0, 1],
        "Functions": parts,
        "Bounds": [f"{offset / last:.7f}" for offset, _ in spaced[1:-1]],
        "Encode": [0, 1] * len(parts),
    }


def _line(first: Sequence[float], second: Sequence[float]) -> Any:
    return {
        "FunctionType": 2,
        "Domain": [0, 1],
        "C0": [round(part, 4) for part in first],
        "C1": [round(part, 4) for part in second],
        "N": 1,
    }
