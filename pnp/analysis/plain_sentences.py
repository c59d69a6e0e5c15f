"""A game → the sentences of its rules that hold without a condition, to compare them with charts, tables and tracks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, TypeVar

from pnp.analysis.context import GameContext
from pnp.analysis.names import spoken_names
from pnp.analysis.numerals import NUMBER, number_of
from pnp.model.costs import Cost
from pnp.model.names import Named
from pnp.values import dataclass

N = TypeVar("N", bound=Named)

_PARTS: Final = {
    "half": Fraction(1, 2),
    "third": Fraction(1, 3),
    "two thirds": Fraction(2, 3),
    "quarter": Fraction(1, 4),
    "three quarters": Fraction(3, 4),
}
# A part of one, in words: "half", "a third", "one-half".
PART: Final = r"(?:(?:(?:an?\s+|one[\s-])?(?:half|third|quarter)|two[\s-]thirds|three[\s-]quarters)\b)"
# A whole number or a part, in digits or words.
AMOUNT: Final = rf"(?:\d?[½¼¾⅓⅔]|\d{{1,2}}/\d{{1,2}}|\d\.\d|{PART}|{NUMBER})"
# What may stand between the name of terrain and its verb.
PLACE: Final = r"(?:[ -]?(?:hex(?:es|sides?)?|spaces?|squares?|sides?|cells?|terrain))?"
_CONDITION: Final = re.compile(
    r"\b(?:if|when|whenever|while|unless|except|instead|until|only|after|during|otherwise|example|without|would|had)\b"
)
# Of these, what a definition has, too: "in supply if a path of at most six hexes leads to it".
_IF: Final = frozenset(("if", "when", "while", "only", "without"))
_EMPHASIS: Final = str.maketrans("*_\n", "   ")


@dataclass(frozen=True, slots=True)
class PlainSentence:
    """A sentence in small letters, without marks of emphasis. start: where it begins in the prose."""

    text: str
    start: int


def plain_sentences(
    context: GameContext, leads: Sequence[str], *, with_if: bool = False, besides: frozenset[str] = frozenset()
) -> Iterator[PlainSentence]:
    """The sentences with some letters in them that have no condition and do not stand in a variant or an example.

    with_if: also those that define something by a condition. besides: words of conditions that may stand there. Empty
    for rules in another language than English.
    """
    allowed = besides | (_IF if with_if else frozenset())
    words, known, end = context.prose, context.outline, 0
    for place in words.places(leads) if context.is_english else ():
        if place < end:
            continue
        # A blank before a word may end the sentence before it.
        start, end = known.sentence(place + words.lower[place].isspace())
        conditions = {match[0] for match in _CONDITION.finditer(words.lower, start, end)}
        if not known.is_aside(start) and not conditions - allowed:
            yield PlainSentence(words.lower[start:end].translate(_EMPHASIS), start)


def is_plain(context: GameContext, start: int, end: int, *, besides: frozenset[str] = frozenset()) -> bool:
    """Whether a part of the prose has no word of a condition. besides: such words that may stand there."""
    conditions = {match[0] for match in _CONDITION.finditer(context.prose.lower, start, end)}
    return not conditions - besides


def by_spoken_name(records: Iterable[N]) -> Mapping[str, N]:
    """Records by what people call them, in small letters, without names that several have."""
    found: dict[str, list[N]] = {}
    for record in records:
        for name in {name.lower() for name in spoken_names(record)}:
            found.setdefault(name, []).append(record)
    return {name: same[0] for name, same in found.items() if len(same) == 1}


def any_of(names: Iterable[str]) -> str:
    """A pattern for one of some names, the longest that fits; one that nothing matches for no names."""
    longest_first = sorted(names, key=lambda name: (-len(name), name))
    return rf"(?:{'|'.join(re.escape(name) for name in longest_first)})(?!\w)" if longest_first else r"(?!)"


def amount_of(words: str) -> Fraction:
    """The number of words that match ``AMOUNT``."""
    if words[0].isdigit() or words[0] in "½¼¾⅓⅔":
        return Cost.parse(words).points
    spaced = words.replace("-", " ")
    # "Two thirds" have "third" in them, too.
    part = max((name for name in _PARTS if name in spaced), key=len, default=None)
    return _PARTS[part] if part else Fraction(number_of(words))
