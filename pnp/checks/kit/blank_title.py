"""A kit has no title.

## What it does
Looks at the `title` and the `authors` of the kit: none of them may be blank.

## Why it matters
The title is printed on the box and on every rulebook.

## Fails
```yaml file=kit.yaml
kit: example
title: ' '
players: 2
```
```text
kit.yaml:2:8: warning K403 the title is blank
```

## Passes
```diff file=kit.yaml
-title: ' '
+title: Example
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity

CODE = "K403"
NAME = "blank title"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The title and the authors."""
    game = context.game
    if not game.kit.title.strip():
        yield Problem(message="the title is blank", span=game.kit.at("title"), hint="give the game a name")
    for index, author in enumerate(game.kit.authors):
        if not author.strip():
            yield Problem(
                message="an author is blank",
                span=game.kit.at(f"authors.{index}"),
                hint="write the name, or remove the entry",
            )
