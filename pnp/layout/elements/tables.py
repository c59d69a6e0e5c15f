"""Tables on faces: ruled rows of records, with columns as wide as their contents."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pnp.frame import Ink, Path, Stroke
from pnp.layout import codes
from pnp.layout.drawing.reports import BrokenWord, EmptyTable, FilledTable, Overflow, TextSize, UnshownCharacters
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import report_subject
from pnp.layout.drawing.unread_markup import unread_markup
from pnp.layout.drawing.values import FixedValue
from pnp.layout.elements.column_widths import column_widths, square_root_widths
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import Compiler
from pnp.layout.elements.table_cells import Column, RenderText, TableData, tabulate
from pnp.layout.geometry.box import Box
from pnp.layout.templates.filters import UnprintableError
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.templates.lookup import Names, name_hint, walk
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.load.problems import problem
from pnp.measures import Mm, Pt
from pnp.model.lookup import Missing
from pnp.model.record_names import record_name
from pnp.nodes import ListNode, MapNode, Record, Scalar
from pnp.text.lines import MarkupFault
from pnp.values import dataclass

_STEP: Pt = 0.25
_TOLERANCE: Mm = 0.02
# Extra width of a column, so that rounding does not divide its widest word, in mm.
_ROUNDING: Mm = 0.1


@dataclass(frozen=True, slots=True)
class TableStyle:
    """The classes of a table: frame and rules, every other row, headings and cells by kind of column."""

    frame: Style
    stripe: Style
    heads: Mapping[str, Style]
    cells: Mapping[str, Style]

    @classmethod
    def of(cls, frame: Style, stripe: Style, head: Style, cell: Style, name: Style, symbol: Style) -> TableStyle:
        """The style of a table from the classes of its parts."""
        return cls(frame, stripe, _by_kind(head, head, head), _by_kind(cell, name, symbol))

    @property
    def head(self) -> Style:
        """The class of a heading."""
        return self.heads["left"]

    @property
    def cell(self) -> Style:
        """The class of a cell."""
        return self.cells["left"]

    def at(self, size: Pt) -> TableStyle:
        """The same with type of another size."""
        head = replace(self.head, size=self.head.size * size / self.cell.size, fit=0.0, grow=0.0)
        cell, name, symbol = (
            replace(style, size=style.size * size / self.cell.size, fit=0.0, grow=0.0)
            for style in (self.cells[kind] for kind in ("left", "name", "symbol"))
        )
        return TableStyle.of(self.frame, self.stripe, head, cell, name, symbol)


def _by_kind(style: Style, name: Style, symbol: Style) -> dict[str, Style]:
    return {"left": style, "center": replace(style, align="center"), "name": name, "symbol": symbol}


# ``where:`` as it is written, and the function that evaluates it.
Condition = tuple[Scalar, Callable[[Names], Any]]


def compile_table(element: Element, compiler: Compiler) -> TableBody:
    """``table:`` a path to a set, table or roll; ``columns`` selects and names columns, ``head: false`` hides names.

    ``notes: true`` says below a combat table how to read it.
    """
    compiler.dynamic += 1
    reader, options = compiler.reader, element.options
    path = reader.scalar(element.value, "table") or Scalar.standing_for(element.value, "")
    compiler.scope.reads(path)
    table_style = _table_style(element, compiler)
    head = reader.flag(options["head"], "head") if "head" in options else True
    where_node = options.get("where")
    chosen = reader.scalar(where_node, "where") if where_node is not None else None
    expression = compiler.scope.expression(chosen) if chosen else None
    condition = (chosen, expression) if chosen and expression else None
    notes = reader.flag(options["notes"], "notes") if "notes" in options else False
    return TableBody(element, path, _columns(element, compiler), head, table_style, condition, notes=notes)


def _table_style(element: Element, compiler: Compiler) -> TableStyle:
    """The classes of the parts: derived from the class of the table, as ``steps-cell`` from ``steps``, or ``aid``."""
    theme, own = compiler.context.theme, element.style.text if element.style else "aid"
    base = compiler.style(element, "aid")
    fit = compiler.reader.points(element.options["fit"], "fit") if "fit" in element.options else base.fit

    def part(name: str) -> Style:
        return theme.style(f"{own}-{name}" if f"{own}-{name}" in theme.classes else f"aid-{name}")

    cell, name = (replace(part(kind), size=base.size, fit=fit) for kind in ("cell", "name"))
    # Symbols may be larger than words: by as much as their class is larger than that of the cells.
    has_symbols = f"{own}-symbol" in theme.classes or f"{own}-cell" not in theme.classes
    large = part("symbol") if has_symbols else part("cell")
    symbol = replace(large, size=base.size * large.size / part("cell").size, fit=fit, align="center")
    return TableStyle.of(base, part("stripe"), part("head"), cell, name, symbol)


def _columns(element: Element, compiler: Compiler) -> tuple[Column, ...]:
    """``columns: "name, text = Effect"``, a list of the same, or a map from keys to headings."""
    node = element.options.get("columns")
    if isinstance(node, Scalar):
        return tuple(_column(part) for part in node.text.split(",") if part.strip())
    if isinstance(node, ListNode):
        return tuple(_column(item.text) for item in node.items if isinstance(item, Scalar))
    if isinstance(node, MapNode):
        entries = compiler.reader.entries(node, "columns")
        return tuple(Column(key, entry.value.text) for key, entry in entries if isinstance(entry.value, Scalar))
    return ()


def _column(text: str) -> Column:
    """``text`` or ``text = Heading``."""
    key, equals, heading = text.partition("=")
    return Column(key.strip(), heading.strip() if equals else None)


class TableBody(FillsRoom):
    """A ruled table in a box, in the largest type in which it fits."""

    __slots__ = ("columns", "condition", "element", "head", "notes", "path", "sizes", "table_style")

    def __init__(
        self,
        element: Element,
        path: Scalar,
        columns: tuple[Column, ...],
        head: bool,
        table_style: TableStyle,
        condition: Condition | None = None,
        *,
        notes: bool = False,
    ) -> None:
        self.element, self.path, self.columns, self.head, self.table_style = element, path, columns, head, table_style
        self.condition, self.notes = condition, notes
        # Text caches know styles by identity, so that each is made only once.
        self.sizes: dict[Pt, TableStyle] = {}

    def draw(self, box: Box, scene: Scene) -> None:
        """Collect the cells, fit the table to the box, and draw it."""
        data = self._data(scene)
        if data is None:
            return
        about = report_subject(self.element, FixedValue("", self.path), scene)
        if not data.rows:
            scene.canvas.notes.reports.append(EmptyTable(**about, shown=self.path.text))
            return
        scene.canvas.notes.reports.append(FilledTable(**about))
        table = self._fitted(data, box, scene.theme)
        table.draw(box, scene)
        size, side = table.table_style.cell.size, min(scene.canvas.box.width, scene.canvas.box.height)
        scene.canvas.notes.reports.append(TextSize(**about, size=size, side=side))
        overflow = table.height - box.height
        if overflow > _TOLERANCE:
            words = " ".join(data.rows[-1])
            scene.canvas.notes.reports.append(
                Overflow(**about, down=overflow, across=0.0, size=table.table_style.cell.size, words=words)
            )
        for word in table.broken:
            scene.canvas.notes.reports.append(BrokenWord(**about, word=word))
        for finding in unread_markup(table.faults, scene.theme.classes, self.path.span):
            scene.report(finding)
        if table.missing:
            scene.canvas.notes.reports.append(
                UnshownCharacters(**about, characters="".join(table.missing), font=table.table_style.cell.font)
            )

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """The sum of the heights of its rows."""
        data = self._data(scene)
        if data is None or not data.rows:
            return 0.0, 0.0
        return width, self._fitted(data, Box(0.0, 0.0, width, height), scene.theme).height

    def _data(self, scene: Scene) -> TableData | None:
        text = self.path.text.strip().removeprefix("{{").removesuffix("}}").strip()
        source = walk(tuple(text.split(".")), scene.names)
        if isinstance(source, Missing):
            scene.missing(self.path, source.owner, source.name)
            return None
        scene.canvas.trace.append(source)
        game, keep = scene.context.game, self._row_filter(scene)
        try:
            data = tabulate(source, self.columns, game, scene.theme, self._text_renderer(scene), keep)
        except UnprintableError as error:
            scene.failed(self.path, error)
            return None
        if data is None:
            scene.report(problem(codes.WRONG_VALUE, f"a table cannot show {text!r}", self.path.span))
            return None
        for key in data.unknown:
            node = self.element.options.get("columns", self.path)
            hint = name_hint(data.first, key, data.known) or f"it has {', '.join(data.known)}"
            scene.report(problem(codes.UNKNOWN_NAME, f"nothing in {text!r} has {key!r}", node.span, hint))
        letters = sum(len(cell) + 1 for row in data.rows for cell in row)
        if not scene.allows(letters, self.path.span):
            return None
        return replace(data, headings=data.headings if self.head else (), notes=data.notes if self.notes else ())

    def _row_filter(self, scene: Scene) -> Callable[[Any], bool] | None:
        """Evaluates ``where:`` for a record; if that fails, it is reported and the record is shown."""
        if self.condition is None:
            return None
        leaf, expression = self.condition

        def keep(record: Any) -> bool:
            try:
                value = expression({**scene.names, record_name(record, scene.context.game): record})
            except Exception as error:  # noqa: BLE001, RUF100 - an expression may fail in any way it likes
                scene.failed(leaf, error)
                return True
            if isinstance(value, Missing):
                scene.missing(leaf, value.owner, value.name)
                return True
            return bool(value)

        return keep

    def _text_renderer(self, scene: Scene) -> RenderText:
        """Renders texts of records, with the record itself among the names."""

        def render_text(text: str, record: Any, key: str) -> str:
            node = record.node.get(key) if isinstance(record, Record) and record.node else None
            inner = scene.inner({record_name(record, scene.context.game): record})
            return inner.record_text(text, node if isinstance(node, Scalar) else self.path)

        return render_text

    def _fitted(self, data: TableData, box: Box, theme: ResolvedTheme) -> TableGrid:
        size, floor = self.table_style.cell.size, self.table_style.cell.fit or self.table_style.cell.size
        while True:
            styles = self.sizes.setdefault(size, self.sizes.get(size) or self.table_style.at(size))
            table = TableGrid.of(data, styles, box.width, theme)
            fits = table.words_fit and table.height <= box.height + _TOLERANCE
            if fits or size <= floor + 1e-9:
                return table
            size = max(size - _STEP, floor)


@dataclass(slots=True)
class TableGrid:
    """A table with the widths of its columns and the heights of its rows in mm, the heading first if there is one.

    words_fit: no word is wider than its column. notes: the heights of what stands below. missing, broken, faults:
    missing characters, broken words and markup that is not understood, set when drawn.
    """

    data: TableData
    table_style: TableStyle
    widths: tuple[Mm, ...]
    heights: tuple[Mm, ...]
    words_fit: bool = True
    notes: tuple[Mm, ...] = ()
    missing: tuple[str, ...] = ()
    faults: tuple[MarkupFault, ...] = ()
    broken: tuple[str, ...] = ()

    @classmethod
    def of(cls, data: TableData, table_style: TableStyle, width: Mm, theme: ResolvedTheme) -> TableGrid:
        """Choose the widths of the columns with which the table is lowest."""
        least, most = _content_widths(data, table_style, theme)
        alternatives = [column_widths(least, most, width)]
        if sum(least) < width < sum(most):
            alternatives.append(square_root_widths(least, most, width))
        heights = [_heights(data, table_style, widths, theme) for widths in alternatives]
        best = min(range(len(alternatives)), key=lambda index: sum(heights[index]))
        notes = tuple(theme.setter.row_height(note, table_style.cell, width) for note in data.notes)
        return cls(data, table_style, alternatives[best], heights[best], sum(least) <= width, notes)

    @property
    def height(self) -> Mm:
        """The height of all rows, and of the notes below them."""
        return sum(self.heights) + sum(self.notes)

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw stripes, words and rules."""
        y, items, frame = box.y, scene.canvas.items, self.table_style.frame
        width = sum(self.widths)
        rows = ((self.data.headings,) if self.data.headings else ()) + self.data.rows
        head = bool(self.data.headings)
        rules: list[Mm] = []
        for index, (row, height) in enumerate(zip(rows, self.heights, strict=True)):
            is_head = head and index == 0
            band = Box(box.x, y, width, height)
            plate = self.table_style.head if is_head else self.table_style.stripe if (index - head) % 2 else None
            if plate and plate.fill:
                items.append(Path(band.segments(), plate.fill_ink()))
            ground = plate.fill if plate and plate.fill else scene.canvas.ground_at(band)
            self._row(row, band, self.table_style.heads if is_head else self.table_style.cells, ground, scene)
            y += height
            rules.append(y)
        pen = frame.pen()
        if pen:
            self._rule(box, rules, head, pen, scene)
        for note, height in zip(self.data.notes, self.notes, strict=True):
            band = Box(box.x, y, box.width, height)
            self._cell(note, band, self.table_style.cell, scene.canvas.ground_at(band), scene)
            y += height

    def _rule(self, box: Box, rules: Sequence[Mm], head: bool, pen: Stroke, scene: Scene) -> None:
        """Draw a line above and below the table and finer ones between rows; a filled heading needs none."""
        right = box.x + sum(self.widths)
        fine = Stroke(Ink(pen.ink.token, "line", pen.ink.opacity * 0.45), pen.width * 0.6, pen.dash)
        between = tuple(y for index, y in enumerate(rules[:-1]) if not (head and index == 0))
        inner = tuple(step for y in between for step in (("M", box.x, y), ("L", right, y)))
        if inner:
            scene.canvas.items.append(Path(inner, None, fine))
        outer = [rules[-1]] if head and self.table_style.head.fill else [box.y, rules[-1]]
        scene.canvas.items.append(
            Path(tuple(step for y in outer for step in (("M", box.x, y), ("L", right, y))), None, pen)
        )

    def _row(self, row: Sequence[str], band: Box, styles: Mapping[str, Style], ground: str, scene: Scene) -> None:
        x = band.x
        for text, width, kind in zip(row, self.widths, self.data.kinds, strict=True):
            if text:
                self._cell(text, Box(x, band.y, width, band.height), styles[kind], ground, scene)
            x += width

    def _cell(self, text: str, box: Box, style: Style, ground: str, scene: Scene) -> None:
        set_text = scene.theme.setter.set(text, style.inside(box), style, "", scene.theme.icon, ground)
        scene.canvas.items += set_text.items
        self.broken = (*self.broken, *set_text.broken)
        self.faults = (*self.faults, *set_text.faults) if set_text.faults else self.faults
        if set_text.missing:
            self.missing = (*self.missing, set_text.missing)


def _heights(data: TableData, table_style: TableStyle, widths: Sequence[Mm], theme: ResolvedTheme) -> tuple[Mm, ...]:
    """The heights of the rows, the heading first if there is one."""
    height, heights = theme.setter.row_height, []
    if data.headings:
        heights.append(
            max(height(text, table_style.head, width) for text, width in zip(data.headings, widths, strict=True))
        )
    styles = [table_style.cells[kind] for kind in data.kinds]
    for row in data.rows:
        cells = zip(row, styles, widths, strict=True)
        heights.append(max(height(text or " ", style, width) for text, style, width in cells))
    return tuple(heights)


def _content_widths(data: TableData, table_style: TableStyle, theme: ResolvedTheme) -> tuple[list[Mm], list[Mm]]:
    """For each column, the width of its longest word, and the width in which nothing wraps."""
    least, most = [], []
    for index in range(len(data.rows[0])):
        parts = [([row[index] for row in data.rows if row[index]], table_style.cells[data.kinds[index]])]
        if data.headings:
            parts.append(([data.headings[index]], table_style.head))
        part_widths = [_content_width(texts, style, theme) for texts, style in parts]
        least.append(max(widths[0] for widths in part_widths))
        most.append(max(widths[1] for widths in part_widths))
    return least, most


def _content_width(texts: Sequence[str], style: Style, theme: ResolvedTheme) -> tuple[Mm, Mm]:
    """The widths of the longest word and of the longest text in a class, including its padding."""
    padding = style.padding[0] + style.padding[2] + _ROUNDING
    word = theme.setter.longest_word(texts, style)
    line = max((theme.setter.natural_width(text, style) for text in texts), default=0.0)
    return word + padding, line + padding


KINDS: Final = (
    ElementKind(name="table", keys=("columns", "head", "fit", "where", "notes"), compile=compile_table, on_paper="box"),
)
