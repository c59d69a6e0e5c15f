"""One abbreviation stands for two things.

## What it does
Compares the abbreviations of all units, stats, classes, terrain and other records, and those that the kit declares.

## Why it matters
"Art" on a table must not mean artillery here and artificer there.

## Fails
```yaml file=units.yaml
units:
  - {id: pikes, name: Pikes, abbr: Pk}
  - {id: pickets, name: Pickets, abbr: Pk}
```
```text
units.yaml:3:40: error N113 'Pk' is short for two things: Pikes and Pickets
```

## Passes
```yaml file=units.yaml
units:
  - {id: pikes, name: Pikes, abbr: Pk}
  - {id: pickets, name: Pickets, abbr: Pt}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.checks.check import Problem
from pnp.findings import Related, Severity, Span
from pnp.model.game import SETS, Game

CODE = "N113"
NAME = "duplicate abbreviation"
SEVERITY = Severity.ERROR


def check(game: Game) -> Iterator[Problem]:
    """Every abbreviation that something else of another name had before."""
    first: dict[str, tuple[str, Span]] = {}
    for short, meaning, span in _abbreviations(game):
        other, place = first.setdefault(short, (meaning, span))
        if other.casefold() != meaning.casefold():
            yield Problem(
                message=f"{short!r} is short for two things: {other} and {meaning}",
                span=span,
                hint="give one of them another abbreviation",
                related=(Related(place, "first used here"),),
            )


def _abbreviations(game: Game) -> Iterator[tuple[str, str, Span]]:
    """Each abbreviation with what it means and where it is declared."""
    for name in SETS:
        for record in getattr(game, name):
            if record.abbr:
                yield record.abbr, record.title, record.at("abbr")
    for short, meaning in game.kit.abbreviations.items():
        yield short, meaning, game.kit.at(f"abbreviations.{short}")
