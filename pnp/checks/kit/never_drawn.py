"""Cards are held, and nothing says how players get new ones.

## What it does
Looks, for every deck with a hand limit (`max_hand`), for a phase, an effect or words in the rules that draw, take or
deal cards.

## Why it matters
After three turns all hands are empty and nobody knows how to fill them.

## Fails
```yaml file=play.yaml
decks:
  - {id: orders, name: Orders, hand: 3, max_hand: 5}
phases:
  - {id: play, name: Play phase, text: Play one of your cards.}
```
```text
play.yaml:2:51: warning K104 a hand of 'orders' has a limit, but nothing says when cards are drawn
```

## Passes
```diff file=play.yaml
-  - {id: play, name: Play phase, text: Play one of your cards.}
+  - {id: play, name: Play phase, text: Play one of your cards. Then draw one.}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.kit.topics import drawn_decks, speaks_of
from pnp.findings import Severity

CODE = "K104"
NAME = "cards that are never drawn"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every deck of a complete game with a hand limit."""
    game = context.game
    limited = [deck for deck in game.decks if deck.max_hand is not None]
    if game.kit.status != "complete" or not limited:
        return
    drawn = drawn_decks(game)
    waiting = [deck for deck in limited if deck.id not in drawn]
    if waiting and speaks_of(game, "drawing") is False:
        for deck in waiting:
            yield Problem(
                message=f"a hand of {deck.id!r} has a limit, but nothing says when cards are drawn",
                span=deck.at("max_hand"),
                hint=f"add draw: {{deck: {deck.id}, count: …}} to a phase, or take max_hand: out",
            )
