"""The text gives a wrong total.

Reads "the 40 tactics cards", "all twelve city states", "the three phases" in rules, cards and tables, in digits and in
words, and compares the number with what the kit lists. The text must name one deck, set, table or kind of space, and
the number must be large enough to mean all of them: "the 2 tactics cards that you drew" is ignored.

Players count, find 39, and look for the missing card under the table.

```yaml file=decks.yaml
decks:
  - id: tactics
    name: Tactics deck
    cards:
      - {id: charge, name: Charge, copies: 6}
      - {id: retreat, name: Retreat, copies: 4}
setup:
  - {id: shuffle, text: Shuffle the twelve tactics cards.}
```
```text
decks.yaml:8:37: warning Q104 the text says 'twelve tactics cards', but the deck 'tactics' has 10 or 2
```
```diff file=decks.yaml
-  - {id: shuffle, text: Shuffle the twelve tactics cards.}
+  - {id: shuffle, text: Shuffle the ten tactics cards and look at the two tactics cards on top.}
```
"""

from typing import Final

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.quantities.claims import Claim, claims, problem

NAME = "wrong total"
SEVERITY = Severity.WARNING

_LEAST: Final = 4
_MOST_TIMES: Final = 4


def check(context: GameContext) -> Problems:
    """Every wrong ``the forty cards`` that cannot mean some of them."""
    for claim in context.get(claims)["the"]:
        if claim.is_wrong and _means_all(claim):
            yield problem(claim, context.prose)


def _means_all(claim: Claim) -> bool:
    """Whether the number is near the total, and not so small that it may mean the cards in a hand."""
    if claim.counted.fixed:
        return True
    most = max(claim.counted.numbers)
    return claim.number >= _LEAST and 5 * claim.number >= 3 * most and claim.number <= _MOST_TIMES * most
