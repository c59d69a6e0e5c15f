"""The most units of a kind that an army can have before the first turn, with the calculation."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, partial

from pnp.analysis.quantities import known_number
from pnp.analysis.variants import Variant, variants
from pnp.analysis.zones import all_classes
from pnp.model.dice import Dice
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.tables import Table
from pnp.model.units import Army, Unit
from pnp.values import dataclass

_LAST_NUMBER = re.compile(r"(\d+)$")


@dataclass(frozen=True, slots=True)
class Strength:
    """A number of units in a variant of the game. arithmetic: as ``4 + 2 with option 'x' = 6``."""

    number: int
    variant: Variant
    arithmetic: str


def most(game: Game, army: Army, unit: Unit) -> Strength:
    """The most units of this kind that the army can have in any variant of the game."""
    gains = cache(partial(_gains, game, unit))
    strengths = [_strength(game, army, unit, variant, gains) for variant in variants(game, army)]
    return max(strengths, key=lambda strength: strength.number)  # Of equals the first, which is the simplest.


def most_counters(game: Game, army: Army, unit: Unit) -> int:
    """The most units of a kind that the army can have, or as many counters of them as are printed if that is more.

    Those that an option adds are often among its spares.
    """
    spare = known_number(game, army.spare.get(unit.id), unit=unit, army=army) or 0
    return max(most(game, army, unit).number, army.units.get(unit.id, 0) + spare)


def strength_in(game: Game, army: Army, unit: Unit, variant: Variant) -> Strength:
    """The most units of a kind that an army can have in one game."""
    return _strength(game, army, unit, variant, partial(_gains, game, unit))


def _strength(game: Game, army: Army, unit: Unit, variant: Variant, gains: Callable[[str], Sequence[int]]) -> Strength:
    number = army.units.get(unit.id, 0)
    parts = [str(number)]
    for option in variant.options:
        if added := option.adds.units.get(army.id, {}).get(unit.id, 0):
            number += added
            parts.append(f"{added} with option {option.id!r}")
    for table_id, times in _rolls(army, variant).items():
        table = game.tables.find(table_id)
        if table and (gained := _gained(table, gains(table_id), times)):
            number += gained
            rolls = "a roll" if times == 1 else f"{times} rolls"
            parts.append(f"{gained} by {rolls} on {table.id!r}")
    return Strength(number, variant, f"{' + '.join(parts)} = {number}" if len(parts) > 1 else "")


def _rolls(army: Army, variant: Variant) -> Mapping[str, int]:
    rolls = dict(army.rolls)
    for option in variant.options:
        for table, times in option.adds.rolls.get(army.id, {}).items():
            rolls[table] = rolls.get(table, 0) + times
    return rolls


def _gains(game: Game, unit: Unit, table_id: str) -> Sequence[int]:
    """How many units each row of a table brings, the most first."""
    classes = frozenset(all_classes(game, unit))
    return sorted((_gain_of(row.effects, unit, classes) for row in game.tables[table_id].rows), reverse=True)


def _gained(table: Table, gains: Sequence[int], times: int) -> int:
    """The most units that a number of rolls can bring; a result that does not count twice is taken once."""
    if table.duplicates in ("reroll", "keep"):
        return sum(gains[:times])
    return gains[0] * times if gains else 0


def _gain_of(effects: Sequence[Effect], unit: Unit, classes: Collection[str]) -> int:
    return sum(most_of(effect.count) for effect in effects if effect.do == "gain" and _is_meant(effect, unit, classes))


def _is_meant(effect: Effect, unit: Unit, classes: Collection[str]) -> bool:
    if effect.what == unit.id or effect.what in classes:
        return True
    target = effect.target
    if effect.what != "unit" or (target and target.side == "enemy"):
        return False
    if target is None or not (target.units or target.classes):
        return True
    return unit.id in target.units or any(name in classes for name in target.classes)


def most_of(count: str) -> int:
    """The highest number of ``2``, ``1-3`` or ``2D6``; 1 for an empty text, 0 for words."""
    if not count:
        return 1
    if match := _LAST_NUMBER.search(count):
        try:
            return Dice.parse(count).high
        except ValueError:
            return int(match[1])
    return 0
