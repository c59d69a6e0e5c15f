"""How many cards set-up takes from a deck, and how that number comes about."""

from __future__ import annotations

from pnp.findings import Span
from pnp.model.decks import Deck
from pnp.model.expressions import ExpressionError
from pnp.model.game import Game
from pnp.model.kit import Players
from pnp.model.paths import Names
from pnp.model.quantities import number_of
from pnp.values import dataclass

# What ``2+`` players come to in the model: nobody counts on so many.
_MANY = 99


@dataclass(frozen=True, slots=True)
class Dealt:
    """A number of cards, its sum in words (``4 players × 5 = 20``), and where the last deal is written."""

    number: int
    arithmetic: str
    span: Span


def dealt_from(game: Game, deck: Deck) -> Dealt | None:
    """What all steps of set-up together deal from a shared deck to all players; None if nothing can be said."""
    steps = [step for step in game.setup if step.deal and step.deal.deck == deck.id]
    if not steps or deck.per_player or not deck.cards:
        return None
    players = most_players(game.kit.players)
    names = Names(game)
    number, parts = 0, []
    for step in steps:
        if step.deal is None:
            continue
        try:
            each = number_of(step.deal.count, names)
        except ExpressionError:
            return None  # Q103 speaks of it.
        hands = 1 if step.side else players
        number += each * hands
        parts.append(f"{hands} {'player' if hands == 1 else 'players'} × {each}")
    last = steps[-1].deal
    return Dealt(number, f"{' + '.join(parts)} = {number}", last.at("count") if last else deck.span)


def most_players(players: Players) -> int:
    """How many can play; the least of them where the kit sets no end."""
    return players.least if players.most >= _MANY else players.most
