"""Characters were broken when a text was copied.

## What it does
Looks for what is left of characters that a program took for those of another encoding (a typographer's apostrophe
that became `â€™`, an é that became `Ã©`), for the replacement character �, and for bullets of symbol fonts.

## Why it matters
The rubbish is printed as it stands, on every copy of the card.

## Fails
```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move the unitâ€™s marker.}
```
```text
cards.yaml:5:53: warning T105 'â€™' is a broken '’'
```

## Passes
```diff file=cards.yaml
-      - {id: march, name: March, text: Move the unitâ€™s marker.}
+      - {id: march, name: March, text: Move the unit’s marker.}
```

## Mended
The characters that were meant are written, where that can be told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.corpus import Found
from pnp.checks.check import Problem
from pnp.findings import Severity

CODE = "T105"
NAME = "broken characters"
SEVERITY = Severity.WARNING

# What the bytes of UTF-8 look like when they are read as Windows-1252, the continuation bytes behind the first one.
_TAIL: Final = "[\x80-\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]"
_BROKEN: Final = re.compile(
    rf"(?P<twice>[ÂÃÄÅ]{_TAIL}|[âï]{_TAIL}{{2}}|ð{_TAIL}{{3}})"
    "|(?P<lost>\ufffd+)|(?P<control>[\x80-\x84\x86-\x9f])|(?P<symbol>[\uf000-\uf0ff])"
)


def check(context: GameContext) -> Iterator[Problem]:
    """Every broken character, with the one that it was wherever that can be known."""
    words = context.corpus
    if words.raw.isascii():
        return
    for found in words.find(_BROKEN, raw=True):
        if found.match["twice"] or found.match["control"]:
            meant = _meant(found.text)
            if meant:
                yield _mendable(found, meant)
        elif found.match["lost"]:
            yield Problem(
                message="a character was lost here and became '�'",
                span=found.span,
                hint="write the character that was meant, and save the file as UTF-8",
            )
        else:
            number = f"U+{ord(found.text):04X}"
            yield Problem(
                message=f"{number} is a sign of a symbol font that the kit's fonts do not have",
                span=found.span,
                hint="write an ordinary character, such as •, or use an icon",
            )


def _mendable(found: Found, meant: str) -> Problem:
    return Problem(
        message=f"{found.text!r} is a broken {meant!r}",
        span=found.span,
        hint=f"write {meant!r}, and save the file as UTF-8",
        edits=found.edit(meant),
    )


def _meant(text: str) -> str:
    """The character that was read with the wrong encoding; empty if it was not."""
    try:
        raw = b"".join(_byte(character) for character in text)
        found = raw.decode("utf-8") if len(text) > 1 else raw.decode("cp1252")
    except (UnicodeEncodeError, UnicodeDecodeError):
        return ""
    return found if found.isprintable() or found == "\xa0" else ""


def _byte(character: str) -> bytes:
    """The byte of a character: five bytes mean nothing in Windows-1252 and stay as they are."""
    return bytes((ord(character),)) if ord(character) < 0xA0 else character.encode("cp1252")
