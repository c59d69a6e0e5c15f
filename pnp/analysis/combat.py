"""A worked example of a combat table → strengths, column and result, step by step."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from pnp.model.combat_columns import Column, column, column_of
from pnp.model.game import Game
from pnp.model.tables import Combat, Example, Modifier, Row, Table
from pnp.model.units import Terrain, Unit
from pnp.values import dataclass

# What stands in a cell in which nothing happens.
NO_EFFECT: Final = frozenset({"-", "–", "—", "•", "·"})
_NUMBER: Final = re.compile(r"\d+")
_BETWEEN: Final = re.compile(r"[/+&]")


@dataclass(frozen=True, slots=True, eq=False)
class Force:
    """One side of a combat. units: those that fight, with how many and the strength of each. factors: of terrain."""

    units: tuple[tuple[Unit, int, int], ...]
    factors: tuple[Terrain, ...]
    strength: Fraction


@dataclass(frozen=True, slots=True, eq=False)
class WorkedCombat:
    """How an example comes to its column. shifts: by terrain and modifiers, with their names. base: without them.

    base and final are indexes of columns; result: the code in that column for what is rolled, if anything is.
    """

    table: Table
    attackers: Force
    defenders: Force
    base: int
    shifts: tuple[tuple[str, int], ...]
    final: int
    row: Row | None

    @property
    def result(self) -> str:
        """The code in the row and column; empty without a roll."""
        results = self.row.results if self.row else ()
        return results[self.final] if self.final < len(results) else ""

    @property
    def shift(self) -> int:
        """The sum of the shifts, at most as many columns as the table allows."""
        return limited(sum(by for _, by in self.shifts), self.table.combat)


def limited(shift: int, combat: Combat | None) -> int:
    """A sum of shifts, within what the table allows in all."""
    most = combat.most if combat and combat.most is not None else abs(shift)
    return max(-most, min(most, shift))


def columns_of(combat: Combat) -> tuple[Column, ...]:
    """The columns of a combat table, from the left."""
    return tuple(column(text, combat.by) for text in combat.columns)


def work_out(game: Game, table: Table, example: Example) -> WorkedCombat | None:
    """Follow an example through its table; None if it does not say enough, or the table is none."""
    combat = table.combat
    if combat is None:
        return None
    ground = counting([terrain for name in example.terrain if (terrain := game.terrain.find(name))])
    attackers = _force(game, example.attackers, combat.attack, example.attack, ground, "attackers")
    defenders = _force(game, example.defenders, combat.defence or combat.attack, example.defence, ground, "defenders")
    if attackers is None or (defenders is None and combat.by != "firepower"):
        return None
    base = column_for(combat, attackers.strength, defenders.strength if defenders else Fraction(0))
    shifts = (
        *((terrain.title, terrain.shift) for terrain in ground if terrain.shift),
        *((shift.title, shift.by) for shift in _used(combat.shifts, example.modifiers)),
    )
    shift = limited(sum(by for _, by in shifts), combat)
    final = max(0, min(len(combat.columns) - 1, base + shift))
    total = _total(table, example)
    row = next((row for row in table.rows if total is not None and total in row.on), None)
    return WorkedCombat(table, attackers, defenders or Force((), (), Fraction(0)), base, shifts, final, row)


def counting(terrain: Sequence[Terrain]) -> tuple[Terrain, ...]:
    """Terrain without what other terrain of the same combat negates."""
    negated = {name for each in terrain for name in each.negates}
    return tuple(each for each in terrain if each.id not in negated)


def column_for(combat: Combat, attack: Fraction, defence: Fraction) -> int:
    """The index of the column of two strengths, before shifts."""
    columns, value = columns_of(combat), value_of(combat, attack, defence)
    return len(columns) - 1 if value is None else column_of(columns, value, combat.rounds)


def value_of(combat: Combat, attack: Fraction, defence: Fraction) -> Fraction | None:
    """What the columns of a table are for: the odds, the difference or the attack; None for odds against nothing."""
    if combat.by == "odds":
        return attack / defence if defence else None
    return attack - defence if combat.by == "differential" else attack


def _force(
    game: Game, units: Mapping[str, int], stat: str, stated: int | None, ground: Iterable[Terrain], role: str
) -> Force | None:
    """The strength of some units, or what the example states without them; None if it says neither."""
    known = tuple(
        (unit, count, unit.stats.get(stat, 0)) for name, count in units.items() if (unit := game.units.find(name))
    )
    if not known or not stat:
        return None if stated is None else Force((), (), Fraction(stated))
    factors = tuple(terrain for terrain in ground if getattr(terrain, role) is not None)
    strength = Fraction(sum(count * each for _, count, each in known))
    for terrain in factors:
        strength *= getattr(terrain, role).value
    return Force(known, factors, strength)


def _used(modifiers: Sequence[Modifier], names: Sequence[str]) -> Iterator[Modifier]:
    """The modifiers that an example names, each as often as it does."""
    by_id = {modifier.id: modifier for modifier in modifiers}
    yield from (by_id[name] for name in names if name in by_id)


def _total(table: Table, example: Example) -> int | None:
    if example.rolled is None:
        return None
    return example.rolled + sum(modifier.by for modifier in _used(table.modifiers, example.modifiers))


def codes_in(cell: str, results: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The codes in a cell, each with its key among the meanings, which is empty if it has none.

    ``D2`` has the meaning of ``D#`` if it has none of its own; ``A1/D2`` is two codes unless it is one.
    """
    if cell in NO_EFFECT and cell not in results:
        return ()
    whole = _meaning(cell, results)
    parts = _BETWEEN.split(cell)
    if whole or len(parts) == 1:
        return ((cell, whole),)
    return tuple((part, _meaning(part, results)) for part in parts if part and part not in NO_EFFECT)


def _meaning(code: str, results: Iterable[str]) -> str:
    known = set(results)
    if code in known:
        return code
    generic = _NUMBER.sub("#", code)
    return generic if generic in known else ""
