"""No component prints a deck.

Looks, in a kit that prints pieces or cards, for decks that no component prints, and says if set-up or a phase takes
cards from them.

The first sentence of the set-up asks for cards that do not exist.

```yaml file=decks.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March, copies: 20}]}
  - {id: events, name: Events, cards: [{id: storm, name: Storm, copies: 20}]}
setup:
  - {id: hands, text: Deal four orders to each player., deal: {deck: orders, count: 4}}
components:
  - {id: events, name: Events, kind: card, of: decks.events, layout: card}
```
```text
decks.yaml:2:10: warning S106 cards of 'orders' are dealt or drawn, but the deck is not printed
```
```diff file=decks.yaml
-  - {id: events, name: Events, kind: card, of: decks.events, layout: card}
+  - {id: cards, name: Cards, kind: card, of: decks, layout: card}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.supply.printed import is_deck_printed, prints_pieces

NAME = "unprinted deck"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every deck that is not printed."""
    game = context.game
    if not prints_pieces(game):
        return
    deals = [step.deal for step in game.setup if step.deal] + [phase.draw for phase in game.phases if phase.draw]
    used = {deal.deck: deal.at("deck") for deal in reversed(deals)}
    for deck in game.decks:
        if deck.cards and not is_deck_printed(game, deck):
            is_used = deck.id in used
            yield Problem(
                message=f"cards of {deck.id!r} are dealt or drawn, but the deck is not printed"
                if is_used
                else f"nothing prints the deck {deck.id!r}",
                span=deck.at("id"),
                hint=f"add a component: {{id: {deck.id}, kind: card, of: decks.{deck.id}, layout: card}}",
                related=(Related(used[deck.id], "taken from the deck here"),) if is_used else (),
            )
