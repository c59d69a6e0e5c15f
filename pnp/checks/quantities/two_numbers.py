"""Two sentences give different numbers for the same thing.

Reads, in English and German rules, how many rounds the game has, how many cards a hand may hold, what players begin
with, where a marker is put on its track, how many actions a turn has and what may be done how often in it, what must
be reached to win, what something costs, is worth, holds, adds or lasts, how far it moves and reaches, and what is
gained or lost for each of something; and compares the numbers with each other and with the hand, the limit of a hand
and the cards dealt that a deck or a step of the set-up declares. It also compares, in both languages, the numbers of
anything else, wherever two clauses or two sentences have the same words but for the number: "a cart has room for four
sacks", "never put more than five sacks on a cart"; and in English "you may use the same oven again", "nobody uses the
same oven twice"; limits of what a player has, also on an aid: "keep at most eight goods"; what a goal and the rule for
it want; and what a table by number of players has with "five cards with three players". Variants, scenarios, cards and
other sentences about a certain number of players are left out.

One of the two was changed after a test, and the other forgotten. Each player remembers the one that suits best.

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
```diff file=rules.md
-The game ends after round 10. Count your points.
+The game ends after round 12. Count your points.
```
"""

from collections.abc import Iterable, Sequence
from itertools import chain

from pnp.analysis.facts import Fact, facts
from pnp.analysis.outline import stem
from pnp.analysis.passages import Placed
from pnp.analysis.player_numbers import contradicting_player_numbers
from pnp.analysis.prose import Prose
from pnp.analysis.sentence_reader import NUMBER_OF
from pnp.analysis.statements import are_together, contradictions, lead_words
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.quantities.clauses import contradicting_clauses
from pnp.checks.quantities.limits_of_having import contradicting_limits, contradicting_rooms

NAME = "two numbers for one thing"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The numbers of known kinds that differ, then those of other things, where no line is told of already."""
    lines = set[tuple[str, int]]()
    for problem in _of_kinds(context):
        lines |= _lines(problem)
        yield problem
    for problem in _of_any_thing(context):
        if lines.isdisjoint(_lines(problem)):
            lines |= _lines(problem)
            yield problem


def _lines(problem: Problem) -> set[tuple[str, int]]:
    """The lines of which a problem tells."""
    return {(span.file, span.line) for span in (problem.span, *(other.span for other in problem.related))}


def _of_any_thing(context: GameContext) -> Problems:
    """Numbers in clauses that count the same, and in sentences that say the same but for the number."""
    sentences = (pair for pair in context.get(contradictions) if pair.question.startswith(NUMBER_OF))
    pairs: Iterable[tuple[Placed, Placed]] = chain(
        contradicting_clauses(context),
        ((pair.first, pair.second) for pair in sentences),
        contradicting_limits(context),
        contradicting_rooms(context),
        contradicting_player_numbers(context),
    )
    for first, second in pairs:
        yield _contradiction(context.prose, first, second, "the other place")


def _of_kinds(context: GameContext) -> Problems:
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
    first = same[0]
    for fact in same[1:]:
        if fact.number == first.number or are_together(context, first.start, fact.start):
            continue
        if fact.kind == "range" and not (fact.topic & first.topic) - _words_of_key(fact):
            continue
        leads = [lead_words(context, place) for place in (first.start, fact.start)]
        if all(leads) and leads[0] != leads[1]:
            continue
        yield _contradiction(context.prose, first, fact, f"here it is {first.number}")
        return


def _against_declared(context: GameContext, same: Sequence[Fact], number: int, span: Span) -> Problems:
    wrong = [fact for fact in same if fact.number != number]
    if not wrong or (len({fact.number for fact in same}) == 1 and len(same) > 1):
        return
    fact = wrong[0]
    yield Problem(
        message=f"{context.prose.words_of(fact)!r} contradicts the {number} that the kit declares",
        span=context.prose.span_of(fact),
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


def _is_in_rules(context: GameContext, fact: Fact) -> bool:
    """Whether a rules text says it: what records say is often a copy of that."""
    return context.prose.passage(fact.start)[0].kind == "rules"


def _words_of_key(fact: Fact) -> frozenset[str]:
    words = [
        (part,) if isinstance(part, str) else part for part in fact.key if isinstance(part, str | tuple | frozenset)
    ]
    return frozenset[str]().union(*words)


def _contradiction(prose: Prose, first: Placed, second: Placed, told: str) -> Problem:
    """told: what is told of the first place."""
    return Problem(
        message=f"{prose.words_of(second)!r} contradicts {prose.words_of(first)!r} in another place",
        span=prose.span_of(second),
        hint="correct one of the two, or say when each of them holds",
        related=(Related(prose.span_of(first), told),),
    )
