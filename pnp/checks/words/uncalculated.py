"""An expression stands where none is calculated.

Looks for `{{ … }}` in the names of phases, tables, rows and the like, in the labels of steps and in what a natural
result means. Expressions are calculated in the texts of records, in rules and on faces; here, a book prints them as
they are written.

The reader sees braces and dots instead of a number.

```yaml file=rolls.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March, copies: 12}]}
rolls:
  - id: attack
    name: Attack
    die: D6
    target: 5+
    natural: {1: 'discard {{ decks.orders.total }} cards'}
```
```text
rolls.yaml:8:27: warning T390 '{{ decks.orders.total }}' is printed as it is written: nothing is calculated here
```
```diff file=rolls.yaml
-    natural: {1: 'discard {{ decks.orders.total }} cards'}
+    natural: {1: always a miss}
+    failure: 'Discard {{ decks.orders.total }} cards.'
```
"""

import re
from typing import Final

from pnp.analysis.passages import Passage, passages
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.fields import Open
from pnp.model.play import Step
from pnp.model.tables import Roll, Row

NAME = "expression that is not calculated"
SEVERITY = Severity.WARNING

_EXPRESSION: Final = re.compile(r"\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}", re.DOTALL)


def check(context: GameContext) -> Problems:
    """The first expression of each text that is printed as it is written."""
    for passage in passages(context.game, ("name", "text"), containing="{"):
        match = _EXPRESSION.search(passage.text)
        if match and _is_verbatim(passage):
            yield Problem(
                message=f"{' '.join(match[0].split())!r} is printed as it is written: nothing is calculated here",
                span=passage.match_span(match),
                hint="write the number, or say it in a text: of the record, where it is calculated",
            )


def _is_verbatim(passage: Passage) -> bool:
    """Whether a book prints the passage without calculating anything; what stands on faces is calculated there."""
    if passage.kind == "name":
        return not isinstance(passage.record, Open) or isinstance(passage.record, Row)
    return passage.key in ("natural", "label") and isinstance(passage.record, Roll | Step)
