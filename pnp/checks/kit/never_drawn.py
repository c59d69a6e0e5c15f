"""Players hold cards, but nothing says how they get new ones.

For every deck with a hand limit (`max_hand`), looks for a phase, an effect or words in the rules that draw, take or
deal cards.

After a few turns all hands are empty, and nobody knows how to refill them.

```yaml file=play.yaml
decks:
  - {id: orders, name: Orders, hand: 3, max_hand: 5}
phases:
  - {id: play, name: Play phase, text: Play one of your cards.}
```
```text
play.yaml:2:51: warning K104 'orders' has a hand limit, but nothing says when cards are drawn
```
```diff file=play.yaml
-  - {id: play, name: Play phase, text: Play one of your cards.}
+  - {id: play, name: Play phase, text: Play one of your cards. Then draw one.}
```
"""

from pnp.analysis.topics import drawn_decks, mentions_topic
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "no rule for drawing cards"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every deck of a complete game with a hand limit."""
    game = context.game
    limited = [deck for deck in game.decks if deck.max_hand is not None]
    if game.kit.status != "complete" or not limited:
        return
    drawn = drawn_decks(game)
    never_drawn = [deck for deck in limited if deck.id not in drawn]
    if never_drawn and mentions_topic(game, "drawing") is False:
        for deck in never_drawn:
            yield Problem(
                message=f"{deck.id!r} has a hand limit, but nothing says when cards are drawn",
                span=deck.at("max_hand"),
                hint=f"add draw: {{deck: {deck.id}, count: …}} to a phase, or remove max_hand:",
            )
