"""The pages of a book: their size, margins and columns, in mm."""

from __future__ import annotations

from typing import Final

from pnp.layout.geometry.box import Box
from pnp.measures import COMMON_LIVE_AREA, SHEET, Mm, Size
from pnp.values import dataclass

_MOST_COLUMNS: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class PageFormat:
    """A page. inner, outer: margins at the spine and away from it; the spine is at the left unless pages are mirrored.

    side: width of the column for notes beside the text, 0 if there is none; it stands at the outer edge,
    side_gap away from the text. gutter: between columns, of which there may be most_columns. footer: its
    baseline above the lower edge.
    """

    size: Size
    inner: Mm
    outer: Mm
    top: Mm
    bottom: Mm
    footer: Mm
    gutter: Mm = 6.0
    most_columns: int = _MOST_COLUMNS
    side: Mm = 0.0
    side_gap: Mm = 6.0
    mirrored: bool = False

    def area(self, page: int) -> Box:
        """Where everything but the footer stands on a page, counted from 0."""
        left = self.outer if self.mirrored and page % 2 else self.inner
        width = self.size.width - self.inner - self.outer
        return Box(left, self.top, width, self.size.height - self.top - self.bottom)

    def columns(self, page: int, count: int) -> tuple[Box, ...]:
        """The columns of a page. A single one leaves room for the side column, if the page has it."""
        area = self.area(page)
        if count == 1 and self.side:
            x = area.x + self.side + self.side_gap if self.mirrored and page % 2 else area.x
            return (Box(x, area.y, self.measure(1), area.height),)
        width = self.measure(count)
        return tuple(Box(area.x + i * (width + self.gutter), area.y, width, area.height) for i in range(count))

    def side_column(self, page: int) -> Box:
        """The column for notes beside the text."""
        area = self.area(page)
        x = area.x if self.mirrored and page % 2 else area.right - self.side
        return Box(x, area.y, self.side, area.height)

    def measure(self, count: int) -> Mm:
        """The width of each of ``count`` columns."""
        width = self.area(0).width
        if count == 1 and self.side:
            return width - self.side - self.side_gap
        return (width - (count - 1) * self.gutter) / count


_A5: Final = PageFormat(
    size=Size(148.0, 210.0), inner=16.0, outer=13.0, top=13.0, bottom=17.0, footer=9.0, gutter=5.0, mirrored=True
)

# The narrowest page with a side column, and the narrowest column.
_LEAST_WITH_SIDE: Final[Mm] = 170.0
_LEAST_COLUMN: Final[Mm] = 50.0


def page_format(name: str, sheet: Size = COMMON_LIVE_AREA) -> PageFormat:
    """The format of a book that is called ``sheet``, ``a5`` or ``booklet``. sheet: the size of a sheet."""
    return _sheet(sheet) if name == SHEET else _A5


def _sheet(size: Size) -> PageFormat:
    """A page that fills a sheet; on a smaller one, margins are smaller.

    A line of 170 mm is too long to read: with one column the sheet keeps a side column free for asides.
    """
    scale = size.width / COMMON_LIVE_AREA.width
    return PageFormat(
        size=size,
        most_columns=min(_MOST_COLUMNS, max(1, int((size.width - 28.0 * scale) / _LEAST_COLUMN))),
        inner=14.0 * scale,
        outer=14.0 * scale,
        top=11.0 * scale,
        bottom=16.0 * scale,
        footer=7.5 * scale,
        side=36.0 if size.width >= _LEAST_WITH_SIDE else 0.0,
    )
