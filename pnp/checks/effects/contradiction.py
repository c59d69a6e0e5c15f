"""The words say one number, the effect another.

## What it does
Reads "Attack +1", "+1 Attack", "Attack is reduced by one", "move one space less", "draw two cards", "discard 1 card" in
the words of a card, a letter code, a table row, a unit or a terrain, and compares them with the numbers of its effects.
Where the words name nothing that changes ("your hero gets +2") and all effects are changes, their signed numbers are
compared, too. A number that differs in its sign only is E102.

## Why it matters
Players follow the words, the other checks and the reference pages follow the effects: one of them is wrong.

## Fails
```yaml file=decks.yaml
stats:
  - {id: attack, name: Attack}
decks:
  - id: orders
    name: Orders
    cards:
      - id: charge
        name: Charge
        text: Your unit gets Attack +3 this turn.
        effects:
          - {do: modify, what: attack, by: 2}
```
```text
decks.yaml:9:30: error E101 the words say 'Attack +3', but the effect changes attack by +2
```

## Passes
```diff file=decks.yaml
-          - {do: modify, what: attack, by: 2}
+          - {do: modify, what: attack, by: 3}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.unattributed_change import lone_numbers
from pnp.checks.effects.words import Saying, Speaker, card_counts, changes_in, speakers, unsupported
from pnp.findings import Related, Severity
from pnp.model.effects import Effect

CODE = "E101"
NAME = "words against effect"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every number in the words that an effect of the same kind contradicts."""
    changes = changes_in(context.game)
    for speaker in speakers(context.game):
        for saying, strangers in unsupported(speaker, changes):
            wrong = [stranger for stranger in strangers if stranger.by not in (saying.number, -saying.number)]
            if wrong:
                yield _wrong_change(speaker, saying, wrong)
        for saying in card_counts(speaker.record.text):
            yield from _compare_count(speaker, saying)
        yield from _compare_lone(speaker, *lone_numbers(speaker, changes))


def _compare_lone(speaker: Speaker, sayings: list[Saying], strangers: list[Effect]) -> Iterator[Problem]:
    for saying in sayings if strangers else ():
        yield Problem(
            message=f"the words say {saying.words!r}, but the effect changes {strangers[0].what or 'something'} "
            f"by {strangers[0].by:+d}",
            span=speaker.place(saying.offset, len(saying.words)),
            hint="mend the words or the effect",
            related=_related(strangers, "by"),
        )


def _wrong_change(speaker: Speaker, saying: Saying, wrong: list[Effect]) -> Problem:
    numbers = " or ".join(dict.fromkeys(f"{effect.by:+d}" for effect in wrong))
    return Problem(
        message=f"the words say {saying.words!r}, but the effect changes {saying.what} by {numbers}",
        span=speaker.place(saying.offset, len(saying.words)),
        hint="mend the words or the effect",
        related=_related(wrong, "by"),
    )


def _compare_count(speaker: Speaker, saying: Saying) -> Iterator[Problem]:
    meant = [effect for effect in speaker.effects if effect.do == saying.what and effect.count.isdecimal()]
    if meant and all(int(effect.count) != saying.number for effect in meant):
        numbers = " or ".join(effect.count for effect in meant)
        yield Problem(
            message=f"the words say {saying.words!r}, but the effect {saying.what}s {numbers}",
            span=speaker.place(saying.offset, len(saying.words)),
            hint="mend the words or the effect",
            related=_related(meant, "count"),
        )


def _related(effects: list[Effect], key: str) -> tuple[Related, ...]:
    return tuple(Related(effect.at(key), "the effect") for effect in effects)
