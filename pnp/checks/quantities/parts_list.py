"""The list of parts gives a different number than the kit.

## What it does
Reads the lists under headings such as *Components*, *Contents* or *What you need* in the rules. If an item starts with
a number and the name of cards, units or markers of the kit, the number is compared with what is printed. Items "for
each player" are ignored.

## Why it matters
People check their print against this list before they cut.

## Fails
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
rules.md:3:3: warning Q106 the text says '12 mine markers', but the supply has 10 or 5
```

## Passes
```diff file=rules.md
-- 12 mine markers
+- 10 mine markers
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.quantities.claims import claims, problem

CODE = "Q106"
NAME = "wrong number in the parts list"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every wrong item of a list of parts."""
    for claim in context.get(claims)["list"]:
        if claim.is_wrong:
            yield problem(claim, context.prose)
