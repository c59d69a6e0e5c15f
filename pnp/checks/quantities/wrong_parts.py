"""The rules say how many something has, and the number is wrong.

## What it does
Reads "the deck has 40 cards", "a turn has three phases", "the track consists of 85 spaces", "the Wardens have 46 units"
and "there are twelve city states" or "eight Archers in the game", in digits and in words, and compares the number with
what the kit lists. Conditions ("if the deck has 3 cards left") and what could mean only some of them are not read so.

## Why it matters
The sentence was right once; since then somebody has added a phase or taken a card out.

## Fails
```yaml file=play.yaml
phases:
  - {id: move, name: Move, text: Move your pieces.}
  - {id: fight, name: Fight, text: Fight.}
glossary:
  - {id: turn, term: turn, text: Every turn has three phases.}
```
```text
play.yaml:5:49: warning Q105 the text says 'three phases', but the game has 2
```

## Passes
```diff file=play.yaml
-  - {id: turn, term: turn, text: Every turn has three phases.}
+  - {id: turn, term: turn, text: Every turn has two phases.}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.quantities.claims import claims, problem
from pnp.findings import Severity

CODE = "Q105"
NAME = "number of parts against counted"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every wrong ``has three phases``."""
    for claim in context.get(claims)["has"]:
        if claim.is_wrong:
            yield problem(claim, context.prose)
