"""Bind what needs the whole game: declared fields, letter codes and rules texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pnp.findings import Finding, is_sheet
from pnp.load import codes
from pnp.load.declared_fields import PLAIN_TYPES, DeclaredFields, bind_declared_fields, resolve_references
from pnp.load.ids import id_of_name
from pnp.load.kit_files import KitFiles
from pnp.load.problems import problem
from pnp.load.search_path import SearchPath
from pnp.load.suggest import did_you_mean
from pnp.model.boards import Board
from pnp.model.cells import Cells
from pnp.model.decks import CustomSet, Deck
from pnp.model.fields import Code, FieldType, Open
from pnp.model.game import SETS, Game, RecordSet
from pnp.model.kit import Kit
from pnp.model.names import Named
from pnp.model.play import Arrival
from pnp.model.tables import Table
from pnp.model.texts import RulesText
from pnp.model.units import Army, Unit
from pnp.model.walk import key_span, with_references
from pnp.nodes import Source

# The built-in sets whose records may have fields that kit.yaml declares.
KIT_FIELDS: Final = ("sides", "terrain", "units", "markers")


def resolve_fields(game: Game, folders: Sequence[KitFiles]) -> tuple[dict[str, Any], list[Finding]]:
    """The sets that change when declared fields are bound and rules texts are read, with findings.

    folders: that of the kit, then those of its bases. A text is read from the folder of the file that names it.
    """
    resolver = _FieldResolver(game)
    changes: dict[str, Any] = {}
    for name in KIT_FIELDS:
        # Their set has no place for it: kit.yaml says it for each by its name.
        declaration = f"declare {{}} in kit.yaml: fields: {{{{{name}: {{}}}}}}"
        fields = game.kit.fields.get(name, {})
        changes[name] = RecordSet(resolver.records(tuple(getattr(game, name)), fields, {}, declaration))
    resolver.unknown_sets(game.kit)
    changes["sets"] = RecordSet([resolver.custom_set(custom) for custom in game.sets])
    changes["decks"] = RecordSet([resolver.deck(deck) for deck in game.decks])
    changes["tables"] = RecordSet([resolver.table(table) for table in game.tables])
    changes["boards"] = RecordSet([resolver.board(board) for board in game.boards])
    resolver.resolve_references(changes)
    changes["texts"] = RecordSet([resolver.text(text, folders) for text in game.texts])
    return changes, resolver.findings


def armies_with_units(game: Game) -> list[Army]:
    """The armies with the units that name them, as in an order of battle that is one list of units."""
    joining: dict[str, dict[str, int]] = {}
    for unit in game.units:
        if unit.army:
            joining.setdefault(unit.army, {})[unit.id] = unit.count
    return [
        replace(army, units=dict(Counter(army.units) + Counter(joining[army.id]))) if army.id in joining else army
        for army in game.armies
    ]


def arrivals_with_units(game: Game) -> list[Arrival]:
    """The arrivals, and one for the units of each army that say themselves on which turn they come in, and where."""
    joining: dict[tuple[str, int, Cells | None], list[Unit]] = {}
    for unit in game.units:
        if unit.army and unit.arrives is not None:
            joining.setdefault((unit.army, unit.arrives, unit.place), []).append(unit)
    return [
        *game.arrivals,
        *(
            Arrival(
                id=units[0].id,
                turn=turn,
                army=army,
                units={unit.id: unit.count for unit in units},
                cells=cells,
                node=units[0].node,
            )
            for (army, turn, cells), units in joining.items()
        ),
    ]


def _called(record: Named) -> tuple[str, ...]:
    return (record.id, record.name, record.plural, record.abbr, *record.aliases)


def _declare_in(owner: str) -> str:
    """What to write for the fields of a deck or the like, with places for a pronoun and the fields."""
    return f"add {{}} to the fields: of the {owner}: {{}}"


class _FieldResolver:
    """Binds the fields of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.findings: list[Finding] = []
        self.looked_up: dict[str, RecordSet[Any] | None] = {}
        # By the sets that are meant: the ids of all records that are called by a name.
        self.meant: dict[tuple[str, ...], dict[str, set[str]]] = {}
        self.bound_records: list[tuple[tuple[Open, ...], DeclaredFields]] = []

    def resolve_references(self, changes: Mapping[str, Any]) -> None:
        """Set fields that refer to records to the changed records, which have their own fields."""
        self.game = replace(self.game, **changes)
        self.looked_up.clear()
        for records, declared in self.bound_records:
            resolve_references(records, declared, self.findings)

    def _declared(self, fields: Mapping[str, FieldType], letters: Mapping[str, Mapping[str, Code]]) -> DeclaredFields:
        """The declared fields of the records of one set; a field of an unknown type is text."""
        known = {name: self._known_type(field) for name, field in fields.items()}
        return DeclaredFields(known, letters, self._find, self._ids)

    def unknown_sets(self, kit: Kit) -> None:
        """Report sets to which a kit cannot add fields."""
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
        records = self._set(set_name)
        return records.find(record_id) if records is not None else None

    def _ids(self, set_name: str) -> tuple[str, ...]:
        records = self._set(set_name)
        return records.ids if records is not None else ()

    def records(self, records: tuple[Any, ...], fields: Any, letters: Any, declaration: str) -> tuple[Any, ...]:
        """The records of one set with their declared fields; ``resolve_references`` sets those that are records."""
        declared = replace(self._declared(fields, letters), declaration=declaration)
        # What mends other files leaves those of spreadsheet programs alone.
        records = tuple(
            with_references(record, self._id_of) if is_sheet(record.span.file) else record for record in records
        )
        bound: tuple[Open, ...] = bind_declared_fields(records, declared, self.findings)
        self.bound_records.append((bound, declared))
        return bound

    def _id_of(self, written: str, sets: tuple[str, ...]) -> str:
        """The id of the one record that a cell calls by its name, or as it is written if there is none."""
        if any(self._find(name, written) is not None for name in sets):
            return written
        if sets not in self.meant:
            names = self.meant[sets] = {}
            for record in (one for name in sets for one in self._set(name) or ()):
                for name in filter(None, map(id_of_name, _called(record))):
                    names.setdefault(name, set()).add(record.id)
        meant = self.meant[sets].get(id_of_name(written), ())
        return next(iter(meant)) if len(meant) == 1 else written

    def deck(self, deck: Deck) -> Deck:
        return replace(deck, cards=self.records(deck.cards, deck.fields, deck.codes, _declare_in("deck")))

    def custom_set(self, custom: CustomSet) -> CustomSet:
        return replace(custom, records=self.records(custom.records, custom.fields, custom.codes, _declare_in("set")))

    def table(self, table: Table) -> Table:
        return replace(table, rows=self.records(table.rows, table.fields, {}, _declare_in("table")))

    def board(self, board: Board) -> Board:
        if board.track is None:
            return board
        track = board.track
        return replace(
            board,
            track=replace(track, spaces=self.records(track.spaces, track.fields, track.codes, _declare_in("track"))),
        )

    def text(self, text: RulesText, folders: Sequence[KitFiles]) -> RulesText:
        sources: list[Source] = []
        by_root = {folder.root: folder for folder in folders}
        search_path = SearchPath(tuple((folder.shown, folder.root) for folder in folders))
        for index, name in enumerate(text.files):
            place = text.at(f"files.{index}")
            source = by_root[search_path.of(place.file)[0]].read(name, place)
            if isinstance(source, Finding):
                self.findings.append(source)
            else:
                sources.append(source)
        return replace(text, sources=tuple(sources))
