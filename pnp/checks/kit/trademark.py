"""A kit uses trademarks without a notice.

In a kit that declares `trademarks`, looks for a `notice` that names their owners and says that they did not make the
game.

Fan-made games depend on the goodwill of the owners, who usually ask for such a notice.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
trademarks: [Wyrmhold]
```
```text
kit.yaml:4:13: warning K205 the kit uses the trademark 'Wyrmhold', but has no notice
```
```diff file=kit.yaml
 trademarks: [Wyrmhold]
+notice: Fan-made and not for sale. Wyrmhold belongs to its owners, who neither made nor approved this game.
+wheel: false
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "trademark without notice"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The notice of a kit with trademarks."""
    kit = context.game.kit
    if kit.trademarks and not kit.notice.strip():
        names = " and ".join(map(repr, kit.trademarks[:2])) + (" and others" if len(kit.trademarks) > 2 else "")
        yield Problem(
            message=f"the kit uses the trademark{'s' * (len(kit.trademarks) > 1)} {names}, but has no notice",
            span=kit.at("trademarks"),
            hint="add notice: with their owners, and that the game is fan-made and not for sale",
        )
