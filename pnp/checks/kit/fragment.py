"""A fragment does not say what was added to it.

In a kit with `status: fragment`, looks for a `note` of its `source`, which says what is left of the original and what
was added.

Players who know the original must be able to tell its rules from yours.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
status: fragment
source: {title: The end of a card game}
```
```text
kit.yaml:4:9: warning K209 the kit is a fragment, but nothing says what was added
```
```diff file=kit.yaml
-source: {title: The end of a card game}
+source: {title: The end of a card game, note: Only the card list is left. The turn was completed for this kit.}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "fragment without a note"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The source of a fragment."""
    game = context.game
    if game.kit.status == "fragment" and not game.kit.source.note.strip():
        yield Problem(
            message="the kit is a fragment, but nothing says what was added",
            span=game.kit.at("status"),
            hint="add source: {note: …} with what is left of the original and what you added",
        )
