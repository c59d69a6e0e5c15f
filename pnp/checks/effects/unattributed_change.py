"""Changes in a text that does not say what changes: "Your hero gets +2 in this trial"."""

import re
from typing import Final

from pnp.analysis.prose import without_templates
from pnp.checks.effects.words import Changes, DescribedEffects, StatedNumber
from pnp.model.effects import Effect

# No noun may follow the number: "+10 points" is no change of a stat.
_SIGNED: Final = re.compile(
    r"(?<![\w.,/:+−–-])(?P<sign>[+−–-])(?P<number>\d+)(?=\**(?:[.,;!?)](?!\d)|\Z"
    r"|\s+(?:in|to|on|for|at|this|when|if|while|here|until|and|or|as|with|during|instead|the)\b))"
)
# Words that may reverse a sign: what is good for one side is bad for the other, a lower price is a gain.
_REVERSING: Final = re.compile(
    r"\b(?:against|vs|versus|enem\w+|oppon\w+|opposing|foes?|attackers?|less|fewer|costs?|prices?|to be)\b",
    re.IGNORECASE,
)
_OWN: Final = ("", "own", "any")
_YOU: Final = re.compile(r"\b(?:you(?:rs?)?|all|each|every\w*)\b", re.IGNORECASE)


def lone_numbers(described: DescribedEffects, changes: Changes) -> tuple[list[StatedNumber], list[Effect]]:
    """Signed numbers of the text that no effect has, and effects whose number is not in the text, whatever the sign.

    Empty unless the text has as many different signed numbers as the effects and names no stat, and all effects are
    such changes.
    """
    stated_numbers, effects = _signed(described)
    in_text, in_effects = {abs(stated.number) for stated in stated_numbers}, {abs(effect.by or 0) for effect in effects}
    if len(in_text) != len(in_effects) or len(in_text - in_effects) != 1 or _names_something(described, changes):
        return [], []
    unmatched = [stated for stated in stated_numbers if abs(stated.number) not in in_effects]
    return unmatched[:1], [effect for effect in effects if abs(effect.by or 0) not in in_text]


def reversed_sign(described: DescribedEffects, changes: Changes) -> tuple[list[StatedNumber], list[Effect]]:
    """The only signed number of the text, and the effects that have it with the opposite sign for the same side."""
    stated_numbers, effects = _signed(described)
    numbers, changed = {stated.number for stated in stated_numbers}, {effect.by for effect in effects}
    if len(numbers) != 1 or changed != {-stated_numbers[0].number} or _names_something(described, changes):
        return [], []
    text = described.record.text
    if _REVERSING.search(text) or any(_may_be_reversed(effect, text) for effect in effects):
        return [], []
    return stated_numbers[:1], effects


def _may_be_reversed(effect: Effect, text: str) -> bool:
    """What an effect does to others is a gain of yours in a text that speaks of you, or of all."""
    is_of_others = effect.target is not None and effect.target.side not in _OWN
    return effect.versus is not None or (is_of_others and _YOU.search(text) is not None)


def _signed(described: DescribedEffects) -> tuple[list[StatedNumber], list[Effect]]:
    """The signed numbers of the text, and the effects, if all of them change something by a number."""
    effects = [effect for effect in described.effects if effect.do == "modify" and effect.by]
    if not effects or len(effects) != len(described.effects):
        return [], []
    stated_numbers = [
        StatedNumber("", int(match["number"]) * (1 if match["sign"] == "+" else -1), match.start(), match[0])
        for match in _SIGNED.finditer(without_templates(described.record.text))
    ]
    return (stated_numbers, effects) if stated_numbers else ([], [])


def _names_something(described: DescribedEffects, changes: Changes) -> bool:
    """Whether the text names what changes, which other checks compare."""
    return next(changes.of(described.record.text), None) is not None
