"""Two sentences say the same of one thing, but for the moment, the side or the person.

Compares the sentences of English and German rules with each other, whatever they are about. Two of them that have the
same words, in whatever order and form, contradict each other if they differ in one of these:

- the moment: at the start or at the end of a turn, before or after something else;
- the side: the highest or the lowest, the upper or the lower, the nearest or the farthest, inside or outside, rounded
  up or down, face up or face down, added or subtracted, gained or lost;
- the manner: at the same time, or one after another;
- whether a value that equals another is enough: "below your skill", "equal to or below your skill";
- who chooses: the attacker or the defender, the winner or the loser;
- where it goes: "used potions go back to the bag", "put a used potion on the discard pile";
- whether it is so at all: "ghosts move through walls", "no ghost moves through walls".

Different numbers of one thing are found by Q150.

What a term of the glossary means is also held against a sentence with one word more. Sentences of one paragraph,
variants, the texts of cards, and sentences with an exception are left out.

One of the two was changed after a test, and the other forgotten. Both are quoted at the table.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Goods

Fish spoil at the end of a turn.

### Your turn

Fish spoil at the start of a turn.
```
```text
rules.md:9:1: warning Q172 'Fish spoil at the start of a turn.' contradicts 'Fish spoil at the end of a turn.'
```
```diff file=rules.md
-Fish spoil at the start of a turn.
+Fish spoil at the end of a turn.
```
"""

from pnp.analysis.sentence_reader import NUMBER_OF
from pnp.analysis.statements import contradictions
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "statements that differ"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Each pair of statements that contradict each other; of those that give different numbers, Q150 tells."""
    for pair in context.get(contradictions):
        if not pair.question.startswith(NUMBER_OF):
            first, second = pair.first, pair.second
            yield Problem(
                message=f"{context.prose.words_of(second)!r} contradicts {context.prose.words_of(first)!r}",
                span=context.prose.span_of(second),
                hint="correct one of the two, or say when each of them holds",
                related=(Related(context.prose.span_of(first), "the other sentence"),),
            )
