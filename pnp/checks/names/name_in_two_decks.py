"""Two decks have a card of the same name that does something else.

Compares cards of different decks that have the same name. Cards with the same words, cards of different sides, decks
that belong to one player alone, and cards without words are ignored.

A rule or card that names this card means one of the two, and nobody knows which.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    cards: [{id: fog, name: Fog, text: An enemy unit does not move.}]
  - id: weather
    name: Weather
    cards: [{id: fog, name: Fog, text: No ship may attack.}]
```
```text
decks.yaml:7:29: warning N114 'Fog' names a different card in 'orders'
```
```diff file=decks.yaml
-    cards: [{id: fog, name: Fog, text: An enemy unit does not move.}]
+    cards: [{id: ambush, name: Ambush, text: An enemy unit does not move.}]
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Card, Deck

NAME = "same name in two decks"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every card that shares its name, but not its words, with a card of an earlier deck."""
    if len(context.game.decks) < 2:
        return
    earlier: dict[str, tuple[Deck, Card]] = {}
    for deck in (deck for deck in context.game.decks if deck.shared and not deck.per_player):
        mine: dict[str, tuple[Deck, Card]] = {}
        for card in deck.cards:
            if not card.name or not card.text:
                continue
            name = card.name.casefold()
            if (other := earlier.get(name)) and _differ(card, other[1]) and name not in mine:
                yield Problem(
                    message=f"{card.name!r} names a different card in {other[0].id!r}",
                    span=card.at("name"),
                    hint="give one of the two cards another name, or both the same words",
                    related=(Related(other[1].at("name"), "the other card"),),
                )
            mine.setdefault(name, (deck, card))
        earlier = {**mine, **earlier}


def _differ(first: Card, second: Card) -> bool:
    """Whether two cards of one name do different things and are not the cards of two sides."""
    of_two_sides = bool(first.side and second.side and first.side != second.side)
    return not of_two_sides and " ".join(first.text.split()) != " ".join(second.text.split())
