"""The text is about one player, the effect about the other.

Reads who draws, discards, gains, loses or skips in the text of a card, table row, unit or terrain: "your opponent
discards", "you draw", or the imperative "Draw …" at the start of a sentence that names nobody else. It compares this
with the side of the effects that do the same.

The player of the card loses the cards that the opponent should have lost.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - id: spy
        name: Spy
        text: Your opponent discards two cards.
        effects: [{do: discard, what: card, count: 2, target: {side: own}}]
```
```text
decks.yaml:7:15: warning E109 the text says 'Your opponent discards', but the effect is for side 'own'
```
```diff file=decks.yaml
-        effects: [{do: discard, what: card, count: 2, target: {side: own}}]
+        effects: [{do: discard, what: card, count: 2, target: {side: enemy}}]
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.effects.words import DescribedEffects, described_effects
from pnp.model.effects import Effect
from pnp.values import dataclass

NAME = "wrong player in the text"
SEVERITY = Severity.WARNING

_VERBS: Final = ("draw", "discard", "gain", "lose", "skip")
_OTHERS: Final = r"(?:opponents?|enem(?:y|ies)|other\s+players?)"
_ACT: Final = re.compile(
    rf"(?:(?P<other>\b(?:your\s+|the\s+|each\s+|every\s+)?{_OTHERS})\s+|(?P<you>\byou)\s+)?"
    r"(?:(?:must|may|also|then|immediately)\s+)*"
    rf"\b(?P<verb>{'|'.join(_VERBS)})(?P<third>s)?\b",
    re.IGNORECASE,
)
_ANYBODY_ELSE: Final = re.compile(
    rf"\b{_OTHERS}\b|\b(?:each|every|all|any|another|they|their|his|her)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class _Act:
    """Words that say who does something. side: ``own``, ``enemy``, or empty if that is open."""

    verb: str
    side: str
    words: str
    offset: int


def check(context: GameContext) -> Problems:
    """Every verb whose subject the effects contradict."""
    for described in described_effects(context.game):
        if described.is_structured and any(effect.do in _VERBS for effect in described.effects):
            acts = list(_acts(described.record.text))
            for verb in _VERBS:
                yield from _compare(described, verb, [act for act in acts if act.verb == verb])


def _acts(text: str) -> Iterator[_Act]:
    for match in _ACT.finditer(text):
        yield _Act(match["verb"].casefold(), _side(text, match), match[0], match.start())


def _side(text: str, match: re.Match[str]) -> str:
    if match["other"]:
        return "enemy"
    if match["you"]:
        return "own"
    before = text[: match.start()].rstrip()
    end = re.search(r"[.;!?]", text[match.end() :])
    sentence = text[match.end() : match.end() + end.start()] if end else text[match.end() :]
    is_imperative = not match["third"] and (not before or before[-1] in ".!?")
    # An earlier sentence may have named somebody else.
    names_nobody_else = not _ANYBODY_ELSE.search(sentence) and not re.search(_OTHERS, text, re.IGNORECASE)
    return "own" if is_imperative and names_nobody_else else ""


def _compare(described: DescribedEffects, verb: str, acts: list[_Act]) -> Problems:
    effects = [effect for effect in described.effects if effect.do == verb]
    sides = {_side_of(effect) for effect in effects}
    stated_sides = {act.side for act in acts}
    if acts and effects and sides <= {"own", "enemy"} and stated_sides <= {"own", "enemy"} and not sides & stated_sides:
        does, hint = f"is for side {_side_of(effects[0])!r}", "correct the text or the side of the target"
        places = (effect.target.at("side") if effect.target else effect.span for effect in effects)
        yield described.contradiction(acts[0].words, acts[0].offset, does, hint, places)


def _side_of(effect: Effect) -> str:
    return effect.target.side if effect.target else ""
