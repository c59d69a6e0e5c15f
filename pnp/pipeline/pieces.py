"""The pieces of a component: those that were asked for, their numbers, where their records are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pnp.findings import Span
from pnp.frame import Piece
from pnp.layout.series import series
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.pipeline.request import Choice


def chosen_pieces(game: Game, component: Component, pieces: Sequence[Piece], choice: Choice) -> tuple[Piece, ...]:
    """The pieces of a component that were asked for."""
    if not choice.records:
        return tuple(pieces)
    numbers = numbers_of(component, game)
    return tuple(
        piece for piece in pieces if choice.includes(piece.id.removeprefix(f"{component.id}/"), numbers.get(piece.id))
    )


def chosen_entries(game: Game, component: Component, choice: Choice) -> tuple[int, ...]:
    """Which faces of the series of a component were asked for."""
    numbers = numbers_of(component, game)
    return tuple(
        place
        for place, entry in enumerate(series(component, game)[0])
        if choice.includes(entry.id, numbers.get(f"{component.id}/{entry.id}"))
    )


def numbers_of(component: Component, game: Game) -> Mapping[str, int]:
    """The printed number of each card of a component, by the id of its piece; without any, its place in the list."""
    cards = [(f"{component.id}/{showing.id}", showing.names.get("card")) for showing in series(component, game)[0]]
    printed = {piece: card.number for piece, card in cards if card and card.number is not None}
    return printed or {piece: place for place, (piece, _) in enumerate(cards, 1)}


def spans_of(component: Component, game: Game) -> Mapping[str, Span]:
    """Where the record of each piece of a component is written, by the id of the piece."""
    return {f"{component.id}/{showing.id}": showing.span for showing in series(component, game)[0]}
