"""The text states a different range from the effect.

Compares "adjacent", "in the same square", "anywhere" and "within three spaces" in the text of a card, table row, unit
or terrain with `where` and `within` of the targets of its effects.

The value of an archer depends on how far it shoots.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - id: arrows
        name: Arrows
        text: Destroy an enemy unit within three spaces.
        effects: [{do: destroy, what: unit, count: 1, target: {side: enemy, within: 2}}]
```
```text
decks.yaml:7:37: warning E105 the text says 'within three spaces', but the effect reaches 2
```
```diff file=decks.yaml
-        effects: [{do: destroy, what: unit, count: 1, target: {side: enemy, within: 2}}]
+        effects: [{do: destroy, what: unit, count: 1, target: {side: enemy, within: 3}}]
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER_OR_ARTICLE, number_of
from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.effects.words import NUMBER, DescribedEffects, described_effects
from pnp.model.effects import Target

NAME = "wrong range in the text"
SEVERITY = Severity.WARNING

_PLACE: Final = r"(?:spaces?|squares?|hex(?:es)?|cells?|areas?|steps?|territor(?:y|ies)|zones?|tiles?)"
_WITHIN: Final = re.compile(
    rf"\bwithin\s+{NUMBER}\s+{_PLACE}\b|\b(?:up to|at most)\s+(?P<far>{NUMBER_OR_ARTICLE})\s+{_PLACE}\s+away\b",
    re.IGNORECASE,
)
_WORDS: Final = {
    "adjacent": re.compile(r"\b(?:adjacent|neighbou?ring|next to)\b", re.IGNORECASE),
    "same-space": re.compile(rf"\b(?:same|its own|their own|your own|this)\s+{_PLACE}\b", re.IGNORECASE),
    "anywhere": re.compile(r"\banywhere\b|\bat any (?:range|distance)\b|\bany distance\b", re.IGNORECASE),
}
# Any other distance may be that of the effect.
_DISTANCE: Final = re.compile(rf"\b{NUMBER}\s+(?:\w+\s+)?{_PLACE}\b", re.IGNORECASE)
_NOT: Final = re.compile(r"\b(?:not|no|non|unless|except|without|never|instead of)\W+(?:\w+\W+){0,2}$", re.IGNORECASE)


def check(context: GameContext) -> Problems:
    """Every range in the text of a record whose targets have another."""
    for described in described_effects(context.game):
        targets = [target for effect in described.effects for target in (effect.target, effect.versus) if target]
        if described.is_structured:
            if any(target.within is not None for target in targets):
                yield from _within(described, targets)
                yield from _next_to(described, targets)
            if any(target.where in _WORDS for target in targets):
                yield from _where(described, targets)


def _within(described: DescribedEffects, targets: list[Target]) -> Problems:
    reached = [target for target in targets if target.within is not None]
    stated_ranges = list(_WITHIN.finditer(described.record.text))
    numbers = [number_of(match["number"] or match["far"]) for match in stated_ranges]
    if stated_ranges and not {target.within for target in reached} & set(numbers):
        first, does = stated_ranges[0], f"reaches {reached[0].within}"
        places = (target.at("within") for target in reached)
        yield described.contradiction(first[0], first.start(), does, "correct the text or within:", places)


def _next_to(described: DescribedEffects, targets: list[Target]) -> Problems:
    """Texts that state no distance but "adjacent", with effects that reach farther."""
    text = described.record.text
    match = _WORDS["adjacent"].search(text)
    far = [target for target in targets if target.within is not None and target.within > 1]
    others = any(_WORDS[name].search(text) for name in ("same-space", "anywhere")) or _DISTANCE.search(text)
    if not match or not far or others or any(target.where for target in targets) or _NOT.search(text[: match.start()]):
        return
    hint, places = "correct the text, or write where: adjacent", (target.at("within") for target in far)
    yield described.contradiction(match[0], match.start(), f"reaches {far[0].within}", hint, places)


def _where(described: DescribedEffects, targets: list[Target]) -> Problems:
    text = described.record.text
    stated_ranges = {name: match for name, pattern in _WORDS.items() if (match := pattern.search(text))}
    reached = [target for target in targets if target.where in _WORDS]
    if len(stated_ranges) != 1 or any(
        target.within is not None or (target.where and target.where not in _WORDS) for target in targets
    ):
        return
    name, match = next(iter(stated_ranges.items()))
    if any(target.where == name for target in reached) or _NOT.search(text[: match.start()]):
        return
    does, places = f"reaches {reached[0].where.replace('-', ' ')!r}", (target.at("where") for target in reached)
    yield described.contradiction(match[0], match.start(), does, "correct the text or where:", places)
