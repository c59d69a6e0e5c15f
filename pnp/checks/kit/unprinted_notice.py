"""The notice is not printed anywhere.

In a kit with a `notice`, looks for something that prints it: a book (its imprint has the notice), or a layout or text
that uses `kit.notice`.

Nobody who holds the printed game reads kit.yaml.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
notice: Fan-made and not for sale.
components:
  - {id: cards, kind: card, layout: card}
```
```text
kit.yaml:4:9: warning K208 the notice is not printed anywhere
```
```yaml file=kit.yaml
kit: example
title: Example
players: 2
notice: Fan-made and not for sale.
texts:
  - {id: rules, files: [rules.md]}
components:
  - {id: cards, kind: card, layout: card}
  - {id: rulebook, kind: book, book: rules}
```
```markdown file=rules.md
# Example
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "unprinted notice"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The notice of a kit with components."""
    game = context.game
    if not game.kit.notice.strip() or not game.components:
        return
    in_book = any(game.texts.find(component.book) for component in game.components)
    if not in_book and not any("kit.notice" in source.text for source in game.sources.values()):
        yield Problem(
            message="the notice is not printed anywhere",
            span=game.kit.at("notice"),
            hint="print a book, or put {{ kit.notice }} on a face",
        )
