"""Renaissance Fair played by simple players; spaces, shows, cards and goals are read from the kit.

Of the two spaces that a roll reaches, players walk to the one that gives more, and otherwise toward open spaces. Timid
ones keep away from Game spaces for fear of the roll; careless ones turn either way. ``kids``: 1 if the first player
brings kids, 2 if the second does, 3 if both do. ``goal``: tokens of each type that win.
``potty``: 1 if those with kids roll again on a 6, 2 if they walk six spaces.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Final

from pnp.model.boards import Space
from pnp.model.decks import Card
from pnp.model.game import Game
from tools.balance.match import Outcome, Pile, Player

KIT: Final = "renaissance-fair"
SIDES: Final = ("first", "second")
VARIANTS: Final = ("kids", "goal", "potty")
_LONGEST: Final = 500
_TYPES: Final = {"C": "craft", "G": "game", "F": "food", "A": "acting", "M": "music", "E": "education"}
# What a token is worth to a player who needs it: shows are rarely on, Education is never in doubt.
_WORTH: Final = {"craft": 2.0, "game": 2.0, "food": 2.0, "acting": 4.0, "music": 4.0, "education": 1.5}


@dataclass(eq=False)
class Visitor:
    """A player at the fair. ticked: the spaces that have given something, by number."""

    side: str
    player: Player
    kids: bool
    at: int = 1
    waits: bool = False
    taste: str = ""
    buys: int = 0
    tokens: dict[str, int] = field(default_factory=lambda: dict.fromkeys(_WORTH, 0))
    ticked: set[int] = field(default_factory=set)


@dataclass
class Fair:
    """The state of a game."""

    game: Game
    random: Random
    goal: Mapping[str, int]
    pile: Pile
    potty: int = 0
    shows: frozenset[int] = frozenset()
    hand: list[Card] = field(default_factory=list)

    @cached_property
    def spaces(self) -> Mapping[int, Space]:
        """The loop, by number."""
        track = self.game.boards["fair"].track
        return dict(enumerate(track.spaces if track else (), 1))

    def needs(self, visitor: Visitor, what: str) -> bool:
        """Whether a visitor still takes tokens of a type."""
        return visitor.tokens[what] < self.goal[what]

    def is_done(self, visitor: Visitor) -> bool:
        """Whether a visitor has won."""
        return not any(self.needs(visitor, what) for what in self.goal)

    def gain(self, visitor: Visitor, what: str) -> bool:
        """Take a token, if it is needed."""
        if not self.needs(visitor, what):
            return False
        visitor.tokens[what] += 1
        return True

    def offers(self, visitor: Visitor, number: int, later: bool = False) -> tuple[str, ...]:
        """The types of tokens that a space would give, now or in a later round; the choice is made by worth."""
        space = self.spaces[number]
        kind = _kind(space)
        if number in visitor.ticked or (space.fields.get("kids") and not visitor.kids):
            return ()
        if kind == "V":
            return ("encounter",)
        also, instead = (_markers(space, name) for name in ("also_gain", "or_gain"))
        what = _TYPES.get(kind, "")
        if what in ("acting", "music") and number not in self.shows and not later:
            return ()
        if space.fields.get("expensive") and visitor.buys >= (self.game.resources["splurge"].at_most or 0):
            return ()
        if what == "food" and self.needs(visitor, what) and visitor.taste == _taste(space):
            return tuple(name for name in instead if self.needs(visitor, name))
        found = [name for name in (what, *also) if name and self.needs(visitor, name)]
        other = [name for name in instead if self.needs(visitor, name)]
        if other and (not found or _WORTH[other[0]] > _WORTH[found[0]]):
            return tuple(other)
        return tuple(found)

    def value(self, visitor: Visitor, number: int, later: bool = False) -> float:
        """What a space is worth now, or in a later round."""
        offers = self.offers(visitor, number, later)
        total = sum(_WORTH.get(name, 3.0) for name in offers)
        if later and offers and _TYPES.get(_kind(self.spaces[number])) in ("acting", "music"):
            total /= 6
        return total * (0.5 + 0.5 * visitor.player.boldness) if "game" in offers else total

    def near(self, visitor: Visitor, number: int) -> float:
        """What can be reached from a space by the next roll."""
        return sum(self.value(visitor, self.step(number, way), later=True) for way in range(-6, 7) if way) / 6

    def step(self, number: int, way: int) -> int:
        """The space some steps ahead."""
        return (number - 1 + way) % len(self.spaces) + 1


def _kind(space: Space) -> str:
    """The letter of the type of a space."""
    return str(getattr(space.fields["type"], "code", ""))


def _markers(space: Space, name: str) -> tuple[str, ...]:
    """The tokens that a field of a space names."""
    value = space.fields.get(name)
    return (str(getattr(value, "id", value)),) if value else ()


def _taste(space: Space) -> str:
    """Food or drink."""
    return "drink" if space.fields.get("drink") else "food"


def play(game: Game, random: Random, players: Mapping[str, Player], variant: Mapping[str, int]) -> Outcome:
    """A game to its end."""
    goal = {what: min(count, variant.get("goal", count)) for what, count in game.goals["best-day"].collect.items()}
    fair = Fair(game, random, goal, Pile.shuffled(random, game.decks["encounters"].cards), variant.get("potty", 0))
    kids = variant.get("kids", 0)
    visitors = [Visitor(side, players[side], bool(kids & 1 << index)) for index, side in enumerate(SIDES)]
    stages = [table for table in game.tables if "stage" in table.tags]
    for number in range(_LONGEST):
        rows = [random.choice(table.rows) for table in stages]
        fair.shows = frozenset(int(str(row.fields["space"])) for row in rows)
        for index, visitor in enumerate(visitors):
            _turn(fair, visitor, visitors)
            for done in visitors[index:] + visitors[:index]:
                if fair.is_done(done):
                    return Outcome(done.side, number + 1)
    return Outcome("", _LONGEST)


def _turn(fair: Fair, visitor: Visitor, visitors: list[Visitor]) -> None:
    """Wait, or roll and walk."""
    if visitor.waits:
        visitor.waits = False
        return
    rolled = fair.random.randint(1, 6)
    if visitor.kids and rolled == 6:
        if not fair.potty:
            return
        rolled = fair.random.randint(1, 6) if fair.potty == 1 else rolled
    ways = [fair.step(visitor.at, rolled), fair.step(visitor.at, -rolled)]
    if visitor.player.is_careless:
        visitor.at = fair.random.choice(ways)
    else:
        visitor.at = max(ways, key=lambda space: fair.value(visitor, space) + 0.5 * fair.near(visitor, space))
    _visit(fair, visitor, visitors)


def _visit(fair: Fair, visitor: Visitor, visitors: list[Visitor]) -> None:
    """Do what a space says."""
    space, offers = fair.spaces[visitor.at], fair.offers(visitor, visitor.at)
    if not offers:
        return
    visitor.ticked.add(visitor.at)
    if offers == ("encounter",):
        _meet(fair, visitor, visitors)
        return
    for what in offers:
        fair.gain(visitor, what)
    if "food" in offers:
        visitor.taste = _taste(space)
    visitor.buys += bool(space.fields.get("expensive"))
    if _kind(space) == "G":
        rolled = fair.random.randint(1, 6)
        visitor.waits = rolled <= 2
        if rolled == 6 and not fair.gain(visitor, "craft"):
            fair.gain(visitor, "game")


def _meet(fair: Fair, visitor: Visitor, visitors: list[Visitor]) -> None:
    """Draw an encounter and do what it says."""
    fair.pile.draw(fair.hand, 1)
    card = fair.hand[0]
    fair.pile.discard(fair.hand, card)
    for effect in card.effects:
        if effect.do == "skip":
            visitor.waits = True
        elif effect.do == "move":
            visitor.at = max(fair.spaces, key=lambda space: fair.value(visitor, space))
            _visit(fair, visitor, visitors)
        elif effect.do == "gain":
            own = effect.target is None or effect.target.side == "own"
            for other in visitors:
                if (other is visitor) == own:
                    fair.gain(other, str(effect.what))
