"""The text gives a wrong number of parts.

Reads "the deck has 40 cards", "a turn has three phases", "the track consists of 85 spaces", "the Wardens have 46
units", "there are 22 Allied counters", "the map has 16 columns", "there are twelve city states" and "eight Archers in
the game", in digits and in words, and compares the number with what the kit lists. Conditions ("if the deck has 3 cards
left") and phrases that may mean only some of the things are ignored.

The sentence was right once; since then somebody has added a phase or removed a card.

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
```diff file=play.yaml
-  - {id: turn, term: turn, text: Every turn has three phases.}
+  - {id: turn, term: turn, text: Every turn has two phases.}
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.quantities.claims import claims, problem

NAME = "wrong number of parts"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every wrong ``has three phases``."""
    for claim in context.get(claims)["has"]:
        if claim.is_wrong:
            yield problem(claim, context.prose)
