"""Battles of the High Marches: dice and losses, skirmishes, and what counters and cards add."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from tools.balance.marches_map import Marches

# The ratios and leads that end a battle, which the rules name in words.
_OVERRUN, _PILE, _LEAD = 5, 5, 10
_TROOP: Final = "troop"
# What a card of the simulated deck adds.
_CARD: Final = 3


@dataclass
class Army:
    """A side of a battle. bonus: what it has in every skirmish."""

    side: str
    units: Counter[str]
    bonus: int
    dice: list[int]
    counters: int


@dataclass
class Skirmish:
    """The dice of a lane, and what counters and cards add."""

    attack: list[int]
    defense: list[int]
    attack_more: int = 0
    defense_more: int = 0

    def lead(self, attacker: Army, defender: Army) -> int:
        """The total of the attacker less that of the defender."""
        return self.offense(attacker) - self.resistance(defender)

    def offense(self, attacker: Army) -> int:
        """The total of the attacker."""
        return sum(self.attack) + self.attack_more + attacker.bonus

    def resistance(self, defender: Army) -> int:
        """The total of the defender, +1 for each die included."""
        return sum(self.defense) + len(self.defense) + self.defense_more + defender.bonus


def battle(marches: Marches, side: str, place: str, target: str, ready: Counter[str]) -> bool:
    """Attack; whether the attacker may go on."""
    enemy = marches.owner[target]
    marches.units[place] -= ready
    defending = marches.best(marches.units[target], marches.units[target].total())
    marches.units[target] -= defending
    bars = False
    won = marches.dice(ready) >= _OVERRUN * marches.dice(defending)
    if not won:
        higher = marches.nodes[place].elevation - marches.nodes[target].elevation
        attacker = Army(side, ready, int(higher > 0), marches.roll(marches.dice(ready)), marches.counters(ready))
        defender = Army(enemy, defending, int(higher < 0), [], marches.counters(defending))
        won, bars = _fight(marches, attacker, defender, target)
    if not won:
        marches.units[place] += +ready
        marches.units[target] += +defending
        marches.settle(place, side)
        marches.settle(target, enemy)
        return False
    if enemy:
        marches.houses[enemy].garrison += +(defending + marches.units[target])
    marches.units[target] = +ready
    _divide(marches, side, place, target)
    return not bars


def _divide(marches: Marches, side: str, place: str, target: str) -> None:
    """Move in: a few stay behind where the enemy is still near, one where not."""
    marches.owner[target] = side
    both = marches.units[place] + marches.units[target]
    stay = 1 if marches.houses[side].player.boldness == 1 or not marches.enemies(place) else 3
    cheap = sorted(both.elements(), key=lambda unit: marches.game.units[unit].stats["exchange"])
    stay = min(stay, len(cheap) - 1)
    marches.units[place], marches.units[target] = Counter(cheap[:stay]), Counter(cheap[stay:])
    marches.settle(place, side)


def _fight(marches: Marches, attacker: Army, defender: Army, target: str) -> tuple[bool, bool]:
    """Roll, form skirmishes and resolve them; whether the attacker wins, and whether more attacks are barred."""
    _suffer(marches, attacker)
    if not attacker.units.total():
        return False, True
    defender.dice = marches.roll(marches.dice(defender.units))
    _suffer(marches, defender)
    if not defender.units.total():
        return True, False
    lanes = _line_up(marches, attacker, defender, target)
    if any(len(lane.defense) >= _PILE and len(lane.attack) == 1 for lane in lanes):
        while attacker.units.total():
            marches.lose(attacker.side, attacker.units)
        return False, True
    _help(marches, lanes, attacker, defender)
    _answer(marches, lanes, attacker, defender)
    return _resolve(marches, lanes, attacker, defender, target)


def _suffer(marches: Marches, army: Army) -> None:
    """Treat the ones and twos of a roll."""
    for die in tuple(army.dice):
        if die == 1:
            army.dice.remove(die)
            marches.lose(army.side, army.units)
        elif die == 2:
            garrison, dear = marches.houses[army.side].garrison, +army.units - Counter({_TROOP: army.units[_TROOP]})
            if army.units[_TROOP] or not (dear and garrison[_TROOP]):
                marches.lose(army.side, army.units)
            else:
                marches.lose(army.side, army.units, marches.cheapest(dear))
                army.units[_TROOP] += 1
                garrison[_TROOP] -= 1


def _line_up(marches: Marches, attacker: Army, defender: Army, target: str) -> list[Skirmish]:
    """Put dice against dice, and the extra ones where they turn a skirmish."""
    lanes = [Skirmish([die], []) for die in sorted(attacker.dice, reverse=True)]
    dice = sorted(defender.dice, reverse=True)
    for lane in lanes:
        if dice:
            enough = [die for die in dice if die + 1 + defender.bonus >= lane.attack[0] + attacker.bonus]
            lane.defense.append(min(enough) if enough else dice[-1])
            dice.remove(lane.defense[0])
    for _ in range(len(lanes) - len(defender.dice)):
        marches.lose(defender.side, marches.units[target])
    paired = [lane for lane in lanes if lane.defense]
    for lane in lanes:
        if not lane.defense and paired:
            short = [other for other in paired if other.lead(attacker, defender) <= 0]
            chosen = max(short or paired, key=lambda other: other.lead(attacker, defender))
            chosen.attack.extend(lane.attack)
    while dice:
        weakest = min(paired, key=lambda lane: lane.attack[0])
        if len(dice) < _PILE - len(weakest.defense):
            weakest = max(paired, key=lambda lane: lane.lead(attacker, defender))
        weakest.defense.append(dice.pop())
    return paired


def _help(marches: Marches, lanes: list[Skirmish], attacker: Army, defender: Army) -> None:
    """The attacker puts counters, then cards, on the skirmishes that need the least to be won."""
    house, worth = marches.houses[attacker.side], int(str(marches.game.markers["skirmish-counter"].value))
    for lane in sorted(lanes, key=lambda lane: -lane.lead(attacker, defender)):
        while attacker.counters and lane.lead(attacker, defender) <= 0:
            attacker.counters, lane.attack_more = attacker.counters - 1, lane.attack_more + worth
        if house.cards and -_CARD < lane.lead(attacker, defender) <= 0:
            house.cards, marches.deck, lane.attack_more = house.cards - 1, marches.deck + 1, lane.attack_more + _CARD


def _answer(marches: Marches, lanes: list[Skirmish], attacker: Army, defender: Army) -> None:
    """The defender does the same."""
    if not defender.side:
        return
    house, worth = marches.houses[defender.side], int(str(marches.game.markers["skirmish-counter"].value))
    for lane in sorted(lanes, key=lambda lane: lane.lead(attacker, defender)):
        while defender.counters and 0 < lane.lead(attacker, defender) <= worth * defender.counters:
            defender.counters, lane.defense_more = defender.counters - 1, lane.defense_more + worth
        if house.cards and 0 < lane.lead(attacker, defender) <= _CARD:
            house.cards, marches.deck, lane.defense_more = house.cards - 1, marches.deck + 1, lane.defense_more + _CARD


def _resolve(marches: Marches, lanes: list[Skirmish], attacker: Army, defender: Army, target: str) -> tuple[bool, bool]:
    """One skirmish after the other, the best one for the defender first."""
    bars = False
    for lane in sorted(lanes, key=lambda lane: lane.lead(attacker, defender)):
        lead = lane.lead(attacker, defender)
        if lead <= 0:
            marches.lose(attacker.side, attacker.units)
            if lead <= -_LEAD:
                marches.lose(attacker.side, attacker.units)
                bars = True
                break
        else:
            marches.lose(defender.side, defender.units)
            if lane.offense(attacker) >= 2 * lane.resistance(defender):
                waiting = marches.units[target]
                marches.lose(defender.side, waiting if waiting.total() else defender.units)
        if not (attacker.units.total() and defender.units.total()):
            break
    return attacker.units.total() > defender.units.total(), bars
