"""Find the marks of inline markup and pair them as CommonMark does.

Unlike in CommonMark, a star between two digits is a multiplication sign.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import field
from typing import Final
from unicodedata import category

from pnp.symbols import SYMBOL
from pnp.values import dataclass

# The first characters of marks: searching for these is ten times faster than searching for marks. Hidden expressions
# are in a private plane of Unicode.
_SIGN: Final = re.compile(r"[\\*_^~`:\[\]<&\n\U000f0000-\U0010fffd]")
_ADDRESS: Final = r"(?:[^()\s\\]|\\.|\((?:[^()\s\\]|\\.)*\))*"
_TITLE: Final = r"\"[^\"]*\"|'[^']*'|\([^()]*\)"
# ``{.class}``, as Pandoc writes it, or what would be one if it had an end.
_ATTRIBUTES: Final = r"\{(?=[.a-z])[^{}\[\]\n]*\}|\{\.[A-Za-z][\w-]*"
_MARK: Final = re.compile(
    r"\\(?P<escape>[!-/:-@\[-`{-~])|\\(?P<hard>\n)[ \t]*|(?P<soft>\n)"
    r"|(?P<code>`+)|(?P<stars>\*+)|(?P<scores>_+)|(?P<caps>\^\^)|(?P<strike>~~)|(?P<super>\^)|(?P<sub>~)"
    rf"|:(?P<icon>{SYMBOL}|[a-z][a-z0-9-]*)(?=:(?P<details>{_ATTRIBUTES})?)"
    r"|\[\[(?P<term>[^\[\]|\n]+)(?:\|(?P<shown>[^\[\]|\n]+))?\]\](?!\()"
    rf"|(?P<label>\[)|\](?P<span>{_ATTRIBUTES})|\]\(\s*(?:<(?P<angle>[^<>\n]*)>|(?P<target>{_ADDRESS}))(?:\s+(?:{_TITLE}))?\s*\)|(?P<end>\])"
    r"|<(?P<address>[A-Za-z][A-Za-z0-9+.-]{1,31}:[^<>\s]*)>|<(?P<mail>[\w.+-]+@[A-Za-z0-9.-]+)>"
    r"|(?P<entity>&(?:\#[0-9]{1,7}|\#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});)"
    r"|(?P<hidden>[\U000f0000-\U0010fffd]+)"
)
_PAIRED: Final = ("stars", "scores", "caps", "strike")
# Between two of these there is no white space: a caret or a tilde alone is a character.
_RAISED: Final = {"super": re.compile(r"\^[^\s^]+\^(?!\^)"), "sub": re.compile(r"~[^\s~]+~(?!~)")}
# The label of an item of a list. A hyphen before a number is a sign, and a number alone is no item.
LIST_ITEM: Final = re.compile(r"^([ \t]*)(?:([-*])|(\d{1,3})[.)])[ \t]+(?=\S)(?![\d.,]+[ \t]*$)", re.MULTILINE)
BULLET: Final = "\u2022"
_RAISED_AFTER: Final = (*")]}*_:",)
_BRACKETS: Final = ("label", "image", "outer")
_STYLES: Final = {"caps": "smallcaps", "strike": "strike", "super": "super", "sub": "sub"}
# Links that would run a script or open a file.
_UNSAFE_LINK: Final = re.compile(r"(?:javascript|vbscript|file|data):", re.IGNORECASE)


@dataclass(slots=True)
class Mark:
    """A mark in the source. on, off: the styles that it begins and ends, once it is paired.

    free: how many of its characters have no partner. value: its content, such as the target of a link. at: the offset
    of the content. term: the word for the index. details: the attributes of an icon.
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
    at: int = 0
    term: str = ""
    details: str = ""


def marks_of(source: str, icons: Container[str] | None) -> list[Mark]:
    """All marks of a paragraph in order, paired. icons: the known ones; None for the text of a page."""
    marks = list(_unpaired_marks(source, icons))
    _pair_links(marks)
    _pair_emphasis(marks)
    return marks


def _unpaired_marks(source: str, icons: Container[str] | None) -> Iterator[Mark]:
    position = brackets = 0
    # Markdown divides lists into items itself: only the text of a record still has lines that begin with a bullet. A
    # number may begin any line of a paragraph.
    if icons is None and "\n" in source and (item := LIST_ITEM.match(source)) and item[2]:
        yield _item(item, 0)
        position = item.end()
    while sign := _SIGN.search(source, position):
        match = _MARK.match(source, sign.start())
        mark = _mark(match, position, icons) if match else None
        if mark:
            if mark.kind in _BRACKETS:
                brackets += 1
            elif mark.kind in ("end", "target", "span"):
                if not brackets and mark.kind != "span":
                    # This is not a link, so that the text that looks like its target may contain marks.
                    mark = Mark("end", mark.start, mark.start + 1)
                brackets = max(brackets - 1, 0)
            yield mark
            position = mark.end
        else:
            # If this is no icon, its second colon may begin one.
            position = match.end() if match else sign.end()


def _mark(match: re.Match[str], position: int, icons: Container[str] | None) -> Mark | None:
    """The mark of a match; None if it is text. position: the end of the previous mark."""
    source, kind, (start, end) = match.string, match.lastgroup or "", match.span()
    if kind == "soft":
        item = LIST_ITEM.match(source, end) if icons is None else None
        return _item(item, start) if item and item[2] else _line_end(source, position, start)
    if kind in _PAIRED:
        return Mark(kind, start, end, *_flanks(source, start, end), free=end - start)
    if kind in _RAISED:
        before = source[start - 1 : start]
        opens = _is_letter(before or " ") or before in _RAISED_AFTER
        return Mark(kind, start, end, opens and bool(_RAISED[kind].match(source, start)), not before.isspace(), free=1)
    if kind == "label":
        is_image = start > position and source[start - 1] == "!"
        return Mark("image", start - 1, end) if is_image else Mark("label", start, end)
    if kind in ("icon", "details"):
        return _icon(match, icons)
    if kind == "code":
        return _code(match)
    if kind in ("term", "shown") and icons is None:
        return Mark("term", start, end, value=match[kind], at=match.start(kind), term=match["term"])
    if kind in ("term", "shown"):
        return Mark("label", start, start + 1)
    if kind in ("angle", "target", "address") and _UNSAFE_LINK.match(match[kind]):
        return Mark("end", start, start + 1) if kind != "address" else None
    if kind in ("angle", "target"):
        return Mark("target", start, end, value=match[kind])
    if kind == "hidden" and icons is not None:
        return None
    return Mark(kind, start, end, value=match[kind], at=match.start(kind))


def _item(label: re.Match[str], start: int) -> Mark:
    """The beginning of an item of a list, with the line feed before it."""
    return Mark("item", start, label.end(), value=BULLET, at=label.start())


def _line_end(source: str, position: int, feed: int) -> Mark | None:
    """A line feed with the white space around it; two spaces before it make a hard break."""
    start, end = feed, feed + 1
    while start > position and source[start - 1] in " \t":
        start -= 1
    while source[end : end + 1] in (" ", "\t"):
        end += 1
    if end - start == 1:
        return None
    return Mark("hard" if source[start:feed].endswith("  ") else "soft", start, end, at=feed)


def _icon(match: re.Match[str], icons: Container[str] | None) -> Mark | None:
    """An icon if one has that name; in the text of a page any name, if neither a word nor a colon is beside it."""
    source, start, end = match.string, match.start(), match.end() + 1
    details = match["details"] or ""
    if icons is None:
        beside = source[max(start - 1, 0) : start] + source[end : end + 1]
        is_icon = not any(char.isalnum() or char in "_:" for char in beside)
    else:
        is_icon = match["icon"] in icons
    return Mark("icon", start, end + len(details), value=match["icon"], details=details) if is_icon else None


def _code(match: re.Match[str]) -> Mark | None:
    """The text between two equally long sequences of backticks."""
    source, begin, ticks = match.string, match.end(), match["code"]
    closing = re.compile(rf"(?<!`){ticks}(?!`)").search(source, begin + 1)
    if closing is None:
        return None
    inside = source[begin : closing.start()].replace("\n", " ")
    if inside.strip() and inside[0] == inside[-1] == " ":
        begin, inside = begin + 1, inside[1:-1]
    return Mark("code", match.start(), closing.end(), value=inside, at=begin)


def _flanks(source: str, start: int, end: int) -> tuple[bool, bool]:
    """Whether a mark may open and whether it may close emphasis, by the characters beside it."""
    before, after = source[start - 1 : start] or " ", source[end : end + 1] or " "
    if before.isdigit() and after.isdigit():
        return False, False
    is_in_word = _is_letter(before), _is_letter(after)
    opens = not after.isspace() and (is_in_word[1] or not is_in_word[0])
    closes = not before.isspace() and (is_in_word[0] or not is_in_word[1])
    if source[start] == "_":
        # Inside a word, an underscore is not a mark.
        return opens and not (closes and is_in_word[0]), closes and not (opens and is_in_word[1])
    return opens, closes


def _is_letter(char: str) -> bool:
    """Whether a character is part of a word; so are combining marks and hidden expressions."""
    return char.isalnum() or (not char.isascii() and category(char) in ("Co", "Mn", "Mc", "Me"))


def _pair_links(marks: list[Mark]) -> None:
    """Pair each link with its target, and each span with its classes. Links cannot be nested, spans can."""
    waiting: list[Mark] = []
    for mark in marks:
        if mark.kind in _BRACKETS:
            waiting.append(mark)
        elif mark.kind in ("end", "target", "span") and waiting:
            opening = waiting.pop()
            if mark.kind == "target" and opening.kind != "outer":
                opening.on.append(mark.value)
                mark.off.append(opening.kind)
                for outer in waiting if opening.kind == "label" else ():
                    outer.kind = "outer" if outer.kind == "label" else outer.kind
            elif mark.kind == "span" and opening.kind != "image" and mark.value.endswith("}"):
                opening.kind = "classes"
                opening.on.append(mark.value)
                mark.off.append("classes")


def _pair_emphasis(marks: list[Mark]) -> None:
    """Pair stars, underscores and carets. An opening mark without a partner is text."""
    levels = [_Level()]
    for mark in marks:
        if mark.kind in (*_BRACKETS, "classes") and mark.on:
            levels.append(_Level())
        elif mark.kind in ("target", "span") and mark.off:
            levels.pop()
        elif mark.kind in _PAIRED or mark.kind in _RAISED:
            if mark.closes:
                levels[-1].close(mark)
            if mark.opens and mark.free:
                levels[-1].waiting.append(mark)


class _Level:
    """The opening marks without a partner so far, in a paragraph or inside a link.

    searched: the number of the first ones that cannot be partners of a kind of mark. It keeps the search fast.
    """

    def __init__(self) -> None:
        self.waiting: list[Mark] = []
        self._searched: dict[tuple[str, bool, int], int] = {}

    def close(self, mark: Mark) -> None:
        """Pair a mark with opening marks, as far as possible."""
        while mark.free and (opening := self._partner(mark)):
            strength = 2 if min(mark.free, opening.free) >= 2 else 1
            name = _STYLES.get(mark.kind) or ("italic", "bold")[strength - 1]
            opening.on.append(name)
            mark.off.append(name)
            opening.free -= strength
            mark.free -= strength
            if not opening.free:
                self.waiting.pop()
            for kind, searched in self._searched.items():
                self._searched[kind] = min(searched, len(self.waiting))

    def _partner(self, mark: Mark) -> Mark | None:
        """The nearest opening mark of the same kind; the marks behind it are dropped."""
        length = mark.end - mark.start
        kind = mark.kind, mark.opens, length % 3
        for at in range(len(self.waiting) - 1, self._searched.get(kind, 0) - 1, -1):
            opening = self.waiting[at]
            other = opening.end - opening.start
            # CommonMark's rule of three: **a*b** is not emphasis that ends inside the word.
            is_apart = (opening.closes or mark.opens) and not (length + other) % 3 and bool(length % 3)
            if opening.kind == mark.kind and not is_apart:
                del self.waiting[at + 1 :]
                return opening
        self._searched[kind] = len(self.waiting)
        return None
