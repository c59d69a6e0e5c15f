"""Nothing says what happens when a deck runs out.

## What it does
For every deck that a phase or an effect draws from, looks for `exhausted:`, or for words in the rules about an empty
deck. In languages other than English it looks for `exhausted:` or the topic `exhaustion` of a rules text.

## Why it matters
The question comes up in every longer game, in the middle of a turn.

## Fails
```yaml file=play.yaml
decks:
  - {id: orders, name: Orders}
phases:
  - {id: draw, name: Draw phase, text: Draw two cards., draw: {deck: orders, count: 2}}
```
```text
play.yaml:2:10: warning K102 cards are drawn from 'orders', but nothing says what happens when it is empty
```

## Passes
```diff file=play.yaml
-  - {id: orders, name: Orders}
+  - {id: orders, name: Orders, exhausted: Shuffle the discard pile; it is the new deck.}
```
"""

from pnp.analysis.topics import drawn_decks, mentions_topic
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

CODE = "K102"
NAME = "no rule for an empty deck"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every deck of a complete game that is drawn from."""
    game = context.game
    if game.kit.status != "complete":
        return
    drawn_from = drawn_decks(game).items()
    open_decks = {name: effect for name, effect in drawn_from if not game.decks[name].exhausted.strip()}
    if not open_decks or mentions_topic(game, "exhaustion") is not False:
        return
    for name, effect in open_decks.items():
        deck = game.decks[name]
        phase = next((phase for phase in game.phases if phase.draw and phase.draw.deck == name), None)
        drawn = effect.span if effect else phase.at("draw") if phase else deck.span
        yield Problem(
            message=f"cards are drawn from {name!r}, but nothing says what happens when it is empty",
            span=deck.at("id"),
            hint="add exhausted: to the deck, such as: Shuffle the discard pile; it is the new deck.",
            related=(Related(drawn, "drawn here"),),
        )
