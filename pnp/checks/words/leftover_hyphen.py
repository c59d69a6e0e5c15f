"""A hyphen is left over from the end of a line.

Looks for a hyphen within a word that is followed by a space or the end of a line: "move- ment". A hyphen that stands
for a part of the next word ("one- and two-sided") is ignored.

This happens when text is copied from a PDF. In print, the lines are broken elsewhere and the hyphen appears in the
middle.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: This ends the move- ment of the unit.}
```
```text
cards.yaml:5:54: warning T107 'move- ment' has a hyphen left over from a line break
```
```diff file=cards.yaml
-      - {id: march, name: March, text: This ends the move- ment of the unit.}
+      - {id: march, name: March, text: This ends the movement of one- and two-step units.}
```
"""

import re
from typing import Final

from pnp.analysis.corpus import LETTER
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "leftover hyphen"
SEVERITY = Severity.WARNING

_DIVIDED: Final = re.compile(rf"{LETTER}-[ \t]*[ \n][ \t]*(?P<second>{LETTER}+)")
_FIRST: Final = re.compile(rf"(?<![\w-]){LETTER}*\Z")
_LONGEST: Final = 40
# What may follow a hyphen that stands for the end of a later word, in several languages.
_CONJUNCTIONS: Final = (
    "and or to but nor versus vs through than plus und oder bis aber sowie wie bzw beziehungsweise resp noch als "
    "et ou y o u e ed od en of og och eller"
)


def check(context: GameContext) -> Problems:
    """Every word with a hyphen and a gap in it."""
    conjunctions = _CONJUNCTIONS.split()
    words = context.corpus
    for found in words.find_at(_DIVIDED, ("- ", "-\n"), back=1):
        second, at = found.match["second"], found.match.start()
        before = _FIRST.search(words.text[max(at - _LONGEST, 0) : at])
        if second.lower() in conjunctions or not second[0].islower() or before is None:
            continue
        first = before[0] + words.text[at]
        start = found.start - len(before[0])
        yield Problem(
            message=f"{first + '- ' + second!r} has a hyphen left over from a line break",
            span=found.passage.span(start, found.end - start),
            hint=f"write {first + second!r} or {first + '-' + second!r}",
            cause="words have hyphens left over from line breaks",
        )
