"""Two places of the rules answer one question in ways that exclude each other.

Reads what rulebooks answer about their things in any words: where bought, defeated, used, gathered and won things go;
where things may be put; when new things can be used; who leads to a trick, who draws a card, who chooses losses, who
decides; in which order players act; when income comes and when something is paid for; how many actions a turn has;
whether players may trade and agreements bind; what is adjacent, who controls what two are level in, where zones of
control extend and what they stop; what can be entered, jumped over or chosen as a target; and whom monsters attack.
"A bought card goes into your hand" and "everything you acquire is put on your discard pile" answer one question twice.
Sentences with an exception or for a case, variants and scenarios are left out; so are two answers in one paragraph.

One of the two was changed after a test, or written by another hand. The players find the one that they look up first.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Movement

Rivers may not be crossed.

### Terrain chart

River: +2 MP to cross.
```
```text
rules.md:9:1: warning Q185 'River: +2 MP' contradicts 'Rivers may not be crossed': whether it can be entered?
```
```diff file=rules.md
-River: +2 MP to cross.
+River: prohibited.
```
"""

from pnp.analysis.answers.contradictions import opposed_answers
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "two answers to one question"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The first answer to each question about each thing that excludes an earlier one."""
    words = context.prose
    for pair in opposed_answers(context):
        second, first = words.words_of(pair.second), words.words_of(pair.first)
        yield Problem(
            message=f"{second!r} contradicts {first!r}: {pair.asks}?",
            span=words.span_of(pair.second),
            hint="correct one of the two, or say when each of them holds",
            related=(Related(words.span_of(pair.first), "the other answer"),),
        )
