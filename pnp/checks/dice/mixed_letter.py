"""Dice are written in two ways: D6 and d6.

Compares the letters of all dice in the texts of the kit (D6, d6; W6 and w6 in German), and reports the less frequent
ones. What could be a cell of a board, such as D4, is skipped.

It looks unfinished, and a careful reader wonders whether the two mean different things.

```yaml file=play.yaml
phases:
  - {id: storm, name: Storm, text: Roll D6 and add D6 in winter.}
  - {id: tide, name: Tide, text: Roll d6.}
```
```text
play.yaml:3:39: warning D111 'd6' is written with d, but 2 others are written with D
```
```diff file=play.yaml
-  - {id: tide, name: Tide, text: Roll d6.}
+  - {id: tide, name: Tide, text: Roll D6.}
```

## Mended
The letter is replaced by the one that most dice are written with, where dice are rolled or counted: elsewhere, D6 may
be a section or a card.
"""

from collections import Counter

from pnp.analysis.dice_mentions import mentions
from pnp.checks.api import Edit, GameContext, Problem, Problems, Related, Severity

NAME = "inconsistent letter for dice"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every mention of dice without the most frequent letter; D wins a tie."""
    prose, dice = context.prose, context.get(mentions)
    letters = Counter(mention.letter for mention in dice)
    if len(letters) < 2:
        return
    usual = max(letters, key=lambda letter: (letters[letter], letter == "D"))
    first = next(mention for mention in dice if mention.letter == usual)
    related = (Related(prose.span(first.start, len(first.words)), f"with {usual} here"),)
    number = letters[usual]
    others = f"{number} other{'s are' if number > 1 else ' is'}"
    for mention in dice:
        if mention.letter != usual:
            yield Problem(
                message=f"{mention.words!r} is written with {mention.letter}, but {others} written with {usual}",
                span=prose.span(mention.start, len(mention.words)),
                hint=f"write {mention.count}{usual}{mention.sides}",
                related=related,
                cause=f"dice are written with {mention.letter}, but {others} written with {usual}",
                edits=(Edit(prose.span(mention.start + len(mention.count)), usual),) if mention.is_rolled else (),
            )
