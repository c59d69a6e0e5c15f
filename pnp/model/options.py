"""Options and scenarios: the variants of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from pnp.model.effects import Effect
from pnp.model.names import Named, keys_refer_to, refers_to
from pnp.nodes import Record
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Additions(Record):
    """What an option adds: units to armies, rolls on tables."""

    units: Mapping[str, Mapping[str, int]] = keys_refer_to("armies", default={}, inner="units")
    rolls: Mapping[str, Mapping[str, int]] = keys_refer_to("armies", default={}, inner="tables")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Option(Named):
    """A rule that players may add. excludes: cards that it takes out of play, by deck."""

    adds: Additions = field(default_factory=Additions)
    effects: tuple[Effect, ...] = ()
    excludes: Mapping[str, tuple[str, ...]] = keys_refer_to("decks", default={})
    of: str = refers_to("options", default="")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Scenario(Named):
    """A game to play: its armies, options and goals, and who begins. first_turn, last_turn: of the turn track."""

    armies: tuple[str, ...] = refers_to("armies", default=())
    options: tuple[str, ...] = refers_to("options", default=())
    goals: tuple[str, ...] = refers_to("goals", default=())
    board: str = refers_to("boards", default="")
    first: str = refers_to("sides", default="")
    first_turn: int | None = None
    last_turn: int | None = None
