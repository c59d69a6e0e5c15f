"""Ways to arrange the same flowables on pages, and the white space that each of them leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pnp.measures import Mm
from pnp.values import dataclass

# White space at the end of a book costs less than elsewhere; a last page of a few lines still costs something.
_AT_THE_END: Final = 0.5
# The price of closer spacing, in squares of the shares of a page that it has to save.
_PRICE_OF_SPACING: Final = 2.0


@dataclass(frozen=True, slots=True)
class Arrangement:
    """spacing: what the space between blocks is multiplied with. floating: whether figures give way to text."""

    spacing: float = 1.0
    floating: bool = True

    @property
    def price(self) -> float:
        """How much less white it has to leave to be worth it, in squares of shares of a page."""
        return _PRICE_OF_SPACING * (1.0 - self.spacing) ** 2


# Half a line between paragraphs is a step of the raster: wider spacing would make a whole line of it.
ARRANGEMENTS: Final = tuple(
    Arrangement(spacing, floating) for spacing in (1.0, 0.85, 0.7) for floating in (True, False)
)


@dataclass(frozen=True, slots=True)
class Part:
    """Columns that stand side by side on a page. top: in mm, used: by each of them from there on."""

    top: Mm
    used: tuple[Mm, ...]

    @property
    def bottom(self) -> Mm:
        """Where the longest of them ends."""
        return self.top + max(self.used)


def holes(pages: Sequence[Sequence[Part]], height: Mm) -> float:
    """The white places at the ends of columns: the sum of the squares of their shares of a page.

    One large hole costs more than several small ones. height: of a page, in mm.
    """
    last = len(pages) - 1
    return sum(page_holes(parts, height) * (_AT_THE_END if index == last else 1.0) for index, parts in enumerate(pages))


def page_holes(parts: Sequence[Part], height: Mm) -> float:
    """The white places at the ends of the columns of one page. height: of a page, in mm."""
    total = 0.0
    for index, part in enumerate(parts):
        end = height if index == len(parts) - 1 else part.bottom
        total += sum(((end - part.top - used) / height) ** 2 for used in part.used) / len(part.used)
    return total
