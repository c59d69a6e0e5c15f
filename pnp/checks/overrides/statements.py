"""What holds in a game without being played: statements of records, and which of them override which."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis.reach import Ids, Reach
from pnp.model.effects import Effect, Target
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.options import Option
from pnp.model.paths import Names, follow
from pnp.model.play import Phase
from pnp.model.units import Side, Terrain, Unit
from pnp.model.walk import records
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Statement:
    """An effect that holds as long as its record is in play. scope: the terrain or phase that it is bound to."""

    record: Side | Terrain | Unit | Phase | Option
    effect: Effect

    @property
    def scope(self) -> str:
        """The id of the terrain or phase outside of which it says nothing."""
        return self.record.id if isinstance(self.record, Terrain | Phase) else ""

    @property
    def names(self) -> tuple[str, ...]:
        """The units and classes that it names; those of a unit speak of that unit."""
        target = self.effect.target
        named = (*target.units, *target.classes) if target else ()
        if not named and isinstance(self.record, Unit) and (target is None or target.side in ("own", "any")):
            return (self.record.id,)
        return named

    @property
    def circumstances(self) -> tuple[object, ...]:
        """Everything that must be the same for two statements to speak of the same moment."""
        effect, target = self.effect, self.effect.target or Target()
        when = (effect.when.phase, effect.when.trigger, effect.when.side) if effect.when else ("", "", "")
        versus = effect.versus
        against = (versus.side, versus.units, versus.classes, versus.where) if versus else ()
        what = (target.side, target.where, target.within, target.terrain, target.status, target.condition)
        return (when, against, what, effect.only_if, effect.unless)


def reached(reach: Reach, one: Statement) -> Ids:
    """The kinds of unit that a statement speaks of."""
    if not one.names:
        return reach.of(one.effect.target)
    excepts = one.effect.target.excepts if one.effect.target else ()
    return reach.named(one.names) - reach.named(excepts)


def standing(game: Game) -> Iterator[Statement]:
    """Every statement of sides, terrain, units, phases and options. Cards and rows happen; statuses come and go."""
    for group in (game.sides, game.terrain, game.units, game.phases, game.options):
        for record in group:
            yield from (Statement(record, effect) for effect in record.effects if effect.do)


def may_meet(game: Game, one: Statement, other: Statement) -> bool:
    """Whether two statements can hold at the same time: options do in the same scenario only."""
    if one.scope and other.scope and one.scope != other.scope:
        return False
    if isinstance(one.record, Option) and isinstance(other.record, Option) and one.record is not other.record:
        both = {one.record.id, other.record.id}
        return any(both <= set(scenario.options) for scenario in game.scenarios)
    return True


def overrides(one: Named, other: Named) -> bool:
    """Whether one of two records says that it is an exception to the other."""
    return _excepts(one, other) or _excepts(other, one)


def _excepts(one: Named, other: Named) -> bool:
    return any(name.rpartition(".")[2].replace("_", "-") == other.id for name in one.exception_to)


class Statements:
    """Every record of a game that an exception can be made to, by id and by path."""

    __slots__ = ("_anchors", "by_id", "names")

    def __init__(self, game: Game) -> None:
        self.names = Names(game)
        self.by_id: dict[str, list[Named]] = {}
        for record in records(game):
            if isinstance(record, Named) and record.id:
                self.by_id.setdefault(record.id, []).append(record)
        self._anchors = tuple(source.text for text in game.texts for source in text.sources)

    def find(self, name: str) -> tuple[Named, ...] | None:
        """The records meant by ``wood`` or ``terrain.wood``, none for a heading ``#turn``; None if nothing is."""
        if name.startswith("#"):
            return () if any(f"{{{name}}}" in text for text in self._anchors) else None
        if name in self.by_id:
            return tuple(self.by_id[name])
        found = follow(self.names, name)
        return (found,) if isinstance(found, Named) else None


def exceptions(game: Game) -> Iterator[tuple[Named, int, str]]:
    """Every ``exception_to:`` with its record and index."""
    for record in records(game):
        if isinstance(record, Named):
            yield from ((record, index, name) for index, name in enumerate(record.exception_to))
