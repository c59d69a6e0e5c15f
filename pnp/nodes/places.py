"""How a scalar is written in its file → the offset in the file of each character of its value.

The rules are those of YAML 1.1 as libyaml reads it, and of RFC 4180. Each function here decodes the source
text once more and notes where every character came from; the decoded text is compared with what the parser
found, so that a difference costs precision, never correctness.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

BLANKS = " \t"
# What YAML 1.1 takes for a line break. The last two stay in the text, the others become a newline.
BREAKS = "\n\r\x85\u2028\u2029"
_KEPT_BREAKS = "\u2028\u2029"
# Any other character behind a backslash is meant itself.
_ESCAPES = {
    "0": "\0", "a": "\a", "b": "\b", "t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r", "e": "\x1b",
    "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029",
}  # fmt: skip
_HEX_DIGITS = {"x": 2, "u": 4, "U": 8}


class _Trace:
    """Decoded characters with their offsets in the file."""

    __slots__ = ("offsets", "parts")

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.offsets: list[int] = []

    def put(self, offset: int, character: str) -> None:
        self.parts.append(character)
        self.offsets.append(offset)

    def copy(self, raw: str, start: int, end: int) -> None:
        self.parts.append(raw[start:end])
        self.offsets.extend(range(start, end))

    def put_all(self, breaks: Sequence[tuple[int, str]]) -> None:
        for offset, character in breaks:
            self.put(offset, character)


def offsets(raw: str, start: int, end: int, style: str, text: str) -> Sequence[int]:
    """Where each character of ``text`` stands in ``raw``, and behind them where the last one ends.

    raw[start:end] is how the scalar is written, its quotes or block header included. style: the value of a
    ``pnp.nodes.Style``. A folded line break stands at the break itself.
    """
    if end - start == len(text) and raw[start:end] == text:
        return range(start, end + 1)
    for trace, stop in _readings(raw, start, end, style):
        if "".join(trace.parts) == text:
            return [*trace.offsets, stop]
    return [min(start + index, end) for index in range(len(text) + 1)]


def _readings(raw: str, start: int, end: int, style: str) -> Iterator[tuple[_Trace, int]]:
    """What the source may mean; only a block scalar leaves more than one possibility, its indentation."""
    if style in ("|", ">"):
        yield from _blocks(raw, start, end, folded=style == ">")
    elif style == '","':
        yield _cell(raw, start + 1, end - 1), end - 1
    elif style in ("'", '"'):
        yield _flow(raw, start + 1, end - 1, style), end - 1
    else:
        yield _flow(raw, start, end, style), end


def _cell(raw: str, start: int, end: int) -> _Trace:
    """A quoted CSV field: two quotes are one, every line break is a newline."""
    trace, at = _Trace(), start
    while at < end:
        character = raw[at]
        trace.put(at, "\n" if character == "\r" else character)
        at += 2 if raw[at : at + 2] in ('""', "\r\n") else 1
    return trace


def _flow(raw: str, start: int, end: int, quote: str) -> _Trace:
    """A plain or quoted YAML scalar, possibly over several lines."""
    trace, at = _Trace(), start
    while at < end:
        character = raw[at]
        if character in BLANKS or character in BREAKS:
            at = _fold(raw, at, end, trace)
        elif quote == "'" and character == "'":
            trace.put(at, "'")
            at += 2
        elif quote == '"' and character == "\\":
            at = _escape(raw, at, end, trace)
        else:
            trace.put(at, character)
            at += 1
    return trace


def _fold(raw: str, start: int, end: int, trace: _Trace, *, escaped: bool = False) -> int:
    """White space: kept within a line; one line break becomes a space, of several the first is dropped."""
    breaks: list[tuple[int, str]] = []
    at = start
    while at < end and (raw[at] in BLANKS or raw[at] in BREAKS):
        if raw[at] in BREAKS:
            breaks.append((at, _break_text(raw[at])))
            at += _break_width(raw, at)
        else:
            at += 1
    if escaped:
        trace.put_all(breaks)
    elif not breaks:
        trace.copy(raw, start, at)
    elif breaks[0][1] != "\n":
        trace.put_all(breaks)
    elif len(breaks) == 1:
        trace.put(breaks[0][0], " ")
    else:
        trace.put_all(breaks[1:])
    return at


def _escape(raw: str, at: int, end: int, trace: _Trace) -> int:
    """A backslash and what follows it, in double quotes."""
    letter = raw[at + 1 : at + 2]
    if letter and letter in BREAKS:
        return _fold(raw, at + 1 + _break_width(raw, at + 1), end, trace, escaped=True)
    if width := _HEX_DIGITS.get(letter):
        trace.put(at, _character(raw[at + 2 : at + 2 + width]))
        return at + 2 + width
    trace.put(at, _ESCAPES.get(letter, letter))
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
    while at < len(raw) and raw[at] not in BREAKS:
        at += 1
    return at


def _blocks(raw: str, start: int, end: int, *, folded: bool) -> Iterator[tuple[_Trace, int]]:
    """A block scalar, read with each indentation that it may have: that of its first line of text first."""
    header_end = _line_end(raw, start)
    header = raw[start + 1 : header_end].partition("#")[0]
    body = header_end + _break_width(raw, header_end)
    widths = _widths(raw, body, end)
    for width in widths:
        trace = _block(raw, body, width, folded=folded, chomp=_chomping(header))
        yield trace, (trace.offsets[-1] + 1 if trace.offsets else min(body, end))


def _chomping(header: str) -> str:
    return "-" if "-" in header else "+" if "+" in header else ""


def _widths(raw: str, at: int, end: int) -> list[int]:
    """Every indentation that a block may have, the likeliest first; one of blank lines has that of the widest."""
    # libyaml says that a block of blank lines ends with its header: its lines stand behind that end.
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


def _block(raw: str, at: int, width: int, *, folded: bool, chomp: str) -> _Trace:
    trace = _Trace()
    pending: list[tuple[int, str]] = []  # The break that ends the line read last, which may yet be folded.
    at, column, empty = _indentation(raw, at, width)
    was_blank = False
    while column == width and at < len(raw):
        is_blank = raw[at] in BLANKS
        if folded and pending and pending[0][1] == "\n" and not was_blank and not is_blank:
            if not empty:
                trace.put(pending[0][0], " ")
        else:
            trace.put_all(pending)
        trace.put_all(empty)
        was_blank = is_blank
        stop = _line_end(raw, at)
        trace.copy(raw, at, stop)
        pending = [(stop, _break_text(raw[stop]))] if stop < len(raw) else []
        at, column, empty = _indentation(raw, stop + _break_width(raw, stop) if pending else stop, width)
    if chomp != "-":
        trace.put_all(pending)
    if chomp == "+":
        trace.put_all(empty)
    return trace


def _indentation(raw: str, at: int, width: int) -> tuple[int, int, list[tuple[int, str]]]:
    """Skip empty lines and up to ``width`` spaces: the offset and column reached, the breaks of the lines."""
    empty: list[tuple[int, str]] = []
    while True:
        column = 0
        while column < width and raw.startswith(" ", at):
            at, column = at + 1, column + 1
        if at >= len(raw) or raw[at] not in BREAKS:
            return at, column, empty
        empty.append((at, _break_text(raw[at])))
        at += _break_width(raw, at)
