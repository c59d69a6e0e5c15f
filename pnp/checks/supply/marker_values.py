"""Markers of different values that stand for one thing, such as coins of 1 and of 5."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.model.game import Game
from pnp.model.markers import Marker
from pnp.model.paths import Names
from pnp.model.quantities import number_of


def with_other_values(game: Game, marker: Marker) -> Sequence[Marker]:
    """A marker, and if it has a value, all others of its side that have one: they may be changed into each other."""
    if marker.value is None:
        return [marker]
    return [one for one in game.markers if one.value is not None and one.side == marker.side]


def worth_of(game: Game, markers: Sequence[Marker]) -> int:
    """What all printed pieces of some markers are worth together. Raises ExpressionError."""
    names = Names(game)
    return sum(
        number_of(marker.supply, names) * (1 if marker.value is None else marker.value)
        for marker in markers
        if marker.supply is not None
    )
