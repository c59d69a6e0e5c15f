"""The names of cells: small in each, and those of columns and rows along the border of a board."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from pnp.frame import Group, Item
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Segments, polyline, turned
from pnp.layout.boards.lettering import style_of, words_at
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.layout.theme.resolved_theme import ResolvedTheme, TextFault
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.model.lattice import Cell, Edge, FrameLabel
from pnp.values import dataclass

# The width of the border with its coordinates: a share of a cell, within limits in mm.
MARGIN: Final = 0.25
_LEAST_MARGIN: Final = 3.6
_MOST_MARGIN: Final = 6.0
NEATLINE: Final = 0.35
# Nothing that is held or lies on the table is smaller, in points.
_LEAST_SIZE: Final = 6.5
_ENDLESS: Final = 1000.0
# The size of coordinates in the plain theme, in points.
_USUAL_COORDINATE: Final = 6.0


def margin_of(cell: Mm, labels: bool = True) -> Mm:
    """How wide the border round the cells is, in mm."""
    return min(max(cell * MARGIN, _LEAST_MARGIN), _MOST_MARGIN) if labels else NEATLINE * 2


@dataclass(frozen=True, slots=True, eq=False)
class CoordinateLabel:
    """The name of a cell.

    plate: what keeps it readable over any drawing; box: around it. text_faults: if it cannot be shown.
    """

    plate: Segments
    box: Box
    words: tuple[Item, ...]
    text_faults: tuple[TextFault, ...]


class _LabelsOnDemand(dict[Cell, CoordinateLabel]):
    def __init__(self, make: Callable[[Cell], CoordinateLabel]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, cell: Cell) -> CoordinateLabel:
        label = self[cell] = self._make(cell)
        return label


@dataclass(frozen=True, slots=True)
class CoordinateLabels:
    """Sets the names of cells: small in a corner of every cell, larger along the border."""

    cells: CellMap
    theme: ResolvedTheme

    def in_cells(self) -> Mapping[Cell, CoordinateLabel]:
        """The name of every cell, set when it is asked for: a figure shows a few of those of a large map."""
        width = self.cells.cell
        # The class scales them relative to the usual size; a cell that is too small shrinks them.
        style = self.theme.classes.get("board-coordinate")
        scale = style.size / _USUAL_COORDINATE if style else 1.0
        size = min(max(width * 0.24 * scale, 4.5), 6.5 * scale)
        style = style_of(self.theme, "board-coordinate", size, "sans", 4.0)
        return _LabelsOnDemand(lambda cell: self._coordinate(cell, style, size))

    def _coordinate(self, cell: Cell, style: Style, size: Pt) -> CoordinateLabel:
        gap, height = self.cells.cell * 0.025, size * MM_PER_PT * 1.15
        name = self.cells.lattice.name(cell)
        place = self.cells.lattice.name_place(cell)
        x, y = self.cells.point(*place.at)
        # Set once, about the origin: a map may have ten thousand names, and their widths are known only then.
        room = Box(-_ENDLESS / 2, -height, _ENDLESS, height * 3)
        set_text = self.theme.setter.set(name, style.inside(room), style, "", self.theme.icon)
        faults = () if set_text.is_clean else ((name, set_text),)
        left, _, right, _ = set_text.bounds
        width = right - left + height * 0.45
        top = {"top": y + gap, "middle": y - height / 2, "bottom": y - gap - height}[place.valign]
        box = Box(x + gap if place.align == "left" else x - width / 2, top, width, height)
        words = moved_all(set_text.items, box.center[0], top)
        plate = box.segments(height * 0.3)
        if place.turn:
            middle = self.cells.center(cell)
            words = (Group(words, turn=place.turn, x=middle[0], y=middle[1]),)
            corners = [turned(corner, middle, place.turn) for corner in box.corners()]
            xs, ys = zip(*corners, strict=True)
            plate = polyline(corners, closed=True)
            box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        return CoordinateLabel(plate, box, words, faults)

    def along_frame(self, seams: Collection[Edge] = ()) -> tuple[Item, ...]:
        """The names along the frame, such as those of columns and rows; none if names are not shown, or at seams."""
        if not self.cells.grid.shows_names:
            return ()
        room = margin_of(self.cells.cell) - NEATLINE * 2
        size = min(max(room / MM_PER_PT * 0.6, _LEAST_SIZE), 9.0)
        style = style_of(self.theme, "board-border", size, "sans", 4.0)
        labels = self.cells.lattice.frame_labels(self.cells.window)
        places = ((label.text, self._beside(label, room)) for label in labels if label.edge not in seams)
        return tuple(item for name, box in places for item in words_at(name, box, style, self.theme))

    def _beside(self, label: FrameLabel, room: Mm) -> Box:
        """Where a name along the frame stands."""
        near, area, length = NEATLINE * 2, self.cells.box, label.length * self.cells.cell
        if label.edge in ("top", "bottom"):
            x, _ = self.cells.point(label.start, 0)
            return Box(x, area.bottom + near if label.edge == "bottom" else area.y - (near + room), length, room)
        _, y = self.cells.point(0, label.start)
        return Box(area.right + near if label.edge == "right" else area.x - (near + room), y, room, length)
