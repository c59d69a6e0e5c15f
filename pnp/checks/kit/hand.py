"""Nothing says how many cards the players start with.

For every deck of which players hold cards (it has a hand limit, or a phase that draws from it mentions hands), looks
for its `hand`, for a `deal` of the set-up, or for words about dealing in the rules.

Starting with three cards or with none makes two different games.

```yaml file=play.yaml
decks:
  - {id: orders, name: Orders, max_hand: 5}
setup:
  - {id: board, text: Put the board on the table.}
```
```text
play.yaml:2:42: warning K103 players hold cards of 'orders', but nothing says how many they start with
```
```diff file=play.yaml
-  - {id: board, text: Put the board on the table.}
+  - {id: hands, text: Deal three cards to each player., deal: {deck: orders, count: 3}}
```
"""

import re
from collections.abc import Iterator

from pnp.analysis.topics import mentions_topic
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.decks import Deck
from pnp.model.game import Game
from pnp.model.play import Phase, Step
from pnp.model.walk import below

NAME = "no starting hand"
SEVERITY = Severity.WARNING

_HAND = re.compile(r"\bhands?\b", re.IGNORECASE)


def check(context: GameContext) -> Problems:
    """Every deck of a complete game of which players hold cards."""
    game = context.game
    if game.kit.status != "complete":
        return
    without_hand = [deck for deck in game.decks if _is_held(game, deck) and not _is_dealt(game, deck)]
    if without_hand and mentions_topic(game, "starting hand") is False:
        for deck in without_hand:
            yield Problem(
                message=f"players hold cards of {deck.id!r}, but nothing says how many they start with",
                span=deck.at("max_hand" if deck.max_hand else "id"),
                hint="add hand: to the deck (0 for none), or deal: to a step of setup:",
            )


def _is_held(game: Game, deck: Deck) -> bool:
    drawing = [phase for phase in game.phases if phase.draw and phase.draw.deck == deck.id]
    # An event card is drawn, carried out and discarded: nobody holds it.
    return deck.max_hand is not None or any(_HAND.search(text) for phase in drawing for text in _texts(phase))


def _texts(phase: Phase) -> Iterator[str]:
    yield phase.text
    yield from (record.text for step in phase.steps for record in below(step) if isinstance(record, Step))


def _is_dealt(game: Game, deck: Deck) -> bool:
    return deck.hand is not None or any(step.deal and step.deal.deck == deck.id for step in game.setup)
