"""An example reckons with another rate than the rules.

Reads, in English and German rules, how much there is for each of something, "one ducat per crate", "each worker needs
two corn", and looks in examples for one number of each: "carries three crates" and "hands over two ducats". Examples
that say why it is another number, by "because", "extra", "left" and the like, rates with a condition, variants, and
things for which the rules give several rates are left out.

Players follow the example, since it is easier to read than the rule.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Tolls

A barge pays one ducat per crate.

### Example

The green barge has three crates. Green pays two ducats.
```
```text
rules.md:9:1: warning Q181 the example has 3 and 2, but by 'A barge pays one ducat per crate.' it is 3
```
```diff file=rules.md
-The green barge has three crates. Green pays two ducats.
+The green barge has three crates. Green pays three ducats.
```
"""

from pnp.analysis.questions.rates import wrong_examples
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "example with another rate"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Each example whose numbers do not fit the rate of the rules."""
    words = context.prose
    for found in wrong_examples(context):
        yield Problem(
            message=(
                f"the example has {found.things} and {found.units}, but by {words.words_of(found.rate)!r} "
                f"it is {found.things * found.rate.number}"
            ),
            span=words.span_of(found),
            hint="correct the example or the rule, or say in the example why it is another number",
            related=(Related(words.span_of(found.rate), "the rate"),),
        )
