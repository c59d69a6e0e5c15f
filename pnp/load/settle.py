"""What can only be bound when the whole game is known: declared fields, letter codes, rules texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pnp.findings import Finding
from pnp.load.declared import Declared, with_declared_fields
from pnp.load.folder import Folder
from pnp.model.boards import Board
from pnp.model.decks import CustomSet, Deck
from pnp.model.fields import Code, FieldType, Open
from pnp.model.game import Game, RecordSet
from pnp.model.tables import Table
from pnp.model.texts import RulesText
from pnp.nodes import Source


def settled(game: Game, folder: Folder) -> tuple[dict[str, Any], list[Finding]]:
    """The sets that change when declared fields are bound and rules texts read, with findings."""
    settling = _Settling(game)
    changes: dict[str, Any] = {}
    for name in ("sides", "terrain", "units", "markers"):
        declared = settling.declared(game.kit.fields.get(name, {}), {})
        changes[name] = RecordSet(with_declared_fields(tuple(getattr(game, name)), declared, settling.findings))
    changes["sets"] = RecordSet([settling.custom_set(one) for one in game.sets])
    # Cards, rows and spaces may refer to records of the kit's own sets: those come first.
    settling.game = replace(game, **changes)
    changes["decks"] = RecordSet([settling.deck(one) for one in game.decks])
    changes["tables"] = RecordSet([settling.table(one) for one in game.tables])
    changes["boards"] = RecordSet([settling.board(one) for one in game.boards])
    changes["texts"] = RecordSet([settling.text(one, folder) for one in game.texts])
    return changes, settling.findings


class _Settling:
    """One pass over a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.findings: list[Finding] = []

    def declared(self, fields: Mapping[str, FieldType], codes: Mapping[str, Mapping[str, Code]]) -> Declared:
        return Declared(fields, codes, self._find)

    def _find(self, set_name: str, record_id: str) -> Any:
        found = self.game.set_named(set_name)
        return found.find(record_id) if found is not None else None

    def _records(self, records: tuple[Any, ...], fields: Any, codes: Any) -> tuple[Any, ...]:
        filled: tuple[Open, ...] = with_declared_fields(records, self.declared(fields, codes), self.findings)
        return filled

    def deck(self, deck: Deck) -> Deck:
        return replace(deck, cards=self._records(deck.cards, deck.fields, deck.codes))

    def custom_set(self, custom: CustomSet) -> CustomSet:
        return replace(custom, records=self._records(custom.records, custom.fields, custom.codes))

    def table(self, table: Table) -> Table:
        return replace(table, rows=self._records(table.rows, table.fields, {}))

    def board(self, board: Board) -> Board:
        if board.track is None:
            return board
        track = board.track
        return replace(board, track=replace(track, spaces=self._records(track.spaces, track.fields, track.codes)))

    def text(self, text: RulesText, folder: Folder) -> RulesText:
        sources: list[Source] = []
        for index, name in enumerate(text.files):
            found = folder.read(name, text.at(f"files.{index}"))
            if isinstance(found, Finding):
                self.findings.append(found)
            else:
                sources.append(found)
        return replace(text, sources=tuple(sources))
