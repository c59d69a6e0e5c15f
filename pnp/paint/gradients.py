"""Gradients as objects of a PDF: shadings, and soft masks for those that are transparent in places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from reportlab.pdfbase import pdfdoc

from pnp.paint.content import ShadingObject
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
    """The gradients of one document, each once. add_object: puts an object in. stream: makes one of data."""

    def __init__(self, add_object: Callable[[str, Any], Any], stream: Callable[[bytes, dict[str, Any]], Any]) -> None:
        self._add_object, self._stream = add_object, stream
        self._known: dict[str, GradientObjects] = {}

    def add(self, gradient: ShadingObject) -> GradientObjects:
        """The objects of a gradient."""
        name = gradient.name
        if name not in self._known:
            colors = [(offset, components) for offset, components, _ in gradient.stops]
            shading = self._add_object(f"pnp.{name}", _shading(gradient.coordinates, colors))
            mask = None if gradient.is_opaque else self._mask(gradient)
            self._known[name] = GradientObjects(name, shading, mask)
        return self._known[name]

    def _mask(self, gradient: ShadingObject) -> Any:
        """A graphics state in which the opacities of a gradient are those of what is painted."""
        greys = [(offset, (opacity,)) for offset, _, opacity in gradient.stops]
        shading = self._add_object(f"pnp.{gradient.name}-grey", _shading(gradient.coordinates, greys))
        form = {
            "Type": "/XObject",
            "Subtype": "/Form",
            "BBox": pdfdoc.PDFArray([-_ANYWHERE, -_ANYWHERE, _ANYWHERE, _ANYWHERE]),
            "Group": pdfdoc.PDFDictionary({"S": "/Transparency", "CS": "/DeviceGray", "I": "true"}),
            "Resources": pdfdoc.PDFDictionary({"Shading": pdfdoc.PDFDictionary({"s": shading})}),
        }
        group = self._add_object(f"pnp.{gradient.name}-mask", self._stream(b"/s sh", form))
        return pdfdoc.PDFDictionary(
            {"SMask": pdfdoc.PDFDictionary({"Type": "/Mask", "S": "/Luminosity", "G": group}), "AIS": "false"}
        )


def _shading(coordinates: Sequence[float], stops: Stops) -> Any:
    entries = {
        "ShadingType": 2 if len(coordinates) == 4 else 3,
        "ColorSpace": _SPACES[len(stops[0][1])],
        "Coords": pdfdoc.PDFArray(list(coordinates)),
        "Function": _function(stops),
        "Extend": pdfdoc.PDFArray(["true", "true"]),
    }
    return pdfdoc.PDFDictionary(entries)


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
    return pdfdoc.PDFDictionary(
        {
            "FunctionType": 3,
            "Domain": pdfdoc.PDFArray([0, 1]),
            "Functions": pdfdoc.PDFArray(parts),
            "Bounds": pdfdoc.PDFArray([round(offset / last, 7) for offset, _ in spaced[1:-1]]),
            "Encode": pdfdoc.PDFArray([0, 1] * len(parts)),
        }
    )


def _line(first: Sequence[float], second: Sequence[float]) -> Any:
    return pdfdoc.PDFDictionary(
        {
            "FunctionType": 2,
            "Domain": pdfdoc.PDFArray([0, 1]),
            "C0": pdfdoc.PDFArray([round(part, 4) for part in first]),
            "C1": pdfdoc.PDFArray([round(part, 4) for part in second]),
            "N": 1,
        }
    )
