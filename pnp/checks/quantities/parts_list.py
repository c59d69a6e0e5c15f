"""The list of parts gives a different number than the kit.

Reads the lists under headings such as *Components*, *Contents* or *What you need* in the rules. If an item starts with
a number and the name of cards, units, markers, books or boards of the kit, the number is compared with what is
printed; so are the others of "30 clay, 24 wood and 12 glaze tokens", and those of a sentence there, "there are 24
marks, two chains and one cup". Items "for each player" are ignored.

People check their print against this list before they cut.

```yaml file=kit-parts.yaml
markers:
  - {id: mine, name: Mine, supply: 10}
texts:
  - {id: rules, files: [rules.md]}
```
```markdown file=rules.md
# Components

- 12 mine markers
- one die
```
```text
rules.md:3:3: warning Q106 the text says '12 mine markers', but the supply has 10 in all
```
```diff file=rules.md
-- 12 mine markers
+- 10 mine markers
```
"""

import re
from typing import Final

from pnp.analysis.names import names_of
from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.quantities.claims import Claim, claims, problem

NAME = "wrong number in the parts list"
SEVERITY = Severity.WARNING

_AND: Final = re.compile(r",?\s+(?:and|plus|besides)\s+(?:the\s+)?(?P<name>\w[\w’'-]*(?:\s\w[\w’'-]*){0,3})")


def check(context: GameContext) -> Problems:
    """Every wrong item of a list of parts."""
    for claim in context.get(claims)["list"]:
        if claim.is_wrong and not _has_the_rest(context, claim):
            yield problem(claim, context.prose)


def _has_the_rest(context: GameContext, claim: Claim) -> bool:
    """Whether the item goes on with the cards that are missing: "18 monster cards, and the Ash Abbot"."""
    words = context.prose.lower
    end = claim.start + len(claim.words)
    more = _AND.match(words, end)
    if more is None:
        return False
    said = more["name"].split()
    copies = {
        name.casefold().removeprefix("the "): card.copies
        for deck in context.game.decks
        for card in deck.cards
        for name in names_of(card)
    }
    named = (copies.get(" ".join(said[:last])) for last in range(len(said), 0, -1))
    return claim.number + next(filter(None, named), 0) in claim.counted.numbers
