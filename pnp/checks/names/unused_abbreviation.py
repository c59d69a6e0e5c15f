"""An abbreviation is declared but never used.

Looks for each short form of `abbreviations:` in all files of the kit.

Readers learn a short form that they never meet. Usually it is spelled differently where it is used.

```yaml file=kit.yaml
kit: harbour
title: Harbour
players: 2
licence: CC-BY-4.0
abbreviations: {MP: movement points}
```
```text
kit.yaml:5:17: warning N117 'MP' is declared but never used
```
```diff file=kit.yaml
 abbreviations: {MP: movement points}
+summary: Each ship has 4 MP.
```
"""

import re

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.names.short_forms import ShortForm, short_forms
from pnp.load.suggest import nearest
from pnp.model.game import Game

NAME = "unused abbreviation"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every short form of the kit that appears nowhere but in its declaration."""
    game = context.game
    for form in short_forms(game):
        if form.general and not _is_used(form, game):
            yield Problem(message=f"{form.short!r} is declared but never used", span=form.span, hint=_hint(form, game))


def _is_used(form: ShortForm, game: Game) -> bool:
    pattern = re.compile(rf"(?<!\w){re.escape(form.short)}(?!\w)", re.IGNORECASE)
    return any(
        source.position(match.start()) != (form.span.line, form.span.column) or source.file != form.span.file
        for source in game.sources.values()
        for match in pattern.finditer(source.text)
    )


def _hint(form: ShortForm, game: Game) -> str:
    others = [other.short for other in short_forms(game) if other.short != form.short]
    near = nearest(form.short, others) if len(form.short) > 2 else None
    return f"remove it; there is also {near!r}" if near else "remove it, or use it"
