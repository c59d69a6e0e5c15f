"""Map each character of a scalar's value to its offset in the file.

Follows YAML 1.1 as libyaml reads it, and RFC 4180. The functions decode the source text again and record where each
character comes from. The result is compared with the value that the parser found, so that a difference costs precision,
never correctness.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

BLANKS = " \t"
# The line breaks of YAML 1.1. The last two stay in the text, the others become a newline.
BREAKS = "\n\r\x85\u2028\u2029"
_KEPT_BREAKS = "\u2028\u2029"
# Any other character behind a backslash is meant itself.
_ESCAPES = {
    "0": "\0", "a": "\a", "b": "\b", "t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r", "e": "\x1b",
    "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029",
}  # fmt: skip
_HEX_DIGITS = {"x": 2, "u": 4, "U": 8}
# What stands in one line as it is meant, by the quotes around it: a text of a million characters is read in few steps.
_PLAIN_LINE = re.compile(f"[^{BREAKS}]+")
_LINE_AS_MEANT = {"'": re.compile(f"[^'{BREAKS}]+"), '"': re.compile(rf"[^\\{BREAKS}]+")}


class _DecodedText:
    """Decoded characters with their offsets in the file."""

    __slots__ = ("characters", "offsets")

    def __init__(self) -> None:
        self.characters: list[str] = []
        self.offsets: list[int] = []

    def put(self, offset: int, character: str) -> None:
        self.characters.append(character)
        self.offsets.append(offset)

    def copy(self, raw: str, start: int, end: int) -> None:
        self.characters.append(raw[start:end])
        self.offsets.extend(range(start, end))

    def put_all(self, breaks: Sequence[tuple[int, str]]) -> None:
        for offset, character in breaks:
            self.put(offset, character)


def offsets(raw: str, start: int, end: int, style: str, text: str) -> Sequence[int]:
    """The offset in ``raw`` of each character of ``text``, and the offset at which the last one ends.

    raw[start:end] is the scalar as it is written, including its quotes or block header. style: a value of
    ``pnp.nodes.Style``. The offset of a folded line break is that of the break.
    """
    if end - start == len(text) and raw[start:end] == text:
        return range(start, end + 1)
    for decoded, stop in _readings(raw, start, end, style):
        if "".join(decoded.characters) == text:
            return [*decoded.offsets, stop]
    return [min(start + index, end) for index in range(len(text) + 1)]


def _readings(raw: str, start: int, end: int, style: str) -> Iterator[tuple[_DecodedText, int]]:
    """The possible readings of the source with their ends; only block scalars have several, one an indentation."""
    if style in ("|", ">"):
        yield from _blocks(raw, start, end, folded=style == ">")
    elif style == '","':
        yield _cell(raw, start + 1, end - 1), end - 1
    elif style in ("'", '"'):
        yield _flow(raw, start + 1, end - 1, style), end - 1
    else:
        yield _flow(raw, start, end, style), end


def _cell(raw: str, start: int, end: int) -> _DecodedText:
    """A quoted CSV field: a doubled quote is a quote, every line break is a newline."""
    decoded, at = _DecodedText(), start
    while at < end:
        character = raw[at]
        decoded.put(at, "\n" if character == "\r" else character)
        at += 2 if raw[at : at + 2] in ('""', "\r\n") else 1
    return decoded


def _flow(raw: str, start: int, end: int, quote: str) -> _DecodedText:
    """A plain or quoted YAML scalar, possibly over several lines."""
    decoded, at = _DecodedText(), start
    line = _LINE_AS_MEANT.get(quote, _PLAIN_LINE)
    while at < end:
        if found := line.match(raw, at, end):
            # Blanks at the end of a line are folded together with the break.
            is_last = found.end() == end or raw[found.end()] not in BREAKS
            text = found[0] if is_last else found[0].rstrip(BLANKS)
            decoded.copy(raw, at, at + len(text))
            at += len(text)
        if at == end:
            break
        if raw[at] in BLANKS or raw[at] in BREAKS:
            at = _fold(raw, at, end, decoded)
        elif quote == "'" and raw[at] == "'":
            decoded.put(at, "'")
            at += 2
        elif quote == '"' and raw[at] == "\\":
            at = _escape(raw, at, end, decoded)
    return decoded


def _fold(raw: str, start: int, end: int, decoded: _DecodedText, *, escaped: bool = False) -> int:
    """Fold white space: within a line it is kept, a line break becomes a space, of several the first is dropped."""
    breaks: list[tuple[int, str]] = []
    at = start
    while at < end and (raw[at] in BLANKS or raw[at] in BREAKS):
        if raw[at] in BREAKS:
            breaks.append((at, _break_text(raw[at])))
            at += _break_width(raw, at)
        else:
            at += 1
    if escaped:
        decoded.put_all(breaks)
    elif not breaks:
        decoded.copy(raw, start, at)
    elif breaks[0][1] != "\n":
        decoded.put_all(breaks)
    elif len(breaks) == 1:
        decoded.put(breaks[0][0], " ")
    else:
        decoded.put_all(breaks[1:])
    return at


def _escape(raw: str, at: int, end: int, decoded: _DecodedText) -> int:
    """Decode an escape sequence in double quotes."""
    letter = raw[at + 1 : at + 2]
    if letter and letter in BREAKS:
        return _fold(raw, at + 1 + _break_width(raw, at + 1), end, decoded, escaped=True)
    if width := _HEX_DIGITS.get(letter):
        decoded.put(at, _character(raw[at + 2 : at + 2 + width]))
        return at + 2 + width
    decoded.put(at, _ESCAPES.get(letter, letter))
    return at + 2


def _character(digits: str) -> str:
    try:
        return chr(int(digits, 16))
    except (ValueError, OverflowError):
        return ""


def _break_text(character: str) -> str:
    return character if character in _KEPT_BREAKS else "\n"


def _break_width(raw: str, at: int) -> int:
    return 2 if raw.startswith("\r\n", at) else 1


def _line_end(raw: str, at: int) -> int:
    line = _PLAIN_LINE.match(raw, at)
    return line.end() if line else at


def _blocks(raw: str, start: int, end: int, *, folded: bool) -> Iterator[tuple[_DecodedText, int]]:
    """A block scalar read with each possible indentation, that of its first line of text first."""
    header_end = _line_end(raw, start)
    header = raw[start + 1 : header_end].partition("#")[0]
    body = header_end + _break_width(raw, header_end)
    widths = _widths(raw, body, end)
    for width in widths:
        decoded = _block(raw, body, width, folded=folded, chomp=_chomping(header))
        yield decoded, (decoded.offsets[-1] + 1 if decoded.offsets else min(body, end))


def _chomping(header: str) -> str:
    return "-" if "-" in header else "+" if "+" in header else ""


def _widths(raw: str, at: int, end: int) -> list[int]:
    """The possible indentations of a block, the likeliest first; for blank lines only, the width of the widest."""
    # For libyaml, a block of blank lines ends with its header, so that its lines are behind that end.
    widest = 1
    while at < len(raw):
        stop = _line_end(raw, at)
        line = raw[at:stop]
        if line.strip(" "):
            first = len(line) - len(line.lstrip(" "))
            return [first, *range(1, min(first, 200))] if at < end else [widest]
        widest = max(widest, len(line))
        at = stop + _break_width(raw, stop)
    return [widest]


def _block(raw: str, at: int, width: int, *, folded: bool, chomp: str) -> _DecodedText:
    decoded = _DecodedText()
    pending: list[tuple[int, str]] = []  # The break at the end of the last line, which may be folded.
    at, column, empty = _indentation(raw, at, width)
    was_blank = False
    while column == width and at < len(raw):
        is_blank = raw[at] in BLANKS
        if folded and pending and pending[0][1] == "\n" and not was_blank and not is_blank:
            if not empty:
                decoded.put(pending[0][0], " ")
        else:
            decoded.put_all(pending)
        decoded.put_all(empty)
        was_blank = is_blank
        stop = _line_end(raw, at)
        decoded.copy(raw, at, stop)
        pending = [(stop, _break_text(raw[stop]))] if stop < len(raw) else []
        at, column, empty = _indentation(raw, stop + _break_width(raw, stop) if pending else stop, width)
    if chomp != "-":
        decoded.put_all(pending)
    if chomp == "+":
        decoded.put_all(empty)
    return decoded


def _indentation(raw: str, at: int, width: int) -> tuple[int, int, list[tuple[int, str]]]:
    """Skip empty lines and up to ``width`` spaces; returns the offset, the column, and the breaks of the lines."""
    empty: list[tuple[int, str]] = []
    while True:
        column = 0
        while column < width and raw.startswith(" ", at):
            at, column = at + 1, column + 1
        if at >= len(raw) or raw[at] not in BREAKS:
            return at, column, empty
        empty.append((at, _break_text(raw[at])))
        at += _break_width(raw, at)
