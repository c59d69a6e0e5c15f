"""A stated number cannot be compared with anything.

Looks for names under `stated:` for which the record has nothing to count.

A number that is never checked gives false confidence. Usually its name is misspelled.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    stated: {crads: 1}
    cards:
      - {id: sortie, name: Sortie}
```
```text
decks.yaml:4:14: warning Q102 nothing is counted as 'crads' here
```
```diff file=decks.yaml
-    stated: {crads: 1}
+    stated: {cards: 1}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.quantities.counts import counted
from pnp.load.suggest import did_you_mean
from pnp.model.kit import Kit
from pnp.model.names import Named
from pnp.model.walk import key_span, records

NAME = "uncountable stated number"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every name under ``stated:`` that the record cannot count."""
    for record in records(context.game):
        if not isinstance(record, Named | Kit) or not record.stated:
            continue
        counts = counted(record, context.game)
        for name in record.stated:
            if name not in counts:
                known = ", ".join([count for count in counts if "." not in count][-10:]) or "nothing"
                yield Problem(
                    message=f"nothing is counted as {name!r} here",
                    span=key_span(record, f"stated.{name}"),
                    hint=did_you_mean(name, list(counts)) or f"counted here: {known}",
                )
