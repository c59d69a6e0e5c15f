"""An option takes out cards that the deck does not have.

## What it does
Looks up every card that the `excludes` of an option names.

## Why it matters
The card stays in the deck, under another name, and the option does not work.

## Fails
```yaml file=options.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: frost, name: Frost}, {id: march, name: March}]}
options:
  - {id: summer, name: Summer, excludes: {orders: [snow]}}
```
```text
options.yaml:4:52: error O304 the deck 'orders' has no card 'snow' to take out
```

## Passes
```yaml file=options.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: frost, name: Frost}, {id: march, name: March}]}
options:
  - {id: summer, name: Summer, excludes: {orders: [frost]}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.checks.check import Problem
from pnp.findings import Related, Severity
from pnp.load.suggest import did_you_mean
from pnp.model.game import Game

CODE = "O304"
NAME = "option without its cards"
SEVERITY = Severity.ERROR


def check(game: Game) -> Iterator[Problem]:
    """Every card that every option takes out of a deck that is there."""
    for option in game.options:
        for name, cards in option.excludes.items():
            deck = game.decks.find(name)
            known = {card.id for card in deck.cards} if deck else set()
            for index, card in enumerate(cards):
                if deck and card not in known:
                    yield Problem(
                        message=f"the deck {deck.id!r} has no card {card!r} to take out",
                        span=option.at(f"excludes.{name}.{index}"),
                        hint=did_you_mean(card, sorted(known)) or "name the id of a card",
                        related=(Related(deck.at("id"), "the deck"),),
                    )
