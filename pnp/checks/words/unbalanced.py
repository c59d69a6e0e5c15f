"""A bracket or quotation mark has no partner.

## What it does
Looks in every paragraph, cell and text of a record for brackets that open and never close or close what was never
opened, and for an odd number of double quotation marks. "a)" and "1)" before the parts of a list are left alone.

## Why it matters
Where a bracket ends may decide what a rule means: "(but not cavalry and infantry" leaves the player guessing.

## Fails
```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move one unit (but not a ship.}
```
```text
cards.yaml:5:54: warning T119 '(' is never closed
```

## Passes
```diff file=cards.yaml
-      - {id: march, name: March, text: Move one unit (but not a ship.}
+      - {id: march, name: March, text: 'Either a) move one unit (but not a ship), or b) "rest".'}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.corpus import Corpus, Found
from pnp.analysis.markup import BORDER
from pnp.checks.check import Problem
from pnp.findings import Severity

CODE = "T119"
NAME = "bracket without a partner"
SEVERITY = Severity.WARNING

_SIGN: Final = re.compile(r"[()\[\]\"“”]")
# What is a bracket: no part of a smiley, no letter or number of a list.
_BRACKET: Final = re.compile(r"(?<![:;=])(?<![:;=]-)[(\[\])]")
_LABEL: Final = re.compile(r"(?:^|[\s(,;.:])(?:\w|\d{1,3}|[ivx]{1,5})\)\Z", re.IGNORECASE)
# No quotation mark is the sign of inches: 6" and (").
_QUOTE: Final = re.compile(r'(?<!\d)(?!(?<=\()"\))"')
_CLOSES: Final = {")": "(", "]": "["}


def check(context: GameContext) -> Iterator[Problem]:
    """The first bracket of each paragraph that stands alone; then quotation marks."""
    words = context.corpus
    for start, end in _paragraphs(words):
        alone = _alone(words.text, start, end)
        if alone is not None:
            found = _at(words, alone)
            opens = words.text[alone] in "(["
            what = "is never closed" if opens else "closes nothing"
            yield Problem(
                message=f"{words.text[alone]!r} {what}",
                span=found.span,
                hint="close it where it ends" if opens else "open it, or take it out",
            )
        quotes = [match.start() for match in _QUOTE.finditer(words.text, start, end)]
        if len(quotes) % 2 and _is_whole(words, start, end):
            yield Problem(
                message="one '\"' of this paragraph has no partner",
                span=_at(words, quotes[-1]).span,
                hint="write the missing one, or take this one out",
            )


def _paragraphs(words: Corpus) -> Iterator[tuple[int, int]]:
    """Where a paragraph with any bracket or quotation mark starts and ends."""
    last = -1
    for sign in _SIGN.finditer(words.text):
        if sign.start() < last:
            continue
        start = words.text.rfind(BORDER, 0, sign.start()) + 1
        last = words.text.find(BORDER, sign.start())
        yield start, last


def _alone(text: str, start: int, end: int) -> int | None:
    """The offset of the first bracket without a partner."""
    open_ones: list[int] = []
    for match in _BRACKET.finditer(text, start, end):
        sign, at = match[0], match.start()
        if sign in "([":
            open_ones.append(at)
        elif open_ones and text[open_ones[-1]] == _CLOSES[sign]:
            open_ones.pop()
        elif not (sign == ")" and not open_ones and _LABEL.search(text[max(start, at - 7) : at + 1])):
            return at
    return open_ones[0] if open_ones else None


def _is_whole(words: Corpus, start: int, end: int) -> bool:
    """Whether no number stands before a mark (inches), and speech does not go on in the next paragraph."""
    following = words.text[end : end + 200].lstrip(f"{BORDER} \n")[:1] if end < len(words.text) else ""
    return following != '"' and not re.search(r'\d"', words.text[start:end])


def _at(words: Corpus, offset: int) -> Found:
    match = re.compile(".").match(words.text, offset)
    assert match is not None
    found = words.at(match)
    assert found is not None
    return found
