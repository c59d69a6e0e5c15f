"""The kinds of unit that the target of an effect reaches, and those that a side can have."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.analysis.zones import all_classes
from pnp.model.effects import Effect, Target
from pnp.model.game import Game
from pnp.model.walk import records

Ids = frozenset[str]


class Reach:
    """The kinds of unit of a game by class and by side."""

    __slots__ = ("all", "members", "rosters")

    def __init__(self, game: Game) -> None:
        self.all: Ids = frozenset(game.units.ids)
        self.members: dict[str, set[str]] = {record_class.id: set() for record_class in game.classes}
        for unit in game.units:
            for record_class in all_classes(game, unit):
                self.members.setdefault(record_class, set()).add(unit.id)
        self.rosters: dict[str, Ids] = _rosters(game, self)

    def named(self, names: Iterable[str]) -> Ids:
        """The kinds of unit that ids of units and classes stand for."""
        kinds: set[str] = set()
        for name in names:
            kinds |= self.members.get(name, set())
            if name in self.all:
                kinds.add(name)
        return frozenset(kinds)

    def base(self, target: Target) -> Ids:
        """The kinds of unit that a target names, before ``except``; all of them, if it names none."""
        names = (*target.units, *target.classes)
        return self.named(names) if names else self.all

    def of(self, target: Target | None) -> Ids:
        """The kinds of unit that a target reaches."""
        return self.all if target is None else self.base(target) - self.named(target.excepts)


def _rosters(game: Game, reach: Reach) -> dict[str, Ids]:
    """The kinds of unit that each side can have; empty if an effect may bring any unit to any side.

    Those that an army starts with, its spare counters, what options add, units that name the side, and what any
    effect lets somebody gain.
    """
    if not game.armies:
        return {}
    rosters: dict[str, set[str]] = {side.id: set() for side in game.sides}
    for army in game.armies:
        roster = rosters.setdefault(army.side, set())
        roster.update(unit for unit, number in army.units.items() if number)
        roster.update(army.spare)
        for option in game.options:
            roster.update(option.adds.units.get(army.id, ()))
    for unit in game.units:
        if unit.side:
            rosters.setdefault(unit.side, set()).add(unit.id)
    gained = _gained(game, reach)
    if gained is None:
        return {}
    return {side: frozenset(kinds | gained) for side, kinds in rosters.items()}


def _gained(game: Game, reach: Reach) -> Ids | None:
    """The kinds of unit that effects bring into play or from hand to hand; None if they may be any."""
    kinds: Ids = frozenset()
    for record in records(game):
        if isinstance(record, Effect) and record.do in ("capture", "exchange", "place", "set", "gain"):
            if record.what == "unit" and not (record.target and (record.target.units or record.target.classes)):
                if record.do in ("capture", "exchange"):
                    return None
                continue
            kinds |= reach.named((record.what,))
            if record.do == "capture" and record.target:
                kinds |= reach.of(record.target)
    return kinds
