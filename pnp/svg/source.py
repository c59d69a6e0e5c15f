"""The elements of an SVG file by their ids, with their styles, and what of them could not be drawn."""

from __future__ import annotations

from typing import Final

from pnp.frame import Segment
from pnp.matrix import Matrix
from pnp.svg import text
from pnp.svg.faults import MOST_SEGMENTS, MOST_SHOWN, Fault, SvgError
from pnp.svg.lengths import Viewport, parse_length
from pnp.svg.shapes import shape_segments
from pnp.svg.styles import Style, Styles
from pnp.svg.tree import Element
from pnp.values import dataclass

DEEPEST_USE: Final = 16
# Elements that show nothing where they stand.
SILENT: Final = frozenset(
    (
        *("defs", "title", "desc", "metadata", "style", "symbol", "view", "cursor"),
        *("clipPath", "linearGradient", "radialGradient", "marker", "mask", "pattern", "filter"),
    )
)
_MOST_FAULTS: Final = 20
_SAVE: Final = "save the drawing as PNG, or without it"


@dataclass(frozen=True, slots=True)
class Place:
    """Where an element stands. matrix: from its units to the face. style: what it inherits. depth: of ``use``.

    only_outlines: what is drawn is measured, so that strokes, colours and effects are of no interest.
    """

    matrix: Matrix
    style: Style
    viewport: Viewport
    depth: int = 0
    only_outlines: bool = False

    @property
    def em(self) -> float:
        """The size of its type in user units."""
        return text.font_size(self.style)


class DrawingSource:
    """One file while it is drawn: what is found in it, counted and reported."""

    def __init__(self, root: Element) -> None:
        self.styles = Styles(root)
        elements = [element for element in root.iter() if isinstance(element, Element)]
        self.by_id = {element.get("id", ""): element for element in reversed(elements) if element.get("id")}
        self._faults: dict[str, Fault] = {fault.message: fault for fault in self.styles.faults}
        self._shown = self._segments = 0

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What was left out, each kind once, by place."""
        return tuple(sorted(self._faults.values(), key=lambda fault: (fault.line, fault.column)))[:_MOST_FAULTS]

    def fault(self, element: Element, what: str, hint: str = _SAVE) -> None:
        """Report what cannot be drawn of an element."""
        self._faults.setdefault(what, Fault(what, element.line, element.column, hint))

    def count_shown(self, element: Element) -> None:
        """Count an element that is shown. Raises SvgError for too many."""
        self._shown += 1
        if self._shown > MOST_SHOWN:
            raise SvgError(f"it shows more than {MOST_SHOWN:,} elements", element.line, element.column)

    def count_segments(self, element: Element, number: int) -> None:
        """Count lines and curves that are shown. Raises SvgError for too many."""
        self._segments += number
        if self._segments > MOST_SEGMENTS:
            raise SvgError(f"it has more than {MOST_SEGMENTS:,} lines and curves", element.line, element.column)

    def named(self, value: str) -> Element | None:
        """The element that ``url(#id)`` names."""
        name = value.strip().removeprefix("url(").partition(")")[0].strip().strip("'\"")
        return self.by_id.get(name[1:]) if name.startswith("#") else None

    def target(self, element: Element) -> Element | None:
        """The element that ``use`` shows."""
        name = element.href
        target = self.by_id.get(name[1:]) if name.startswith("#") else None
        if target is None:
            shows = f"shows {name!r}, which is not in the file" if name else "shows nothing"
            self.fault(element, f"<{element.tag}> {shows}", "only what is in the file itself can be shown")
        return target

    def outline(self, element: Element, place: Place) -> tuple[Segment, ...]:
        """The outline of a basic shape or a path, in its own units."""
        segments = shape_segments(element, lambda owner, name, axis: self.length(owner, name, axis, place))
        self.count_segments(element, len(segments))
        return segments

    def length(self, element: Element, name: str, axis: str, place: Place) -> float:
        """An attribute that is a length; 0 without it."""
        value = element.get(name)
        return parse_length(value, place.viewport.extent(axis), place.em) if value else 0.0

    def shift(self, element: Element, place: Place) -> Matrix:
        """How far ``x`` and ``y`` of an element move what it shows."""
        return (1.0, 0.0, 0.0, 1.0, self.length(element, "x", "x", place), self.length(element, "y", "y", place))
