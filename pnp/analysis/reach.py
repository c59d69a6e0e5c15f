"""Whom the target of an effect reaches: the kinds of unit that it names, and those that a side can have."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.analysis.zones import all_classes
from pnp.model.effects import Effect, Target
from pnp.model.game import Game
from pnp.model.walk import records

Ids = frozenset[str]


class Reach:
    """The kinds of unit of a game by class and by side, looked up once."""

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
        found: set[str] = set()
        for name in names:
            found |= self.members.get(name, set())
            if name in self.all:
                found.add(name)
        return frozenset(found)

    def base(self, target: Target) -> Ids:
        """The kinds of unit that a target names, before ``except``; all of them, if it names none."""
        names = (*target.units, *target.classes)
        return self.named(names) if names else self.all

    def of(self, target: Target | None) -> Ids:
        """The kinds of unit that a target reaches."""
        return self.all if target is None else self.base(target) - self.named(target.excepts)


def _rosters(game: Game, reach: Reach) -> dict[str, Ids]:
    """The kinds of unit that each side can have; nothing, if something may bring any unit to any side.

    What an army starts with, its spare counters, what options add, what belongs to the side by its own word,
    and what an effect anywhere lets somebody gain.
    """
    if not game.armies:
        return {}
    found: dict[str, set[str]] = {side.id: set() for side in game.sides}
    for army in game.armies:
        mine = found.setdefault(army.side, set())
        mine.update(one for one, number in army.units.items() if number)
        mine.update(army.spare)
        for option in game.options:
            mine.update(option.adds.units.get(army.id, ()))
    for unit in game.units:
        owners = [unit.side] if unit.side else []
        for owner in owners:
            found.setdefault(owner, set()).add(unit.id)
    gained = _gained(game, reach)
    if gained is None:
        return {}
    return {side: frozenset(kinds | gained) for side, kinds in found.items()}


def _gained(game: Game, reach: Reach) -> Ids | None:
    """The kinds of unit that effects bring into play or from hand to hand; None if they may be any."""
    found: Ids = frozenset()
    for record in records(game):
        if isinstance(record, Effect) and record.do in ("capture", "exchange", "place", "set", "gain"):
            if record.what == "unit" and not (record.target and (record.target.units or record.target.classes)):
                if record.do in ("capture", "exchange"):
                    return None
                continue
            found |= reach.named((record.what,))
            if record.do == "capture" and record.target:
                found |= reach.of(record.target)
    return found
