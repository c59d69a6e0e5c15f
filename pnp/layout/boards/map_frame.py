"""What is on a map → the same within its neat line, or cut out along its outline."""

from __future__ import annotations

from collections.abc import Collection

from pnp.frame import Group, Ink, Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.coordinates import NEATLINE
from pnp.layout.boards.curves import Segments, joined, polyline
from pnp.layout.boards.outlines import outlines
from pnp.layout.boards.seams import Seams
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm
from pnp.model.lattice import Edge


def framed(inside: tuple[Item, ...], cells: CellMap, theme: ResolvedTheme, seams: Seams) -> tuple[Item, ...]:
    """What is on a map, cut off at its frame or its outline, and that line."""
    if cells.lattice.fills_frame:
        return Group(inside, clip=seams.shown().segments()), *_frame(cells, theme, seams)
    shape = _cut_out(cells)
    line = Path(shape, None, Stroke(theme.ink("ink", "line", instead="black"), NEATLINE, (), "round", "round"))
    return (Group((Group(inside, clip=shape), line), clip=cells.box.inset(-NEATLINE).segments()),)


def _cut_out(cells: CellMap) -> Segments:
    """The outline of a board that does not fill its frame."""
    lattice = cells.lattice
    return joined(cells.polygon(map(lattice.position, corners)) for corners in outlines(lattice.cells, lattice))


def _frame(cells: CellMap, theme: ResolvedTheme, seams: Seams) -> tuple[Path, ...]:
    """The neat line: a thin line on the cells, a strong one outside it."""
    ink = theme.ink("ink", "line", instead="black")
    return (
        *((_ticks(cells, ink, seams.edges),) if cells.style.ticks else ()),
        Path(seams.frame(0.0), None, Stroke(ink, 0.15)),
        Path(seams.frame(NEATLINE * 1.3), None, Stroke(ink, NEATLINE)),
    )


def _ticks(cells: CellMap, ink: Ink, seams: Collection[Edge]) -> Path:
    """Short lines on the frame, a cell apart, as on the maps of a survey."""
    box, length = cells.box, min(cells.cell * 0.09, 1.6)
    xs = [box.x + step * cells.cell for step in range(1, int(box.width / cells.cell) + 1)]
    ys = [box.y + step * cells.cell for step in range(1, int(box.height / cells.cell) + 1)]
    level: tuple[tuple[Edge, Mm, Mm], ...] = (("top", box.y, length), ("bottom", box.bottom, -length))
    upright: tuple[tuple[Edge, Mm, Mm], ...] = (("left", box.x, length), ("right", box.right, -length))
    lines = [
        *([(x, y), (x, y + down)] for x in xs for edge, y, down in level if edge not in seams),
        *([(x, y), (x + across, y)] for y in ys for edge, x, across in upright if edge not in seams),
    ]
    return Path(joined(map(polyline, lines)), None, Stroke(ink, 0.2))
