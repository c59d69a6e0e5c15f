"""There is more than one space between two words.

Looks for more than one space within a line of text. Two spaces after a sentence are ignored if the kit writes them
throughout, and so is room to write in: beside the line or box of a form, behind the colon of a label, or six spaces
wide.

The gap is visible in print, and often a word was removed there without reading the sentence again.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move  one unit.}
```
```text
cards.yaml:5:44: warning T117 there are 2 spaces before 'one'
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Move  one unit.}
+      - {id: march, name: March, text: Move one unit.}
```

## Mended
Of two spaces, one is left. More may be meant to line something up, or as room to write in.
"""

import re
from typing import Final

from pnp.analysis.corpus import Found, shown
from pnp.analysis.markup import AS_NOTHING, BORDER
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.words.house_style import usual

NAME = "double space"
SEVERITY = Severity.WARNING

_SPACES: Final = re.compile(rf"(?<=[^\s{BORDER}])(?P<spaces>[ \xa0]{{2,}})(?P<next>[^\s{BORDER}]{{1,24}})")
# This many spaces are a slip; more may be meant, and this many are.
_SLIP: Final = 2
_ROOM: Final = 6
_BOXES: Final = "☐□◻○◯"
# A line of underscores to write on. Marks of emphasis, which print nothing either, are three at most.
_LINE: Final = AS_NOTHING * 4
_LABEL: Final = re.compile(r"\W*|\W*\w{1,3}[.):]?")
_WIDE: Final = "  "
_STOP: Final = re.compile(r"[.!?:;][”\"’')]?\Z")
_SENTENCE: Final = re.compile(rf"[.!?][”\"’')]?(?P<spaces>\ {{1,2}})(?=[^\s{BORDER}a-z])")


def _is_label(text: str, gap: Found) -> bool:
    """Whether only a bullet or list number is before the gap, or the gap is part of a wider one."""
    start = gap.match.start()
    line = max(text.rfind("\n", 0, start), text.rfind(BORDER, 0, start)) + 1
    return text[start - 1] in " \xa0" or _LABEL.fullmatch(text, line, start) is not None


def _is_room(text: str, gap: Found) -> bool:
    """Whether somebody is to write into the gap, or beside it."""
    start, width, behind = gap.match.start(), len(gap.match["spaces"]), gap.match["next"]
    is_beside_line = text.endswith(_LINE, 0, start) or behind.startswith(_LINE)
    is_beside_box = text[start - 1] in _BOXES or behind[0] in _BOXES
    return width >= _ROOM or is_beside_line or is_beside_box or (width > _SLIP and text[start - 1] == ":")


def check(context: GameContext) -> Problems:
    """Every gap of more than one space."""
    words = context.corpus
    gaps = [gap for gap in words.find_at(_SPACES, ("  ", "\xa0 ", " \xa0")) if not _is_label(words.text, gap)]
    gaps = [gap for gap in gaps if not _is_room(words.text, gap)]
    ends: dict[str, list[Found]] = {" ": [], _WIDE: []}
    if gaps:
        for end in words.find(_SENTENCE):
            ends[end.match["spaces"]].append(end)
    # Who puts two spaces between sentences often does so behind a colon, too.
    is_wide = usual(ends) == _WIDE
    for gap in gaps:
        number, start = len(gap.match["spaces"]), gap.match.start()
        if not (is_wide and number == len(_WIDE) and _STOP.search(words.text, start - 2, start)):
            yield Problem(
                message=f"there are {number} spaces before {shown(gap.match['next'])!r}",
                span=gap.part("spaces"),
                hint="one is enough",
                cause="there is more than one space between words",
                edits=gap.edit(" ", "spaces") if number == _SLIP else (),
            )
