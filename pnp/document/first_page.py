"""The list of printed files to the page to print first: rulers, a plan of each sheet, paper, cutting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.document.first_page_back import back_items
from pnp.document.first_page_grid import Grid, PrintedFile, grid_of, panels
from pnp.document.first_page_parts import FirstPageParts, height_of
from pnp.document.flowables import Flowable
from pnp.document.formats import page_format
from pnp.document.title import small_print_sentences
from pnp.document.typesetter import Typesetter
from pnp.frame import Face, Item, Page
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import SHEET, Mm, Size
from pnp.model.game import Game
from pnp.values import dataclass

__all__ = ["FirstPage", "PrintedFile", "first_page"]

# Room for a ruler of 100 mm, one of 4 in and the cross that shows how well front and back align.
_RULERS: Final[Mm] = 33.0
# Rulers take this much of the width, the cross so much at the right; words stand between them.
_RULER_WIDTH: Final[Mm] = 108.0
_CROSS: Final[Mm] = 24.5
_LEAST_WORDS: Final[Mm] = 28.0
# Between sections, at least and at most, and between the two columns of lists.
_GAP: Final[Mm] = 2.5
_WIDEST_GAP: Final[Mm] = 9.0
_COLUMN_GAP: Final[Mm] = 8.0
_LEFT_COLUMN: Final = 0.42
# A plan of a sheet is better this high than the picture of the head large.
_GOOD_PLAN: Final[Mm] = 22.0
# As it has no number, this much of the foot of a page is free for words.
_FOOT: Final[Mm] = 9.0
_HEAD: Final[Mm] = 4.0


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPage:
    """The page, and the one behind it for what is printed on both sides, a list to tick off what is done.

    rulers: the rectangle of the front that is left free for calibration, and of both for the cross at its right end.
    left_out: files without room.
    """

    page: Page
    back: Page
    rulers: Box
    left_out: int = 0


def first_page(
    game: Game,
    theme: ResolvedTheme,
    size: Size,
    printed: Sequence[PrintedFile],
    *,
    cutting: Sequence[str] = (),
    besides: Sequence[str] = (),
    found: int = 0,
    picture: Face | None = None,
    has_backs: bool = True,
) -> FirstPage:
    """Lay out the page to print first. size: of the page. printed: the files to list.

    cutting: what to cut, in order. besides: what players need that is not printed, such as dice. found: how many
    findings a draft has, which its page tells. picture: that of its head, with the title. has_backs: whether anything
    is printed on both sides. Files without room are counted, and a line says how many there are. Raises FontError.
    """
    parts = FirstPageParts(game, Typesetter(theme, theme.setter.engine))
    return _FirstPageLayout(parts, size, printed, cutting, besides, found, picture, has_backs).page()


class _FirstPageLayout:
    """Sets the head, the rulers and the lists, and gives the files the room between them."""

    def __init__(
        self,
        parts: FirstPageParts,
        size: Size,
        printed: Sequence[PrintedFile],
        cutting: Sequence[str],
        besides: Sequence[str],
        found: int,
        picture: Face | None,
        has_backs: bool,
    ) -> None:
        self.parts, self.printed, self.has_backs = parts, printed, has_backs
        self.cutting, self.besides, self.found, self.picture = cutting, besides, found, picture
        self.format = page_format(SHEET, size)
        self.area = self.format.area(0).inset(0.0, -_HEAD, 0.0, -_FOOT)

    def page(self) -> FirstPage:
        small = self._small_print()
        left, right = self._lists()
        title = self.parts.heading(self.parts.said("Print these sheets"), self.area.width, 0.0, self._sheets())
        below = height_of((title, *small)) + max(height_of(left), height_of(right)) + 4 * _GAP
        top, files, grid = self._fitted(below + _RULERS)
        more = self._more(len(self.printed) - len(files))
        taken = height_of(top) + _RULERS + below + (grid.height(len(files)) if grid else 0.0) + height_of(more)
        gap = _GAP + min(max(self.area.height - taken, 0.0) / 4, _WIDEST_GAP)

        items: list[Item] = []
        y = self._put(items, top, self.area.y)
        rulers = Box(self.area.x, y, self.area.width, _RULERS)
        items += self._beside_rulers(rulers)
        y = self._put(items, (title,), rulers.bottom + gap)
        if grid:
            items += panels(self.parts, files, self._letters(), grid, self.area.x, y)
            y += grid.height(len(files))
        y = self._put(items, more, y) + gap
        self._put(items, left, y)
        self._put(items, right, y, self.area.right - self._right_width())
        self._put(items, small, self.area.bottom - height_of(small))
        page = Page(size=self.format.size, items=tuple(items), number=1, label="")
        behind = tuple(back_items(self.parts, self.area, rulers, [file.component for file in self.printed]))
        back = Page(size=self.format.size, items=behind, number=2, label="")
        return FirstPage(page=page, back=back, rulers=rulers, left_out=len(self.printed) - len(files))

    def _fitted(self, fixed: Mm) -> tuple[list[Flowable], Sequence[PrintedFile], Grid | None]:
        """What stands above the rulers, and the files below: the picture is smaller if the plans would be too small.

        fixed: the height of all else.
        """
        usual = self._below_head(fixed, is_low=False)
        _, files, grid = usual
        if grid and len(files) == len(self.printed) and grid.plan[1] >= _GOOD_PLAN:
            return usual
        return self._below_head(fixed, is_low=True)

    def _below_head(self, fixed: Mm, *, is_low: bool) -> tuple[list[Flowable], Sequence[PrintedFile], Grid | None]:
        """What stands above the rulers with one of two heads, and the files below."""
        words = self.parts.said("PRINT ME FIRST")
        head = self.parts.head(self.area.width, self.picture, words, self.found, is_low=is_low)
        top = [*head, *self._check()]
        return top, *self._fitting(self.area.height - fixed - height_of(top))

    def _put(self, items: list[Item], flowables: Sequence[Flowable], y: Mm, x: Mm | None = None) -> Mm:
        """Add flowables from a place on. Gives where they end."""
        for flowable in flowables:
            y += flowable.before
            items.extend(moved_all(flowable.items, self.area.x if x is None else x, y))
            y += flowable.height
        return y

    def _fitting(self, room: Mm) -> tuple[Sequence[PrintedFile], Grid | None]:
        """As many files as there is room for, and how they stand."""
        for count in range(len(self.printed), 0, -1):
            files = self.printed[:count]
            more = height_of(self._more(len(self.printed) - count))
            grid = grid_of(self.parts, files, self.area.width, room - more)
            if grid:
                return files, grid
        return (), None

    def _check(self) -> list[Flowable]:
        """The first thing to do."""
        words = "Print at 100 %, without scaling. Measure the rulers below before you go on."
        heading = self.parts.heading(self.parts.said("Check the printer"), self.area.width, 1.0)
        return [heading, *self.parts.lines(self.parts.said(words), "table-name", self.area.width, 0.6)]

    def _beside_rulers(self, rulers: Box) -> Iterator[Item]:
        """What the cross beside the rulers is for, and what to do if it is off."""
        words_width = rulers.width - _RULER_WIDTH - (_CROSS if self.has_backs else 0.0)
        if words_width < _LEAST_WORDS:
            return
        told = (
            (
                "Both sides: turn at the long edge. Held to the light, 1 mm apart is good, 2 mm will do.",
                "Farther? Feed sheets one by one, or print backs on paper of their own and glue them.",
            )
            if self.has_backs
            else ("All sheets of this game are printed on one side.",)
        )
        flowables = [
            flowable
            for sentence in told
            for flowable in self.parts.lines(self.parts.said(sentence), "first-page-note", words_width, 0.8)
        ]
        y = rulers.y + max(0.0, (rulers.height - height_of(flowables)) / 2)
        for flowable in flowables:
            y += flowable.before
            yield from moved_all(flowable.items, rulers.x + _RULER_WIDTH, y)
            y += flowable.height

    def _papers(self) -> Mapping[str, int]:
        """How many sheets of each kind of paper, in the order of the files."""
        papers: dict[str, int] = {}
        for file in self.printed:
            if file.stock:
                papers[file.stock] = papers.get(file.stock, 0) + file.sheets
        return papers

    def _letters(self) -> Mapping[str, int]:
        return {stock: number for number, stock in enumerate(self._papers())}

    def _sheets(self) -> str:
        return self.parts.counted("{} sheet", "{} sheets", sum(file.sheets for file in self.printed))

    def _right_width(self) -> Mm:
        return self.area.width * (1 - _LEFT_COLUMN) - _COLUMN_GAP

    def _lists(self) -> tuple[list[Flowable], list[Flowable]]:
        """The paper and what else is needed; what to cut and glue."""
        width, parts = self.area.width * _LEFT_COLUMN, self.parts
        left: list[Flowable] = []
        if papers := self._papers():
            left = [parts.heading(parts.said("Paper"), width, 0.0, parts.said("Sheets"))]
            left += parts.papers(tuple(papers.items()), width)
        if self.besides:
            left.append(parts.heading(parts.said("You also need"), width, _GAP))
            left += parts.lines(" \u00b7 ".join(self.besides), "table-cell", width, 1.0)
        right: list[Flowable] = []
        if self.cutting:
            right = [parts.heading(parts.said("Cut in this order"), self._right_width(), 0.0)]
            right += parts.steps(self.cutting, self._right_width(), numbered=True)
        return left, right

    def _more(self, number: int) -> list[Flowable]:
        """How many files have no room."""
        if not number:
            return []
        phrase = "… and {} more: see the list of files in manifest.json."
        return self.parts.lines(self.parts.counted(phrase, phrase, number), "note", self.area.width, 1.0)

    def _small_print(self) -> list[Flowable]:
        return self.parts.lines(" ".join(small_print_sentences(self.parts.game)), "small", self.area.width)
