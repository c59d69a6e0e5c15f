"""A kit with trademarks of others is included in the package.

In a kit that declares `trademarks`, looks for `wheel: false`, which keeps it out of the package.

A notice covers what fans print at home, but not a package that distributes other people's names.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
trademarks: [Wyrmhold]
notice: Fan-made and not for sale. Wyrmhold belongs to its owners.
```
```text
kit.yaml:4:13: warning K206 the kit uses trademarks of others, but is included in the package
```
```diff file=kit.yaml
 notice: Fan-made and not for sale. Wyrmhold belongs to its owners.
+wheel: false
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "trademark in a package"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """``wheel`` of a kit with trademarks."""
    game = context.game
    if game.kit.trademarks and game.kit.wheel:
        node = game.kit.node.get("wheel") if game.kit.node else None
        yield Problem(
            message="the kit uses trademarks of others, but is included in the package",
            span=game.kit.at("trademarks"),
            hint="write wheel: false",
            related=(Related(node.span, "this includes it"),) if node else (),
        )
