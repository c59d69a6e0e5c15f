"""Sides, stats, classes, terrain, units and armies."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.model.effects import Effect
from pnp.model.fields import Open
from pnp.model.names import Named, keys_refer_to, prose, refers_to
from pnp.model.quantities import Quantity
from pnp.nodes import Record
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Side(Open):
    """A side of the game. color, accent: palette tokens. symbol: identifies it without colour. code: a letter."""

    adjective: str = prose("name")
    color: str = "ink"
    accent: str = "paper"
    symbol: str = ""
    code: str = ""
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Stat(Named):
    """A number that units have. unit: what it counts, such as spaces."""

    unit: str = ""
    symbol: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class UnitClass(Named):
    """A group of units that rules speak of. within: wider classes that it belongs to."""

    within: tuple[str, ...] = refers_to("classes", default=())


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Terrain(Open):
    """A kind of ground. pattern: how a board draws it; color: its palette token; symbol: its icon."""

    symbol: str = ""
    pattern: str = ""
    color: str = ""
    classes: tuple[str, ...] = refers_to("classes", default=())
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Carrying(Record):
    """How many units of which classes a unit carries."""

    count: int = 1
    classes: tuple[str, ...] = refers_to("classes", default=())
    units: tuple[str, ...] = refers_to("units", default=())


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Unit(Open):
    """A kind of playing piece. changes_sides: whether a captured one goes on in the colors of its captor."""

    classes: tuple[str, ...] = refers_to("classes", default=())
    side: str = refers_to("sides", default="")
    symbol: str = ""
    stats: Mapping[str, int] = keys_refer_to("stats", default={})
    cost: Mapping[str, int] = keys_refer_to("resources", default={})
    requires: str = ""
    promotes: tuple[str, ...] = refers_to("units", default=())
    carries: Carrying | None = None
    changes_sides: bool = False
    copies: Quantity | None = None
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Army(Named):
    """The units with which a side starts, its rolls before the game, and where it sets up.

    spare: further counters to print beyond what the army starts with, each a quantity with its arithmetic.
    """

    side: str = refers_to("sides")
    units: Mapping[str, int] = keys_refer_to("units", default={})
    spare: Mapping[str, Quantity] = keys_refer_to("units", default={})
    rolls: Mapping[str, int] = keys_refer_to("tables", default={})
    zone: str = refers_to("zones", default="")

    @property
    def total(self) -> int:
        """How many units the army has."""
        return sum(self.units.values())
