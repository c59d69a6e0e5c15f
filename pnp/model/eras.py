"""When a game is set, or when what an icon shows was in use: a span of years."""

from __future__ import annotations

import re
from typing import Final

from pnp.values import dataclass

# Before and after everything.
_FIRST, _LAST = -(10**10), 10**10
# The years in which each period begins and ends; it ends as the next one begins.
PERIODS: Final = {
    "any": (_FIRST, _LAST),
    "prehistory": (_FIRST, -3000),
    "ancient": (-3000, 500),
    "medieval": (500, 1450),
    "renaissance": (1450, 1650),
    "musket": (1650, 1850),
    "modern": (1850, 2050),
    "future": (2050, _LAST),
}
_YEAR: Final = re.compile(r"(?P<minus>-)?(?P<year>\d{1,9})(?P<bc> ?bce?)?")


@dataclass(frozen=True, slots=True)
class Era:
    """Years from ``begin`` up to and without ``end``; those before Christ are negative. text: as it was written."""

    begin: int
    end: int
    text: str

    @classmethod
    def parse(cls, text: str) -> Era:
        """Read ``renaissance``, ``1812``, ``1274 BC``, ``1500 to 1870``, ``until 1450`` or ``1916 on``.

        Raises ValueError with a sentence for the user.
        """
        words = " ".join(text.casefold().split())
        if words.startswith("until "):
            begin, end = _FIRST, _span(words.removeprefix("until "), text)[1]
        elif words.endswith(" on"):
            begin, end = _span(words.removesuffix(" on"), text)[0], _LAST
        else:
            first, _, last = words.partition(" to ")
            begin, end = _span(first, text)
            end = _span(last, text)[1] if last else end
        if begin >= end:
            raise ValueError(f"{text!r} ends before it begins: write the earlier one first")
        return cls(begin, end, words)

    def is_before(self, other: Era) -> bool:
        """Whether this one is over when the other begins."""
        return self.end <= other.begin

    def overlaps(self, other: Era) -> bool:
        """Whether they have a year in common."""
        return self.begin < other.end and other.begin < self.end

    def __str__(self) -> str:
        return self.text


def _span(word: str, text: str) -> tuple[int, int]:
    """The years of a period or of one year. text: the whole era, for the message."""
    if word in PERIODS:
        return PERIODS[word]
    match = _YEAR.fullmatch(word)
    if match is None:
        periods = ", ".join(PERIODS)
        raise ValueError(f"{text!r} is not an era: write 1812, 1500 to 1870, until 1450, 1916 on, or one of {periods}")
    year = -int(match["year"]) if match["minus"] or match["bc"] else int(match["year"])
    return year, year + 1


ANY_ERA: Final = Era(_FIRST, _LAST, "any")
