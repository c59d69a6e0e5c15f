"""The words change one stat, the effect another.

## What it does
Looks for a change in words ("Attack +3") of a stat or roll that no effect of the record acts on, while an effect
changes another one by that very number which the words do not name.

## Why it matters
Players add to their attack, the checks and the reference pages to the move.

## Fails
```yaml file=decks.yaml
stats:
  - {id: attack, name: Attack}
  - {id: range, name: Range}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: charge, name: Charge, text: Attack +3 this turn., effects: [{do: modify, what: range, by: 3}]}
```
```text
decks.yaml:8:42: warning E103 the words say 'Attack +3', but the effect changes range by +3
```

## Passes
```diff file=decks.yaml
-      - {id: charge, name: Charge, text: Attack +3 this turn., effects: [{do: modify, what: range, by: 3}]}
+      - {id: charge, name: Charge, text: Attack +3 this turn., effects: [{do: modify, what: attack, by: 3}]}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.words import Changes, Saying, Speaker, changes_in, speakers
from pnp.findings import Related, Severity

CODE = "E103"
NAME = "words about another stat"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every change in words that an effect makes to something else."""
    changes = changes_in(context.game)
    for speaker in speakers(context.game):
        if speaker.tells_all:
            for saying in changes.of(speaker.record.text):
                yield from _other_stat(changes, speaker, saying)


def _other_stat(changes: Changes, speaker: Speaker, saying: Saying) -> Iterator[Problem]:
    if any(_are_kin(effect.what, saying.what) for effect in speaker.effects):
        return
    text = speaker.record.text.casefold()
    meant = [effect for effect in speaker.effects if effect.do == "modify" and effect.by == saying.number]
    wrong = [effect for effect in meant if not _is_named(changes, effect.what, text)]
    if wrong and len(wrong) == len(meant):
        yield Problem(
            message=f"the words say {saying.words!r}, but the effect changes {wrong[0].what} by {wrong[0].by:+d}",
            span=speaker.place(saying.offset, len(saying.words)),
            hint="mend the words or what the effect changes",
            related=tuple(Related(effect.at("what"), "the effect") for effect in wrong),
        )


def _are_kin(one: str, other: str) -> bool:
    """Whether two ids have a word in common, as ``attack`` and ``attack-roll``."""
    return not set(one.split("-")).isdisjoint(other.split("-"))


def _is_named(changes: Changes, what: str, text: str) -> bool:
    """Whether the words name a stat at all."""
    names = [name for name, one in changes.names.items() if one == what] or [what.replace("-", " ")]
    return any(re.search(rf"\b{re.escape(name)}", text) for name in names)
