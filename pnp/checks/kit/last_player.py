"""Players may lose one after another, and nothing says what becomes of the last.

Looks, in complete English games for three players or more, for a goal with `loses: true` by which one player alone
loses ("You lose if all your heroes are dead"), beside goals to win. If no sentence speaks of the last player, of the
others who play on or of all who have lost, that goal is found. Games that are won and lost together are left alone. Its
findings are notes.

When one is left, does that player win at once, or play on alone? And if the last two are lost together?

```yaml file=kit.yaml
kit: mist
title: Mist
players: 2-4
licence: CC-BY-4.0
first_player: The youngest begins.
phases: [{id: move, name: Move, text: Move your party.}]
setup: [{id: start, text: Put your party on the first space.}]
goals:
  - {id: end, name: End, text: The first party at the end wins., reach: end}
  - {id: dead, name: Dead, text: You lose if all your heroes are dead., loses: true}
```
```text
kit.yaml:10:34: info K108 players may lose one by one, and nothing says what becomes of the last
```
```diff file=kit.yaml
-  - {id: dead, name: Dead, text: You lose if all your heroes are dead., loses: true}
+  - {id: dead, name: Dead, text: You lose if all your heroes are dead. The last player wins at once., loses: true}
```
"""

import re
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "last player left"
SEVERITY = Severity.INFO

_LEAST: Final = 3
_ALONE: Final = re.compile(r"\b(?:you|a player|any player|each player|who(?:ever)?)\b", re.IGNORECASE)
_TOGETHER: Final = re.compile(
    r"\bco-?operat|\btogether\b|\bas (?:a team|one)\b|\ball of you\b|\bthe team\b|\bwin or lose\b"
    r"|\b(?:everybody|everyone|all players|the players|both players) (?:wins?|los(?:e|es))\b"
)
_LAST: Final = re.compile(
    r"\blast (?:\w+ )?(?:player|one|party|side|team|survivor|left|standing|in the game)\b|\bonly one\b"
    r"|\bsurviv(?:or|es?)\b|\bremaining players?\b|\bstill in the game\b|\b(?:player|party) (?:is|who is) left\b"
    r"|\b(?:others|other players|rest|remaining players?) (?:play|go|carr|continue|keep)"
    r"|\b(?:everybody|everyone|nobody|no player|all players|all others|all but one|both players|the others)\b"
    r"[^.\n]{0,40}\b(?:lost|lose|loses|out|dead|eliminated|killed|left)\b"
)


def check(context: GameContext) -> Problems:
    """The first goal by which a player loses alone."""
    game, lower = context.game, context.prose.lower
    alone = [goal for goal in game.goals if goal.loses and not goal.side and _ALONE.search(goal.text)]
    is_race = game.kit.status == "complete" and game.kit.players.most >= _LEAST and len(alone) < len(game.goals)
    if alone and is_race and context.is_english and not _TOGETHER.search(lower) and not _LAST.search(lower):
        yield Problem(
            message="players may lose one by one, and nothing says what becomes of the last",
            span=alone[0].at("text"),
            hint="say whether the last player wins or plays on, and who wins if all have lost",
        )
