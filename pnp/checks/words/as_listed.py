"""Something is "as listed", and nothing says where.

Looks, in English kits, for "or as listed" and "see list" without a word on the place, such as *below* or *in the table
of artillery*. A kit that quotes the words explains them.

The reader does not know which of the lists is meant, or whether there is one at all.

```yaml file=sets.yaml
sets:
  - id: moves
    name: Moves
    one: move
    fields: {distance: text}
    records:
      - {id: machines, name: Machines, distance: 20 cm or as listed}
```
```text
sets.yaml:7:59: info T367 'as listed' does not say where
```
```diff file=sets.yaml
-      - {id: machines, name: Machines, distance: 20 cm or as listed}
+      - {id: machines, name: Machines, distance: 20 cm or as listed below}
```
"""

import re
from typing import Final

from pnp.analysis.corpus import SENTENCES
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "list that is nowhere named"
SEVERITY = Severity.INFO

_LISTED: Final = re.compile(r"(?:(?<=\bor )as listed|\bsee list)\b(?![ ]+\w)")
_QUOTED: Final = re.compile(r"[“\"‘](?:or )?as listed[”\"’]")


def check(context: GameContext) -> Problems:
    """Every mention of a list without a place."""
    if not context.is_english or context.corpus.has(_QUOTED, context.corpus.text):
        return
    for found in context.corpus.find_at(_LISTED, ("as listed", "see list"), kinds=SENTENCES):
        yield Problem(
            message=f"{found.text!r} does not say where",
            span=found.span,
            hint="name the table or list, or give the values here",
        )
