"""One die is written in two ways: D6 and 1D6.

## What it does
Looks for single dice that are rolled, added or gained, some with a 1 before them and some without, and points at those
in the minority among dice with as many sides. "A D6" and "the D6" speak of the die itself and fit either way.

## Why it matters
It looks unfinished, and a careful reader wonders whether two things are meant.

## Fails
```yaml file=play.yaml
phases:
  - {id: storm, name: Storm, text: Roll 1D6 and lose 1D6 points.}
  - {id: tide, name: Tide, text: Roll D6.}
```
```text
play.yaml:3:39: warning D112 'D6' is written without a number, 2 others as 1D6
```

## Passes
```diff file=play.yaml
-  - {id: tide, name: Tide, text: Roll D6.}
+  - {id: tide, name: Tide, text: Take the D6 and roll 1D6.}
```

## Mended
The 1 is taken away, or put before the die.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.prose import Prose
from pnp.checks.check import Problem
from pnp.checks.dice.mentions import Mention, mentions
from pnp.findings import Edit, Related, Severity, Span

CODE = "D112"
NAME = "single dice with and without a number"
SEVERITY = Severity.WARNING

# After these a bare D6 is a number rolled, as 1D6 would be.
_ROLLED: Final = re.compile(
    r"(?:\b(?:rolls?|rolled|rolling|throws?|by|plus|minus|adds?|loses?|gains?|takes?|deals?|costs?|heals?)|[+\-−×=])"
    r"[\s*_]*$",
    re.IGNORECASE,
)


def check(context: GameContext) -> Iterator[Problem]:
    """Every single die that is written as fewer of them are; of two equally common ways the shorter is right."""
    words, found = context.prose, context.get(mentions)
    for sides in dict.fromkeys(mention.sides for mention in found if mention.count == "1"):
        yield from _mixed(words, [mention for mention in found if mention.sides == sides])


def _mixed(words: Prose, found: Sequence[Mention]) -> Iterator[Problem]:
    """The minority among the mentions of dice with the same number of sides."""
    with_one = [mention for mention in found if mention.count == "1"]
    bare = [mention for mention in found if not mention.count and _ROLLED.search(mention.before)]
    if not bare:
        return
    if len(with_one) > len(bare):
        for mention in bare:
            here = words.span(mention.start, len(mention.words))
            edit = Edit(words.span(mention.start, 0), "1")
            yield _problem(mention, here, "without a number", with_one, words.span(with_one[0].start), edit)
    else:
        for mention in with_one:
            here = words.span(mention.start, len(mention.words))
            yield _problem(
                mention, here, "with a number", bare, words.span(bare[0].start), Edit(words.span(mention.start), "")
            )


def _problem(one: Mention, here: Span, how: str, usual: Sequence[Mention], there: Span, edit: Edit) -> Problem:
    right = f"{'' if one.count else '1'}{one.letter}{one.sides}"
    return Problem(
        message=f"{one.words!r} is written {how}, {len(usual)} other{'s' * (len(usual) > 1)} as {usual[0].words}",
        span=here,
        hint=f"write {right}",
        related=(Related(there, f"{usual[0].words} here"),),
        edits=(edit,),
    )
