"""A rules text → a chapter: the same blocks that are printed, without what belongs to pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pnp.document.anchors import Anchors, collect, walk
from pnp.document.blocks import (
    Block,
    Code,
    Directive,
    Fenced,
    Grid,
    Heading,
    Items,
    Ornament,
    Paragraph,
    PictureBlock,
    Quote,
    read_blocks,
)
from pnp.document.leaves import Leaf, leaf
from pnp.document.reference.figures import Figures
from pnp.document.reference.reference_writer import ReferenceWriter
from pnp.document.reference.tables import Tables
from pnp.document.reference.tree import (
    Aside,
    Chapter,
    DataTable,
    Element,
    Header,
    Line,
    Lines,
    Listing,
    Record,
    Rule,
    Title,
    Words,
)
from pnp.document.resolve import Destination
from pnp.document.tabular import Tabular
from pnp.locale.catalog import translate
from pnp.model.kit import Kit
from pnp.model.texts import RulesText

# The reference has level 1, its chapters have level 2.
_TOP = 3
_DEEPEST = 6


class Books:
    """Tells the rules texts of a game, one after the other. complete: anchors of tables that show all they have."""

    def __init__(self, writer: ReferenceWriter, tables: Tables, figures: Figures, kit: Kit) -> None:
        self._teller, self._tables, self._figures, self._kit = writer, tables, figures, kit
        self.complete: set[str] = set()
        self._anchors = Anchors()
        self._made: Mapping[Directive, tuple[Tabular, ...]] = {}
        self._level, self._least = _TOP - 1, 1

    def told(self, text: RulesText) -> Chapter:
        """One rules text as a chapter."""
        blocks = tuple(block for source in text.sources for block in read_blocks(source)[0])
        self._made = {
            directive: self._tabulars(directive)
            for directive in walk(blocks)
            if isinstance(directive, Directive) and directive.name == "table"
        }
        self._anchors = collect(blocks, self._made, self._teller.resolver)
        chapter = self._teller.claim(text.id) or self._teller.claim(f"book-{text.id}") or f"text-{text.id}"
        first = blocks[0] if blocks else None
        renamed = {name: f"{text.id}-{name}" for name in self._anchors.owners if name in self._teller.ids}
        if isinstance(first, Heading) and self._anchors.chapter(first).title == self._kit.title:
            renamed[self._anchors.chapter(first).name] = chapter
            blocks = blocks[1:]
        self._teller.renamed = renamed
        self._teller.destinations = {name: Destination(title) for name, title in self._anchors.titles.items()}
        self._level = _TOP - 1
        self._least = min((heading.level for heading in walk(blocks) if isinstance(heading, Heading)), default=1)
        elements = tuple(self._elements(tuple(_without_index(blocks))))
        self._teller.renamed = {}
        return Chapter(chapter, text.title, "book", elements)

    def _tabulars(self, block: Directive) -> tuple[Tabular, ...]:
        text, named = self._teller.resolver.text, block.arguments.named
        wanted = [one.strip() for one in text(named.get("columns")).split(",") if one.strip()]
        found = self._tables.at(text(block.arguments.subject), wanted, classes=text(named.get("of")) == "classes")
        return tuple(table for table in found if text(named.get("odds")) != "false" or not table.follows)

    def _elements(self, blocks: Sequence[Block]) -> Iterator[Element]:
        for block in blocks:
            yield from self._told(block)

    def _told(self, block: Block) -> Iterator[Element]:
        match block:
            case Heading():
                yield self._heading(block)
            case Paragraph():
                yield Words(self._teller.text(block.leaf))
            case Items():
                yield Listing(tuple(tuple(self._elements(item)) for item in block.items), block.start)
            case Grid():
                yield self._grid(block)
            case Quote():
                yield Aside("quote", (), tuple(self._elements(block.blocks)))
            case Code():
                yield Lines(block.lines)
            case Ornament():
                yield Rule()
            case PictureBlock():
                yield from _if_any(self._figures.picture(block))
            case Fenced():
                kind = block.name if block.name in ("example", "aside") else "note"
                title = self._teller.plain(block.title)
                yield Aside(kind, title, tuple(self._elements(block.blocks)))  # type: ignore[arg-type]
            case Directive(name="table"):
                yield from self._table(block)
            case Directive(name="figure" | "board"):
                yield from _if_any(self._figures.drawn(block))

    def _heading(self, block: Heading) -> Title:
        """A heading that is never more than one level deeper than the one before."""
        self._level = min(block.level - self._least + _TOP, self._level + 1, _DEEPEST)
        name = self._anchors.chapter(block).name
        return Title(self._level, self._claimed(name), self._teller.plain(block.leaf))

    def _table(self, block: Directive) -> Iterator[Element]:
        named = block.arguments.named
        for index, table in enumerate(self._made[block]):
            if "columns" not in named:
                self.complete.add(table.anchor)
            own = block.arguments.text("id") if not index else ""
            caption = self._teller.plain(leaf(named["caption"])) if "caption" in named and not index else ()
            yield from self._teller.tables(table, self._claimed(own or table.anchor), caption)

    def _grid(self, block: Grid) -> DataTable:
        titles = [self._teller.resolver.plain(one) for one in block.head]
        headers = tuple(
            Header(title or translate("Column {}", self._kit, index + 1), align, index == 0)
            for index, (title, align) in enumerate(zip(titles, block.align, strict=True))
        )
        rows = tuple(Record(tuple(self._cell(cell) for cell in row)) for row in block.rows)
        return DataTable("", (), headers if any(titles) else (), rows)

    def _cell(self, cell: Leaf) -> tuple[Line, ...]:
        return (Line(self._teller.text(cell)),) if cell.runs else ()

    def _claimed(self, anchor: str) -> str:
        return self._teller.claim(self._teller.renamed.get(anchor, anchor))


def _if_any(element: Element | None) -> Iterator[Element]:
    if element is not None:
        yield element


def _without_index(blocks: Sequence[Block]) -> Iterator[Block]:
    """The blocks, but for the index, which is of pages, and the heading over it."""
    for index, block in enumerate(blocks):
        after = blocks[index + 1] if index + 1 < len(blocks) else None
        is_index = isinstance(after, Directive) and after.name == "index"
        if not (isinstance(block, Heading) and is_index):
            yield block
