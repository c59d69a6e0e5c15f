"""A sentence gives a cell another number of neighbours than the lattice.

Reads "the six hexes around a unit", "its eight adjacent squares" and the like, in English rules, if all maps have
cells of one kind. Cells with six sides have six neighbours. Squares have four, or eight with those at their corners.
Sentences with a condition, and cells around anything but a piece or a cell, are left out.

Players wonder which of the cells beside a unit is not meant.

```yaml file=map.yaml
boards:
  - {id: field, name: Field, hexes: {columns: 3, rows: 3, cell: 16 mm}}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

A unit controls the five hexes around it.
```
```text
rules.md:3:21: warning B215 a hex has six neighbours, not five
```
```diff file=rules.md
-A unit controls the five hexes around it.
+A unit controls the six hexes around it.
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.hexes import HexGrid

NAME = "other number of neighbours"
SEVERITY = Severity.WARNING

_CELLS: Final = r"(?P<cells>hexes|hexagons|squares|spaces|cells)"
_WHAT: Final = (
    r"(?:it|them|(?:an?|the|each|every|its|their|this|that)\s+(?:own\s+)?"
    r"(?:unit|counter|piece|block|stack|hex|square|space|cell)s?)"
)
# A number of all neighbours has an article: "two hexes next to it" are any two.
_AROUND: Final = re.compile(
    rf"\b(?:the|all|its|their)\s+(?P<number>{NUMBER})\s+(?:"
    rf"{_CELLS}\s+(?:(?:all\s+)?around|surrounding|that\s+surround)\s+{_WHAT}\b"
    rf"|(?:adjacent|surrounding|neighbou?ring)\s+(?P<adjacent>hexes|hexagons|squares|spaces|cells)\b)"
)
# Fewer may be those beside a side or a corner.
_LEAST: Final = 4
_WORDS: Final = {4: "four", 6: "six", 8: "eight"}


def check(context: GameContext) -> Problems:
    """Every sentence with the number of all cells around one."""
    grids = [board.grid for board in context.game.boards if board.grid]
    kinds = {isinstance(grid, HexGrid) for grid in grids}
    if len(kinds) != 1:
        return
    counts, noun = ((6,), "hex") if kinds == {True} else ((4, 8), "square")
    for sentence in plain_sentences(context, (" around", "surround", "adjacent", "neighb")):
        for match in _AROUND.finditer(sentence.text):
            number = number_of(match["number"])
            if number < _LEAST or number in counts or not (match["cells"] or match["adjacent"]):
                continue
            has = " or ".join(_WORDS[count] for count in counts)
            yield Problem(
                message=f"a {noun} has {has} neighbours, not {match['number']}",
                span=context.prose.span(sentence.start + match.start("number"), len(match["number"])),
                hint="correct the number; all cells that share a side are neighbours",
            )
