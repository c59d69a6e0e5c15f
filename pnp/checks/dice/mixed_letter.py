"""Dice are written in two ways: D6 and d6.

## What it does
Compares the letter of all dice in the texts of the kit (D6, d6; W6 and w6 in German), and points at those in the
minority. What could be a square of a board, such as D4, is left alone.

## Why it matters
It looks unfinished, and a careful reader wonders whether two things are meant.

## Fails
```yaml file=play.yaml
phases:
  - {id: storm, name: Storm, text: Roll D6 and add D6 in winter.}
  - {id: tide, name: Tide, text: Roll d6.}
```
```text
play.yaml:3:39: warning D111 'd6' is written with d, 2 others with D
```

## Passes
```diff file=play.yaml
-  - {id: tide, name: Tide, text: Roll d6.}
+  - {id: tide, name: Tide, text: Roll D6.}
```

## Mended
The letter becomes the one that most dice are written with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.dice.mentions import mentions
from pnp.findings import Edit, Related, Severity

CODE = "D111"
NAME = "mixed letters for dice"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every mention of dice with another letter than most have; of two equally common ones D is right."""
    words, found = context.prose, context.get(mentions)
    letters = Counter(mention.letter for mention in found)
    if len(letters) < 2:
        return
    usual = max(letters, key=lambda letter: (letters[letter], letter == "D"))
    first = next(mention for mention in found if mention.letter == usual)
    related = (Related(words.span(first.start, len(first.words)), f"with {usual} here"),)
    others = letters[usual]
    for mention in found:
        if mention.letter != usual:
            yield Problem(
                message=f"{mention.words!r} is written with {mention.letter}, "
                f"{others} other{'s' * (others > 1)} with {usual}",
                span=words.span(mention.start, len(mention.words)),
                hint=f"write {mention.count}{usual}{mention.sides}",
                related=related,
                edits=(Edit(words.span(mention.start + len(mention.count)), usual),),
            )
