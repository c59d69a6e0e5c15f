"""A deck gives a different starting hand than the set-up deals.

Compares the `hand` of every deck with the cards that the steps of the set-up deal from it to each player.

The player aid prints one number, and the set-up in the rules another.

```yaml file=decks.yaml
decks:
  - {id: orders, name: Orders, hand: 5}
setup:
  - {id: hands, text: Deal the cards., deal: {deck: orders, count: 4}}
```
```text
decks.yaml:4:68: warning O103 the set-up deals 4 cards of 'orders', but the hand of the deck is 5
```
```diff file=decks.yaml
-  - {id: hands, text: Deal the cards., deal: {deck: orders, count: 4}}
+  - {id: hands, text: Deal the cards., deal: {deck: orders, count: 5}}
```
"""

from pnp.analysis.quantities import known_number
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.overrides.statements import overrides
from pnp.model.decks import Deck
from pnp.model.game import Game
from pnp.model.play import Deal

NAME = "conflicting starting hands"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every deck that declares a hand and is dealt from."""
    game = context.game
    for deck in game.decks:
        steps = [step for step in game.setup if step.deal and step.deal.deck == deck.id]
        if deck.hand is None or not steps or any(step.side or overrides(step, deck) for step in steps):
            continue  # What only one side is dealt is not the hand of every player.
        deals = [step.deal for step in steps if step.deal]
        yield from _compare(game, deck, deals)


def _compare(game: Game, deck: Deck, deals: list[Deal]) -> Problems:
    counts = [number for deal in deals if (number := known_number(game, deal.count)) is not None]
    hand = known_number(game, deck.hand)
    if hand is not None and len(counts) == len(deals) and sum(counts) != hand:
        total = " + ".join(map(str, counts)) + (f" = {sum(counts)}" if len(counts) > 1 else "")
        yield Problem(
            message=f"the set-up deals {total} card{'s' * (sum(counts) != 1)} of {deck.id!r}, "
            f"but the hand of the deck is {hand}",
            span=deals[-1].at("count"),
            hint=f"write count: = decks.{deck.id.replace('-', '_')}.hand.number, "
            f"or exception_to: [{deck.id}] at the step if both are intended",
            related=(Related(deck.at("hand"), "the hand of the deck"),),
        )
