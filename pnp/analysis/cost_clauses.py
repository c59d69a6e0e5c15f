"""A clause of a rule → what it says that terrain costs whom, in whichever order it names them.

A clause is read only if every word of it is known: terrain, units, amounts, and words that cost and movement are told
in. So a clause about anything else, such as supply or victory points, says nothing here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, Literal

from pnp.analysis.plain_sentences import AMOUNT, PLACE, any_of
from pnp.analysis.word_forms import word_set
from pnp.model.units import Terrain, Unit, UnitClass
from pnp.values import dataclass

_END: Final = re.compile(r"[;:.!?()]|\bbut\b|\bwhereas\b")
_POINTS: Final = (
    r"(?:(?:\s+of)?(?:\s+an?)?(?:\s+(?P<extra>additional|extra|more))?\s+(?:movement\s+points?|points?|mps?|mp)\b)"
)
_EVERY: Final = (
    r"\b(?:all|every|each|any|both)\s+(?:(?:kinds?|types?|classes)\s+of\s+)?(?:units?|counters?|pieces?|troops)\b"
)
_EVERYBODY: Final = r"\b(?:everybody|everyone|all\s+alike)\b"
_NOUN: Final = r"(?:\s+(?:units?|counters?|pieces?|troops))?"
_PRICE: Final = word_set("cost costs costing pay pays paying spend spends spending")
# These count other things than points, too, unless they are said to be points.
_USE: Final = word_set("need needs require requires expend expends use uses take takes")
_ENTER: Final = word_set("enter enters entering cross crosses crossing into")
_MAY: Final = word_set("may can")
_NOT: Final = word_set("not cannot never no")
_CLOSED: Final = word_set("impassable closed forbidden prohibited barred impassible")
_PLAIN: Final = word_set("""
a an the each every any all both of for to in into on onto per one it there this and or as at hex hexes space
spaces square squares side sides hexside hexsides terrain ground unit units counter counters piece pieces
troops movement move moves moving march marching go goes going points point must has have always also alike
equally too likewise is are be freely entry
""")
_COUNTED: Final = re.compile(
    r"\s+(?:hex(?:es)?|units?|counters?|pieces?|spaces?|squares?|sides?|steps?|turns?|columns?)\b"
)


@dataclass(frozen=True, slots=True)
class CostClause:
    """What a clause says: that entering terrain costs a payer an amount, is allowed or is forbidden.

    payer: None for anybody. of_all: whether it says so of every unit. said: the amount as written, empty without one.
    start, end: what says it, in the text of the sentence.
    """

    terrain: Terrain
    payer: UnitClass | Unit | None
    of_all: bool
    kind: Literal["cost", "allowed", "forbidden"]
    said: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Mark:
    """A part of a clause that means something. kind: P of terrain, W of units, A of an amount, else the word."""

    kind: str
    words: str
    start: int
    end: int
    is_extra: bool = False


class CostReader:
    """Reads clauses with the names of some terrain and of some units."""

    __slots__ = ("_pattern", "payers", "terrain")

    def __init__(self, terrain: Mapping[str, Terrain], payers: Mapping[str, UnitClass | Unit]) -> None:
        self.terrain, self.payers = terrain, payers
        self._pattern = re.compile(
            rf"\b(?P<where>{any_of(terrain)}){PLACE}\b|{_EVERY}|(?P<everybody>{_EVERYBODY})|\b(?P<who>{any_of(payers)}){_NOUN}\b"
            rf"|(?<![\w.])\+?(?P<amount>{AMOUNT})(?![\w/:.]\d|\w){_POINTS}?|(?P<word>[^\W\d_]+(?:[’'-][^\W\d_]+)*)|(?P<odd>[^\s,])"
        )

    def clauses(self, text: str) -> Iterator[CostClause]:
        """What the clauses of a sentence, in small letters, say."""
        begin = 0
        for end in (*(match.start() for match in _END.finditer(text) if not _is_inside(match, text)), len(text)):
            marks = self._marks(text, begin, end)
            if marks:
                yield from self._said(marks)
            begin = end + 1

    def _marks(self, text: str, start: int, end: int) -> Sequence[_Mark]:
        """The marks of a clause; none if it has a word that is not known."""
        marks = []
        for match in self._pattern.finditer(text, start, end):
            kind, word = self._kind(match), match["word"] or ""
            if match["odd"] or (kind == "A" and match["extra"] is None and _COUNTED.match(text, match.end())):
                return ()
            if kind == "word":
                if word in _PLAIN or word in ("extra", "additional", "more"):
                    kind = ""
                elif word in _PRICE | _USE | _ENTER | _MAY | _NOT | _CLOSED:
                    kind = word
                else:
                    return ()
            if word in _ENTER:
                kind = word
            if kind:
                is_point = kind == "A" and match[0].rstrip().endswith(("point", "points", "mp", "mps"))
                marks.append(
                    _Mark(kind if not is_point else "A.", match["amount"] or match[0], match.start("amount")
                          if match["amount"] else match.start(), match.end(), bool(match["extra"])))  # fmt: skip
        return marks

    def _kind(self, match: re.Match[str]) -> str:
        if match["where"]:
            return "P"
        if match["who"]:
            return "W"
        if match["amount"]:
            return "A"
        return "word" if match["word"] else "E"

    def _said(self, marks: Sequence[_Mark]) -> Iterator[CostClause]:
        words = {mark.kind for mark in marks}
        things = [(mark, mark.kind[0]) for mark in marks if mark.kind in ("P", "W", "E", "A", "A.")]
        groups = [
            (kind, [mark for mark, _ in group])
            for kind, group in groupby(things, lambda each: "W" if each[1] in "EW" else each[1])
        ]
        amounts = [group for kind, group in groups if kind == "A"]
        places = [group for kind, group in groups if kind == "P"]
        payers = [group for kind, group in groups if kind == "W"]
        if not places or any(len(group) > 1 for group in amounts):
            return
        if not amounts:
            yield from self._entry(marks, words, places, payers)
            return
        count, negatives = len(amounts), words & (_NOT | _CLOSED)
        is_priced = bool(words & _PRICE) or (bool(words & _USE) and all(group[0].kind == "A." for group in amounts))
        if negatives or not is_priced or len(places) not in (1, count) or len(payers) not in (0, 1, count):
            return
        for index, (amount,) in enumerate(amounts):
            where = places[index % len(places)] if len(places) == count else places[0]
            who = (payers[index] if len(payers) == count else payers[0]) if payers else []
            for place in where:
                yield from self._costs(place, who, amount)

    def _costs(self, place: _Mark, who: Sequence[_Mark], amount: _Mark) -> Iterator[CostClause]:
        terrain = self._terrain(place)
        # "One point more" than the ground is not what the chart says, unless that has +1.
        if amount.is_extra and not all(cost.written.startswith("+") for cost in terrain.cost.values()):
            return
        for payer in who or (None,):
            of = self._payer(payer) if payer and payer.kind == "W" else None
            of_all = payer is not None and payer.kind == "E"
            yield CostClause(terrain, of, of_all, "cost", amount.words, amount.start, amount.start + len(amount.words))

    def _entry(
        self,
        marks: Sequence[_Mark],
        words: Iterable[str],
        places: Sequence[Sequence[_Mark]],
        payers: Sequence[Sequence[_Mark]],
    ) -> Iterator[CostClause]:
        """That a kind of units may enter, or may not."""
        negatives = [mark for mark in marks if mark.kind in _NOT | _CLOSED]
        is_entry = bool(set(words) & _ENTER) or any(mark.kind in _CLOSED for mark in negatives)
        is_allowed = not negatives and bool(set(words) & _MAY)
        if not is_entry or not (is_allowed or len(negatives) == 1) or len(places) != 1 or len(payers) != 1:
            return
        for place in places[0]:
            for who in payers[0]:
                if who.kind == "W":
                    kind: Literal["allowed", "forbidden"] = "allowed" if is_allowed else "forbidden"
                    yield CostClause(self._terrain(place), self._payer(who), False, kind, "", place.start, place.end)

    def _terrain(self, mark: _Mark) -> Terrain:
        return self.terrain[max((name for name in self.terrain if mark.words.startswith(name)), key=len)]

    def _payer(self, mark: _Mark) -> UnitClass | Unit:
        return self.payers[max((name for name in self.payers if mark.words.startswith(name)), key=len)]


def _is_inside(match: re.Match[str], text: str) -> bool:
    """Whether a point belongs to a number: "1.5"."""
    return match[0] == "." and text[match.end() : match.end() + 1].isdigit()
