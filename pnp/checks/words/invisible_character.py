"""A text contains a tab or an invisible character.

Looks for tabs between words, soft hyphens, zero-width spaces and direction marks, which come along when text is copied
from a PDF, a web page or a spreadsheet.

Nobody sees them in the file. In print, a word may be split, missing from the index, or shown with an empty box.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: "Every adja\u2060cent unit moves."}
```
```text
cards.yaml:5:51: warning T106 there is a word joiner in 'adja|cent'
```
```diff file=cards.yaml
-      - {id: march, name: March, text: "Every adja\u2060cent unit moves."}
+      - {id: march, name: March, text: "Every adjacent unit moves."}
```

## Mended
The character is removed; a tab becomes a space. Soft hyphens and zero-width spaces stay, because you may have put them
there to show where a long word can be divided. In that case, add a waiver to their record. Zero-width non-joiners and
marks of direction stay, because some languages are written with them.
"""

import re
from typing import Final

from pnp.analysis.corpus import Found
from pnp.analysis.markup import BORDER
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "invisible character"
SEVERITY = Severity.WARNING

# Signs that change the direction, and tags, in which a text can hold another one that nobody sees.
_DIRECTIONS: Final = "\u061c\u202b\u202d\u202e\u2066\u2067\u2068\u2069"
_TAGS: Final = "".join(map(chr, (*range(0x2061, 0x2065), *range(0xFFF9, 0xFFFC), *range(0xE0000, 0xE0080))))
_NAMES: Final = {
    **{sign: f"the invisible character U+{ord(sign):04X}" for sign in _DIRECTIONS + _TAGS},
    "\t": "a tab",
    "\xad": "a soft hyphen",
    "\u200b": "a zero-width space",
    "\u200c": "a zero-width non-joiner",
    "\u200e": "a left-to-right mark",
    "\u200f": "a right-to-left mark",
    "\u202a": "a left-to-right embedding",
    "\u202c": "a direction mark",
    "\u2060": "a word joiner",
    "\ufeff": "a byte order mark",
}
# A word may be divided at these.
_DIVIDE: Final = "\xad\u200b"
# Persian and other languages are written with these.
_IN_WRITING: Final = frozenset(f"\u200c\u200e\u200f\u202a\u202c{_DIRECTIONS}")
_HIDDEN: Final = re.compile(f"[{''.join(_NAMES)}]+")
_FLAG: Final = "\U0001f3f4"
_BEFORE: Final = re.compile(r"\w{0,20}\Z")
_AFTER: Final = re.compile(r"\w{0,20}")


def check(context: GameContext) -> Problems:
    """Every invisible character; only the first tab of each line."""
    words = context.corpus
    if words.signs.isdisjoint(_NAMES):
        return
    last = -2
    for found in words.find(_HIDDEN):
        start, end = found.match.span()
        before, after = words.text[max(start - 20, 0) : start], words.text[end : end + 20]
        sign = found.text[0]
        # The flags of regions are spelled in tags.
        if sign in _TAGS and before.endswith(_FLAG):
            continue
        if sign == "\t":
            line = words.text.rfind("\n", 0, start)
            if line == last or not before.strip(" ") or before.endswith(("\n", BORDER)) or not after[:1].strip():
                continue
            last = line
        yield _problem(found, sign, _part(_BEFORE, before), _part(_AFTER, after))


def _part(pattern: re.Pattern[str], text: str) -> str:
    match = pattern.search(text)
    return match[0] if match else ""


def _problem(found: Found, sign: str, before: str, after: str) -> Problem:
    cause = f"there is {_NAMES[sign]} in a word or between words"
    joint = {"\t": " ", "\xad": "-"}.get(sign, "|")
    message = f"there is {_NAMES[sign]} in {before + joint + after!r}"
    if sign in _DIVIDE:
        hint = "remove it, or waive T106 here if it shows where the word can be divided"
        return Problem(message=message, span=found.span, hint=hint, cause=cause)
    if sign == "\t":
        hint = "write a space, or a table in Markdown"
        return Problem(message=message, span=found.span, hint=hint, edits=found.edit(" "), cause=cause)
    edits = () if _IN_WRITING.intersection(found.text) else found.edit("")
    return Problem(message=message, span=found.span, hint="remove it", edits=edits, cause=cause)
