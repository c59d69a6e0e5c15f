"""What terrain costs those who enter it, and by how much it multiplies their strength."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from pnp.values import dataclass

# The key under which ``cost:`` says what all others pay.
ANY: Final = "any"
_NUMBER: Final = re.compile(r"(?P<whole>\d{1,3})?\s?(?P<part>[½¼¾⅓⅔]|\d{1,2}/[1-9]\d?)?$|\d{1,3}\.\d{1,2}$")
_PARTS: Final = {"½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3"}
_NO: Final = frozenset({"no", "none", "–", "-"})


def _fraction(text: str) -> Fraction | None:
    """Read ``2``, ``1/2``, ``1 1/2``, ``1½`` or ``0.5``; None if it is something else."""
    match = _NUMBER.match(text)
    if not match or not text:
        return None
    if "." in text:
        return Fraction(text)
    return Fraction(match["whole"] or 0) + Fraction(_PARTS.get(match["part"] or "0", match["part"] or "0"))


@dataclass(frozen=True, slots=True)
class Cost:
    """Movement points: ``2``, ``1/2``, on top of others ``+1``, the whole allowance ``all``, or ``no`` entry."""

    written: str

    @classmethod
    def parse(cls, text: str) -> Cost:
        """Read a cost. Raises ValueError with a sentence for the user."""
        cost = cls(text.strip().casefold())
        if not cost.is_forbidden and not cost.takes_all and _fraction(cost.written.removeprefix("+")) is None:
            raise ValueError(f"{text!r} is not a cost: write 2, 1/2, +1, all or no")
        return cost

    @property
    def is_forbidden(self) -> bool:
        """Whether nobody may enter or cross."""
        return self.written in _NO

    @property
    def takes_all(self) -> bool:
        """Whether it takes the whole allowance."""
        return self.written == "all"

    @property
    def points(self) -> Fraction:
        """The movement points; 0 if there are none to count."""
        return _fraction(self.written.removeprefix("+")) or Fraction(0)

    def __str__(self) -> str:
        """As charts print it: ``½``, ``+1``; the words ``no`` and ``all`` as they are written."""
        if self.is_forbidden or self.takes_all:
            return self.written
        return ("+" if self.written.startswith("+") else "") + in_points(self.points)


@dataclass(frozen=True, slots=True)
class Factor:
    """What a strength is multiplied by: ``2``, ``1/2``, ``x2``."""

    written: str

    @classmethod
    def parse(cls, text: str) -> Factor:
        """Read a factor. Raises ValueError with a sentence for the user."""
        written = text.strip().lstrip("x×*").strip()
        if not _fraction(written):
            raise ValueError(f"{text!r} is not a factor: write 2, 1/2 or 1.5")
        return cls(written)

    @property
    def value(self) -> Fraction:
        """The number."""
        return _fraction(self.written) or Fraction(1)

    def __str__(self) -> str:
        return in_points(self.value)


def in_points(points: Fraction) -> str:
    """Points as people write them: ``2``, ``½``, ``1½``, ``4/3``."""
    halves = {Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔"}
    whole, part = divmod(points, 1)
    if not part:
        return str(whole)
    return f"{whole or ''}{halves[part]}" if part in halves else f"{float(points):g}"
