"""An abbreviation is explained by itself.

Follows the meaning of each short form of `abbreviations:` through the other short forms in it, and looks for cycles.

A reader who looks it up ends up where they began.

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
```diff file=kit.yaml
-abbreviations: {MA: MP allowance, MP: MA points}
+abbreviations: {MA: MP allowance, MP: movement points}
```
"""

import re

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.cycles import shortest_cycle
from pnp.checks.names.short_forms import short_forms
from pnp.checks.repeats import first_of_each

NAME = "circular abbreviation"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Each cycle once, at the short form that is declared first."""
    forms = [form for form in short_forms(context.game) if form.general]
    leads = {form.short: _others(form.short, form.meaning, [other.short for other in forms]) for form in forms}
    cycles = ((form, shortest_cycle(form.short, lambda short: leads[short])) for form in forms)
    for form, cycle in first_of_each(cycles, lambda found: frozenset(found[1])):
        if cycle:
            yield Problem(
                message=f"{form.short!r} is explained by itself: {' → '.join((*cycle, form.short))}",
                span=form.span,
                hint="write at least one of them out in full",
            )


def _others(short: str, meaning: str, known: list[str]) -> list[str]:
    """The short forms in a meaning. A form with a number in its own longer meaning, as M1 for M1 Abrams, is a name."""
    parts = set(re.findall(r"[\w.]+", meaning))
    is_name = parts != {short} and not short.isalpha()
    return [other for other in known if other in parts and not (other == short and is_name)]
