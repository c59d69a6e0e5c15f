"""A word was divided at the end of a line, and the line is no more.

## What it does
Looks for a hyphen between two parts of a word with a space or the end of a line behind it: "move- ment". A hyphen that
stands for a part of the next word ("one- and two-sided") is left alone.

## Why it matters
It is what copying out of a PDF leaves. Lines are broken anew in print, and the hyphen stands in the middle of one.

## Fails
```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: This ends the move- ment of the unit.}
```
```text
cards.yaml:5:54: warning T107 'move- ment' is divided as if a line ended there
```

## Passes
```diff file=cards.yaml
-      - {id: march, name: March, text: This ends the move- ment of the unit.}
+      - {id: march, name: March, text: This ends the movement of one- and two-step units.}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.corpus import LETTER
from pnp.checks.check import Problem
from pnp.findings import Severity

CODE = "T107"
NAME = "divided word"
SEVERITY = Severity.WARNING

_DIVIDED: Final = re.compile(rf"{LETTER}-[ \t]*[ \n][ \t]*(?P<rest>{LETTER}+)")
_FIRST: Final = re.compile(rf"(?<![\w-]){LETTER}*\Z")
_LONGEST: Final = 40
# What stands behind a hyphen that waits for the end of another word, in the languages that we know words of.
_CONJUNCTIONS: Final = (
    "and or to but nor versus vs through than plus und oder bis aber sowie wie bzw beziehungsweise resp noch als "
    "et ou y o u e ed od en of og och eller"
)


def check(context: GameContext) -> Iterator[Problem]:
    """Every word with a hyphen and a gap in it."""
    conjunctions = _CONJUNCTIONS.split()
    words = context.corpus
    for found in words.find_at(_DIVIDED, ("- ", "-\n"), back=1):
        rest, at = found.match["rest"], found.match.start()
        before = _FIRST.search(words.text[max(at - _LONGEST, 0) : at])
        if rest.lower() in conjunctions or not rest[0].islower() or before is None:
            continue
        first = before[0] + words.text[at]
        start = found.start - len(before[0])
        yield Problem(
            message=f"{first + '- ' + rest!r} is divided as if a line ended there",
            span=found.passage.span(start, found.end - start),
            hint=f"write {first + rest!r} or {first + '-' + rest!r}",
        )
