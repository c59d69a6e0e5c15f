"""An abbreviation is explained by itself.

## What it does
Follows what each short form of `abbreviations:` stands for, through the other short forms that stand in its meaning,
and looks for circles.

## Why it matters
A reader who looks it up ends where they began.

## Fails
```yaml file=kit.yaml
kit: harbour
title: Harbour
players: 2
licence: CC-BY-4.0
abbreviations: {MA: MP allowance, MP: MA points}
```
```text
kit.yaml:5:17: error N118 'MA' is explained by itself: MA → MP → MA
```

## Passes
```diff file=kit.yaml
-abbreviations: {MA: MP allowance, MP: MA points}
+abbreviations: {MA: MP allowance, MP: movement points}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.names.short_forms import short_forms
from pnp.findings import Severity

CODE = "N118"
NAME = "circular abbreviation"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Each circle once, at the short form that is declared first."""
    forms = [form for form in short_forms(context.game) if form.general]
    leads = {form.short: _others(form.short, form.meaning, [other.short for other in forms]) for form in forms}
    seen: set[frozenset[str]] = set()
    for form in forms:
        circle = _circle(form.short, leads)
        if circle and frozenset(circle) not in seen:
            seen.add(frozenset(circle))
            yield Problem(
                message=f"{form.short!r} is explained by itself: {' → '.join((*circle, form.short))}",
                span=form.span,
                hint="write out at least one of them",
            )


def _others(short: str, meaning: str, known: list[str]) -> list[str]:
    """The short forms in a meaning. A form with a number in its own longer meaning, as M1 for M1 Abrams, is a name."""
    parts = set(re.findall(r"[\w.]+", meaning))
    is_name = parts != {short} and not short.isalpha()
    return [other for other in known if other in parts and not (other == short and is_name)]


def _circle(start: str, leads: Mapping[str, list[str]]) -> list[str]:
    """The shortest way from a short form back to it; nothing if there is none."""
    ways = [[start]]
    seen: set[str] = set()
    while ways:
        way = ways.pop(0)
        for other in leads[way[-1]]:
            if other == start:
                return way
            if other not in seen:
                seen.add(other)
                ways.append([*way, other])
    return []
