"""Cards give points, and no rule says what points are for.

## What it does
Looks for points in the words and fields of cards of complete English kits ("+1 point", a field `points`), and then for
points, a score or scoring in all the rest: the rules, apart from tables, phases, goals, options and the glossary.

## Why it matters
The players collect points and do not know whether the most, or a certain number, wins.

## Fails
```yaml file=kit.yaml
kit: pizza
title: Pizza
players: 2
licence: CC0-1.0
goals:
  - {id: full, name: Full, text: Whoever has one card of each type first is the winner.}
decks:
  - id: toppings
    name: Toppings
    cards:
      - {id: cheese, name: Cheese}
      - {id: garlic, name: Garlic, text: +1 point}
```
```text
kit.yaml:12:42: warning T372 no rule says what points are for
```

## Passes
```diff file=kit.yaml
-  - {id: full, name: Full, text: Whoever has one card of each type first is the winner.}
+  - {id: full, name: Full, text: Whoever has most points is the winner.}
```
"""

import re
from typing import Final

from pnp.analysis.passages import Passage
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.decks import Card

CODE = "T372"
NAME = "points for nothing"
SEVERITY = Severity.WARNING

_POINTS: Final = re.compile(r"(?:[+-]?\d+|a|one) (?:victory )?points?\b(?! of)", re.IGNORECASE)
_SCORE: Final = re.compile(r"\b(?:points?|VPs?|scor(?:e[sd]?|ing))\b", re.IGNORECASE)
# Rows of tables repeat what cards say, and headings and lists of codes say nothing about points.
_ROW: Final = re.compile(r"^[ \t]*\|.*$", re.MULTILINE)


def check(context: GameContext) -> Problems:
    """The first card that gives points in a game without any other word about them."""
    if not context.is_english or context.game.kit.status != "complete":
        return
    passages = context.prose.passages
    first = next(filter(None, map(_points_of_card, passages)), None)
    if first is None or any(_speaks_of_points(passage) for passage in passages):
        return
    passage, match = first
    yield Problem(
        message="no rule says what points are for",
        span=passage.span(match.start(), len(match[0])),
        hint="say in the rules when points are counted, and who wins by them",
    )


def _points_of_card(passage: Passage) -> tuple[Passage, re.Match[str]] | None:
    match = _POINTS.search(passage.text) if isinstance(passage.record, Card) else None
    return (passage, match) if match else None


def _speaks_of_points(passage: Passage) -> bool:
    return not isinstance(passage.record, Card) and bool(_SCORE.search(_ROW.sub("", passage.text)))
