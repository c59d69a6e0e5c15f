"""The text of a file, and the lines and columns of its characters."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right

from pnp.findings import Span

_BREAK = re.compile(r"\r\n|\r|\n")


class Source:
    """The text of a file of the kit. file: its path as the user would type it. encoding: how it was saved.

    The text does not include a byte order mark. Lines end with LF, CR LF or CR, as in editors; offsets count characters
    from 0.
    """

    __slots__ = ("_starts", "encoding", "file", "text")

    def __init__(self, file: str, text: str, encoding: str = "UTF-8") -> None:
        self.file = file
        self.encoding = encoding
        self.text = text.removeprefix("\ufeff")
        self._starts: array[int] | None = None

    @property
    def starts(self) -> array[int]:
        """The offset of the first character of each line."""
        if self._starts is None:
            self._starts = array("L", [0])
            self._starts.extend(match.end() for match in _BREAK.finditer(self.text))
        return self._starts

    def line(self, number: int) -> str:
        """A line, counted from 1, without its line break; empty if there is no such line."""
        starts = self.starts
        if not 1 <= number <= len(starts):
            return ""
        end = starts[number] if number < len(starts) else len(self.text)
        return self.text[starts[number - 1] : end].rstrip("\r\n")

    def marked(self, span: Span) -> tuple[int, int]:
        """The characters of its line that a place means: from where, counted from 0, up to, not including, where."""
        end = span.end_column - 1 if span.end_line == span.line else len(self.line(span.line))
        return max(0, span.column - 1), end

    def position(self, offset: int) -> tuple[int, int]:
        """The line and column, both from 1, of a character or of the end of the text."""
        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """The character at a line and column, both from 1."""
        return self.starts[min(line, len(self.starts)) - 1] + column - 1

    def span(self, start: int, end: int) -> Span:
        """The place of the characters from ``start`` up to, not including, ``end``."""
        line, column = self.position(start)
        end_line, end_column = self.position(max(start, end))
        return Span(self.file, line, column, end_line, end_column)
