"""Values of YAML and CSV with their places: scalars, maps and lists."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from pnp.findings import Span
from pnp.nodes.places import offsets
from pnp.nodes.source import Source

_BETWEEN_SEMICOLONS = re.compile(r"[^;]+")
_INTEGER = re.compile(r"-?[1-9][0-9]{0,17}|0")
_WORDS: Final[Mapping[str, bool | None]] = {"": None, "~": None, "null": None, "true": True, "false": False}


class Style:
    """How a scalar is written. A cell is a field of a CSV file."""

    PLAIN: Final = ""
    SINGLE: Final = "'"
    DOUBLE: Final = '"'
    LITERAL: Final = "|"
    FOLDED: Final = ">"
    CELL: Final = ","
    QUOTED_CELL: Final = '","'


# In YAML, quotes mark text. In CSV they do not: some programs quote every field.
_PLAIN_STYLES = (Style.PLAIN, Style.CELL, Style.QUOTED_CELL)


class _Located:
    """A value with its place: the characters of a source from ``start`` up to ``end``."""

    __slots__ = ("end", "source", "start")

    def __init__(self, source: Source, start: int, end: int) -> None:
        self.source = source
        self.start = start
        self.end = end

    @property
    def file(self) -> str:
        """The path of the file, as the user would type it."""
        return self.source.file

    @property
    def span(self) -> Span:
        """The place as lines and columns."""
        return self.source.span(self.start, self.end)


class Scalar(_Located):
    """A single value. ``text``: its characters after unquoting and folding. ``style``: one of ``Style``."""

    __slots__ = ("_offsets", "style", "text")

    kind: Final = "value"

    def __init__(
        self,
        source: Source,
        start: int,
        end: int,
        text: str,
        style: str = Style.PLAIN,
        offsets: Sequence[int] | None = None,
    ) -> None:
        self.source = source
        self.start = start
        self.end = end
        self.text = text
        self.style = style
        self._offsets = offsets

    @classmethod
    def standing_for(cls, node: Node, text: str) -> Scalar:
        """A value that is not written in the file, at the place of the node that it is derived from."""
        offsets = [node.start] * len(text) + [node.end]
        return cls(node.source, node.start, node.end, text, Style.PLAIN, offsets)

    @property
    def value(self) -> str | int | bool | None:
        """The value: text, unless it is plain and a whole number, true, false or null.

        A whole number is written as in Python with at most 18 digits, so that ``007``, ``+1`` and ``1.0`` are text.
        """
        text = self.text
        if self.style not in _PLAIN_STYLES:
            return text
        if text in _WORDS:
            return _WORDS[text]
        return int(text) if _INTEGER.fullmatch(text) else text

    @property
    def is_null(self) -> bool:
        """Whether the value is empty, ``null`` or ``~``."""
        return self.text in ("", "~", "null") and self.style in _PLAIN_STYLES

    @property
    def is_cell(self) -> bool:
        """Whether it is a field of a CSV file."""
        return self.style in (Style.CELL, Style.QUOTED_CELL)

    @property
    def is_quoted(self) -> bool:
        """Whether quotes or a block mark it as text."""
        return self.style not in _PLAIN_STYLES

    def place(self, index: int, length: int = 1) -> Span:
        """The place of the characters of ``text`` from ``index`` on; the end of the value if there are none."""
        first = max(0, min(index, len(self.text)))
        last = max(first, min(first + length, len(self.text)))
        offsets = self._offsets_of_text()
        end = offsets[last - 1] + 1 if last > first else offsets[first]
        return self.source.span(offsets[first], end)

    def part(self, start: int, end: int) -> Scalar:
        """The characters of ``text`` from ``start`` up to ``end`` as a scalar."""
        offsets = self._offsets_of_text()[start : end + 1]
        stop = offsets[-2] + 1 if len(offsets) > 1 else offsets[0]
        return Scalar(self.source, offsets[0], stop, self.text[start:end], self.style, offsets)

    def parts(self) -> tuple[Scalar, ...]:
        """The values between the semicolons of a CSV field, without blanks and empty values.

        For any other value, the value itself.
        """
        if not self.is_cell or ";" not in self.text:
            return (self,)
        pieces = ((match.start(), match[0]) for match in _BETWEEN_SEMICOLONS.finditer(self.text))
        trimmed = ((start + len(part) - len(part.lstrip()), part.strip()) for start, part in pieces)
        return tuple(self.part(start, start + len(text)) for start, text in trimmed if text)

    def split(self, separators: str) -> tuple[Scalar, ...]:
        """The values between any of these characters and blanks, without empty values."""
        return tuple(self.part(*match.span()) for match in re.finditer(rf"[^\s{re.escape(separators)}]+", self.text))

    def _offsets_of_text(self) -> Sequence[int]:
        if self._offsets is None:
            self._offsets = offsets(self.source.text, self.start, self.end, self.style, self.text)
        return self._offsets

    def __repr__(self) -> str:
        return f"Scalar({self.text!r}, {self.span})"


class Entry:
    """A key of a map with its value."""

    __slots__ = ("key", "value")

    def __init__(self, key: Scalar, value: Node) -> None:
        self.key = key
        self.value = value

    @property
    def has_no_colon(self) -> bool:
        """Whether the key has no colon, like the words of a sentence behind a comma inside braces."""
        return self.value.start == self.value.end and self.key.source.text[self.key.end : self.key.end + 1] != ":"

    def __repr__(self) -> str:
        return f"Entry({self.key!r}, {self.value!r})"


class MapNode(_Located):
    """Keys and values in the order of the file. ``entries``: by the text of the key."""

    __slots__ = ("entries",)

    kind: Final = "map"

    def __init__(self, source: Source, start: int, end: int, entries: dict[str, Entry]) -> None:
        self.source = source
        self.start = start
        self.end = end
        self.entries = entries

    @classmethod
    def standing_for(cls, node: Node, values: Mapping[str, Node]) -> MapNode:
        """The long form of a shorthand: a map that is not written in the file, at the place of the shorthand."""
        entries = {key: Entry(Scalar.standing_for(node, key), value) for key, value in values.items()}
        return cls(node.source, node.start, node.end, entries)

    def get(self, key: str) -> Node | None:
        """The value of a key, or None."""
        entry = self.entries.get(key)
        return entry.value if entry else None

    def flattened(self, opens: Callable[[str, MapNode], bool], prefix: str = "") -> Iterator[tuple[str, Node]]:
        """The values with their keys, those of inner maps behind a dot: ``stats.move``.

        opens: whether the values of a map, behind a key, stand for themselves.
        """
        for key, entry in self.entries.items():
            if isinstance(entry.value, MapNode) and opens(key, entry.value):
                yield from entry.value.flattened(opens, f"{prefix}{key}.")
            else:
                yield f"{prefix}{key}", entry.value

    def __repr__(self) -> str:
        return f"MapNode({', '.join(self.entries)}; {self.span})"


class ListNode(_Located):
    """Values in the order of the file."""

    __slots__ = ("items",)

    kind: Final = "list"

    def __init__(self, source: Source, start: int, end: int, items: tuple[Node, ...]) -> None:
        self.source = source
        self.start = start
        self.end = end
        self.items = items

    def __repr__(self) -> str:
        return f"ListNode({len(self.items)} items; {self.span})"


Node = Scalar | MapNode | ListNode


def scalars(node: Node) -> Iterator[Scalar]:
    """All values without parts in a node, at any depth, in the order of the file."""
    waiting: list[Node] = [node]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Scalar):
            yield node
        elif isinstance(node, MapNode):
            waiting += [entry.value for entry in reversed(node.entries.values())]
        elif isinstance(node, ListNode):
            waiting += reversed(node.items)
