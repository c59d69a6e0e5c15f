"""Two sentences give different numbers for the same thing.

## What it does
Reads, in English and German rules, how many rounds the game has, how many cards a hand may hold, what players begin
with, how many actions a turn has and what may be done how often in it, what must be reached to win, what something
costs, is worth, holds, adds or lasts, how far it moves and reaches, and what is gained or lost for each of something;
and compares the numbers with each other and with the hand, the limit of
a hand and the cards dealt that a deck or a step of the set-up declares. Variants, scenarios, cards and sentences
about a certain number of players are left out.

## Why it matters
One of the two was changed after a test, and the other forgotten. Each player remembers the one that suits best.

## Fails
```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Rounds

The game lasts 12 rounds.

### The end

The game ends after round 10. Count your points.
```
```text
rules.md:9:21: warning Q150 'round 10' contradicts '12 rounds' in another place
```

## Passes
```diff file=rules.md
-The game ends after round 10. Count your points.
+The game ends after round 12. Count your points.
```
"""

from collections.abc import Sequence

from pnp.analysis.outline import paragraph_at, stem
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.quantities.facts import Fact, facts

CODE = "Q150"
NAME = "two numbers for one thing"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The first number of each thing that differs from the number declared, or from the first in the text."""
    by_key: dict[tuple[object, ...], list[Fact]] = {}
    for fact in sorted(context.get(facts), key=lambda fact: not _is_in_rules(context, fact)):
        by_key.setdefault(fact.key, []).append(fact)
    declared = _declared(context)
    for key, same in by_key.items():
        if key in declared:
            yield from _against_declared(context, same, *declared[key])
        else:
            yield from _against_each_other(context, same)


def _against_each_other(context: GameContext, same: Sequence[Fact]) -> Problems:
    words, first = context.prose, same[0]
    for fact in same[1:]:
        if fact.number == first.number or _are_together(context, first, fact):
            continue
        if fact.kind == "range" and not (fact.topic & first.topic) - _words_of_key(fact):
            continue
        yield Problem(
            message=f"{_said(context, fact)!r} contradicts {_said(context, first)!r} in another place",
            span=words.span(fact.start, fact.end - fact.start),
            hint="correct one of the two, or say when each of them holds",
            related=(Related(words.span(first.start, first.end - first.start), f"here it is {first.number}"),),
        )
        return


def _against_declared(context: GameContext, same: Sequence[Fact], number: int, span: Span) -> Problems:
    wrong = [fact for fact in same if fact.number != number]
    if not wrong or (len({fact.number for fact in same}) == 1 and len(same) > 1):
        return
    fact = wrong[0]
    yield Problem(
        message=f"{_said(context, fact)!r} contradicts the {number} that the kit declares",
        span=context.prose.span(fact.start, fact.end - fact.start),
        hint="correct the sentence, or the number declared",
        related=(Related(span, f"declared here as {number}"),),
    )


def _declared(context: GameContext) -> dict[tuple[object, ...], tuple[int, Span]]:
    """The numbers that the kit declares, by the key of the facts that say the same."""
    game, declared = context.game, dict[tuple[object, ...], tuple[int, Span]]()
    for step in game.setup:
        deck = game.decks.find(step.deal.deck) if step.deal and not step.deal.players else None
        number = context.number_of(step.deal.count) if step.deal else None
        if deck and number is not None:
            words = [word for word in (deck.name or deck.id).lower().split() if word not in ("deck", "cards", "card")]
            if words:
                declared["start", stem(words[-1]), frozenset(), ""] = number, step.at("deal")
    return declared


def _are_together(context: GameContext, first: Fact, second: Fact) -> bool:
    """Whether both stand in one paragraph, which then says when each holds, or in two copies of one text."""
    return paragraph_at(context.prose.text, first.start)[0] == paragraph_at(context.prose.text, second.start)[0]


def _is_in_rules(context: GameContext, fact: Fact) -> bool:
    """Whether a rules text says it: what records say is often a copy of that."""
    return context.prose.passage(fact.start)[0].kind == "rules"


def _words_of_key(fact: Fact) -> frozenset[str]:
    return frozenset(word for part in fact.key for word in ((part,) if isinstance(part, str) else part))  # type: ignore[attr-defined]


def _said(context: GameContext, fact: Fact) -> str:
    return " ".join(context.prose.text[fact.start : fact.end].split())
