"""Sums that a sentence tells in words, English or German: what is added, taken off, multiplied, and what it comes to.

"Ben rolls a 4, adds the Fight of his Guard, 4, and subtracts 1 for the wood, for a total of 8." Each number in front of
the result must have a part in it that its words make plain; a sentence with any other number is left alone.
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.numerals import MARKED, ORDINALS, any_number_of
from pnp.checks.api import GameContext
from pnp.model.tables import Example
from pnp.values import dataclass

_NUMBER: Final = re.compile(rf"(?<![\w.,/–-])(?P<n>{MARKED})(?![\w%/–-]|[.,:]\w)")
_NOUN: Final = r"(?: [a-zäöüß’'-]+){0,2}?"
# What stands before a result, and what behind it.
_MAKES: Final = re.compile(
    r"(?:\ban? total of|\btotal(?:ling)?(?: is| of)?|\b(?:sum|score) is"
    r"|\b(?:comes?|kommt|kommen) (?:to|auf)|\b(?:macht|ergibt)(?: zusammen| insgesamt)?|\btogether|\bin all|\bin total"
    r"|\bzusammen|\binsgesamt|\bsumme(?: ist| von))[,:]? (?:an? )?$"
)
_IN_ALL: Final = re.compile(rf"{_NOUN} (?:altogether|in all|in total|together|zusammen|insgesamt)\b")
_RESULT_BEFORE: Final = re.compile(
    r"(?:[,:–(]|\b(?:and|und)) ?(?:(?:so|which|that|this|and|das|und) )?(?:[a-zäöüß]+ )?$"
)
# A number is added by one of these words, taken off, or multiplied with the one before it.
_PLUS: Final = re.compile(r"\b(?:adds?|adding|added|plus|another|further|zählt|addiert)\b")
_MINUS: Final = re.compile(r"\b(?:minus|less|subtracts?|subtracting|deducts?|takes? off|abzüglich|weniger)\b")
# With these, something is added or taken off, or a sum begins.
_GETS: Final = re.compile(r"\b(?:gains?|gets?|scores?|receives?|earns?|erhält|bekommt)\b")
_PAYS: Final = re.compile(r"\b(?:loses?|pays?|spends?|verliert|zahlt)\b")
# The sentence before says what this is added to or taken from.
_CHANGE: Final = re.compile(r"\b(?:adds?|adding|plus|minus|less|subtract\w*|deducts?|takes?|reduces?|zählt|zieht)\b")
_TIMES: Final = re.compile(r" (?:times|mal) $")
_EACH: Final = re.compile(rf"{_NOUN} (?:each|apiece)\b")
_FOR_EACH: Final = re.compile(r"\b(?:for each|for every|je|pro)(?: of)?(?: (?:the|his|her|their|its))? $")
_OF_EACH: Final = re.compile(r"\b(?:each|every) of (?:the|his|her|their|its|these) $")
# Behind a comma or "and", a number or its name: "and the mill 4", ", 6 for the bridge".
_LISTED: Final = re.compile(
    r"(?:,|,? and|,? und) (?:(?:the|an?|his|her|their|its|one|der|die|das|ein|eine|seine|ihre)"
    r"(?: [a-zäöüß’'-]+){1,2}(?: (?:with|of|brings?|gives?|for|mit|bringt)(?: [a-zäöüß]+)?)?,? )?(?:an? |eine )?$"
)
_NO_SUM: Final = re.compile(
    r"\b(?:of the|first|but|not|instead|or|oder|than|times as|between|from|per|highest|lowest|average|up to|at most"
    r"|at least|more than|if|when|needs?|must|may|can|could|would|so that|thus|therefore"
    r"|because|since|wenn|falls|kann|muss|damit|also)\b|[?…]|\d\s?[–-]\s?\d"
)
# Of two numbers that are multiplied, the product is what is paid or received.
_PAID: Final = re.compile(
    r"(?:\band|,|\bund|\bso)(?: that)?(?: he| she| they| sie| er)? "
    r"(?:gets?|pays?|receives?|earns?|bekommt|erhält|zahlt|bezahlt)(?: for (?:it|them)| dafür)? $"
)
# "A total of 7 with his 5": more of what it is made of.
_MORE_BEHIND: Final = re.compile(rf"[^.;:]{{0,20}}\b(?:with|from|of|and|plus|mit|aus|und)\b[^.;:]{{0,25}}{MARKED}")
_LEADS: Final = (
    *("total", "togeth", "in all", "comes to", "come to", "sum is", " each", " apiece", "zusammen", "insgesamt"),
    *("kommt auf", "kommen auf", "macht ", "ergibt ", "summe ", " je "),
)
_FEWEST: Final = 2
_MOST: Final = 6


@dataclass(frozen=True, slots=True)
class WrongSum:
    """A result that its numbers do not come to. start, end: its number in the prose."""

    right: int
    said: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Number:
    value: int
    start: int
    end: int


def wrong_sums(context: GameContext) -> Iterator[WrongSum]:
    """Every sum of a sentence that is wrong."""
    if context.game.kit.language[:2] not in ("en", "de"):
        return
    marked, lower, known = context.marked_prose, context.prose.lower, context.outline
    seen = set[int]()
    for place in context.prose.places(_LEADS):
        start, end = known.sentence(place)
        record = context.prose.passage(start)[0].record
        is_checked = isinstance(record, Example) and record.total is not None  # By W201.
        if start not in seen and marked[start : start + 1] != "|" and not is_checked:
            seen.add(start)
            yield from _in_sentence(
                marked.replace("\n", " ") if "\n" in marked[start:end] else marked, lower, start, end
            )


def _in_sentence(marked: str, lower: str, start: int, end: int) -> Iterator[WrongSum]:
    numbers = [
        _Number(any_number_of(lower[match.start() : match.end()]), *match.span())
        for match in _NUMBER.finditer(marked, start, end)
        if lower[match.start() : match.end()] not in ORDINALS
    ]
    for index, number in enumerate(numbers):
        gap = marked[numbers[index - 1].end if index else start : number.start]
        is_all = _IN_ALL.match(marked, number.end, end) and _RESULT_BEFORE.search(gap)
        is_paid = index == _FEWEST and _PAID.search(gap) and _is_product(marked, numbers[0], numbers[1], number.start)
        if index >= _FEWEST and (_MAKES.search(gap) or is_all or is_paid):
            if (
                index <= _MOST
                and not _NO_SUM.search(marked, start, number.end)
                and not _MORE_BEHIND.match(marked, number.end, end)
            ):
                sums = _sums(marked, start, numbers[:index], number.start)
                if sums and number.value not in sums:
                    yield WrongSum(sums[0], number.value, number.start, number.end)
            return


def _is_product(marked: str, first: _Number, second: _Number, stop: int) -> bool:
    """Whether a number is one of the times that the one before it says, or the other way about."""
    gap = marked[first.end : second.start]
    return bool(_TIMES.search(gap) or _FOR_EACH.search(gap) or _EACH.match(marked, second.end, stop))


def _sums(marked: str, start: int, numbers: list[_Number], stop: int) -> list[int]:
    """What numbers come to, in each way in which they may be meant; nothing if the part of one of them is not plain."""
    # What is summed up so far, and the last term with its sign.
    states = [(0, 0)]
    is_of_each = False
    for index, number in enumerate(numbers):
        gap = marked[numbers[index - 1].end if index else start : number.start]
        if index and (is_of_each or _is_product(marked, numbers[index - 1], number, stop)):
            states, is_of_each = [(total, term * number.value) for total, term in states], False
            continue
        is_of_each = bool(_OF_EACH.search(gap))
        is_less, may_begin = _PAYS.search(gap) or _MINUS.search(gap), _PAYS.search(gap) or _GETS.search(gap)
        if index and not (is_less or may_begin or _PLUS.search(gap) or _LISTED.search(gap)):
            return []
        if not index and _CHANGE.search(gap):
            return []
        value = -number.value if index and is_less else number.value
        begun = [(0, number.value)] if may_begin else []
        states = [*((total + term, value) for total, term in states), *begun]
    return [total + term for total, term in states]
