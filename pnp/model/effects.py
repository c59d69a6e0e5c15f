"""What a card, a table result, a unit or a terrain does, in a form that checks understand."""

from __future__ import annotations

from typing import Literal

from pnp.model.names import keyed, prose, refers_to
from pnp.nodes import Record
from pnp.values import dataclass

Verb = Literal[
    "modify", "set", "gain", "lose", "place", "move", "draw", "discard", "cancel", "repeat", "skip", "destroy",
    "capture", "exchange", "roll-on", "restore", "reveal", "allow", "forbid",
]  # fmt: skip
Lasts = Literal["instant", "attack", "phase", "turn", "round", "game"]

# What an effect may act on besides the stats, rolls, phases, decks, units and so on that a kit declares.
COMMON_THINGS = ("attack", "move", "card", "turn", "hit", "unit", "hand", "roll", "result", "status", "token")
COMMON_SIDES = ("own", "enemy", "any")
COMMON_WHERE = ("adjacent", "same-space", "anywhere")
COMMON_PLACES = ("hand", "discard", "supply", "edge", "board", "deck", "game", "top", "bottom")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Target(Record):
    """Whom an effect reaches. within: spaces. count: ``1``, ``1-3``, ``2D6`` or ``all``."""

    side: str = "any"
    units: tuple[str, ...] = refers_to("units", default=())
    classes: tuple[str, ...] = refers_to("classes", default=())
    excepts: tuple[str, ...] = refers_to("units", "classes", default=(), key="except")
    terrain: tuple[str, ...] = refers_to("terrain", default=())
    status: tuple[str, ...] = refers_to("statuses", default=())
    where: str = ""
    within: int | None = None
    count: str = ""
    condition: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Timing(Record):
    """When something happens or may be played. otherwise: what happens instead in the other stage of the game."""

    phase: str = refers_to("phases", default="")
    trigger: str = ""
    side: str = refers_to("sides", default="")
    stage: Literal["", "set-up", "play"] = ""
    otherwise: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Effect(Record):
    """One thing that happens. Either ``do`` with its details, or ``manual`` prose.

    by: signed change. to: new value. count: how many, as in Target. roll: the roll that decides or the
    table that is rolled on. at_least, at_most: limits of the changed value.
    """

    do: Verb | None = None
    what: str = ""
    by: int | None = None
    to: str = ""
    count: str = ""
    target: Target | None = None
    versus: Target | None = None
    when: Timing | None = None
    lasts: Lasts | None = None
    unless: str = prose("text")
    only_if: str = prose("text")
    source: str = keyed("from", default="")
    into: str = ""
    place: str = keyed("at", default="")
    roll: str = refers_to("rolls", "tables", default="")
    at_least: int | None = None
    at_most: int | None = None
    manual: str = prose("text")
