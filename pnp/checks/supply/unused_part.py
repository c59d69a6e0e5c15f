"""A part is in the list, and no rule mentions it.

In English and German rules with a list of parts, looks for items of which no word stands anywhere else: neither
in the rules nor in the names of what the kit declares. The rules themselves, dice, the box and what only holds other
parts are left out, and so are rules that mention few of their parts.

The players lay it out and wait for it to be used. Either a rule was lost, or a part is made for nothing.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Components

- 40 coins
- 20 cubes
- 1 wooden tower

### Play

Drop the cubes and take as many coins as remain.
```
```text
rules.md:7:3: warning S136 no rule mentions '1 wooden tower'
```
```diff file=rules.md
-Drop the cubes and take as many coins as remain.
+Drop the cubes into the tower and take as many coins as remain.
```
"""

import re
from typing import Final

from pnp.analysis.outline import stem
from pnp.analysis.parts import PARTS, parts_list
from pnp.analysis.word_forms import word_set
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.names import Named
from pnp.model.walk import records

NAME = "part that no rule mentions"
SEVERITY = Severity.WARNING

_ITEM: Final = re.compile(r"^[ \t]*(?:[-*+•]|\d{1,2}\.)[ \t]+(?P<words>[^\n]+)", re.MULTILINE)
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
# What the box holds besides the game, and what keeps things in order.
_OTHER: Final = word_set(
    "rule rules rulebook rulebooks rulesheet booklet instructions leaflet manual reference aid aids summary box boxes "
    "bag bags insert tray sticker stickers sheet sheets pad scorepad pencil pencils dice die würfel anleitung regeln "
    "spielanleitung spielregel regelheft schachtel beutel stift stifte block übersicht übersichten kurzregel"
)
# What says nothing about which thing it is.
_SMALL: Final = word_set(
    "the and for with each per one two three four five six seven eight nine ten different players player sided total "
    "wooden plastic cardboard metal small large big additional various double blank spare und mit von aus den die der "
    "das für jede jeder ein eine zwei drei vier holz karton"
)
# Where the rules mention fewer of the other parts, they are not complete.
_MENTIONED: Final = 2
_LEAST_END: Final = 5


def check(context: GameContext) -> Problems:
    """Every item of which no word stands anywhere else."""
    parts = context.get(parts_list)
    if not parts.is_listed or not (context.is_english or context.game.kit.language.startswith("de")):
        return
    words = context.prose
    outside, last = [], 0
    for start, end in sorted(parts.places):
        outside.append(words.lower[last:start])
        last = max(last, end)
    rest = " ".join((*outside, words.lower[last:]))
    names = (f"{record.name} {record.id}".lower() for record in records(context.game) if isinstance(record, Named))
    spoken = {word for text in (rest, *names) for word in _WORD.findall(text)}
    used = {stem(word) for word in spoken}
    if not context.is_english:  # A rule may speak of the bag that the list calls a cloth bag: Stoffbeutel, Beutel.
        spoken_ends = tuple(word for word in spoken if len(word) >= _LEAST_END)
        used |= {stem(word) for word in _WORD.findall(words.lower) if word.endswith(spoken_ends) and word not in spoken}
    unused, mentioned = list[re.Match[str]](), 0
    for section in context.outline.sections:
        if not (section.level and PARTS.search(section.title)):
            continue
        for match in _ITEM.finditer(words.text, section.body, section.end):
            item = frozenset(_WORD.findall(match["words"].lower()))
            if item - _SMALL and item.isdisjoint(_OTHER):
                is_used = not used.isdisjoint(map(stem, item - _SMALL))
                mentioned += is_used
                unused += [] if is_used else [match]
    for match in unused if mentioned >= _MENTIONED * len(unused) else ():
        yield Problem(
            message=f"no rule mentions {match['words'].strip()!r}",
            span=words.span(match.start("words"), len(match["words"].rstrip())),
            hint="say what it is for, or take it off the list",
        )
