"""Markdown to a tree of blocks with their places in the file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Literal

from pnp.document.arguments import Arguments, read_arguments
from pnp.document.codes import BAD_ARGUMENT, LOST_CELLS, TOO_DEEP, UNCLOSED_BLOCK, UNKNOWN_BLOCK, error
from pnp.document.inline_text import InlineText, parse_inline
from pnp.document.markdown import markdown
from pnp.findings import Finding, Span
from pnp.load.codes import LONG_TEXT
from pnp.load.suggest import did_you_mean, meant_or_all
from pnp.nodes import Scalar, Source
from pnp.text.rich import hide, show
from pnp.values import dataclass

if TYPE_CHECKING:
    from markdown_it.token import Token

Align = Literal["left", "center", "right"]

# Says which findings are right in its section; nothing is printed of it.
WAIVER: Final = "waive"
LINE_BLOCKS: Final = ("table", "figure", "board", "contents", "index", "pagebreak", "columns", WAIVER)
FENCED_BLOCKS: Final = ("note", "example", "aside")

_HEADING_ID: Final = re.compile(r"\s*\{#(?P<id>[A-Za-z0-9][\w-]*)\}\s*$")
_PICTURE: Final = re.compile(r"!\[(?P<alt>[^\]]*)\]\(\s*<?(?P<file>[^)>\"]*?)>?(?:\s+\"(?P<title>[^\"]*)\")?\s*\)$")


@dataclass(frozen=True, slots=True, eq=False)
class Heading:
    """A heading of level 1 to 6. id: given in the text, else empty."""

    level: int
    text: InlineText
    id: str
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Paragraph:
    """A paragraph of text."""

    text: InlineText


@dataclass(frozen=True, slots=True, eq=False)
class ListBlock:
    """A list. start: its first number, None if it is not numbered. tight: without space between items."""

    items: tuple[tuple[Block, ...], ...]
    start: int | None
    tight: bool


@dataclass(frozen=True, slots=True, eq=False)
class MarkdownTable:
    """A table that is written in the text, not made from records."""

    head: tuple[InlineText, ...]
    rows: tuple[tuple[InlineText, ...], ...]
    align: tuple[Align, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Quote:
    """A quotation."""

    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True, eq=False)
class CodeBlock:
    """Lines that are printed exactly as written."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ThematicBreak:
    """A break in the text, printed as an ornament."""


@dataclass(frozen=True, slots=True, eq=False)
class PictureBlock:
    """A picture file of the kit in a paragraph of its own. alt: what it shows; title: its caption."""

    file: str
    alt: str
    title: str
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Directive:
    """A line ``::name{…}``."""

    name: str
    arguments: Arguments
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Admonition:
    """A note, an example or an aside."""

    name: str
    title: InlineText
    blocks: tuple[Block, ...]


Block = (
    Heading
    | Paragraph
    | ListBlock
    | MarkdownTable
    | Quote
    | CodeBlock
    | ThematicBreak
    | PictureBlock
    | Directive
    | Admonition
)


def read_blocks(source: Source) -> tuple[tuple[Block, ...], tuple[Finding, ...]]:
    """Read one file of rules text, and report what is wrong with its blocks."""
    reader = _Reader(source)
    return reader.blocks(), tuple(reader.findings)


# More than six full pages without a break.
LONGEST_PARAGRAPH: Final = 20_000


class _Reader:
    """Walks the flat list of tokens once, one method for each kind of block."""

    def __init__(self, source: Source) -> None:
        self.source = source
        text = hide(source.text.replace("\r\n", "\n").replace("\r", "\n"))
        self.lines = text.split("\n")
        self.tokens: Sequence[Token] = markdown().parse(text)
        self.at = 0
        self.findings: list[Finding] = []
        for token in self.tokens:
            if len(token.content) > LONGEST_PARAGRAPH and token.map and token.type == "inline":
                self._report_long(token)

    def blocks(self, until: str = "") -> tuple[Block, ...]:
        """The blocks up to a closing token, which is consumed."""
        blocks: list[Block] = []
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            self.at += 1
            if token.type == until:
                break
            blocks.extend(self._block(token))
        return tuple(blocks)

    def _block(self, token: Token) -> Iterator[Block]:
        match token.type:
            case "heading_open":
                yield self._heading(token)
            case "paragraph_open":
                yield self._paragraph()
            case "bullet_list_open" | "ordered_list_open":
                yield self._list(token)
            case "table_open":
                yield self._markdown_table()
            case "blockquote_open":
                yield Quote(self.blocks("blockquote_close"))
            case "fence" | "code_block":
                yield CodeBlock(tuple(show(token.content).rstrip("\n").split("\n")))
            case "hr":
                yield ThematicBreak()
            case "line_block":
                yield from self._directive(token)
            case "fenced_block_open":
                yield from self._admonition(token)
            case "too_deep":
                self._too_deep(token)

    def _report_long(self, token: Token) -> None:
        """Report a paragraph that is too long, and leave out all but its beginning."""
        number = self._line_number(token)
        span = self._span(number, 0, min(len(self.lines[number]), 1))
        message = f"this paragraph has more than {LONGEST_PARAGRAPH:,} characters"
        self._report(LONG_TEXT, message, span, "divide it by empty lines")
        token.content = token.content[:100]

    def _too_deep(self, token: Token) -> None:
        number = self._line_number(token)
        line = self.lines[number]
        start = len(line) - len(line.lstrip(" \t>"))
        hint = "take the lists, quotes or notes apart, or write a section for each"
        span = self._span(number, min(start, len(line)), len(line))
        self._report(TOO_DEEP, "this is nested too deep to be printed", span, hint)

    def _heading(self, token: Token) -> Heading:
        inline = self.tokens[self.at]
        self.at += 2
        scalar = self._scalar(inline)
        match = _HEADING_ID.search(scalar.text)
        words = scalar.part(0, match.start()) if match else scalar
        return Heading(int(token.tag[1]), parse_inline(words), match["id"] if match else "", scalar.span)

    def _paragraph(self) -> Block:
        inline = self.tokens[self.at]
        self.at += 2
        scalar = self._scalar(inline)
        match = _PICTURE.match(scalar.text)
        if match:
            return PictureBlock(match["file"].strip(), match["alt"], match["title"] or "", scalar.span)
        return Paragraph(parse_inline(scalar))

    def _list(self, token: Token) -> ListBlock:
        closing = token.type.replace("open", "close")
        items: list[tuple[Block, ...]] = []
        tight = True
        while self.tokens[self.at].type != closing:
            if self.tokens[self.at].type == "list_item_open":
                self.at += 1
                paragraphs = (token for token in self.tokens[self.at :] if token.type == "paragraph_open")
                first = next(paragraphs, None)
                tight = tight and (first is None or bool(first.hidden))
                items.append(self.blocks("list_item_close"))
        self.at += 1
        start = int(token.attrs.get("start", 1)) if token.type == "ordered_list_open" else None
        return ListBlock(tuple(items), start, tight)

    def _markdown_table(self) -> MarkdownTable:
        rows: list[list[InlineText]] = []
        align: list[Align] = []
        cursor, last = 0, self.tokens[self.at]
        while (token := self.tokens[self.at]).type != "table_close":
            self.at += 1
            if token.type == "tr_open":
                rows.append([])
                cursor = 0
            elif token.type in ("th_open", "td_open"):
                if len(rows) == 1:
                    align.append(_align(str(token.attrs.get("style", ""))))
            elif token.type == "inline":
                scalar, cursor = self._cell(token, cursor)
                rows[-1].append(parse_inline(scalar))
                last = token
            elif token.type == "tr_close" and rows[-1]:
                self._lost_cells(last, cursor)
        self.at += 1
        return MarkdownTable(tuple(rows[0]), tuple(tuple(row) for row in rows[1:]), tuple(align))

    def _lost_cells(self, token: Token, cursor: int) -> None:
        """Report what stands behind the last cell of a row that has a column. token: that of the cell."""
        number = self._line_number(token)
        line = self.lines[number]
        lost = line[cursor:].strip(" \t|")
        if lost:
            start = line.index(lost, cursor)
            hint = "give the head of the table a cell for it, or write \\| for a bar that is a character"
            span = self._span(number, start, start + len(lost))
            self._report(LOST_CELLS, f"{show(lost)[:40]!r} stands behind the last column of the table", span, hint)

    def _directive(self, token: Token) -> Iterator[Block]:
        number = self._line_number(token)
        line = self.lines[number]
        span = self._span(number, line.find("::"), len(line.rstrip()))
        if token.info not in LINE_BLOCKS:
            known = [*LINE_BLOCKS, *FENCED_BLOCKS]
            self._report(UNKNOWN_BLOCK, f"there is no block {token.info!r}", span, meant_or_all(token.info, known))
            return
        start = line.find("{") + 1 if token.content else len(line.rstrip())
        arguments, findings = read_arguments(self._part(number, start, start + len(token.content)), token.info)
        self.findings.extend(findings)
        if token.info != WAIVER:
            yield Directive(token.info, arguments, span)
        elif not (arguments.subject and arguments.text("reason").strip()):
            self._report(
                BAD_ARGUMENT, "a waiver has a code and a reason", span, '::waive{T411 reason="why it is right"}'
            )

    def _admonition(self, token: Token) -> Iterator[Block]:
        number = self._line_number(token)
        line = self.lines[number]
        span = self._span(number, line.find(":::"), len(line.rstrip()))
        if token.hidden:
            self._report(UNCLOSED_BLOCK, f"the block {token.info!r} has no end", span, "write ::: on a line of its own")
        start = line.find(token.content, line.find(token.info) + len(token.info)) if token.content else len(line)
        title = parse_inline(self._part(number, start, start + len(token.content)))
        blocks = self.blocks("fenced_block_close")
        if token.info not in FENCED_BLOCKS:
            hint = did_you_mean(token.info, FENCED_BLOCKS) or "the blocks are note, example and aside"
            self._report(UNKNOWN_BLOCK, f"there is no block {token.info!r}", span, hint)
        yield Admonition(token.info if token.info in FENCED_BLOCKS else "note", title, blocks)

    def _report(self, code: str, message: str, span: Span, hint: str) -> None:
        self.findings.append(error(code, message, span, hint))

    def _line_number(self, token: Token) -> int:
        assert token.map is not None  # every block token of ours and every inline token has one
        return token.map[0]

    def _span(self, number: int, start: int, end: int) -> Span:
        base = self.source.starts[number]
        return self.source.span(base + start, base + end)

    def _part(self, number: int, start: int, end: int) -> Scalar:
        """Characters of one line, as they are in the file."""
        base = self.source.starts[number]
        text = show(self.lines[number][start:end])
        return Scalar(self.source, base + start, base + end, text, offsets=range(base + start, base + end + 1))

    def _scalar(self, token: Token) -> Scalar:
        """The content of an inline token with the place of each of its characters."""
        places: list[int] = []
        number = self._line_number(token)
        lines = token.content.split("\n")
        for index, content in enumerate(lines):
            line = self.lines[number + index] if number + index < len(self.lines) else ""
            column = line.find(content) if len(lines) == 1 else line.rfind(content)
            start = self.source.starts[min(number + index, len(self.source.starts) - 1)] + max(column, 0)
            places.extend(range(start, start + len(content) + 1))
        return _placed(self.source, show(token.content), places)

    def _cell(self, token: Token, cursor: int) -> tuple[Scalar, int]:
        """A cell of a table row, searched from a column on, and the column behind it."""
        number = self._line_number(token)
        line, base = self.lines[number], self.source.starts[number]
        places: list[int] = []
        at = line.find(token.content.replace("|", "\\|"), cursor) if token.content else cursor
        at = max(at, cursor)
        for character in token.content:
            at += character == "|" and line[at : at + 1] == "\\"
            places.append(base + at)
            at += 1
        bar = line.find("|", at)
        return _placed(self.source, show(token.content), [*places, base + at]), (bar + 1 if bar >= 0 else at)


def _placed(source: Source, text: str, places: Sequence[int]) -> Scalar:
    """A text with the offset of each character, and of the end."""
    end = places[len(text) - 1] + 1 if text else places[0]
    return Scalar(source, places[0], end, text, offsets=places)


def _align(style: str) -> Align:
    if "right" in style:
        return "right"
    return "center" if "center" in style else "left"
