"""The rules use a value that no unit has.

Looks, in English rules of a kit with stats, for "the unit's Morale" and "its Armour": a word with a capital letter
that belongs to a unit, a piece or a character. It must be a stat or another name of the kit, or a heading, or be
explained in bold type.

The players look for the number on the counters and in the table of units. It was removed, or has another name now.

```yaml file=units.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
stats:
  - {id: attack, name: Attack}
  - {id: move, name: Move}
units:
  - {id: pikes, name: Pikes, stats: {attack: 2, move: 3}}
```
```markdown file=rules.md
# Rules

Roll the die and add the unit's Morale.
```
```text
rules.md:3:33: warning T362 no unit has a 'Morale'
```
```diff file=rules.md
-Roll the die and add the unit's Morale.
+Roll the die and add the unit's Attack.
```
"""

import re
from typing import Final

from pnp.analysis.terms import named
from pnp.analysis.word_forms import stemmed
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.words.link_targets import link_targets
from pnp.load.suggest import did_you_mean

NAME = "undeclared stat"
SEVERITY = Severity.WARNING

_LEAST: Final = 2
_HOLDERS: Final = (
    "unit|piece|figure|model|character|creature|monster|hero|leader|commander|ship|vessel|vehicle|tank|aircraft|plane|stack"
    "|army|fleet|warrior|fighter|soldier|adventurer|defender|attacker|target"
)
_OWNED: Final = re.compile(rf"\b(?:{_HOLDERS})(?:['’]s|s['’])[ ]+(?P<stat>[A-Z][a-z]{{2,}})\b(?![ ]+[A-Z])")


def check(context: GameContext) -> Problems:
    """The first mention of every value that is nowhere else."""
    stats = [stat.name for stat in context.game.stats if stat.name]
    if not context.is_english or len(stats) < _LEAST:
        return
    words, known, targets = context.prose, named(context.game), context.get(link_targets)
    seen: set[str] = set()
    for match in words.matches(_OWNED, words.text):
        stat = match["stat"]
        if stat in seen or stemmed(stat) in known or targets.has(stat) or _is_explained(words.text, stat):
            continue
        seen.add(stat)
        yield Problem(
            message=f"no unit has a {stat!r}",
            span=words.span(match.start("stat"), len(stat)),
            hint=did_you_mean(stat, stats) or f"units have {', '.join(stats[:8])}: name one of them, or add the stat",
        )


def _is_explained(text: str, word: str) -> bool:
    """Whether a word begins an entry or a cell: ``**Morale**``, ``- Morale:``, ``| Morale |``."""
    return bool(re.search(rf"(?:[*_|]|^[ \t]*[-*+][ ])[ \t]*{word}\w*[ \t]*[*_|:=(]", text, re.MULTILINE))
