"""Scatter the shapes of patterns over the ground of a map, the same way every time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain, groupby, pairwise, product
from math import ceil, floor
from operator import itemgetter
from typing import Final, NamedTuple

from pnp.frame import Item, Path
from pnp.layout.boards.cellmap import CellMap, Ground
from pnp.layout.boards.curves import Point, between, direction, distance
from pnp.layout.boards.ground import cells_of, natural_outline
from pnp.layout.boards.map_layers import MapLayers
from pnp.layout.boards.outlines import outlines
from pnp.layout.boards.patterns.marks import Inker, Mark
from pnp.layout.boards.patterns.vocabulary import Pattern
from pnp.layout.boards.seeded_random import SeededRandom, seed_of
from pnp.model.lattice import Cell
from pnp.values import dataclass

_AROUND = ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7))
# In cells: how high a strip is, how high one of shapes that stand, which are painted from the back in any case, and how
# long blocks are. How far around cells may matter to what stands in a block.
_HEIGHT: Final = 4
_LOW: Final = 1
_LENGTH: Final = 4
_RIM: Final = 1.2
# In cells: from which width on a strip is drawn in parts, each a block. Where parts meet, a shape may stand behind one
# that is a little farther, and two shadows may darken each other.
_WIDE: Final = 32
# In cells: how far beside a block shapes on edges keep others from standing in it, and cells matter to such shapes.
_BESIDE: Final = 1.2
_RIM_BESIDE: Final = _RIM + _BESIDE
# In cells: how far shapes are drawn under the frame.
_UNDER_FRAME: Final = 0.4
# How far shapes along an edge stray from where they would be evenly spaced, in shares of their distance.
_UNEVEN: Final = 0.16
# Of what must not be cut: half of its width, as a share of its size, and how far it reaches below its foot, in cells.
_HALF_AS_WIDE: Final = 0.58
_BELOW_FOOT: Final = 0.05


class Stamp(NamedTuple):
    """One shape: its foot in mm, what it stands on, its marks."""

    foot: Point
    ground: Ground
    marks: tuple[Mark, ...]


# Of blocks, each a tuple that stands for its shapes wherever they are drawn.
Stamps = tuple[tuple[Stamp, ...], ...]


@dataclass(frozen=True, slots=True)
class Block:
    """One kind of ground in a part of a strip across a map: all that decides what stands there.

    strip, number: of the strip, and of the block in it. height: of the strip.
    cells: those of the ground, with those of it around the block. lined: the tenths of cells in and around the block in
    which something runs that nothing may stand on.
    """

    strip: int
    number: int
    height: int
    ground: Ground
    cells: frozenset[Cell]
    lined: frozenset[tuple[int, int]]

    def has(self, x: float, y: float, beside: float = 0.0) -> bool:
        """Whether a shape whose foot is there, in cells, belongs to this block. beside: or to one so near."""
        start = self.number * _LENGTH
        return self.has_row(y) and start - beside <= x < start + _LENGTH + beside

    def has_row(self, y: float) -> bool:
        """The same of any place in a row."""
        return floor(y / self.height) == self.strip

    def is_free(self, x: float, y: float) -> bool:
        """Whether nothing runs there."""
        return (round(x * 10), round(y * 10)) not in self.lined


@dataclass(frozen=True, slots=True)
class Strip:
    """One kind of ground in a strip across a map, from the left.

    first: of a part of it, the number of its first block.
    """

    number: int
    ground: Ground
    blocks: tuple[Block, ...]
    first: int = 0


def strips(layers: MapLayers, grounds: Iterable[Ground], lined: frozenset[tuple[int, int]]) -> tuple[Strip, ...]:
    """All strips of some grounds, from the top."""
    cells, occupied = layers.cells, layers.once("lined", lined, lambda: _lined_by_block(lined))
    found = []
    for ground in grounds:
        height = _LOW if ground.pattern.raised else _HEIGHT
        own = cells_of(cells, ground) if ground.pattern.draw else ()
        inside = _by_block(((cell, cells.lattice.center(cell)) for cell in own), height)
        blocks = [
            Block(*near, height, ground, there, occupied[height].get(near, frozenset()))
            for near, there in sorted(inside.items())
        ]
        found += [Strip(number, ground, tuple(row)) for number, row in groupby(blocks, key=lambda block: block.strip)]
    return tuple(sorted(found, key=lambda strip: (strip.number, strip.ground.rank)))


def _lined_by_block(lined: Iterable[tuple[int, int]]) -> Mapping[int, Mapping[tuple[int, int], frozenset[Cell]]]:
    """For each height of strips, the tenths of cells in and around each block in which something runs."""
    placed = [(place, (place[0] / 10, place[1] / 10)) for place in lined]
    return {height: _by_block(placed, height) for height in (_HEIGHT, _LOW)}


def _in_parts(cells: CellMap, strip: Strip) -> tuple[Strip, ...]:
    """A strip, or its parts from the left if the map is so wide that nobody should wait for all of it."""
    if cells.window.width <= _WIDE:
        return (strip,)
    return tuple(Strip(strip.number, strip.ground, (block,), block.number) for block in strip.blocks)


def _by_block(placed: Iterable[tuple[Cell, Point]], height: int) -> Mapping[tuple[int, int], frozenset[Cell]]:
    """What may matter to each block, by the numbers of strip and block. placed: with places in cells."""
    found: dict[tuple[int, int], list[Cell]] = {}
    for what, (x, y) in placed:
        for near in product(_numbers_at(y, _RIM, height), _numbers_at(x, _RIM_BESIDE, _LENGTH)):
            found.setdefault(near, []).append(what)
    return {near: frozenset(there) for near, there in found.items()}


@lru_cache(maxsize=4096)
def _numbers_at(place: float, rim: float, length: int) -> range:
    """The numbers of all strips or blocks of a length that are within a rim of a place."""
    return range(floor((place - rim) / length), floor((place + rim) / length) + 1)


def stamps(cells: CellMap, block: Block) -> Iterator[Stamp]:
    """Every shape of a block."""
    ground, pattern = block.ground, block.ground.pattern
    if pattern.draw is None:
        return
    seed = seed_of(ground.id)
    taken_places: set[tuple[int, int]] = set()
    for stamp, place, is_own in _edge_stamps(cells, block, seed) if pattern.edge else ():
        taken_places.update(_around_place(place, pattern.size))
        if is_own:
            yield stamp
    for first, second, place, is_inner in _places(cells, block):
        random = SeededRandom(seed, first, second)
        x = place[0] + random.between(-pattern.jitter, pattern.jitter)
        y = place[1] + random.between(-pattern.jitter, pattern.jitter)
        taken = random.between(0.0, 1.0) < pattern.share
        if not taken or (round(x * 20), round(y * 20)) in taken_places:
            continue
        if (is_inner or _belongs(cells, block, x, y)) and (pattern.across >= 1 or block.is_free(x, y)):
            foot = cells.point(*_whole(cells, pattern, x, y + pattern.foot))
            yield Stamp(foot, ground, pattern.draw(foot, pattern.size * cells.cell, random))


def _whole(cells: CellMap, pattern: Pattern, x: float, y: float) -> Point:
    """The foot of a shape, in cells, moved until no edge of a sheet and no frame cuts it, if its map wants that."""
    if pattern.is_built or not (cells.style.whole and pattern.raised):
        return x, y
    (left, top, right, bottom), grid = cells.lattice.extent, cells.grid
    xs, ys = grid.lattice.cuts(grid.breaks.columns, grid.breaks.rows) if grid.breaks else ((), ())
    half = pattern.size * _HALF_AS_WIDE
    for edge in (left, *xs, right):
        if abs(x - edge) < half:
            x = edge + half if (x >= edge and edge < right) or edge <= left else edge - half
    for edge in (top, *ys, bottom):
        if y - pattern.size < edge < y + _BELOW_FOOT:
            # It stands before the edge if more of it does, and is moved down behind it if not.
            is_above = edge > y - pattern.size / 2 and edge > top
            y = edge - _BELOW_FOOT if is_above else edge + pattern.size
    return x, y


def _stamps_of(strip: Strip, layers: MapLayers) -> Stamps:
    """The shapes of each block of a strip, drawn again only if something there has changed.

    Equal shapes are one tuple: what is made of them is known by that, although the ground around them may be another.
    """
    return tuple(layers.once("stamps", block, partial(_all_stamps, block, layers)) for block in strip.blocks)


def _all_stamps(block: Block, layers: MapLayers) -> tuple[Stamp, ...]:
    drawn = tuple(stamps(layers.cells, block))
    same = block.ground, tuple([(stamp.foot, stamp.marks) for stamp in drawn])
    return layers.once("same stamps", same, lambda: drawn)


def _edge_stamps(cells: CellMap, block: Block, seed: int) -> Iterator[tuple[Stamp, Point, bool]]:
    """The shapes along the edge of a ground, just inside of it, each with its place in cells.

    Those beside the block, which are not its own, are among them.
    """
    pattern, lattice = block.ground.pattern, cells.lattice
    if pattern.draw is None:
        return
    size = pattern.size * cells.cell
    for corners in outlines(block.cells, lattice):
        line = natural_outline(corners, cells)
        for index, corner in enumerate(corners):
            position = lattice.position(corner)
            if not block.has(*position, beside=_BESIDE):
                continue
            is_own = block.has(*position)
            # Each corner has its own shapes: what is drawn elsewhere along the edge does not move them.
            random = SeededRandom(seed, 1, *corner)
            for point, along in _evenly((line[2 * index - 1], *line[2 * index : 2 * index + 2]), cells, block, random):
                inset = size * random.between(0.55, 0.75)
                foot = point[0] - along[1] * inset, point[1] + along[0] * inset
                x, y = cells.place(foot)
                if lattice.cell_at(x, y) in block.cells and block.is_free(x, y):
                    yield Stamp(foot, block.ground, pattern.draw(foot, size, random)), (x, y), is_own


def _evenly(line: Sequence[Point], cells: CellMap, block: Block, random: SeededRandom) -> Iterator[tuple[Point, Point]]:
    """Points in mm along a part of an edge, and its direction there."""
    length = sum(distance(*pair) for pair in pairwise(line))
    count = max(round(length / (block.ground.pattern.edge * cells.cell)), 1)
    for step in range(count):
        ahead = (step + 0.5 + random.between(-_UNEVEN, _UNEVEN)) * length / count
        for first, last in pairwise(line):
            part = distance(first, last)
            if part and (ahead <= part or last is line[-1]):
                yield between(first, last, ahead / part), direction(first, last)
                break
            ahead -= part


def _around_place(place: Point, reach: float) -> Iterator[tuple[int, int]]:
    """The twentieths of cells that lie so near to a place."""
    x, y, steps = round(place[0] * 20), round(place[1] * 20), round(reach * 20)
    return ((x + dx, y + dy) for dx in range(-steps, steps + 1) for dy in range(-steps, steps + 1))


def _places(cells: CellMap, block: Block) -> Iterator[tuple[int, int, Point, bool]]:
    """Two numbers for each place of a block, the place in cells, and whether other ground is too far to matter.

    Places are the middle of every cell, or the knots of a net.
    """
    lattice, pattern, window = cells.lattice, block.ground.pattern, cells.window
    across, down = pattern.across, pattern.down
    stagger = 0.5 if across < 0.5 or down < 0.4 else 0.0
    for cell in block.cells:
        middle = lattice.center(cell)
        if across >= 1:
            if block.has(middle[0], middle[1] + pattern.foot):
                yield *cell, middle, False
            continue
        corners = lattice.polygon(cell)
        left, right = min(x for x, _ in corners), max(x for x, _ in corners)
        top, bottom = min(y for _, y in corners), max(y for _, y in corners)
        top, bottom = max(top, window.top - _UNDER_FRAME), min(bottom, window.bottom + _UNDER_FRAME)
        left, right = max(left, window.left - _UNDER_FRAME), min(right, window.right + _UNDER_FRAME)
        is_inner = all(other in block.cells for other in lattice.touching(cell))
        for line in range(ceil(top / down - 0.5), floor(bottom / down - 0.5) + 1):
            if not block.has_row((line + 0.5) * down + pattern.foot):
                continue
            y, shift = (line + 0.5) * down, 0.5 + (stagger if line % 2 else 0.0)
            for knot in range(ceil(left / across - shift), floor(right / across - shift) + 1):
                place = (knot + shift) * across, y
                if block.has(place[0], y + pattern.foot) and lattice.cell_at(*place) == cell:
                    yield knot, line, place, is_inner


def _belongs(cells: CellMap, block: Block, x: float, y: float) -> bool:
    """Whether a shape keeps its distance to other ground."""
    lattice, margin = cells.lattice, block.ground.pattern.margin
    if lattice.cell_at(x, y) not in block.cells:
        return False
    return not margin or all(lattice.cell_at(x + dx * margin, y + dy * margin) in block.cells for dx, dy in _AROUND)


def flat(cells: CellMap, parts: Iterable[Strip], inker: Inker) -> Iterator[Item]:
    """The shapes that lie on the ground: one path for each strip and tone."""
    layers = MapLayers(cells, inker.theme)

    def draw(found: Stamps, color: str) -> tuple[Path, ...]:
        return inker.merged((mark for stamp in chain.from_iterable(found) for mark in stamp.marks), color)

    for strip in sorted(parts, key=lambda part: (part.ground.rank, part.number)):
        for part in _in_parts(cells, strip) if not strip.ground.pattern.raised else ():
            found, color = _stamps_of(part, layers), strip.ground.color
            yield from layers.layer("flat", color, partial(draw, found, color), found)


def raised(cells: CellMap, parts: Iterable[Strip], inker: Inker) -> Iterator[Item]:
    """The shapes that stand up: all their shadows, then the farther ones first, so that nearer ones cover them."""
    layers = MapLayers(cells, inker.theme)
    standing = [
        (part, _stamps_of(part, layers))
        for strip in parts
        if strip.ground.pattern.raised
        for part in _in_parts(cells, strip)
    ]

    def in_order(row: Stamps) -> list[Stamp]:
        return sorted(chain.from_iterable(row), key=lambda stamp: (stamp.foot[1], stamp.foot[0]))

    def shadows(row: Stamps) -> tuple[Path, ...]:
        return inker.merged((mark for stamp in in_order(row) for mark in stamp.marks if mark.tone == "cast"), "")

    def bodies(row: Stamps) -> Iterator[Path]:
        for stamp in in_order(row):
            yield from inker.paths([mark for mark in stamp.marks if mark.tone != "cast"], stamp.ground.color)

    # Shadows that are one path do not darken each other.
    for row in _grouped(standing, lambda part: (part.number * _LOW // _HEIGHT, part.first)):
        yield from layers.layer("shadows", (), partial(shadows, row), row)
    for row in _grouped(standing, lambda part: (part.number, part.first)):
        yield from layers.layer("standing", (), partial(bodies, row), row)


def _grouped(parts: Iterable[tuple[Strip, Stamps]], key: Callable[[Strip], tuple[int, int]]) -> Iterator[Stamps]:
    """The shapes of parts of strips that are drawn together, from the back and from the left."""
    in_order = sorted(((key(part), found) for part, found in parts), key=itemgetter(0))
    return (tuple(chain.from_iterable(found for _, found in row)) for _, row in groupby(in_order, key=itemgetter(0)))
