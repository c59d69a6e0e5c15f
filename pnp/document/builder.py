"""Blocks to sections of flowables, with the page numbers of the previous pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pnp.art.names import HEADING_DEVICE, OFF
from pnp.document import figures, lists
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
)
from pnp.document.boxes import aside_flowables, box
from pnp.document.codes import BAD_ARGUMENT, error
from pnp.document.context import BlockArea
from pnp.document.flowables import Flowable, Section
from pnp.document.inline_text import InlineText
from pnp.document.inserts import (
    contents_flowables,
    index_flowables,
    markdown_table_flowables,
    needs_page_width,
    table_flowables,
)
from pnp.document.lines import line_flowables, with_anchors, with_block
from pnp.document.sectioning import Sections
from pnp.document.text_pass import TextPass
from pnp.document.typesetter import SetLine
from pnp.frame import Anchor, Nested, Path
from pnp.layout.theme.style import Align
from pnp.locale.catalog import translate
from pnp.measures import Mm, Size
from pnp.text import PLAIN, Run

_MOST_COLUMNS: Final = 3
_TITLE_GAP: Final[Mm] = 0.5
_DIVIDER: Final[Mm] = 5.5
# Room for the device beside the heading of a chapter, and for the rule below it.
_DEVICE: Final[Mm] = HEADING_DEVICE + 1.6
_HEADING_RULE: Final[Mm] = 1.4
_ABOVE_DIVIDER: Final[Mm] = 0.6
# The class of the first letter of a chapter, and the fewest letters of a paragraph that is high enough for it.
_INITIAL: Final = "initial"
_LEAST_WITH_INITIAL: Final = 200
_HEADING_CLASSES: Final = {1: "h1", 2: "h2"}


class Builder(TextPass):
    """Builds the flowables of a book. opens_chapter: the block that is set now is the first of its chapter."""

    opens_chapter = False

    def sections(self, blocks: Sequence[Block]) -> list[Section]:
        """The whole text in sections of equal numbers of columns."""
        sections = Sections(self.book.columns, self.book.leading)
        before: Block | None = None
        # A chapter's heading, with its ornament, that is waiting for the table below it.
        leading: list[tuple[tuple[Flowable, ...], str]] = []
        for index, block in enumerate(blocks):
            if isinstance(block, Directive) and block.name == "pagebreak":
                sections.break_page()
            elif isinstance(block, Directive) and block.name == "columns":
                sections.switch(self._columns(block, sections.columns))
            elif isinstance(block, Directive) and block.name == "index":
                self.prints_pages = True
                titled = not isinstance(before, Heading)
                sections.add_sections(index_flowables(self.book, self.cross_references, titled=titled))
            elif sections.columns > 1 and self._leads_across(blocks, index, sections.columns):
                leading.append(self._block_flowables(block, 1, self.book.format.area(0).width))
                if self._needs_page_width(block, sections.columns):
                    sections.add_across(leading)
                    leading = []
            else:
                self.opens_chapter = before is None or (isinstance(before, Heading) and before.level == 1)
                width = self.book.format.measure(sections.columns)
                flowables, kind = self._block_flowables(block, sections.columns, width)
                # A picture of a chapter's heading is a part of it, and stays with the text as the heading does.
                is_opening = isinstance(before, Heading) and figures.is_ornament(self.book, block)
                if index + 1 < len(blocks) and (is_opening or (_introduces(block) and not _introduces(before))):
                    flowables = _kept(flowables)
                sections.add(_fixed(flowables) if is_opening or _introduces(before) else flowables, kind)
            before = block
        return sections.finished()

    def _leads_across(self, blocks: Sequence[Block], index: int, columns: int) -> bool:
        """Whether a block needs the whole width of a page, or is part of the heading of one that does."""
        is_below = index > 0 and isinstance(blocks[index - 1], Heading)
        for block in blocks[index:]:
            if not isinstance(block, Heading) and not (is_below and figures.is_ornament(self.book, block)):
                return self._needs_page_width(block, columns)
            is_below = isinstance(block, Heading)
        return False

    def _needs_page_width(self, block: Block, columns: int) -> bool:
        if not isinstance(block, MarkdownTable | Directive):
            return False
        width = self.book.format.measure(columns)
        return self.cached("wide", block, columns, lambda: needs_page_width(self, block, width))

    def _columns(self, block: Directive, columns: int) -> int:
        text = self.book.resolver.text(block.arguments.subject)
        if text in ("1", "2", "3"):
            return min(int(text), self.book.format.most_columns)
        message = f"{text!r} is not a number of columns"
        self.book.report(error(BAD_ARGUMENT, message, block.span, f"write a number from 1 to {_MOST_COLUMNS}"))
        return columns

    def _block_flowables(self, block: Block, columns: int, width: Mm) -> tuple[tuple[Flowable, ...], str]:
        if isinstance(block, Heading):
            self.last_heading = self.book.anchors.anchored(block).title
        area = BlockArea(x=0.0, width=width, columns=columns)
        return self.cached("flowables", block, columns, lambda: self.flowables(block, area))

    def flowables(self, block: Block, area: BlockArea) -> tuple[tuple[Flowable, ...], str]:
        """The flowables of a block, and the kind of space around it."""
        match block:
            case Heading():
                return self._heading(block, area)
            case Paragraph():
                return self.paragraph(block.text, area), "paragraph"
            case ListBlock():
                return lists.list_flowables(self, block, area), "tight" if area.depth else "list"
            case MarkdownTable():
                return markdown_table_flowables(self, block, area), "table"
            case Quote():
                inner = replace(area.inset(6.0, 6.0), text="quote", depth=area.depth + 1)
                return self.stacked(block.blocks, inner), "box"
            case CodeBlock():
                return self._code(block, area), "box"
            case ThematicBreak():
                return self._thematic_break(area), "rule"
            case PictureBlock():
                return figures.picture_flowables(self.book, block, area), "figure"
            case Admonition():
                return self._admonition(block, area)
            case Directive():
                return self._directive(block, area)

    def paragraph(self, text: InlineText, area: BlockArea) -> tuple[Flowable, ...]:
        """The lines of a paragraph."""
        runs, targets = self.runs(text)
        if self.opens_chapter and area.is_outermost:
            runs = self._with_initial(runs)
        on_grid = area.is_outermost
        align: Align | None = "left" if area.columns > 2 and area.text == "body" else None
        lines = self.book.typesetter.lines(runs, area.text, area.width, align)
        return line_flowables(lines, area, targets, on_grid=on_grid, text=text)

    def _with_initial(self, runs: tuple[Run, ...]) -> tuple[Run, ...]:
        """Runs whose first letter is an initial, if the theme has such, and there are enough words beside it."""
        if self.book.typesetter.theme.style(_INITIAL).drop < 2 or not runs:
            return runs
        first, *others = runs
        is_long = sum(len(run.text) for run in runs) >= _LEAST_WITH_INITIAL
        if not is_long or first.style != PLAIN or first.icon or not first.text[:2].isalpha():
            return runs
        initial = replace(first, text=first.text[0], style=replace(PLAIN, classes=(_INITIAL,)))
        return initial, replace(first, text=first.text[1:], start=first.start + 1), *others

    def _heading(self, block: Heading, area: BlockArea) -> tuple[tuple[Flowable, ...], str]:
        name = _HEADING_CLASSES.get(block.level, "h3")
        runs, targets = self.runs(block.text)
        anchored = self.book.anchors.anchored(block)
        base = min(heading.level for heading in self.book.anchors.headings)
        is_chapter = block.level == base and name == "h2" and self.book.typesetter.theme.frame != OFF
        inside = area.inset(_DEVICE) if is_chapter else area
        lines = self.book.typesetter.lines(runs, name, inside.width)
        set_lines = line_flowables(lines, inside, targets, text=block.text, kind="heading")
        flowables = [replace(flowable, keep=True, heading=True) for flowable in set_lines]
        if is_chapter and flowables:
            flowables = self._with_device(flowables, area)
        anchor = Anchor(anchored.name, 0.0, anchored.title, block.level - base + 1)
        if not flowables:
            flowables = [Flowable(height=0.0, keep=True, frames=area.frames, heading=True)]
        flowables[0] = with_anchors(flowables[0], (anchor,))
        return (*flowables, *(self._divider(area) if name == "h1" and lines else ())), name

    def _with_device(self, flowables: Sequence[Flowable], area: BlockArea) -> list[Flowable]:
        """The lines of the heading of a chapter with the device of the frame kit and the rule that runs on from it."""
        *others, last = flowables
        last = replace(last, height=last.height + _HEADING_RULE)
        height = sum(flowable.height for flowable in (*others, last))
        face = self.book.typesetter.theme.frame_part("heading", "heading-frame", Size(area.width, height))
        first, *others = (*others, last)
        items = (Nested(face, area.x, 0.0),) if face else ()
        return [replace(first, items=(*items, *first.items)), *others]

    def _divider(self, area: BlockArea) -> tuple[Flowable, ...]:
        """The divider of the frame kit below the heading of a chapter; a theme without a kit has none."""
        theme = self.book.typesetter.theme
        if theme.frame == OFF:
            return ()
        face = theme.frame_part("divider", "divider", Size(area.width, _DIVIDER))
        items = (Nested(face, area.x, 0.0),) if face else ()
        return (
            Flowable(height=_DIVIDER, items=items, before=_ABOVE_DIVIDER, frames=area.frames, keep=True, heading=True),
        )

    def _code(self, block: CodeBlock, area: BlockArea) -> tuple[Flowable, ...]:
        def inner(inside: BlockArea) -> tuple[Flowable, ...]:
            lines: list[SetLine] = []
            for text in block.lines:
                shown = text.replace(" ", "\u00a0") or "\u00a0"
                lines.extend(self.book.typesetter.lines((Run(shown, PLAIN),), "code", inside.width))
            return line_flowables(lines, inside)

        return box(self.book, "code", area, inner)

    def _thematic_break(self, area: BlockArea) -> tuple[Flowable, ...]:
        theme = self.book.typesetter.theme
        middle, height = area.x + area.width / 2, 2.0
        diamonds = tuple(
            Path(_diamond(middle + offset, height / 2, size), theme.ink("accent", "ornament"))
            for offset, size in ((-4.0, 0.5), (0.0, 0.8), (4.0, 0.5))
        )
        return (Flowable(height=height, items=diamonds, frames=area.frames),)

    def _admonition(self, block: Admonition, area: BlockArea) -> tuple[tuple[Flowable, ...], str]:
        beside = block.name == "aside" and self.book.format.side > 0 and area.columns == 1 and area.is_outermost
        if beside and (flowables := aside_flowables(self, block)):
            return (Flowable(height=0.0, keep=True, beside=flowables),), "paragraph"
        default = translate("Example", self.book.game.kit) if block.name == "example" else ""
        title = self.runs(block.title)[0] or ((Run(default, PLAIN),) if default else ())

        def inner(inside: BlockArea) -> tuple[Flowable, ...]:
            heading = self.book.typesetter.lines(title, "note-title", inside.width)
            set_lines = line_flowables(heading, inside, text=block.title, kind="title")
            above = [replace(flowable, keep=True) for flowable in set_lines]
            # What a table in the box is called is not said again below the title of the box.
            self.last_heading, outer = "".join(run.text for run in title) or self.last_heading, self.last_heading
            below = self.stacked(block.blocks, inside)
            self.last_heading = outer
            return (*above, replace(below[0], before=_TITLE_GAP), *below[1:]) if above and below else (*above, *below)

        return box(self.book, "note" if block.name == "aside" else block.name, area, inner), "box"

    def _directive(self, block: Directive, area: BlockArea) -> tuple[tuple[Flowable, ...], str]:
        if block.name == "table":
            return table_flowables(self, block, area), "table"
        if block.name == "contents":
            self.mentions += 1
            entries = contents_flowables(self.book, self.cross_references, block, area)
            return tuple(with_block(entries, "contents", block.span, area)), "box"
        if block.name in ("figure", "board"):
            return figures.figure_flowables(self, block, area), "figure"
        message = f"::{block.name} cannot stand inside another block"
        self.book.report(error(BAD_ARGUMENT, message, block.span, "move it out of the list or the box"))
        return (), "paragraph"


def _introduces(block: Block | None) -> bool:
    """Whether a block has to stand right above the next."""
    return isinstance(block, Paragraph) and block.text.plain.rstrip().endswith(":")


def _fixed(flowables: Sequence[Flowable]) -> tuple[Flowable, ...]:
    """Flowables that neither go behind the text that follows nor before the text above."""
    return tuple(replace(flowable, floating=False) for flowable in flowables)


def _kept(flowables: Sequence[Flowable]) -> tuple[Flowable, ...]:
    """Flowables the last of which stays with what follows."""
    return (*flowables[:-1], *(replace(flowable, keep=True) for flowable in flowables[-1:]))


def _diamond(x: Mm, y: Mm, size: Mm) -> tuple[tuple[str, *tuple[float, ...]], ...]:
    return (("M", x, y - size), ("L", x + size, y), ("L", x, y + size), ("L", x - size, y), ("Z",))
