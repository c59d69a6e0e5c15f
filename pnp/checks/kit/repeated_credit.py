"""A file has two credits.

Looks for several credits of the same file.

If they name two licences, nobody knows which one applies.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
credits:
  - {file: art/train.png, author: Ada Example, licence: CC-BY-4.0}
  - {file: art/train.png, author: Ada Example, licence: CC0-1.0}
```
```text
kit.yaml:6:12: warning K204 'art/train.png' is credited twice, under CC-BY-4.0 and under CC0-1.0
```
```diff file=kit.yaml
-  - {file: art/train.png, author: Ada Example, licence: CC0-1.0}
+  - {file: art/bus.png, author: Ada Example, licence: CC0-1.0}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.repeats import repeats
from pnp.model.kit import Credit

NAME = "duplicate credit"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every credit whose file has an earlier credit."""
    for before, credit in repeats(context.game.kit.credits, lambda credit: credit.file):
        yield Problem(
            message=f"{credit.file!r} is credited twice{_difference(before, credit)}",
            span=credit.at("file"),
            hint="keep one of them",
            related=(Related(before.at("file"), "credited here before"),),
        )


def _difference(first: Credit, second: Credit) -> str:
    if first.licence != second.licence:
        return f", under {first.licence} and under {second.licence}"
    return f", to {first.author} and to {second.author}" if first.author != second.author else ""
