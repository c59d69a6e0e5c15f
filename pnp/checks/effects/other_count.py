"""The words count one number of things, the effect another.

## What it does
Reads "destroy two Cogs", "gain 3 Gold", "place one Marker", "loses two hits" in the words of a card, table row, unit or
terrain, and compares the number with that of the effect that does the same to the same thing. Cards that are drawn or
discarded are E101.

## Why it matters
Players take what the words say, the checks count what the effects say: the supply of markers comes out wrong.

## Fails
```yaml file=decks.yaml
resources:
  - {id: gold, name: Gold}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: mine, name: Mine, text: Gain three Gold., effects: [{do: gain, what: gold, count: 2, target: {side: own}}]}
```
```text
decks.yaml:7:38: error E108 the words say 'Gain three Gold', but the effect says 2
```

## Passes
```yaml file=decks.yaml
resources:
  - {id: gold, name: Gold}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: mine, name: Mine, text: Gain three Gold., effects: [{do: gain, what: gold, count: 3, target: {side: own}}]}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.checks.check import Problem
from pnp.checks.effects.words import NUMBER, Speaker, number_in_words, speakers
from pnp.findings import Related, Severity
from pnp.model.effects import Effect
from pnp.model.game import Game

CODE = "E108"
NAME = "words with another count"
SEVERITY = Severity.ERROR

_VERBS = {
    "destroy": "destroy", "gain": "gain", "get": "gain", "receive": "gain", "take": "gain", "lose": "lose",
    "place": "place", "put": "place", "capture": "capture",
}  # fmt: skip


def check(game: Game) -> Iterator[Problem]:
    """Every number of things in words, against the effects that do the same to them."""
    names = _names(game)
    pattern: re.Pattern[str] | None = None
    for speaker in speakers(game):
        if any(one.do in _VERBS.values() and _number(one) is not None for one in speaker.effects):
            pattern = pattern or _pattern(names)
            yield from _compare(speaker, names, pattern)


def _names(game: Game) -> dict[str, str]:
    """What can be counted, by its names in small letters."""
    names = {"unit": "unit", "units": "unit", "hit": "hit", "hits": "hit"}
    for record in (*game.units, *game.markers, *game.resources):
        for name in (record.name, record.plural, f"{record.name}s", *record.aliases):
            if len(name) > 2:
                names[name.casefold()] = record.id
    return names


def _pattern(names: dict[str, str]) -> re.Pattern[str]:
    verbs = "|".join(_VERBS)
    things = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    return re.compile(
        rf"\b(?P<verb>{verbs})s?\s+{NUMBER}\s+(?P<what>{things})(?=[.,;:!]|\s*$|\s+(?:and|or|from|to|on|in|of|for)\b)",
        re.IGNORECASE,
    )


def _compare(speaker: Speaker, names: dict[str, str], pattern: re.Pattern[str]) -> Iterator[Problem]:
    for match in pattern.finditer(speaker.record.text):
        do, what = _VERBS[match["verb"].casefold()], names[match["what"].casefold()]
        meant = [one for one in speaker.effects if one.do == do and one.what == what]
        numbers = [_number(one) for one in meant]
        if meant and None not in numbers and number_in_words(match["number"]) not in numbers:
            yield Problem(
                message=f"the words say {match[0]!r}, but the effect says {' or '.join(map(str, numbers))}",
                span=speaker.place(match.start(), len(match[0])),
                hint="mend the words or the count",
                related=tuple(Related(one.at("count" if one.count else "by"), "the effect") for one in meant),
            )


def _number(effect: Effect) -> int | None:
    """How many an effect says; None if that is no plain number."""
    if effect.count:
        return int(effect.count) if effect.count.isdecimal() else None
    return abs(effect.by) if effect.by is not None else 1
