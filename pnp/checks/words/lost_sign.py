"""A number has no sign where others before the same words have one.

Compares sentences of cards and rows that begin with a number or a die. If several have a sign ("+1D6 squads killed")
and another says the same without it ("1D6 squads killed"), that is found.

With the sign it is added to something, without it it stands alone. The players argue which of the two is meant.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: mortar, name: Mortar, text: +1D6 squads killed}
      - {id: mine, name: Mine, text: +1D6 squads killed}
      - {id: napalm, name: Napalm, text: +2D6 squads killed}
      - {id: panic, name: Panic, text: 1D6 squads killed}
```
```text
cards.yaml:8:40: warning T407 '1D6 squads killed' has no sign, unlike '+1D6 squads killed' elsewhere
```
```diff file=cards.yaml
-      - {id: panic, name: Panic, text: 1D6 squads killed}
+      - {id: panic, name: Panic, text: +1D6 squads killed}
```
"""

import re
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span

NAME = "lost sign"
SEVERITY = Severity.WARNING

_AMOUNT: Final = re.compile(
    r"(?:\A|(?<=[.!?:] ))(?P<sign>[+−-]?)(?P<amount>\d*[Dd]?\d+) (?P<words>[a-z][^.!?:;,\n+]{5,60})(?=[.!?;]|\s*\Z)"
)
_LEAST: Final = 3


def check(context: GameContext) -> Problems:
    """The only sentence without the sign that all others have."""
    signed: dict[str, list[tuple[str, Span]]] = {}
    plain: dict[str, list[tuple[str, Span]]] = {}
    for passage in context.prose.passages:
        if passage.kind != "text":
            continue
        for match in _AMOUNT.finditer(passage.text):
            words = " ".join(match["words"].lower().split())
            (signed if match["sign"] else plain).setdefault(words, []).append((match[0], passage.match_span(match)))
    for words, places in plain.items():
        others = signed.get(words, [])
        if len(places) == 1 and len(others) >= _LEAST:
            text, span = places[0]
            yield Problem(
                message=f"{text!r} has no sign, unlike {others[0][0]!r} elsewhere",
                span=span,
                hint="write the sign, or say what the number is",
                related=(Related(others[0][1], "with a sign"),),
            )
