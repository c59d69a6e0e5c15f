"""What a face or a drawing of a board shows, in words for who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any

from pnp.layout.boards.options import arrows, comma_separated, placed_counters
from pnp.layout.series import series
from pnp.locale.catalog import translate
from pnp.model.components import Component
from pnp.model.game import SETS, Game
from pnp.model.kit import Kit
from pnp.model.names import Named


def names_words(names: Mapping[str, Any]) -> str:
    """The records that a face is made of: ``Tide Cog``, ``Spring tide``."""
    unit, side = names.get("unit"), names.get("side")
    if isinstance(unit, Named):
        whose = (getattr(side, "adjective", "") or side.title) if isinstance(side, Named) else ""
        return f"{whose} {unit.title}".strip()
    shown = [one.title for key, one in names.items() if isinstance(one, Named) and key not in ("deck", "table", "set")]
    return ", ".join(shown)


def series_words(game: Game, component: Component) -> tuple[str, ...]:
    """What each face of a series shows, in its order."""
    return tuple(names_words(series_entry.names) for series_entry in series(component, game)[0])


def values_words(game: Game, values: Mapping[str, str]) -> str:
    """What the face of one figure shows; empty if it names no record."""
    names: dict[str, Named] = {}
    for name, (_, single) in SETS.items():
        record = getattr(game, name).find(values.get(single, ""))
        if record is not None:
            names[single] = record
    wanted = values.get("card", "")
    card = next((card for deck in game.decks for card in deck.cards if card.id == wanted), None)
    return names_words({**names, "card": card})


def board_words(game: Game, board: str, values: Mapping[str, str]) -> str:
    """A drawing of a board in words: which part of it, what stands where, what the arrows say."""
    found = game.boards.find(board)
    title = found.title if found else board
    cells = values.get("cells", "")
    sentences = [f"{title}, {_reach(cells, game.kit)}" if cells else title]
    sentences += [", ".join(_standing(game, values.get("units", "")))]
    moves, ranges = _pointed(values.get("arrows", ""), game.kit)
    marked = ", ".join(comma_separated(values.get("highlight", "")))
    for phrase, told in (("Moves: {}", moves), ("Ranges: {}", ranges), ("Marked: {}", marked)):
        sentences.append(translate(phrase, game.kit, told) if told else "")
    return ". ".join(sentence for sentence in sentences if sentence) + "."


def _standing(game: Game, units: str) -> Iterator[str]:
    by_name: dict[str, list[str]] = {}
    for one in placed_counters(units):
        unit, side = game.units.find(one.unit), game.sides.find(one.side)
        whose = (side.adjective or side.title) if side else ""
        name = f"{whose} {unit.title if unit else one.unit}".strip()
        by_name.setdefault(name, []).append(_reach(one.place, game.kit))
    for name, places in by_name.items():
        where = reduce(lambda one, other: translate("{} and {}", game.kit, one, other), places)
        yield translate("{} on {}", game.kit, name, where)


def _reach(cells: str, kit: Kit) -> str:
    """``A1:C3`` as ``A1 to C3``."""
    return reduce(lambda first, last: translate("{} to {}", kit, first, last), cells.split(":"))


def _pointed(text: str, kit: Kit) -> tuple[str, str]:
    """The moves and the ranges among arrows, each as ``A1 to B3, C1 to C2``."""
    found = [(arrow.kind, translate("{} to {}", kit, arrow.first, arrow.last)) for arrow in arrows(text)]
    moves = ", ".join(told for kind, told in found if kind == "move")
    return moves, ", ".join(told for kind, told in found if kind == "range")
