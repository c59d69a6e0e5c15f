"""Names in the forms in which people write them: other case, hyphens, a plural."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pnp.analysis.word_forms import loose, plurals
from pnp.model.board_places import place_records
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.model.texts import Term

# Sets whose records belong to making the game, not to playing it.
NOT_IN_PLAY: Final = ("texts", "icons", "components", "examples")
# Sets whose records players call by name. Phases, zones, regions and goals may have the same name for each side.
BY_NAME: Final = (
    "stats", "classes", "terrain", "sides", "units", "decks", "tables", "rolls", "boards", "markers", "statuses",
    "resources", "options", "scenarios", "glossary",
)  # fmt: skip


def names_of(record: Named) -> Iterator[str]:
    """What a record is called: name, plural, aliases, term."""
    yield from (alias for alias in (record.name, record.plural, *record.aliases) if alias)
    if isinstance(record, Term) and record.term:
        yield record.term


def spoken_names(record: Named) -> tuple[str, ...]:
    """What people call one or several of a thing, if longer than two letters."""
    single = (record.name, *record.aliases)
    several = (record.plural, *(form for name in single for form in plurals(name)))
    return tuple(name for name in dict.fromkeys((*single, *several)) if len(name) > 2)


def by_other_form(name: str, records: Iterable[Named]) -> Mapping[str, Named]:
    """The records with this name apart from case, hyphens or a plural, by id; abbreviations count as names."""
    key = loose(name)
    return {
        record.id: record
        for record in records
        if key and any(loose(form) == key for form in (record.id, *names_of(record), record.abbr) if form)
    }


def in_play(game: Game) -> Iterator[tuple[str, Named]]:
    """Everything in the game that has an id, with its kind: units, cards, rows, regions, places."""
    for name in SETS:
        if name not in NOT_IN_PLAY:
            yield from _with_kind(game, name)
    for deck in game.decks:
        yield from (("card", card) for card in deck.cards)
    for table in game.tables:
        yield from (("row", row) for row in table.rows)
    for custom in game.sets:
        yield from ((custom.one, record) for record in custom.records)
    for board in game.boards:
        yield from place_records(board)


def called_by_name(game: Game) -> Iterator[tuple[str, Named]]:
    """What rules and players call by its name alone, with its kind."""
    for name in BY_NAME:
        yield from _with_kind(game, name)
    for deck in game.decks:
        yield from (("card", card) for card in deck.cards)
    for custom in game.sets:
        yield from ((custom.one, record) for record in custom.records)


def _with_kind(game: Game, name: str) -> Iterator[tuple[str, Named]]:
    kind = SETS[name][1].replace("_", " ")
    return ((kind, record) for record in getattr(game, name))
