"""The words name one marker or resource, the effect another.

## What it does
Compares the markers and resources that the words of a card, table row or space code name with those that its effects
give, take or place. A problem is told only where both sides have one too many: a thing that is named nowhere on the
card, and one in the words that no effect speaks of.

## Why it matters
The card promises wood, and whoever keeps the books pays in gold.

## Fails
```yaml file=decks.yaml
resources:
  - {id: wood, name: Wood}
  - {id: gold, name: Gold}
decks:
  - id: market
    name: Market
    cards:
      - id: felling
        name: Felling
        text: You gain two Wood.
        effects: [{do: gain, what: gold, count: 2, target: {side: own}}]
```
```text
decks.yaml:10:28: warning E111 the words speak of 'Wood', but the effect is about 'gold'
```

## Passes
```diff file=decks.yaml
-        effects: [{do: gain, what: gold, count: 2, target: {side: own}}]
+        effects: [{do: gain, what: wood, count: 2, target: {side: own}}]
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from pnp.analysis import GameContext
from pnp.analysis.prose import without_templates
from pnp.checks.check import Problem
from pnp.checks.effects.naming import all_words
from pnp.checks.effects.words import Speaker, speakers
from pnp.findings import Related, Severity
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.values import dataclass

CODE = "E111"
NAME = "words about another marker"
SEVERITY = Severity.WARNING


@dataclass(frozen=True, slots=True)
class _Things:
    """The markers and resources of a game. pattern: their names in small letters. meant: what each may mean."""

    ids: frozenset[str]
    pattern: re.Pattern[str]
    meant: Mapping[str, Mapping[str, str]]

    def named_in(self, text: str) -> Iterator[tuple[str, Mapping[str, str], int]]:
        """Every name in a text, the ids that it may mean with their names, and at which character it stands."""
        plain = without_templates(text)
        folded = plain.lower()
        for match in self.pattern.finditer(folded) if len(folded) == len(plain) else ():
            yield plain[match.start() : match.end()], self.meant[match[0]], match.start()


def check(context: GameContext) -> Iterator[Problem]:
    """Every record with words and effects on markers or resources."""
    things = _things(context.game)
    if things is None:
        return
    for speaker in speakers(context.game):
        handled = [effect for effect in speaker.effects if _about(effect) & things.ids]
        if handled and speaker.tells_all:
            yield from _exchanged(things, speaker, handled)


def _exchanged(things: _Things, speaker: Speaker, handled: list[Effect]) -> Iterator[Problem]:
    spoken_of = {one for effect in speaker.effects for one in _about(effect)} | set(getattr(speaker.record, "cost", ()))
    everywhere = {one for _, meant, _ in things.named_in(all_words(speaker)) for one in meant}
    missing = [effect for effect in handled if _about(effect).isdisjoint(everywhere)]
    # A game may be over, and food may be good: only a name that is written as one is surely meant.
    strangers = [
        (words, offset)
        for words, meant, offset in things.named_in(speaker.record.text)
        if words in meant.values() and spoken_of.isdisjoint(meant)
    ]
    if missing and strangers:
        words, offset = strangers[0]
        yield Problem(
            message=f"the words speak of {words!r}, but the effect is about {missing[0].what!r}",
            span=speaker.place(offset, len(words)),
            hint="mend the words or the effect",
            related=tuple(Related(effect.at("what"), "the effect") for effect in missing),
        )


def _about(effect: Effect) -> frozenset[str]:
    """What an effect gives, takes, places or turns into something else."""
    return frozenset((effect.what, effect.to, effect.source, effect.into)) - {""}


def _things(game: Game) -> _Things | None:
    """None if there are no two things that could be taken for each other."""
    records = (*game.markers, *game.resources)
    meant: dict[str, dict[str, str]] = {}
    for record in records:
        for name in (record.name, record.plural, *record.aliases):
            if len(name) > 2:
                meant.setdefault(name.lower(), {})[record.id] = name
    if len(meant) < 2:
        return None
    names = "|".join(map(re.escape, sorted(meant, key=len, reverse=True)))
    return _Things(frozenset(record.id for record in records), re.compile(rf"\b(?:{names})\b"), meant)
