"""A table by number of players leaves one of the numbers out.

Looks at tables of rules texts whose first column is headed *Players*, *Number of players*, *Teams*, *Heroes* or the
like, at sets and tables with such a field, and at sets with `one: number of players` or the like, whose records are
called by numbers. A number between two rows that no row has is found; so is, below
*Players*, a number after the last row up to the most players of the kit. Numbers before the first row may have rules of
their own, and a table with other words in its first column is left alone.

The players have sat down, and the table does not have them.

```yaml file=kit.yaml
kit: harbour
title: Harbour
players: 2-4
licence: CC-BY-4.0
```
```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

| Players | Cards |
|---|---|
| 2 | 7 |
| 4 | 5 |
```
```text
rules.md:5:3: warning Q163 no row is for 3 players
```
```diff file=rules.md
 | 2 | 7 |
+| 3 | 6 |
 | 4 | 5 |
```
"""

import re
from itertools import pairwise
from typing import Final

from pnp.analysis.bands import columns_headed
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.listing import all_of

NAME = "missing number of players"
SEVERITY = Severity.WARNING

_PLAYERS: Final = re.compile(
    r"(?:(?:number|no\.) of )?players|(?:Anzahl (?:der )?|Zahl der )?Spieler(?:zahl|anzahl)?", re.IGNORECASE
)
_PEOPLE: Final = re.compile(
    rf"{_PLAYERS.pattern}|(?:(?:number|no\.) of )?(?:heroes|characters|adventurers|teams|people|persons)"
    r"|(?:Anzahl (?:der )?|Zahl der )?(?:Personen|Helden|Teams)(?:zahl|anzahl)?",
    re.IGNORECASE,
)
_LEAST: Final = 2
# A game for so many has no row for each number.
_MOST: Final = 12


def check(context: GameContext) -> Problems:
    """Every number that is left out."""
    most = context.game.kit.players.most
    for head, cells in columns_headed(context, _PEOPLE):
        rows = [cell for cell in cells if cell]
        if len(rows) < max(_LEAST, len(cells)) or any(one.high >= two.low for one, two in pairwise(rows)):
            continue
        last = most if _PLAYERS.fullmatch(head) and most <= _MOST else rows[-1].high
        firsts = [*(row.low for row in rows[1:]), last + 1]
        for row, following in zip(rows, firsts, strict=True):
            if missing := [str(number) for number in range(row.high + 1, min(following, _MOST + 1))]:
                yield Problem(
                    message=f"no row is for {all_of(missing)} {_noun(head)}",
                    span=row.span,
                    hint="add a row, or a range to the row before it",
                )


def _noun(head: str) -> str:
    """What a heading counts: "Number of players" and "Personenzahl"."""
    word = head.split()[-1].lower()
    return word.removesuffix("zahl").removesuffix("an").capitalize() if word.endswith("zahl") else word
