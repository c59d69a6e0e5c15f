"""Tables to flowables: widths of columns from what they hold, rows, heads repeated on every page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from pnp.document.blocks import Align
from pnp.document.divisions import CHART_NEVER_DIVIDED, NEVER_DIVIDED, SHORT_TABLE, kept_whole
from pnp.document.flowables import Flowable, PageTarget, PrintedPart
from pnp.document.inline_text import InlineText
from pnp.document.tabular import Cell, TableColumn, TableRow, Tabular
from pnp.document.typesetter import SetLine, Typesetter
from pnp.frame import Anchor, Item, Path
from pnp.layout.elements.column_widths import square_root_widths
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.measures import Mm
from pnp.text import PLAIN, Run
from pnp.values import dataclass

_PAD_X: Final = 1.6
# A column of text is too narrow for a table whose longest words fill this share of it, or whose rows, each on one
# line, would be this many times as wide.
_CRAMPED_WORDS: Final = 0.8
_CRAMPED_LINES: Final = 2.2
_LEAST_PAD_X: Final = 0.6
_PAD_Y: Final = 0.75
_INDENT: Final = 3.6
# A table that would fill less than this share of its column stays as narrow as it is.
_STRETCHED: Final = 0.55
# A row that takes up more than this share of a page may be divided between its lines.
_TALLEST_ROW: Final = 0.45
_MOST_UNSHADED_ROWS: Final = 6
_ROUNDING: Final = 1e-6
# A row that takes up less than this share of a page is low: it is not left alone at the end of a column.
_LOW_ROW: Final = 0.05

Resolve = Callable[[Cell], tuple[tuple[tuple[Run, ...], str, int], ...]]


@dataclass(frozen=True, slots=True, eq=False)
class CellBody:
    """The paragraphs of a cell as runs, each with its label and level of indentation."""

    paragraphs: tuple[tuple[tuple[Run, ...], str, int], ...]


class CellLine(NamedTuple):
    """A line of a cell, how far it is indented, and the text that it is of."""

    line: SetLine
    indent: Mm
    text: InlineText


def shared_widths(least: Sequence[Mm], natural: Sequence[Mm], width: Mm) -> tuple[Mm, ...]:
    """Share a width out among columns, none of them narrower than its longest word while that is possible.

    least: what each column needs, natural: what it needs to set everything on one line. Where there is not
    room for all, each column gets a share by the root of its natural width: no more than it needs, so that
    short columns keep theirs and long ones wrap, and no less than its longest word.
    """
    if sum(natural) <= width:
        if sum(natural) < width * _STRETCHED:
            return tuple(natural)
        return _stretched(natural, width)
    if sum(least) >= width:
        return tuple(width * number / sum(least) for number in least)
    return square_root_widths(least, natural, width)


def _stretched(natural: Sequence[Mm], width: Mm) -> tuple[Mm, ...]:
    """Give what is left over to the widest columns, by the square of their widths."""
    spare = width - sum(natural)
    squares = sum(number * number for number in natural) or 1.0
    return tuple(number + spare * number * number / squares for number in natural)


@dataclass(frozen=True, slots=True, eq=False)
class TableContents:
    """A table with its cells measured. bodies: the cells of each row. least, natural: the narrowest and the natural
    width of each column, in mm.
    """

    table: Tabular
    bodies: tuple[tuple[CellBody, ...], ...]
    least: tuple[Mm, ...]
    natural: tuple[Mm, ...]


def measure_contents(typesetter: Typesetter, table: Tabular, resolve: Resolve) -> TableContents:
    """Read and measure every cell of a table."""
    bodies = tuple(tuple(CellBody(resolve(cell)) for cell in row.cells) for row in table.rows)
    least, natural = [], []
    for index, column in enumerate(table.columns):
        narrow = wide = 0.0
        if column.title:
            extent = typesetter.extent(_plain(column.title), "table-head")
            narrow, wide = extent.least, extent.natural
        for row, cells in zip(table.rows, bodies, strict=True):
            for runs, label, level in () if row.group or index >= len(cells) else cells[index].paragraphs:
                extent = typesetter.extent(runs, _class(column))
                indent = _indent(label, level)
                narrow, wide = max(narrow, extent.least + indent), max(wide, extent.natural + indent)
        least.append(narrow)
        natural.append(wide)
    return TableContents(table, bodies, tuple(least), tuple(natural))


class TableSetter:
    """Sets one table."""

    def __init__(self, typesetter: Typesetter, contents: TableContents, available: Mm, page_height: Mm) -> None:
        self.typesetter = typesetter
        self.contents = contents
        self.table = contents.table
        self.columns = contents.table.columns
        self.page_height = page_height
        self.pad = _PAD_X
        self.widths = self._widths(available)
        self.width = sum(self.widths)

    def flowables(self, anchored: Callable[[TableRow], bool]) -> tuple[Flowable, ...]:
        """The head and the rows. anchored: whether links to a row lead here."""
        head = self._head()
        flowables = [head] if head else []
        # In a short table the eye keeps its line without tints: fine rules part its rows.
        short = len(self.table.rows) <= _MOST_UNSHADED_ROWS
        shaded = False
        for row, bodies in zip(self.table.rows, self.contents.bodies, strict=True):
            shaded = not short and not shaded and not row.group
            if short and flowables and flowables[-1] is not head:
                flowables[-1] = self._ruled(flowables[-1], "table-cell")
            flowables.extend(self._row(row, bodies, head, anchored(row), shaded=shaded))
        if flowables:
            flowables[-1] = self._ruled(flowables[-1], "table-head")
            never = CHART_NEVER_DIVIDED if self.table.is_chart else NEVER_DIVIDED
            is_short = len(self.table.rows) < SHORT_TABLE
            flowables = [*kept_whole(self._kept(flowables), self.page_height, never, is_short=is_short)]
        return tuple(flowables)

    def _kept(self, flowables: list[Flowable]) -> list[Flowable]:
        """A head stays with its row, and a low first or last row does not stand alone."""
        low = [flowable.height < self.page_height * _LOW_ROW for flowable in flowables]
        first = 1 if any(column.title for column in self.columns) else 0
        kept = {index for index in (first,) if index < len(low) and low[index]}
        kept |= {len(flowables) - 2} if low[-1] else set()
        kept |= {0} if first else set()
        return [replace(flowable, keep=flowable.keep or index in kept) for index, flowable in enumerate(flowables)]

    def is_cramped(self, width: Mm) -> bool:
        """Whether its words hardly fit a width, or would have to be broken into many lines."""
        least, natural = self._extents()
        if self.natural_width() <= width:
            return False
        return sum(least) > width * _CRAMPED_WORDS or sum(natural) > width * _CRAMPED_LINES

    def natural_width(self) -> Mm:
        """How wide the table is with every cell on one line, and room between them."""
        return sum(self._extents()[1]) + 2 * (_PAD_X - self.pad) * len(self.columns)

    @property
    def is_too_wide(self) -> bool:
        """Whether its longest words do not fit side by side, so that some of them are broken."""
        return self.width > 0 and sum(self._extents()[0]) > self.width + _ROUNDING

    def _widths(self, available: Mm) -> tuple[Mm, ...]:
        least, natural = self._extents()
        if not natural:
            return ()
        if sum(least) > available:
            self.pad = _LEAST_PAD_X
            least, natural = self._extents()
        return shared_widths(least, natural, available)

    def _extents(self) -> tuple[list[Mm], list[Mm]]:
        """How narrow and how wide each column is, with room beside its words."""
        room, contents = 2 * self.pad, self.contents
        return [number + room for number in contents.least], [number + room for number in contents.natural]

    def _head(self) -> Flowable | None:
        if not any(column.title for column in self.columns):
            return None
        cells = [
            self.typesetter.lines(_plain(column.title), "table-head", width - 2 * self.pad, column.align)
            for column, width in zip(self.columns, self.widths, strict=True)
        ]
        height = max(_height(lines) for lines in cells) + 2 * _PAD_Y
        fill = self.typesetter.theme.style("table-head").fill_ink()
        items: list[Item] = [Path((("R", 0.0, 0.0, self.width, height),), fill)] if fill else []
        x = 0.0
        for lines, width in zip(cells, self.widths, strict=True):
            y = height - _PAD_Y - _height(lines)
            items.extend(_placed(lines, x + self.pad, y))
            x += width
        items.append(self._rule(height, "table-head"))
        return Flowable(height=height, items=tuple(items), keep=True)

    def _row(
        self, row: TableRow, bodies: Sequence[CellBody], head: Flowable | None, anchored: bool, *, shaded: bool
    ) -> list[Flowable]:
        if row.group:
            return [self._group(bodies, head)]
        cells = [
            set_cell(self.typesetter, body, cell, _class(column), width - 2 * self.pad, column.align)
            for body, cell, column, width in zip(bodies, row.cells, self.columns, self.widths, strict=False)
        ]
        height = max(map(_cell_height, cells), default=0.0)
        parts = _divided(cells) if height > self.page_height * _TALLEST_ROW else [cells]
        flowables = []
        for index, part in enumerate(parts):
            above, below = (_PAD_Y if not index else 0.0), (_PAD_Y if index == len(parts) - 1 else 0.0)
            flowables.append(self._row_flowable(row, part, above, below, head, shaded=shaded))
        if anchored and flowables:
            anchor = Anchor(row.anchor, 0.0, row.title, 0)
            flowables[0] = _with_items(flowables[0], (anchor,), (PageTarget("anchor", row.anchor),))
        return flowables

    def _row_flowable(
        self,
        row: TableRow,
        cells: Sequence[Sequence[CellLine]],
        above: Mm,
        below: Mm,
        head: Flowable | None,
        *,
        shaded: bool,
    ) -> Flowable:
        height = max(map(_cell_height, cells), default=0.0) + above + below
        items: list[Item] = []
        zebra = self.typesetter.theme.style("table-zebra").fill_ink()
        if shaded and zebra:
            items.append(Path((("R", 0.0, 0.0, self.width, height),), zebra))
        parts: list[PrintedPart] = []
        x = 0.0
        for cell, column, width in zip(cells, self.columns, self.widths, strict=False):
            y, top = above, 0.0
            for number, (line, indent, text) in enumerate(cell, 1):
                items.extend(moved_all(line.items, x + self.pad + indent, y))
                y += line.height
                bottom = y if number < len(cell) else height
                where = Box(x, top, width, bottom - top)
                parts.append(PrintedPart("table cell", where, text, None, row.record, column.key))
                top = y
            x += width
        return Flowable(height=height, items=tuple(items), head=head, parts=tuple(parts))

    def _group(self, bodies: Sequence[CellBody], head: Flowable | None) -> Flowable:
        runs = bodies[0].paragraphs[0][0] if bodies and bodies[0].paragraphs else ()
        lines = self.typesetter.lines(runs, "table-group", self.width - 2 * self.pad)
        height = _height(lines) + 3 * _PAD_Y
        items = _placed(lines, self.pad, 2 * _PAD_Y)
        return Flowable(height=height, items=(*items, self._rule(height, "table-cell")), head=head, keep=True)

    def _ruled(self, flowable: Flowable, name: str) -> Flowable:
        return replace(flowable, items=(*flowable.items, self._rule(flowable.height, name)))

    def _rule(self, y: Mm, name: str) -> Item:
        pen = self.typesetter.theme.style(name).pen()
        # Its lower edge is that of the row: the tint of the next row would hide anything below.
        middle = y - (pen.width / 2 if pen else 0.0)
        return Path((("M", 0.0, middle), ("L", self.width, middle)), None, pen)


def set_cell(
    typesetter: Typesetter, body: CellBody, cell: Cell, name: str, width: Mm, align: Align = "left"
) -> list[CellLine]:
    """The lines of a cell in a class at a width in mm, with labels before them."""
    set_lines: list[CellLine] = []
    for (runs, label, level), para in zip(body.paragraphs, cell, strict=True):
        indent = _indent(label, level)
        lines = typesetter.lines(runs, name, max(width - indent, 1.0), align)
        for index, line in enumerate(lines):
            line = _labelled(typesetter, line, label) if label and not index else line
            set_lines.append(CellLine(line, indent, para.text))
    return set_lines


def _labelled(typesetter: Typesetter, line: SetLine, label: str) -> SetLine:
    mark = typesetter.line(label, "table-name")
    items = (*moved_all(mark.items, -_INDENT, line.baseline - mark.baseline), *line.items)
    return SetLine(items, line.height, line.width, line.baseline)


def _indent(label: str, level: int) -> Mm:
    return level * _INDENT + (_INDENT if label else 0.0)


def _class(column: TableColumn) -> str:
    return "table-name" if column.strong else "table-cell"


def _plain(text: str) -> tuple[Run, ...]:
    return (Run(text, PLAIN),) if text else ()


def _height(lines: Sequence[SetLine]) -> Mm:
    return sum(line.height for line in lines)


def _placed(lines: Sequence[SetLine], x: Mm, y: Mm) -> tuple[Item, ...]:
    items: list[Item] = []
    for line in lines:
        items.extend(moved_all(line.items, x, y))
        y += line.height
    return tuple(items)


def _cell_height(lines: Sequence[CellLine]) -> Mm:
    return _height([line.line for line in lines])


def _divided(cells: Sequence[Sequence[CellLine]]) -> list[list[list[CellLine]]]:
    """A row line by line, for one that is too tall to stay whole."""
    deepest = max(len(cell) for cell in cells)
    return [[list(cell[index : index + 1]) for cell in cells] for index in range(deepest)]


def _with_items(flowable: Flowable, items: tuple[Item, ...], targets: tuple[PageTarget, ...] = ()) -> Flowable:
    return replace(flowable, items=(*items, *flowable.items), targets=(*targets, *flowable.targets))
