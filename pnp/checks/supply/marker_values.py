"""Markers of different values that stand for one thing, such as coins of 1 and of 5."""

from collections.abc import Sequence

from pnp.analysis.quantities import known_number
from pnp.model.game import Game
from pnp.model.markers import Marker


def with_other_values(game: Game, marker: Marker) -> Sequence[Marker]:
    """A marker, and if it has a value, all others of its side that have one: players can exchange them."""
    if marker.value is None:
        return [marker]
    return [other for other in game.markers if other.value is not None and other.side == marker.side]


def worth_of(game: Game, markers: Sequence[Marker]) -> int | None:
    """The total value of all printed pieces of some markers; None if it has no end, or if Q103 reports a supply."""
    supplies = [None if marker.unlimited else known_number(game, marker.supply) for marker in markers]
    values = [1 if marker.value is None else marker.value for marker in markers]
    numbers = [supply * value for supply, value in zip(supplies, values, strict=True) if supply is not None]
    return sum(numbers) if len(numbers) == len(markers) else None
