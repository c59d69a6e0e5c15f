"""Cards are dealt from a deck that has none.

Looks, in complete kits, for decks without cards that players hold, are dealt or draw from.

The rules say what to do with the cards, and nothing says what the cards are.

```yaml file=kit.yaml
kit: quest
title: Quest
players: 2
licence: CC0-1.0
decks:
  - {id: power, name: Power deck}
setup:
  - {id: deal, text: Deal five Power cards to each player., deal: {deck: power, count: 5}}
```
```text
kit.yaml:6:10: warning Q154 cards are dealt from 'power', which has none
```
```diff file=kit.yaml
-  - {id: power, name: Power deck}
+  - {id: power, name: Power deck, cards: [{id: strength, name: Strength, copies: 10}]}
```
"""

from pnp.analysis.topics import drawn_decks
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "deck without cards"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every deck without cards that is used."""
    game = context.game
    if game.kit.status != "complete":
        return
    used = {step.deal.deck for step in game.setup if step.deal} | set(drawn_decks(game))
    for deck in game.decks:
        if not deck.cards and (deck.id in used or deck.hand is not None):
            yield Problem(
                message=f"cards are dealt from {deck.id!r}, which has none",
                span=deck.at("id"),
                hint="list its cards, or set status: draft until they are written",
            )
