"""Shares of a width for the columns of a table, from what stands in them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from pnp.measures import Mm

# A column of this share of the widest is one of its kind: six columns of chances grow alike.
_NEARLY: Final = 0.6
_BISECTIONS: Final = 40


def column_widths(least: Sequence[Mm], most: Sequence[Mm], width: Mm) -> tuple[Mm, ...]:
    """Share a width out over columns.

    least: the longest word of each column; most: its longest cell on one line. If everything fits on one
    line, the widest column shares what is left over with those that are nearly as wide; if not even the words
    fit, those with the longest words get less than they need.
    """
    if sum(most) <= width:
        wide = [index for index, wish in enumerate(most) if wish >= _NEARLY * max(most)]
        more = (width - sum(most)) / len(wide)
        return tuple(wish + (more if index in wide else 0.0) for index, wish in enumerate(most))
    if sum(least) >= width:
        return _capped(least, width)
    # From the most modest column on, each that wants no more than a fair share gets what it wants: numbers
    # and short names do not wrap. The others share the rest in proportion to what they want beyond their need.
    found, rest, open_ones = list(least), width, set(range(len(most)))
    for index in sorted(open_ones, key=lambda one: most[one]):
        others = sum(least[one] for one in open_ones if one != index)
        if most[index] <= rest / len(open_ones) and most[index] + others <= rest:
            found[index] = most[index]
            rest -= most[index]
            open_ones.discard(index)
    room = rest - sum(least[index] for index in open_ones)
    wants = sum(most[index] - least[index] for index in open_ones) or 1.0
    for index in open_ones:
        found[index] += room * (most[index] - least[index]) / wants
    return tuple(found)


def _capped(least: Sequence[Mm], width: Mm) -> tuple[Mm, ...]:
    """What each column needs, but no more than a cap with which all of them fit: numbers are never divided first."""
    rest, cap = width, 0.0
    for done, need in enumerate(sorted(least)):
        cap = rest / (len(least) - done)
        if need > cap:
            break
        rest -= need
    return tuple(min(need, cap) for need in least)


def by_roots(least: Sequence[Mm], most: Sequence[Mm], width: Mm) -> tuple[Mm, ...]:
    """Share a width out so that each column gets a share by the root of what it wants.

    No column gets more than it wants, so that short ones keep theirs and long ones wrap, and none less than its
    longest word. least and most as above; their sums lie on either side of the width.
    """

    def shared(level: float) -> tuple[Mm, ...]:
        return tuple(min(wish, max(need, level * sqrt(wish))) for need, wish in zip(least, most, strict=True))

    low, high = 0.0, sqrt(max(most))
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        low, high = (low, middle) if sum(shared(middle)) > width else (middle, high)
    return shared(low)
