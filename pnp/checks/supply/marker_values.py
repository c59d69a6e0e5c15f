"""Markers of different values that stand for one thing, such as coins of 1 and of 5."""

from collections.abc import Sequence

from pnp.model.game import Game
from pnp.model.markers import Marker
from pnp.model.paths import Names
from pnp.model.quantities import number_of


def with_other_values(game: Game, marker: Marker) -> Sequence[Marker]:
    """A marker, and if it has a value, all others of its side that have one: players can exchange them."""
    if marker.value is None:
        return [marker]
    return [other for other in game.markers if other.value is not None and other.side == marker.side]


def worth_of(game: Game, markers: Sequence[Marker]) -> int:
    """The total value of all printed pieces of some markers. Raises ExpressionError."""
    names = Names(game)
    return sum(
        number_of(marker.supply, names) * (1 if marker.value is None else marker.value)
        for marker in markers
        if marker.supply is not None
    )
