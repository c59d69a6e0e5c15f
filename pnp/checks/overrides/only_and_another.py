"""Only one may do something, and another may do it, too.

Looks in English and German rules for what only one kind may do, "only the Mason may build walls", and for sentences by
which another may do the same: "the Carpenter may build walls as well". Sentences of the same paragraph and those with a
condition or an exception are left out.

One player relies on the first sentence, the other one on the second.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### The Mason

Only the Mason may build walls.

### The Carpenter

The Carpenter may build walls as well.
```
```text
rules.md:9:1: warning Q173 'The Carpenter may build walls as well.' contradicts 'Only the Mason may build walls.'
```
```diff file=rules.md
-Only the Mason may build walls.
+Only the Mason and the Carpenter may build walls.
```
"""

from pnp.analysis.claims.contradictions import claim_pairs
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "only one, and another"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every sentence that allows another what one alone may do."""
    for pair in context.get(claim_pairs):
        if pair.rule.is_only:
            yield Problem(
                message=f"{context.prose.words_of(pair.other)!r} contradicts {context.prose.words_of(pair.rule)!r}",
                span=context.prose.span_of(pair.other),
                hint="name both in the sentence with 'only', or correct one of the two",
                related=(Related(context.prose.span_of(pair.rule), "only one here"),),
            )
