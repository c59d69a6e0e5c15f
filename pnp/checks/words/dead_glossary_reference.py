"""An entry of the glossary refers to an entry that does not exist.

Looks for the entry that every `see:` of the glossary names, by id, term or alias, and for entries that refer to
themselves.

"See also" is printed as it is; the reader looks it up and finds nothing.

```yaml file=texts.yaml
glossary:
  - {id: adjacent, term: adjacent, text: Sharing an edge., see: [edeg]}
  - {id: edge, term: edge, text: A side of a space.}
```
```text
texts.yaml:2:66: warning T122 'edeg' is not an entry of the glossary
```
```diff file=texts.yaml
-  - {id: adjacent, term: adjacent, text: Sharing an edge., see: [edeg]}
+  - {id: adjacent, term: adjacent, text: Sharing an edge., see: [edge]}
```
"""

from pnp.analysis.terms import named, spellings
from pnp.analysis.word_forms import stemmed
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.load.suggest import did_you_mean

NAME = "dead glossary cross-reference"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every ``see:`` that names nothing, or its own entry."""
    game = context.game
    if not any(term.see for term in game.glossary):
        return
    known = named(game)
    terms = [text for term in game.glossary for text, _ in spellings(term)]
    for term in game.glossary:
        own = {stemmed(text) for text, _ in spellings(term)} | {stemmed(term.id)}
        for index, reference in enumerate(term.see):
            span = term.at(f"see.{index}")
            if stemmed(reference) in own:
                message, hint = f"the entry {term.term!r} refers to itself", "remove it"
            elif stemmed(reference) not in known:
                message = f"{reference!r} is not an entry of the glossary"
                hint = did_you_mean(reference, terms) or "add an entry for it, or remove it"
            else:
                continue
            yield Problem(message=message, span=span, hint=hint)
