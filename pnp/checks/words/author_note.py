"""A note of the author to themselves is left in the text.

Looks for *TODO*, *FIXME* and *TBD*, for *lorem ipsum*, for question marks in place of a value ("costs ???"), and for
words in brackets that ask or remind somebody: `[still true?]`, `[ask whether this is enough]`, `(to be decided)`. Links
and other markup with brackets are left alone.

It is printed as it stands, and what it asks is still open.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: 'Move one unit twice. TODO: once is enough?'}
      - {id: rest, name: Rest, text: 'Rally two units [or three?].'}
```
```text
cards.yaml:5:62: warning T413 'TODO' is left over from writing
cards.yaml:6:55: warning T413 '[or three?]' is left over from writing
```
```diff file=cards.yaml
-      - {id: march, name: March, text: 'Move one unit twice. TODO: once is enough?'}
-      - {id: rest, name: Rest, text: 'Rally two units [or three?].'}
+      - {id: march, name: March, text: Move one unit twice.}
+      - {id: rest, name: Rest, text: Rally two units.}
```
"""

import re
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "note of the author"
SEVERITY = Severity.WARNING

_OPEN: Final = "to be (?:done|written|decided|tested|added|confirmed|playtested)"
_BEGUN: Final = (
    rf"(?:ask|verify|confirm|decide|rewrite|rephrase|reword|insert|to ?do|{_OPEN}|not sure"
    r"|check (?:with|whether|if|this|that)|prüfen|klären|fehlt noch)"
)
_NOTE: Final = re.compile(
    r"(?<![\w-])(?:TODO|FIXME|TBD)(?![\w-])"
    r"|\blorem ipsum\b"
    r"|(?<=[\w,:(] )\?{3,}|(?<!\w)\?{3,}(?= [a-z])"
    rf"|\[(?:{_BEGUN}\b[^\]\[\n]{{0,120}}|[^\]\[\n]{{3,120}}\?)\](?![(\[:\ufffc])"
    rf"|\((?:{_OPEN}|not sure yet|still to do)[^()\n]{{0,60}}\)",
    re.IGNORECASE,
)
_SIGNS: Final = ("todo", "fixme", "tbd", "lorem", "???", "[", "(to be ", "(not sure", "(still")


def check(context: GameContext) -> Problems:
    """Every note in what players read."""
    prose = context.prose
    if not any(sign in prose.lower for sign in _SIGNS):
        return
    for match in prose.matches(_NOTE, prose.text):
        if match[0].isalpha() and not match[0].isupper() and " " not in match[0]:
            continue  # A word of another language.
        yield Problem(
            message=f"{match[0]!r} is left over from writing",
            span=prose.match_span(match),
            hint="settle what it asks, and take it out",
        )
