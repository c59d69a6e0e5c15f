"""Examples that count one thing up and down over several sentences: "There were three. She pays two. Two are left."

An amount is followed from where an example states it to where it states it again; what is gained and paid in between
must lead there. An example with a number in between that is neither is left alone.
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import stem
from pnp.checks.api import GameContext
from pnp.model.tables import Example
from pnp.values import dataclass

_EXAMPLE: Final = re.compile(r"^:::+ *example[^\n]*\n(?P<text>.*?)^:::", re.MULTILINE | re.DOTALL)
_BORDER: Final = "\n\n"
_NOUN: Final = r"(?:\s+(?!times\b|players?\b)(?P<{0}>[a-z]{{3,}}))?"
_N: Final = rf"(?P<n>{NUMBER})\b"
_WHO: Final = r"(?:\s+(?:him|her|them|you|it))?"
# What states an amount, what adds to one, what takes from it, and what states how much it has become.
_LEVEL: Final = re.compile(
    rf"\b(?:there (?:were|are)(?: now)?|stands? (?:on|at)|(?:begins?|starts?) (?:on|at|with)|had|has)\s+{_N}"
    + _NOUN.format("noun")
)
_MORE: Final = re.compile(
    rf"\b(?:gives?|gets?|gains?|receives?|takes?|earns?|adds?|brings?|scores?|draws?){_WHO}\s+{_N}"
    + _NOUN.format("noun")
)
_LESS: Final = re.compile(
    rf"\b(?:costs?|pays?|loses?|spends?|discards?|returns?|minus|subtracts?|uses? up){_WHO}\s+{_N}"
    + _NOUN.format("noun")
)
_RESULT: Final = re.compile(
    rf"\b{_N}(?:\s+(?P<noun>[a-z]{{3,}}))?\s+(?:is|are|remains?)\s+left\b"
    r"|\b(?:comes? to|ends? (?:on|with)|is left with|there are now|now there are|now has|has now)\s+"
    rf"(?P<m>{NUMBER})\b" + _NOUN.format("what")
)
# "Her seven coins give 2, two fired pots 2 and a glazed pot 2": what follows a gain brings something, too.
_ALSO: Final = re.compile(
    rf"(?:,|,? and)\s+(?:(?!{NUMBER}\b)[a-z]+\s+|{NUMBER}\s+(?=[a-z]))(?:[a-z]+\s+){{1,3}}{_N}"
    r"(?=\s*(?:[.,;]|and\b))"
)
_ANY: Final = re.compile(rf"\b{NUMBER}\b")


@dataclass(frozen=True, slots=True)
class WrongTotal:
    """A result that differs from what the steps before it lead to. start, end: its number in the prose."""

    right: int
    said: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Step:
    """A number of an example. kind: "level", "more", "less" or "result"."""

    kind: str
    number: int
    noun: str
    start: int
    end: int
    clause: int


def wrong_totals(context: GameContext) -> Iterator[WrongTotal]:
    """The first result of each paragraph of an example that its steps do not lead to."""
    lower, text = context.prose.lower, context.prose.text
    for start, end in _examples(context):
        for paragraph in _paragraphs(text, start, end):
            if wrong := _followed(lower, _steps(lower, *paragraph)):
                yield wrong


def _examples(context: GameContext) -> Iterator[tuple[int, int]]:
    """Where the examples of rules texts and of records stand in the prose."""
    for passage in context.prose.passages:
        if isinstance(passage.record, Example):
            yield passage.start, passage.end
        elif passage.kind == "rules":
            for match in _EXAMPLE.finditer(passage.text):
                yield passage.start + match.start("text"), passage.start + match.end("text")


def _paragraphs(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    while start < end:
        stop = text.find(_BORDER, start, end)
        yield start, stop if stop >= 0 else end
        start = stop + len(_BORDER) if stop >= 0 else end


def _steps(lower: str, start: int, end: int) -> list[_Step]:
    found: dict[int, _Step] = {}
    for kind, pattern in (("result", _RESULT), ("level", _LEVEL), ("more", _MORE), ("less", _LESS)):
        for match in pattern.finditer(lower, start, end):
            group = "n" if match["n"] else "m"
            noun = match["noun"] or match.groupdict().get("what") or ""
            step = _Step(kind, number_of(match[group]), noun, *match.span(group), _clause(lower, match.start()))
            found.setdefault(step.start, step)
            while kind == "more" and (also := _ALSO.match(lower, match.end("n"), end)):
                found.setdefault(
                    also.start("n"), _Step(kind, number_of(also["n"]), noun, *also.span("n"), also.start())
                )
                match = also
    return sorted(found.values(), key=lambda step: step.start)


def _clause(lower: str, place: int) -> int:
    """Where the clause with a verb begins, whose subject may have a number: "her seven coins give 2"."""
    return max(lower.rfind(mark, 0, place) for mark in (".", ",", ";", ":", "\n\n")) + 1


def _followed(lower: str, steps: list[_Step]) -> WrongTotal | None:
    amount, noun, last, changes = -1, "", 0, 0
    for step in steps:
        if step.kind == "level" or (step.kind == "result" and amount < 0):
            amount, noun, last, changes = step.number, step.noun, step.end, 0
            continue
        if amount < 0:
            continue
        if noun and step.noun and stem(noun) != stem(step.noun):
            return None
        if _ANY.search(lower, last, step.clause):
            amount = -1
            continue
        last, noun = step.end, noun or step.noun
        if step.kind == "result":
            if changes and amount != step.number:
                return WrongTotal(amount, step.number, step.start, step.end)
            amount, changes = step.number, 0
        else:
            amount, changes = amount + (step.number if step.kind == "more" else -step.number), changes + 1
    return None
