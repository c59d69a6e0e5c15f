"""Changes that the words say without naming what changes: "Your hero gets +2 in this trial"."""

from __future__ import annotations

import re
from typing import Final

from pnp.analysis.prose import without_templates
from pnp.checks.effects.words import Changes, Saying, Speaker
from pnp.model.effects import Effect

# Behind the number no word may stand that says of what it is: "+10 points" is no change of a stat.
_SIGNED: Final = re.compile(
    r"(?<![\w.,/:+−–-])(?P<sign>[+−–-])(?P<number>\d+)(?=\**(?:[.,;!?)](?!\d)|\Z"
    r"|\s+(?:in|to|on|for|at|this|when|if|while|here|until|and|or|as|with|during|instead|the)\b))"
)
# Words that may turn a sign round: what is good for one side is bad for the other, less of a price is a gain.
_TURNS: Final = re.compile(
    r"\b(?:against|vs|versus|enem\w+|oppon\w+|opposing|foes?|attackers?|less|fewer|costs?|prices?|to be|its?|them)\b",
    re.IGNORECASE,
)
_OWN: Final = ("", "own", "any")


def lone_numbers(speaker: Speaker, changes: Changes) -> tuple[list[Saying], list[Effect]]:
    """Signed numbers of the words that no effect has, and effects whose number the words do not say, sign apart.

    Empty unless the words say as many different signed numbers as the effects have, name no stat, and everything that
    happens is such a change.
    """
    sayings, effects = _signed(speaker)
    said, done = {abs(saying.number) for saying in sayings}, {abs(effect.by or 0) for effect in effects}
    if len(said) != len(done) or len(said - done) != 1 or _names_something(speaker, changes):
        return [], []
    strange = [saying for saying in sayings if abs(saying.number) not in done]
    return strange[:1], [effect for effect in effects if abs(effect.by or 0) not in said]


def turned_sign(speaker: Speaker, changes: Changes) -> tuple[list[Saying], list[Effect]]:
    """The only signed number of the words, and the effects that have it with the other sign and for the same side."""
    sayings, effects = _signed(speaker)
    numbers, changed = {saying.number for saying in sayings}, {effect.by for effect in effects}
    if len(numbers) != 1 or changed != {-sayings[0].number} or _names_something(speaker, changes):
        return [], []
    if _TURNS.search(speaker.record.text) or any(_is_turned(effect) for effect in effects):
        return [], []
    return sayings[:1], effects


def _is_turned(effect: Effect) -> bool:
    return effect.versus is not None or (effect.target is not None and effect.target.side not in _OWN)


def _signed(speaker: Speaker) -> tuple[list[Saying], list[Effect]]:
    """The signed numbers of the words and the effects, if all of these change something by a number."""
    effects = [effect for effect in speaker.effects if effect.do == "modify" and effect.by]
    if not effects or len(effects) != len(speaker.effects):
        return [], []
    sayings = [
        Saying("", int(match["number"]) * (1 if match["sign"] == "+" else -1), match.start(), match[0])
        for match in _SIGNED.finditer(without_templates(speaker.record.text))
    ]
    return (sayings, effects) if sayings else ([], [])


def _names_something(speaker: Speaker, changes: Changes) -> bool:
    """Whether the words name what changes: that is compared elsewhere."""
    return next(changes.of(speaker.record.text), None) is not None
