"""The High Marches played by simple players; map, units, goals, notes and the size of the deck are read from the kit.

Bold players put all troops in one place and attack at 1.3 to 1, timid ones spread them and wait for 2 to 1, careless
ones place by chance and attack at even numbers. Cards are of one kind, +3 in a skirmish, without penalties. Nobody
makes an extra free move, and nobody looks at regions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final

from pnp.model.game import Game
from tools.balance.marches_battle import battle
from tools.balance.marches_map import House, Marches
from tools.balance.match import Outcome, Player

KIT: Final = "territories"
SIDES: Final = ("sun", "tower")
VARIANTS: Final = ("turns",)
# As many units attack from one territory, as the rules say in words.
_ATTACKERS: Final = 10
_TROOP: Final = "troop"
_LONGEST: Final = 80
_SHARED: Final = "shared"


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


def _attacks(marches: Marches, side: str) -> None:
    """Attack while an attack looks good enough to the player, and none is lost."""
    house = marches.houses[side]
    while True:
        choices = []
        for place in marches.border(side):
            ready = marches.units[place].copy()
            if ready.total() < 2:
                continue
            ready = marches.best(ready, min(_ATTACKERS, ready.total() - 1))
            for target in marches.enemies(place):
                ratio = marches.dice(ready) / max(0.2, marches.dice(marches.units[target]))
                if ratio >= house.ratio:
                    choices.append((ratio + marches.random.random() / 10, place, target, ready))
        if not choices:
            return
        _, place, target, ready = max(choices, key=lambda choice: choice[0])
        if not battle(marches, side, place, target, ready):
            return


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
