"""Alternative texts: what a face or a drawing of a board shows, for readers who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any

from pnp.layout.boards.options import arrows, comma_separated, placed_counters
from pnp.layout.series import SeriesEntry, series
from pnp.locale.catalog import translate
from pnp.model.components import Component
from pnp.model.game import SETS, Game
from pnp.model.kit import Kit
from pnp.model.names import Named
from pnp.model.tables import Table


def records_alt_text(names: Mapping[str, Any]) -> str:
    """The records that a face is made of: ``Tide Cog``, ``Spring tide``."""
    unit, side = names.get("unit"), names.get("side")
    if isinstance(unit, Named):
        whose = (getattr(side, "adjective", "") or side.title) if isinstance(side, Named) else ""
        return f"{whose} {unit.title}".strip()
    shown = [
        record.title
        for key, record in names.items()
        if isinstance(record, Named) and key not in ("deck", "table", "set")
    ]
    return ", ".join(shown)


def series_alt_texts(game: Game, component: Component) -> tuple[str, ...]:
    """What each face of a series shows, in its order."""
    return tuple(records_alt_text(entry.names) for entry in series(component, game)[0])


def series_anchors(game: Game, component: Component) -> tuple[str, ...]:
    """What links call the record that each face of a series shows, in its order; empty if it shows none."""
    return tuple(map(_anchor, series(component, game)[0]))


def _anchor(entry: SeriesEntry) -> str:
    kind = next((key for key, value in entry.names.items() if value is entry.record), "")
    table = entry.names.get("table")
    inside = f"{table.id}-" if kind == "row" and isinstance(table, Table) else ""
    record_id = getattr(entry.record, "id", "")
    return f"{kind.replace('_', '-').replace(' ', '-')}-{inside}{record_id}" if kind and record_id else ""


def record_alt_text(game: Game, values: Mapping[str, str]) -> str:
    """What the face of one figure shows; empty if it names no record."""
    names: dict[str, Named] = {}
    for name, (_, single) in SETS.items():
        record = getattr(game, name).find(values.get(single, ""))
        if record is not None:
            names[single] = record
    card_id = values.get("card", "")
    card = next((card for deck in game.decks for card in deck.cards if card.id == card_id), None)
    return records_alt_text({**names, "card": card})


def board_alt_text(game: Game, board: str, values: Mapping[str, str]) -> str:
    """A drawing of a board in words: which part of it, what stands where, what the arrows say."""
    record = game.boards.find(board)
    title = record.title if record else board
    cells = values.get("cells", "")
    sentences = [f"{title}, {_reach(cells, game.kit)}" if cells else title]
    sentences += [", ".join(_standing(game, values.get("units", "")))]
    moves, ranges = _pointed(values.get("arrows", ""), game.kit)
    marked = ", ".join(comma_separated(values.get("highlight", "")))
    for phrase, cells in (("Moves: {}", moves), ("Ranges: {}", ranges), ("Marked: {}", marked)):
        sentences.append(translate(phrase, game.kit, cells) if cells else "")
    return ". ".join(sentence for sentence in sentences if sentence) + "."


def _standing(game: Game, units: str) -> Iterator[str]:
    by_name: dict[str, list[str]] = {}
    for placement in placed_counters(units):
        unit, side = game.units.find(placement.unit), game.sides.find(placement.side)
        whose = (side.adjective or side.title) if side else ""
        name = f"{whose} {unit.title if unit else placement.unit}".strip()
        by_name.setdefault(name, []).append(_reach(placement.place, game.kit))
    for name, places in by_name.items():
        where = reduce(lambda first, second: translate("{} and {}", game.kit, first, second), places)
        yield translate("{} on {}", game.kit, name, where)


def _reach(cells: str, kit: Kit) -> str:
    """``A1:C3`` as ``A1 to C3``."""
    return reduce(lambda first, last: translate("{} to {}", kit, first, last), cells.split(":"))


def _pointed(text: str, kit: Kit) -> tuple[str, str]:
    """The moves and the ranges among arrows, each as ``A1 to B3, C1 to C2``."""
    phrases = [(arrow.kind, translate("{} to {}", kit, arrow.first, arrow.last)) for arrow in arrows(text)]
    moves = ", ".join(phrase for kind, phrase in phrases if kind == "move")
    return moves, ", ".join(phrase for kind, phrase in phrases if kind == "range")
