"""Effects that hold in a game without being played, and which of them override which."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

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
    """An effect that holds as long as its record is in play."""

    record: Side | Terrain | Unit | Phase | Option
    effect: Effect

    @property
    def scope(self) -> str:
        """The id of the terrain or phase to which it is limited; empty if it holds everywhere."""
        return self.record.id if isinstance(self.record, Terrain | Phase) else ""

    @property
    def names(self) -> tuple[str, ...]:
        """The units and classes that it names; an effect of a unit that names none is about that unit."""
        target = self.effect.target
        named = (*target.units, *target.classes) if target else ()
        if not named and isinstance(self.record, Unit) and (target is None or target.side in ("own", "any")):
            return (self.record.id,)
        return named

    @property
    def circumstances(self) -> tuple[object, ...]:
        """Everything that must be equal for two statements to apply at the same moment."""
        effect, target = self.effect, self.effect.target or Target()
        when = (effect.when.phase, effect.when.trigger, effect.when.side) if effect.when else ("", "", "")
        versus = effect.versus
        against = (versus.side, versus.units, versus.classes, versus.where) if versus else ()
        what = (target.side, target.where, target.within, target.terrain, target.status, target.condition)
        return (when, against, what, effect.only_if, effect.unless)


def reached(reach: Reach, statement: Statement) -> Ids:
    """The kinds of unit that a statement applies to."""
    target = statement.effect.target
    if not statement.names:
        return reach.of(target)
    excepts = target.excepts if target else ()
    return reach.named(statement.names) - reach.named(excepts)


def standing(game: Game) -> Iterator[Statement]:
    """Every statement of sides, terrain, units, phases and options; cards, rows and statuses apply only at times."""
    for group in (game.sides, game.terrain, game.units, game.phases, game.options):
        for record in group:
            yield from (Statement(record, effect) for effect in record.effects if effect.do)


def may_meet(game: Game, first: Statement, second: Statement) -> bool:
    """Whether two statements can hold at the same time. Two options only can in a scenario that has both."""
    if first.scope and second.scope and first.scope != second.scope:
        return False
    records = (first.record, second.record)
    if all(isinstance(record, Option) for record in records) and first.record is not second.record:
        both = {record.id for record in records}
        return any(both <= set(scenario.options) for scenario in game.scenarios)
    return True


def overrides(first: Named, second: Named) -> bool:
    """Whether one of two records says that it is an exception to the other."""
    return _excepts(first, second) or _excepts(second, first)


def _excepts(record: Named, other: Named) -> bool:
    return any(name.rpartition(".")[2].replace("_", "-") == other.id for name in record.exception_to)


class Statements:
    """Every record of a game that an exception can be made to, by id and by path."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @cached_property
    def by_id(self) -> Mapping[str, Sequence[Named]]:
        """The records, by their ids."""
        by_id: dict[str, list[Named]] = {}
        for record in records(self._game):
            if isinstance(record, Named) and record.id:
                by_id.setdefault(record.id, []).append(record)
        return by_id

    def find(self, name: str) -> tuple[Named, ...] | None:
        """The records meant by ``wood`` or ``terrain.wood``, none for a heading ``#turn``; None if it is neither."""
        if name.startswith("#"):
            sources = (source for text in self._game.texts for source in text.sources)
            return () if any(f"{{{name}}}" in source.text for source in sources) else None
        if name in self.by_id:
            return tuple(self.by_id[name])
        record = follow(Names(self._game), name)
        return (record,) if isinstance(record, Named) else None


def exceptions(game: Game) -> Iterator[tuple[Named, int, str]]:
    """Every ``exception_to:`` with its record and index."""
    for record in records(game):
        if isinstance(record, Named):
            yield from ((record, index, name) for index, name in enumerate(record.exception_to))
