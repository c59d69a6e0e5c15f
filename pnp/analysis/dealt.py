"""How many cards set-up deals from a deck, with the calculation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.numerals import NUMBER
from pnp.analysis.numerals import number_of as stated_number
from pnp.analysis.outline import stem
from pnp.findings import Span
from pnp.model.decks import Deck
from pnp.model.expression_syntax import ExpressionError
from pnp.model.game import Game
from pnp.model.kit import Players
from pnp.model.paths import Names
from pnp.model.play import Deal, SetupStep
from pnp.model.quantities import number_of
from pnp.values import dataclass

# "Each team receives three of them": the words of a step say to whom it deals.
_TO_TEAMS: Final = re.compile(r"\b(?:each|every|both|per) teams?\b", re.IGNORECASE)
_TO_PLAYERS: Final = re.compile(r"\b(?:each|every|all|both|per) players?\b", re.IGNORECASE)
_TEAMS: Final = re.compile(rf"\b(?P<number>{NUMBER}) teams\b")
# In the model, ``2+`` players is 2 to 99.
_MANY = 99
_OF_ANY_DECK: Final = frozenset(map(stem, ("deck", "card", "cards", "the", "draw", "pile")))


@dataclass(frozen=True, slots=True)
class Dealt:
    """A number of dealt cards. arithmetic: as ``4 players × 5 = 20``. span: where the last deal is written."""

    number: int
    arithmetic: str
    players: int
    span: Span


def words_of_deck(name: str) -> frozenset[str]:
    """The words of the name or id of a deck, as stems, but for those that any deck has."""
    return frozenset(map(stem, re.findall(r"[a-z]{3,}", name.lower()))) - _OF_ANY_DECK


def dealt_from(game: Game, deck: Deck) -> Dealt | None:
    """The most cards that all steps of set-up together deal from a shared deck; None if it cannot be calculated."""
    return max(deals_of(game, deck), key=lambda dealt: dealt.number, default=None)


def deals_of(game: Game, deck: Deck) -> Iterator[Dealt]:
    """What set-up deals from a shared deck, for every number of players that the kit allows."""
    if deck.per_player or not deck.shared or not deck.cards:
        return
    steps = [(step, step.deal) for step in game.setup if step.deal and step.deal.deck == deck.id]
    for players in range(game.kit.players.least, most_players(game.kit.players) + 1):
        dealt = [(step, deal) for step, deal in steps if _is_for(deal, players)]
        try:
            parts = [_part(game, step, deal, players) for step, deal in dealt]
        except ExpressionError:
            return  # Q103 reports it.
        if parts:
            number = sum(hands * each for hands, _, each in parts)
            words = [f"{hands} {noun if hands == 1 else f'{noun}s'} × {each}" for hands, noun, each in parts]
            yield Dealt(number, f"{' + '.join(words)} = {number}", players, dealt[-1][1].at("count"))


def _is_for(deal: Deal, players: int) -> bool:
    return deal.players is None or deal.players.least <= players <= deal.players.most


def _part(game: Game, step: SetupStep, deal: Deal, players: int) -> tuple[int, str, int]:
    """How many are dealt to, what they are, and how many cards each gets. Raises ExpressionError."""
    each = number_of(deal.count, Names(game))
    if step.side:
        return 1, "player", each
    if _TO_TEAMS.search(step.text) and not _TO_PLAYERS.search(step.text):
        return min(players, _number_of_teams(game)), "team", each
    return players, "player", each


def _number_of_teams(game: Game) -> int:
    """As many as there are sides, or as the set-up says; two if nobody says it."""
    stated = (match for step in game.setup for match in _TEAMS.finditer(step.text.casefold()))
    return len(game.sides) or next((stated_number(match["number"]) for match in stated), 2)


def most_players(players: Players) -> int:
    """The highest number of players; the lowest if the kit sets no limit."""
    return players.least if players.most >= _MANY else players.most
