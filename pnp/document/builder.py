"""Blocks to sections of strips: one pass over the text, with what the pass before knew about pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pnp.document import figures, lists
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
)
from pnp.document.boxes import aside_strips, box
from pnp.document.codes import BAD_ARGUMENT, error
from pnp.document.context import Area
from pnp.document.inserts import contents_strips, grid_strips, index_strips, needs_page_width, table_strips
from pnp.document.leaves import Leaf
from pnp.document.lines import line_strips, with_anchors
from pnp.document.sectioning import Sections
from pnp.document.strips import Section, Strip
from pnp.document.text_pass import TextPass
from pnp.document.type import SetLine
from pnp.frame import Anchor, Path
from pnp.layout.theme.style import Align
from pnp.locale.catalog import translate
from pnp.measures import Mm
from pnp.text import PLAIN, Run

_MOST_COLUMNS: Final = 3
_TITLE_GAP: Final[Mm] = 0.5
_HEADING_CLASSES: Final = {1: "h1", 2: "h2"}


class Builder(TextPass):
    """Builds the strips of a book."""

    def sections(self, blocks: Sequence[Block]) -> list[Section]:
        """The whole text in sections of equal numbers of columns."""
        sections = Sections(self.book.columns, self.book.leading)
        before: Block | None = None
        for block in blocks:
            if isinstance(block, Directive) and block.name == "pagebreak":
                sections.break_page()
            elif isinstance(block, Directive) and block.name == "columns":
                sections.switch(self._columns(block, sections.columns))
            elif isinstance(block, Directive) and block.name == "index":
                self.tells_pages = True
                titled = not isinstance(before, Heading)
                sections.add_sections(index_strips(self.book, self.knowledge, titled=titled))
            elif sections.columns > 1 and self._needs_page_width(block, sections.columns):
                sections.add_across(*self._cached(block, 1, self.book.format.area(0).width))
            else:
                sections.add(*self._cached(block, sections.columns, self.book.format.measure(sections.columns)))
            before = block
        return sections.finished()

    def _needs_page_width(self, block: Block, columns: int) -> bool:
        if not isinstance(block, Grid | Directive):
            return False
        width = self.book.format.measure(columns)
        return self.once("wide", block, columns, lambda: needs_page_width(self, block, width))

    def _columns(self, block: Directive, columns: int) -> int:
        text = self.book.resolver.text(block.arguments.subject)
        if text in ("1", "2", "3"):
            return min(int(text), self.book.format.most_columns)
        message = f"{text!r} is not a number of columns"
        self.book.report(error(BAD_ARGUMENT, message, block.span, f"write a number from 1 to {_MOST_COLUMNS}"))
        return columns

    def _cached(self, block: Block, columns: int, width: Mm) -> tuple[tuple[Strip, ...], str]:
        if isinstance(block, Heading):
            self.last_heading = self.book.anchors.chapter(block).title
        area = Area(x=0.0, width=width, columns=columns)
        return self.once("strips", block, columns, lambda: self.strips(block, area))

    def strips(self, block: Block, area: Area) -> tuple[tuple[Strip, ...], str]:
        """The strips of a block, and the kind of space around it."""
        match block:
            case Heading():
                return self._heading(block, area)
            case Paragraph():
                return self.paragraph(block.leaf, area), "paragraph"
            case Items():
                return lists.item_strips(self, block, area), "tight" if area.depth else "list"
            case Grid():
                return grid_strips(self, block, area), "table"
            case Quote():
                inner = replace(area.inset(6.0, 6.0), text="quote", depth=area.depth + 1)
                return self.stacked(block.blocks, inner), "box"
            case Code():
                return self._code(block, area), "box"
            case Ornament():
                return self._ornament(area), "rule"
            case PictureBlock():
                return figures.picture_strips(self.book, block, area), "figure"
            case Fenced():
                return self._fenced(block, area)
            case Directive():
                return self._directive(block, area)

    def paragraph(self, leaf: Leaf, area: Area) -> tuple[Strip, ...]:
        """The lines of a paragraph."""
        runs, targets = self.runs(leaf)
        on_grid = area.is_outermost
        align: Align | None = "left" if area.columns > 2 and area.text == "body" else None
        lines = self.book.type.lines(runs, area.text, area.width, align)
        return line_strips(lines, area, targets, on_grid=on_grid)

    def _heading(self, block: Heading, area: Area) -> tuple[tuple[Strip, ...], str]:
        name = _HEADING_CLASSES.get(block.level, "h3")
        runs, targets = self.runs(block.leaf)
        lines = self.book.type.lines(runs, name, area.width)
        strips = [replace(strip, keep=True, heading=True) for strip in line_strips(lines, area, targets)]
        chapter = self.book.anchors.chapter(block)
        base = min(one.level for one in self.book.anchors.chapters)
        anchor = Anchor(chapter.name, 0.0, chapter.title, block.level - base + 1)
        if not strips:
            strips = [Strip(height=0.0, keep=True, frames=area.frames, heading=True)]
        strips[0] = with_anchors(strips[0], (anchor,))
        return tuple(strips), name

    def _code(self, block: Code, area: Area) -> tuple[Strip, ...]:
        def inner(inside: Area) -> tuple[Strip, ...]:
            lines: list[SetLine] = []
            for text in block.lines:
                shown = text.replace(" ", "\u00a0") or "\u00a0"
                lines.extend(self.book.type.lines((Run(shown, PLAIN),), "code", inside.width))
            return line_strips(lines, inside)

        return box(self.book, "code", area, inner)

    def _ornament(self, area: Area) -> tuple[Strip, ...]:
        look = self.book.type.look
        middle, height = area.x + area.width / 2, 2.0
        diamonds = tuple(
            Path(_diamond(middle + offset, height / 2, size), look.ink("accent", "ornament"))
            for offset, size in ((-4.0, 0.5), (0.0, 0.8), (4.0, 0.5))
        )
        return (Strip(height=height, items=diamonds, frames=area.frames),)

    def _fenced(self, block: Fenced, area: Area) -> tuple[tuple[Strip, ...], str]:
        beside = block.name == "aside" and self.book.format.side > 0 and area.columns == 1 and area.is_outermost
        if beside and (strips := aside_strips(self, block)):
            return (Strip(height=0.0, keep=True, beside=strips),), "paragraph"
        default = translate("Example", self.book.game.kit) if block.name == "example" else ""
        title = self.runs(block.title)[0] or ((Run(default, PLAIN),) if default else ())

        def inner(inside: Area) -> tuple[Strip, ...]:
            heading = self.book.type.lines(title, "note-title", inside.width)
            above = [replace(strip, keep=True) for strip in line_strips(heading, inside)]
            below = self.stacked(block.blocks, inside)
            # Title and text belong together.
            return (*above, replace(below[0], before=_TITLE_GAP), *below[1:]) if above and below else (*above, *below)

        return box(self.book, "note" if block.name == "aside" else block.name, area, inner), "box"

    def _directive(self, block: Directive, area: Area) -> tuple[tuple[Strip, ...], str]:
        if block.name == "table":
            return table_strips(self, block, area), "table"
        if block.name == "contents":
            self.mentions += 1
            return contents_strips(self.book, self.knowledge, block, area), "box"
        if block.name in ("figure", "board"):
            return figures.figure_strips(self, block, area), "figure"
        message = f"::{block.name} cannot stand inside another block"
        self.book.report(error(BAD_ARGUMENT, message, block.span, "move it out of the list or the box"))
        return (), "paragraph"


def _diamond(x: Mm, y: Mm, size: Mm) -> tuple[tuple[str, *tuple[float, ...]], ...]:
    return (("M", x, y - size), ("L", x + size, y), ("L", x, y + size), ("L", x - size, y), ("Z",))
