"""The players take all of a marker at the start, and none is left for a rule that gives one.

Reads, in the set-up of English rules, "each player takes three camels", multiplies by the greatest number of players,
and compares with the supply of the marker. If that is all of them, and a space, a card or a rule gives another one
("Take 1 camel"), while nothing says that any comes back or what happens when there is none, the first such sentence is
found. It is a note: players may be meant to go without.

With all seats taken, the space where one buys camels is of no use from the first turn to the last.

```yaml file=pieces.yaml
markers:
  - {id: camel, name: Camel, supply: 6}
setup:
  - {id: camels, text: Each player takes three camels.}
phases:
  - {id: market, name: Market, text: Pay two coins and take a camel.}
```
```text
pieces.yaml:6:61: info S140 there is no camel left: 2 players take all 6 at the start
```
```diff file=pieces.yaml
-  - {id: camel, name: Camel, supply: 6}
+  - {id: camel, name: Camel, supply: 10}
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import paragraph_at
from pnp.analysis.plain_sentences import any_of
from pnp.analysis.word_forms import plurals
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "none left after the set-up"
SEVERITY = Severity.INFO

_STARTS: Final = (
    r"\beach player (?:takes|gets|receives|starts with|begins with|is given)\s+(?P<said>(?P<n>{number})\s+{names})\b"
)
_GAINS: Final = r"\b(?:takes?|gains?|gets?|buys?|receives?)\s+(?P<said>(?:an?|one|1|another|a new)\s+{names})\b"
_GAINING: Final = ("take", "gain", "get", "buy", "receive")
_BACK: Final = (
    r"\b(?:returns?|pays?|los(?:e|es)|discards?|puts?|gives?|removes?|sells?|spends?|trades?)\s+"
    r"(?:(?:an?|one|two|\d|the|your|all|any|of|its|his|her|their|back)\s+){{0,3}}{names}\b"
)
_NONE: Final = re.compile(r"\b(?:runs?|ran) out\b|\bnone (?:is|are) left\b|\bsupply is (?:empty|exhausted|limited)\b")


def check(context: GameContext) -> Problems:
    """The first gain of each marker of which none is left."""
    words, players = context.prose, context.game.kit.players.most
    for marker in context.game.markers if context.is_english else ():
        number = context.number_of(marker.supply)
        if not number or marker.unlimited or marker.per_player or marker.value is not None or number % players:
            continue
        name = marker.name.lower()
        names = any_of((name, *plurals(name)))
        start = _first(context, _STARTS.format(number=NUMBER, names=names), is_set_up=True)
        if start is None or number_of(start["n"]) * players != number:
            continue
        gain = _first(context, _GAINS.format(names=names), is_set_up=False)
        if gain and not _comes_back(context, names):
            yield Problem(
                message=f"there is no {name} left: {players} players take all {number} at the start",
                span=words.match_span(gain, "said"),
                hint="make more of them, or say how they come back",
                related=(
                    Related(words.match_span(start, "said"), "all are taken here"),
                    Related(marker.at("supply"), "this is how many there are"),
                ),
            )


def _first(context: GameContext, pattern: str, *, is_set_up: bool) -> re.Match[str] | None:
    """The first match of a pattern in the set-up, or out of it."""
    matches = context.prose.find_with(re.compile(pattern), ("each player",) if is_set_up else _GAINING)
    return next((match for match in matches if context.outline.is_set_up(match.start()) == is_set_up), None)


def _comes_back(context: GameContext, names: str) -> bool:
    """Whether players give some away, or a paragraph says what happens when there are none, or nothing, left."""
    lower = context.prose.lower
    told = (lower[slice(*paragraph_at(lower, match.start()))] for match in _NONE.finditer(lower))
    return bool(re.search(_BACK.format(names=names), lower)) or any(
        re.search(rf"\b{names}|\b(?:anything|something|pieces?|markers?|tokens?)\b", words) for words in told
    )
