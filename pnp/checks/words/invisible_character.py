"""A tab or an invisible character stands in a text.

## What it does
Looks for tabs between words, soft hyphens, spaces of no width and marks that turn the direction of writing, as they
come along when text is copied out of a PDF, a web page or a spreadsheet.

## Why it matters
Nobody sees them in the file. In print a word falls in two, is not found in the index, or is drawn with an empty box.

## Fails
```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: "Every adja\u2060cent unit moves."}
```
```text
cards.yaml:5:51: warning T106 a joiner of words stands in 'adja|cent'
```

## Passes
```diff file=cards.yaml
-      - {id: march, name: March, text: "Every adja\u2060cent unit moves."}
+      - {id: march, name: March, text: "Every adjacent unit moves."}
```

## Mended
The character is taken away; a tab becomes a space. Soft hyphens and spaces of no width stay: you may have put them
there to say where a long word divides, and then a waiver at their record says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.corpus import Found
from pnp.analysis.markup import BORDER
from pnp.checks.check import Problem
from pnp.findings import Severity

CODE = "T106"
NAME = "invisible character"
SEVERITY = Severity.WARNING

_NAMES: Final = {
    "\t": "a tab",
    "\xad": "a soft hyphen that nobody sees",
    "\u200b": "a space of no width",
    "\u200c": "a mark that parts letters",
    "\u200e": "a mark for writing from left to right",
    "\u200f": "a mark for writing from right to left",
    "\u202a": "a mark for the direction of writing",
    "\u202c": "a mark for the direction of writing",
    "\u2060": "a joiner of words",
    "\ufeff": "a byte order mark",
}
# Where text is set, a word may be divided at these.
_DIVIDE: Final = "\xad\u200b"
_HIDDEN: Final = re.compile(f"[{''.join(_NAMES)}]+")
_BEFORE: Final = re.compile(r"\w{0,20}\Z")
_AFTER: Final = re.compile(r"\w{0,20}")


def check(context: GameContext) -> Iterator[Problem]:
    """Every character that is there and cannot be seen; of tabs the first of each line."""
    words = context.corpus
    if words.signs.isdisjoint(_NAMES):
        return
    last = -2
    for found in words.find(_HIDDEN):
        start, end = found.match.span()
        before, after = words.text[max(start - 20, 0) : start], words.text[end : end + 20]
        sign = found.text[0]
        if sign == "\t":
            line = words.text.rfind("\n", 0, start)
            if line == last or not before.strip(" ") or before.endswith(("\n", BORDER)) or not after[:1].strip():
                continue
            last = line
        yield _problem(found, sign, _part(_BEFORE, before), _part(_AFTER, after))


def _part(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    return found[0] if found else ""


def _problem(found: Found, sign: str, before: str, after: str) -> Problem:
    joint = {"\t": " ", "\xad": "-"}.get(sign, "|")
    message = f"{_NAMES[sign]} stands in {before + joint + after!r}"
    if sign in _DIVIDE:
        hint = "take it out, or waive T106 here if it says where the word may be divided"
        return Problem(message=message, span=found.span, hint=hint)
    if sign == "\t":
        hint = "write a space, or a table in Markdown"
        return Problem(message=message, span=found.span, hint=hint, edits=found.edit(" "))
    return Problem(message=message, span=found.span, hint="take it out", edits=found.edit(""))
