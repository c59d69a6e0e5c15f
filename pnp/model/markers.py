"""Markers, statuses and resources."""

from __future__ import annotations

from pnp.model.effects import Effect
from pnp.model.fields import Open
from pnp.model.names import Named, keyed, refers_to
from pnp.model.quantities import Quantity
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Marker(Open):
    """A counter that is no unit. supply: how many are printed. needs: the most that can be in play.

    per_player: the most that each player needs. tracks: the stat of which it counts what a unit has lost. places: on
    which its copies begin, one on each, or all on the only one; written ``at:``.
    """

    symbol: str = ""
    color: str = ""
    side: str = refers_to("sides", default="")
    supply: Quantity | None = None
    needs: Quantity | None = None
    per_player: Quantity | None = None
    at_most: Quantity | None = None
    tracks: str = refers_to("stats", default="")
    unlimited: bool = False
    status: str = refers_to("statuses", default="")
    value: int | None = None
    back: str = refers_to("markers", default="")
    places: tuple[str, ...] = keyed("at", default=())


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Status(Named):
    """A state that a piece or a player can be in."""

    marker: str = refers_to("markers", default="")
    symbol: str = ""
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Resource(Named):
    """Something that is gained and paid. track: the board on which it is counted."""

    symbol: str = ""
    start: int = 0
    at_most: int | None = None
    marker: str = refers_to("markers", default="")
    track: str = refers_to("boards", default="")
