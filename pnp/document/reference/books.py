"""A rules text → a chapter: the same blocks that are printed, without what belongs to pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from pnp.document.anchors import Anchors, collect, walk
from pnp.document.arguments import split_names
from pnp.document.blocks import (
    Admonition,
    Block,
    CodeBlock,
    Directive,
    Heading,
    ListBlock,
    MarkdownTable,
    Paragraph,
    PictureBlock,
    Quote,
    ThematicBreak,
    read_blocks,
)
from pnp.document.inline_text import InlineText, parse_inline
from pnp.document.reference.figures import ReferenceFigures
from pnp.document.reference.reference_writer import ReferenceWriter
from pnp.document.reference.tables import ReferenceTables
from pnp.document.reference.tree import (
    Aside,
    CellParagraph,
    Chapter,
    ColumnHeader,
    DataRow,
    DataTable,
    Divider,
    Element,
    ItemList,
    Preformatted,
    ProseParagraph,
    Title,
)
from pnp.document.resolve import Destination
from pnp.document.tabular import Tabular, with_rows
from pnp.locale.catalog import translate
from pnp.model.kit import Kit
from pnp.model.texts import RulesText

# The reference has level 1, its chapters have level 2.
_TOP = 3
_DEEPEST = 6


class BookChapters:
    """The rules texts of a game as chapters, in their order. complete: anchors of tables with all of their columns."""

    def __init__(self, writer: ReferenceWriter, tables: ReferenceTables, figures: ReferenceFigures, kit: Kit) -> None:
        self._writer, self._tables, self._figures, self._kit = writer, tables, figures, kit
        self.complete: set[str] = set()
        self._anchors = Anchors()
        self._directive_tables: Mapping[Directive, tuple[Tabular, ...]] = {}
        self._level, self._least = _TOP - 1, 1

    def chapter(self, text: RulesText) -> Chapter:
        """One rules text as a chapter."""
        blocks = tuple(block for source in text.sources for block in read_blocks(source)[0])
        self._directive_tables = {
            directive: self._tabulars(directive)
            for directive in walk(blocks)
            if isinstance(directive, Directive) and directive.name == "table"
        }
        self._anchors = collect(blocks, self._directive_tables, self._writer.resolver)
        chapter = self._writer.claim(text.id) or self._writer.claim(f"book-{text.id}") or f"text-{text.id}"
        first = blocks[0] if blocks else None
        renamed = {name: f"{text.id}-{name}" for name in self._anchors.owners if name in self._writer.ids}
        if isinstance(first, Heading) and self._anchors.anchored(first).title == self._kit.title:
            renamed[self._anchors.anchored(first).name] = chapter
            blocks = blocks[1:]
        self._writer.renamed = renamed
        self._writer.destinations = {name: Destination(title) for name, title in self._anchors.titles.items()}
        self._level = _TOP - 1
        self._least = min((heading.level for heading in walk(blocks) if isinstance(heading, Heading)), default=1)
        elements = tuple(self._elements(tuple(_without_index(blocks))))
        self._writer.renamed = {}
        return Chapter(chapter, text.title, "book", elements)

    def _tabulars(self, block: Directive) -> tuple[Tabular, ...]:
        text, named = self._writer.resolver.text, block.arguments.named
        column_keys = split_names(text(named.get("columns")))
        classes = text(named.get("of")) == "classes"
        tables = self._tables.at(text(block.arguments.subject), column_keys, classes=classes)
        if condition := named.get("where"):
            keep = partial(self._writer.resolver.holds, condition)
            tables = tuple(with_rows(table, keep, all_columns=bool(column_keys)) for table in tables)
        return tuple(table for table in tables if text(named.get("odds")) != "false" or not table.follows)

    def _elements(self, blocks: Sequence[Block]) -> Iterator[Element]:
        for block in blocks:
            yield from self._block_elements(block)

    def _block_elements(self, block: Block) -> Iterator[Element]:
        match block:
            case Heading():
                yield self._heading(block)
            case Paragraph():
                yield ProseParagraph(self._writer.text(block.text))
            case ListBlock():
                yield ItemList(tuple(tuple(self._elements(item)) for item in block.items), block.start)
            case MarkdownTable():
                yield self._markdown_table(block)
            case Quote():
                yield Aside("quote", (), tuple(self._elements(block.blocks)))
            case CodeBlock():
                yield Preformatted(block.lines)
            case ThematicBreak():
                yield Divider()
            case PictureBlock():
                yield from _if_any(self._figures.picture(block))
            case Admonition():
                kind = block.name if block.name in ("example", "aside") else "note"
                title = self._writer.plain(block.title)
                yield Aside(kind, title, tuple(self._elements(block.blocks)))  # type: ignore[arg-type]
            case Directive(name="table"):
                yield from self._table(block)
            case Directive(name="figure" | "board"):
                yield from _if_any(self._figures.drawn(block))

    def _heading(self, block: Heading) -> Title:
        """A heading that is never more than one level deeper than the one before."""
        self._level = min(block.level - self._least + _TOP, self._level + 1, _DEEPEST)
        name = self._anchors.anchored(block).name
        return Title(self._level, self._writer.claim_renamed(name), self._writer.plain(block.text))

    def _table(self, block: Directive) -> Iterator[Element]:
        named = block.arguments.named
        for index, table in enumerate(self._directive_tables[block]):
            if "columns" not in named:
                self.complete.add(table.anchor)
            own = block.arguments.text("id") if not index else ""
            caption = self._writer.plain(parse_inline(named["caption"])) if "caption" in named and not index else ()
            yield from self._writer.tables(table, self._writer.claim_renamed(own or table.anchor), caption)

    def _markdown_table(self, block: MarkdownTable) -> DataTable:
        titles = [self._writer.resolver.plain(cell) for cell in block.head]
        headers = tuple(
            ColumnHeader(title or translate("Column {}", self._kit, index + 1), align, index == 0)
            for index, (title, align) in enumerate(zip(titles, block.align, strict=True))
        )
        rows = tuple(DataRow(tuple(self._cell(cell) for cell in row)) for row in block.rows)
        return DataTable("", (), headers if any(titles) else (), rows)

    def _cell(self, cell: InlineText) -> tuple[CellParagraph, ...]:
        return (CellParagraph(self._writer.text(cell)),) if cell.runs else ()


def _if_any(element: Element | None) -> Iterator[Element]:
    if element is not None:
        yield element


def _without_index(blocks: Sequence[Block]) -> Iterator[Block]:
    """The blocks without the heading over the index, which is of pages."""
    for index, block in enumerate(blocks):
        after = blocks[index + 1] if index + 1 < len(blocks) else None
        is_index = isinstance(after, Directive) and after.name == "index"
        if not (isinstance(block, Heading) and is_index):
            yield block
