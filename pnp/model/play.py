"""How a game is set up, goes on and ends: zones, set-up steps, phases, goals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pnp.findings import Span
from pnp.model.cells import Cells
from pnp.model.effects import Effect
from pnp.model.kit import Players
from pnp.model.names import Named, keyed, keys_refer_to, prose, refers_to
from pnp.model.quantities import Quantity
from pnp.nodes import Node, Record, Scalar
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Zone(Named):
    """Where a side sets up: cells or regions of a board. carried: whether carriers load.

    stack: units on a cell; None if it is the limit of the terrain or the board, or 1.
    """

    side: str = refers_to("sides", default="")
    board: str = refers_to("boards", default="")
    region: tuple[str, ...] = ()
    cells: Cells | None = None
    terrain: tuple[str, ...] = refers_to("terrain", default=())
    units: tuple[str, ...] = refers_to("units", "classes", default=())
    stack: int | None = None
    each_exactly: int | None = None
    carried: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SupplyLine(Named):
    """Where a side draws supply from. sources: cells; region: ids of regions, or of areas of a node map.

    by: over land that units may enter, along roads, or as the crow flies. range: in spaces; None is any.
    """

    side: str = refers_to("sides", default="")
    board: str = refers_to("boards", default="")
    sources: Cells | None = None
    region: tuple[str, ...] = ()
    by: Literal["path", "roads", "distance"] = "path"
    range: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Arrival(Named):
    """Units of an army that come into play on a turn, on any one of some cells.

    scenarios: those in which they do; all without any. track: the turn track, if there are several.
    """

    turn: int
    army: str = refers_to("armies")
    units: Mapping[str, int] = keys_refer_to("units", default={})
    board: str = refers_to("boards", default="")
    cells: Cells | None = None
    region: tuple[str, ...] = ()
    track: str = refers_to("boards", default="")
    scenarios: tuple[str, ...] = refers_to("scenarios", default=())

    def written_at(self, key: str) -> Span:
        """The place of a value, also where a unit says itself when and where it arrives, which has other keys."""
        of_unit = {"turn": "arrives", "cells": "at"}.get(key, key)
        return self.at(of_unit if not self.entry(key) and self.entry(of_unit) else key)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Deal(Record):
    """Cards dealt to each player. players: the numbers of players with which they are dealt; None for any number."""

    deck: str = refers_to("decks")
    count: Quantity
    players: Players | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Fixed(Record):
    """A unit that starts on given cells."""

    unit: str = refers_to("units")
    cells: Cells
    side: str = refers_to("sides", default="")
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class FixedMarkers(Record):
    """Markers that start on places of boards, mats and other faces, written ``at:``; count: on each of them."""

    marker: str = refers_to("markers")
    places: tuple[str, ...] = keyed("at")
    side: str = refers_to("sides", default="")
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SetupStep(Named):
    """One step of setting up, in order. places: those of a board that it is about, written ``at:``, for a plan."""

    side: str = refers_to("sides", default="")
    army: str = refers_to("armies", default="")
    zone: str = refers_to("zones", default="")
    deal: Deal | None = None
    place: tuple[Fixed, ...] = ()
    markers: tuple[FixedMarkers, ...] = ()
    places: tuple[str, ...] = keyed("at", default=())
    roll: str = refers_to("tables", "rolls", default="")
    times: int = 1


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class FirstPlayer(Record):
    """Who begins."""

    text: str = prose("text", ...)
    side: str = refers_to("sides", default="")

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """A sentence alone is enough."""
        return {"text": scalar}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Step(Record):
    """A step of a procedure, with steps of its own."""

    text: str = prose("text", ...)
    label: str = prose("text")
    steps: tuple[Step, ...] = ()

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """A sentence alone is a step."""
        return {"text": scalar}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Phase(Named):
    """A phase of a turn or round. of: a wider phase that it belongs to. draw: cards drawn in it.

    triggers: events in it that cards and effects wait for; empty if the kit does not list them.
    """

    of: str = refers_to("phases", default="")
    side: str = refers_to("sides", default="")
    draw: Deal | None = None
    triggers: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Claim(Record):
    """A number of something: units of a side or kind, cells of a region, tokens, points."""

    count: Quantity | None = None
    side: str = refers_to("sides", default="")
    units: tuple[str, ...] = refers_to("units", "classes", default=())
    region: str = ""
    board: str = refers_to("boards", default="")
    of: str = ""
    turns: int = 1

    @classmethod
    def short(cls, value: Node) -> dict[str, Node]:
        """``destroy: 20`` means ``destroy: {count: 20}``."""
        return {"count": value}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Goal(Named):
    """A way to win (or, with ``loses``, to lose): all its claims must hold.

    distinct: no two of the things to collect come from the same space or card. track: the board on which the score
    or the turns to survive are counted.
    """

    side: str = refers_to("sides", default="")
    loses: bool = False
    occupy: Claim | None = None
    destroy: Claim | None = None
    collect: Mapping[str, int] = keys_refer_to("markers", "resources", default={})
    distinct: bool = False
    reach: str = ""
    score: int | None = None
    survive: int | None = None
    track: str = refers_to("boards", default="")
