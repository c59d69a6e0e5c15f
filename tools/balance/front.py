"""Russo-German War played by simple players; armies, cards, draw and hand limit are read from the kit.

A unit wants to stand beside an enemy if its side holds an Attack card for it. Bold players walk up to the enemy
without one; timid ones stay out of its reach. Whoever can answer a card does. Careless players answer and move at
random. The Germans set up at random in their two rows. Left out: the Moscow option, and cards kept from the enemy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from pnp.model.decks import Card
from pnp.model.game import Game
from tools.balance.match import Outcome, Pile, Player

KIT: Final = "russo-german-war"
SIDES: Final = ("german", "russian")
VARIANTS: Final = ("german", "russian", "german-draw", "seasons", "first")
_GERMAN, _RUSSIAN = SIDES
_ENEMY: Final = {_GERMAN: _RUSSIAN, _RUSSIAN: _GERMAN}
_LETTER: Final = {_GERMAN: "G", _RUSSIAN: "R"}
_FORWARD: Final = {_GERMAN: 1, _RUSSIAN: -1}
_SIZE: Final = 8
_ROUNDS: Final = 100
_WORTH: Final = {"Q": 6.0, "D": 5.0, "A": 4.0, "V": 3.5, "K": 3.0, "M": 3.0, "N": 2.0, "X": 5.0, "Z": 5.0}
_LINES: Final = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)

Cell = tuple[int, int]


@dataclass(eq=False)
class Unit:
    """A unit on the board. kind: T for armor, I for infantry, as on the cards."""

    side: str
    kind: str
    cell: Cell
    moved: bool = False


@dataclass
class Front:
    """The state of a game."""

    random: Random
    players: Mapping[str, Player]
    pile: Pile
    limit: int
    draws: Mapping[str, int]
    units: dict[Cell, Unit] = field(default_factory=dict)
    lost: dict[str, list[str]] = field(default_factory=lambda: {side: [] for side in SIDES})
    hands: dict[str, list[Card]] = field(default_factory=lambda: {side: [] for side in SIDES})
    season: str = ""

    def of(self, side: str) -> list[Unit]:
        """The units of a side."""
        return [unit for unit in self.units.values() if unit.side == side]

    def usable(self, side: str, kind: str) -> list[Card]:
        """The cards of a hand of one kind of order that the side may play now."""
        return [
            card
            for card in self.hands[side]
            if _code(card, "type") == kind
            and _code(card, "use") in ("-", _LETTER[side])
            and not (self.season and _code(card, "never_in") == self.season)
        ]

    def destroy(self, unit: Unit) -> None:
        """Take a unit off the board."""
        del self.units[unit.cell]
        self.lost[unit.side].append(unit.kind)

    def step(self, unit: Unit, cell: Cell) -> None:
        """Move a unit."""
        del self.units[unit.cell]
        unit.cell, unit.moved = cell, True
        self.units[cell] = unit

    def discard(self, side: str, card: Card) -> None:
        """Lay a card of a hand on the discards."""
        self.pile.discard(self.hands[side], card)


def _code(card: Card, name: str) -> str:
    """A coded field of a card, such as its kind of order."""
    return getattr(card.fields.get(name), "code", "")


def _range(card: Card) -> int:
    """The printed number of a card."""
    return int(str(card.fields.get("range", 0)))


def play(game: Game, random: Random, players: Mapping[str, Player], variant: Mapping[str, int]) -> Outcome:
    """A game to its end, or undecided after a hundred rounds."""
    deck = game.decks["orders"]
    draw = game.phases[0].draw
    draws = dict.fromkeys(SIDES, int(str(draw.count)) if draw else 0)
    draws[_GERMAN] = variant.get("german-draw", draws[_GERMAN])
    front = Front(random, players, Pile.shuffled(random, deck.cards), int(str(deck.max_hand)), draws)
    for side in SIDES:
        _set_up(front, side, dict(game.armies[side].units), variant.get(side))
    order = SIDES[::-1] if variant.get("first") == 2 else SIDES
    for number in range(_ROUNDS):
        front.season = "SW"[number // 6 % 2] if variant.get("seasons") else ""
        for side in order:
            _turn(front, side)
            for loser in SIDES:
                if not front.of(loser):
                    return Outcome(_ENEMY[loser], number + 1)
    return Outcome("", _ROUNDS)


def _set_up(front: Front, side: str, army: dict[str, int], total: int | None) -> None:
    """Put an army on its two rows; with fewer units than the kit has, infantry stays away."""
    if total is not None:
        army["infantry"] -= sum(army.values()) - total
    rows = (0, 1) if side == _GERMAN else (_SIZE - 1, _SIZE - 2)
    cells = [(x, y) for y in rows for x in range(_SIZE)]
    front.random.shuffle(cells)
    for kind in ["T"] * army["armor"] + ["I"] * army["infantry"]:
        cell = cells.pop()
        front.units[cell] = Unit(side, kind, cell)


def _turn(front: Front, side: str) -> None:
    """The four phases."""
    hand = front.hands[side]
    front.pile.draw(hand, front.draws[side])
    for card in sorted(hand, key=lambda card: _worth(front, side, card))[: max(0, len(hand) - front.limit)]:
        front.discard(side, card)
    while commands := front.usable(side, "Z"):
        front.discard(side, commands[0])
        front.pile.draw(hand, 2)
    for card in front.usable(side, "X"):
        front.discard(side, card)
        enemy = front.hands[_ENEMY[side]]
        for lost in sorted(enemy, key=lambda card: _worth(front, _ENEMY[side], card))[:2]:
            front.discard(_ENEMY[side], lost)
    for unit in front.of(side):
        unit.moved = False
    for card in front.usable(side, "M"):
        _move(front, side, card)
    for card in sorted(front.usable(side, "A"), key=lambda card: (not _code(card, "troops"), _range(card))):
        _fire(front, side, card)
    back = 0 if side == _GERMAN else _SIZE - 1
    for card in front.usable(side, "K"):
        free = [(x, back) for x in range(_SIZE) if (x, back) not in front.units]
        if free and front.lost[side]:
            front.discard(side, card)
            cell = front.random.choice(free)
            front.units[cell] = Unit(side, front.lost[side].pop(), cell)


def _worth(front: Front, side: str, card: Card) -> float:
    """What a card is worth to its holder."""
    if _code(card, "use") not in ("-", _LETTER[side]):
        return 0.0
    if _code(card, "type") == "K" and not front.lost[side]:
        return 1.0
    return _WORTH[_code(card, "type")] + 0.3 * _range(card)


def _near(front: Front, cell: Cell, enemy: str) -> int:
    """Squares to the nearest enemy, diagonals counting as one."""
    return min((max(abs(cell[0] - unit.cell[0]), abs(cell[1] - unit.cell[1])) for unit in front.of(enemy)), default=9)


def _score(front: Front, unit: Unit, cell: Cell, attacks: int) -> float:
    """How much a unit wants to stand on a square."""
    boldness, near = front.players[unit.side].boldness, _near(front, cell, _ENEMY[unit.side])
    if near == 1:
        return 2.0 if attacks else 2.0 * boldness - 1.5
    return -0.1 * near - (1 - boldness) * 0.4 * (near == 2)


def _move(front: Front, side: str, card: Card) -> None:
    """Play a Move card if it helps; the enemy may halt it."""
    attacks = len(front.usable(side, "A"))
    troops, steps = _code(card, "troops"), _range(card)
    movers = [unit for unit in front.of(side) if not unit.moved and troops in ("", unit.kind)]
    options: list[tuple[float, list[tuple[Unit, Cell]]]] = []
    ahead = []
    for unit in movers:
        here = _score(front, unit, unit.cell, attacks)
        for line in _LINES:
            if (cell := _end(front, unit.cell, line, steps)) is None:
                continue
            gain = _score(front, unit, cell, attacks) - here
            options.append((gain, [(unit, cell)]))
            if line == (0, _FORWARD[side]) and gain > 0:
                ahead.append((gain, unit, cell))
    ahead.sort(key=lambda found: -found[0])
    options.append((sum(found[0] for found in ahead[:3]), [(unit, cell) for _, unit, cell in ahead[:3]]))
    gain, moves = max(options, key=lambda option: option[0])
    if front.players[side].is_careless and front.random.random() < 0.3:
        gain, moves = front.random.choice(options)
    elif gain <= 0:
        return
    front.discard(side, card)
    halts = front.usable(_ENEMY[side], "N")
    if halts and (gain > 0.5 or front.players[_ENEMY[side]].is_careless):
        front.discard(_ENEMY[side], halts[0])
        return
    for unit, cell in moves:
        if cell not in front.units:
            front.step(unit, cell)


def _end(front: Front, cell: Cell, line: Cell, steps: int) -> Cell | None:
    """Where a move along a line ends, if the way is free."""
    way = [(cell[0] + line[0] * step, cell[1] + line[1] * step) for step in range(1, steps + 1)]
    is_free = all(0 <= x < _SIZE and 0 <= y < _SIZE and (x, y) not in front.units for x, y in way)
    return way[-1] if is_free else None


def _targets(front: Front, unit: Unit, reach: int) -> Iterator[Unit]:
    """The enemies on a line within a range."""
    for x, y in _LINES:
        for step in range(1, reach + 1):
            other = front.units.get((unit.cell[0] + x * step, unit.cell[1] + y * step))
            if other and other.side != unit.side:
                yield other


def _fire(front: Front, side: str, card: Card) -> None:
    """Play an Attack card if there is a target; the enemy may answer."""
    troops, reach = _code(card, "troops"), _range(card)
    found = [
        (unit, target)
        for unit in front.of(side)
        if troops in ("", unit.kind)
        for target in _targets(front, unit, reach)
    ]
    if not found:
        return
    front.discard(side, card)
    unit, target = front.random.choice(found)
    answer = _answer(front, target, reach)
    if answer:
        front.discard(target.side, answer)
    kind = _code(answer, "type") if answer else ""
    if kind in ("Q", "V"):
        front.destroy(unit)
    if kind not in ("Q", "D"):
        front.destroy(target)


def _answer(front: Front, target: Unit, reach: int) -> Card | None:
    """The best answer to an attack that the side under attack holds."""
    cards = list(front.usable(target.side, "Q")) if reach == 1 else []
    cards += [card for card in front.usable(target.side, "D") if _range(card) in (0, reach)]
    if reach == 1:
        cards += [card for card in front.usable(target.side, "V") if _code(card, "troops") in ("", target.kind)]
    if not cards:
        return None
    return front.random.choice(cards) if front.players[target.side].is_careless else cards[0]
