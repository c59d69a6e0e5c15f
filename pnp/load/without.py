"""Nodes with mistakes → the nodes without what is wrong, or without the records in which it stands."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence, Set

from pnp.findings import Finding, Span
from pnp.load import codes
from pnp.nodes import Entry, ListNode, MapNode, Node, Scalar, Source
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Mistakes:
    """Where findings are: by file, the offsets of what is wrong, of unknown keys, and of maps that lack a key.

    wrong: in order.
    """

    wrong: Mapping[str, Sequence[int]]
    unknown: Mapping[str, Set[int]]
    lacking: Mapping[str, Set[int]]

    @classmethod
    def of(cls, findings: Iterable[Finding], sources: Mapping[str, Source]) -> Mistakes:
        """Read the places of findings."""
        wrong: dict[str, set[int]] = {}
        unknown: dict[str, set[int]] = {}
        lacking: dict[str, set[int]] = {}
        for code, span in ((each.code, span) for each in findings for span in _places(each)):
            if span.file in sources:
                offset = sources[span.file].offset(span.line, span.column)
                places = lacking if code == codes.MISSING_KEY else wrong
                places.setdefault(span.file, set()).add(offset)
                if code == codes.UNKNOWN_KEY:
                    unknown.setdefault(span.file, set()).add(offset)
        return cls({file: sorted(offsets) for file, offsets in wrong.items()}, unknown, lacking)

    def are_in(self, scalar: Scalar) -> bool:
        """Whether one of them is in a value or key."""
        return self._is_wrong(scalar.file, scalar.start, max(scalar.end, scalar.start + 1))

    def is_unknown(self, key: Scalar) -> bool:
        """Whether nobody knows a key."""
        return key.start in self.unknown.get(key.file, ())

    def are_of(self, node: MapNode | ListNode) -> bool:
        """Whether one of them is the shape of a map or list."""
        return self._is_wrong(node.file, node.start, node.start + 1)

    def _is_wrong(self, file: str, start: int, end: int) -> bool:
        places = self.wrong.get(file, ())
        first = bisect_left(places, start)
        return first < len(places) and places[first] < end

    def lacks_outside(self, node: MapNode | None) -> bool:
        """Whether a key is missing anywhere but in one map."""
        inside = _starts(node) if node else ()
        return any(
            node is None or file != node.file or place not in inside
            for file, places in self.lacking.items()
            for place in places
        )

    def is_lacking(self, node: MapNode) -> bool:
        """Whether a map lacks a key that it must have."""
        places = self.lacking.get(node.file, ())
        return any(start in places for start in _starts(node))


def _places(finding: Finding) -> tuple[Span, ...]:
    """Where a finding is; of several unknown columns, one finding names all."""
    others = finding.related if finding.code == codes.UNKNOWN_KEY else ()
    return finding.span, *(other.span for other in others)


def _starts(node: MapNode) -> tuple[int, ...]:
    """Where a finding about all of a map may point."""
    first, id_node = next(iter(node.entries.values()), None), node.get("id")
    return node.start, first.key.start if first else node.start, id_node.start if id_node else node.start


def without(node: Node, mistakes: Mistakes, *, whole_records: bool) -> Node | None:
    """A node without the values that are wrong; None if nothing of it is left.

    whole_records: leave out the records in which they are, the smallest with an id. A deck with a key that nobody knows
    stays, for its cards are no worse for it.
    """
    return _without(node, mistakes, whole_records)[0]


# What is left of a node, and whether something was left out of the record that it belongs to.
_Rest = tuple[Node | None, bool]


def _without(node: Node, mistakes: Mistakes, whole: bool) -> _Rest:
    if isinstance(node, Scalar):
        is_wrong = mistakes.are_in(node)
        return (None, True) if is_wrong else (node, False)
    rest, is_lacking = _of_map(node, mistakes, whole) if isinstance(node, MapNode) else _of_list(node, mistakes, whole)
    if rest is node and mistakes.are_of(node):
        return None, True
    return rest, is_lacking


def _of_map(node: MapNode, mistakes: Mistakes, whole: bool) -> _Rest:
    # A record whose id was left out before still has its name.
    is_record = "id" in node.entries or "name" in node.entries
    if mistakes.is_lacking(node):
        return None, not is_record
    entries: dict[str, Entry] = {}
    is_lacking = is_lacking_unknown = False
    for key, entry in node.entries.items():
        value, lacks = (None, True) if mistakes.are_in(entry.key) else _without(entry.value, mistakes, whole)
        if mistakes.is_unknown(entry.key):
            is_lacking_unknown |= lacks
        else:
            is_lacking |= lacks
        if value is not None:
            entries[key] = entry if value is entry.value else Entry(entry.key, value)
    is_lacking = is_lacking or (is_lacking_unknown and not _has_records(node, mistakes))
    if whole and is_record and is_lacking:
        return None, False
    is_same = len(entries) == len(node.entries) and all(entries[key] is node.entries[key] for key in entries)
    return node if is_same else MapNode(node.source, node.start, node.end, entries), is_lacking and not is_record


def _has_records(node: MapNode, mistakes: Mistakes) -> bool:
    """Whether other records are in a record, under a key that is known."""
    lists = (entry.value for entry in node.entries.values() if not mistakes.is_unknown(entry.key))
    items = (item for value in lists if isinstance(value, ListNode) for item in value.items)
    return any(isinstance(item, MapNode) and "id" in item.entries for item in items)


def _of_list(node: ListNode, mistakes: Mistakes, whole: bool) -> _Rest:
    rests = [_without(item, mistakes, whole) for item in node.items]
    items = tuple(item for item, _ in rests if item is not None)
    is_same = len(items) == len(node.items) and all(map(_is, items, node.items))
    return node if is_same else ListNode(node.source, node.start, node.end, items), any(lacks for _, lacks in rests)


def _is(first: Node, second: Node) -> bool:
    return first is second
