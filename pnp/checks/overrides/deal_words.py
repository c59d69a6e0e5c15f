"""A step of the set-up deals a different number of cards than its text says.

Compares "deal five cards" in the text of a step with the `count` of its `deal`.

Players deal what the text says; the checks, the odds and the reference pages use the number.

```yaml file=play.yaml
decks:
  - {id: orders, name: Orders}
setup:
  - {id: hands, text: Shuffle and deal three cards to each player., deal: {deck: orders, count: 4}}
```
```text
play.yaml:4:35: error O108 the text says 'deal three', but the step deals 4
```
```diff file=play.yaml
-  - {id: hands, text: Shuffle and deal three cards to each player., deal: {deck: orders, count: 4}}
+  - {id: hands, text: Shuffle and deal four cards to each player., deal: {deck: orders, count: 4}}
```
"""

import re

from pnp.analysis.passages import RULES_AND_NOTES, passages_of
from pnp.checks.api import GameContext, Problems, Related, Severity
from pnp.checks.overrides.stated_number import NUMBER, contradicted

NAME = "text contradicts the deal"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

_DEAL = re.compile(rf"\bdeals?\s+(?:each player\s+|everybody\s+|everyone\s+|out\s+)?{NUMBER}\b", re.IGNORECASE)


def check(context: GameContext) -> Problems:
    """Every step that deals."""
    for step in context.game.setup:
        if step.deal:
            number, declared = context.number_of(step.deal.count), Related(step.deal.at("count"), "the deal")
            yield from contradicted(
                context.game, passages_of(step, RULES_AND_NOTES), _DEAL, number, "the step deals", declared
            )
