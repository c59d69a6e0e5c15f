"""Groups of records within which ids, names and numbers must be unique."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.model.decks import Card, CustomRecord, CustomSet, Deck
from pnp.model.game import SETS, Game
from pnp.model.names import Named


def groups(game: Game) -> Iterator[tuple[str, Sequence[Named]]]:
    """Every set, deck, table, track and so on, with what to call its records, such as ``cards of 'orders'``."""
    for name in SETS:
        yield name, getattr(game, name)
    for deck in game.decks:
        yield f"cards of {deck.id!r}", deck.cards
    for table in game.tables:
        yield f"rows of {table.id!r}", table.rows
    for custom in game.sets:
        yield f"records of {custom.id!r}", custom.records
    for roll in game.rolls:
        yield f"modifiers of {roll.id!r}", roll.modifiers
    yield from _parts_of_boards(game)


def decks_and_sets(game: Game) -> Iterator[tuple[Deck | CustomSet, Sequence[Card | CustomRecord]]]:
    """Every deck with its cards, and every custom set with its records: all that declare fields and codes."""
    yield from ((deck, deck.cards) for deck in game.decks)
    yield from ((custom, custom.records) for custom in game.sets)


def _parts_of_boards(game: Game) -> Iterator[tuple[str, Sequence[Named]]]:
    for board in game.boards:
        if board.grid:
            yield f"regions of {board.id!r}", board.grid.regions
            yield f"edges of {board.id!r}", board.grid.edges
            yield f"roads of {board.id!r}", board.grid.roads
        if board.track:
            yield f"spaces of {board.id!r}", board.track.spaces
        if board.nodes:
            yield f"places of {board.id!r}", board.nodes.nodes
        if board.mat:
            yield f"areas of {board.id!r}", board.mat.areas
