"""Pork Chop Hill played by simple players; forces, cards and dice are read from the kit.

Bold Chinese charge whenever they can and never stop; timid ones charge when ordered, or with three cards that help
them, and stop when they are outnumbered. Bold Americans hold every territory with all they can; timid ones give the
first four up when they are outnumbered. Careless players play Bayonets at once. Americans never counterattack.

``guns`` is the number of dice that Chinese guns throw after a turn without a charge, by the handicap.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from pnp.model.decks import Card
from pnp.model.game import Game
from tools.balance.match import Outcome, Pile, Player, roll

KIT: Final = "pork-chop-hill"
SIDES: Final = ("chinese", "us")
VARIANTS: Final = ("us", "chinese", "order", "guns")
_CHINESE, _US = SIDES
_ENEMY: Final = {_US: _CHINESE, _CHINESE: _US}
# The rules name these in words: the most in a wave and in a garrison, and the fewest in a wave that was ordered.
_WAVE, _GARRISON, _ORDERED = 12, 8, 6
# The highest result of the orders table with which the Chinese must charge.
_ORDER: Final = 3
_LONGEST: Final = 200


@dataclass
class Hill:
    """The state of a game."""

    random: Random
    players: Mapping[str, Player]
    pile: Pile
    limit: int
    territories: int
    start: Mapping[str, int]
    order: int
    guns: int
    kinds: tuple[Card, ...]
    force: dict[str, int] = field(default_factory=dict)
    hands: dict[str, list[Card]] = field(default_factory=lambda: {_US: [], _CHINESE: []})
    taken: int = 0

    def kill(self, side: str, count: int) -> None:
        """Take squads off a force."""
        self.force[side] = max(0, self.force[side] - count)

    def use(self, side: str, name: str) -> bool:
        """Discard a card of a hand, if it is there."""
        card = next((card for card in self.hands[side] if card.id == name), None)
        if card:
            self.pile.discard(self.hands[side], card)
        return card is not None

    def dice(self, name: str, what: str = "destroy") -> int:
        """Roll what a card rolls for an effect."""
        card = next(card for card in self.kinds if card.id == name)
        return roll(self.random, next(effect.count for effect in card.effects if effect.do == what))

    @property
    def winner(self) -> str:
        """Who has won, if anybody has."""
        if self.taken == self.territories:
            return _CHINESE
        if not any(self.force.values()):
            return _CHINESE if 2 * self.taken > self.territories else _US
        return next((_ENEMY[side] for side in SIDES if not self.force[side]), "")


def play(game: Game, random: Random, players: Mapping[str, Player], variant: Mapping[str, int]) -> Outcome:
    """A game to its end."""
    deck = game.decks["attrition"]
    start = {side: variant.get(side, game.armies[side].total) for side in SIDES}
    hill = Hill(
        random, players, Pile.shuffled(random, deck.cards), int(str(deck.max_hand)), _territories(game), start,
        variant.get("order", _ORDER), variant.get("guns", 0), deck.cards, dict(start),
    )  # fmt: skip
    for turn in range(_LONGEST):
        side = SIDES[turn % 2]
        _turn(hill, side)
        if hill.winner:
            return Outcome(hill.winner, turn // 2 + 1)
    return Outcome("", _LONGEST // 2)


def _territories(game: Game) -> int:
    """How many territories there are."""
    track = game.boards["hill"].track
    return len(track.spaces) if track else 0


def _turn(hill: Hill, side: str) -> None:
    """A turn, and those that Major Offensive adds."""
    _logistics(hill, side)
    _barrage(hill, side)
    again = side == _CHINESE
    while again and not hill.winner:
        _charge(hill)
        again = hill.use(side, "major-offensive")
    hand = hill.hands[side]
    useless = ("bugle-calls",) if side == _US else ("napalm",)
    for card in sorted(hand, key=lambda card: card.id not in useless)[: max(0, len(hand) - hill.limit)]:
        hill.pile.discard(hand, card)


def _logistics(hill: Hill, side: str) -> None:
    """Draw, and play every card of the phase that does something."""
    enemy = _ENEMY[side]
    hill.pile.draw(hill.hands[side], 2)
    while hill.force[side] < hill.start[side] and hill.use(side, "reinforcements"):
        hill.force[side] = min(hill.start[side], hill.force[side] + hill.dice("reinforcements", "gain"))
    while hill.use(side, "break-down-in-command"):
        hill.kill(enemy, hill.dice("break-down-in-command"))
    while hill.hands[enemy] and hill.use(side, "pow-captured"):
        worth = ("machine-gun", "napalm", "barbed-wire", "bayonets", "bunker", "mortar-attack", "major-offensive")
        cards = sorted(hill.hands[enemy], key=lambda card: worth.index(card.id) if card.id in worth else 9)
        hill.pile.discard(hill.hands[enemy], cards[0])


def _barrage(hill: Hill, side: str) -> None:
    """The guns of a side fire."""
    enemy = _ENEMY[side]
    guns = hill.random.randint(1, 6 if side == _US else 2)
    air = hill.random.randint(1, 6) if side == _US else 0
    while hill.use(side, "heavy-shelling"):
        guns += hill.dice("heavy-shelling")
    while side == _US and hill.use(side, "napalm"):
        air += hill.dice("napalm")
    if (guns >= 4 or hill.players[enemy].is_careless) and hill.use(enemy, "bunker"):
        guns = 0
    hill.kill(enemy, guns + air)


def _charge(hill: Hill) -> None:
    """The orders of the Chinese, and what comes of them."""
    boldness = hill.players[_CHINESE].boldness
    ordered = hill.random.randint(1, 6) <= hill.order
    helps = ("bugle-calls", "mortar-attack", "bayonets", "hand-grenades")
    ready = sum(card.id in helps for card in hill.hands[_CHINESE]) >= round(3 * (1 - boldness))
    if not ordered and not ready:
        hill.kill(_US, sum(hill.random.randint(1, 6) for _ in range(hill.guns)))
        return
    wave = min(_WAVE if ready else _ORDERED, hill.force[_CHINESE])
    hill.force[_CHINESE] -= wave
    wave = _fire(hill, wave)
    if wave and not hill.winner:
        wave = _trench(hill, wave)
    hill.force[_CHINESE] += wave


def _fire(hill: Hill, wave: int) -> int:
    """Defender Fire, again with every Barbed Wire; what is left of the wave."""
    while wave:
        wave -= hill.random.randint(1, 6)
        if wave > 0 and hill.use(_US, "mine-field"):
            wave -= hill.dice("mine-field")
        if wave > 0 and hill.use(_US, "hand-grenades"):
            wave -= hill.dice("hand-grenades")
        while wave > 0 and hill.use(_US, "machine-gun"):
            if not (hill.use(_CHINESE, "bugle-calls") or hill.use(_CHINESE, "hand-grenades")):
                wave -= hill.dice("machine-gun")
        wave = max(0, wave)
        if not (wave and hill.use(_US, "barbed-wire")) or hill.use(_CHINESE, "bugle-calls"):
            break
    if hill.players[_CHINESE].boldness > 0 and hill.use(_CHINESE, "hand-grenades"):
        hill.kill(_US, hill.dice("hand-grenades"))
    return wave


def _trench(hill: Hill, wave: int) -> int:
    """Rounds of trench fighting; what is left of the wave."""
    garrison = min(_GARRISON, hill.force[_US])
    hill.force[_US] -= garrison
    while wave and garrison:
        to_garrison, to_wave = _round(hill, wave, garrison)
        wave, garrison = max(0, wave - to_wave), max(0, garrison - to_garrison)
        if not (wave and garrison):
            break
        if hill.players[_CHINESE].boldness < 1 and wave < garrison * (1 - hill.players[_CHINESE].boldness):
            break
        if hill.players[_US].boldness < 1 and hill.taken < 4 and garrison < wave * (1 - hill.players[_US].boldness):
            hill.force[_US] += garrison
            hill.taken += 1
            return wave
    if wave and not garrison:
        hill.taken += 1
    hill.force[_US] += garrison
    return wave


def _round(hill: Hill, wave: int, garrison: int) -> tuple[int, int]:
    """What a round kills of the garrison, and of the wave."""
    killed = {_US: hill.random.randint(1, 6), _CHINESE: hill.random.randint(1, 6)}
    own, enemy = {_US: garrison, _CHINESE: wave}, {_US: wave, _CHINESE: garrison}
    for side in (_CHINESE, _US):
        if enemy[side] > 2 and hill.use(side, "mortar-attack"):
            killed[side] += hill.dice("mortar-attack")
        needed = hill.players[side].is_careless or (enemy[side] > 4 and own[side] > 1)
        if needed and hill.use(side, "bayonets"):
            killed[side] += hill.dice("bayonets")
            killed[_ENEMY[side]] += hill.dice("bayonets", "lose")
    return killed[_CHINESE], killed[_US]
