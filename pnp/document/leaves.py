"""Inline Markdown to runs that know where each of their characters stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from pnp.document.simple_inline import Piece, simple_pieces
from pnp.nodes import Scalar, Source
from pnp.values import dataclass

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

# Expressions are hidden from Markdown: each of their characters is moved to a private plane of Unicode,
# one for one, so that nothing in them is structure and every offset stays what it was.
_PRIVATE: Final = 0xF0000
_EXPRESSION: Final = re.compile(r"\{\{[^\n]*?\}\}")
_HIDDEN: Final = re.compile("[\U000f0000-\U0010fffd]+")
_SPECIAL: Final = re.compile(r"[*_`\[\]!<>&\\:^\n\U000f0000-\U0010fffd]")
_TOKEN: Final = re.compile(
    "(?P<hidden>[\U000f0000-\U0010fffd]+)"
    r"|\[\[(?P<term>[^\[\]|\n]+)(?:\|(?P<shown>[^\[\]|\n]+))?\]\]"
    r"|(?P<caps>\^\^)"
    r"|(?<![\w:]):(?P<icon>[a-z][a-z0-9-]*):(?![\w:])"
)


@dataclass(frozen=True, slots=True)
class Mark:
    """How words are set, and where they lead: ``#id`` or an address, empty for nowhere."""

    bold: bool = False
    italic: bool = False
    code: bool = False
    caps: bool = False
    link: str = ""


PLAIN: Final = Mark()


@dataclass(frozen=True, slots=True)
class Words:
    """Characters as they are printed. start: offset of the first one in the text of the leaf."""

    text: str
    start: int
    mark: Mark = PLAIN


@dataclass(frozen=True, slots=True)
class Expression:
    """``{{ … }}``, braces included, to be replaced by its value."""

    text: str
    start: int
    mark: Mark = PLAIN


@dataclass(frozen=True, slots=True)
class Symbol:
    """An icon in the line, written ``:name:``."""

    name: str
    start: int
    mark: Mark = PLAIN


@dataclass(frozen=True, slots=True)
class Break:
    """The end of a line that the writer asks for."""

    start: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A word for the index, just before it is printed."""

    term: str
    start: int


@dataclass(frozen=True, slots=True)
class Mention:
    """A link without words: what it leads to gives the words and the page."""

    target: str
    start: int
    mark: Mark = PLAIN


Run = Words | Expression | Symbol | Break | Entry | Mention


@dataclass(frozen=True, slots=True, eq=False)
class Leaf:
    """The content of a paragraph, heading, cell or argument. scalar: its text with the place of each character."""

    scalar: Scalar
    runs: tuple[Run, ...]

    @property
    def plain(self) -> str:
        """Its words without marks; expressions as they are written."""
        return "".join(run.text for run in self.runs if isinstance(run, Words | Expression))


def hide(text: str) -> str:
    """The text with its expressions moved out of the reach of Markdown; the length stays."""
    if "{{" not in text:
        return text
    return _EXPRESSION.sub(lambda match: "".join(_hidden(character) for character in match[0]), text)


def _hidden(character: str) -> str:
    return chr(_PRIVATE + ord(character)) if ord(character) < 0x1FFFE else character


def show(text: str) -> str:
    """The text with hidden expressions as they were written."""
    return _HIDDEN.sub(lambda match: "".join(chr(ord(c) - _PRIVATE) for c in match[0]), text)


def leaf(scalar: Scalar) -> Leaf:
    """Read inline Markdown, with ``[[terms]]``, ``[[term|shown]]``, ``:icons:`` and ``{{ expressions }}``."""
    text = hide(scalar.text)
    if not _SPECIAL.search(text):
        return Leaf(scalar, (Words(text, 0),) if text else ())
    return Leaf(scalar, tuple(_joined(_Reader(text).runs())))


def literal(text: str) -> Leaf:
    """Words that pnp itself says, or that are a name: nothing in them is markup."""
    return Leaf(made_scalar(text), (Words(text, 0),) if text else ())


def prefixed(words: str, one: Leaf) -> Leaf:
    """A leaf with words of pnp in bold before it."""
    return Leaf(one.scalar, (Words(words, 0, Mark(bold=True)), *one.runs))


def made_scalar(text: str) -> Scalar:
    """A text that no file of the kit holds."""
    return Scalar(Source("(made by pnp)", text), 0, len(text), text)


@cache
def _markdown() -> MarkdownIt:
    # Takes 10 ms to import, and the first page of a kit has no Markdown.
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).disable(["html_inline", "html_block"])


class _Reader:
    """One pass over the tokens of a leaf, following them in its text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.cursor = 0
        self.mark = PLAIN
        self.stack: list[Mark] = []

    def runs(self) -> Iterator[Run]:
        pieces = simple_pieces(self.text)
        return self._parsed() if pieces is None else self._of(pieces)

    def _of(self, pieces: Sequence[Piece]) -> Iterator[Run]:
        """The runs of a text of the common kind."""
        for kind, start, end, target, at in pieces:
            if kind == "words":
                yield from self._words_at(self.text[start:end], start)
            elif kind == "newline":
                yield Words(" ", start, self.mark)
            elif kind == "open":
                self.stack.append(self.mark)
                strong = end - start == 2
                self.mark = replace(self.mark, bold=self.mark.bold or strong, italic=self.mark.italic or not strong)
            elif kind == "close":
                self.mark = self.stack.pop()
            else:
                self.stack.append(self.mark)
                self.mark = replace(self.mark, link=target)
                if start == end:
                    yield Mention(target, at, self.mark)
                yield from self._words_at(self.text[start:end], start)
                self.mark = self.stack.pop()

    def _parsed(self) -> Iterator[Run]:
        """The runs of any text."""
        tokens: list[Token] = []
        markdown = _markdown()
        markdown.inline.parse(self.text, markdown, {}, tokens)
        for index, token in enumerate(tokens):
            yield from self._run(token, tokens, index)

    def _run(self, token: Token, tokens: Sequence[Token], index: int) -> Iterator[Run]:
        kind = token.type
        if kind == "text":
            yield from self._words(token.content)
        elif kind == "text_special":
            yield Words(token.content, self._pass(token.markup), self.mark)
        elif kind == "softbreak":
            yield Words(" ", self._pass("\n"), self.mark)
        elif kind == "hardbreak":
            yield Break(self._pass("\n"))
        elif kind == "code_inline":
            self._pass(token.markup)
            start = self._find(token.content)
            self.cursor = max(self.cursor, start + len(token.content))
            self._pass(token.markup)
            yield Words(show(token.content), start, replace(self.mark, code=True))
        elif kind == "link_open":
            yield from self._open_link(token, tokens[index + 1])
        elif kind == "image":
            self._pass("![")
            yield from self._words(token.content)
            self._pass(")")
        else:
            self._emphasis(token)

    def _open_link(self, token: Token, after: Token) -> Iterator[Run]:
        href = show(str(token.attrs.get("href", "")))
        start = self._pass("<" if token.markup == "autolink" else "[")
        self.stack.append(self.mark)
        self.mark = replace(self.mark, link=href)
        if after.type == "link_close":
            yield Mention(href, start, self.mark)

    def _emphasis(self, token: Token) -> None:
        if token.type == "link_close":
            self._pass(">" if token.markup == "autolink" else ")")
            self.mark = self.stack.pop()
        elif token.type in ("em_open", "strong_open"):
            self._pass(token.markup)
            self.stack.append(self.mark)
            strong = token.type == "strong_open"
            self.mark = replace(self.mark, bold=self.mark.bold or strong, italic=self.mark.italic or not strong)
        elif token.type in ("em_close", "strong_close"):
            self._pass(token.markup)
            self.mark = self.stack.pop()

    def _find(self, text: str) -> int:
        found = self.text.find(text, self.cursor)
        return self.cursor if found < 0 else found

    def _pass(self, text: str) -> int:
        """Move behind the next place of a text, and say where it starts."""
        start = self._find(text)
        self.cursor = min(start + len(text), len(self.text))
        return start

    def _words(self, content: str) -> Iterator[Run]:
        yield from self._words_at(content, self._pass(content) if content else self.cursor)

    def _words_at(self, content: str, base: int) -> Iterator[Run]:
        done = 0
        for match in _TOKEN.finditer(content):
            if match.start() > done:
                yield Words(content[done : match.start()], base + done, self.mark)
            start, done = base + match.start(), match.end()
            if match["hidden"]:
                yield Expression(show(match["hidden"]), start, self.mark)
            elif match["term"]:
                printed = "shown" if match["shown"] else "term"
                yield Entry(match["term"], start)
                yield Words(match[printed], base + match.start(printed), self.mark)
            elif match["caps"]:
                self.mark = replace(self.mark, caps=not self.mark.caps)
            else:
                yield Symbol(match["icon"], start, self.mark)
        if done < len(content):
            yield Words(content[done:], base + done, self.mark)


def _joined(runs: Iterator[Run]) -> Iterator[Run]:
    """Neighbouring words of one mark as one run where they are neighbours in the file, too."""
    last: Words | None = None
    for run in runs:
        if isinstance(run, Words) and last and last.mark == run.mark and last.start + len(last.text) == run.start:
            last = replace(last, text=last.text + run.text)
            continue
        if last:
            yield last
        last = run if isinstance(run, Words) else None
        if last is None:
            yield run
    if last:
        yield last
