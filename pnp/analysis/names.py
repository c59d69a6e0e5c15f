"""Names in the forms in which people write them: other case, hyphens, a plural."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pnp.analysis.word_forms import loose, plurals
from pnp.model.boards import Board
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.model.texts import Term

# Sets whose records are about making the game, not in it.
NOT_IN_PLAY: Final = ("texts", "icons", "components", "examples")
# Sets that people speak of by name. Phases, zones, regions and goals may be called alike for each side.
BY_NAME: Final = (
    "stats", "classes", "terrain", "sides", "units", "decks", "tables", "rolls", "boards", "markers", "statuses",
    "resources", "options", "scenarios", "glossary",
)  # fmt: skip


def names_of(record: Named) -> Iterator[str]:
    """What a record is called: name, plural, aliases, term."""
    yield from (alias for alias in (record.name, record.plural, *record.aliases) if alias)
    if isinstance(record, Term):
        yield record.term


def spoken_names(record: Named) -> tuple[str, ...]:
    """What people call one or several of a thing, in more than two letters."""
    single = (record.name, *record.aliases)
    several = (record.plural, *(form for name in single for form in plurals(name)))
    return tuple(name for name in dict.fromkeys((*single, *several)) if len(name) > 2)


def by_other_form(wanted: str, records: Iterable[Named]) -> Mapping[str, Named]:
    """The records that are called so, but for case, hyphens or a plural, by id; their abbreviations count, too."""
    key = loose(wanted)
    return {
        record.id: record
        for record in records
        if key and any(loose(name) == key for name in (record.id, *names_of(record), record.abbr) if name)
    }


def in_play(game: Game) -> Iterator[tuple[str, Named]]:
    """Everything in the game that has an id, with what to call it: units, cards, rows, regions, places."""
    for name, (_, one) in SETS.items():
        if name not in NOT_IN_PLAY:
            yield from ((one.replace("_", " "), record) for record in getattr(game, name))
    for deck in game.decks:
        yield from (("card", card) for card in deck.cards)
    for table in game.tables:
        yield from (("row", row) for row in table.rows)
    for custom in game.sets:
        yield from ((custom.one, record) for record in custom.records)
    for board in game.boards:
        yield from _on_board(board)


def called_by_name(game: Game) -> Iterator[tuple[str, Named]]:
    """What rules and players call by its name alone, with what it is."""
    for name in BY_NAME:
        one = SETS[name][1].replace("_", " ")
        yield from ((one, record) for record in getattr(game, name))
    for deck in game.decks:
        yield from (("card", card) for card in deck.cards)
    for custom in game.sets:
        yield from ((custom.one, record) for record in custom.records)


def _on_board(board: Board) -> Iterator[tuple[str, Named]]:
    if board.grid:
        yield from (("region", region) for region in board.grid.regions)
    if board.track:
        yield from (("space", space) for space in board.track.spaces)
    if board.nodes:
        yield from (("place", node) for node in board.nodes.nodes)
    if board.mat:
        yield from (("area", area) for area in board.mat.areas)
