"""A word stands there twice.

## What it does
Looks for the same word twice in a row in English rules text, words of records and names, over the end of a line, too.
Words that English does double ("had had", "that that", "it is is") are left alone, and so are
names: Walla Walla, or a pair of words in marks of emphasis.

## Why it matters
The eye skips it at the desk and finds it on the printed card.

## Fails
```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move one of the the units that you own.}
```
```text
cards.yaml:5:52: warning T104 'the' stands here twice
```

## Passes
```diff file=cards.yaml
-      - {id: march, name: March, text: Move one of the the units that you own.}
+      - {id: march, name: March, text: Move one of the units that you own.}
```

## Mended
The second of the two is taken away.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.corpus import GAP, LETTER, Found
from pnp.analysis.markup import AS_NOTHING
from pnp.checks.check import Problem
from pnp.findings import Severity

CODE = "T104"
NAME = "doubled word"
SEVERITY = Severity.WARNING

_FEW: Final = 30
# Words that good English says twice.
_DOUBLED: Final = (
    "aye bang blah boom bye chop click double far had hear hip hush is knock long many more much no now please really "
    "so that there tick tut very well yes"
)


def check(context: GameContext) -> Iterator[Problem]:
    """Every word that is there twice. Other languages double words for good reasons: "die, die die", "nous nous"."""
    if not context.is_english:
        return
    doubled, words = _DOUBLED.split(), context.corpus
    twice = sorted(words.doubled)
    if not twice:
        return
    # A few words are found much faster than any word.
    pattern = _twice("|".join(map(re.escape, twice)) if len(twice) < _FEW else f"{LETTER}+")
    for found in words.find(pattern):
        word = found.match["word"]
        if word.lower() in doubled or _is_name(found) or len(word) == 1:
            continue
        yield Problem(
            message=f"{word!r} stands here twice",
            span=found.span,
            hint="take one of them out",
            edits=found.edit("", "again"),
        )


def _twice(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w'’-])(?P<word>{word})(?P<again>{GAP}(?P=word))(?![\w'’-])", re.IGNORECASE)


def _is_name(found: Found) -> bool:
    """Walla Walla, **center center**: both halves with a capital, or in marks, or a name that is nothing else."""
    word, again, (start, end) = found.match["word"], found.match["again"], found.match.span()
    text = found.match.string
    if text[start - 1 : start] == AS_NOTHING == text[end : end + 1] and AS_NOTHING not in again:
        return True
    return (word[0].isupper() and again[-len(word)].isupper()) or found.passage.kind == "name"
