"""Records of a table to numbered panels with pictures, such as the phases of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from pnp.document.arguments import split_names
from pnp.document.blocks import Directive
from pnp.document.codes import BAD_ARGUMENT, error
from pnp.document.context import BlockArea
from pnp.document.divisions import kept_whole
from pnp.document.figure_requests import FigureRequest
from pnp.document.flowables import Flowable, PageTarget, PrintedPart
from pnp.document.record_tables import SINGULAR
from pnp.document.table_layout import CellBody, set_cell
from pnp.document.tabular import TableColumn, TableRow, Tabular
from pnp.document.text_pass import TextPass
from pnp.document.typesetter import SetLine
from pnp.frame import Anchor, Face, Group, Item, Nested, Path
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.measures import Mm
from pnp.ovals import oval
from pnp.text import PLAIN, Run
from pnp.values import dataclass

# A panel is no narrower than this where several stand side by side, with this space between them and between rows.
_LEAST_WIDTH: Final[Mm] = 52.0
_GAP: Final[Mm] = 5.0
_ROW_GAP: Final[Mm] = 3.0
# Panels that take up less than this share of a page stay together.
_NEVER_DIVIDED: Final = 0.55
# The most of a picture that is shown.
_TALLEST_PICTURE: Final[Mm] = 26.0
# How many times as wide as such a picture a panel is that has it beside its words.
_WIDE: Final = 1.75
_PAD: Final[Mm] = 3.0
_PAD_Y: Final[Mm] = 1.0
_ABOVE_WORDS: Final[Mm] = 1.6
# The disc with the number: how far it stands out of the band with the name, and what is free beside it.
_STANDS_OUT: Final[Mm] = 1.1
_BESIDE_DISC: Final[Mm] = 2.0


@dataclass(frozen=True, slots=True, eq=False)
class _Panel:
    """A panel with its corner at 0, 0. items: all but its outline, which is as high as its row."""

    items: tuple[Item, ...]
    height: Mm
    parts: tuple[PrintedPart, ...]
    row: TableRow


def wants_panels(builder: TextPass, block: Directive) -> bool:
    """Whether a table is asked for as panels; anything else but a table is reported."""
    shown_as = block.arguments.named.get("as")
    form = builder.book.resolver.text(shown_as) or "table"
    if shown_as and form not in ("table", "panels"):
        builder.book.report(
            error(BAD_ARGUMENT, f"a table cannot be shown as {form!r}", shown_as.span, "write as=panels")
        )
    return form == "panels"


def panel_flowables(builder: TextPass, table: Tabular, block: Directive, area: BlockArea) -> list[Flowable]:
    """A panel for each row: its picture, its number and name on a band, and all else as words; as many side by side as
    there is room for. None, with a finding, if its rows are no records with names.
    """
    title = next(
        (index for index, column in enumerate(table.columns) if column.strong and column.key != "number"), None
    )
    if title is None or any(row.group for row in table.rows):
        message, hint = "panels show records with names, one below the other", "leave out as=panels"
        builder.book.report(error(BAD_ARGUMENT, message, block.arguments.named["as"].span, hint))
        return []
    most = max(1, int((area.width + _GAP) / (_LEAST_WIDTH + _GAP)))
    pictures = _pictures(builder, table, block)
    # Long words need wide panels, short words take the least room in narrow ones: a last row may have more of them.
    # What stays empty below words counts once more.
    counts = dict.fromkeys(
        row_counts
        for across in range(most, (most + 1) // 2 - 1, -1)
        for shared in (tuple(_shared(len(table.rows), across)),)
        for row_counts in (shared, shared[::-1])
    )
    forms = [_rows(builder, table, block, area, title, pictures, row_counts) for row_counts in counts]
    best, _ = min(forms, key=lambda form: sum(row.before + row.height for row in form[0]) + form[1])
    return [*kept_whole(best, builder.book.height, _NEVER_DIVIDED)]


def _rows(
    builder: TextPass,
    table: Tabular,
    block: Directive,
    area: BlockArea,
    title: int,
    pictures: Sequence[Face | None],
    counts: Sequence[int],
) -> tuple[list[Flowable], Mm]:
    """The rows of panels, and how high all that stays empty below their words would be across the page.

    counts: how many stand side by side in each.
    """
    flowables: list[Flowable] = []
    number, empty = 0, 0.0
    for count in counts:
        width = (area.width - (count - 1) * _GAP) / count
        panels: list[_Panel] = []
        for row in table.rows[number : number + count]:
            picture = pictures[number % len(pictures)] if pictures else None
            number += 1
            panels.append(_panel(builder, table, row, title, str(number), picture, width))
        flowables.append(replace(_row(builder, block, panels, width, area), before=_ROW_GAP if flowables else 0.0))
        empty += sum(flowables[-1].height - panel.height for panel in panels) / count
    return flowables, empty


def _shared(panels: int, most: int) -> Iterator[int]:
    """How many panels stand in each row, at most so many, so that all rows are full: 5 as 3 and 2."""
    rows = -(-panels // most)
    for row in range(rows):
        yield panels // rows + (1 if row < panels % rows else 0)


def _pictures(builder: TextPass, table: Tabular, block: Directive) -> list[Face | None]:
    """The faces of the layouts that ``pictures`` names: of one for every record, or of one layout for each in turn."""
    book, named = builder.book, block.arguments.named.get("pictures")
    layouts = split_names(book.resolver.text(named))
    if named is None or not layouts:
        return []
    singular = SINGULAR.get(book.resolver.text(block.arguments.subject))
    values: list[dict[str, str]] = [{} for _ in layouts]
    if len(layouts) == 1 and singular:
        values = [{singular: row.anchor.removeprefix(f"{singular}-")} for row in table.rows]
        layouts = [layouts[0]] * len(values)
    faces: list[Face | None] = []
    for layout, value in zip(layouts, values, strict=True):
        answer = book.faces(FigureRequest(kind="figure", subject=layout, values=value, span=named.span))
        book.report(*answer.findings)
        book.noticed[answer.noticed] = None
        faces.append(next(iter(answer.faces), None))
    return faces


def _panel(
    builder: TextPass, table: Tabular, row: TableRow, title: int, number: str, picture: Face | None, width: Mm
) -> _Panel:
    """The panel of a row. title: the column with its name."""
    typesetter = builder.book.typesetter
    theme = typesetter.theme
    # A panel across the page has its picture beside its words, whole; above them it would be cut at both ends.
    aside = _beside(picture, width)
    digits = typesetter.line(number, "phase-number")
    radius = max(digits.height, digits.width) / 2 + _PAD_Y
    inset = 2 * radius + _PAD + _BESIDE_DISC
    names = [typesetter.lines(runs, "phase-head", width - aside - inset - _PAD) for runs in _runs(builder, row, title)]
    lines = [line for name in names for line in name]
    band = max(sum(line.height for line in lines) + 2 * _PAD_Y, 2 * (radius - _STANDS_OUT))
    shown, foot = _picture(picture, aside or width) if picture else ((), 0.0)
    top = foot if shown and not aside else _STANDS_OUT
    fill = theme.style("phase-head").fill_ink()
    items: list[Item] = [*shown, *((Path((("R", aside, top, width - aside, band),), fill),) if fill else ())]
    items += _stacked(lines, aside + inset, top + (band - sum(line.height for line in lines)) / 2)
    items += _disc(builder, digits, aside + _PAD + radius, top + band / 2, radius)
    y, parts = top + band + _ABOVE_WORDS, list[PrintedPart]()
    for index, column in enumerate(table.columns):
        if index != title and column.key != "number":
            cell = row.cells[index]
            for line in set_cell(typesetter, _body(builder, row, index), cell, "phase-text", width - aside - 2 * _PAD):
                items += moved_all(line.line.items, aside + _PAD + line.indent, y)
                where = Box(aside, y, width - aside, line.line.height)
                parts.append(PrintedPart("table cell", where, line.text, None, row.record, column.key))
                y += line.line.height
    heading = Box(aside, top, width - aside, band)
    parts += [
        PrintedPart("table cell", heading, para.text, None, row.record, _key(table, title)) for para in row.cells[title]
    ]
    return _Panel(tuple(items), max(y + _ABOVE_WORDS, foot), tuple(parts), row)


def _key(table: Tabular, index: int) -> str:
    columns: Sequence[TableColumn] = table.columns
    return columns[index].key


def _runs(builder: TextPass, row: TableRow, index: int) -> Iterator[tuple[Run, ...]]:
    for runs, _, _ in _body(builder, row, index).paragraphs:
        yield runs or (Run("", PLAIN),)


def _body(builder: TextPass, row: TableRow, index: int) -> CellBody:
    return CellBody(tuple((builder.runs(para.text)[0], para.label, para.level) for para in row.cells[index]))


def _stacked(lines: Sequence[SetLine], x: Mm, y: Mm) -> Iterator[Item]:
    for line in lines:
        yield from moved_all(line.items, x, y)
        y += line.height


def _disc(builder: TextPass, digits: SetLine, x: Mm, y: Mm, radius: Mm) -> Iterator[Item]:
    """The number on a disc, with its middle at x, y."""
    style = builder.book.typesetter.theme.style("phase-number")
    yield Path(tuple(oval(x, y, radius, radius)), style.fill_ink(), style.pen())
    yield from moved_all(digits.items, x - digits.width / 2, y - digits.height / 2)


def _beside(picture: Face | None, width: Mm) -> Mm:
    """How wide a picture is that stands beside the words of a wide panel; 0 if it stands above them."""
    whole = _TALLEST_PICTURE * picture.size.width / picture.size.height if picture else width
    return whole if whole * _WIDE <= width else 0.0


def _picture(face: Face, width: Mm) -> tuple[tuple[Item, ...], Mm]:
    """A picture as wide as a panel, and how high it is; of one that is too high its foot is shown."""
    scale = width / face.size.width
    whole = face.size.height * scale
    height = min(whole, _TALLEST_PICTURE)
    nested = Nested(face, 0.0, height - whole, scale, is_picture=True)
    return (Group((nested,), clip=Box(0.0, 0.0, width, height).segments(), alt=face.alt),), height


def _row(builder: TextPass, block: Directive, panels: Sequence[_Panel], width: Mm, area: BlockArea) -> Flowable:
    """Panels side by side, their outlines equally high."""
    book = builder.book
    style = book.typesetter.theme.style("phase")
    height = max(panel.height for panel in panels)
    items: list[Item] = []
    parts: list[PrintedPart] = []
    targets: list[PageTarget] = []
    for index, panel in enumerate(panels):
        x = area.x + index * (width + _GAP)
        top = 0.0 if any(isinstance(item, Group) for item in panel.items) else _STANDS_OUT
        box = Box(x, top, width, height - top).segments()
        if fill := style.fill_ink():
            items.append(Path(box, fill))
        items += [*moved_all(panel.items, x, 0.0), Path(box, None, style.pen())]
        parts += [part._replace(box=part.box.moved(x, 0.0)) for part in panel.parts]
        if book.anchors.owns(block, panel.row.anchor):
            items.append(Anchor(panel.row.anchor, 0.0, panel.row.title, 0))
            targets.append(PageTarget("anchor", panel.row.anchor))
    return Flowable(height=height, items=tuple(items), frames=area.frames, targets=tuple(targets), parts=tuple(parts))
