"""Rows of tables and contents of boxes to what stays together, and what it costs to divide it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final

from pnp.document.flowables import Flowable
from pnp.measures import Mm

# Nothing that takes up less than this share of a page is ever divided: the hole that it leaves is small.
NEVER_DIVIDED: Final = 0.1
# A chart that is read across and down is not divided up to this share of a page.
CHART_NEVER_DIVIDED: Final = 0.4
# What takes up less than this share of a page is divided only to avoid a large hole.
_KEPT_WHOLE: Final = 0.6
# What it costs to divide what is smaller than this share of a page, what is larger, and what fits on no page, in mm².
_SMALL: Final = 0.3
_SMALL_DIVIDED: Final = 40.0**2
# A table of fewer rows is short: the eye takes it in at once, and to divide it costs more, whatever its height.
SHORT_TABLE: Final = 15
_SHORT_DIVIDED: Final = 6000.0
_LARGE_DIVIDED: Final = 30.0**2
_LONG_DIVIDED: Final = 0.0
# A part that is lower than this looks like a stub: the square of what it lacks is counted so often.
_STUB: Final[Mm] = 28.0
_STUBBY: Final = 12.0


def kept_whole(
    flowables: Sequence[Flowable], page_height: Mm, never: float = NEVER_DIVIDED, *, is_short: bool = False
) -> Iterator[Flowable]:
    """What stands in a table or a box, with what it costs to end a column behind each part of it but the last.

    never: what takes up less than this share of a page is not divided. is_short: a table that has few rows.
    """
    ends = list(accumulate(flowable.before + flowable.height for flowable in flowables))
    for above, flowable in zip(ends, flowables[:-1], strict=False):
        if ends[-1] < page_height * never:
            yield replace(flowable, keep=True, price=0.0)
        elif flowable.keep and not flowable.price:
            yield flowable
        else:
            price = max(flowable.price, division_price(above, ends[-1] - above, page_height, is_short=is_short))
            yield replace(flowable, keep=flowable.keep or ends[-1] < page_height * _KEPT_WHOLE, price=price)
    yield from flowables[-1:]


def division_price(above: Mm, below: Mm, page_height: Mm, *, is_short: bool = False) -> float:
    """What it costs to divide something into two parts of these heights. is_short: a table that has few rows."""
    height = above + below
    is_small, is_long = height < page_height * _SMALL, height > page_height
    price = _LONG_DIVIDED if is_long else _SMALL_DIVIDED if is_small else _LARGE_DIVIDED
    price = max(price, _SHORT_DIVIDED) if is_short and not is_long else price
    return price + _STUBBY * sum(max(0.0, _STUB - part) ** 2 for part in (above, below))
