"""Parse inline rich text, a small part of Markdown with icons, into runs of one style.

    **bold**  *italic*  ***both***  ^^small capitals^^  [label](#target)  :icon-name:
    \\* a literal character   `*` literal characters

Emphasis opens and closes as in CommonMark, except that a star between two digits is a multiplication sign. A mark
without a partner is text. ``:name:`` is an icon only if an icon has that name, so that ``3:1`` and
``Note: all: none`` stay text. A backslash or two spaces at the end of a source line make a hard break.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import field
from typing import Final

from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class SpanStyle:
    """How a run differs from the text around it. link: its target, such as ``#setup``."""

    bold: bool = False
    italic: bool = False
    smallcaps: bool = False
    link: str = ""


@dataclass(frozen=True, slots=True)
class Run:
    """Consecutive characters of one style. start: the offset of the first one in the source.

    A line feed in ``text`` is a hard break; other white space is a space. icon: the name of the icon, if the run is
    one; ``text`` is then the icon as it is written in the source.
    """

    text: str
    style: SpanStyle
    start: int = 0
    icon: str = ""


PLAIN: Final = SpanStyle()

_MARK = re.compile(
    r"(?P<escape>\\[^\w\s])|(?P<hard>\\\n|(?<=  )\n)|(?P<code>`(?P<inside>[^`]+)`)|(?P<stars>\*+)|(?P<caps>\^\^)"
    r"|:(?P<icon>[a-z][a-z0-9-]*)(?=:)|(?P<label>\[)|(?P<target>\]\((?P<href>[^()\s]+)\))"
)
# The first characters of marks: searching for these is ten times faster than searching for marks.
_SIGN = re.compile(r"[\\*^`:\[\]\n]")
_SPACES: Final = {ord(char): " " for char in "\t\r\v\f"}
_SPACES_AND_LINES: Final = {**_SPACES, ord("\n"): " "}


@dataclass(slots=True)
class _Mark:
    """A mark in the source.

    free: how many of its characters have no partner. on, off: the styles that it begins and ends.
    """

    kind: str
    start: int
    end: int
    opens: bool = False
    closes: bool = False
    free: int = 0
    on: list[str] = field(default_factory=list)
    off: list[str] = field(default_factory=list)
    value: str = ""


def parse(source: str, icons: Container[str] = (), *, breaks: bool = False, start: int = 0) -> tuple[Run, ...]:
    """Parse one paragraph. breaks: a line feed in the source is a hard break. start: the offset of ``source``."""
    marks = list(_marks(source, icons))
    spaces = _SPACES if breaks else _SPACES_AND_LINES
    if not marks:
        return (Run(source.translate(spaces), PLAIN, start),) if source else ()
    _pair(marks)
    return tuple(run for run in _runs(source, marks, spaces, start) if run.text)


def plain_text(runs: Iterable[Run]) -> str:
    """The text without marks and icons: for titles, outlines and alternative texts."""
    return "".join(run.text for run in runs if not run.icon)


def _marks(source: str, icons: Container[str]) -> Iterator[_Mark]:
    position = 0
    while sign := _SIGN.search(source, position):
        match = _MARK.match(source, sign.start())
        if match is None:
            position = sign.end()
            continue
        kind = match.lastgroup or ""
        kind = {"inside": "code", "href": "target"}.get(kind, kind)
        start, position = match.span()
        if kind == "icon":
            if match["icon"] in icons:
                position += 1
                yield _Mark("icon", start, position, value=match["icon"])
            # If this is no icon, its second colon may begin one.
            continue
        mark = _Mark(kind, start, position)
        if kind == "code":
            mark.value = match["inside"]
        elif kind == "target":
            mark.value = match["href"]
        elif kind in ("stars", "caps"):
            mark.opens, mark.closes = _flanks(source, start, position)
            mark.free = position - start
        yield mark


def _flanks(source: str, start: int, end: int) -> tuple[bool, bool]:
    """Whether a mark may open and whether it may close emphasis, by the characters beside it."""
    before, after = source[start - 1 : start] or " ", source[end : end + 1] or " "
    if before.isdigit() and after.isdigit():
        return False, False
    opens = not after.isspace() and (after.isalnum() or not before.isalnum())
    closes = not before.isspace() and (before.isalnum() or not after.isalnum())
    return opens, closes


def _pair(marks: list[_Mark]) -> None:
    """Pair the marks. An opening mark without a partner is text."""
    waiting: list[_Mark] = []
    for mark in marks:
        if mark.kind == "target":
            _close_link(mark, waiting)
        elif mark.kind == "label":
            waiting.append(mark)
        elif mark.kind in ("stars", "caps"):
            if mark.closes:
                _close(mark, waiting)
            if mark.opens and mark.free:
                waiting.append(mark)


def _close(mark: _Mark, waiting: list[_Mark]) -> None:
    while mark.free:
        at = next((i for i in reversed(range(len(waiting))) if waiting[i].kind == mark.kind), None)
        if at is None:
            return
        opening = waiting[at]
        del waiting[at + 1 :]
        strength = 2 if min(mark.free, opening.free) >= 2 else 1
        name = "smallcaps" if mark.kind == "caps" else ("italic", "bold")[strength - 1]
        opening.on.append(name)
        mark.off.append(name)
        opening.free -= strength
        mark.free -= strength
        if not opening.free:
            waiting.pop()


def _close_link(mark: _Mark, waiting: list[_Mark]) -> None:
    at = next((i for i in reversed(range(len(waiting))) if waiting[i].kind == "label"), None)
    if at is not None:
        waiting[at].on.append(mark.value)
        mark.off.append("link")
        del waiting[at:]


def _runs(source: str, marks: list[_Mark], spaces: dict[int, str], offset: int) -> Iterator[Run]:
    depth = {"bold": 0, "italic": 0, "smallcaps": 0}
    link, position = "", 0
    for mark in marks:
        style = SpanStyle(depth["bold"] > 0, depth["italic"] > 0, depth["smallcaps"] > 0, link)
        # Stars without a partner are text: the outer ones of an opening mark, the last ones of others.
        is_text = not mark.on and not mark.off and mark.kind in ("stars", "caps", "label", "target")
        text_end = mark.end if is_text else mark.start + (0 if mark.off else mark.free)
        yield Run(source[position:text_end].translate(spaces), style, offset + position)
        if mark.kind == "escape":
            yield Run(source[mark.start + 1], style, offset + mark.start + 1)
        elif mark.kind == "hard":
            yield Run("\n", style, offset + mark.end - 1)
        elif mark.kind == "code":
            yield Run(mark.value.translate(spaces), style, offset + mark.start + 1)
        elif mark.kind == "icon":
            yield Run(source[mark.start : mark.end], style, offset + mark.start, mark.value)
        elif mark.kind == "label":
            link = mark.on[0] if mark.on else link
        elif mark.kind == "target":
            link = "" if mark.off else link
        for names, step in ((mark.on, 1), (mark.off, -1)):
            for name in names if mark.kind in ("stars", "caps") else ():
                depth[name] += step
        position = mark.end - (mark.free if mark.off else 0)
    style = SpanStyle(depth["bold"] > 0, depth["italic"] > 0, depth["smallcaps"] > 0, link)
    yield Run(source[position:].translate(spaces), style, offset + position)
