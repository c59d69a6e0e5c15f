"""Characters were garbled when a text was copied.

Looks for characters that a program read in the wrong encoding (a typographic apostrophe that became `â€™`, an é that
became `Ã©`), for the replacement character �, and for bullets of symbol fonts.

The garbled characters are printed on every copy of the card.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move the unitâ€™s marker.}
```
```text
cards.yaml:5:53: warning T105 'â€™' is a garbled '’'
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Move the unitâ€™s marker.}
+      - {id: march, name: March, text: Move the unit’s marker.}
```

## Mended
The intended characters are written if they are known. `Ä“` is left alone, because it may be an Ä in quotation marks.
"""

import re
from typing import Final

from pnp.analysis.corpus import Found
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "garbled characters"
SEVERITY = Severity.WARNING

# What continuation bytes of UTF-8 look like when they are read as Windows-1252.
_TAIL: Final = "[\x80-\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]"
_BROKEN: Final = re.compile(
    rf"(?P<twice>[ÂÃÄÅ]{_TAIL}|[âï]{_TAIL}{{2}}|ð{_TAIL}{{3}})"
    "|(?P<lost>\ufffd+)|(?P<control>[\x80-\x84\x86-\x9f])|(?P<symbol>[\uf000-\uf0ff])"
)

# Marks that may stand behind a letter by right: „Ä“.
_MARKS: Final = "‚„…‹›‘’“”•–—™"
_SHORT: Final = 2


def check(context: GameContext) -> Problems:
    """Every garbled character, with the original if that is known."""
    words = context.corpus
    if words.raw.isascii():
        return
    for found in words.find(_BROKEN, raw=True):
        if found.match["twice"] or found.match["control"]:
            if original := _original(found.text):
                yield _fixable(found, original)
        elif found.match["lost"]:
            yield Problem(
                message="a character was lost here and replaced by '�'",
                span=found.span,
                hint="write the original character, and save the file as UTF-8",
            )
        else:
            number = f"U+{ord(found.text):04X}"
            yield Problem(
                message=f"{number} is a character of a symbol font that the kit's fonts do not have",
                span=found.span,
                hint="write an ordinary character, such as •, or use an icon",
            )


def _fixable(found: Found, meant: str) -> Problem:
    return Problem(
        message=f"{found.text!r} is a garbled {meant!r}",
        span=found.span,
        hint=f"write {meant!r}, and save the file as UTF-8",
        cause="characters are garbled",
        edits=() if _may_be_meant(found, meant) else found.edit(meant),
    )


def _may_be_meant(found: Found, meant: str) -> bool:
    """Whether a mark may stand there by right, or a text about such errors shows a letter that is part of no word."""
    if found.text[-1] in _MARKS and len(found.text) == _SHORT:
        return True
    text = found.passage.text
    around = text[max(0, found.start - 1) : found.start] + text[found.end : found.end + 1]
    return meant.isalpha() and not any(letter.isalpha() for letter in around)


def _original(text: str) -> str:
    """The character that was read in the wrong encoding; empty if there is none."""
    try:
        raw = b"".join(_byte(character) for character in text)
        original = raw.decode("utf-8") if len(text) > 1 else raw.decode("cp1252")
    except (UnicodeEncodeError, UnicodeDecodeError):
        return ""
    return original if original.isprintable() or original == "\xa0" else ""


def _byte(character: str) -> bytes:
    """The byte of a character; bytes without a meaning in Windows-1252 were kept as they are."""
    return bytes((ord(character),)) if ord(character) < 0xA0 else character.encode("cp1252")
