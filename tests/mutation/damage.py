"""What is done to a kit: changes of its text, and which statements of the kit they contradict."""

from __future__ import annotations

from pnp.findings import Span
from pnp.nodes import ListNode, MapNode, Node, Scalar, Source
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """Put ``text`` in the place of the characters from ``start`` up to ``end`` of a file."""

    source: Source
    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage:
    """One damage.

    guard: the independent statement of the kit that is contradicted, in a few words; nothing if no other place of the
    kit says anything about what was damaged. against: where those statements stand.
    value: what kind of value it is that nothing guards.
    """

    changes: tuple[Change, ...]
    guard: str = ""
    against: tuple[Span, ...] = ()
    value: str = ""


def within(node: Node | None, start: int, end: int, text: str) -> Change | None:
    """Replace some characters of a scalar; None if they are not written in the file as they are read."""
    if not isinstance(node, Scalar) or end <= start:
        return None
    part = node.part(start, end)
    if node.source.text[part.start : part.end] != node.text[start:end]:
        return None
    return Change(node.source, part.start, part.end, text)


def replaced(node: Node | None, text: str) -> Change | None:
    """Replace a whole scalar, its quotes kept."""
    return within(node, 0, len(node.text), text) if isinstance(node, Scalar) else None


def item_dropped(items: Node | None, index: int) -> Change | None:
    """Take an item out of a list that has others."""
    return dropped(items.items[index]) if isinstance(items, ListNode) and len(items.items) > 1 else None


def dropped(item: Node) -> Change | None:
    """Take an item of a list away: of YAML in block or flow style, or a row of a spreadsheet."""
    raw, line = item.source.text, _line_start(item.source, item.start)
    if item.file.endswith(".csv") or raw[line : item.start].strip() == "-":
        return Change(item.source, line, _next_line(raw, _content_end(item)), "")
    return _flow_dropped(item.source, item.start, item.end)


def entry_dropped(node: MapNode | None, key: str) -> Change | None:
    """Take a key with its value out of a map; a cell of a spreadsheet is emptied."""
    entry = node.entries.get(key) if node else None
    if node is None or entry is None:
        return None
    raw, line = node.source.text, _line_start(node.source, entry.key.start)
    if entry.value.file.endswith(".csv") or raw[entry.key.start : entry.key.end].strip("'\"") != key:
        return replaced(entry.value, "") if entry.value.file.endswith(".csv") else None
    if not raw[line : entry.key.start].strip():
        return Change(node.source, line, _next_line(raw, _content_end(entry.value)), "")
    if raw[line : entry.key.start].strip() == "-":
        return None  # The dash belongs to the record.
    return _flow_dropped(node.source, entry.key.start, entry.value.end)


def _content_end(node: Node) -> int:
    """Where a value ends, without the blank lines that libyaml counts to a block."""
    return node.start + len(node.source.text[node.start : node.end].rstrip())


def _flow_dropped(source: Source, start: int, end: int) -> Change | None:
    raw = source.text
    after = end + len(raw[end:]) - len(raw[end:].lstrip())
    if raw.startswith(",", after):
        stop = after + 1
        return Change(source, start, stop + len(raw[stop:]) - len(raw[stop:].lstrip()), "")
    before = len(raw[:start].rstrip())
    return Change(source, before - 1, end, "") if raw[:before].endswith(",") else None


def _line_start(source: Source, offset: int) -> int:
    return source.text.rfind("\n", 0, offset) + 1


def _next_line(raw: str, offset: int) -> int:
    found = raw.find("\n", offset)
    return len(raw) if found < 0 else found + 1
