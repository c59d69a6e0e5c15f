"""Two cards of a deck, or two spaces of a track, have the same number.

Compares the numbers of the cards of a deck, of the spaces of a track and of the places of a node map.

Players look things up by number, and "see card 7" must mean one card.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: sortie, number: 1, name: Sortie}
      - {id: retreat, number: 1, name: Retreat}
```
```text
decks.yaml:6:31: error N112 number 1 is used twice among the cards of 'orders'
```
```diff file=decks.yaml
-      - {id: retreat, number: 1, name: Retreat}
+      - {id: retreat, number: 2, name: Retreat}
```
"""

from itertools import count

from pnp.analysis.groups import groups
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.repeats import repeats

NAME = "duplicate number"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every number that an earlier record of the same group has."""
    for title, records in groups(context.game):
        numbers = {getattr(record, "number", None) for record in records}
        free_numbers = (free for free in count(1) if free not in numbers)
        for other, record in repeats(records, lambda record: getattr(record, "number", None)):
            number, free = getattr(record, "number", 0), next(free_numbers)
            yield Problem(
                message=f"number {number} is used twice among the {title}",
                span=record.at("number"),
                hint=f"the next free number is {free}",
                related=(Related(other.at("number"), "first used here"),),
            )
