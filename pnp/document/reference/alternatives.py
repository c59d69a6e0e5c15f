"""What a face or a drawing of a board shows, in words for who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pnp.layout.boards.options import arrows, parts, placed
from pnp.layout.series import series
from pnp.model.components import Component
from pnp.model.game import SETS, Game
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
    return tuple(names_words(one.names) for one in series(component, game)[0])


def values_words(game: Game, values: Mapping[str, str]) -> str:
    """What the face of one figure shows; empty if it names no record."""
    names: dict[str, Named] = {}
    for name, (_, single) in SETS.items():
        record = getattr(game, name).find(values.get(single, ""))
        if record is not None:
            names[single] = record
    wanted = values.get("card", "")
    card = next((one for deck in game.decks for one in deck.cards if one.id == wanted), None)
    return names_words({**names, "card": card})


def board_words(game: Game, board: str, values: Mapping[str, str]) -> str:
    """A drawing of a board in words: which part of it, what stands where, what the arrows say."""
    found = game.boards.find(board)
    title = found.title if found else board
    sentences = [f"{title}, {values['cells'].replace(':', ' to ')}" if values.get("cells") else title]
    sentences += [", ".join(_standing(game, values.get("units", "")))]
    moves, ranges = _pointed(values.get("arrows", ""))
    sentences += [f"Moves: {moves}" if moves else "", f"Ranges: {ranges}" if ranges else ""]
    marked = ", ".join(parts(values.get("highlight", "")))
    sentences.append(f"Marked: {marked}" if marked else "")
    return ". ".join(sentence for sentence in sentences if sentence) + "."


def _standing(game: Game, units: str) -> Iterator[str]:
    by_name: dict[str, list[str]] = {}
    for one in placed(units):
        unit, side = game.units.find(one.unit), game.sides.find(one.side)
        whose = (side.adjective or side.title) if side else ""
        name = f"{whose} {unit.title if unit else one.unit}".strip()
        by_name.setdefault(name, []).append(one.place.replace(":", " to "))
    for name, places in by_name.items():
        yield f"{name} on {' and '.join(places)}"


def _pointed(text: str) -> tuple[str, str]:
    """The moves and the ranges among arrows, each as ``A1 to B3, C1 to C2``."""
    found = arrows(text)
    moves = ", ".join(f"{one.first} to {one.last}" for one in found if one.kind == "move")
    return moves, ", ".join(f"{one.first} to {one.last}" for one in found if one.kind == "range")
