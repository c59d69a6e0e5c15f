"""A fragment that does not say what was completed.

## What it does
Looks, in a kit with `status: fragment`, for a `note` of its `source`: which part is there, what was added.

## Why it matters
Players who know the original must be able to tell its rules from yours.

## Fails
```yaml file=kit.yaml
kit: example
title: Example
players: 2
status: fragment
source: {title: The end of a card game}
```
```text
kit.yaml:4:9: warning K209 a fragment, but nothing says what was completed
```

## Passes
```diff file=kit.yaml
-source: {title: The end of a card game}
+source: {title: The end of a card game, note: Only the card list is left. The turn was completed for this kit.}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Severity

CODE = "K209"
NAME = "fragment without a note"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """The head of a fragment."""
    game = context.game
    if game.kit.status == "fragment" and not game.kit.source.note.strip():
        yield Problem(
            message="a fragment, but nothing says what was completed",
            span=game.kit.at("status"),
            hint="add source: {note: …}: what is left of the original, and what is yours",
        )
