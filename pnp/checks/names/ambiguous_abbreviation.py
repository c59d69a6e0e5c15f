"""An abbreviation can be read as something else.

Compares every abbreviation with dice (D6), with the squares of the kit's boards (A4), and with points of the compass
(N, SW) if the kit uses them.

"Add D6 to the roll": the sixth division, or a die? "Move to A4": a square, or the fourth army?

```yaml file=units.yaml
units:
  - {id: division-6, name: Sixth division, abbr: D6}
tables:
  - {id: weather, name: Weather, die: D6, rows: [{on: 1-6, name: Fair}]}
```
```text
units.yaml:2:50: warning N119 'D6' is short for Sixth division, but reads as a die
```
```diff file=units.yaml
-  - {id: division-6, name: Sixth division, abbr: D6}
+  - {id: division-6, name: Sixth division, abbr: Div6}
```
"""

import re
from typing import Final

from pnp.analysis.names import in_play, names_of
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.names.short_forms import ShortForm, short_forms

NAME = "ambiguous abbreviation"
SEVERITY = Severity.WARNING

_DIE: Final = re.compile(r"\d{0,2}[dDwW](?:2|3|4|6|8|10|12|20|30|66|100)")
_COMPASS: Final = {
    "N": "north", "E": "east", "S": "south", "W": "west",
    "NE": "northeast", "NW": "northwest", "SE": "southeast", "SW": "southwest",
}  # fmt: skip
_POINTS: Final = re.compile(r"(?<![\w.])(?:NE|NW|SE|SW)(?!\w|\.\w)")
_LEAST_POINTS: Final = 2
# Before these, only a point of the compass makes sense: the SW quadrant.
_PLACES: Final = "corners?|quadrants?|edges?|sides?|sectors?|parts?|sections?|half|directions?"


def check(context: GameContext) -> Problems:
    """Every abbreviation written like a die, a square or a point of the compass that the game uses."""
    forms = list(short_forms(context.game))
    declared = {form.short for form in forms}
    for form in forms:
        if reading := _other_reading(form, context, declared):
            yield Problem(
                message=f"{form.short!r} is short for {form.meaning}, but reads as {reading}",
                span=form.span,
                hint="give it another abbreviation",
            )


def _other_reading(form: ShortForm, context: GameContext, declared: set[str]) -> str:
    game = context.game
    if _DIE.fullmatch(form.short) and (game.tables or game.rolls):
        return "a die"
    for board in game.boards:
        if board.grid and not form.short.isdecimal() and board.grid.lattice.cell(form.short) is not None:
            return f"a square of {board.id!r}"
    point = _COMPASS.get(form.short)
    if point and not _plain(form.meaning).startswith(point) and _uses_compass(context, form.short, point, declared):
        return f"{form.short} of the compass"
    return ""


def _uses_compass(context: GameContext, short: str, point: str, declared: set[str]) -> bool:
    """Whether something is named after this point of the compass, or texts use several such points."""
    if any(_plain(name) == point for _, record in in_play(context.game) for name in names_of(record)):
        return True
    text = context.prose.text
    if re.search(rf"(?<![\w.]){short}\s+(?:{_PLACES})\b", text, re.IGNORECASE):
        return True
    return len(set(_POINTS.findall(text)) - declared) >= _LEAST_POINTS


def _plain(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalpha())
