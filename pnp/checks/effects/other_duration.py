"""The text states a different duration from the effect.

Compares "for the rest of the game" and "until the end of the turn" (or a sentence that ends in "this turn") in the text
of a card, table row, unit or terrain with `lasts` of its effects.

A bonus for the whole game is much stronger than a bonus for one turn.

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
decks.yaml:7:40: warning E106 the text says 'for the rest of the game', but the effect lasts for the turn
```
```diff file=decks.yaml
-        effects: [{do: modify, what: attack, by: 1, target: {side: own}, lasts: turn}]
+        effects: [{do: modify, what: attack, by: 1, target: {side: own}, lasts: game}]
```
"""

import re
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.effects.words import DescribedEffects, described_effects

NAME = "wrong duration in the text"
SEVERITY = Severity.WARNING

_GAME: Final = re.compile(r"\b(?:for|until) the (?:rest|remainder|end) of the (?:game|battle)\b|\bpermanently\b", re.I)
_TURN: Final = re.compile(r"\buntil the end of (?:the|this|your) turn\b|\bthis turn(?=[.;!]|$)", re.I)
_CONDITION: Final = re.compile(r"\b(?:if|unless|when|that|who|which|has|have|had|was|were)\b[^.;:]*$", re.I)
_END: Final = re.compile(r"[.;!?]\s")
_SHORT: Final = ("attack", "phase", "turn", "round")


def check(context: GameContext) -> Problems:
    """Every record whose effects all state how long they last."""
    for described in described_effects(context.game):
        if described.is_structured and all(effect.lasts for effect in described.effects):
            yield from _compare(described)


def _compare(described: DescribedEffects) -> Problems:
    text, lasting = described.record.text, {effect.lasts for effect in described.effects}
    game, turn = _GAME.search(text), _TURN.search(text)
    # A single sentence covers every effect; of several sentences, one may have no duration.
    is_single_sentence = not _END.search(text.strip()[:-1])
    if game and not turn and (lasting <= set(_SHORT) or (is_single_sentence and not lasting.isdisjoint(_SHORT))):
        yield _problem(described, game, _SHORT)
    if not turn or game or _CONDITION.search(text[: turn.start()]):
        return
    if lasting == {"game"} or (is_single_sentence and "game" in lasting):
        yield _problem(described, turn, ("game",))


def _problem(described: DescribedEffects, match: re.Match[str], lasting: tuple[str, ...]) -> Problem:
    wrong = [effect for effect in described.effects if effect.lasts in lasting]
    does, places = f"lasts for the {wrong[0].lasts}", (effect.at("lasts") for effect in wrong)
    return described.contradiction(match[0], match.start(), does, "correct the text or lasts:", places)
