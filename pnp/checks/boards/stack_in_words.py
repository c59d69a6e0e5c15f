"""A sentence gives another stacking limit than the map.

Reads "up to four counters may stand on a hex", "no more than three units in one hex", "three units may stack in a hex"
and "the stacking limit is 4", in English rules, and compares the number with `stack:` of the maps, or of the terrain
that the sentence names. Sentences with a condition, and limits of a class of units or of markers, are left out.

The set-up and the room for reinforcements are checked with what the map says; players stack by what they read.

```yaml file=map.yaml
boards:
  - {id: field, name: Field, hexes: {columns: 3, rows: 2, cell: 16 mm, stack: 4}}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

Up to three counters may stand on a hex.
```
```text
rules.md:3:7: warning B211 the stacking limit is given as three, but the map has 4
```
```diff file=rules.md
-Up to three counters may stand on a hex.
+Up to four counters may stand on a hex.
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import any_of, by_spoken_name, plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "other stacking limit than on the map"
SEVERITY = Severity.WARNING

_MOST: Final = r"(?:up\s+to|at\s+most|no\s+more\s+than|not\s+more\s+than|a\s+maximum\s+of|a\s+limit\s+of)"
_CELL: Final = r"(?:hex|space|square|cell)\b"
_PIECES: Final = r"(?:units?|counters?|pieces?|blocks?)"
_STAND: Final = (
    r"(?:\s+of\s+(?:one|the\s+same|a|each)\s+(?:side|army|player|nation))?(?:\s+(?:may|can|are\s+allowed\s+to))?"
    r"(?:\s+(?:occupy|share)|(?:\s+(?:stand|stack|be|be\s+stacked|end\s+(?:a|its|their)\s+(?:move|turn)))?"
    r"(?:\s+together)?\s+(?:in|on|per))"
)
_ONE: Final = r"(?:an?|any\s+one|any|one|each|every|the\s+same|a\s+single)"
# Behind a sentence without a word for a limit: it says nothing else about the place.
_END: Final = r"(?=\s*(?:[.;,:)]|$|\b(?:at|after)\b))"
_STACKING: Final = re.compile(
    rf"\b{_MOST}\s+(?P<many>{NUMBER})\s+(?:friendly\s+)?{_PIECES}{_STAND}\s+(?:{_ONE}\s+)?{_CELL}"
    rf"|\b{_ONE}\s+{_CELL}\s+(?:(?:may|can)\s+)?(?:hold|contain)s?\s+{_MOST}\s+(?P<held>{NUMBER})\s+"
    rf"(?:friendly\s+)?{_PIECES}(?=\s*(?:[.;,]|$|of\b))"
    rf"|\bstacking(?:\s+limit)?(?:\s+is|\s+of|\s*[:=])\s*(?P<limit>{NUMBER})\b(?!\s+for\b)"
    rf"|(?:^|[.;:,]\s+|\bthe\s+)(?P<allowed>{NUMBER})\s+(?:friendly\s+)?{_PIECES}\s+(?:may|can)\s+"
    rf"(?:stand|stack|be|be\s+stacked|share|stay|remain)(?:\s+together)?(?:\s+(?:in|on))?\s+{_ONE}\s+{_CELL}{_END}"
    rf"|\b{_ONE}\s+{_CELL}\s+(?:may\s+|can\s+)?(?:holds?|contains?|has\s+room\s+for)\s+(?P<room>{NUMBER})\s+"
    rf"(?:friendly\s+)?{_PIECES}(?=\s*(?:[.;,]|$))"
    rf"|\b{_ONE}\s+{_CELL}\s+(?:(?:may|can|must|will)\s+)?(?:not|never)\s+(?:ever\s+)?(?:hold|contain)s?\s+more\s+than\s+"
    rf"(?P<most>{NUMBER})\s+(?:friendly\s+)?{_PIECES}(?=\s*(?:[.;,]|$))"
    rf"|\b(?:never|not|no|cannot)\b[^.;]{{0,40}}?\bmore\s+than\s+(?P<above>{NUMBER})\s+(?:friendly\s+)?{_PIECES}"
    rf"{_STAND}\s+(?:{_ONE}\s+)?{_CELL}{_END}"
    rf"|\bmore\s+than\s+(?P<over>{NUMBER})\s+(?:friendly\s+)?{_PIECES}\s+(?:may|can|must)\s*(?:not|never)\s+"
    rf"(?:ever\s+)?(?:stand|stack|be|be\s+stacked|share|stay|remain|end\s+a\s+turn)(?:\s+together)?(?:\s+(?:in|on))?"
    rf"\s+{_ONE}\s+{_CELL}"
)
# When a limit holds that always holds: stacks may be higher while units move.
_AT_LAST: Final = frozenset(("after",))


def check(context: GameContext) -> Problems:
    """Every sentence with a limit for a cell."""
    game = context.game
    on_maps = {board.grid.stack: board.grid.at("stack") for board in game.boards if board.grid and board.grid.stack}
    terrain = by_spoken_name(game.terrain)
    if not on_maps and not any(each.stack for each in game.terrain):
        return
    named = re.compile(rf"\b{any_of(terrain)}")
    for sentence in plain_sentences(context, (" hex", " space", " square", " cell", "stacking"), besides=_AT_LAST):
        there = [terrain[match[0]] for match in named.finditer(sentence.text)]
        limits = {each.stack: each.at("stack") for each in there if each.stack} if there else on_maps
        for match in _STACKING.finditer(sentence.text) if limits else ():
            group = str(match.lastgroup)
            if number_of(match[group]) not in limits:
                limit, place = next(iter(limits.items()))
                yield Problem(
                    message=f"the stacking limit is given as {match[group]}, but the map has {limit}",
                    span=context.prose.span(sentence.start + match.start(group), len(match[group])),
                    hint="correct the sentence, or stack: if the sentence is right",
                    related=(Related(place, "the limit"),),
                )
