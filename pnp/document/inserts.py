"""Tables, lists of contents and the index to flowables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final
from unicodedata import normalize

from pnp.document.anchors import page_anchor
from pnp.document.blocks import Block, Directive, MarkdownTable
from pnp.document.codes import BAD_ARGUMENT, LEAVE_OUT, PRINTS_NOTHING, WIDE_TABLE, error, warning
from pnp.document.context import SPACE, BlockArea, Book, CrossReferences
from pnp.document.flowables import Flowable, Section
from pnp.document.inline_text import InlineText, parse_inline
from pnp.document.lines import with_anchors, with_block
from pnp.document.panels import panel_flowables, wants_panels
from pnp.document.table_layout import TableSetter, measure_contents
from pnp.document.tabular import Cell, Para, TableColumn, TableRow, Tabular
from pnp.document.text_pass import TextPass
from pnp.document.typesetter import as_flowables
from pnp.findings import Span
from pnp.frame import Anchor, Link, Path, Stroke
from pnp.layout.geometry.moving import moved_all
from pnp.locale.catalog import translate
from pnp.measures import Mm
from pnp.text import PLAIN, Run, SpanStyle

_WIDER: Final = 1.04
_LEADER_GAP: Final = 1.5
_CONTENTS_INDENT: Final = 5.0
_NUMBER_ROOM: Final = 9.0
_INDEX_COLUMN: Final = 52.0
# So few entries are found without letters above them, and their columns are narrower, in mm.
_FEW_ENTRIES: Final = 48
_SHORT_COLUMN: Final = 40.0
_HANGING: Final = 4.0
_NOTE_GAP: Final = 0.8


def table_flowables(builder: TextPass, block: Directive, area: BlockArea) -> tuple[Flowable, ...]:
    """The tables that a ``::table{…}`` stands for, one below the other."""
    book = builder.book
    stacked: list[Flowable] = []
    for index, table in enumerate(book.tables.get(block, ())):
        named = block.arguments.named
        caption = parse_inline(named["caption"]) if "caption" in named and not index else None
        flowables = _titled(builder, table, caption, block, area)
        if stacked and flowables:
            stacked[-1] = replace(stacked[-1], keep=stacked[-1].keep or table.follows)
            flowables[0] = replace(flowables[0], before=SPACE["table"][0] * book.leading)
        stacked.extend(flowables)
    floating = area.is_outermost and all(flowable.keep for flowable in stacked[:-1])
    return tuple(replace(flowable, floating=floating) for flowable in stacked)


def markdown_table_flowables(builder: TextPass, block: MarkdownTable, area: BlockArea) -> tuple[Flowable, ...]:
    """A table that is written in the text."""
    table = _tabular(builder, block)
    first = next((cell for row in (block.head, *block.rows) for cell in row if cell.runs), None)
    return tuple(_set_table(builder, table, None, area, first.scalar.span if first else None))


def _tabular(builder: TextPass, block: MarkdownTable) -> Tabular:
    return builder.cached("table", block, 0, lambda: _read(builder, block))


def _read(builder: TextPass, block: MarkdownTable) -> Tabular:
    columns = tuple(TableColumn(str(index), "", align) for index, align in enumerate(block.align))
    has_head = any(cell.runs for cell in block.head)
    rows = tuple(TableRow(tuple((Para(cell),) if cell.runs else () for cell in row)) for row in block.rows)
    heads = [builder.runs(cell)[0] for cell in block.head] if has_head else []
    titled = tuple(
        replace(column, title="".join(run.text for run in runs)) for column, runs in zip(columns, heads, strict=False)
    )
    return Tabular(titled or columns, rows)


def _titled(
    builder: TextPass, table: Tabular, caption: InlineText | None, block: Directive, area: BlockArea
) -> list[Flowable]:
    """A table with its title and the texts above and below it."""
    book = builder.book
    runs: tuple[Run, ...] = ()
    as_panels = wants_panels(builder, block)
    if caption:
        runs = builder.runs(caption)[0]
    elif not as_panels and table.title and table.title.casefold() != builder.last_heading.casefold():
        runs = (Run(table.title, PLAIN),)
    above = [(caption, book.typesetter.lines(runs, "table-title", area.width))]
    for text in table.lead:
        above.append((text, book.typesetter.lines(builder.runs(text)[0], area.text, area.width, "left")))
    flowables = [
        flowable
        for text, lines in above
        for flowable in as_flowables(lines, x=area.x, frames=area.frames, keep=True, text=text, kind="text of a table")
    ]
    if flowables:
        flowables[-1] = replace(flowables[-1], height=flowables[-1].height + 0.6)
    if as_panels:
        flowables.extend(panel_flowables(builder, table, block, area))
    else:
        flowables.extend(_set_table(builder, table, block, area, block.span))
    below: list[Flowable] = []
    for note in table.notes:
        lines = book.typesetter.lines(builder.runs(note)[0], "caption", area.width)
        gap = 0.0 if below else _NOTE_GAP
        below += as_flowables(lines, x=area.x, above=gap, frames=area.frames, text=note, kind="note of a table")
    for flowable in below:
        if flowables:
            flowables[-1] = replace(flowables[-1], keep=True)
        flowables.append(flowable)
    name = block.arguments.text("id") or table.anchor
    if flowables and table.anchor and book.anchors.owns(block, name):
        flowables[0] = with_anchors(flowables[0], (Anchor(name, 0.0, table.title, 0),))
    return with_block(flowables, "table", block.span, area)


def _set_table(
    builder: TextPass, table: Tabular, block: Directive | None, area: BlockArea, written: Span | None
) -> list[Flowable]:
    book = builder.book
    if not table.rows and not (table.columns and block is None):
        return []
    setter = _fitting(builder, table, area.width)
    page_width = book.format.area(0).width
    can_widen = book.format.side > 0 and area.columns == 1 and area.is_outermost
    # Where text stands in columns elsewhere, there is no side column to the eye.
    wide = can_widen and (book.columns > 1 or setter.natural_width() > area.width * _WIDER)
    if wide:
        setter = TableSetter(book.typesetter, setter.contents, page_width, book.height)
    if written and setter.is_too_wide:
        message = f"this table has {len(table.columns)} columns and is too wide for its page: words in it are broken"
        book.report(warning(WIDE_TABLE, message, written, "divide it into several tables, or use shorter words"))
    owner = book.anchors
    flowables = setter.flowables(lambda row: block is not None and owner.owns(block, row.anchor))
    placed = [_placed(flowable, area, wide=wide) for flowable in flowables]
    return with_block(placed, "table", written, area) if written else placed


def _fitting(builder: TextPass, table: Tabular, width: Mm) -> TableSetter:
    """The widest form of a table that fits a width with every cell on one line; the table itself if none does."""
    form = whole = _setter(builder, table, width)
    while form.natural_width() > width:
        if form.table.narrower is None:
            return whole
        form = _setter(builder, form.table.narrower, width)
    return form


def _setter(builder: TextPass, table: Tabular, width: Mm) -> TableSetter:
    """The setter of a table, whose cells are read and measured once for all widths and passes."""

    def resolve(cell: Cell) -> tuple[tuple[tuple[Run, ...], str, int], ...]:
        return tuple((builder.runs(para.text)[0], para.label, para.level) for para in cell)

    book = builder.book
    contents = builder.cached("contents", table, 0, lambda: measure_contents(book.typesetter, table, resolve))
    return TableSetter(book.typesetter, contents, width, book.height)


def _placed(flowable: Flowable, area: BlockArea, *, wide: bool) -> Flowable:
    head = _placed(flowable.head, area, wide=wide) if flowable.head else None
    items = moved_all(flowable.items, area.x, 0.0)
    parts = flowable.parts
    if area.x:
        parts = tuple(part._replace(box=part.box.moved(area.x, 0.0)) for part in parts)
    return replace(flowable, items=items, frames=area.frames, wide=wide, head=head, parts=parts)


def needs_page_width(builder: TextPass, block: Block, width: Mm) -> bool:
    """Whether a table would be set much too narrow in a column of this width, or is shown as panels."""
    tables: Sequence[Tabular] = ()
    if isinstance(block, MarkdownTable):
        tables = (_tabular(builder, block),)
    elif isinstance(block, Directive) and block.name == "table":
        if wants_panels(builder, block):
            return True
        tables = builder.book.tables.get(block, ())
    return any(_fitting(builder, table, width).is_cramped(width) for table in tables)


def contents_flowables(
    book: Book, cross_references: CrossReferences, block: Directive, area: BlockArea
) -> tuple[Flowable, ...]:
    """The headings of the book with dotted lines to their pages. depth: how many levels of headings."""
    named = block.arguments.named
    depth_text = book.resolver.text(named.get("depth")) or "2"
    if not depth_text.isdecimal():
        message = f"{depth_text!r} is not a depth"
        book.report(error(BAD_ARGUMENT, message, block.span, "write how many levels of headings to list"))
        depth_text = "2"
    headings = [heading for heading in book.anchors.headings if heading.level <= int(depth_text)]
    base = min((heading.level for heading in headings), default=1)
    flowables = [
        _contents_line(book, cross_references, heading.name, heading.title, heading.level - base, area)
        for heading in headings
    ]
    if not headings:
        book.report(warning(PRINTS_NOTHING, "there are no headings to list", block.span, LEAVE_OUT))
    return tuple(flowable for entry in flowables for flowable in entry)


def _contents_line(
    book: Book, cross_references: CrossReferences, name: str, title: str, level: int, area: BlockArea
) -> list[Flowable]:
    style = "contents" if level else "contents-1"
    x = area.x + level * _CONTENTS_INDENT
    lines = book.typesetter.lines((Run(title, PLAIN),), style, area.x + area.width - x - _NUMBER_ROOM)
    flowables = []
    for index, line in enumerate(lines):
        items = list(moved_all(line.items, x, 0.0))
        if index == len(lines) - 1:
            destination = cross_references.destinations.get(name)
            page = book.typesetter.line((destination.page if destination else "") or " ", style)
            right = area.x + area.width
            items.extend(moved_all(page.items, right - page.width, 0.0))
            start, end = x + line.width + _LEADER_GAP, right - page.width - _LEADER_GAP
            if end > start:
                items.append(_leader(book, start, end, line.baseline))
        items.append(Link(x, 0.0, area.x + area.width - x, line.height, f"#{name}"))
        above = 0.9 if not level and not index else 0.0
        flowables.append(
            Flowable(
                height=line.height, items=tuple(items), before=above, frames=area.frames, keep=index < len(lines) - 1
            )
        )
    return flowables


def _leader(book: Book, start: Mm, end: Mm, y: Mm) -> Path:
    # Drawn, so that neither screen readers nor searches meet forty full stops. All dots are on one raster.
    step = 1.6
    first = -(-start // step) * step
    pen = Stroke(book.typesetter.theme.ink("muted", "line"), 0.35, (0.001, step - 0.001), "round")
    return Path((("M", first, y - 0.2), ("L", end, y - 0.2)), None, pen)


def index_flowables(book: Book, cross_references: CrossReferences, *, titled: bool) -> Iterator[Section]:
    """The index: entries in narrow columns, by letter if they are many. titled: under a heading of its own."""
    entries = dict(sorted(index_entries(book, cross_references).items(), key=lambda entry: _sort_key(entry[0])))
    width = book.format.area(0).width
    is_short = len(entries) < _FEW_ENTRIES
    count = max(2, round(width / (_SHORT_COLUMN if is_short else _INDEX_COLUMN)))
    measure = (width - (count - 1) * book.format.gutter) / count
    flowables: list[Flowable] = []
    for letter, group in groupby(entries.items(), lambda entry: _letter(entry[0])):
        if not is_short:
            line = book.typesetter.line(letter, "index-letter")
            flowables.append(Flowable(height=line.height, items=line.items, before=book.leading * 0.6, keep=True))
        for term, pages in group:
            flowables.extend(_index_entry(book, term, pages, measure))
    if not flowables:
        return
    if titled:
        title = book.typesetter.line(translate("Index", book.game.kit), "h2")
        above = SPACE["h2"][0] * book.leading
        heading = Flowable(height=title.height + 1.0, items=title.items, before=above, keep=True, heading=True)
        yield Section(1, (heading,))
    yield Section(count, tuple(flowables))


def index_entries(book: Book, cross_references: CrossReferences) -> Mapping[str, tuple[int, ...]]:
    """The pages of each word: where it is marked, and where the glossary explains it."""
    entries: dict[str, set[int]] = {}
    spelled: dict[str, str] = {}
    for term, pages in cross_references.terms.items():
        entries.setdefault(spelled.setdefault(term.casefold(), term), set()).update(pages)
    for term_entry in book.game.glossary:
        destination = cross_references.destinations.get(f"term-{term_entry.id}")
        word = spelled.setdefault(term_entry.term.casefold(), term_entry.term)
        if destination and destination.page.isdecimal():
            entries.setdefault(word, set()).add(int(destination.page))
    return {term: tuple(sorted(pages)) for term, pages in entries.items() if pages}


def _index_entry(book: Book, term: str, pages: Sequence[int], width: Mm) -> list[Flowable]:
    runs = [Run(f"{term}\u00a0\u00a0", PLAIN)]
    for index, page in enumerate(pages):
        runs += [Run(", ", PLAIN)] if index else []
        runs.append(Run(str(page), SpanStyle(link=f"#{page_anchor(page)}")))
    lines = book.typesetter.lines(tuple(runs), "index", width - _HANGING, "left")
    return [
        Flowable(
            height=line.height,
            items=moved_all(line.items, _HANGING if index else 0.0, 0.0),
            keep=index < len(lines) - 1,
        )
        for index, line in enumerate(lines)
    ]


def _letter(term: str) -> str:
    first = _sort_key(term)[0][:1].upper()
    return first if first.isalpha() else "#"


def _sort_key(term: str) -> tuple[str, str]:
    """The order of a dictionary: accents and case count only where the letters are the same."""
    plain = "".join(char for char in normalize("NFKD", term.casefold()) if char.isalnum() or char == " ")
    return plain, term
