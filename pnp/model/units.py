"""Sides, stats, classes, terrain, units and armies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pnp.model.cells import Cells
from pnp.model.costs import ANY, Cost, Factor
from pnp.model.effects import Effect
from pnp.model.fields import Open
from pnp.model.names import Named, keyed, keys_refer_to, prose, refers_to
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
    """A number that units have. unit: what it counts, such as spaces.

    allowance: whether it is what units spend on the costs of terrain.
    """

    unit: str = ""
    allowance: bool = False
    symbol: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class UnitClass(Named):
    """A group of units that rules speak of. within: wider classes that it belongs to. zoc: as of a unit."""

    within: tuple[str, ...] = refers_to("classes", default=())
    zoc: bool = True


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Terrain(Open):
    """A kind of ground, of side or of road. pattern: how a board draws it; color: its palette token; symbol: its icon.

    on: sides of cells or roads have it if its id is the kind of an edge or a road. cost: movement points by class or
    unit. negates: terrain whose cost does not count where this lies. shift: columns of the combat table by which an
    attack is shifted that is made on it or across it. attackers, defenders: what their strengths are multiplied by.
    combat: words about that, instead. stack: units on a cell. zoc: whether zones of control reach into or across it.
    sight: whether one sees over it. height: in levels.
    """

    symbol: str = ""
    on: Literal["cells", "sides", "roads"] = "cells"
    cost: Mapping[str, Cost] = keys_refer_to("classes", "units", default={}, besides=(ANY,))
    negates: tuple[str, ...] = refers_to("terrain", default=())
    shift: int | None = None
    attackers: Factor | None = None
    defenders: Factor | None = None
    combat: str = prose("text")
    stack: int | None = None
    zoc: bool = True
    sight: Literal["clear", "blocks"] = "clear"
    height: int = 0
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
    """A kind of playing piece. changes_sides: whether a captured one goes on in the colors of its captor.

    reduced: those of its stats that are others after a loss, on the back of its counter.
    stack: as how many units it counts on a cell. zoc: whether it has a zone of control. army: the army that has so many
    of it (count), besides those that the army lists. place: the cells on which they start, written ``at:``, or come in
    on the turn on which they arrive, if they do.
    """

    classes: tuple[str, ...] = refers_to("classes", default=())
    side: str = refers_to("sides", default="")
    symbol: str = ""
    stats: Mapping[str, int] = keys_refer_to("stats", default={})
    reduced: Mapping[str, int] = keys_refer_to("stats", default={})
    cost: Mapping[str, int] = keys_refer_to("resources", default={})
    requires: str = ""
    promotes: tuple[str, ...] = refers_to("units", default=())
    carries: Carrying | None = None
    changes_sides: bool = False
    stack: int = 1
    zoc: bool = True
    army: str = refers_to("armies", default="")
    count: int = 1
    place: Cells | None = keyed("at", default=None)
    arrives: int | None = None
    copies: Quantity | None = None
    effects: tuple[Effect, ...] = ()

    @property
    def starts_at(self) -> str:
        """The cell on which it is set up, or comes in; empty if there is none, or if there are several."""
        parts = self.place.parts if self.place else ()
        return parts[0][0] if len(parts) == 1 and parts[0][0] == parts[0][1] else ""

    @property
    def after_loss(self) -> Mapping[str, int]:
        """All of its stats after a loss, in the order in which it has them."""
        return {**self.stats, **self.reduced}


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
