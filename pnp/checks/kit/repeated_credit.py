"""Two credits for one file.

## What it does
Looks for credits of the same file, and says whether they agree.

## Why it matters
If they name two licences, nobody knows which one holds.

## Fails
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

## Passes
```diff file=kit.yaml
-  - {file: art/train.png, author: Ada Example, licence: CC0-1.0}
+  - {file: art/bus.png, author: Ada Example, licence: CC0-1.0}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.repeats import repeats
from pnp.findings import Related, Severity
from pnp.model.kit import Credit

CODE = "K204"
NAME = "two credits for one file"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every credit whose file had one before."""
    for before, credit in repeats(context.game.kit.credits, lambda credit: credit.file):
        yield Problem(
            message=f"{credit.file!r} is credited twice{_difference(before, credit)}",
            span=credit.at("file"),
            hint="keep one of them",
            related=(Related(before.at("file"), "credited here before"),),
        )


def _difference(one: Credit, other: Credit) -> str:
    if one.licence != other.licence:
        return f", under {one.licence} and under {other.licence}"
    return f", to {one.author} and to {other.author}" if one.author != other.author else ""
