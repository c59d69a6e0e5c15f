"""Where the ids of a kit are written: as ids of records, in fields that refer to them, and in texts."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from pnp.findings import Span, is_sheet
from pnp.load.bind import record_fields
from pnp.load.kit import LoadedKit
from pnp.model import walk
from pnp.model.components import Component
from pnp.model.effects import Effect, Target
from pnp.model.fields import Open
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.nodes import ListNode, MapNode, Node, Scalar, Source
from pnp.values import dataclass

LAYOUTS: Final = "layouts"
# Fields that may name a record of one of several sets, or something else.
_LOOSE: Final = ((Effect, ("what", "from", "into", "at")), (Target, ("side", "where")))
# ``units.pikes``, as in templates, quantities, of: and source:; letters and digits of an id, in either spelling.
_PATH: Final = re.compile(r"(?<![\w.-])(?P<set>[a-z][\w-]*)\.(?P<id>[a-z0-9]+(?:[-_][a-z0-9]+)*)(?![\w-])")
# ``unit.stats.move``: a key of a map inside a record.
_KEY: Final = re.compile(r"(?<=\.)(?P<key>[a-z_]+)(?=\.(?P<id>[a-z0-9]+(?:[-_][a-z0-9]+)*)(?![\w-]))")
# ``#unit-pikes`` of links, ``unit=pikes`` and ``units="tide/cog@A1"`` of directives.
_LINK: Final = re.compile(r"#(?P<link>[a-z0-9]+(?:-[a-z0-9]+)*)")
_ATTRIBUTE: Final = re.compile(r"(?<![\w-])(?P<singular>[a-z_]+)=[\"']?(?P<id>[a-z0-9]+(?:-[a-z0-9]+)*)(?![\w-])")
_COUNTER: Final = re.compile(r"(?:(?P<side>[\w-]+)/)?(?P<unit>[\w-]+)\s*@")
_BOARD: Final = re.compile(r"::board\{(?P<board>[\w-]+)")


@dataclass(frozen=True, slots=True)
class Name:
    """An id and the set that it belongs to: a built-in set, one of the kit's own, a deck of cards, or ``layouts``."""

    set: str
    id: str


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A place where a name is written. has_underscores: as in templates, where a hyphen would be a minus.

    is_made: the id is not written there, but made of the name that is.
    """

    name: Name
    span: Span
    is_definition: bool = False
    has_underscores: bool = False
    is_made: bool = False


class Occurrences:
    """All places of all names of a kit. game: as far as it could be read."""

    def __init__(self, loaded: LoadedKit, game: Game | None) -> None:
        self._loaded, self._game = loaded, game
        self.definitions: dict[Name, Occurrence] = {}
        self._of: dict[Name, dict[Span, Occurrence]] = defaultdict(dict)
        self._in: dict[str, list[Occurrence]] = defaultdict(list)
        # What refers to a name is known by the names that there are.
        for part in (self._defined, self._referred, self._in_texts):
            for occurrence in list(part()):
                self._add(occurrence)

    def of(self, name: Name) -> list[Occurrence]:
        """Where a name is written, in reading order."""
        return sorted(self._of[name].values(), key=lambda occurrence: occurrence.span)

    def at(self, file: str, line: int, column: int) -> Occurrence | None:
        """The name at a place, counted from 1; the place behind its last letter counts, too."""
        for found in self._in.get(file, ()):
            span = found.span
            if span.line == line == span.end_line and span.column <= column <= span.end_column:
                return found
        return None

    def names_of(self, set_name: str) -> list[str]:
        """The ids of a set."""
        return [name.id for name in self.definitions if name.set == set_name]

    def _add(self, occurrence: Occurrence) -> None:
        name, span = occurrence.name, occurrence.span
        if occurrence.is_definition:
            self.definitions.setdefault(name, occurrence)
        if name in self.definitions and span not in self._of[name]:
            self._of[name][span] = occurrence
            self._in[span.file].append(occurrence)

    def _defined(self) -> Iterator[Occurrence]:
        for set_name in SETS:
            for node in self._loaded.sets.get(set_name, ()):
                yield from _definition(set_name, node, "id")
                if set_name in ("sets", "decks") and isinstance(node, MapNode):
                    owner, records = _text(node.get("id")), node.get("records") or node.get("cards")
                    for record in records.items if isinstance(records, ListNode) and owner else ():
                        yield from _definition(owner, record, "id")
        for layout in self._loaded.layouts:
            yield from _definition(LAYOUTS, layout, "layout")

    def _referred(self) -> Iterator[Occurrence]:
        for layout in self._loaded.layouts:
            if isinstance(base := layout.get("extends"), Scalar):
                yield from _inside(Name(LAYOUTS, base.text), base.source, base.span)
        for record in walk.records(self._game) if self._game else ():
            for reference in walk.references(record):
                yield from self._written(reference.sets, reference.id, reference.span)
            for cls, keys in _LOOSE:
                for key in keys if isinstance(record, cls) else ():
                    yield from self._loose(record, key)
            if isinstance(record, Component):
                yield from self._written((LAYOUTS,), record.layout, record.at("layout"))
                if record.back:
                    back = record.back.layout
                    yield from self._written((LAYOUTS,), back, record.back.at("layout"))
            if symbol := getattr(record, "symbol", ""):
                yield from self._written(("icons",), symbol, record.at("symbol"))
            if isinstance(record, Open):
                yield from self._declared(record)

    def _declared(self, record: Open) -> Iterator[Occurrence]:
        """The records that fields of the kit's own refer to."""
        for key, node in record.extra.items():
            value = record.fields.get(key)
            nodes = node.items if isinstance(node, ListNode) else (node,)
            for item, named in zip(nodes, value if isinstance(value, tuple) else (value,), strict=False):
                if isinstance(named, Named) and isinstance(item, Scalar):
                    yield from self._written(self._sets_of(named), named.id, item.span)

    def _sets_of(self, record: Named) -> list[str]:
        """The sets that a record may be of, by its class."""
        sets = [name for name, (cls, _) in SETS.items() if isinstance(record, cls)]
        return sets or [custom.id for custom in (self._game.sets if self._game else ()) if record in custom.records]

    def _loose(self, record: Any, key: str) -> Iterator[Occurrence]:
        node = record.node.get(key) if record.node else None
        if isinstance(node, Scalar):
            sets = [name for name in SETS if Name(name, node.text) in self.definitions]
            yield from self._written(sets[:1], node.text, node.span)

    def _written(self, sets: Iterable[str], id: str, span: Span) -> Iterator[Occurrence]:
        source = self._loaded.sources.get(span.file)
        for set_name in sets if source else ():
            if source and Name(set_name, id) in self.definitions:
                yield from _inside(Name(set_name, id), source, span)
                return

    def _in_texts(self) -> Iterator[Occurrence]:
        singles = {singular: name for name, (_, singular) in SETS.items()}
        singles |= {custom.one: custom.id for custom in self._game.sets} if self._game else {}
        links = {
            f"{singular.replace('_', '-')}-{name.id}": name
            for name in self.definitions
            for singular, set_name in singles.items()
            if set_name == name.set
        }
        for file, source in self._loaded.sources.items():
            if not is_sheet(file):
                yield from self._paths(source)
                if file.endswith(".md"):
                    yield from self._in_markdown(source, singles, links)

    def _paths(self, source: Source) -> Iterator[Occurrence]:
        found: list[tuple[re.Match[str], tuple[str, ...]]] = []
        for match in _PATH.finditer(source.text):
            found.append((match, (match["set"], match["set"].replace("_", "-"))))
        for match in _KEY.finditer(source.text):
            found.append((match, _keyed_sets().get(match["key"], ())))
        for match, sets in found:
            for name in (
                Name(set_name, id) for set_name in sets for id in (match["id"], match["id"].replace("_", "-"))
            ):
                if name in self.definitions:
                    span = source.span(match.start("id"), match.end("id"))
                    yield Occurrence(name, span, has_underscores="_" in match["id"])
                    break

    def _in_markdown(self, source: Source, singles: dict[str, str], links: dict[str, Name]) -> Iterator[Occurrence]:
        for match in _LINK.finditer(source.text):
            if name := links.get(match["link"]):
                yield Occurrence(name, source.span(match.end() - len(name.id), match.end()))
        for match in _ATTRIBUTE.finditer(source.text):
            if set_name := singles.get(match["singular"]):
                yield Occurrence(Name(set_name, match["id"]), source.span(*match.span("id")))
        for match in _COUNTER.finditer(source.text):
            yield Occurrence(Name("units", match["unit"]), source.span(*match.span("unit")))
            if match["side"]:
                yield Occurrence(Name("sides", match["side"]), source.span(*match.span("side")))
        for match in _BOARD.finditer(source.text):
            yield Occurrence(Name("boards", match["board"]), source.span(*match.span("board")))


@cache
def _keyed_sets() -> dict[str, tuple[str, ...]]:
    """The sets whose ids are the keys of a map, by the key of that map: ``stats`` of a unit, ``cost``, ``spare``."""
    keyed: dict[str, tuple[str, ...]] = {}
    for cls, _ in SETS.values():
        for key, (field, _) in record_fields(cls).items():
            if sets := field.metadata.get("keys_refer_to"):
                keyed[key] = tuple(dict.fromkeys((*keyed.get(key, ()), *sets)))
    return keyed


def _definition(set_name: str, node: Node, key: str) -> Iterator[Occurrence]:
    id = node.get(key) if isinstance(node, MapNode) else None
    if isinstance(id, Scalar) and id.text:
        name = Name(set_name, id.text)
        written = next(_inside(name, id.source, id.span), None)
        is_made = written is None or id.source.text[id.start : id.end].strip("\"' \t") != id.text
        yield Occurrence(name, written.span if written else id.span, is_definition=True, is_made=is_made)


def _inside(name: Name, source: Source, span: Span) -> Iterator[Occurrence]:
    """The id inside a value, which may be in quotes."""
    if span.line != span.end_line or is_sheet(span.file):
        yield Occurrence(name, span)
        return
    at = source.line(span.line).find(name.id, span.column - 1, span.end_column)
    if at >= 0:
        yield Occurrence(name, Span(span.file, span.line, at + 1, span.line, at + 1 + len(name.id)))


def _text(node: Node | None) -> str:
    return node.text if isinstance(node, Scalar) else ""
