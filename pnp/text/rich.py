"""Parse inline rich text, Markdown without blocks, with icons, into runs of one style.

    **bold**  *italic*  ***both***  ^^small capitals^^  ~~struck out~~  x^2^  H~2~O
    [label](#target)  [words]{.class .another}  [words]{scale=1.4 shift=0.2}  :icon-name:  :icon-name:{.class scale=1.4}
    \\* a literal character   `*` literal characters

Emphasis opens and closes as in CommonMark, except that a star between two digits is a multiplication sign. A mark
without a partner is text. ``:name:`` is an icon only if an icon has that name, so that ``3:1`` and ``Note: all: none``
stay text. A backslash or two spaces at the end of a source line make a hard break.

Texts of pages may also have expressions, ``[[terms]]`` and ``[[term|shown]]`` for the index, and ``[](#target)``, a
cross-reference that is printed with the title of its target.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal

from pnp.text.attributes import Attributes, read_attributes
from pnp.text.marks import Mark, marks_of
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class SpanStyle:
    """How a run differs from the text around it. link: its target, such as ``#setup``.

    script: it is a superscript or a subscript. classes: of the theme, the innermost last. scale: of its size. shift:
    how far it is raised, in sizes of the text.
    """

    bold: bool = False
    italic: bool = False
    smallcaps: bool = False
    link: str = ""
    strike: bool = False
    script: Script = ""
    classes: tuple[str, ...] = ()
    scale: float = 1.0
    shift: float = 0.0

    def within(self, outer: SpanStyle) -> SpanStyle:
        """The style of a run inside of another one."""
        return SpanStyle(
            outer.bold or self.bold,
            outer.italic or self.italic,
            outer.smallcaps or self.smallcaps,
            outer.link or self.link,
            outer.strike or self.strike,
            self.script or outer.script,
            (*outer.classes, *self.classes),
            round(min(max(outer.scale * self.scale, _SMALLEST), _LARGEST), 3),
            min(max(outer.shift + outer.scale * self.shift, -_LARGEST), _LARGEST),
        )


# Spans inside of each other: how much they may enlarge and reduce together, and how many there may be.
_SMALLEST: Final = 0.05
_LARGEST: Final = 20.0
_MOST_SPANS: Final = 16
Script = Literal["", "super", "sub"]
PLAIN: Final = SpanStyle()


@dataclass(frozen=True, slots=True)
class Run:
    """Consecutive characters of one style. start: the offset of the first one in the source.

    A line feed in ``text`` is a hard break; other white space is a space. icon: the name of the icon, if the run is
    one; ``text`` is then the icon as it is written in the source. fault: what is wrong with the markup at its start.
    """

    text: str
    style: SpanStyle
    start: int = 0
    icon: str = ""
    fault: str = ""


@dataclass(frozen=True, slots=True)
class Expression:
    """``{{ … }}``, braces included, to be replaced by its value."""

    text: str
    style: SpanStyle
    start: int


@dataclass(frozen=True, slots=True)
class Entry:
    """An index entry, just before its word."""

    term: str
    start: int


@dataclass(frozen=True, slots=True)
class Mention:
    """A cross-reference without words: its target determines the words and the page."""

    target: str
    style: SpanStyle
    start: int


Inline = Run | Expression | Entry | Mention

_SPACES: Final = {ord(char): " " for char in "\t\r\v\f"}
_SPACES_AND_LINES: Final = {**_SPACES, ord("\n"): " "}
# Expressions are hidden from the parser of marks: each of their characters is replaced by one of a private plane of
# Unicode, so that none is a mark and all offsets stay the same.
_PRIVATE: Final = 0xF0000
_EXPRESSION: Final = re.compile(r"\{\{[^\n]*?\}\}")
_HIDDEN: Final = re.compile("[\U000f0000-\U0010fffd]+")


def parse(source: str, icons: Container[str] = (), *, breaks: bool = False, start: int = 0) -> tuple[Run, ...]:
    """Parse one paragraph. breaks: a line feed in the source is a hard break. start: the offset of ``source``."""
    spaces = _SPACES if breaks else _SPACES_AND_LINES
    marks = marks_of(source, icons)
    if not marks:
        return (Run(source.translate(spaces), PLAIN, start),) if source else ()
    return tuple(node for node in _Reading(source, spaces, start).nodes(marks) if isinstance(node, Run))


def parse_page(source: str) -> tuple[Inline, ...]:
    """Parse one paragraph of a page; any name may be that of an icon."""
    hidden = hide(source)
    return tuple(_joined(_Reading(hidden, _SPACES_AND_LINES, 0).nodes(marks_of(hidden, None))))


def plain_text(runs: Iterable[Run]) -> str:
    """The text without marks and icons: for titles, outlines and alternative texts."""
    return "".join(run.text for run in runs if not run.icon)


def hide(text: str) -> str:
    """The text with its expressions hidden from the parser of marks; its length stays the same."""
    if "{{" not in text:
        return text
    return _EXPRESSION.sub(lambda match: "".join(_hidden(character) for character in match[0]), text)


def _hidden(character: str) -> str:
    return chr(_PRIVATE + ord(character)) if ord(character) < 0x1FFFE else character


def show(text: str) -> str:
    """The text with hidden expressions as they were written."""
    return _HIDDEN.sub(lambda match: "".join(chr(ord(c) - _PRIVATE) for c in match[0]), text)


# The number of characters of a mark that each style takes.
_SIGNS: Final = {"bold": 2, "italic": 1, "smallcaps": 2, "strike": 2, "super": 1, "sub": 1}
_EMPHASIS: Final = ("stars", "scores", "caps", "strike", "super", "sub")
_BRACKETS: Final = ("label", "image", "outer", "classes", "target", "span", "end")
_NOT_OPENED: Final = "nothing before it begins with ["
_NOT_CLOSED: Final = "it does not end with }"


class _Reading:
    """Reads a paragraph with its marks. spaces: replacements of white space. offset: that of the paragraph."""

    def __init__(self, source: str, spaces: dict[int, str], offset: int) -> None:
        self._source, self._spaces, self._offset = source, spaces, offset
        self._depth = dict.fromkeys(_SIGNS, 0)
        self._link = ""
        self._label: Mark | None = None
        self._spans: list[Attributes] = []
        self._style = PLAIN

    def nodes(self, marks: Sequence[Mark]) -> Iterator[Inline]:
        """The paragraph from its first to its last character."""
        position = 0
        for mark in marks:
            if position < mark.start:
                yield self._words(position, mark.start)
            position = mark.end
            if mark.kind in _EMPHASIS:
                yield from self._emphasis(mark)
            elif mark.kind not in _BRACKETS:
                yield from self._content(mark)
            elif mark.on or mark.off:
                yield from self._bracket(mark)
            elif mark.kind == "span":
                fault = _NOT_OPENED if mark.value.endswith("}") else _NOT_CLOSED
                yield replace(self._words(mark.start, mark.end), fault=f"{mark.value!r}: {fault}")
            else:
                yield self._words(mark.start, mark.end)
        if position < len(self._source):
            yield self._words(position, len(self._source))

    def _words(self, start: int, end: int) -> Run:
        return Run(self._source[start:end].translate(self._spaces), self._style, self._offset + start)

    def _restyle(self) -> None:
        depth = self._depth
        script: Script = "super" if depth["super"] else "sub" if depth["sub"] else ""
        self._style = _emphasized(
            depth["bold"] > 0, depth["italic"] > 0, depth["smallcaps"] > 0, self._link, depth["strike"] > 0, script
        )
        for span in self._spans:
            self._style = _spanned(self._style, span)

    def _emphasis(self, mark: Mark) -> Iterator[Inline]:
        for name in mark.off:
            self._depth[name] -= 1
        self._restyle()
        if mark.free:
            # Characters without a partner are text, behind those that close and before those that open.
            start = mark.start + sum(_SIGNS[name] for name in mark.off)
            yield self._words(start, start + mark.free)
        for name in mark.on:
            self._depth[name] += 1
        self._restyle()

    def _bracket(self, mark: Mark) -> Iterator[Inline]:
        """The beginning or end of a link or a span. Of a picture, only the words are kept."""
        if mark.kind == "classes":
            attributes = read_attributes(show(mark.on[0]))
            if len(self._spans) >= _MOST_SPANS:
                attributes = Attributes(fault=f"{mark.on[0]!r}: at most {_MOST_SPANS} of them may stand in each other")
            self._spans.append(attributes)
            if attributes.fault:
                yield Run("", PLAIN, self._offset + mark.start, fault=attributes.fault)
        elif mark.kind == "span":
            self._spans.pop()
        elif mark.kind == "label":
            self._link, self._label = show(_unescaped(mark.on[0])), mark
        elif mark.off == ["label"]:
            if self._label is not None and self._label.end == mark.start:
                yield Mention(self._link, self._style, self._offset + self._label.start)
            self._link = ""
        self._restyle()

    def _content(self, mark: Mark) -> Iterator[Inline]:
        """The content of a mark that needs no partner."""
        kind, at, style = mark.kind, self._offset + mark.at, self._style
        if kind == "hard":
            yield Run("\n", PLAIN, at)
        elif kind == "item":
            if mark.start:
                yield Run("\n", PLAIN, self._offset + mark.start)
            yield Run(f"{mark.value}\u00a0", style, at)
        elif kind == "soft":
            yield Run("\n".translate(self._spaces), style, at)
        elif kind == "icon":
            attributes = read_attributes(show(mark.details))
            style = _spanned(style, attributes)
            words = self._source[mark.start : mark.end]
            yield Run(words, style, self._offset + mark.start, mark.value, attributes.fault)
        elif kind == "hidden":
            yield Expression(show(mark.value), style, at)
        elif kind == "entity":
            yield Run(_unescaped(mark.value), style, at)
        elif kind in ("address", "mail"):
            words = show(mark.value)
            yield Run(words, replace(style, link=f"mailto:{words}" if kind == "mail" else words), at)
        else:
            if kind == "term":
                yield Entry(show(mark.term), self._offset + mark.start)
            yield Run(show(mark.value).translate(self._spaces), style, at)


@lru_cache(maxsize=128)
def _emphasized(bold: bool, italic: bool, smallcaps: bool, link: str, strike: bool, script: Script) -> SpanStyle:
    """The style of nearly all runs: there are few."""
    return SpanStyle(bold, italic, smallcaps, link, strike, script)


def _spanned(style: SpanStyle, span: Attributes) -> SpanStyle:
    if not (span.classes or span.scale != 1.0 or span.shift):
        return style
    return SpanStyle(classes=span.classes, scale=span.scale, shift=span.shift).within(style)


def _unescaped(text: str) -> str:
    """The text with entities and escaped characters replaced by the characters that they stand for."""
    if "&" in text:
        from html import unescape  # its table of names takes some milliseconds

        text = unescape(text)
    return re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", text)


def _joined(nodes: Iterator[Inline]) -> Iterator[Inline]:
    """Join neighbouring runs of one style that are neighbours in the source, too."""
    last: Run | None = None
    for node in nodes:
        if isinstance(node, Run) and not node.icon and node.text != "\n":
            if last and last.style == node.style and not node.fault and last.start + len(last.text) == node.start:
                last = replace(last, text=last.text + node.text)
            else:
                if last:
                    yield last
                last = node
            continue
        if last:
            yield last
        last = None
        yield node
    if last:
        yield last
