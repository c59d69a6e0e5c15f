"""Read YAML text into nodes with their places, and refuse everything that is not plain data.

Only the events of PyYAML are used. Its composer and constructor are where hostile files crash or overload a process,
where positions are lost, and where ``NO`` becomes false.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from pnp.findings import Finding, Related
from pnp.load import codes
from pnp.load.problems import problem
from pnp.load.syntax import character_finding, syntax_finding
from pnp.nodes import Entry, ListNode, MapNode, Node, Scalar, Source, Style

DEEPEST = 64
MOST_VALUES = 500_000
# A list of maps may be as long as a spreadsheet.
MOST_RECORDS = 20_000
LONGEST_TEXT = 100_000
# So much is kept of a longer text, so that more mistakes are found.
_SHOWN = 100

# libyaml if PyYAML was built with it; otherwise the same events take some thirty times longer.
_LOADER: Any = getattr(yaml, "CLoader", yaml.Loader)
_PROPERTIES = re.compile(r"(?:[!&][^\s,\[\]{}]*\s*(?:#[^\n\r]*\s*)?)+")


def read_yaml(source: Source, loader: Any = _LOADER) -> tuple[Node | None, list[Finding]]:
    """Read one document. The node is None if the file cannot be read; never raises because of its content.

    loader: a PyYAML loader class, used for its events only.
    """
    if finding := character_finding(source):
        return None, [finding]
    reader = _Reader(source)
    try:
        events = loader(source.text)
        while reader.take(events.get_event()):
            pass
    except yaml.MarkedYAMLError as error:
        return None, [*reader.findings, syntax_finding(source, error)]
    if reader.root is None and not reader.findings:
        span = source.span(0, 0)
        reader.findings.append(problem(codes.EMPTY_FILE, "the file is empty", span, "write it or remove it"))
    return reader.root, reader.findings


class _Open:
    """A map or list whose end has not been read yet."""

    __slots__ = ("entries", "flow", "items", "key", "start", "waiting")

    def __init__(self, start: int, *, is_map: bool, flow: bool) -> None:
        self.start = start
        self.flow = flow
        self.entries: dict[str, Entry] | None = {} if is_map else None
        self.items: list[Node] = []
        self.key: Scalar | None = None
        # Whether a key has been read, but not its value. The key is None if it was refused.
        self.waiting = False


class _Reader:
    """Turns events into nodes, with the open maps and lists on a stack."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.findings: list[Finding] = []
        self.root: Node | None = None
        self.documents = 0
        self.values = 0
        self.stack: list[_Open] = []

    def take(self, event: Any) -> bool:
        """Process one event; False after the last one, or if reading must stop."""
        kind = type(event)
        if kind is yaml.ScalarEvent:
            return self._scalar(event)
        if kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
            return self._open(event, is_map=kind is yaml.MappingStartEvent)
        if kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
            self._close(event)
        elif kind is yaml.AliasEvent:
            self._alias(event)
        elif kind is yaml.DocumentStartEvent:
            return self._document(event)
        return kind is not yaml.StreamEndEvent and event is not None

    def _scalar(self, event: Any) -> bool:
        start, end, style = event.start_mark.index, event.end_mark.index, event.style or Style.PLAIN
        if event.anchor is not None or event.tag is not None:
            start = self._without_properties(event)
        if style in (Style.LITERAL, Style.FOLDED):
            end = start + len(self.source.text[start:end].rstrip())
        text = event.value
        if len(text) > LONGEST_TEXT:
            text = text[:_SHOWN]
            span = self.source.span(start, start + 1)
            message = f"this text has more than {LONGEST_TEXT:,} characters"
            hint = "divide it; rules of a book belong in Markdown files"
            self.findings.append(problem(codes.LONG_TEXT, message, span, hint))
        self._add(Scalar(self.source, start, end, text, style))
        self.values += 1
        return self.values <= MOST_VALUES or self._too_many(start)

    def _too_many(self, start: int, message: str = f"the file has more than {MOST_VALUES:,} values") -> bool:
        span = self.source.span(start, start)
        self.findings.append(problem(codes.LARGE_FILE, message, span, "divide it into several files"))
        return False

    def _open(self, event: Any, *, is_map: bool) -> bool:
        start = event.start_mark.index
        if event.anchor is not None or event.tag is not None:
            start = self._without_properties(event)
        if len(self.stack) >= DEEPEST:
            message = f"this is nested more than {DEEPEST} levels deep"
            hint = "take it apart; if it is text with brackets, put it in quotes"
            self.findings.append(problem(codes.DEEP_NESTING, message, self.source.span(start, start + 1), hint))
            return False
        self.values += 1
        if is_map and self.stack and len(self.stack[-1].items) >= MOST_RECORDS:
            return self._too_many(start, f"this list has more than {MOST_RECORDS:,} records")
        self.stack.append(_Open(start, is_map=is_map, flow=bool(event.flow_style)))
        return self.values <= MOST_VALUES or self._too_many(start)

    def _close(self, event: Any) -> None:
        opened = self.stack.pop()
        node: Node
        if opened.entries is not None:
            last = max((entry.value.end for entry in opened.entries.values()), default=opened.start)
            end = event.end_mark.index if opened.flow else last
            node = MapNode(self.source, opened.start, end, opened.entries)
        else:
            end = event.end_mark.index if opened.flow else (opened.items[-1].end if opened.items else opened.start)
            node = ListNode(self.source, opened.start, end, tuple(opened.items))
        self._add(node)

    def _add(self, node: Node) -> None:
        """Add a finished node as a key, a value, an item or the root."""
        if not self.stack:
            if not (isinstance(node, Scalar) and node.is_null):
                self.root = node
            return
        parent = self.stack[-1]
        if parent.entries is None:
            parent.items.append(node)
        elif parent.waiting:
            if parent.key is not None:
                parent.entries[parent.key.text] = Entry(parent.key, node)
            parent.waiting = False
        else:
            parent.key = self._key(node, parent.entries)
            parent.waiting = True

    def _key(self, node: Node, entries: dict[str, Entry]) -> Scalar | None:
        """The node as a key, or None with a finding."""
        if not isinstance(node, Scalar) or not node.text:
            what = "an empty key" if isinstance(node, Scalar) else f"a {node.kind} as a key"
            jinja = self.source.text.startswith("{{", node.start - 1)
            hint = "put text that starts with {{ in quotes" if jinja else "keys are single words"
            self.findings.append(problem(codes.COMPLEX_KEY, f"{what} is not understood", node.span, hint))
            return None
        if first := entries.get(node.text):
            related = [Related(first.key.span, "first written here")]
            message = f"the key {node.text!r} is written twice in this map"
            hint = (
                f"write what stands below both below the first {node.text}:, and remove this one"
                if isinstance(first.value, MapNode | ListNode)
                else "remove one, or make a list of both values"
            )
            self.findings.append(problem(codes.DUPLICATE_KEY, message, node.span, hint, related))
            return None
        return node

    def _alias(self, event: Any) -> None:
        start, end = event.start_mark.index, event.end_mark.index
        hint = f'write the value out; text that starts with * goes in quotes: "*{event.anchor}"'
        span = self.source.span(start, end)
        self.findings.append(problem(codes.ANCHOR, f"the alias '*{event.anchor}' is not allowed", span, hint))
        # Treated as text, so that reading can continue and report more.
        self._add(Scalar(self.source, start, end, f"*{event.anchor}"))

    def _without_properties(self, event: Any) -> int:
        """Report the anchor and the tag of a value; returns the offset of the value behind them."""
        start, end = event.start_mark.index, event.end_mark.index
        match = _PROPERTIES.match(self.source.text, start)
        stop = match.end() if match else start
        written = self.source.text[start:stop].split()
        span = self.source.span(start, start + len(self.source.text[start:stop].rstrip()))
        if event.anchor is not None:
            message = f"the anchor '&{event.anchor}' is not allowed"
            hint = f'write values out; text that starts with & goes in quotes: "&{event.anchor}"'
            self.findings.append(problem(codes.ANCHOR, message, span, hint))
        if event.tag is not None:
            tag = next((word for word in written if word.startswith("!")), "!")
            hint = f'remove it; text that starts with ! goes in quotes: "{tag} …"'
            self.findings.append(problem(codes.TAG, f"the tag {tag!r} is not allowed", span, hint))
        return min(stop, end) if isinstance(event, yaml.ScalarEvent) else stop

    def _document(self, event: Any) -> bool:
        self.documents += 1
        if self.documents == 1:
            return True
        span = self.source.span(event.start_mark.index, event.end_mark.index)
        hint = "make a file of each; inside text, indent the --- or write ***"
        self.findings.append(problem(codes.SEVERAL_DOCUMENTS, "a second document starts in the same file", span, hint))
        return False
