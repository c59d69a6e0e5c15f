"""A number is missing among the cards of a deck.

If nearly all numbers from 1 on are used, looks for those that no card has. Decks whose numbers are not consecutive (10,
20, 30 …) are ignored. Names may hold the numbers, too: if there is a Pitch 1 to Pitch 7, but two Pitch 6 and no Pitch
5, one of the two is a finding.

A card was deleted, or its number mistyped, and players look for number 17 in vain.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: a, number: 1, name: March}
      - {id: b, number: 2, name: Halt}
      - {id: c, number: 3, name: Charge}
      - {id: d, number: 4, name: Retreat}
      - {id: e, number: 6, name: Rally}
```
```text
decks.yaml:9:25: warning Q108 no card of 'orders' has number 5, though there are 1–4 and 6
```
```diff file=decks.yaml
-      - {id: e, number: 6, name: Rally}
+      - {id: e, number: 5, name: Rally}
```
"""

import re
from collections.abc import Sequence
from typing import Final

from pnp.analysis.dice_tables import as_ranges
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Card, Deck
from pnp.model.game import Game

NAME = "gap in card numbers"
SEVERITY = Severity.WARNING

_LEAST_CARDS: Final = 5
# If more than one number in five is missing, they are not meant to be consecutive.
_PART_MISSING: Final = 5
_NUMBERED_NAME: Final = re.compile(r"(?P<suit>.*[^\d\s])\s+(?P<number>\d{1,3})")


def check(context: GameContext) -> Problems:
    """One problem for each deck, at the first card after the first gap, and one for each suit."""
    for deck in context.game.decks:
        yield from _in_names(deck)
        cards = {card.number: card for card in reversed(deck.cards) if card.number is not None}
        if len(cards) < max(_LEAST_CARDS, len(deck.cards) // 2) or min(cards) not in (0, 1):
            continue
        order = tuple(range(min(cards), max(cards) + 1))
        missing = [number for number in order if number not in cards]
        if missing and _PART_MISSING * len(missing) <= len(order) and not _is_elsewhere(context.game, deck, missing):
            yield _problem(deck, cards, missing, order)


def _in_names(deck: Deck) -> Problems:
    """The card whose name has the number of another, where those of a suit have all numbers but one."""
    suits: dict[str, dict[int, list[Card]]] = {}
    for card in deck.cards:
        if match := _NUMBERED_NAME.fullmatch(card.name):
            suits.setdefault(match["suit"].casefold(), {}).setdefault(int(match["number"]), []).append(card)
    for numbers in suits.values():
        missing = [number for number in range(min(numbers), max(numbers)) if number not in numbers]
        twice = [cards for cards in numbers.values() if len(cards) > 1]
        if len(numbers) < _LEAST_CARDS - 1 or len(missing) != 1 or [len(cards) for cards in twice] != [2]:
            continue
        first, second = twice[0]
        wanted = re.sub(r"\d+$", str(missing[0]), second.name)
        yield Problem(
            message=f"two cards of {deck.id!r} are called {second.name!r}, and none is called {wanted!r}",
            span=second.at("name"),
            hint="give one of them the number that is missing",
            related=(Related(first.at("name"), "the other one"),),
        )


def _is_elsewhere(game: Game, deck: Deck, missing: Sequence[int]) -> bool:
    """Whether cards of other decks have the missing numbers."""
    others = {card.number for other in game.decks if other is not deck for card in other.cards}
    own = {card.number for card in deck.cards}
    return all(number in others for number in missing) and len(own & others) < len(own) // 2


def _problem(deck: Deck, cards: dict[int, Card], missing: Sequence[int], order: Sequence[int]) -> Problem:
    after = cards[next(number for number in order if number in cards and number > missing[0])]
    before = cards[next(number for number in reversed(order) if number in cards and number < missing[0])]
    return Problem(
        message=f"no card of {deck.id!r} has number {as_ranges(missing, order)}, "
        f"though there are {as_ranges(sorted(cards), order)}",
        span=after.at("number"),
        hint="add the missing card, or renumber the others",
        related=(Related(before.at("number"), "the last card before the gap"),),
    )
