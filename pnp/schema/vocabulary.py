"""The names that a kit may use: ids of its records, fields that it declares, layouts, themes, colours, icons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import Any, Final

from pnp.layout.templates.library import Library
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.theme import merge_base_themes
from pnp.load.kit import LoadedKit
from pnp.load.resolve_fields import KIT_FIELDS
from pnp.model.boards import Space
from pnp.model.decks import Card, CustomRecord
from pnp.model.fields import Code, FieldType
from pnp.model.game import SETS, Game
from pnp.model.tables import Row
from pnp.nodes import ListNode, MapNode, Node, Scalar
from pnp.values import dataclass

_OF_SETS: Final = "sets"
# Sets whose records are made of others, which a component prints.
_HOLDERS: Final = ("decks", "tables", "armies")


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclaredField:
    """A field that a kit declares. codes: what its letters mean. of: the set, deck, table or board that declares it."""

    type: FieldType
    codes: Mapping[str, str]
    of: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """The names of a kit.

    ids: by set, those of custom sets included, each with the name of its record. fields: what is declared for the
    records of a class, by its name; a field may be declared several times. layouts, icons: with what they are called.
    is_extension: whether the kit extends another one, so that its records may be parts of records.
    """

    ids: Mapping[str, Mapping[str, str]]
    fields: Mapping[str, Mapping[str, tuple[DeclaredField, ...]]] = field(default_factory=dict)
    layouts: Mapping[str, str] = field(default_factory=dict)
    icons: Mapping[str, str] = field(default_factory=dict)
    themes: Mapping[str, str] = field(default_factory=dict)
    colors: Mapping[str, str] = field(default_factory=dict)
    classes: Mapping[str, str] = field(default_factory=dict)
    is_extension: bool = False

    @property
    def paths(self) -> dict[str, str]:
        """The sets that have records, and each of those records that may hold others, by path: ``decks.orders``."""
        sets = {name: "" for name, ids in self.ids.items() if ids}
        inside = ((f"{name}.{id}", text) for name in _HOLDERS for id, text in self.ids.get(name, {}).items())
        return {**sets, **dict(inside)}


def vocabulary_of(loaded: LoadedKit, library: Library) -> Vocabulary:
    """The names of a kit that was read. library: the layouts, themes and icons that come with pnp."""
    game = loaded.game
    all_of = library.with_kit(loaded.layouts, loaded.themes, game.icons if game else ())
    palette, classes = _names_of_theme(all_of, game.kit.theme if game else "plain")
    return Vocabulary(
        ids=_ids(loaded.sets),
        fields=_declared(game) if game else {},
        layouts={name: _word(node, "text") for name, node in all_of.layouts.items()},
        # The names of the icons of pnp are not asked for: reading hundreds of them takes long.
        icons=dict.fromkeys(all_of.icons, ""),
        themes={name: _word(node, "text") for name, node in all_of.themes.items()},
        colors=palette,
        classes=classes,
        is_extension=bool(loaded.bases),
    )


def _ids(sets: Mapping[str, Iterable[Node]]) -> dict[str, dict[str, str]]:
    """The ids of all records, also of those with mistakes, with their names."""
    ids = {name: dict(_named(sets.get(name, ()))) for name in SETS}
    for custom in sets.get(_OF_SETS, ()):
        records = custom.get("records") if isinstance(custom, MapNode) else None
        if isinstance(custom, MapNode) and isinstance(records, ListNode):
            ids[_word(custom, "id")] = dict(_named(records.items))
    return ids


def _named(nodes: Iterable[Node]) -> Iterator[tuple[str, str]]:
    for node in nodes:
        if isinstance(node, MapNode) and (id := _word(node, "id")):
            yield id, _word(node, "name") or _word(node, "term")


def _word(node: MapNode, key: str) -> str:
    value = node.get(key)
    return value.text if isinstance(value, Scalar) else ""


def _declared(game: Game) -> dict[str, dict[str, tuple[DeclaredField, ...]]]:
    """The declared fields by the class of their records."""
    fields: dict[str, dict[str, tuple[DeclaredField, ...]]] = defaultdict(dict)
    for cls, of, types, codes in _declarations(game):
        known = fields[cls.__name__]
        for name in dict.fromkeys((*types, *codes)):
            letters = {letter: code.name for letter, code in codes.get(name, {}).items()}
            declared = DeclaredField(type=types.get(name) or FieldType(type="code"), codes=letters, of=of)
            known[name] = (*known.get(name, ()), declared)
    return dict(fields)


Codes = Mapping[str, Mapping[str, Code]]


def _declarations(game: Game) -> Iterator[tuple[type[Any], str, Mapping[str, FieldType], Codes]]:
    """The class of the records, what declares their fields, the fields and the codes."""
    for name in KIT_FIELDS:
        yield SETS[name][0], "the kit", game.kit.fields.get(name, {}), {}
    for deck in game.decks:
        yield Card, f"the deck {deck}", deck.fields, deck.codes
    for table in game.tables:
        yield Row, f"the table {table}", table.fields, {}
    for custom in game.sets:
        yield CustomRecord, f"the set {custom}", custom.fields, custom.codes
    for board in game.boards:
        if board.track:
            yield Space, f"the track {board}", board.track.fields, board.track.codes


def _names_of_theme(library: Library, name: str) -> tuple[dict[str, str], dict[str, str]]:
    """The colours of a theme as they are written, and the names of its classes."""
    node = library.themes.get(name) or library.themes.get("plain")
    if node is None:
        return {}, {}
    merged = merge_base_themes(library.themes, node, Reader())
    palette, classes = merged.get("palette"), merged.get("classes")
    colors = {token: _word(palette, token) for token in palette.entries} if isinstance(palette, MapNode) else {}
    return colors, dict.fromkeys(classes.entries, "") if isinstance(classes, MapNode) else {}
