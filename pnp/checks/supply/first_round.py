"""A deck runs out in the first round.

Adds what all players draw in the phases of one round to what set-up deals, and compares the sum with the cards of the
deck. Phases of one side count once. Decks that set-up deals out completely, and those that say what happens when they
are `exhausted:`, are ignored.

The draw pile is empty before everybody has had a turn, and no rule says how to continue.

```yaml file=decks.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March, copies: 12}]}
setup:
  - {id: hands, text: Deal five cards to each player., deal: {deck: orders, count: 5}}
phases:
  - {id: draw, name: Draw phase, text: Draw two cards., draw: {deck: orders, count: 2}}
```
```text
decks.yaml:6:85: warning S111 14 cards of 'orders' are taken in the first round (10 + 2 × 2 = 14), but there are only 12
```
```diff file=decks.yaml
-  - {id: orders, name: Orders, cards: [{id: march, name: March, copies: 12}]}
+  - {id: orders, name: Orders, cards: [{id: march, name: March, copies: 14}]}
```
"""

from pnp.analysis.dealt import deals_of, most_players
from pnp.analysis.quantities import known_number
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Deck
from pnp.model.game import Game

NAME = "deck exhausted in the first round"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every shared deck that a phase draws from."""
    for deck in context.game.decks:
        if deck.cards and deck.shared and not deck.per_player and not deck.exhausted:
            yield from _first_round(context.game, deck)


def _first_round(game: Game, deck: Deck) -> Problems:
    draws = [(phase, phase.draw) for phase in game.phases if phase.draw and phase.draw.deck == deck.id]
    dealt = {dealt.players: dealt for dealt in deals_of(game, deck)}
    players = most_players(game.kit.players)
    before = dealt[players].number if players in dealt else 0
    if not draws or before >= deck.total:
        return  # Decks that are too small to deal are S110.
    counts = ((1 if phase.side else players, known_number(game, draw.count)) for phase, draw in draws)
    parts = [(hands, each) for hands, each in counts if each is not None]
    if len(parts) < len(draws):
        return  # Reported as Q103.
    total = before + sum(hands * each for hands, each in parts)
    if total > deck.total:
        words = [*([str(before)] if before else []), *(f"{hands} × {each}" for hands, each in parts)]
        yield Problem(
            message=f"{total} cards of {deck.id!r} are taken in the first round "
            f"({' + '.join(words)} = {total}), but there are only {deck.total}",
            span=draws[-1][1].at("count"),
            hint="draw fewer, print more, or describe under exhausted: what happens then",
            related=(
                Related(deck.at("id"), "the deck"),
                *((Related(dealt[players].span, "dealt before"),) if before else ()),
            ),
        )
