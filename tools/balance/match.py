"""What the simulated games share: the kit, a deck of cards with its discards, dice, and the outcome of a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from pnp.load.kit import load_kit
from pnp.model.decks import Card
from pnp.model.game import Game

# What a player dares, from nothing to everything. Careless players are bold and waste their cards.
TEMPERS: Final = ("bold", "even", "timid", "careless")


@dataclass(frozen=True)
class Outcome:
    """A game played to its end. winner: a side, or empty for a game that nobody won."""

    winner: str
    rounds: int


@dataclass(frozen=True)
class Player:
    """How a side is played."""

    temper: str

    @property
    def boldness(self) -> float:
        """0 for a player who fears everything, 1 for one who fears nothing."""
        return {"even": 0.5, "timid": 0.0}.get(self.temper, 1.0)

    @property
    def is_careless(self) -> bool:
        """Whether the player spends cards without a look at what they bring."""
        return self.temper == "careless"


def load_game(kit: str) -> Game:
    """A kit of this repository. Raises ValueError if it has findings."""
    loaded = load_kit(Path(__file__).parents[2] / "content" / kit, f"content/{kit}")
    if loaded.game is None or loaded.findings:
        raise ValueError(f"content/{kit} has findings: run pnp check")
    return loaded.game


def roll(random: Random, text: str) -> int:
    """The sum of dice such as 2D6."""
    count, _, sides = text.partition("D")
    return sum(random.randint(1, int(sides)) for _ in range(int(count or 1)))


@dataclass
class Pile:
    """A shuffled deck whose discards are shuffled in when it runs out."""

    random: Random
    cards: list[Card]
    discards: list[Card] = field(default_factory=list)

    @classmethod
    def shuffled(cls, random: Random, cards: Iterable[Card]) -> Pile:
        """All copies of the cards, in a random order."""
        deck = [card for card in cards for _ in range(card.copies)]
        random.shuffle(deck)
        return cls(random, deck)

    def draw(self, hand: list[Card], count: int) -> None:
        """Put cards into a hand, as far as there are any."""
        for _ in range(count):
            if not self.cards:
                self.cards, self.discards = self.discards, []
                self.random.shuffle(self.cards)
            if self.cards:
                hand.append(self.cards.pop())

    def discard(self, hand: list[Card], card: Card) -> None:
        """Lay a card of a hand on the discards."""
        hand.remove(card)
        self.discards.append(card)
