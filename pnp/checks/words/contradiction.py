"""Two sentences of the rules say opposite things.

## What it does
Compares the sentences of English rules that are about the same things and differ in one point only: a number ("six
cards" and "five cards"), an opposite ("clockwise" and "counter-clockwise", "face up" and "face down"), or whether
something is allowed ("may", "may not", "must"). Sentences with different conditions are left out, as are examples,
questions and variants. Its findings are notes: the two may be about different things
after all.

## Why it matters
One of the two was changed after a test, and the other forgotten.

## Fails
```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Trade

Players may trade goods with each other.

### Questions

Players may not trade goods with each other.
```
```text
rules.md:9:1: info T400 this contradicts 'Players may trade goods with each other.'
```

## Passes
```diff file=rules.md
-Players may not trade goods with each other.
+Players may trade goods with each other.
```
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis.outline import paragraph_at
from pnp.analysis.statements import ALLOWED, CONVENTIONS, Statement, statements
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

CODE = "T400"
NAME = "contradicting sentences"
SEVERITY = Severity.INFO

# Sentences are compared if they share one of their rarest words, and that is in no more sentences than this.
_RAREST: Final = 3
_MOST: Final = 12
_LEAST_SHARED: Final = 2
_MOST_OTHER: Final = 1
# Which of two sentences contradict each other about what is allowed.
_CLASHES: Final = (
    frozenset(("not", "may")),
    frozenset(("not", "must")),
    frozenset(("must", "may")),
    frozenset(("not", "is")),
)


def check(context: GameContext) -> Problems:
    """Every sentence that contradicts an earlier one, once."""
    made = context.get(statements)
    words = context.prose
    for first, second in _pairs(made):
        if paragraph_at(words.text, first.start)[0] == paragraph_at(words.text, second.start)[0]:
            continue
        said = " ".join(words.text[first.start : first.end].split())
        yield Problem(
            message=f"this contradicts {said!r}",
            span=words.span(second.start, second.end - second.start),
            hint="correct one of the two, or say when each of them holds",
            related=(Related(words.span(first.start, first.end - first.start), "said here"),),
        )


def _pairs(made: Sequence[Statement]) -> Iterator[tuple[Statement, Statement]]:
    """The statements that clash, each with the first that it clashes with."""
    counts = Counter(word for statement in made for word in statement.topic)
    by_word: defaultdict[str, list[Statement]] = defaultdict(list)
    conventions: dict[str, Statement] = {}
    for statement in made:
        rare = sorted(statement.topic, key=lambda word: (counts[word], word))[:_RAREST]
        near = {id(other): other for word in rare if counts[word] <= _MOST for other in by_word[word]}
        near |= {id(other): other for axis in statement.says if (other := conventions.get(str(axis)))}
        clashing = next((other for other in near.values() if _clash(other, statement)), None)
        if clashing:
            yield clashing, statement
        for word in statement.topic:
            if counts[word] <= _MOST:
                by_word[word].append(statement)
        for axis, words in CONVENTIONS.items():
            if axis in statement.says and (not words or words & statement.topic):
                conventions.setdefault(axis, statement)


def _clash(first: Statement, second: Statement) -> bool:
    """Whether two statements are about the same and differ in one point that contradicts."""
    differing = [axis for axis in first.says if axis in second.says and first.says[axis] != second.says[axis]]
    numbers = [axis for axis in differing if isinstance(axis, tuple)]
    for axis, words in CONVENTIONS.items():
        if axis in differing and (not words or (words & first.topic and words & second.topic)):
            return "both" not in (first.says[axis], second.says[axis])
    if first.conditions != second.conditions or "both" in (*first.says.values(), *second.says.values()):
        return False
    others = len(first.topic ^ second.topic)
    shared = len(first.topic & second.topic) + len(numbers)
    if shared < _LEAST_SHARED or others > _MOST_OTHER or first.says.keys() != second.says.keys():
        return False
    if numbers:
        return len(numbers) == 1 and set(differing) <= {*numbers, ALLOWED} and not _forbids(first, second)
    if differing == [ALLOWED]:
        return not others and frozenset((first.says[ALLOWED], second.says[ALLOWED])) in _CLASHES
    return len(differing) == 1 and not others


def _forbids(first: Statement, second: Statement) -> bool:
    """Whether one of two statements forbids what it gives a number of."""
    return (first.says[ALLOWED] == "not") != (second.says[ALLOWED] == "not")
