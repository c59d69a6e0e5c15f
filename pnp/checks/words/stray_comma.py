"""A comma parts an article from its noun.

Looks in English sentences for a comma right behind "a", "an", "the", "its", "your" or another word that belongs to what
follows: "is a, blunder". Where a second comma shows that words are put in between ("the, by now famous, General"),
nothing is said.

It is left over from a change of the sentence, and the reader looks for the word that was before it.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: panic, name: Panic, text: 'The unit moves its, full pace.'}
```
```text
cards.yaml:5:56: warning T404 "its, full": the comma separates two words that belong together
```
```diff file=cards.yaml
-      - {id: panic, name: Panic, text: 'The unit moves its, full pace.'}
+      - {id: panic, name: Panic, text: 'The unit moves its full pace.'}
```
"""

import re
from typing import Final

from pnp.analysis.corpus import SENTENCES
from pnp.analysis.word_forms import word_set
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "stray comma"
SEVERITY = Severity.WARNING

_COMMA: Final = re.compile(
    r"(?<![\w'’.,“\"(-])(?:an?|the|its|your|their|our|every), (?P<next>[a-z]{3,})\b(?![^.;:!?\n]{0,60},)"
)
_MARKS: Final = (" a, ", " an, ", " the, ", " its, ", " your, ", " their, ", " our, ", " every, ")
# "The, er, key": hesitations, and words with which something is put in between.
_BETWEEN: Final = word_set(
    "err uhm hmm ahem alas however perhaps say well and but for not shall the this that now then"
)


def check(context: GameContext) -> Problems:
    """Every such comma."""
    if not context.is_english:
        return
    for found in context.corpus.find_around(_COMMA, _MARKS, kinds=SENTENCES):
        if found.match["next"] in _BETWEEN:
            continue
        yield Problem(
            message=f'"{found.text}": the comma separates two words that belong together',
            span=found.span,
            hint=f"write {found.text.replace(',', '')!r}",
        )
