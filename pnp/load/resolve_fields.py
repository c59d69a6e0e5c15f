"""What can only be bound when the whole game is known: declared fields, letter codes, rules texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pnp.findings import Finding
from pnp.load import codes
from pnp.load.declared import PLAIN_TYPES, Declared, refer, with_declared_fields
from pnp.load.folder import Folder
from pnp.load.folders import Folders
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.model.boards import Board
from pnp.model.decks import CustomSet, Deck
from pnp.model.fields import Code, FieldType, Open
from pnp.model.game import SETS, Game, RecordSet
from pnp.model.kit import Kit
from pnp.model.tables import Table
from pnp.model.texts import RulesText
from pnp.model.walk import key_span
from pnp.nodes import Source

# The built-in sets whose records may have fields that kit.yaml declares.
KIT_FIELDS: Final = ("sides", "terrain", "units", "markers")


def resolve_fields(game: Game, folders: Sequence[Folder]) -> tuple[dict[str, Any], list[Finding]]:
    """The sets that change when declared fields are bound and rules texts read, with findings.

    folders: that of the kit, then those of its bases: a text is read from the folder that names its files.
    """
    settling = _Resolving(game)
    changes: dict[str, Any] = {}
    for name in KIT_FIELDS:
        changes[name] = RecordSet(settling.records(tuple(getattr(game, name)), game.kit.fields.get(name, {}), {}))
    settling.unknown_sets(game.kit)
    changes["sets"] = RecordSet([settling.custom_set(one) for one in game.sets])
    changes["decks"] = RecordSet([settling.deck(one) for one in game.decks])
    changes["tables"] = RecordSet([settling.table(one) for one in game.tables])
    changes["boards"] = RecordSet([settling.board(one) for one in game.boards])
    settling.refer(changes)
    changes["texts"] = RecordSet([settling.text(one, folders) for one in game.texts])
    return changes, settling.findings


class _Resolving:
    """One pass over a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.findings: list[Finding] = []
        self.looked_up: dict[str, RecordSet[Any] | None] = {}
        self.filled: list[tuple[tuple[Open, ...], Declared]] = []

    def refer(self, changes: Mapping[str, Any]) -> None:
        """Let fields that are records be those of the changed sets, which have fields of their own."""
        self.game = replace(self.game, **changes)
        self.looked_up.clear()
        for records, declared in self.filled:
            refer(records, declared, self.findings)

    def _declared(self, fields: Mapping[str, FieldType], letters: Mapping[str, Mapping[str, Code]]) -> Declared:
        """What holds for the records of one set; a field of a type that there is not holds text."""
        known = {name: self._known_type(one) for name, one in fields.items()}
        return Declared(known, letters, self._find, self._ids)

    def unknown_sets(self, kit: Kit) -> None:
        """Sets to which a kit cannot add fields."""
        for name in kit.fields:
            if name not in KIT_FIELDS:
                hint = did_you_mean(name, KIT_FIELDS) or f"a kit adds fields to {', '.join(KIT_FIELDS)}"
                message = f"{name!r} takes no fields here"
                self.findings.append(problem(codes.UNKNOWN_CHOICE, message, key_span(kit, f"fields.{name}"), hint))

    def _known_type(self, field: FieldType) -> FieldType:
        if field.language and field.language[:2].casefold() == self.game.kit.language[:2].casefold():
            field = replace(field, language="")
        if field.type in PLAIN_TYPES or self._set(field.type) is not None:
            return field
        known = (*PLAIN_TYPES, *SETS, *self.game.sets.ids)
        hint = did_you_mean(field.type, known) or f"a type is one of {', '.join(PLAIN_TYPES)}, or the name of a set"
        message = f"there is no type {field.type!r}"
        self.findings.append(problem(codes.UNKNOWN_CHOICE, message, field.at("type"), hint))
        return replace(field, type="text")

    def _set(self, name: str) -> RecordSet[Any] | None:
        if name not in self.looked_up:
            self.looked_up[name] = self.game.set_named(name)
        return self.looked_up[name]

    def _find(self, set_name: str, record_id: str) -> Any:
        found = self._set(set_name)
        return found.find(record_id) if found is not None else None

    def _ids(self, set_name: str) -> tuple[str, ...]:
        found = self._set(set_name)
        return found.ids if found is not None else ()

    def records(self, records: tuple[Any, ...], fields: Any, letters: Any) -> tuple[Any, ...]:
        """Records of one set with their own fields; those that are records are filled in by ``refer``."""
        declared = self._declared(fields, letters)
        filled: tuple[Open, ...] = with_declared_fields(records, declared, self.findings)
        self.filled.append((filled, declared))
        return filled

    def deck(self, deck: Deck) -> Deck:
        return replace(deck, cards=self.records(deck.cards, deck.fields, deck.codes))

    def custom_set(self, custom: CustomSet) -> CustomSet:
        return replace(custom, records=self.records(custom.records, custom.fields, custom.codes))

    def table(self, table: Table) -> Table:
        return replace(table, rows=self.records(table.rows, table.fields, {}))

    def board(self, board: Board) -> Board:
        if board.track is None:
            return board
        track = board.track
        return replace(board, track=replace(track, spaces=self.records(track.spaces, track.fields, track.codes)))

    def text(self, text: RulesText, folders: Sequence[Folder]) -> RulesText:
        sources: list[Source] = []
        by_root = {folder.root: folder for folder in folders}
        known = Folders(tuple((folder.shown, folder.root) for folder in folders))
        for index, name in enumerate(text.files):
            place = text.at(f"files.{index}")
            found = by_root[known.of(place.file)[0]].read(name, place)
            if isinstance(found, Finding):
                self.findings.append(found)
            else:
                sources.append(found)
        return replace(text, sources=tuple(sources))
