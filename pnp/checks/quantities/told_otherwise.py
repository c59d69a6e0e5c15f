"""The rules say another number of a record than its own text.

Reads, in English rules, sentences that name one card, unit, space or other record with a text of its own, and rows of
tables that begin with its name; a paragraph that begins with it in bold type is about it up to its end. Where both
count the same thing with the same verb ("loses 3 points", "loses 4 points"), the numbers must be equal; so they must
in a row that counts two things or more of which the text of the record counts all. Sentences with a condition that the
text of the record does not have are left out. Where the rules tell the rows of a dice table again ("1-4 snow, 5-8
sunshine"), or have a table whose rows and columns (or columns and rows) are called as records and their fields, stats
or costs are, its numbers must be those of the records, in every language.

One of the two was changed after a test. Whoever reads the card plays another game than whoever knows the rules.

```yaml file=cards.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
decks:
  - id: cargo
    name: Cargo
    cards:
      - {id: leak, name: The Leak, text: Whoever takes it loses 4 points.}
```
```markdown file=rules.md
# Cargo

*The Leak* takes no trick, and who has to take it loses 3 points.
```
```text
rules.md:3:57: warning Q179 for 'The Leak', it says '3 points' here, but '4 points' in its own text
```
```diff file=rules.md
-*The Leak* takes no trick, and who has to take it loses 3 points.
+*The Leak* takes no trick, and who has to take it loses 4 points.
```
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import stem
from pnp.analysis.passages import Passage
from pnp.analysis.prose import BETWEEN, Prose, places_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.quantities.retold_tables import retold
from pnp.model.names import Named
from pnp.model.texts import Term
from pnp.values import dataclass

NAME = "record told otherwise"
SEVERITY = Severity.WARNING

_GAP: Final = r"[\s*_]{1,4}"
_COUNT: Final = re.compile(
    rf"(?<![\w’'-])(?:(?P<verb>[a-z]+){_GAP})?(?<![\w.,/–+−-])"
    rf"(?P<what>(?P<number>{NUMBER}){_GAP}(?P<noun>[a-z]{{3,}}))(?![\w’'-])"
)
# In front of a number, these are no verbs; what they say of it may be one of many things.
_NO_VERBS: Final = re.compile(
    "an?|and|any|as|at|by|for|from|in|into|least|most|of|on|only|or|per|plus|than|the|to|up|with"
)
_CONDITION: Final = re.compile(
    r"\b(?:if|when|whenever|while|instead|more|less|fewer|extra|additional|additionally|except|unless|each|every|per|"
    r"another|further|only|at least|up to|after|during|against|half|halved|doubled?|until|first|second|other)\b"
)
_LEAD: Final = re.compile(r"[ \t]*(?:[-*+][ \t]+|\d{1,2}[.)][ \t]+)?\*\*")
_SENTENCE_END: Final = re.compile(r"[.!?;\n\0]")
_SHORTEST: Final = 3


@dataclass(frozen=True, slots=True)
class _Count:
    """How many of something a text says. verb, noun: in one form each. words, start: as written, in the prose."""

    verb: str
    number: int
    noun: str
    words: str
    start: int
    conditions: frozenset[str]


def check(context: GameContext) -> Problems:
    """Every number of a sentence or row that is not that of the record which it names."""
    words = context.prose
    for other in retold(context):
        yield Problem(
            message=f"for {other.record.name!r}, it says {other.said} here, but {other.own} in its own record",
            span=words.span_of(other),
            hint="correct one of the two",
            related=(Related(other.at, "its own record"),),
        )
    told = _records(words) if context.is_english else {}
    counts: dict[str, list[_Count]] = {}
    for place, name in _named_in_rules(words, told):
        if words.text[place - 1 : place].isalnum() or words.text[place + len(name) : place + len(name) + 1].isalnum():
            continue
        record, passages = told[name]
        if name not in counts:
            counts[name] = [count for passage in passages for count in _counts(words, passage.start, passage.end)]
        for here, there in _differing(context, name, place, counts[name]):
            yield Problem(
                message=f"for {record.name!r}, it says {here.words!r} here, but {there.words!r} in its own text",
                span=words.span(here.start, len(here.words)),
                hint="correct one of the two, or say when each of them holds",
                related=(Related(words.span(there.start, len(there.words)), "its own text"),),
            )


def _named_in_rules(words: Prose, names: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Where names begin in rules texts, each the longest there: to look for ten thousand elsewhere takes long."""
    by_length = sorted(names, key=len)
    for passage in words.passages:
        if passage.kind == "rules":
            text = words.text[passage.start : passage.end]
            found = {passage.start + at: name for name in by_length for at in places_of(text, (name,))}
            yield from sorted(found.items())


def _records(words: Prose) -> Mapping[str, tuple[Named, Sequence[Passage]]]:
    """The records that have a text, by their names; no name that several have, and none in small letters."""
    texts: dict[int, tuple[Named, list[Passage]]] = {}
    for passage in words.passages:
        record = passage.record
        if passage.kind in ("text", "declared") and isinstance(record, Named) and not isinstance(record, Term):
            texts.setdefault(id(record), (record, []))[1].append(passage)
    named: dict[str, list[tuple[Named, list[Passage]]]] = {}
    for record, passages in texts.values():
        if len(record.name) >= _SHORTEST and not record.name[0].islower():
            named.setdefault(record.name, []).append((record, passages))
    return {name: found[0] for name, found in named.items() if len(found) == 1}


def _differing(context: GameContext, name: str, place: int, own: Sequence[_Count]) -> Iterator[tuple[_Count, _Count]]:
    """What is counted beside a name, and otherwise in the text of its record."""
    words = context.prose
    line = words.text.rfind("\n", 0, place) + 1
    if words.text.startswith("|", line):
        end = words.text.find("\n", place)
        if words.text[line:place].strip("| *_") or not words.text[place + len(name) :].lstrip(" *_").startswith("|"):
            return
        yield from _in_row(_single(_counts(words, place, end)), _single(own))
        return
    start, end = context.outline.sentence(place)
    if _LEAD.fullmatch(words.text, line, place):
        # Behind a name in bold type, the whole paragraph or item is about it.
        end = max(
            end,
            min(
                (at for mark in ("\n\n", "\n- ", "\n**", BETWEEN) if (at := words.text.find(mark, end)) >= 0),
                default=end,
            ),
        )
    if context.outline.is_aside(start):
        return
    spoken = {(count.verb, count.noun): count for count in _single(_counts(words, start, end), with_verbs=True)}
    for there in _single(own, with_verbs=True):
        here = spoken.get((there.verb, there.noun))
        if here and here.number != there.number and here.conditions == there.conditions:
            yield here, there


def _in_row(row: Sequence[_Count], own: Sequence[_Count]) -> Iterator[tuple[_Count, _Count]]:
    """The one number of a row that differs, if the text counts all that the row does."""
    by_noun = {count.noun: count for count in own}
    if len(row) < 2 or any(count.noun not in by_noun for count in row):
        return
    differing = [(count, by_noun[count.noun]) for count in row if count.number != by_noun[count.noun].number]
    if len(differing) == 1:
        yield differing[0]


def _single(counts: Iterable[_Count], *, with_verbs: bool = False) -> list[_Count]:
    """The counts whose noun is counted once, or with each verb once."""
    by_key: dict[tuple[str, str], list[_Count]] = {}
    for count in counts:
        if count.verb or not with_verbs:
            by_key.setdefault((count.verb if with_verbs else "", count.noun), []).append(count)
    return [same[0] for same in by_key.values() if len(same) == 1]


def _counts(words: Prose, start: int, end: int) -> Iterator[_Count]:
    """What some words of the prose count."""
    for match in _COUNT.finditer(words.lower, start, end):
        verb = match["verb"] or ""
        begins = max(
            (found.end() for found in _SENTENCE_END.finditer(words.lower, start, match.start())), default=start
        )
        ends = _SENTENCE_END.search(words.lower, match.end(), end)
        around = words.lower[begins : ends.start() if ends else end]
        yield _Count(
            "" if _NO_VERBS.fullmatch(verb) else stem(verb),
            number_of(match["number"]),
            stem(match["noun"]),
            words.text[match.start("what") : match.end("what")],
            match.start("what"),
            frozenset(_CONDITION.findall(around)),
        )
