"""A goal asks for more pieces than a player can have.

Reads, in English rules and goals, what somebody wins with or what ends the game, "a player with five silos wins", "it
ends when a side has all five of its silos on the map", and compares it with the pieces that each side or player has by
the rules or by the marker, "each side has four silos", "four of each side", `per_player`, or else with its supply.

The game cannot be won that way. Usually one of the two numbers was changed after a test.

```yaml file=play.yaml
markers:
  - {id: silo, name: Silo, supply: 8, text: Four of each side.}
goals:
  - {id: arsenal, name: Arsenal, text: A player with five silos wins.}
```
```text
play.yaml:4:54: warning Z207 'five silos' are needed to win, but a player has at most 4
```
```diff file=play.yaml
-  - {id: arsenal, name: Arsenal, text: A player with five silos wins.}
+  - {id: arsenal, name: Arsenal, text: A player with four silos wins.}
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.names import spoken_names
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import stem
from pnp.analysis.plain_sentences import any_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.markers import Marker
from pnp.model.play import Goal

NAME = "goal beyond the pieces"
SEVERITY = Severity.WARNING

_NEEDED: Final = (
    rf"\b(?:with|has|have|controls?|owns?|holds?|builds?|placed|collects?) (?:at least |all )?(?P<said>(?P<n>{NUMBER}) "
    rf"(?:of (?:its|his|her|their|your|the) )?(?:[a-z]+ )??(?P<thing>{{names}}))\b"
)
_WIN: Final = re.compile(r"\b(?:wins?|won|victory)\b")
_END: Final = re.compile(r"\b(?:game|it|play) (?:also )?ends\b|\bgame is over\b|\bends the game\b")
_EACH_HAS: Final = re.compile(r"\beach (?:side|player|team) (?:has|gets|receives|takes) (?P<list>[^.;:]+)")
_OF_EACH: Final = re.compile(rf"^\W*(?P<n>{NUMBER}) (?:of|for) each (?:side|player|team|colour|color)\b")
_ITEM: Final = re.compile(rf"\b(?P<n>{NUMBER}) (?:[a-z]+ )?(?P<thing>[a-z]+)\b")


def check(context: GameContext) -> Problems:
    """The first goal for each marker."""
    if not context.is_english:
        return
    words, known, seen = context.prose, context.outline, set[str]()
    markers = {name.lower(): marker for marker in context.game.markers for name in spoken_names(marker)}
    needed = re.compile(_NEEDED.replace("{names}", any_of(markers)))
    for match in words.matches(needed, words.lower) if markers else ():
        marker = markers[match["thing"]]
        start, end = known.sentence(match.start())
        is_goal = isinstance(words.passage(start)[0].record, Goal)
        is_win = is_goal or bool(_WIN.search(words.lower, start, end))
        if marker.id in seen or not (is_win or _END.search(words.lower, start, end)) or known.is_aside(start):
            continue
        most = min(_most(context, marker), default=0)
        if most and number_of(match["n"]) > most:
            seen.add(marker.id)
            purpose = "win" if is_win else "end the game"
            yield Problem(
                message=f"{match['said']!r} are needed to {purpose}, but a player has at most {most}",
                span=words.match_span(match, "said"),
                hint="ask for fewer, or make more of them",
                related=(Related(marker.at("supply"), "this is how many there are"),),
            )


def _most(context: GameContext, marker: Marker) -> Iterator[int]:
    """How many of a marker a player can have, by all that is said of it."""
    supply = context.number_of(marker.supply)
    if supply and not marker.unlimited and marker.value is None:
        yield supply
    if each := context.number_of(marker.per_player):
        yield each
    if match := _OF_EACH.match(marker.text.lower()):
        yield number_of(match["n"])
    name = stem(marker.name.split()[-1])
    for given in context.prose.matches(_EACH_HAS, context.prose.lower):
        yield from (number_of(item["n"]) for item in _ITEM.finditer(given["list"]) if stem(item["thing"]) == name)
