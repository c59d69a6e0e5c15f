"""A deck has fewer cards than are dealt from it.

Adds up what the steps of set-up deal from each deck for every number of players (`2 players × 5 = 10`), and compares it
with the cards of the deck, copies included. A step with a `side:` deals only to that side, one that says "each team" to
as many teams as there are sides (or as the set-up says, or two), and a deal with `players:` counts only for that many
players. Decks of which each player has one are ignored.

The last player gets no cards, and the game cannot start.

```yaml file=decks.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March, copies: 9}]}
setup:
  - {id: hands, text: Deal five cards to each player., deal: {deck: orders, count: 5}}
```
```text
decks.yaml:4:84: error S110 10 cards of 'orders' are dealt (2 players × 5 = 10), but the deck has only 9
```
```diff file=decks.yaml
-  - {id: orders, name: Orders, cards: [{id: march, name: March, copies: 9}]}
+  - {id: orders, name: Orders, cards: [{id: march, name: March, copies: 10}]}
```
"""

from pnp.analysis.dealt import dealt_from
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "deck too small to deal"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every deck that set-up deals from."""
    for deck in context.game.decks:
        dealt = dealt_from(context.game, deck)
        if dealt and dealt.number > deck.total:
            yield Problem(
                message=f"{dealt.number} cards of {deck.id!r} are dealt ({dealt.arithmetic}), "
                f"but the deck has only {deck.total}",
                span=dealt.span,
                hint="deal fewer, print more, or add players: if a deal is only for some numbers of players",
                related=(Related(deck.at("id"), "the deck"),),
            )
