"""A game → the numbers that its rules give for stats of units: "the Hussars have an attack of 6 and a defence of 4".

A clause is read only if it has nothing but units, stats, numbers and the words that join them, so that the order in
which they come does not matter, and a sentence about a reduced or a supported unit says nothing here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import any_of, by_spoken_name, plain_sentences
from pnp.analysis.word_forms import word_set
from pnp.model.units import Stat, Unit
from pnp.values import dataclass

_JOINING: Final = word_set("""
the a an has have with of is are at its their both each all strength factor factors rating value allowance point points
and of counter counters but only
""")
_CLAUSE: Final = re.compile(r"[;:.!?()]")


@dataclass(frozen=True, slots=True)
class StatedStat:
    """A number that a sentence gives for a stat of a unit. start, length: of the number in the prose."""

    unit: Unit
    stat: Stat
    number: int
    start: int
    length: int


def stated_stats(context: GameContext) -> Iterator[StatedStat]:
    """Every number of a stat of a named unit, in plain sentences of English rules."""
    units, stats = by_spoken_name(context.game.units), by_spoken_name(context.game.stats)
    if not units or not stats:
        return
    pattern = re.compile(
        rf"(?<![\w/])(?P<unit>{any_of(units)})(?:[’']s?)?|\b(?P<stat>{any_of(stats)})"
        rf"|(?<![\w.+−–/-])(?P<number>{NUMBER})(?![\w%:/–-]|[.,]\d)|(?P<word>[^\W\d_]+)|(?P<odd>[^\s,])"
    )
    for sentence in plain_sentences(context, tuple(stats)):
        place = 0
        for stop in (*(match.start() for match in _CLAUSE.finditer(sentence.text)), len(sentence.text)):
            marks = list(pattern.finditer(sentence.text, place, stop))
            place = stop + 1
            if not any(match["odd"] or (match["word"] and match["word"] not in _JOINING) for match in marks):
                for told in _by_subject(marks):
                    yield from _of_clause(sentence.start, told, units, stats)


def _by_subject(marks: Sequence[re.Match[str]]) -> Iterator[list[re.Match[str]]]:
    """The marks of a clause, apart for each unit that is named when all is said of the one before it: "the Hussars have
    a Move of 6, and the Guard have an Attack of 5"."""
    told: list[list[re.Match[str]]] = [[]]
    for match in marks:
        is_whole = all(any(mark[kind] for mark in told[-1]) for kind in ("unit", "stat", "number"))
        if match["unit"] and is_whole:
            told.append([])
        told[-1].append(match)
    yield from told


def _of_clause(
    start: int, marks: list[re.Match[str]], units: Mapping[str, Unit], stats: Mapping[str, Stat]
) -> Iterator[StatedStat]:
    named = [units[match["unit"]] for match in marks if match["unit"]]
    asked = [stats[match["stat"]] for match in marks if match["stat"]]
    numbers = [match for match in marks if match["number"]]
    if len(numbers) == len(asked):
        for unit in named:
            for stat, match in zip(asked, numbers, strict=True):
                yield StatedStat(unit, stat, number_of(match[0]), start + match.start(), len(match[0]))
