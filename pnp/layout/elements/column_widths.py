"""Divide the width of a table among its columns by their contents."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from pnp.measures import Mm

# Columns of at least this share of the widest one grow like it: six columns of chances stay equal.
_NEARLY: Final = 0.6
_BISECTIONS: Final = 40


def column_widths(least: Sequence[Mm], most: Sequence[Mm], width: Mm) -> tuple[Mm, ...]:
    """Divide a width among columns.

    least: the width of the longest word of each column. most: that of its longest cell on one line. If all cells fit
    on one line, the widest columns and those that are nearly as wide share the rest. If not even the words fit, the
    columns with the longest words get less than they need.
    """
    if sum(most) <= width:
        wide = [index for index, natural in enumerate(most) if natural >= _NEARLY * max(most)]
        extra = (width - sum(most)) / len(wide)
        return tuple(natural + (extra if index in wide else 0.0) for index, natural in enumerate(most))
    if sum(least) >= width:
        return _capped(least, width)
    # From the narrowest column on, each that needs no more than an equal share for one line gets it: numbers and short
    # names do not wrap. The others share the rest in proportion to what they lack for one line.
    widths, remaining, undecided = list(least), width, set(range(len(most)))
    for index in sorted(undecided, key=most.__getitem__):
        others = sum(least[other] for other in undecided if other != index)
        if most[index] <= remaining / len(undecided) and most[index] + others <= remaining:
            widths[index] = most[index]
            remaining -= most[index]
            undecided.discard(index)
    room = remaining - sum(least[index] for index in undecided)
    shortage = sum(most[index] - least[index] for index in undecided) or 1.0
    for index in undecided:
        widths[index] += room * (most[index] - least[index]) / shortage
    return tuple(widths)


def _capped(least: Sequence[Mm], width: Mm) -> tuple[Mm, ...]:
    """What each column needs, but at most a cap with which all fit, so that numbers are divided last."""
    remaining, cap = width, 0.0
    for columns, need in enumerate(sorted(least)):
        cap = remaining / (len(least) - columns)
        if need > cap:
            break
        remaining -= need
    return tuple(min(need, cap) for need in least)


def square_root_widths(least: Sequence[Mm], most: Sequence[Mm], width: Mm) -> tuple[Mm, ...]:
    """Divide a width among columns in proportion to the square root of their width on one line.

    No column gets more than it needs for one line, or less than its longest word. least, most: as above; the width is
    between their sums.
    """

    def shared(level: float) -> tuple[Mm, ...]:
        return tuple(min(natural, max(need, level * sqrt(natural))) for need, natural in zip(least, most, strict=True))

    low, high = 0.0, sqrt(max(most))
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        low, high = (low, middle) if sum(shared(middle)) > width else (middle, high)
    return shared(low)
