"""An example does what the rules forbid.

Reads limits in English rules, such as "you may skip two words in a turn, no more", "you may play up to three cards"
and "no more than three cards may be played in a turn", and compares them with examples: sections, paragraphs and
sentences that are called so. An example breaks a limit if it says the same and names another number: "she skips three
words", "Bea plays four cards", "she turns the dial to 10" where dials are numbered 0 to 9, a list of three words in
quotation marks, "he uses none of them".

Many players learn a game from its examples, and believe the example rather than the rule.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

The Speaker may skip two words in a turn, no more.

### An example

Ann skips three words.
```
```text
rules.md:7:5: warning Q152 the example says 'skips three words', but the limit is two
```
```diff file=rules.md
-Ann skips three words.
+Ann skips two words.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.numerals import MARK, MARKED, any_number_of, in_words, with_marks
from pnp.analysis.outline import paragraph_at, stem
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.quantities.clauses import CountedClause, broken_limits
from pnp.values import dataclass

NAME = "example breaks a limit"
SEVERITY = Severity.WARNING

_N: Final = rf"(?P<n>{MARKED})"
_MOST: Final = (
    re.compile(
        rf"\bmay\s+(?P<verb>[a-z]+)\s+(?:up to|at most|only|no more than)\s+{_N}\s+(?P<noun>[\w’'-]+(?:\s+[\w’'-]+)?)"
    ),
    re.compile(rf"\bmay\s+(?P<verb>[a-z]+)\s+{_N}\s+(?P<noun>[\w’'-]+)[^.\n]{{0,40}}\b(?:no more|at most)\b"),
    re.compile(rf"\bmay\s+not\s+(?P<verb>[a-z]+)\s+more\s+than\s+{_N}\s+(?P<noun>[\w’'-]+(?:\s+[\w’'-]+)?)"),
)
_LEAST: Final = re.compile(rf"\bmust\s+(?P<verb>[a-z]+)\s+at\s+least\s+{_N}\b(?:\s+of\b)?(?P<noun>)")
_EXAMPLE: Final = re.compile(r"\bexamples?\b", re.IGNORECASE)
_QUOTED: Final = r"[“\"'‘][^“”\"\n]{1,30}[”\"'’]"
_LIST: Final = re.compile(rf"{_QUOTED}(?:,\s+|,?\s+and\s+)(?:{_QUOTED}(?:,\s+|,?\s+and\s+)?)*")
_COUNTED: Final = re.compile(rf"(?:only\s+|all\s+)?{_N}\s+(?:\w+\s+)?(?P<noun>[\w’'-]+)")
_AT_TIMES: Final = re.compile(r"\b(?:if|when|unless|with|instead|extra|except|once|because of the card|thanks to)\b")

# "Dials, numbered 0 to 9", and "she turns the dial to 10".
_NUMBERED: Final = re.compile(
    r"\b(?P<what>[a-z]{3,}?)s?,? (?:are |is |each )?(?:numbered|marked|running)(?: from)? "
    r"(?P<low>\d{1,3}) ?(?:to|–|-) ?(?P<high>\d{1,3})\b"
)
_SHOWN: Final = (
    r"\b(?:the|his|her|their|your|its|a|an|one|whose) {what}(?:[’']s?)? (?:up |down |back |forward |on |marker )?"
    r"(?:to|shows?|is at|is on|stands at|reaches|at) (?P<n>\d{{1,3}})(?![\d%:/–-]|[.,]\d| or\b| to\b)"
)
_DENIED: Final = re.compile(r"\b(?:not|never|cannot|no|above|below|beyond|more|less|if|would|cards?)\b")


@dataclass(frozen=True, slots=True)
class _Limit:
    """What a rule allows or demands. nouns: what is counted; empty for anything. is_least: whether it is the least."""

    verb: str
    nouns: frozenset[str]
    number: int
    start: int
    end: int
    is_least: bool


def check(context: GameContext) -> Problems:
    """Every example that breaks a limit."""
    if not context.is_english:
        return
    yield from _beyond_numbers(context)
    if not context.prose.has(_EXAMPLE, context.prose.text):
        return
    limits, examples = tuple(_limits(context)), tuple(_examples(context))
    lines = set[tuple[str, int]]()
    for start, end in examples:
        for limit in limits:
            for problem in _broken(context, limit, start, end):
                lines.add((problem.span.file, problem.span.line))
                yield problem
    for broken, clause in broken_limits(context, examples):
        problem = _of_clause(context, broken, clause)
        if (problem.span.file, problem.span.line) not in lines:
            yield problem


def _of_clause(context: GameContext, limit: CountedClause, clause: CountedClause) -> Problem:
    words = context.prose
    said = words.words_of(clause)
    return Problem(
        message=f"the example says {said!r}, but the limit is {limit.number.side} {in_words(limit.number.number)}",
        span=words.span_of(clause),
        hint="correct the example, or the rule",
        related=(Related(words.span_of(limit), "the rule"),),
    )


def _limits(context: GameContext) -> Iterator[_Limit]:
    words, known = context.prose, context.outline
    marked = context.marked_prose
    for pattern in (*_MOST, _LEAST):
        for match in pattern.finditer(marked):
            start, end = context.outline.sentence(match.start())
            if known.is_aside(start) or known.at(start) is None or _AT_TIMES.search(words.lower, start, end):
                continue
            nouns = frozenset(stem(word) for word in match["noun"].split()[:1])
            number = any_number_of(words.lower[match.start("n") : match.end("n")])
            yield _Limit(stem(match["verb"]), nouns, number, match.start(), match.end(), pattern is _LEAST)


def _examples(context: GameContext) -> Iterator[tuple[int, int]]:
    """Where examples begin and end: sections, and paragraphs that begin with the word."""
    words, known = context.prose, context.outline
    until = 0
    for section in known.sections:
        if section.level and _EXAMPLE.search(section.title) and section.start >= until:
            until = section.whole
            yield section.body, section.whole
    for match in re.finditer(r"(?:^|\n|\. )[ \t>*_\d.-]*(?:For )?[Ee]xample", words.text):
        if match.start() >= until:
            yield match.start(), paragraph_at(words.text, match.end())[1]


def _broken(context: GameContext, limit: _Limit, start: int, end: int) -> Problems:
    words = context.prose
    done = re.compile(rf"\b[A-Z]?[a-z’']+\s+(?P<verb>{re.escape(limit.verb)}[a-z]{{0,4}})\s+", re.IGNORECASE)
    for match in done.finditer(words.text, start, end):
        found = _amount(words.text, match.end(), end, limit)
        if found is None:
            continue
        number, last = found
        if MARK in context.marked_prose[context.outline.sentence(match.start())[0] : match.start()]:
            continue  # Two may do twice as much.
        if (number >= limit.number) if limit.is_least else (number <= limit.number):
            continue
        sentence = words.lower[slice(*context.outline.sentence(match.start()))]
        if re.search(
            r"\b(?:joker|card lets|allows|power|thanks to|may not|cannot|must not|illegal|wrong|never)\b", sentence
        ):
            continue
        said = words.words_between(match.start("verb"), last)
        bound = "at least " if limit.is_least else ""
        yield Problem(
            message=f"the example says {said!r}, but the limit is {bound}{in_words(limit.number)}",
            span=words.span_between(match.start("verb"), last),
            hint="correct the example, or the rule",
            related=(Related(words.span_of(limit), "the rule"),),
        )


def _amount(text: str, place: int, end: int, limit: _Limit) -> tuple[int, int] | None:
    """How many of the things an example names behind a verb, and where that ends."""
    if limit.is_least:
        none = re.compile(r"(?:none\b|nothing\b(?! (?:else|more)))").match(text, place, end)
        return (0, none.end()) if none else None
    listed = _LIST.match(text, place, end)
    if listed:
        return len(re.findall(_QUOTED, listed[0])), listed.end()
    counted = _COUNTED.match(with_marks(text[place : min(end, place + 60)].lower()))
    if counted and stem(counted["noun"]) in limit.nouns:
        return any_number_of(text[place + counted.start("n") : place + counted.end("n")]), place + counted.end()
    return None


def _beyond_numbers(context: GameContext) -> Problems:
    """What is set to a number that its list of parts does not give it."""
    words = context.prose
    ranges: dict[str, list[re.Match[str]]] = {}
    for match in words.matches(_NUMBERED, words.lower):
        ranges.setdefault(match["what"], []).append(match)
    for what, told in ranges.items():
        numbers = {number for match in told for number in range(int(match["low"]), int(match["high"]) + 1)}
        shown = re.compile(_SHOWN.format(what=re.escape(what)))
        for match in words.matches(shown, words.lower) if len(numbers) > 1 else ():
            sentence = context.outline.sentence(match.start())
            if int(match["n"]) not in numbers and not _DENIED.search(words.lower, *sentence):
                yield Problem(
                    message=f"{words.text[match.start() : match.end()]!r} cannot be: the numbers are "
                    f"{told[0]['low']} to {told[0]['high']}",
                    span=words.match_span(match),
                    hint="correct the sentence, or what the list of parts says",
                    related=(Related(words.match_span(told[0]), "the numbers"),),
                )
