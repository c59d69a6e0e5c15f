"""Two sentences answer one question about a thing in ways that exclude each other, each in its own words.

A rulebook answers the same questions about most of its things. The check knows how English and German rules answer
them, and compares the answers of different sections:

- visibility: whether something is hidden or open to all; whether bids are made one by one or all at once;
- duration: whether something lasts to the end of a turn, a round or the game, so many rounds, until something is done
  about it, or for ever;
- cost: whether something is free or has a price, also in a price list and in an example; whether the price is paid
  once or for each; whether the bank or the owner gets it;
- the start: whether there is something or nothing of it, on which space a marker begins, whether places are chosen or
  given, whether something is chosen or dealt;
- the end: who wins, by most of what, by being first, by being the last, or all together; whether the round is finished
  first; what a thing is worth;
- ties in an auction, a vote, a fight, a trick, a majority or for the game: who wins, shares, decides or gets nothing;
- results: what happens when something else does: nothing, or a loss; staying, or going back; damage, or destruction.

Things are what the kit declares, also by a part of its name, and what many games have: money, points, hands, tricks,
draw pile, discard pile. Pronouns, and lines such as "Stun: until cured", are read as the thing that they stand for.
Left out are sentences of one paragraph, variants, the texts of cards and goals, sentences with an exception or with a
condition that the other one does not have, and things of which only some are meant: "the remaining coins", "contracts
that you have fulfilled".

Nothing in the two sentences looks alike, so proofreaders miss it. Players find both.

```yaml file=texts.yaml
markers: [{id: poison, name: Poison token}]
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Poison

Remove Poison at the end of a turn.

### Healing

Poison tokens stay until you are healed.
```
```text
rules.md:9:1: warning Q180 'Poison tokens stay until you are healed.' contradicts 'Remove Poison at the end of a turn.'
```
```diff file=rules.md
-Remove Poison at the end of a turn.
+Each Poison token costs you a life at the end of a turn.
```
"""

from pnp.analysis.questions.contradictions import answer_pairs
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "two answers to one question"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The second of two answers to a question about one thing."""
    for pair in context.get(answer_pairs):
        yield Problem(
            message=f"{context.prose.words_of(pair.second)!r} contradicts {context.prose.words_of(pair.first)!r}",
            span=context.prose.span_of(pair.second),
            hint="correct one of the two, or say when each of them holds",
            related=(Related(context.prose.span_of(pair.first), "the other sentence"),),
        )
