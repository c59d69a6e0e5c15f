"""Shot, Shell & Grape played by simple players; battalions, ranks, arms and what cards add are read from the kit.

Bold players attack with every stack; timid ones only where they hit at least as often as they are hit. Careless
players set up and reinforce at random. Each side plays one card in a combat, the one that adds most. Left out are
the cards that attack from inside a stack, Dismounted, Crossfire, Scouts, Take Prisoners and Maneuver, and specialties.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from pnp.model.decks import Card
from pnp.model.effects import Effect
from pnp.model.game import Game
from tools.balance.match import Outcome, Pile, Player

KIT: Final = "shot-shell-and-grape"
SIDES: Final = ("first", "second")
VARIANTS: Final = ("attacks", "cards")
_ENEMY: Final = {"first": "second", "second": "first"}
_CLASS: Final = {"L": "line", "S": "light", "C": "cavalry", "A": "artillery"}
_RANK: Final = {"E": "elite", "H": "heavy", "K": "shock", "M": "militia"}
_CENTER: Final = (1, 2, 3)
_STACKS: Final = 5
_TURNS: Final = 200
# Sides of the die, the result that destroys, and that of a rout.
_DIE, _HIT, _ROUT = 8, 7, 10


@dataclass(eq=False)
class Battalion:
    """A battalion card. classes: its arm and rank, and what it lies within. ready: face up."""

    card: Card
    classes: frozenset[str]
    ready: bool = True


@dataclass
class Army:
    """A side: five stacks from left to right as the first player sees them, a reserve and a hand."""

    player: Player
    stacks: list[list[Battalion]] = field(default_factory=lambda: [[] for _ in range(_STACKS)])
    reserve: list[Battalion] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    broken: set[int] = field(default_factory=set)
    losses: list[tuple[int, bool]] = field(default_factory=list)

    @property
    def empty(self) -> int:
        """How many positions nobody holds."""
        return sum(not stack for stack in self.stacks)


@dataclass
class Line:
    """The state of a game."""

    random: Random
    pile: Pile
    limit: int
    matrix: Mapping[tuple[str, str], tuple[int, int]]
    ranks: tuple[Effect, ...]
    armies: dict[str, Army]

    def chances(
        self, mine: Battalion, other: Battalion, flank: int, attack: int = 0, defense: int = 0
    ) -> tuple[float, float]:
        """The chances that an attack hits, and that the defender hits back."""
        add, back = self.matrix[_arm(mine), _arm(other)]
        if flank and _arm(mine) == "C":
            back = min(back, 0)
        add += attack + flank + _modifiers(self.ranks, "attack", mine, other)
        back += defense - bool(flank) + _modifiers(self.ranks, "defense", other, mine)
        return _chance(add), _chance(back)


def _chance(modifier: int) -> float:
    """The chance of a hit."""
    return min(_DIE, max(0, _DIE + 1 - _HIT + modifier)) / _DIE


def _arm(battalion: Battalion) -> str:
    """The letter of an arm."""
    return str(getattr(battalion.card.fields["arm"], "code", ""))


def _modifiers(effects: tuple[Effect, ...], what: str, mine: Battalion, other: Battalion, side: str = "own") -> int:
    """What effects of a side add to its own roll, or to that of the enemy."""
    total = 0
    for effect in effects:
        target, versus = effect.target, effect.versus
        if effect.do != "modify" or effect.what != what or target is None or target.side != side:
            continue
        bearer, against = (mine, other) if side == "own" else (other, mine)
        if target.classes and not bearer.classes & set(target.classes):
            continue
        if versus and versus.classes and not against.classes & set(versus.classes):
            continue
        total += effect.by or 0
    return total


def play(game: Game, random: Random, players: Mapping[str, Player], variant: Mapping[str, int]) -> Outcome:
    """A game to its end."""
    tactics, battalions = game.decks["tactics"], game.decks["battalions"]
    matrix = {
        (_letter(record.fields["attacker"]), _letter(record.fields["defender"])): (
            int(str(record.fields["attack"])), int(str(record.fields["defense"])),
        )
        for record in game.sets["matrix"].records
    }  # fmt: skip
    ranks = tuple(effect for code in battalions.codes["trait"].values() for effect in code.effects)
    armies = {side: Army(players[side]) for side in SIDES}
    line = Line(random, Pile.shuffled(random, tactics.cards), int(str(tactics.max_hand)), matrix, ranks, armies)
    deal = [_battalion(card) for card in battalions.cards for _ in range(card.copies)]
    random.shuffle(deal)
    for number, side in enumerate(SIDES):
        _set_up(line, armies[side], deal[number::2])
    line.pile.draw(armies["second"].hand, variant.get("cards", 0))
    for turn in range(_TURNS):
        side = SIDES[turn % 2]
        army, enemy = armies[side], armies[_ENEMY[side]]
        _draw(line, army)
        _reinforce(line, army, enemy)
        _attack(line, army, enemy, variant.get("attacks", 6) if turn == 0 else 6)
        for owner, other in ((enemy, army), (army, enemy)):
            _morale(line, owner, other)
        for loser, winner in ((enemy, side), (army, _ENEMY[side])):
            if loser.empty >= 3:
                return Outcome(winner, turn // 2 + 1)
    return Outcome("", _TURNS // 2)


def _letter(value: object) -> str:
    """The code of a coded field."""
    return str(getattr(value, "code", value))


def _battalion(card: Card) -> Battalion:
    """A battalion with all the classes that its card gives it."""
    arm = _CLASS[_letter(card.fields["arm"])]
    rank = _RANK.get(_letter(card.fields.get("trait", "")), "")
    inside = {"infantry"} if arm in ("line", "light") else set()
    return Battalion(card, frozenset({arm, rank, *inside} - {""}))


def _set_up(line: Line, army: Army, cards: list[Battalion]) -> None:
    """Four cards in each Center stack, three on each flank, the rest in reserve; careless players do not choose."""
    if not army.player.is_careless:
        cards = sorted(cards, key=lambda battalion: "militia" in battalion.classes)
    mobile = [card for card in cards if card.classes & {"cavalry", "light"} or card.card.fields.get("mounted")]
    slow = [card for card in cards if card not in mobile]
    for position in (0, 4):
        army.stacks[position], mobile = mobile[:3], mobile[3:]
    for position in _CENTER:
        army.stacks[position] = (slow + mobile)[position - 1 : 12 : 3]
    used = {id(card) for stack in army.stacks for card in stack}
    army.reserve = [card for card in cards if id(card) not in used]


def _draw(line: Line, army: Army) -> None:
    """Battalions face up, two cards; beyond the limit the ones that only scout or lift terrain go."""
    for stack in [*army.stacks, army.reserve]:
        for battalion in stack:
            battalion.ready = True
    line.pile.draw(army.hand, 2)
    army.hand.sort(key=lambda card: _letter(card.fields["play"]) in "STO")
    while len(army.hand) > line.limit:
        line.pile.discard(army.hand, army.hand[-1])


def _use(line: Line, army: Army, *names: str) -> bool:
    """Discard a card with one of these names from a hand, if there is one."""
    card = next((card for card in army.hand if card.id in names), None)
    if card:
        line.pile.discard(army.hand, card)
    return card is not None


def _reinforce(line: Line, army: Army, enemy: Army) -> None:
    """Reinforcements out of the reserve to the weakest positions; the enemy may cause confusion."""
    moves = 2 - _use(line, enemy, "confusion") + 2 * _use(line, army, "rearguard-action")
    moves += _use(line, army, "rapid-deployment") + _use(line, army, "column")
    for _ in range(moves):
        open_positions = [position for position in range(_STACKS) if position not in army.broken]
        if not army.reserve or not open_positions:
            break
        position = min(open_positions, key=lambda position: len(army.stacks[position]))
        if army.player.is_careless:
            position = line.random.choice(open_positions)
        army.stacks[position].append(army.reserve.pop(0))
    army.broken.clear()


def _attack(line: Line, army: Army, enemy: Army, attacks: int) -> None:
    """One attack for each stack and one more, best first; and those that cards allow."""
    attacks -= _use(line, enemy, "lost-orders", "difficult-terrain")
    attacks += _use(line, army, "fire-at-will")
    done: dict[int, int] = {}
    for _ in range(attacks):
        spare = attacks - sum(done.values())
        options = []
        for position, stack in enumerate(army.stacks):
            extra = sum(max(0, count - 1) for count in done.values())
            if not stack or not stack[0].ready or (done.get(position, 0) and extra >= attacks - _STACKS) or not spare:
                continue
            for target, flank in _targets(army, enemy, position):
                mine, other = stack[0], (enemy.reserve if target == _STACKS else enemy.stacks[target])[0]
                hit, back = line.chances(mine, other, flank)
                if hit - back * (1 - army.player.boldness) >= 0:
                    options.append((hit - 0.5 * back, position, target, flank))
        if not options:
            return
        _, position, target, flank = max(options)
        done[position] = done.get(position, 0) + 1
        _combat(line, army, enemy, position, target, flank)


def _targets(army: Army, enemy: Army, position: int) -> list[tuple[int, int]]:
    """What the stack at a position may attack, and the flank bonus; the reserve has the number after the last stack."""
    if enemy.stacks[position]:
        return [(position, 0)]
    cavalry = "cavalry" in army.stacks[position][0].classes
    found = []
    for target in range(_STACKS):
        if enemy.stacks[target] and (cavalry or abs(target - position) == 1):
            sides = [other for other in (target - 1, target + 1) if 0 <= other < _STACKS]
            both = len(sides) == 2 and all(not enemy.stacks[other] and army.stacks[other] for other in sides)
            found.append((target, 2 + cavalry + both))
    return found + ([(_STACKS, 2 + cavalry)] if enemy.reserve else [])


def _combat(line: Line, army: Army, enemy: Army, position: int, target: int, flank: int) -> None:
    """Both roll; each side plays the card that helps it most."""
    stack, opposite = army.stacks[position], enemy.reserve if target == _STACKS else enemy.stacks[target]
    mine, other = stack[0], opposite[0]
    if flank:
        enemy.broken.add(position)
    attack, given = _best(line, army, mine, other, "AB", "attack")
    defense, hindered = _best(line, enemy, other, mine, "DB", "defense")
    hit, back = line.chances(mine, other, flank, attack + hindered, defense + given)
    strikes, struck = line.random.random() < hit, line.random.random() < back
    if not struck and "infantry" in other.classes and not strikes and _use(line, enemy, "second-volley"):
        struck = line.random.random() < back
    for owner, cards, unit, is_lost, where in (
        (army, stack, mine, struck, position),
        (enemy, opposite, other, strikes, target),
    ):
        cards.remove(unit)
        unit.ready = False
        if is_lost:
            owner.losses.append((where, "elite" in unit.classes))
        else:
            cards.append(unit)


def _best(line: Line, army: Army, mine: Battalion, other: Battalion, plays: str, what: str) -> tuple[int, int]:
    """Play the card of a hand that helps most: what it adds to one’s own roll, and to the enemy’s."""
    against = "defense" if what == "attack" else "attack"
    found = [
        (_modifiers(card.effects, what, mine, other), _modifiers(card.effects, against, mine, other, "enemy"), card)
        for card in army.hand
        if _letter(card.fields["play"]) in plays
    ]
    own, enemy, card = max(found, key=lambda option: option[0] - option[1], default=(0, 0, None))
    if card is None or own - enemy <= 0:
        return 0, 0
    line.pile.discard(army.hand, card)
    return own, enemy


def _morale(line: Line, owner: Army, other: Army) -> None:
    """A check for every loss of an army."""
    for position, elite in owner.losses:
        stack = owner.reserve if position == _STACKS else owner.stacks[position]
        if not stack:
            continue
        modifier = elite + _has(stack, "militia") - _has(stack, "elite")
        if position != _STACKS:
            modifier += _use(line, other, "lost-cohesion", "conscripts")
            modifier -= _use(line, owner, "commander", "esprit-de-corps", "wheel-about", "field-officer")
        if line.random.randint(1, 6) + line.random.randint(1, 6) + modifier < _ROUT:
            continue
        if position != _STACKS:
            owner.reserve.extend(stack)
        stack.clear()
    owner.losses.clear()


def _has(stack: list[Battalion], name: str) -> int:
    """Whether a stack has a battalion of a class, as a number."""
    return int(any(name in battalion.classes for battalion in stack))
