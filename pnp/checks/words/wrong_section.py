"""The text refers to a section by a number that it does not have, or that is about something else.

Looks, in English and German rules whose headings or paragraphs are numbered, for "(8.7)", "see 6.0", "under 12.1", "see
section 11" and "(see D)". The number must be there. And the section must share a word with the sentence that refers to
it: a bonus is not explained in a section that never speaks of one.

A section was added or removed, and the numbers behind it have moved.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### 1. Bonus

Whoever completes a row takes a bonus. For the order of several bonuses see section 3.

### 2. Order of bonuses

Bonuses of rows come before bonuses of columns.

### 3. Short game

Play only half of the rounds, and halve the limits of the table.
```
```text
rules.md:5:85: warning T366 section 3, 'Short game', is about something else
```
```diff file=rules.md
-Whoever completes a row takes a bonus. For the order of several bonuses see section 3.
+Whoever completes a row takes a bonus. For the order of several bonuses see section 2.
```
"""

import re
from collections.abc import Mapping
from typing import Final

from pnp.analysis.outline import content_words
from pnp.analysis.passages import Passage
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.values import dataclass

NAME = "wrong section"
SEVERITY = Severity.WARNING

_NUMBER: Final = r"(?P<number>\d{1,2}\.(?:0|[1-9]\d?)(?:\.[1-9]\d?)*)(?![\d%]|\.\d|[ ]?(?:mm|cm|m|in|inch|points?)\b)"
_KINDS: Final = r"[Ss]ections?|[Rr]ules?|[Cc]hapters?|[Pp]art|[Aa]bschnitt|[Kk]apitel"
_REFERENCES: Final = (
    re.compile(
        rf"(?:\b[Ss]ee|\b[Uu]nder|\b[Ss]iehe|\b(?:{_KINDS}))[ ]{_NUMBER}|\((?:{_KINDS}|[Ss]ee"
        rf"|[Ss]iehe)?[ ]?{_NUMBER.replace('number', 'alone')}\)"
    ),
    re.compile(
        rf"\b(?:[Ss]ee|[Ss]iehe)[ ](?:(?:also|auch)[ ])?(?P<kind>{_KINDS})[ ](?P<number>\d{{1,2}}|[A-Z])(?![\w.]*\w)"
    ),
    re.compile(r"\((?:see|siehe)[ ](?P<number>[A-Z])\)"),
)
_PARAGRAPH: Final = re.compile(r"^[ \t>]*[*_]*(?P<number>\d{1,2}(?:\.\d{1,2})+)[.)]?[*_]*[ \t]", re.MULTILINE)
# With fewer numbers in a text, a number in brackets may be anything.
_LEAST: Final = 4
# A sentence and a section that say less than this may well share no word.
_LEAST_WORDS: Final = 2
_LEAST_BODY: Final = 5


@dataclass(frozen=True, slots=True)
class _Place:
    """A numbered section or paragraph. title: of a section; of a paragraph, its number. start, end: in the prose."""

    title: str
    start: int
    end: int


def check(context: GameContext) -> Problems:
    """Every reference to a numbered section in a rules text."""
    words = context.prose
    for passage in words.passages:
        if passage.kind != "rules":
            continue
        places = _places(context, passage)
        numbers = {number for number in places if "." in number}
        seen: set[int] = set()
        for pattern in _REFERENCES:
            for match in pattern.finditer(words.text, passage.start, passage.end):
                group = "alone" if "alone" in match.re.groupindex and match["alone"] else "number"
                if match.start(group) in seen:
                    continue
                seen.add(match.start(group))
                place = places.get(match[group].rstrip(".")) or places.get(match[group].removesuffix(".0"))
                if place:
                    yield from _about_other(context, match, group, place, places)
                elif "." in match[group] and _is_gap(match[group], numbers):
                    yield Problem(
                        message=f"no section has the number {match[group]}",
                        span=words.match_span(match, group),
                        hint="correct the number, or name the heading that is meant",
                    )


def _is_gap(number: str, numbers: set[str]) -> bool:
    """Whether a text counts like this, and has other numbers under the same first one: 8.6 and 8.8, but no 8.7."""
    chapter = number.split(".")[0]
    return len(numbers) >= _LEAST and any(other.split(".")[0] == chapter for other in numbers)


def _places(context: GameContext, passage: Passage) -> Mapping[str, _Place]:
    """The numbered sections and paragraphs of a text, by number; ``6.0`` also as ``6``."""
    text, places = context.prose.text, dict[str, _Place]()
    for section in context.outline.sections:
        if section.passage is passage and section.number and not section.title.startswith("Phase"):
            places.setdefault(section.number.removesuffix(".0"), _Place(section.title, section.start, section.whole))
    found = list(_PARAGRAPH.finditer(text, passage.start, passage.end))
    ends = [*(match.start() for match in found[1:]), passage.end]
    for match, end in zip(found, ends, strict=False):
        places.setdefault(match["number"], _Place(match["number"], match.start(), end))
    return places


def _about_other(
    context: GameContext, match: re.Match[str], group: str, place: _Place, places: Mapping[str, _Place]
) -> Problems:
    """The problem if the place shares no word with the sentence that refers to it."""
    text = context.prose.text
    start, end = context.outline.sentence(match.start())
    if place.start <= match.start() < place.end:
        return
    topic = content_words(text[start : match.start()] + " " + text[match.end() : end])
    body = content_words(text[place.start : place.end])
    if len(topic) < _LEAST_WORDS or len(body) < _LEAST_BODY or topic & body:
        return
    better = max(places.values(), key=lambda other: len(topic & content_words(other.title)), default=None)
    is_better = better is not None and topic & content_words(better.title)
    name = match[group]
    yield Problem(
        message=f"section {name}, {_title(place)!r}, is about something else",
        span=context.prose.span(match.start(group), len(name)),
        hint=f"is {better.title!r} meant?" if is_better and better else "correct the number, or say it there",
        related=(Related(context.prose.span(place.start, 1), "the section with this number"),),
    )


def _title(place: _Place) -> str:
    return re.sub(r"^[\dA-Z.]{1,6}[.):]?[ ]+", "", place.title) or place.title
