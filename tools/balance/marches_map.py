"""The High Marches: what stands in the territories, and what players have beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from pnp.model.boards import MapNode
from pnp.model.game import Game
from tools.balance.match import Player

# The limits of the battle board, which the rules name in words.
_DICE, _COUNTERS = 12, 20


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

    def best(self, units: Counter[str], most: int) -> Counter[str]:
        """The units with the most dice, as many as fit."""
        ranked = sorted(units.elements(), key=lambda unit: -self.game.units[unit].stats["dice"])
        return Counter(ranked[:most])
