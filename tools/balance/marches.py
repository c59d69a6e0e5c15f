"""The High Marches played by simple players; map, units, goals, notes and the size of the deck are read from the kit.

Bold players put all troops in one place and attack at 1.3 to 1, timid ones spread them and wait for 2 to 1, careless
ones place by chance and attack at even numbers. Cards are of one kind, +3 in a skirmish, without penalties. Nobody
makes an extra free move, and nobody looks at regions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from pnp.model.boards import MapNode
from pnp.model.game import Game
from tools.balance.match import Outcome, Player

KIT: Final = "territories"
SIDES: Final = ("sun", "tower")
VARIANTS: Final = ("turns",)
# The rules name these in words: the limits of the battle board, the ratios and leads that end a battle.
_ATTACKERS, _DICE, _COUNTERS = 10, 12, 20
_OVERRUN, _PILE, _LEAD = 5, 5, 10
_TROOP: Final = "troop"
# What a card of the simulated deck adds.
_CARD: Final = 3
_LONGEST: Final = 80
_SHARED: Final = "shared"


@dataclass
class House:
    """What a player has off the map. notes: the territories controlled at the start of the turns that count."""

    player: Player
    garrison: Counter[str]
    cards: int = 2
    turns: int = 0
    notes: list[int] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        """The dice against each enemy die with which the player attacks."""
        return 1.0 if self.player.is_careless else 2.0 - 0.7 * self.player.boldness


@dataclass
class Marches:
    """The state of a game. units: what stands in each territory. last: the turn whose note is the last."""

    game: Game
    random: Random
    houses: Mapping[str, House]
    order: list[str]
    nodes: Mapping[str, MapNode]
    neighbors: Mapping[str, Sequence[str]]
    dominion: int
    last: int
    deck: int
    units: dict[str, Counter[str]] = field(default_factory=dict)
    owner: dict[str, str] = field(default_factory=dict)

    def held(self, side: str) -> list[str]:
        """The territories of a house."""
        return [place for place in self.nodes if self.owner.get(place) == side]

    def enemies(self, place: str) -> list[str]:
        """The territories next to one that its house does not control."""
        return [other for other in self.neighbors[place] if self.owner.get(other) != self.owner[place]]

    def border(self, side: str) -> list[str]:
        """The territories of a house that are next to one of somebody else."""
        return [place for place in self.held(side) if self.enemies(place)]

    def regions(self, side: str) -> int:
        """How many whole regions a house controls."""
        places = set(self.held(side))
        wholes = {node.region for node in self.nodes.values()} - {
            node.region for node in self.nodes.values() if node.id not in places
        }
        return len(wholes)

    def reign(self, side: str) -> tuple[int, int, int]:
        """The sum of the notes, the last one, and the units on the map: what decides at the end."""
        notes = self.houses[side].notes
        return sum(notes), notes[-1], sum(self.units[place].total() for place in self.held(side))

    def roll(self, count: int) -> list[int]:
        """So many dice."""
        return [self.random.randint(1, 6) for _ in range(count)]

    def dice(self, units: Counter[str]) -> int:
        """The dice that units bring."""
        return min(_DICE, sum(number * int(self.game.units[unit].stats["dice"]) for unit, number in units.items()))

    def counters(self, units: Counter[str]) -> int:
        """The skirmish counters that units bring."""
        brought = sum(number * int(self.game.units[unit].stats["counters"]) for unit, number in units.items())
        return min(_COUNTERS, brought)

    def cheapest(self, units: Counter[str]) -> str:
        """The unit worth least in an exchange, nothing if there is none."""
        return min(+units, key=lambda unit: self.game.units[unit].stats["exchange"], default="")

    def lose(self, side: str, units: Counter[str], unit: str = "") -> None:
        """Put a unit into the garrison, the one worth least if none is named."""
        if unit := unit or self.cheapest(units):
            units[unit] -= 1
            self.houses[side].garrison[unit] += 1

    def settle(self, place: str, side: str) -> None:
        """Note who controls a territory: nobody, if it is empty."""
        self.owner[place] = side if self.units[place].total() else ""


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


def play(game: Game, random: Random, players: Mapping[str, Player], variant: Mapping[str, int]) -> Outcome:
    """A game to its end, of as many houses as there are players."""
    marches = _set_up(game, random, players, variant)
    for turn in range(_LONGEST * len(players)):
        side = marches.order[turn % len(players)]
        if not marches.held(side):
            continue
        if winner := _start(marches, side):
            return Outcome("" if winner == _SHARED else winner, marches.houses[side].turns)
        _turn(marches, side, first=turn == 0)
        alive = [other for other in marches.order if marches.held(other)]
        if len(alive) == 1:
            return Outcome(alive[0], marches.houses[side].turns)
    return Outcome("", _LONGEST)


def _set_up(game: Game, random: Random, players: Mapping[str, Player], variant: Mapping[str, int]) -> Marches:
    """Claim and muster. Raises ValueError if the kit has no map of territories."""
    nodes = game.boards["map"].nodes
    if nodes is None:
        raise ValueError("the map has no territories")
    neighbors: dict[str, list[str]] = {node.id: [] for node in nodes.nodes}
    for border in nodes.borders:
        if border.kind != "mountains":
            first, second = border.between
            neighbors[first].append(second)
            neighbors[second].append(first)
    order = list(players)
    random.shuffle(order)
    houses = {
        side: House(player, Counter({unit: int(number) for unit, number in game.armies[side].units.items()}))
        for side, player in players.items()
    }
    houses[order[-1]].cards += 1
    size = next(record for record in game.sets["sizes"].records if record.fields["players"] == len(players))
    sizes = {key: int(str(value)) for key, value in size.fields.items()}
    marches = Marches(
        game=game,
        random=random,
        houses=houses,
        order=order,
        nodes={node.id: node for node in nodes.nodes},
        neighbors=neighbors,
        dominion=_count(game, f"dominion-{size.id}"),
        last=variant.get("turns", sizes["turns"]),
        deck=game.decks["fortunes"].total - sum(house.cards for house in houses.values()),
    )
    _claim(marches, sizes)
    return marches


def _count(game: Game, goal: str) -> int:
    """How much a goal asks one to occupy."""
    claim = game.goals[goal].occupy
    return int(str(claim.count)) if claim else 0


def _claim(marches: Marches, sizes: Mapping[str, int]) -> None:
    """Each takes a territory near those it has, and then spreads or gathers three troops at a time."""
    count = len(marches.order)
    for turn in range(sizes["claimed"] * count):
        side = marches.order[turn % count]
        free = [place for place in marches.nodes if place not in marches.owner]
        marches.random.shuffle(free)
        near = max(free, key=lambda place: sum(marches.owner.get(other) == side for other in marches.neighbors[place]))
        marches.units[near], marches.owner[near] = Counter({_TROOP: 1}), side
        marches.houses[side].garrison[_TROOP] -= 1
    for place in marches.nodes:
        marches.units.setdefault(place, Counter())
        marches.owner.setdefault(place, "")
    for side in marches.order:
        _place(marches, side, sizes["troops"] - sizes["claimed"])


def _place(marches: Marches, side: str, count: int) -> None:
    """Put troops of the garrison on the map."""
    house, border = marches.houses[side], marches.border(side)
    count = min(count, house.garrison[_TROOP])
    if not border:
        return
    house.garrison[_TROOP] -= count
    if house.player.is_careless:
        places = [marches.random.choice(border) for _ in range(count)]
    elif house.player.boldness == 1:
        best = max(border, key=lambda place: (len(marches.enemies(place)), marches.dice(marches.units[place])))
        places = [best] * count
    else:
        places = []
        for _ in range(count):
            weakest = min(border, key=lambda place: marches.units[place].total() + places.count(place))
            places.append(weakest)
    for place in places:
        marches.units[place][_TROOP] += 1


def _start(marches: Marches, side: str) -> str:
    """Note what a house controls; who has won with that, if anybody has."""
    house = marches.houses[side]
    house.turns += 1
    if house.turns == 1:
        return ""
    house.notes.append(len(marches.held(side)))
    if house.notes[-1] >= marches.dominion or marches.regions(side) >= _count(marches.game, "regions"):
        return side
    alive = [other for other in marches.order if marches.held(other)]
    if all(marches.houses[other].turns >= marches.last for other in alive):
        best = max(map(marches.reign, alive))
        first, *shared = (other for other in alive if marches.reign(other) == best)
        return _SHARED if shared else first
    return ""


def _turn(marches: Marches, side: str, *, first: bool) -> None:
    """Two actions, exchange, attacks, a free move, cards; in the first turn of all one action and no attack."""
    house = marches.houses[side]
    for action in range(1 if first else 2):
        if action and house.garrison[_TROOP] < 2 * len(marches.held(side)):
            _exchange(marches, side, "knights")
        elif action and house.player.boldness < 1 and marches.deck:
            house.cards, marches.deck = house.cards + 1, marches.deck - 1
        else:
            _place(marches, side, sum(marches.roll(len(marches.held(side)))))
    _exchange(marches, side, "archers" if house.player.boldness < 1 else "champion")
    if not first:
        _attacks(marches, side)
    _free_move(marches, side)
    spare = max(0, house.cards - len(marches.held(side)))
    house.cards, marches.deck = house.cards - spare, marches.deck + spare


def _exchange(marches: Marches, side: str, unit: str) -> None:
    """Trade troops for better units wherever a crowd stands."""
    price = int(marches.game.units[unit].stats["exchange"])
    house = marches.houses[side]
    for place in marches.held(side):
        units = marches.units[place]
        while units[_TROOP] >= price + 3 and house.garrison[unit]:
            units[_TROOP] -= price
            house.garrison[_TROOP] += price
            house.garrison[unit] -= 1
            units[unit] += 1


def _best(marches: Marches, units: Counter[str], most: int) -> Counter[str]:
    """The units with the most dice, as many as fit; the dearest first, but a few troops to take the ones and twos."""
    ranked = sorted(units.elements(), key=lambda unit: -marches.game.units[unit].stats["dice"])
    return Counter(ranked[:most])


def _attacks(marches: Marches, side: str) -> None:
    """Attack while an attack looks good enough to the player, and none is lost."""
    house = marches.houses[side]
    while True:
        choices = []
        for place in marches.border(side):
            ready = marches.units[place].copy()
            if ready.total() < 2:
                continue
            ready = _best(marches, ready, min(_ATTACKERS, ready.total() - 1))
            for target in marches.enemies(place):
                ratio = marches.dice(ready) / max(0.2, marches.dice(marches.units[target]))
                if ratio >= house.ratio:
                    choices.append((ratio + marches.random.random() / 10, place, target, ready))
        if not choices:
            return
        _, place, target, ready = max(choices, key=lambda choice: choice[0])
        if not battle(marches, side, place, target, ready):
            return


def battle(marches: Marches, side: str, place: str, target: str, ready: Counter[str]) -> bool:
    """Attack; whether the attacker may go on."""
    enemy = marches.owner[target]
    marches.units[place] -= ready
    defending = _best(marches, marches.units[target], marches.units[target].total())
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


def _free_move(marches: Marches, side: str) -> None:
    """Bring the largest crowd that has no enemy near towards the border."""
    border = set(marches.border(side))
    inner = [place for place in marches.held(side) if place not in border and marches.units[place].total() > 1]
    if not inner or not border:
        return
    crowd = max(inner, key=lambda place: marches.units[place].total())
    ways = [other for other in marches.neighbors[crowd] if marches.owner[other] == side]
    goal = next((other for other in ways if other in border), ways[0] if ways else "")
    if goal:
        units = marches.units[crowd]
        stays = marches.cheapest(units)
        units[stays] -= 1
        marches.units[goal] += +units
        marches.units[crowd] = Counter({stays: 1})
