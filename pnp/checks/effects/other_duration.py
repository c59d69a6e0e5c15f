"""The words say how long, and the effect lasts otherwise.

## What it does
Compares "for the rest of the game" and "until the end of the turn" (or a sentence that ends in "this turn") in the
words of a card, table row, unit or terrain with `lasts` of its effects.

## Why it matters
A bonus for a turn and a bonus for the game are two cards.

## Fails
```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - id: drill
        name: Drill
        text: Your units get Attack +1 for the rest of the game.
        effects: [{do: modify, what: attack, by: 1, target: {side: own}, lasts: turn}]
```
```text
decks.yaml:7:40: warning E106 the words say 'for the rest of the game', but the effect lasts for the turn
```

## Passes
```diff file=decks.yaml
-        effects: [{do: modify, what: attack, by: 1, target: {side: own}, lasts: turn}]
+        effects: [{do: modify, what: attack, by: 1, target: {side: own}, lasts: game}]
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.words import Speaker, speakers
from pnp.findings import Related, Severity

CODE = "E106"
NAME = "words with another duration"
SEVERITY = Severity.WARNING

_GAME: Final = re.compile(r"\b(?:for|until) the (?:rest|remainder|end) of the (?:game|battle)\b|\bpermanently\b", re.I)
_TURN: Final = re.compile(r"\buntil the end of (?:the|this|your) turn\b|\bthis turn(?=[.;!]|$)", re.I)
_CONDITION: Final = re.compile(r"\b(?:if|unless|when|that|who|which|has|have|had|was|were)\b[^.;:]*$", re.I)
_END: Final = re.compile(r"[.;!?]\s")
_SHORT: Final = ("attack", "phase", "turn", "round")


def check(context: GameContext) -> Iterator[Problem]:
    """Every record all of whose effects say how long they last."""
    for speaker in speakers(context.game):
        if speaker.tells_all and all(effect.lasts for effect in speaker.effects):
            yield from _compare(speaker)


def _compare(speaker: Speaker) -> Iterator[Problem]:
    text, lasting = speaker.record.text, {effect.lasts for effect in speaker.effects}
    game, turn = _GAME.search(text), _TURN.search(text)
    # In a single sentence every effect lasts as long as it says; of several, one may not say it.
    is_one = not _END.search(text.strip()[:-1])
    if game and not turn and (lasting <= set(_SHORT) or (is_one and not lasting.isdisjoint(_SHORT))):
        yield _problem(speaker, game, _SHORT)
    if not turn or game or _CONDITION.search(text[: turn.start()]):
        return
    if lasting == {"game"} or (is_one and "game" in lasting):
        yield _problem(speaker, turn, ("game",))


def _problem(speaker: Speaker, match: re.Match[str], lasting: tuple[str, ...]) -> Problem:
    wrong = [effect for effect in speaker.effects if effect.lasts in lasting]
    return Problem(
        message=f"the words say {match[0]!r}, but the effect lasts for the {wrong[0].lasts}",
        span=speaker.place(match.start(), len(match[0])),
        hint="mend the words or lasts:",
        related=tuple(Related(effect.at("lasts"), "the effect") for effect in wrong),
    )
