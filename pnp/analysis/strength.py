"""The most units of a kind that an army can have before the first turn, with the calculation."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

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
    strengths = [strength_in(game, army, unit, variant) for variant in variants(game, army)]
    return max(strengths, key=lambda strength: strength.number)  # Of equals the first, which is the simplest.


def most_counters(game: Game, army: Army, unit: Unit) -> int:
    """The most units of a kind that the army can have, or as many counters of them as are printed if that is more.

    Those that an option adds are often among its spares.
    """
    spare = known_number(game, army.spare.get(unit.id), unit=unit, army=army) or 0
    return max(most(game, army, unit).number, army.units.get(unit.id, 0) + spare)


def strength_in(game: Game, army: Army, unit: Unit, variant: Variant) -> Strength:
    """The most units of a kind that an army can have in one game."""
    number = army.units.get(unit.id, 0)
    parts = [str(number)]
    for option in variant.options:
        if added := option.adds.units.get(army.id, {}).get(unit.id, 0):
            number += added
            parts.append(f"{added} with option {option.id!r}")
    for table_id, times in _rolls(army, variant).items():
        table = game.tables.find(table_id)
        if table and (gained := _gained(game, table, unit, times)):
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


def _gained(game: Game, table: Table, unit: Unit, times: int) -> int:
    """The most units that a number of rolls can bring; a result that does not count twice is taken once."""
    gains = sorted((_gain_of(game, row.effects, unit) for row in table.rows), reverse=True)
    if table.duplicates in ("reroll", "keep"):
        return sum(gains[:times])
    return gains[0] * times if gains else 0


def _gain_of(game: Game, effects: Sequence[Effect], unit: Unit) -> int:
    return sum(most_of(effect.count) for effect in effects if effect.do == "gain" and _is_meant(game, effect, unit))


def _is_meant(game: Game, effect: Effect, unit: Unit) -> bool:
    classes = set(all_classes(game, unit))
    if effect.what == unit.id or effect.what in classes:
        return True
    target = effect.target
    if effect.what != "unit" or (target and target.side == "enemy"):
        return False
    if target is None or not (target.units or target.classes):
        return True
    return unit.id in target.units or not classes.isdisjoint(target.classes)


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
