"""The rules put more of a marker on all of something, or give more to all players, than there are.

Looks, in English rules, for "put 2 cubes on each of the eight islands", "lay three coins on every mine", "each player
takes 5 camels" and "put one fuel on every silo that has fewer than three", multiplies by the number that stands there,
by how many mines there are or by the greatest number of players, and compares with the supply of the marker. Sentences
with a condition are left out, and so are markers that are unlimited, that have values, or of which each player has
some; and where rules say what happens when a supply runs out, numbers that come together bit by bit.

The set-up stops half-way for want of pieces.

```yaml file=pieces.yaml
markers:
  - {id: cube, name: Cube, supply: 15}
setup:
  - {id: cubes, text: Put 2 cubes on each of the eight islands.}
```
```text
pieces.yaml:4:27: warning S139 2 cubes on each of 8 are 16, but there are 15
```
```diff file=pieces.yaml
-  - {id: cube, name: Cube, supply: 15}
+  - {id: cube, name: Cube, supply: 16}
```
"""

import re
from collections.abc import Mapping
from typing import Final

from pnp.analysis.names import names_of
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import any_of
from pnp.analysis.word_forms import plurals
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.quantities.counted import Phrases
from pnp.checks.quantities.nouns import nouns
from pnp.model.markers import Marker

NAME = "more on each than there are"
SEVERITY = Severity.WARNING

_PUT: Final = r"\b(?:put|place|lay|set|add)s?\s+(?:out\s+)?"
_GETS: Final = (
    r"(?:\beach player (?:takes|gets|receives|starts with|begins with|has|is given)|\b(?:give|hand)s? each player)\s+"
)
_EACH: Final = rf"(?:on|in|onto|into|beside|under)\s+(?:each|every)\s+(?:of\s+the\s+)?(?:(?P<many>{NUMBER})\s+)?"
# "One fuel marker on every silo that has fewer than three": in the end, three on each.
_FEWER: Final = rf"(?:that|which)\s+(?:has|have|holds?)\s+fewer\s+than\s+(?P<n>{NUMBER})\b"
_RUNS_OUT: Final = re.compile(
    r"\b(?:runs?|ran) out\b|\bnone (?:is|are) left\b|\bsupply is (?:empty|exhausted|limited)\b"
)
# "On each pot that has been fired just now" is on some of them.
_NARROWED: Final = r"\s+(?:that|which|who|whose|where|you|they|of|in|with|without|from|beside|next|not|just|still)\b"
_CONDITION: Final = re.compile(
    r"\b(?:if|when|whenever|unless|would|until|with \w+ players|player game|once|has fewer|per|more)\b"
)


def check(context: GameContext) -> Problems:
    """The first sentence for each marker."""
    supplies = context.get(_supplies) if context.is_english else {}
    if not supplies:
        return
    things, seen = any_of(supplies), set[str]()
    counted = nouns(context.game).pieces
    patterns = [
        rf"{_PUT}(?P<said>(?P<n>{NUMBER})\s+(?P<name>{things})\s+{_EACH}(?P<of>[a-z]+))\b(?!{_NARROWED})",
        rf"{_GETS}(?P<said>(?P<n>{NUMBER})\s+(?P<name>{things}))",
    ]
    if not _RUNS_OUT.search(context.prose.lower):
        patterns.append(
            rf"{_PUT}(?P<said>(?:an?|one)\s+(?P<name>{things})(?:\s+(?:markers?|tokens?))?\s+{_EACH}(?P<of>[a-z]+)\s+{_FEWER})"
        )
    for pattern in patterns:
        for match in re.finditer(pattern, context.prose.lower):
            marker, number = supplies[match["name"]]
            each = number_of(match["n"])
            many = context.game.kit.players.most
            if (groups := match.groupdict()).get("of"):
                many = number_of(groups["many"]) if groups["many"] else _number_of(groups["of"], supplies, counted)
            start, end = context.outline.sentence(match.start())
            around = f"{context.prose.lower[start : match.start()]} {context.prose.lower[match.end() : end]}"
            is_clear = not _CONDITION.search(around) and not context.outline.is_aside(start)
            if each * many > number and is_clear and marker.id not in seen:
                seen.add(marker.id)
                of = f" on each of {many}" if groups.get("of") else f" for each of {many} players"
                yield Problem(
                    message=f"{each} {match['name']}{of} are {each * many}, but there are {number}",
                    span=context.prose.match_span(match, "said"),
                    hint="make more of them, or use fewer",
                    related=(Related(marker.at("supply"), "this is how many there are"),),
                )


def _number_of(name: str, supplies: Mapping[str, tuple[Marker, int]], counted: Phrases) -> int:
    """How many there are of something; 0 if that is not known."""
    if name in supplies:
        return supplies[name][1]
    thing = counted.get(plurals(name)[0])
    return min(thing.numbers) if thing else 0


def _supplies(context: GameContext) -> Mapping[str, tuple[Marker, int]]:
    """The markers that can be counted, with their supply, by their names for one and several.

    Not those that move along a track: there "four steam" is a place on it.
    """
    found: dict[str, tuple[Marker, int]] = {}
    on_tracks = {resource.marker for resource in context.game.resources if resource.track}
    for marker in context.game.markers:
        number = context.number_of(marker.supply)
        if (
            not number
            or marker.id in on_tracks
            or marker.unlimited
            or marker.value is not None
            or marker.per_player
            or marker.side
        ):
            continue
        for name in names_of(marker):
            found |= {form.lower(): (marker, number) for form in (name, *plurals(name))}
    return found
