"""Two spaces stand between words.

## What it does
Looks for more than one space within a line of text. Two spaces behind the end of a sentence are left alone where the
kit does so throughout.

## Why it matters
The gap is seen in print, and it often shows where a word was taken out and the sentence not read again.

## Fails
```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move  one unit.}
```
```text
cards.yaml:5:44: warning T117 2 spaces stand before 'one'
```

## Passes
```diff file=cards.yaml
-      - {id: march, name: March, text: Move  one unit.}
+      - {id: march, name: March, text: Move one unit.}
```

## Mended
One space is left.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.corpus import Found, shown
from pnp.analysis.markup import BORDER
from pnp.checks.check import Problem
from pnp.checks.words.house_style import usual
from pnp.findings import Severity

CODE = "T117"
NAME = "two spaces"
SEVERITY = Severity.WARNING

_SPACES: Final = re.compile(rf"(?<=[^\s{BORDER}])(?P<spaces>[ \xa0]{{2,}})(?P<next>[^\s{BORDER}]{{1,24}})")
_LABEL: Final = re.compile(r"\W*|\W*\w{1,3}[.):]?")
_SENTENCE: Final = re.compile(rf"[.!?][”\"’')]?(?P<spaces>\ {{1,2}})(?=[^\s{BORDER}a-z])")


def _is_label(text: str, found: Found) -> bool:
    """Whether only a bullet or a number of a list stands before the gap, or the gap is part of a wider one."""
    start = found.match.start()
    line = max(text.rfind("\n", 0, start), text.rfind(BORDER, 0, start)) + 1
    return text[start - 1] in " \xa0" or _LABEL.fullmatch(text, line, start) is not None


def check(context: GameContext) -> Iterator[Problem]:
    """Every gap of more than one space."""
    words = context.corpus
    gaps = [one for one in words.find_at(_SPACES, ("  ", "\xa0 ", " \xa0")) if not _is_label(words.text, one)]
    ends: dict[str, list[Found]] = {" ": [], "  ": []}
    if gaps:
        for found in words.find(_SENTENCE):
            ends[found.match["spaces"]].append(found)
    wide = {one.match.start("spaces") for one in ends["  "]} if usual(ends) == "  " else set()
    for found in gaps:
        if found.match.start() not in wide:
            number = len(found.match["spaces"])
            yield Problem(
                message=f"{number} spaces stand before {shown(found.match['next'])!r}",
                span=found.part("spaces"),
                hint="one is enough",
                edits=found.edit(" ", "spaces"),
            )
