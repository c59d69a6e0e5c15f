"""The text names one marker or resource, the effect another.

Compares the markers and resources in the text of a card, table row or space code with those that its effects give, take
or place. It reports only a mismatch on both sides: an effect on a thing that the card does not name, and a thing in the
text that no effect mentions.

The card promises wood, but the effect gives gold.

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
decks.yaml:10:28: warning E111 the text mentions 'Wood', but the effect is about 'gold'
```
```diff file=decks.yaml
-        effects: [{do: gain, what: gold, count: 2, target: {side: own}}]
+        effects: [{do: gain, what: wood, count: 2, target: {side: own}}]
```
"""

import re
from collections.abc import Iterator, Mapping

from pnp.analysis.prose import without_templates
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.naming import all_text
from pnp.checks.effects.words import DescribedEffects, described_effects
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.values import dataclass

NAME = "wrong marker or resource in the text"
SEVERITY = Severity.WARNING


@dataclass(frozen=True, slots=True)
class _Things:
    """The markers and resources of a game. pattern: their names in lower case. meant: the ids that each may mean."""

    ids: frozenset[str]
    pattern: re.Pattern[str]
    meant: Mapping[str, Mapping[str, str]]

    def named_in(self, text: str) -> Iterator[tuple[str, Mapping[str, str], int]]:
        """Every name in a text, the ids that it may mean with their names, and its offset."""
        plain = without_templates(text)
        folded = plain.lower()
        for match in self.pattern.finditer(folded) if len(folded) == len(plain) else ():
            yield plain[match.start() : match.end()], self.meant[match[0]], match.start()


def check(context: GameContext) -> Problems:
    """Every record with words and effects on markers or resources."""
    things = _things(context.game)
    if things is None:
        return
    for described in described_effects(context.game):
        handled = [effect for effect in described.effects if _things_of(effect) & things.ids]
        if handled and described.is_structured:
            yield from _wrong_thing(things, described, handled)


def _wrong_thing(things: _Things, described: DescribedEffects, handled: list[Effect]) -> Problems:
    mentioned = {thing for effect in described.effects for thing in _things_of(effect)} | set(
        getattr(described.record, "cost", ())
    )
    in_text = {thing for _, meant, _ in things.named_in(all_text(described)) for thing in meant}
    missing = [effect for effect in handled if _things_of(effect).isdisjoint(in_text)]
    # "Food" may be a common word: only a name with its capital letters is surely meant.
    unmatched = [
        (words, offset)
        for words, meant, offset in things.named_in(described.record.text)
        if words in meant.values() and mentioned.isdisjoint(meant)
    ]
    if missing and unmatched:
        words, offset = unmatched[0]
        yield Problem(
            message=f"the text mentions {words!r}, but the effect is about {missing[0].what!r}",
            span=described.place(offset, len(words)),
            hint="correct the text or the effect",
            related=tuple(Related(effect.at("what"), "the effect") for effect in missing),
        )


def _things_of(effect: Effect) -> frozenset[str]:
    """What an effect gives, takes, places or turns into something else."""
    return frozenset((effect.what, effect.to, effect.source, effect.into)) - {""}


def _things(game: Game) -> _Things | None:
    """None if there are fewer than two things to confuse."""
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
