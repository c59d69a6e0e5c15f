"""The key of a map: a sample of every ground, edge and road that is on it, with its name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from math import ceil
from typing import Final

from pnp.frame import Group, Item, Nested, Path, Stroke
from pnp.layout.boards.cellmap import Ground, grounds_of
from pnp.layout.boards.curves import polyline
from pnp.layout.boards.grid import picture
from pnp.layout.boards.lettering import style_of
from pnp.layout.boards.map_styles import STYLES
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm, Size
from pnp.model.cells import Cells
from pnp.model.grids import CROSSINGS, CellGrid, Distance, Edge, Region, Road, SquareGrid
from pnp.model.hexes import HexGrid
from pnp.model.units import Terrain
from pnp.values import dataclass

# In mm: how high a line of the key is, and a sample in it; how wide a sample is, as a multiple of its height.
_LINE: Final[Mm] = 9.6
_SAMPLE: Final[Mm] = 8.4
_WIDE: Final = 1.35
_GAP: Final[Mm] = 2.0
_NARROWEST: Final[Mm] = 34.0
_NEAR: Final[Mm] = 0.9


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """A line of a key: a name, and a small board that shows what it means. kind: the id of its terrain."""

    name: str
    sample: CellGrid
    kind: str


def entries(grid: CellGrid, terrain: Iterable[Terrain], theme: ResolvedTheme) -> tuple[KeyEntry, ...]:
    """The grounds of a map, from the lowest to the highest, then its kinds of edges and of roads."""
    records = tuple(terrain)
    names = {record.id: record.name for record in records}
    kinds = grounds_of(grid, records, STYLES[theme.maps])
    shown = {kinds[cell] for cell in grid.lattice.cells}
    base = max(shown, key=lambda ground: (ground.is_bare, sum(other is ground for other in kinds.values())))
    base_sample = _sample(grid, base.id)
    found = [
        KeyEntry(
            ground.name,
            _with_hill(base_sample, ground) if ground.pattern.height else _sample(grid, ground.id),
            ground.id,
        )
        for ground in sorted(shown, key=lambda ground: ground.rank)
    ]
    edges = {edge.kind: edge for edge in grid.edges}
    roads = {road.kind: road for road in grid.roads}
    samples = {kind: _with_edge(base_sample, edge) for kind, edge in edges.items()}
    samples |= {kind: _with_road(base_sample, road) for kind, road in roads.items()}
    found += (KeyEntry(names.get(kind) or _titled(kind), sample, kind) for kind, sample in samples.items())
    return tuple(found)


def _titled(kind: str) -> str:
    return kind.replace("-", " ").capitalize()


def _sample(grid: CellGrid, terrain: str) -> CellGrid:
    """Two columns of three cells of one ground, which lie as those of the map do."""
    cell = Distance(_SAMPLE)
    if isinstance(grid, HexGrid):
        return HexGrid(columns=2, rows=3, cell=cell, terrain=terrain, outline=grid.outline, tops=grid.tops)
    return SquareGrid(columns=2, rows=3, cell=cell, terrain=terrain, outline=grid.outline)


def _with_hill(sample: CellGrid, ground: Ground) -> CellGrid:
    """The same with one cell that is higher."""
    name = sample.lattice.name(sample.lattice.rows[1][0])
    return replace(sample, regions=(Region(id=ground.id, cells=Cells.parse(name), terrain=ground.id, label=False),))


def _with_edge(sample: CellGrid, edge: Edge) -> CellGrid:
    """The same with an edge on the side in its middle and on; one that crosses a river, with the river."""
    lattice = sample.lattice
    first = lattice.rows[1][0]
    side = lattice.sides(first)[len(lattice.side_names(first)) // 4]
    ends = (lattice.names_of(side)[0],)
    shown = replace(edge, sides=ends, between=(), name="", ends=("open", "open"))
    river = replace(shown, kind="river", color="")
    return replace(sample, edges=(river, shown) if edge.kind in CROSSINGS else (shown,))


def _with_road(sample: CellGrid, road: Road) -> CellGrid:
    lattice = sample.lattice
    across = tuple(lattice.name(row) for row in lattice.rows[1][:2])
    return replace(sample, roads=(replace(road, through=across, ends=("edge", "edge"), avoids=()),))


def natural_height(count: int, width: Mm) -> Mm:
    """How high a key of so many lines is in a width."""
    return ceil(count / _columns(width)) * _LINE


def _columns(width: Mm) -> int:
    return max(1, int(width // _NARROWEST))


def draw(
    grid: CellGrid, box: Box, theme: ResolvedTheme, terrain: Iterable[Terrain], notes: Mapping[str, str]
) -> tuple[Item, ...]:
    """Draw the key in as many columns as fit in a box, line by line from the top. notes: below names, by terrain."""
    records = tuple(terrain)
    found = entries(grid, records, theme)
    columns = _columns(box.width)
    lines, width = ceil(len(found) / columns), box.width / columns
    items: list[Item] = []
    for place, entry in enumerate(found):
        column, line = divmod(place, lines)
        at = Box(box.x + column * width, box.y + line * _LINE, width, _LINE)
        items += _entry(entry, at, theme, records, notes.get(entry.kind, ""))
    return (Group(tuple(items)),)


def _entry(entry: KeyEntry, box: Box, theme: ResolvedTheme, terrain: tuple[Terrain, ...], note: str) -> Iterator[Item]:
    frame = Box(box.x, box.y + (_LINE - _SAMPLE) / 2, _SAMPLE * _WIDE, _SAMPLE)
    lattice = entry.sample.lattice
    ys = [y for _, y in lattice.polygon(lattice.rows[1][0])]
    # Hexes with a pointy top are higher than wide: samples one below the other would touch.
    whole = picture(entry.sample, _SAMPLE / (max(ys) - min(ys)), theme, terrain)
    if entry.sample.edges:
        x, y = whole.cells.point(*lattice.middle_of(next(entry.sample.edge_sides(entry.sample.edges[0])).side))
    elif entry.sample.roads:
        (x1, y1), (x2, y2) = (whole.cells.center(cell) for cell in lattice.rows[1][:2])
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
    else:
        x, y = whole.cells.center(lattice.rows[1][0])
    middle = frame.center
    shown = (Nested(whole.face, middle[0] - x, middle[1] - y),)
    shape = frame.segments()
    if not (entry.sample.edges or entry.sample.roads or entry.sample.regions):
        cell = lattice.polygon(lattice.rows[1][0])
        points = [whole.cells.point(*corner) for corner in cell]
        shape = polyline([(px + middle[0] - x, py + middle[1] - y) for px, py in points], closed=True)
    yield Group(shown, clip=shape)
    yield Path(shape, None, Stroke(theme.ink("ink", "line", 0.6, instead="black"), 0.15, (), "butt", "round"))
    style = style_of(theme, "board-key", 8.0, "sans", 6.0, "left")
    left = frame.right + _GAP
    width, half = max(box.right - left - 1.0, 1.0), box.height / 2
    # With a note below, both move towards the middle.
    near = _NEAR if note else 0.0
    room = Box(left, box.y + near, width, half - near if note else box.height)
    yield from theme.words(entry.name, room, style)
    if note:
        small = style_of(theme, "board-key-note", 7.0, "sans", 5.0, "left")
        yield from theme.words(note, Box(left, box.y + half, width, half - near), small)


def natural_size(grid: CellGrid, terrain: Iterable[Terrain], theme: ResolvedTheme, width: Mm) -> Size:
    """The size of a key in a width."""
    return Size(width, natural_height(len(entries(grid, terrain, theme)), width))
