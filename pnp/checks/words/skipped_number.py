"""A number is missing in a row of numbered sections or paragraphs.

Reads the numbers of headings, paragraphs and lists of a rules text: `7.3`, `C.`, `Phase 4`, `2.` Those that count are
compared with the one before of the same kind; one that is left out is reported, and so is one that comes twice. Numbers
may start anywhere. A number without a point, as in `## 11 Weather`, counts where most headings of this level have one.

Players look for what is not there, and references to numbers lead one section too far.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# A. Set-up

# B. Turn

# D. End
```
```text
rules.md:5:3: warning T382 'D.' comes after 'B.': 'C.' is missing
```
```diff file=rules.md
-# D. End
+# C. End
```
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from pnp.analysis.passages import Passage, rules_texts
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.values import dataclass

NAME = "missing number"
SEVERITY = Severity.WARNING

_NUMBERED: Final = re.compile(
    r"^(?P<heading>\#{1,6}[ \t]+)?(?:[-*] )?(?:\*\*)?"
    r"(?P<label>(?P<word>(?:[A-Z]\w+[ \xa0])?)"
    r"(?:(?P<above>(?:\d{1,3}\.)*)(?P<number>\d{1,3})(?P<point>[.):]?)|(?P<letter>[A-Z])(?P<after>[.)])))"
    r"(?=[ \t\xa0:*]|$)",
    re.MULTILINE,
)
_HEADING: Final = re.compile(
    r"^(?P<marks>\#{1,6})[ \t]+(?:\*\*)?(?P<number>\d{1,2}(?=[ \t\xa0]+[A-ZÄÖÜ]))?", re.MULTILINE
)
# So many may be left out, and so many make a row.
_LEAP: Final = 3
_ROW: Final = 3


@dataclass(frozen=True, slots=True)
class _Number:
    """A number in front of a section. kind: what those of a row have in common. at: its index in the text."""

    kind: tuple[str, ...]
    value: int
    label: str
    at: int


def check(context: GameContext) -> Problems:
    """Every number that is left out or comes twice."""
    for passage in rules_texts(context.game):
        rows: dict[tuple[str, ...], list[_Number]] = {}
        for number in _numbers(passage.text):
            rows.setdefault(number.kind, []).append(number)
        for row in rows.values():
            yield from _faults(passage, row)


def _numbers(text: str) -> Iterator[_Number]:
    """The numbers of headings, and of paragraphs that are numbered in several parts."""
    bare = _levels_with_numbers(text)
    for match in _NUMBERED.finditer(text):
        heading, above, letter = match["heading"] or "", match["above"] or "", match["letter"] or ""
        # "Round 4" may begin any sentence.
        if not (heading or above or ((letter or match["point"] in (".", ")")) and not match["word"])):
            continue
        # A heading such as "10 cards" has a number and is not numbered, unless most headings beside it begin with one.
        if heading and not (above or letter or match["point"] or match["word"]) and heading.strip() not in bare:
            continue
        word, sign = match["word"].strip(), match["point"] or match["after"] or ""
        value = ord(letter) - 64 if letter else int(match["number"])
        kind = "A" if letter else "1", str(len(heading.strip())), word, above, sign
        yield _Number(kind, value, match["label"], match.start("label"))


def _levels_with_numbers(text: str) -> frozenset[str]:
    """The marks of the levels of which most headings begin with a number and nothing behind it: "## 11 Weather"."""
    levels: dict[str, list[bool]] = {}
    for match in _HEADING.finditer(text):
        levels.setdefault(match["marks"], []).append(bool(match["number"]))
    return frozenset(marks for marks, found in levels.items() if sum(found) >= _ROW and 2 * sum(found) > len(found))


def _faults(passage: Passage, row: Sequence[_Number]) -> Problems:
    for before, number in pairwise(row):
        # One that starts again counts something else.
        if number.value == before.value + 1 or number.value < before.value or not _counts(row):
            continue
        related = Related(passage.span(before.at, len(before.label)), "the one before")
        span = passage.span(number.at, len(number.label))
        is_item = number.kind[1] == "0" and not number.kind[3]
        if number.value == before.value and not number.kind[2] and (not is_item or _repeats_once(row)):
            yield Problem(
                message=f"{number.label!r} comes twice",
                span=span,
                hint="continue the numbering",
                related=(related,),
            )
        elif before.value < number.value <= before.value + _LEAP:
            missing = _label(number, before.value + 1)
            yield Problem(
                message=f"{number.label!r} comes after {before.label!r}: {missing!r} is missing",
                span=span,
                related=(related,),
                hint="continue the numbering, or put back what was taken out",
            )


def _counts(row: Sequence[_Number]) -> bool:
    """Whether numbers are a row that counts: at least three, most of which follow each other."""
    steps = [after.value - before.value for before, after in pairwise(row)]
    return len(row) >= _ROW and (steps.count(1) * 2 >= len(steps) or row[0].value == 1)


def _repeats_once(row: Sequence[_Number]) -> bool:
    """Whether one number of a list comes twice; some authors write 1. throughout."""
    steps = [after.value - before.value for before, after in pairwise(row)]
    return steps.count(0) == 1 and steps.count(1) > 1


def _label(number: _Number, value: int) -> str:
    """The label of a number with another value."""
    if number.kind[0] == "A":
        return number.label.replace(chr(number.value + 64), chr(value + 64))
    head, _, tail = number.label.rpartition(str(number.value))
    return f"{head}{value}{tail}"
