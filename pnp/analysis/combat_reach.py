"""The weakest and the strongest attack that a game allows, and so the columns of its combat tables that can be met."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from pnp.analysis.combat import column_for, limited
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.tables import Combat, Table
from pnp.model.units import Army, Terrain
from pnp.model.walk import records
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Reach:
    """The least and the most of what a combat table compares.

    low, high: indexes of the first and the last column that attacks come to.
    """

    least: Fraction
    most: Fraction
    low: int
    high: int


def reach(game: Game, table: Table) -> Reach | None:
    """What attacks can come to, counted generously; None if it cannot be known.

    The most attackers stand on all cells around one defender, as many on each as may; the weakest is alone against a
    full cell. All factors and shifts of terrain are taken at their best and at their worst.
    """
    combat = table.combat
    if combat is None or not combat.attack or _changes(game, {combat.attack, combat.defence}):
        return None
    attacks = list(_attacks(game, combat))
    if not attacks:
        return None
    least = min(low for low, _ in attacks)
    most = max(high for _, high in attacks)
    left, right = _shifts(game, combat)
    last = len(combat.columns) - 1
    low = _column(combat, least) + limited(left, combat)
    high = _column(combat, most) + limited(right, combat)
    return Reach(least, most, max(0, low), min(last, high))


def _column(combat: Combat, value: Fraction) -> int:
    return column_for(combat, value, Fraction(1) if combat.by == "odds" else Fraction(0))


def _changes(game: Game, stats: set[str]) -> bool:
    """Whether an effect changes one of these stats, or brings in units: then strengths have no bound that we know."""
    changing = ("modify", "set", "gain", "place", "restore", "exchange")
    return any(isinstance(each, Effect) and each.do in changing and each.what in stats for each in records(game))


def _attacks(game: Game, combat: Combat) -> Iterator[tuple[Fraction, Fraction]]:
    """The least and the most of each side against each other."""
    ground = tuple(game.terrain)
    weak, strong = _factors(ground, "attackers")
    light, hard = _factors(ground, "defenders")
    around, cell = _room(game)
    for attacker in game.armies:
        single, attack = _strengths(game, attacker, combat.attack, around)
        if single is None:
            continue
        if combat.by == "firepower":
            yield single * weak, attack * strong
        for defender in game.armies if combat.by != "firepower" else ():
            alone, defence = _strengths(game, defender, combat.defence or combat.attack, cell)
            if defender.side == attacker.side or alone is None:
                continue
            if combat.by == "odds":
                yield single * weak / (defence * hard), attack * strong / (alone * light)
            else:
                yield single * weak - defence * hard, attack * strong - alone * light


def _strengths(game: Game, army: Army, stat: str, room: int | None) -> tuple[Fraction | None, Fraction]:
    """The weakest unit of an army that has a stat, and the sum of the strongest for which there is room."""
    units = [(game.units.find(name), count) for name, count in army.units.items()]
    known = [(unit, unit.stats[stat], count) for unit, count in units if unit and count and stat in unit.stats]
    # Leaders and the like stand with others, and fight only with them.
    alone = [strength for unit, strength, _ in known if unit.stack and strength > 0]
    together, left = 0, room
    for strength, count in sorted(((strength, count) for unit, strength, count in known if unit.stack), reverse=True):
        taken = count if left is None else min(count, left)
        together += strength * taken
        left = None if left is None else left - taken
    others = sum(strength * count for unit, strength, count in known if not unit.stack)
    return (Fraction(min(alone)) if alone else None), Fraction(together + others)


def _room(game: Game) -> tuple[int | None, int | None]:
    """How many units can stand around a cell, and on one; None if nothing limits them."""
    grids = [board.grid for board in game.boards if board.grid]
    limits = [limit for limit in (*(grid.stack for grid in grids), *(each.stack for each in game.terrain)) if limit]
    if not grids or any(grid.stack is None for grid in grids):
        return None, None
    neighbours = max(len(grid.lattice.touching(grid.lattice.cells[0])) for grid in grids)
    neighbours = max(neighbours, *(len(grid.lattice.beside(grid.lattice.cells[0])) for grid in grids))
    # A single unit may count as more than one, never as fewer.
    return max(limits) * neighbours, max(limits)


def _factors(terrain: Iterable[Terrain], role: str) -> tuple[Fraction, Fraction]:
    """The lowest and the highest factor: of the ground, times those of all kinds of sides."""
    low = high = Fraction(1)
    of: Mapping[str, list[Fraction]] = {"cells": [], "sides": [], "roads": []}
    for each in terrain:
        if factor := getattr(each, role):
            of[each.on].append(factor.value)
    for value in (*of["sides"], *of["roads"]):
        low, high = min(low, low * value), max(high, high * value)
    return low * min((Fraction(1), *of["cells"])), high * max((Fraction(1), *of["cells"]))


def _shifts(game: Game, combat: Combat) -> tuple[int, int]:
    """The most columns to the left, as a number below 0, and to the right."""
    cells = [each.shift for each in game.terrain if each.shift and each.on == "cells"]
    others = [each.shift for each in game.terrain if each.shift and each.on != "cells"]
    listed = [shift.by * max(shift.times, 1) for shift in combat.shifts]
    return min((0, *cells)) + _below(others) + _below(listed), max((0, *cells)) + _above(others) + _above(listed)


def _below(numbers: Sequence[int]) -> int:
    return sum(number for number in numbers if number < 0)


def _above(numbers: Sequence[int]) -> int:
    return sum(number for number in numbers if number > 0)
