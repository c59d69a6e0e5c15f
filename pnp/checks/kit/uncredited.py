"""A picture or font without a credit.

## What it does
Looks for every picture and font file that the kit names, in records, layouts, themes, spreadsheets and rules, among the
`credits` of kit.yaml. A credit may name a file, a folder (`art/`) or a pattern (`art/*.png`). Icons that a kit draws
itself are part of its wording and stand under its licence; a path that rules text shows as code, in backticks, is no
picture. Files of one folder are told of together.

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

from collections.abc import Iterator, Sequence

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.kit.credited_assets import Work, works
from pnp.findings import Related, Severity

CODE = "K202"
NAME = "picture or font without credit"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every file that no credit speaks of, those of one folder at the first."""
    game = context.game
    credits = [credit.file for credit in game.kit.credits]
    folders: dict[str, list[Work]] = {}
    for work in works(game):
        if not any(work.is_meant_by(credit) for credit in credits):
            folders.setdefault(_folder(work.path) or work.path, []).append(work)
    for name, found in folders.items():
        file = name if len(found) > 1 else found[0].path
        yield Problem(
            message=f"nothing says whose {_told(found)}, and under which licence",
            span=found[0].span,
            hint=f"add to kit.yaml: credits: [{{file: {file}, author: …, licence: …}}]",
            related=(Related(game.kit.at("credits"), "the credits"),) if credits else (),
        )


def _folder(path: str) -> str:
    """The folder that a credit may name for a file: nothing for a file beside kit.yaml, or where a template decides."""
    folder = path[: path.rfind("/") + 1]
    return "" if "*" in folder else folder


def _told(found: Sequence[Work]) -> str:
    first, more = repr(found[0].path), len(found) - 1
    return f"{first} is" if not more else f"{first} and {more} more in {_folder(found[0].path)!r} are"
