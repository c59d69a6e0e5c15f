"""A term is explained twice.

Compares every term of the glossary, its plural and its aliases with those of the entries before it.

Two explanations of one word are rarely the same, and nobody knows which one applies.

```yaml file=texts.yaml
glossary:
  - {id: adjacent, term: adjacent, text: Sharing an edge.}
  - {id: next-to, term: next to, aliases: [Adjacent], text: Sharing an edge or a corner.}
```
```text
texts.yaml:3:44: warning T102 'Adjacent' already has an entry in the glossary
```
```diff file=texts.yaml
-  - {id: next-to, term: next to, aliases: [Adjacent], text: Sharing an edge or a corner.}
+  - {id: near, term: near, aliases: [next to], text: Sharing an edge or a corner.}
```
"""

from pnp.analysis.terms import spellings
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span

NAME = "duplicate term"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every form of a term that an earlier entry has."""
    first: dict[str, tuple[str, Span]] = {}
    for term in context.game.glossary:
        for text, span in spellings(term):
            owner, before = first.setdefault(" ".join(text.casefold().split()), (term.id, span))
            if owner != term.id:
                yield Problem(
                    message=f"{text!r} already has an entry in the glossary",
                    span=span,
                    hint="combine the two entries, or rename one of them",
                    related=(Related(before, "first explained here"),),
                )
