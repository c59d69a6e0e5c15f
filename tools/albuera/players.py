"""Simple players: orders to those who are wanted most, every unit to the best hex, and attacks that promise enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pnp.model.lattice.parts import Cell
from tools.albuera.game import Battle, lead_of
from tools.albuera.kit import COMMANDERS, ENEMY, FRENCH
from tools.albuera.units import Attack, Unit

# By how much each hex makes a place less attractive, and what it is worth to stay on one that nobody else guards.
_NEAR: Final = 0.25
_GUARD: Final = 2.5


@dataclass(frozen=True)
class Temper:
    """How a side is played. least: the gain, in steps, that an attack must promise. caution: the weight of danger.
    whim: how much chance there is in a choice.
    """

    least: float
    caution: float
    whim: float


TEMPERS: Final = {
    "bold": Temper(0.0, 0.15, 0.1),
    "timid": Temper(0.15, 0.25, 0.1),
    "careless": Temper(-0.2, 0.15, 1.0),
}


def play(battle: Battle, tempers: Mapping[str, Temper]) -> int:
    """Play to the end of the last turn: the points of the French less those of the Allies."""
    order = (battle.first, ENEMY[battle.first])
    while battle.turn <= battle.last_turn:
        battle.sky()
        _raise_alarm(battle)
        for side in order:
            give_orders(battle, side)
            move_all(battle, side, tempers[side])
            attack_all(battle, side, tempers[side])
            battle.rally(side)
        battle.turn += 1
    return battle.score()


def _raise_alarm(battle: Battle) -> None:
    """Three French units on the right of the Allies, or half past ten."""
    near = [unit for unit in battle.of(FRENCH) if unit.card.fights and _is_on_the_right(battle, unit.cell)]
    if len(near) >= 3 or battle.turn >= 4:
        battle.alarm = True


def _is_on_the_right(battle: Battle, cell: Cell) -> bool:
    name = battle.kit.grid.lattice.name(cell)
    return int(name[:2]) <= 12 and int(name[2:]) > 7


def give_orders(battle: Battle, side: str) -> None:
    """Order the formations that have most strength on the way; everybody, if nobody commands."""
    wishes: dict[str, float] = {}
    for unit in battle.of(side):
        unit.ordered = not battle.commanded or unit.card.arm == "leader" or _is_with_commander(battle, unit)
        if unit.card.fights:
            wishes[unit.card.formation] = wishes.get(unit.card.formation, 0.0) + _wish(battle, unit)
    for commander in {unit.card.under for unit in battle.of(side)} if battle.commanded else ():
        own = {unit.card.formation for unit in battle.of(side) if unit.card.under == commander and unit.card.formation}
        chosen = sorted(own, key=lambda name: -wishes.get(name, 0.0))[: battle.orders(side, commander)]
        for unit in battle.of(side):
            unit.ordered |= unit.card.formation in chosen


def _is_with_commander(battle: Battle, unit: Unit) -> bool:
    commander = COMMANDERS[unit.card.under]
    return any(leader.card.id == commander for leader in battle.leaders(unit.cell, unit.card.side))


def _wish(battle: Battle, unit: Unit) -> float:
    """How much a unit wants to move: its strength, if enemies are some hexes away; the Allies care for near ones."""
    away = min(
        (battle.kit.distance[unit.cell][foe.cell] for foe in battle.of(ENEMY[unit.card.side]) if foe.card.fights),
        default=0,
    )
    if away <= 1:
        return 0.2 * unit.strength * unit.disordered
    return unit.strength * (min(away, 6) if unit.card.side == FRENCH else max(9 - away, 0.3))


# Moving.


def move_all(battle: Battle, side: str, temper: Temper) -> None:
    """Move every unit that has an order: fighters, then guns, then leaders."""
    pull = _pull(battle, side)
    rank = {"foot": 0, "horse": 1, "guns": 2, "leader": 3}
    for unit in sorted(battle.of(side), key=lambda unit: (rank[unit.card.arm], -unit.strength)):
        if unit.ordered and unit in battle.units:
            cells = battle.reach(unit)
            value = _values(battle, unit, temper, pull)
            battle.move(unit, max(cells, key=lambda cell: (value(cell), cell)))


def _pull(battle: Battle, side: str) -> Mapping[Cell, float]:
    """How attractive every hex is by itself: near places to take or to hold, and near the enemy."""
    kit = battle.kit
    foes = [unit for unit in battle.of(ENEMY[side]) if unit.card.fights]
    goals: list[tuple[Cell, float]] = []
    for cells, points in kit.keys(battle.scenario).items():
        held = all(battle.holders.get(cell) == FRENCH for cell in cells)
        for cell in cells:
            near = sum(foe.strength for foe in foes if kit.distance[cell][foe.cell] <= 6)
            worth = points if side == FRENCH or held else points * min(near / 10, 1.0)
            goals.append((cell, worth * (0.6 if side == FRENCH and held else 1.0)))
    pull = {}
    for cell in kit.terrain:
        away = kit.distance[cell]
        enemy = min((away[foe.cell] for foe in foes), default=0)
        pull[cell] = max(worth / (1 + _NEAR * away[goal]) for goal, worth in goals) + 1.5 / (1 + 0.2 * enemy)
    return pull


def _values(battle: Battle, unit: Unit, temper: Temper, pull: Mapping[Cell, float]) -> Callable[[Cell], float]:
    """What a hex is worth to a unit."""
    return {"guns": _for_guns, "leader": _for_leaders}.get(unit.card.arm, _for_fighters)(battle, unit, temper, pull)


def _for_fighters(battle: Battle, unit: Unit, temper: Temper, pull: Mapping[Cell, float]) -> Callable[[Cell], float]:
    """Foot and horse go where they are drawn, stand well, can attack and have friends."""
    kit, side = battle.kit, unit.card.side
    foes = [foe for foe in battle.of(ENEMY[side]) if foe.card.arm != "leader"]
    friends = [friend for friend in battle.of(side) if friend is not unit and friend.card.fights]
    beside = {
        cell: [friend for friend in friends if battle.can_attack(friend, cell)] for cell in {foe.cell for foe in foes}
    }
    danger, backing = _around(battle, foes, 2), _around(battle, friends, 1)
    taken = {friend.cell for friend in friends}
    places = (
        {cell for cells in kit.keys(battle.scenario) for cell in cells} - taken if unit.card.arm == "foot" else set()
    )

    def value(cell: Cell) -> float:
        worth = pull[cell] + (kit.terrain[cell] in ("heights", "village")) * 0.3 + battle.random.random() * temper.whim
        targets = [target for target in kit.around[cell] if target in beside]
        if unit.disordered:
            return worth * 0.2 - 2.0 * bool(targets)
        worth += _GUARD * (cell in places)
        if targets:
            chance = max(_promise(battle, unit, cell, target, beside[target]) for target in targets)
            worth += 1.0 + chance if chance >= temper.least else -temper.caution
        return worth - temper.caution * max(danger.get(cell, 0) - unit.strength - backing.get(cell, 0), 0) / 3

    return value


def _around(battle: Battle, units: Iterable[Unit], hexes: int) -> Mapping[Cell, int]:
    """The strength of units within so many hexes of every hex."""
    found: dict[Cell, int] = {}
    for unit in units:
        for cell in battle.kit.within[hexes][unit.cell]:
            found[cell] = found.get(cell, 0) + unit.strength
    return found


def _for_guns(battle: Battle, unit: Unit, temper: Temper, pull: Mapping[Cell, float]) -> Callable[[Cell], float]:
    """Guns go where many enemies are in range and friends in their hex, and like to stay."""
    side = unit.card.side
    foes = [foe for foe in battle.of(ENEMY[side]) if foe.card.fights]
    guarded = {friend.cell for friend in battle.of(side) if friend.card.fights}
    targets, near = _around(battle, foes, 2), _around(battle, foes, 1)

    def value(cell: Cell) -> float:
        worth = pull[cell] + min(targets.get(cell, 0), 6) * 0.3 + (cell in guarded)
        alone = cell in near and cell not in guarded
        return worth - 2.0 * alone + 0.8 * (cell == unit.cell and cell in targets)

    return value


def _for_leaders(battle: Battle, unit: Unit, temper: Temper, pull: Mapping[Cell, float]) -> Callable[[Cell], float]:
    """Leaders go to the strongest of their own, best where they fight."""
    side = unit.card.side
    near = _around(battle, [foe for foe in battle.of(ENEMY[side]) if foe.card.fights], 1)
    own = [friend for friend in battle.of(side) if friend.card.fights and friend.card.under == unit.card.under]
    strength = {cell: sum(friend.strength for friend in own if friend.cell == cell) for cell in {u.cell for u in own}}
    return lambda cell: strength.get(cell, -5) * (1.0 + (cell in near))


def _promise(battle: Battle, unit: Unit, cell: Cell, target: Cell, beside: Sequence[Unit]) -> float:
    """What an attack on a hex from a hex would gain, with the friends who are beside it already."""
    start, unit.cell = unit.cell, cell
    attacks = [attack for attack in _ways(battle, target, [unit, *beside]) if unit in attack.attackers]
    unit.cell = start
    return max((gain(battle, attack) for attack in attacks), default=-1.0)


# Attacking.


def attack_all(battle: Battle, side: str, temper: Temper) -> None:
    """Make the best attack, again and again, as long as it promises enough."""
    done: set[Cell] = set()
    while True:
        attacks = [attack for attack in _attacks(battle, side) if attack.target not in done]
        worth = {id(attack): gain(battle, attack) + battle.random.gauss(0, temper.whim / 3) for attack in attacks}
        best = max(attacks, key=lambda attack: worth[id(attack)], default=None)
        if best is None or worth[id(best)] < temper.least:
            return
        done.add(best.target)
        battle.fight(best)


def _attacks(battle: Battle, side: str) -> Iterator[Attack]:
    own = [unit for unit in battle.of(side) if unit.card.fights and not unit.attacked and not unit.disordered]
    for target in {foe.cell for foe in battle.of(ENEMY[side]) if foe.card.arm != "leader"}:
        beside = [unit for unit in own if battle.can_attack(unit, target)]
        yield from _ways(battle, target, beside)


def _ways(battle: Battle, target: Cell, beside: Iterable[Unit]) -> Iterator[Attack]:
    """An attack by all, by the foot alone, and by the horse alone."""
    units = [unit for unit in beside if battle.can_attack(unit, target)]
    foot = [unit for unit in units if unit.card.arm == "foot"]
    horse = [unit for unit in units if unit.card.arm == "horse"]
    for group in (units, foot, horse) if foot and horse else (units,):
        if group and (attack := battle.attack(target, group)):
            yield attack


def gain(battle: Battle, attack: Attack) -> float:
    """The expected gain of an attack, in steps."""
    shift = 0.0
    foot = [unit for unit in attack.defenders if unit.card.arm == "foot"]
    losses = 0.0
    if attack.charge:
        losses = 0.3 * len(attack.attackers)
        if foot:
            chance = 0.0 if battle.storm or any(unit.disordered for unit in foot) else 1.0
            for unit in foot:
                chance *= min(battle.morale(unit), 5) / 6
            lancers = any(unit.card.lancers for unit in attack.attackers)
            home = battle.kit.shifts["charge"] + lancers * battle.kit.shifts["lancers"]
            shift = chance * battle.kit.shifts["square"] + (1 - chance) * home
    key = sum(points for cells, points in battle.kit.keys(battle.scenario).items() if attack.target in cells) * 0.4
    results = battle.kit.results(attack.column + round(shift))
    return sum(_worth(battle, attack, result, key) for result in results) / len(results) - losses


def _worth(battle: Battle, attack: Attack, result: str, key: float) -> float:
    many, few = len(attack.attackers), len(attack.defenders)
    if result == "L":
        return -1.0 - 0.3 * many
    if result == "R":
        return -0.2 * many
    if result == "F":
        return _fear(battle, lead_of(attack.defenders)) - _fear(battle, lead_of(attack.attackers))
    return 0.4 * few + key if result == "D" else 1.0 + 0.6 * few + key


def _fear(battle: Battle, unit: Unit) -> float:
    return 1 - min(battle.morale(unit), 5) / 6
