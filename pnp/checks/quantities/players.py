"""The text gives a different number of players than the kit.

Reads "a game for two to four players", "Harbour is for two to four players", "Players: 2–4" and "the three-player game"
in the rules and the summary, and compares them with `players:` in kit.yaml. A range must be the whole range; a single
number must be within it.

People print a game for the number of players that it names, but the set-up is checked for the number in the kit.

```yaml file=kit.yaml
kit: harbour
title: Harbour
players: 2-4
licence: CC-BY-4.0
summary: A game for two to five players.
```
```text
kit.yaml:5:21: warning Q109 the text says 'two to five players', but the kit is for 2–4
```
```diff file=kit.yaml
-summary: A game for two to five players.
+summary: A game for two to four players.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.prose import places_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.kit import Players

NAME = "wrong number of players"
SEVERITY = Severity.WARNING

_RANGE: Final = rf"(?P<low>{NUMBER})(?:\s*(?:to|or|–|-)\s*(?P<high>{NUMBER}))?"
_FOR: Final = re.compile(
    rf"\b(?:game|wargame|battle|duel|skirmish|race)(?: [\w’'-]+){{0,6}}? for (?P<said>{_RANGE}\s+players?)\b"
)
# What is said of the game by its own name, or on a line of its own, is a range: one number may be a scenario's.
_WHOLE: Final = rf"(?P<said>(?P<low>{NUMBER})\s*(?:to|or|–|-)\s*(?P<high>{NUMBER})\s+players?)\b"
_OF_TITLE: Final = (
    r"(?:(?:is|was made|was written|is made|is meant|is written|is a game) for|plays with|is played (?:by|with)"
    rf"|can be played by|takes|seats)\s+(?:groups of\s+)?{_WHOLE}"
)
_LINE: Final = re.compile(
    rf"^[^\w\n]*(?:number of )?players[*_]*\s*[:=][*_]*\s*"
    rf"(?P<said>(?P<low>{NUMBER})\s*(?:to|–|-)\s*(?P<high>{NUMBER}))[*_.]*\s*$",
    re.MULTILINE,
)
_GAME: Final = re.compile(rf"(?<![\w–-])(?P<said>{_RANGE}[- ]player (?:[\w’'-]+ )?game)\b")
_COUNTED: Final = re.compile(rf"{NUMBER}[- \n]$")
_NEAR: Final = 13
_REACH: Final = 90


def check(context: GameContext) -> Problems:
    """Every number of players of the whole game that differs from that of the kit."""
    game = context.game
    if not context.is_english:
        return
    words, players = context.prose, game.kit.players
    for match in _numbers(context):
        if _is_wrong(match, players):
            at, length = match.start("said"), len(match["said"])
            yield Problem(
                message=f"the text says {words.text[at : at + length]!r}, but the kit is for {players}",
                span=words.span(at, length),
                hint="correct the sentence, or players: in kit.yaml",
                related=(Related(game.kit.at("players"), "declared here"),),
            )


def _numbers(context: GameContext) -> Iterator[re.Match[str]]:
    lower, title = context.prose.lower, context.game.kit.title.casefold()
    seen: set[int] = set()
    for place in places_of(lower, ("player",)):
        if not _COUNTED.search(lower, max(0, place - _NEAR), place):
            continue
        start = max(0, place - _REACH)
        for pattern in (_FOR, _GAME):
            for match in pattern.finditer(lower, start, place + 24):
                if match.start("said") <= place < match.end("said"):
                    seen.add(match.start("said"))
                    yield match
    whole = (_LINE, *([re.compile(rf"\b{re.escape(title)}[*_]*\s+{_OF_TITLE}")] if title else []))
    for pattern in whole:
        for match in context.outline.find(pattern, lower):
            if match.start("said") not in seen and not context.outline.is_aside(match.start()):
                yield match


def _is_wrong(match: re.Match[str], players: Players) -> bool:
    """Whether a range differs from that of the kit, or a single number is not within it."""
    low = number_of(match["low"])
    if not match["high"]:
        return not players.least <= low <= players.most
    high = number_of(match["high"])
    if match["said"].endswith("game"):
        return not (players.least <= low and high <= players.most)
    return low != players.least or (high != players.most and players.most < 99)
