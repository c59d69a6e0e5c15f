"""A picture or font without a credit.

## What it does
Looks for every picture and font file that the kit names, in records, layouts, themes, spreadsheets and rules, among the
`credits` of kit.yaml. A credit may name a file, a folder (`art/`) or a pattern (`art/*.png`). Icons that a kit draws
itself are part of its wording and stand under its licence.

## Why it matters
A picture whose author and licence nobody wrote down cannot be published, and after a year nobody knows them any more.

## Fails
```yaml file=cards.yaml
decks:
  - {id: d, name: Deck, cards: [{id: train, name: Train, image: art/train.png}]}
```
```text
cards.yaml:2:65: warning K202 nothing says whose 'art/train.png' is, and under which licence
```

## Passes
```yaml file=cards.yaml
decks:
  - {id: d, name: Deck, cards: [{id: train, name: Train, image: art/train.png}]}
```
```yaml file=kit.yaml
kit: example
title: Example
players: 2
credits: [{file: art/train.png, author: Ada Example, licence: CC-BY-4.0}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.checks.check import Problem
from pnp.checks.kit.works import works
from pnp.findings import Related, Severity
from pnp.model.game import Game

CODE = "K202"
NAME = "picture or font without credit"
SEVERITY = Severity.WARNING


def check(game: Game) -> Iterator[Problem]:
    """Every file that no credit speaks of."""
    credits = [one.file for one in game.kit.credits]
    for work in works(game):
        if not any(work.is_meant_by(credit) for credit in credits):
            yield Problem(
                message=f"nothing says whose {work.path!r} is, and under which licence",
                span=work.span,
                hint=f"add to kit.yaml: credits: [{{file: {work.path}, author: …, licence: …}}]",
                related=(Related(game.kit.at("credits"), "the credits"),) if credits else (),
            )
