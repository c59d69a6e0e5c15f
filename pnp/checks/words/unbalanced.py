"""A bracket or quotation mark has no partner.

Looks in every paragraph, cell and text of a record for brackets that are opened and never closed, or closed and never
opened, and for an odd number of double quotation marks. "a)" and "1)" before list items, brackets after a backslash,
and those of markup and code are ignored.

The meaning of a rule may depend on where a bracket ends: "(but not cavalry and infantry" leaves the player guessing.

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
```diff file=cards.yaml
-      - {id: march, name: March, text: Move one unit (but not a ship.}
+      - {id: march, name: March, text: 'Either a) move one unit (but not a ship), or b) "rest".'}
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.corpus import Corpus, Found
from pnp.analysis.markup import BORDER
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "unbalanced bracket"
SEVERITY = Severity.WARNING

_SIGN: Final = re.compile(r"[()\[\]\"“”]")
# A bracket that is neither part of a smiley nor quoted as a sign: '['.
_BRACKET: Final = re.compile(r"(?<![:;=])(?<![:;=]-)[(\[\])](?!(?<=['‘“\"`].)['’”\"`])")
_LABEL: Final = re.compile(r"(?:^|[\s(,;.:])(?:\w|\d{1,3}|[ivx]{1,5})\)\Z", re.IGNORECASE)
# Signs of inches are not quotation marks: 6" and (").
_QUOTE: Final = re.compile(r'(?<!\d)(?!(?<=\()"\))"')
_CLOSES: Final = {")": "(", "]": "["}


def check(context: GameContext) -> Problems:
    """The first unbalanced bracket of each paragraph, then quotation marks."""
    words = context.corpus
    for start, end in _paragraphs(words):
        unpaired = _unpaired_bracket(words, start, end)
        if unpaired is not None:
            opens = words.text[unpaired] in "(["
            what = "is never closed" if opens else "is never opened"
            yield Problem(
                message=f"{words.text[unpaired]!r} {what}",
                span=_at(words, unpaired).span,
                hint="close it, or remove it" if opens else "open it, or remove it",
            )
        quotes = [match.start() for match in _QUOTE.finditer(words.text, start, end) if not _is_escaped(words, match)]
        if len(quotes) % 2 and _has_all_quotes(words, start, end):
            yield Problem(
                message="one '\"' of this paragraph has no partner",
                span=_at(words, quotes[-1]).span,
                hint="add the missing one, or remove this one",
            )


def _paragraphs(words: Corpus) -> Iterator[tuple[int, int]]:
    """Where each paragraph with a bracket or quotation mark starts and ends."""
    last = -1
    for sign in words.matches(_SIGN, words.text):
        if sign.start() < last:
            continue
        start = words.text.rfind(BORDER, 0, sign.start()) + 1
        last = words.text.find(BORDER, sign.start())
        yield start, last


def _unpaired_bracket(words: Corpus, start: int, end: int) -> int | None:
    """The offset of the first bracket without a partner; None if all have one. Those after a backslash are meant."""
    unclosed: list[int] = []
    text = words.text
    for match in _BRACKET.finditer(text, start, end):
        sign, at = match[0], match.start()
        if _is_escaped(words, match):
            continue
        if sign in "([":
            unclosed.append(at)
        elif unclosed and text[unclosed[-1]] == _CLOSES[sign]:
            unclosed.pop()
        elif not (sign == ")" and not unclosed and _LABEL.search(text[max(start, at - 7) : at + 1])):
            return at
    return unclosed[0] if unclosed else None


def _is_escaped(words: Corpus, match: re.Match[str]) -> bool:
    return words.raw[match.start() - 1 : match.start()] == "\\"


def _has_all_quotes(words: Corpus, start: int, end: int) -> bool:
    """Whether no mark is a sign of inches, and the quotation does not continue in the next paragraph."""
    following = words.text[end : end + 200].lstrip(f"{BORDER} \n")[:1] if end < len(words.text) else ""
    return following != '"' and not re.search(r'\d"', words.text[start:end])


def _at(words: Corpus, offset: int) -> Found:
    match = re.compile(".").match(words.text, offset)
    assert match is not None
    found = words.at(match)
    assert found is not None
    return found
