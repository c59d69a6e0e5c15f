"""Divide a text into paragraphs, items of lists and tables.

    - a bullet          1. a number, which the following items count on from    | a | table |
      - further inside  2) of lines that begin with one                         |---|------:|

A line behind an item that is indented belongs to the item; any other begins a new paragraph. Numbers make a list if two
items or more follow each other without an empty line: paragraphs that begin with a number stay what they are.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from typing import Final, NamedTuple

from pnp.text.marks import BULLET, LIST_ITEM
from pnp.text.rich import Run, parse
from pnp.text.tables import TABLE, Table, read_table

_BLANK_LINES: Final = re.compile(r"\n[ \t\r]*(?:\n[ \t\r]*)+")
_BULLETS: Final = (BULLET, "\u2013")
_DEEPEST: Final = 6


class Block(NamedTuple):
    """A paragraph, or a paragraph of an item of a list.

    label: a bullet or number before it. labels: the widest label of each list that it stands in, the outermost first.
    starts: there is room before it. table: it is one, and runs are those of all of its cells.
    """

    runs: tuple[Run, ...]
    label: str = ""
    labels: tuple[str, ...] = ()
    starts: bool = True
    table: Table | None = None


class _Part(NamedTuple):
    """A part of a text by its offsets; of an item, with its indent and its number (None for a bullet)."""

    start: int
    end: int
    starts: bool
    is_item: bool = False
    indent: int = 0
    number: int | None = None
    is_table: bool = False


def blocks(source: str, icons: Container[str], *, breaks: bool) -> list[Block]:
    """The paragraphs and items of a source text. breaks: lines of the source are lines of the text; only then does it
    have lists and tables."""
    if "\n" not in source:
        item = LIST_ITEM.match(source) if breaks and source[:1] in ("-", "*") else None
        start = item.end() if item else 0
        runs = parse(source[start:], icons, breaks=breaks, start=start)
        return [Block(runs, _BULLETS[0], _BULLETS[:1]) if item else Block(runs)]
    parts = list(_paragraphs(source))
    if breaks and "|" in source:
        parts = [part for paragraph in parts for part in _tables(source, paragraph)]
    if breaks and LIST_ITEM.search(source):
        parts = [
            part for paragraph in parts for part in ((paragraph,) if paragraph.is_table else _items(source, paragraph))
        ]
    return [
        _table_block(source, part, icons)
        if part.is_table
        else Block(parse(source[part.start : part.end], icons, breaks=breaks, start=part.start), *label, part.starts)
        for part, label in zip(parts, _labels(parts), strict=True)
    ]


def _table_block(source: str, part: _Part, icons: Container[str]) -> Block:
    table = read_table(source, part.start, part.end, icons)
    return Block(tuple(run for row in table.rows for runs in row for run in runs), table=table)


def _tables(source: str, paragraph: _Part) -> Iterator[_Part]:
    """A paragraph divided at its tables."""
    start = paragraph.start
    for match in TABLE.finditer(source, paragraph.start, paragraph.end):
        if match.start() > start:
            yield _Part(start, match.start() - 1, starts=True)
        yield _Part(*match.span(), starts=True, is_table=True)
        start = match.end() + 1
    if start < paragraph.end:
        yield _Part(start, paragraph.end, starts=True)


def _paragraphs(source: str) -> Iterator[_Part]:
    start = len(source) - len(source.lstrip("\n \t\r"))
    end = len(source.rstrip("\n \t\r"))
    for match in _BLANK_LINES.finditer(source, start, end):
        yield _Part(start, match.start(), starts=True)
        start = match.end()
    yield _Part(start, end, starts=True)


def _items(source: str, paragraph: _Part) -> Iterator[_Part]:
    """A paragraph divided at the items of its lists."""
    line = start = paragraph.start
    item: re.Match[str] | None = None
    is_first = True
    are_counted = sum(bool(found[3]) for found in LIST_ITEM.finditer(source, paragraph.start, paragraph.end)) > 1
    while line < paragraph.end:
        feed = source.find("\n", line, paragraph.end)
        after = paragraph.end if feed < 0 else feed + 1
        begins = LIST_ITEM.match(source, line, paragraph.end)
        if begins and begins[3] and not are_counted:
            begins = None
        if begins or (item and source[line] not in " \t"):
            if line > start:
                yield _part(start, line - 1, item, starts=is_first)
                is_first = False
            item = begins
            start = begins.end() if begins else line
        line = after
    yield _part(start, paragraph.end, item, starts=is_first)


def _part(start: int, end: int, item: re.Match[str] | None, *, starts: bool) -> _Part:
    if item is None:
        return _Part(start, end, starts)
    return _Part(start, end, starts, is_item=True, indent=len(item[1]), number=int(item[3]) if item[3] else None)


def _labels(parts: Sequence[_Part]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The label of each part, and the widest labels of the lists that it stands in."""
    open_lists: list[_List] = []
    lists: list[tuple[_List, ...]] = []
    labels: list[str] = []
    for part in parts:
        label = ""
        if part.is_item:
            while open_lists and open_lists[-1].indent > part.indent:
                open_lists.pop()
            if open_lists and open_lists[-1].indent == part.indent and open_lists[-1].is_other(part):
                open_lists.pop()
            if not open_lists or (open_lists[-1].indent < part.indent and len(open_lists) < _DEEPEST):
                open_lists.append(_List(part, len(open_lists)))
            label = open_lists[-1].next_label()
        else:
            open_lists = []
        lists.append(tuple(open_lists))
        labels.append(label)
    for label, around in zip(labels, lists, strict=True):
        yield label, tuple(listed.widest for listed in around)


class _List:
    """A list while its items are counted. widest: the longest label so far."""

    def __init__(self, first: _Part, depth: int) -> None:
        self.indent, self.number, self.widest = first.indent, first.number, ""
        self._bullet = _BULLETS[min(depth, 1)]

    def is_other(self, part: _Part) -> bool:
        """Whether an item belongs to another kind of list."""
        return (part.number is None) != (self.number is None)

    def next_label(self) -> str:
        """The label of the next item."""
        if self.number is None:
            self.widest = self._bullet
            return self._bullet
        label = f"{self.number}."
        self.number += 1
        self.widest = max(self.widest, label, key=len)
        return label
