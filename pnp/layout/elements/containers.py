"""Rows, columns, grids, groups and repeated elements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, inf
from typing import Final, Literal

from pnp.layout import codes
from pnp.layout.drawing.reports import Crowded
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import report_nothing, report_subject
from pnp.layout.drawing.values import FixedValue, Scope, Value
from pnp.layout.elements.compiled_element import CompiledElement, FillsRoom, largest
from pnp.layout.elements.compiler import Compiler
from pnp.layout.elements.shared_room import RoomClaim, shared_room
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.templates.read_layouts import read_element
from pnp.measures import Length, Mm
from pnp.nodes import Entry, MapNode, Scalar

MOST_REPEATED = 2_000
# A smaller overflow of a container is invisible, in mm.
_TOLERANCE: Final[Mm] = 0.05
# Nothing is repeated in less room, in mm.
_LEAST: Final[Mm] = 0.1
Align = Literal["start", "center", "end", "stretch"]


def _crowded(element: Element, box: Box, cells: Iterable[tuple[CompiledElement, Box]], scene: Scene) -> None:
    """Report a container whose cells are larger than its box, with the first element beyond the edge."""
    overflowing = [
        (child, cell)
        for child, cell in cells
        if cell.width > 0 < cell.height and max(cell.bottom - box.bottom, cell.right - box.right) > _TOLERANCE
    ]
    if not overflowing:
        return
    down = max(max(cell.bottom for _, cell in overflowing) - box.bottom, 0.0)
    across = max(max(cell.right for _, cell in overflowing) - box.right, 0.0)
    about = report_subject(element, FixedValue(""), scene)
    scene.canvas.notes.reports.append(Crowded(**about, down=down, across=across, child=overflowing[0][0].element.name))


Shown = Sequence[tuple[CompiledElement, Scene]]


def _shown(children: Iterable[CompiledElement], scene: Scene) -> Shown:
    return [shown for child in children for shown in child.shown(scene)]


def size_of(child: CompiledElement, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
    """The width and height of an element in a container; None where it takes all available room.

    If its size is a share of the container, its natural size is used, since the container may depend on its contents.
    """
    across, down = child.element.place.size or (None, None)
    width_for_body = across.of(width) if across is not None else width
    natural = child.natural(width_for_body, height, scene)
    return _absolute(across, natural[0]), _absolute(down, natural[1])


def _absolute(length: Length | None, otherwise: Mm | None) -> Mm | None:
    return length.mm if length is not None and not length.share else otherwise


def _gap(element: Element, compiler: Compiler) -> Mm:
    node = element.options.get("gap")
    return compiler.reader.mm(node, "gap") if node else 0.0


def compile_row(element: Element, compiler: Compiler) -> StackBody:
    """``row:`` named elements side by side."""
    return _compile_stack(element, compiler, across=True)


def compile_column(element: Element, compiler: Compiler) -> StackBody:
    """``column:`` named elements one below the other."""
    return _compile_stack(element, compiler, across=False)


def _compile_stack(element: Element, compiler: Compiler, *, across: bool) -> StackBody:
    node = element.options.get("align")
    align = (
        compiler.reader.choice(node, "align", ("center", "start", "end")) if node else "center" if across else "start"
    )
    children = compiler.arranged(element.value, "a row or column")
    return StackBody(element, children, _gap(element, compiler), across, align)


class StackBody(FillsRoom):
    """Elements in a row or a column. Hidden ones take no room; elements without a size share what is left."""

    __slots__ = ("across", "align", "children", "element", "gap")

    def __init__(
        self, element: Element, children: tuple[CompiledElement, ...], gap: Mm, across: bool, align: str
    ) -> None:
        self.element, self.children, self.gap, self.across, self.align = element, children, gap, across, align

    def draw(self, box: Box, scene: Scene) -> None:
        """Divide the box among the elements and draw them."""
        shown = _shown(self.children, scene)
        if not shown:
            return
        at = box.x if self.across else box.y
        cells: list[tuple[CompiledElement, Box]] = []
        for (child, inner), extent in zip(shown, self._extents(shown, box), strict=True):
            cell = Box(at, box.y, extent, box.height) if self.across else Box(box.x, at, box.width, extent)
            cells.append((child, cell))
            child.draw_in(self._aligned(child, cell), inner)
            at += extent + self.gap
        if at - self.gap > (box.right if self.across else box.bottom) + _TOLERANCE:
            _crowded(self.element, box, cells, scene)

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """The sum of the elements and gaps in one direction, the largest element in the other."""
        shown = _shown(self.children, scene)
        if not shown:
            return 0.0, 0.0
        widths, heights = zip(*(size_of(child, width, height, inner) for child, inner in shown), strict=True)
        gaps = self.gap * (len(shown) - 1)
        if not self.across:
            return largest(widths), self._along(shown, heights, gaps)
        extents = self._extents(shown, Box(0.0, 0.0, width, height))
        in_their_width = (
            size_of(child, extent, height, inner)[1] for (child, inner), extent in zip(shown, extents, strict=True)
        )
        return self._along(shown, widths, gaps), largest(in_their_width)

    def _along(self, shown: Shown, lengths: Sequence[Mm | None], gaps: Mm) -> Mm | None:
        """The length in which every element has its natural length, and those without a size keep their shares."""
        if all(length is None for length in lengths):
            return None
        fixed, unit, shares = 0.0, 0.0, 0.0
        for (child, _), length in zip(shown, lengths, strict=True):
            # An element without a size has a share of what is left.
            share = _share(child.element, None) if child.element.place.size is None else 0.0
            shares += share
            unit = max(unit, (length or 0.0) / share if share else 0.0)
            fixed += 0.0 if share else length or 0.0
        return fixed + unit * shares + gaps

    def _extents(self, shown: Shown, box: Box) -> list[Mm]:
        """The length that each element gets in the row or column."""
        available = (box.width if self.across else box.height) - self.gap * (len(shown) - 1)
        fixed = [self._extent(child, inner, box) for child, inner in shown]
        remaining = max(available - sum(size or 0.0 for size in fixed), 0.0)
        whole = box.width if self.across else box.height
        claims = [_claim(child.element, size, whole) for (child, _), size in zip(shown, fixed, strict=True)]
        return [(size or 0.0) + more for size, more in zip(fixed, shared_room(remaining, claims), strict=True)]

    def _extent(self, child: CompiledElement, scene: Scene, box: Box) -> Mm | None:
        """The width (in a column, the height) of an element; None for a share of what is left."""
        size = child.element.place.size
        if size is None:
            return None
        whole = box.width if self.across else box.height
        length = size[0] if self.across else size[1]
        if length is not None:
            return length.of(whole)
        width = size[0].of(box.width) if size[0] is not None else box.width
        natural = child.natural(width, box.height, scene)[0 if self.across else 1]
        most = child.element.most
        # Words that need more shrink to what their element may take.
        return natural if natural is None or most is None else min(natural, most.of(whole))

    def _aligned(self, child: CompiledElement, cell: Box) -> Box:
        """The box of an element in its cell; smaller than the cell if it has a size in the other direction."""
        size = child.element.place.size
        cross_size = size and (size[1] if self.across else size[0])
        if not cross_size:
            return cell
        extent = cross_size.of(cell.height if self.across else cell.width)
        room = (cell.height if self.across else cell.width) - extent
        moved = {"start": 0.0, "center": room / 2, "end": room}[self.align]
        if self.across:
            return Box(cell.x, cell.y + moved, cell.width, extent)
        return Box(cell.x + moved, cell.y, extent, cell.height)


def _claim(element: Element, size: Mm | None, whole: Mm) -> RoomClaim:
    """What an element asks of the room that is left. size: what it has already. whole: the length of its container."""
    most = max(element.most.of(whole) - (size or 0.0), 0.0) if element.most else inf
    return RoomClaim(_share(element, size), element.step, most)


def _share(element: Element, size: Mm | None) -> float:
    if element.grow is not None:
        return max(element.grow, 0.0)
    return 1.0 if size is None else 0.0


def compile_grid(element: Element, compiler: Compiler) -> GridBody:
    """``grid:`` named elements, or one with ``for:``, in a number of ``columns``."""
    reader, options = compiler.reader, element.options
    columns = reader.count(options["columns"], "columns", 1) if "columns" in options else 0
    rows = reader.count(options["rows"], "rows", 1) if "rows" in options else 0
    return GridBody(element, compiler.arranged(element.value, "a grid"), columns, rows, _gap(element, compiler))


class GridBody(FillsRoom):
    """Elements in cells of one size, row by row."""

    __slots__ = ("children", "columns", "element", "gap", "rows")

    def __init__(
        self, element: Element, children: tuple[CompiledElement, ...], columns: int, rows: int, gap: Mm
    ) -> None:
        self.element, self.children, self.columns, self.rows, self.gap = element, children, columns, rows, gap

    def draw(self, box: Box, scene: Scene) -> None:
        """Divide the box into cells and draw the elements in them."""
        shown = _shown(self.children, scene)
        if not shown:
            return
        columns = self.columns or ceil(len(shown) ** 0.5)
        rows = self.rows or ceil(len(shown) / columns)
        width, height = _cell(shown[0][0], box, columns, rows, self.gap)
        cells: list[tuple[CompiledElement, Box]] = []
        for index, (child, inner) in enumerate(shown):
            x = box.x + index % columns * (width + self.gap)
            y = box.y + index // columns * (height + self.gap)
            cells.append((child, Box(x, y, width, height)))
            child.draw_in(cells[-1][1], inner)
        _crowded(self.element, box, cells, scene)

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """The size of a grid whose cells are as large as the largest element."""
        shown = _shown(self.children, scene)
        if not shown:
            return 0.0, 0.0
        columns = self.columns or ceil(len(shown) ** 0.5)
        rows = self.rows or ceil(len(shown) / columns)
        gaps = self.gap * (columns - 1), self.gap * (rows - 1)
        cell, _ = _cell(shown[0][0], Box(0.0, 0.0, width, height), columns, rows, self.gap)
        across, down = map(largest, zip(*(size_of(child, cell, height, inner) for child, inner in shown), strict=True))
        return (None if across is None else across * columns + gaps[0], None if down is None else down * rows + gaps[1])


def _cell(child: CompiledElement, box: Box, columns: int, rows: int, gap: Mm) -> tuple[Mm, Mm]:
    """The size of a cell: that of the first element, if it has one, else an equal share of the box."""
    width = (box.width - gap * (columns - 1)) / columns
    height = (box.height - gap * (rows - 1)) / rows
    size = child.element.place.size or (None, None)
    return _or(size[0], box.width, width), _or(size[1], box.height, height)


def _or(length: Length | None, available: Mm, share: Mm) -> Mm:
    return length.of(available) if length is not None else share


def compile_group(element: Element, compiler: Compiler) -> GroupBody:
    """``group:`` named elements that are placed, turned, shown and hidden together."""
    return GroupBody(compiler.children(element.value))


class GroupBody(FillsRoom):
    """Elements that are placed together in a box."""

    __slots__ = ("children",)

    def __init__(self, children: tuple[CompiledElement, ...]) -> None:
        self.children = children

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the elements in their order."""
        for child in self.children:
            child.draw(box, scene)

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """The distance from its top left corner to the furthest edges of its elements."""
        shown = _shown(self.children, scene)
        if not shown:
            return 0.0, 0.0
        across, down = map(largest, zip(*(_reach(child, width, height, inner) for child, inner in shown), strict=True))
        return across, down


def _reach(child: CompiledElement, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
    """How far right and down an element reaches in a group; None where it takes all available room."""
    place = child.element.place
    if place.inset is not None:
        left, top, right, bottom = place.inset
        across, down = size_of(child, max(width - left - right, 0.0), height, scene)
        return across and across + left + right, down and down + top + bottom
    left, top = place.at[0].of(width), place.at[1].of(height)
    fills = place.size is None or place.size[0] is None
    across, down = size_of(child, max(width - left, 0.0) if fills else width, height, scene)
    return across and across + left, down and down + top


def compile_repeat(element: Element, compiler: Compiler) -> RepeatBody:
    """``repeat:`` one element, ``count`` times or until the box is full; ``loop.index`` counts from 1."""
    compiler.dynamic += 1
    outer = compiler.scope
    count = element.options.get("count")
    times = compiler.text(count, "count") if count else None
    compiler.scope = outer.inner()
    try:
        children: tuple[CompiledElement, ...] = ()
        if isinstance(element.value, MapNode):
            entry = Entry(Scalar.standing_for(element.value, element.name), element.value)
            child = read_element(element.name, entry, compiler.reader, compiler.kinds)
            children = (compiler.element(child),) if child else ()
            compiler.refuse_computed(children, "repeat")
        else:
            compiler.reader.wrong(codes.WRONG_SHAPE, "repeat holds one element", element.value)
        return RepeatBody(element, children, times, _gap(element, compiler), compiler.scope)
    finally:
        compiler.scope = outer


class RepeatBody(FillsRoom):
    """One element repeated row by row, as often as it fits or a number of times."""

    __slots__ = ("children", "element", "gap", "scope", "times")

    def __init__(
        self, element: Element, children: tuple[CompiledElement, ...], times: Value | None, gap: Mm, scope: Scope
    ) -> None:
        self.element, self.children, self.times, self.gap, self.scope = element, children, times, gap, scope

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the repetitions."""
        for child in self.children:
            size = child.element.place.size or (None, None)
            width, height = _or(size[0], box.width, box.width), _or(size[1], box.height, box.height)
            if width <= _LEAST or height <= _LEAST:
                report_nothing(self.element, "there is no room for it", scene)
                return
            columns = max(int((box.width + self.gap + 1e-6) / (width + self.gap)), 1)
            rows = max(int((box.height + self.gap + 1e-6) / (height + self.gap)), 1)
            cells: list[tuple[CompiledElement, Box]] = []
            count = self._count(scene, min(columns * rows, MOST_REPEATED))
            for index in range(count):
                last = index == count - 1
                loop = {"index": index + 1, "index0": index, "first": not index, "last": last, "length": count}
                if not scene.allows(1, self.element.span):
                    return
                inner = scene.inner({"loop": loop})
                inner.values = self.scope.render(inner)
                x = box.x + index % columns * (width + self.gap)
                y = box.y + index // columns * (height + self.gap)
                for shown, innermost in child.shown(inner):
                    cells.append((shown, Box(x, y, width, height)))
                    shown.draw_in(cells[-1][1], innermost)
            _crowded(self.element, box, cells, scene)

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """The size of the repetitions in this width; none if they fill the box."""
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
            if leaf is not None and not isinstance(self.times, FixedValue) and text:
                scene.not_a_number(leaf, text)
            return 0
        return scene.bounded_count(self.times.leaf, text, MOST_REPEATED)


KINDS: Final = (
    ElementKind(name="row", keys=("gap", "align"), compile=compile_row, may_be_flat=True),
    ElementKind(name="column", keys=("gap", "align"), compile=compile_column, may_be_flat=True),
    ElementKind(name="grid", keys=("columns", "gap", "rows"), compile=compile_grid, may_be_flat=True),
    ElementKind(name="group", compile=compile_group, may_be_flat=True),
    ElementKind(name="repeat", keys=("count", "gap"), compile=compile_repeat),
)
