"""The text states a different count from the effect.

Reads "two Cogs", "3 Gold", "one more Marker" or "two hits" in the text of a card, table row, unit or terrain, and
compares these numbers with those of the effects that gain, lose, place, destroy, capture or restore the same thing. One
matching number is enough. Cards that are drawn or discarded are E101.

Players follow the text, but the checks follow the effects: the supply of markers is worked out wrong.

```yaml file=decks.yaml
resources:
  - {id: gold, name: Gold}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: mine, name: Mine, text: Gain 3 Gold., effects: [{do: gain, what: gold, count: 2, target: {side: own}}]}
```
```text
decks.yaml:7:43: error E108 the text says '3 Gold', but the effect says 2
```
```diff file=decks.yaml
-      - {id: mine, name: Mine, text: Gain 3 Gold., effects: [{do: gain, what: gold, count: 2, target: {side: own}}]}
+      - {id: mine, name: Mine, text: Gain 3 Gold., effects: [{do: gain, what: gold, count: 3, target: {side: own}}]}
```
"""

import re

from pnp.analysis.names import spoken_names
from pnp.analysis.numerals import number_of
from pnp.analysis.word_forms import folded
from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.effects.words import NUMBER, DescribedEffects, described_effects
from pnp.model.effects import Effect
from pnp.model.game import Game

NAME = "wrong count in the text"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

_DOING = ("destroy", "gain", "lose", "place", "capture", "restore")


def check(context: GameContext) -> Problems:
    """Every count in a text, compared with the effects on the same things."""
    names = _names(context.game)
    pattern: re.Pattern[str] | None = None
    for described in described_effects(context.game):
        counting = [effect for effect in described.effects if effect.do in _DOING and _number(effect) is not None]
        if counting:
            pattern = pattern or _pattern(names)
            yield from _compare(described, names, pattern, counting)


def _names(game: Game) -> dict[str, str]:
    """The ids of what can be counted, by name in lower case."""
    names = {"unit": "unit", "units": "unit", "hit": "hit", "hits": "hit", "attack": "attack", "attacks": "attack"}
    for record in (*game.units, *game.markers, *game.resources):
        names |= {name.casefold(): record.id for name in spoken_names(record)}
    return names


def _pattern(names: dict[str, str]) -> re.Pattern[str]:
    things = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    more = "(?:(?:more|extra|additional|new)\\s+)?"
    return re.compile(rf"(?<![\w+−–-]){NUMBER}\s+{more}(?P<what>{things})\b(?!\s+of\b)", re.IGNORECASE)


def _compare(
    described: DescribedEffects, names: dict[str, str], pattern: re.Pattern[str], counting: list[Effect]
) -> Problems:
    text = described.record.text
    stated: dict[str, list[re.Match[str]]] = {}
    for match in pattern.finditer(text):
        stated.setdefault(names[folded(match["what"])], []).append(match)
    for what, matches in stated.items():
        meant = [effect for effect in counting if effect.what == what]
        numbers = [_number(effect) for effect in meant]
        if meant and not {number_of(match["number"]) for match in matches} & set(numbers):
            first = matches[0]
            does = f"says {' or '.join(map(str, numbers))}"
            places = [effect.at("count" if effect.count else "by") for effect in meant]
            yield described.contradiction(first[0], first.start(), does, "correct the text or the count", places)


def _number(effect: Effect) -> int | None:
    """The count of an effect; None if it is no plain number."""
    if effect.count:
        return int(effect.count) if effect.count.isdecimal() else None
    return abs(effect.by) if effect.by is not None else None
