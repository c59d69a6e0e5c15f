"""Nothing says with which hand the players start.

## What it does
Looks, for every deck that players hold cards of (it has a hand limit, or a phase that draws from it speaks of hands),
for its `hand`, for a `deal` of the set-up, or for words about dealing in the rules.

## Why it matters
Three cards or none in the first turn are two different games.

## Fails
```yaml file=play.yaml
decks:
  - {id: orders, name: Orders, max_hand: 5}
setup:
  - {id: board, text: Put the board on the table.}
```
```text
play.yaml:2:42: warning K103 players hold cards of 'orders', and nothing says with how many they start
```

## Passes
```diff file=play.yaml
-  - {id: board, text: Put the board on the table.}
+  - {id: hands, text: Deal three cards to each player., deal: {deck: orders, count: 3}}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.kit.topics import speaks_of
from pnp.findings import Severity
from pnp.model.decks import Deck
from pnp.model.game import Game
from pnp.model.play import Phase, Step
from pnp.model.walk import below

CODE = "K103"
NAME = "no starting hand"
SEVERITY = Severity.WARNING

_HAND = re.compile(r"\bhands?\b", re.IGNORECASE)


def check(context: GameContext) -> Iterator[Problem]:
    """Every deck of a complete game that players hold cards of."""
    game = context.game
    if game.kit.status != "complete":
        return
    unsaid = [deck for deck in game.decks if _is_held(game, deck) and not _is_dealt(game, deck)]
    if unsaid and speaks_of(game, "starting hand") is False:
        for deck in unsaid:
            yield Problem(
                message=f"players hold cards of {deck.id!r}, and nothing says with how many they start",
                span=deck.at("max_hand" if deck.max_hand else "id"),
                hint="add hand: to the deck (0 for none), or deal: to a step of setup:",
            )


def _is_held(game: Game, deck: Deck) -> bool:
    drawing = [phase for phase in game.phases if phase.draw and phase.draw.deck == deck.id]
    # An event card is drawn, done and gone: nobody holds it.
    return deck.max_hand is not None or any(_HAND.search(words) for phase in drawing for words in _words(phase))


def _words(phase: Phase) -> Iterator[str]:
    yield phase.text
    yield from (one.text for step in phase.steps for one in below(step) if isinstance(one, Step))


def _is_dealt(game: Game, deck: Deck) -> bool:
    return deck.hand is not None or any(step.deal and step.deal.deck == deck.id for step in game.setup)
