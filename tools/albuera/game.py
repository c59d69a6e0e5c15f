"""A battle: who stands where, and what the rules do with moves, attacks and morale. Who decides is in ``players``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import combinations
from random import Random

from pnp.model.lattice.parts import Cell
from tools.albuera.kit import ALLIED, COMMANDERS, ENEMY, FRENCH, Card, Kit
from tools.albuera.units import Attack, Unit

# Units of foot and horse in a hex; batteries that support an attack and a defense.
STACK, SUPPORTS, COVERS = 2, 2, 1
# From this column on, horse does not wait for the foot that attacks it.
_TO_EVADE = 2


@dataclass
class Battle:
    """The state of a game."""

    kit: Kit
    scenario: str
    random: Random
    units: list[Unit]
    turn: int
    last_turn: int
    first: str
    commanded: bool = True
    alarm: bool = True
    storm: bool = False
    stormed: bool = False
    lost: list[Unit] = field(default_factory=list)
    dead: list[Card] = field(default_factory=list)
    holders: dict[Cell, str] = field(default_factory=dict)
    attacks: int = 0
    counts: dict[str, int] = field(default_factory=dict)

    def die(self) -> int:
        """A roll of a six-sided die."""
        return self.random.randint(1, 6)

    def of(self, side: str) -> list[Unit]:
        """The units of a side."""
        return [unit for unit in self.units if unit.card.side == side]

    def at(self, cell: Cell) -> list[Unit]:
        """The units in a hex, leaders too."""
        return [unit for unit in self.units if unit.cell == cell]

    def body(self, cell: Cell, side: str) -> list[Unit]:
        """The units of a side in a hex, without leaders."""
        return [unit for unit in self.at(cell) if unit.card.side == side and unit.card.arm != "leader"]

    def leaders(self, cell: Cell, side: str) -> list[Unit]:
        """The leaders of a side in a hex."""
        return [unit for unit in self.at(cell) if unit.card.side == side and unit.card.arm == "leader"]

    def has_room(self, unit: Unit, cell: Cell) -> bool:
        """Whether a unit may end there beside its friends."""
        others = [other for other in self.body(cell, unit.card.side) if other is not unit]
        limit = STACK if unit.card.fights else 1
        return unit.card.arm == "leader" or sum(o.card.fights == unit.card.fights for o in others) < limit

    # Zones of control and moves.

    def controlled(self, side: str) -> set[Cell]:
        """The hexes that the enemies of a side control."""
        return {
            cell
            for unit in self.of(ENEMY[side])
            if unit.controls
            for cell in self.kit.around[unit.cell]
            if self.kit.terrain[cell] != "village" and self._reaches(unit.cell, cell)
        }

    def _reaches(self, first: Cell, last: Cell) -> bool:
        sides = self.kit.between(first, last)
        return "river" not in sides or "bridge" in sides

    def reach(self, unit: Unit) -> dict[Cell, int]:
        """Where a unit can go, with the points that it takes; its own hex, too."""
        side, arm = unit.card.side, "horse" if unit.card.arm == "leader" else unit.card.arm
        zone = self.controlled(side)
        enemies = {other.cell for other in self.of(ENEMY[side]) if other.card.arm != "leader"}
        found = {unit.cell: 0}
        queue = [(0, unit.cell)]
        while queue:
            points, cell = heappop(queue)
            if points > found[cell] or (cell in zone and cell != unit.cell):
                continue
            for other, cost in self.kit.steps[cell, arm]:
                total = points + cost
                if cell == unit.cell:
                    total = min(total, unit.card.move)
                    if cell in zone and other in zone and arm != "horse":
                        continue
                if other not in enemies and total <= unit.card.move and total < found.get(other, 99):
                    found[other] = total
                    heappush(queue, (total, other))
        return {cell: points for cell, points in found.items() if cell == unit.cell or self.has_room(unit, cell)}

    def move(self, unit: Unit, cell: Cell) -> None:
        """Put a unit somewhere, and see who holds the place."""
        if cell != unit.cell and unit.card.arm == "guns":
            unit.fired = True
        unit.cell = cell
        if unit.card.arm == "foot":
            self.holders[cell] = unit.card.side
        for other in self.at(cell):
            if other.card.side != unit.card.side:
                self._slip_away(other)

    def _slip_away(self, leader: Unit) -> None:
        friends = [unit for unit in self.of(leader.card.side) if unit.card.fights]
        if friends:
            leader.cell = min(friends, key=lambda unit: self.kit.distance[leader.cell][unit.cell]).cell

    # Morale and losses.

    def passes(self, unit: Unit, led: bool | None = None) -> bool:
        """Roll a morale test."""
        roll = self.die()
        return roll < 6 and roll <= self.morale(unit, led)

    def morale(self, unit: Unit, led: bool | None = None) -> int:
        """What a morale test must not exceed."""
        leader = bool(self.leaders(unit.cell, unit.card.side)) if led is None else led
        return unit.card.morale + leader - unit.spent

    def disorder(self, unit: Unit) -> None:
        """Make a unit disordered, or take a step if it is so already."""
        if unit.disordered:
            self.lose_step(unit)
        unit.disordered = True

    def lose_step(self, unit: Unit) -> None:
        """Turn a unit over, or take it off."""
        if unit not in self.units:
            return
        if unit.steps == 2:
            unit.spent = True
            return
        self.units.remove(unit)
        self.lost.append(unit)
        if not self.body(unit.cell, unit.card.side):
            for leader in self.leaders(unit.cell, unit.card.side):
                self._slip_away(leader)

    def retreat(self, unit: Unit, hexes: int, enemies: Sequence[Cell]) -> None:
        """Retreat a unit from enemies, or take a step if there is no way."""
        left = unit.cell
        for step in range(hexes):
            cell = self._way_back(unit, enemies, left, last=step == hexes - 1)
            if cell is None:
                self.lose_step(unit)
                return
            start, unit.cell = unit.cell, cell
            self.move(unit, cell)
            if not self.body(start, unit.card.side):
                for leader in self.leaders(start, unit.card.side):
                    leader.cell = cell

    def _way_back(self, unit: Unit, enemies: Sequence[Cell], left: Cell, last: bool) -> Cell | None:
        side, arm = unit.card.side, unit.card.arm
        zone, foes = self.controlled(side), {other.cell for other in self.of(ENEMY[side])}
        ways = []
        for cell, _ in self.kit.steps[unit.cell, arm]:
            across = self.kit.is_across_brook(unit.cell, cell) and "bridge" not in self.kit.between(unit.cell, cell)
            if cell in (left, *foes) or across or (cell in zone and not self.body(cell, side)):
                continue
            if last and not self.has_room(unit, cell):
                continue
            near = min((self.kit.distance[cell][enemy] for enemy in enemies), default=9)
            home = -cell_column(self.kit, cell) if side == ALLIED else cell_column(self.kit, cell)
            ways.append((near, home, self.random.random(), cell))
        return max(ways)[3] if ways else None

    # Attacks.

    def can_attack(self, unit: Unit, target: Cell) -> bool:
        """Whether a unit may attack a hex next to it."""
        if not unit.card.fights or unit.attacked or unit.disordered or target not in self.kit.around[unit.cell]:
            return False
        closed = self.kit.terrain[target] in ("wood", "village") or self.kit.is_across_brook(unit.cell, target)
        return unit.card.arm == "foot" or not closed

    def batteries(self, side: str, target: Cell, own: bool) -> list[Unit]:
        """The batteries of a side that can support a fight for a hex. own: whether theirs is the hex."""
        found = []
        for unit in self.of(side):
            if unit.card.arm != "guns" or unit.disordered or unit.fired or self.storm:
                continue
            away = self.kit.distance[unit.cell][target]
            if away <= unit.card.range and (own or away > 0) and (unit.cell, target) in self.kit.clear:
                found.append(unit)
        return found

    def attack(self, target: Cell, attackers: Sequence[Unit], leading: bool = True) -> Attack | None:
        """An attack with all shifts but that of squares, which is rolled later; None if the odds forbid it."""
        side = attackers[0].card.side
        defenders = tuple(self.body(target, ENEMY[side]))
        strengths = (sum(unit.strength for unit in attackers), sum(unit.strength for unit in defenders))
        column = self.kit.column_of.get(strengths)
        if column is None:
            return None
        foot = [unit for unit in defenders if unit.card.arm == "foot"]
        charge = all(unit.card.arm == "horse" for unit in attackers)
        supports = tuple(self.batteries(side, target, own=False)[:SUPPORTS])
        cover = tuple(self.batteries(ENEMY[side], target, own=True)[:COVERS])
        shift = len(supports) * self.kit.shifts["guns"] + len(cover) * self.kit.shifts["enemy-guns"]
        shift += sum(self.kit.shifts[name] for name in self._shifts(target, attackers, defenders, charge, foot))
        shift += self._ground(target, attackers)
        if leading:
            shift += any(self.leaders(unit.cell, side) for unit in attackers) * self.kit.shifts["leads"]
        shift += bool(self.leaders(target, ENEMY[side])) * self.kit.shifts["stands"]
        return Attack(target, tuple(attackers), defenders, column + shift, charge, supports, cover)

    def _shifts(
        self, target: Cell, attackers: Sequence[Unit], defenders: Sequence[Unit], charge: bool, foot: Sequence[Unit]
    ) -> Iterator[str]:
        cells = {unit.cell for unit in attackers}
        opposite = any((first, target, last) in self.kit.opposite for first, last in combinations(cells, 2))
        if opposite or len(cells) >= 3:
            yield "flank"
        arms = {unit.card.arm for unit in attackers}
        if len(arms) == 2:
            yield "together"
        if any(unit.disordered for unit in defenders):
            yield "disordered"
        if self.storm and "foot" in arms:
            yield "storm"

    def _ground(self, target: Cell, attackers: Sequence[Unit]) -> int:
        ground = self.kit.terrain[target]
        if ground == "heights" and any(self.kit.terrain[unit.cell] == "heights" for unit in attackers):
            ground = "open"
        shift = self.kit.shift_of(ground)
        if all(self.kit.is_across_brook(unit.cell, target) for unit in attackers):
            shift += self.kit.shift_of("river")
        return shift

    def square(self, attack: Attack) -> int:
        """Let foot that is charged try to form square: the shift that comes of it."""
        foot = [unit for unit in attack.defenders if unit.card.arm == "foot"]
        if not attack.charge or not foot:
            return 0
        if not self.storm and all(not unit.disordered and self.passes(unit) for unit in foot):
            self.count("squares")
            return self.kit.shifts["square"]
        self.count("charges home")
        lancers = any(unit.card.lancers for unit in attack.attackers)
        return self.kit.shifts["charge"] + lancers * self.kit.shifts["lancers"]

    def fight(self, attack: Attack) -> None:
        """Make an attack."""
        self.attacks += 1
        side = attack.attackers[0].card.side
        for unit in attack.attackers:
            unit.attacked = True
        if self._evades(attack):
            return
        column = attack.column + self.square(attack)
        for battery in (*attack.supports, *attack.cover):
            battery.fired = True
        before = {s: self._steps(s) for s in (side, ENEMY[side])}
        result = self.kit.results(column)[self.die() - 1]
        self.count(result)
        committed = [
            next(iter(leaders), None)
            for leaders in (
                [leader for unit in attack.attackers for leader in self.leaders(unit.cell, side)],
                self.leaders(attack.target, ENEMY[side]),
            )
        ]
        self._apply(result, attack)
        for leader in committed:
            if leader and self._steps(leader.card.side) < before[leader.card.side] and self.die() == 6:
                self.units.remove(leader)
                self.dead.append(leader.card)
        if attack.charge:
            for unit in attack.attackers:
                unit.charged = unit.disordered = True

    def _evades(self, attack: Attack) -> bool:
        horse = [unit for unit in attack.defenders if unit.card.arm == "horse" and not unit.disordered]
        only_foot = all(unit.card.arm == "foot" for unit in attack.attackers)
        fighters = sum(unit.card.fights for unit in attack.defenders)
        if not only_foot or not horse or len(horse) < fighters or attack.column < _TO_EVADE:
            return False
        self.count("evasions")
        for unit in horse:
            self.retreat(unit, 2, [attacker.cell for attacker in attack.attackers])
        self.advance(attack)
        return True

    def _steps(self, side: str) -> int:
        return sum(unit.steps for unit in self.of(side) if unit.card.arm != "leader")

    def _apply(self, result: str, attack: Attack) -> None:
        enemies = [unit.cell for unit in attack.attackers]
        if result in "LR":
            if result == "L":
                self.lose_step(min(attack.attackers, key=lambda unit: (unit.steps == 1, unit.strength)))
            for unit in self._alive(attack.attackers):
                self.retreat(unit, 1, [attack.target])
                if unit in self.units and (result == "L" or not self.passes(unit)):
                    self.disorder(unit)
        elif result == "F":
            for lead in (lead_of(attack.attackers), lead_of(attack.defenders)):
                if not self.passes(lead):
                    self.lose_step(lead)
        else:
            if result == "B":
                self.lose_step(lead_of(attack.defenders))
            for unit in self._alive(attack.defenders):
                if unit.card.arm == "guns" and not any(other.card.fights for other in attack.defenders):
                    self.lose_step(unit)
                    continue
                self.retreat(unit, 2 if result == "B" else 1, enemies)
                if unit in self.units and (result == "B" or not self.passes(unit)):
                    self.disorder(unit)
            self.advance(attack)

    def _alive(self, units: Iterable[Unit]) -> list[Unit]:
        return [unit for unit in units if unit in self.units]

    def advance(self, attack: Attack) -> None:
        """Let attackers enter the hex that they attacked, if it is empty."""
        side = attack.attackers[0].card.side
        if self.body(attack.target, ENEMY[side]):
            return
        for unit in sorted(self._alive(attack.attackers), key=lambda unit: -unit.strength)[:STACK]:
            leaders = self.leaders(unit.cell, side)
            alone = len(self.body(unit.cell, side)) == 1
            self.move(unit, attack.target)
            for leader in leaders if alone else ():
                leader.cell = attack.target

    # The turn.

    def orders(self, side: str, commander: str) -> int:
        """How many orders a commander gives now."""
        if side == ALLIED and not self.alarm:
            return 1
        card = self.kit.cards[COMMANDERS[commander]]
        return card.orders - (card in self.dead)

    def count(self, name: str) -> None:
        """Count something that happened."""
        self.counts[name] = self.counts.get(name, 0) + 1

    def sky(self) -> None:
        """Look whether the storm breaks, and whether the alarm is raised."""
        self.storm = False
        if not self.stormed and self.die() >= self.kit.storms[self.turn - 1]:
            self.storm = self.stormed = True

    def rally(self, side: str) -> None:
        """Rally what can be rallied, and begin anew."""
        for unit in self.of(side):
            unit.attacked = unit.ordered = False
            near = any(other.controls and other.cell in self.kit.around[unit.cell] for other in self.of(ENEMY[side]))
            led = bool(self.leaders(unit.cell, side))
            if unit.disordered and not unit.charged and (led or not near) and self.passes(unit):
                unit.disordered = False
            unit.charged = False
        for unit in self.units:
            unit.fired = False

    def score(self) -> int:
        """The points of the French less those of the Allies."""
        total = sum(
            points
            for cells, points in self.kit.keys(self.scenario).items()
            if all(self.holders.get(cell) == FRENCH for cell in cells)
        )
        for unit in self.units:
            if unit.spent and unit.card.arm != "leader":
                total += self.kit.points("spent") * (1 if unit.card.side == ALLIED else -1)
        for unit in self.lost:
            worth = self.kit.points("destroyed" if unit.card.spent else "small")
            total += worth * (1 if unit.card.side == ALLIED else -1)
        return total + sum(self.kit.points("leader") * (1 if card.side == ALLIED else -1) for card in self.dead)


def lead_of(units: Sequence[Unit]) -> Unit:
    """The strongest unit."""
    return max(units, key=lambda unit: (unit.card.fights, unit.strength, unit.card.morale))


def cell_column(kit: Kit, cell: Cell) -> int:
    """The number of the column of a hex."""
    return int(kit.grid.lattice.name(cell)[:2])
