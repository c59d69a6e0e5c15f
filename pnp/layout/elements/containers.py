"""Rows, columns, grids, groups, and elements that repeat until a box is full."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Final, Literal

from pnp.layout import codes
from pnp.layout.drawing.reports import Crowded
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.values import Fixed, Scope, Value
from pnp.layout.elements.compiled_element import Drawn, FillsRoom
from pnp.layout.elements.compiler import Compiler
from pnp.layout.elements.texts import where
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element, ElementKind, read_element
from pnp.measures import Length, Mm
from pnp.nodes import Entry, MapNode, Scalar

MOST_REPEATED = 2_000
# How much elements may stick out of their container before anybody could see it, in mm.
_TOLERANCE: Final[Mm] = 0.05
Align = Literal["start", "center", "end", "stretch"]


def _crowded(element: Element, box: Box, cells: Iterable[tuple[Drawn, Box]], scene: Scene) -> None:
    """Report a container whose cells run over its box, with the first element that does."""
    over = [
        (child, cell)
        for child, cell in cells
        if cell.width > 0 < cell.height and max(cell.bottom - box.bottom, cell.right - box.right) > _TOLERANCE
    ]
    if not over:
        return
    down = max(max(cell.bottom for _, cell in over) - box.bottom, 0.0)
    across = max(max(cell.right for _, cell in over) - box.right, 0.0)
    about = where(element, Fixed(""), scene)
    scene.canvas.notes.reports.append(Crowded(**about, down=down, across=across, child=over[0][0].element.name))


Shown = Sequence[tuple[Drawn, Scene]]


def _shown(children: Iterable[Drawn], scene: Scene) -> Shown:
    return [one for child in children for one in child.shown(scene)]


def wished(child: Drawn, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
    """The width and height that an element asks for in a container; None for a direction in which it takes what is.

    A share of a container that is as large as what is in it is no length: then the element's own wish counts.
    """
    across, down = child.element.place.size or (None, None)
    room = across.of(width) if across is not None else width
    own = child.body.natural(room, height, scene)
    return _absolute(across, own[0]), _absolute(down, own[1])


def _absolute(length: Length | None, otherwise: Mm | None) -> Mm | None:
    return length.mm if length is not None and not length.share else otherwise


def largest(wishes: Iterable[Mm | None]) -> Mm | None:
    """The largest length of those that are known; None if none is."""
    return max((wish for wish in wishes if wish is not None), default=None)


def _gap(element: Element, compiler: Compiler) -> Mm:
    node = element.options.get("gap")
    return compiler.reader.mm(node, "gap") if node else 0.0


def compile_row(element: Element, compiler: Compiler) -> LineUp:
    """``row:`` named elements side by side."""
    return _line_up(element, compiler, across=True)


def compile_column(element: Element, compiler: Compiler) -> LineUp:
    """``column:`` named elements one below the other."""
    return _line_up(element, compiler, across=False)


def _line_up(element: Element, compiler: Compiler, *, across: bool) -> LineUp:
    node = element.options.get("align")
    align = (
        compiler.reader.choice(node, "align", ("center", "start", "end")) if node else "center" if across else "start"
    )
    return LineUp(element, compiler.children(element.value), _gap(element, compiler), across, align)


class LineUp(FillsRoom):
    """Elements in a row or a column. Those that are hidden take no room; what is left is shared out."""

    __slots__ = ("across", "align", "children", "element", "gap")

    def __init__(self, element: Element, children: tuple[Drawn, ...], gap: Mm, across: bool, align: str) -> None:
        self.element, self.children, self.gap, self.across, self.align = element, children, gap, across, align

    def draw(self, box: Box, scene: Scene) -> None:
        """Share the box out and draw the elements."""
        shown = _shown(self.children, scene)
        if not shown:
            return
        at = box.x if self.across else box.y
        cells: list[tuple[Drawn, Box]] = []
        for (child, inner), extent in zip(shown, self._extents(shown, box), strict=True):
            cell = Box(at, box.y, extent, box.height) if self.across else Box(box.x, at, box.width, extent)
            cells.append((child, cell))
            child.draw_in(self._aligned(child, cell), inner)
            at += extent + self.gap
        if at - self.gap > (box.right if self.across else box.bottom) + _TOLERANCE:
            _crowded(self.element, box, cells, scene)

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """As long as its elements and the gaps between them, as thick as the thickest of them."""
        shown = _shown(self.children, scene)
        if not shown:
            return 0.0, 0.0
        wishes = [wished(child, width, height, inner) for child, inner in shown]
        gaps = self.gap * (len(shown) - 1)
        if not self.across:
            return largest(one[0] for one in wishes), self._along(shown, [one[1] for one in wishes], gaps)
        extents = self._extents(shown, Box(0.0, 0.0, width, height))
        heights = (
            wished(child, extent, height, inner)[1] for (child, inner), extent in zip(shown, extents, strict=True)
        )
        return self._along(shown, [one[0] for one in wishes], gaps), largest(heights)

    def _along(self, shown: Shown, wishes: Sequence[Mm | None], gaps: Mm) -> Mm | None:
        """The length in which every element gets what it wishes, those that share what is left by their shares."""
        if all(wish is None for wish in wishes):
            return None
        fixed, unit, shares = 0.0, 0.0, 0.0
        for (child, _), wish in zip(shown, wishes, strict=True):
            # An element whose layout says nothing of its size has a share of what is left.
            share = _share(child, None) if child.element.place.size is None else 0.0
            shares += share
            unit = max(unit, (wish or 0.0) / share if share else 0.0)
            fixed += 0.0 if share else wish or 0.0
        return fixed + unit * shares + gaps

    def _extents(self, shown: Shown, box: Box) -> list[Mm]:
        """How much of the row or column each element gets."""
        whole = (box.width if self.across else box.height) - self.gap * (len(shown) - 1)
        fixed = [self._extent(child, inner, box) for child, inner in shown]
        shares = [_share(child, size) for (child, _), size in zip(shown, fixed, strict=True)]
        left = max(whole - sum(size or 0.0 for size in fixed), 0.0)
        unit = left / (sum(shares) or 1.0)
        return [(size or 0.0) + share * unit for size, share in zip(fixed, shares, strict=True)]

    def _extent(self, child: Drawn, scene: Scene, box: Box) -> Mm | None:
        """The width (in a column the height) that an element wants; None for a share of what is left."""
        size = child.element.place.size
        if size is None:
            return None
        wanted = size[0] if self.across else size[1]
        if wanted is not None:
            return wanted.of(box.width if self.across else box.height)
        width = size[0].of(box.width) if size[0] is not None else box.width
        return child.body.natural(width, box.height, scene)[0 if self.across else 1]

    def _aligned(self, child: Drawn, cell: Box) -> Box:
        """The box of an element in its cell, where it asks for a size of its own in the other direction."""
        size = child.element.place.size
        other = size and (size[1] if self.across else size[0])
        if not other:
            return cell
        extent = other.of(cell.height if self.across else cell.width)
        room = (cell.height if self.across else cell.width) - extent
        moved = {"start": 0.0, "center": room / 2, "end": room}[self.align]
        if self.across:
            return Box(cell.x, cell.y + moved, cell.width, extent)
        return Box(cell.x + moved, cell.y, extent, cell.height)


def _share(child: Drawn, size: Mm | None) -> float:
    if child.element.grow is not None:
        return max(child.element.grow, 0.0)
    return 1.0 if size is None else 0.0


def compile_grid(element: Element, compiler: Compiler) -> GridBody:
    """``grid:`` named elements, or one with ``for:``, in so many ``columns``."""
    reader, options = compiler.reader, element.options
    columns = reader.count(options["columns"], "columns", 1) if "columns" in options else 0
    rows = reader.count(options["rows"], "rows", 1) if "rows" in options else 0
    return GridBody(element, compiler.children(element.value), columns, rows, _gap(element, compiler))


class GridBody(FillsRoom):
    """Elements in cells of one size, row by row."""

    __slots__ = ("children", "columns", "element", "gap", "rows")

    def __init__(self, element: Element, children: tuple[Drawn, ...], columns: int, rows: int, gap: Mm) -> None:
        self.element, self.children, self.columns, self.rows, self.gap = element, children, columns, rows, gap

    def draw(self, box: Box, scene: Scene) -> None:
        """Share the box out in cells and fill them."""
        shown = _shown(self.children, scene)
        if not shown:
            return
        columns = self.columns or ceil(len(shown) ** 0.5)
        rows = self.rows or ceil(len(shown) / columns)
        width, height = _cell(shown[0][0], box, columns, rows, self.gap)
        cells: list[tuple[Drawn, Box]] = []
        for index, (child, inner) in enumerate(shown):
            x = box.x + index % columns * (width + self.gap)
            y = box.y + index // columns * (height + self.gap)
            cells.append((child, Box(x, y, width, height)))
            child.draw_in(cells[-1][1], inner)
        _crowded(self.element, box, cells, scene)

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """So many cells as large as the largest of the elements."""
        shown = _shown(self.children, scene)
        if not shown:
            return 0.0, 0.0
        columns = self.columns or ceil(len(shown) ** 0.5)
        rows = self.rows or ceil(len(shown) / columns)
        gaps = self.gap * (columns - 1), self.gap * (rows - 1)
        cell, _ = _cell(shown[0][0], Box(0.0, 0.0, width, height), columns, rows, self.gap)
        wishes = [wished(child, cell, height, inner) for child, inner in shown]
        across, down = largest(one[0] for one in wishes), largest(one[1] for one in wishes)
        return (
            None if across is None else across * columns + gaps[0],
            None if down is None else down * rows + gaps[1],
        )


def _cell(child: Drawn, box: Box, columns: int, rows: int, gap: Mm) -> tuple[Mm, Mm]:
    """The size of a cell: what the elements ask for, else an equal share of the box."""
    width = (box.width - gap * (columns - 1)) / columns
    height = (box.height - gap * (rows - 1)) / rows
    size = child.element.place.size or (None, None)
    return _or(size[0], box.width, width), _or(size[1], box.height, height)


def _or(wanted: Length | None, whole: Mm, share: Mm) -> Mm:
    return wanted.of(whole) if wanted is not None else share


def compile_group(element: Element, compiler: Compiler) -> GroupBody:
    """``group:`` named elements that are placed, turned, shown and hidden together."""
    return GroupBody(compiler.children(element.value))


class GroupBody(FillsRoom):
    """Elements in a box of their own."""

    __slots__ = ("children",)

    def __init__(self, children: tuple[Drawn, ...]) -> None:
        self.children = children

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the elements in their order."""
        for child in self.children:
            child.draw(box, scene)

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """As far as its elements reach from its top left corner."""
        shown = _shown(self.children, scene)
        if not shown:
            return 0.0, 0.0
        reaches = [_reach(child, width, height, inner) for child, inner in shown]
        return largest(one[0] for one in reaches), largest(one[1] for one in reaches)


def _reach(child: Drawn, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
    """How far right and down an element reaches in a group; None where it takes what there is."""
    place = child.element.place
    if place.inset is not None:
        left, top, right, bottom = place.inset
        across, down = wished(child, max(width - left - right, 0.0), height, scene)
        return across and across + left + right, down and down + top + bottom
    left, top = place.at[0].of(width), place.at[1].of(height)
    fills = place.size is None or place.size[0] is None
    across, down = wished(child, max(width - left, 0.0) if fills else width, height, scene)
    return across and across + left, down and down + top


def compile_repeat(element: Element, compiler: Compiler) -> RepeatBody:
    """``repeat:`` one element, ``count`` times or until the box is full; ``loop.index`` counts from 1."""
    compiler.dynamic += 1
    outer = compiler.scope
    count = element.options.get("count")
    times = compiler.text(count, "count") if count else None
    compiler.scope = outer.inner()
    try:
        children: tuple[Drawn, ...] = ()
        if isinstance(element.value, MapNode):
            entry = Entry(Scalar.standing_for(element.value, element.name), element.value)
            child = read_element(element.name, entry, compiler.reader, compiler.kinds)
            children = (compiler.element(child),) if child else ()
        else:
            compiler.reader.wrong(codes.WRONG_SHAPE, "repeat holds one element", element.value)
        return RepeatBody(element, children, times, _gap(element, compiler), compiler.scope)
    finally:
        compiler.scope = outer


class RepeatBody(FillsRoom):
    """One element again and again, row by row, as long as there is room."""

    __slots__ = ("children", "element", "gap", "scope", "times")

    def __init__(
        self, element: Element, children: tuple[Drawn, ...], times: Value | None, gap: Mm, scope: Scope
    ) -> None:
        self.element, self.children, self.times, self.gap, self.scope = element, children, times, gap, scope

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw it as often as it is wanted, or as it fits."""
        for child in self.children:
            size = child.element.place.size or (None, None)
            width, height = _or(size[0], box.width, box.width), _or(size[1], box.height, box.height)
            if width <= 0.1 or height <= 0.1:
                return
            columns = max(int((box.width + self.gap + 1e-6) / (width + self.gap)), 1)
            rows = max(int((box.height + self.gap + 1e-6) / (height + self.gap)), 1)
            cells: list[tuple[Drawn, Box]] = []
            count = self._count(scene, min(columns * rows, MOST_REPEATED))
            for index in range(count):
                last = index == count - 1
                loop = {"index": index + 1, "index0": index, "first": not index, "last": last, "length": count}
                inner = scene.inner({"loop": loop})
                inner.values = self.scope.render(inner)
                x = box.x + index % columns * (width + self.gap)
                y = box.y + index // columns * (height + self.gap)
                for one, innermost in child.shown(inner):
                    cells.append((one, Box(x, y, width, height)))
                    one.draw_in(cells[-1][1], innermost)
            _crowded(self.element, box, cells, scene)

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """As high as so many of it need in this width; what is left, if it comes again until the box is full."""
        if self.times is None or not self.children:
            return None, None
        size = self.children[0].element.place.size or (None, None)
        across, down = _absolute(size[0], None), _absolute(size[1], None)
        count = self._count(scene, 0)
        if across is None or down is None or not count:
            return (None, None) if count else (0.0, 0.0)
        columns = min(max(int((width + self.gap + 1e-6) / (across + self.gap)), 1), count)
        rows = ceil(count / columns)
        return columns * (across + self.gap) - self.gap, rows * (down + self.gap) - self.gap

    def _count(self, scene: Scene, room: int) -> int:
        if self.times is None:
            return room
        text = self.times.read(scene).strip()
        if not text.isdecimal():
            leaf = self.times.leaf
            if leaf is not None and not isinstance(self.times, Fixed) and text:
                scene.not_a_number(leaf, text)
            return 0
        return scene.at_most(self.times.leaf, text, MOST_REPEATED)


KINDS: Final = (
    ElementKind(name="row", keys=("gap", "align"), compile=compile_row, may_be_flat=True),
    ElementKind(name="column", keys=("gap", "align"), compile=compile_column, may_be_flat=True),
    ElementKind(name="grid", keys=("columns", "gap", "rows"), compile=compile_grid, may_be_flat=True),
    ElementKind(name="group", compile=compile_group, may_be_flat=True),
    ElementKind(name="repeat", keys=("count", "gap"), compile=compile_repeat),
)
