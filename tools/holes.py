"""The books of kits → what looks unplanned where their columns end: ``python -m tools.holes [KIT ...]``.

A hole is what stays empty below a column, up to the end of the page or to what stands below across all columns. Where a
page ends by design, before a page break or at the end of the book, it is not counted. A book is the same on A4 and on
Letter paper, so that what is counted stands on both.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from pnp.document import book
from pnp.document.columns import FilledColumn
from pnp.document.flowables import Flowable
from pnp.document.paginate import PageDraft, Paginated, paginate
from pnp.errors import PnpError
from pnp.load.kit import load_kit
from pnp.measures import Mm
from pnp.pipeline.books import flow_book
from pnp.pipeline.open_kit import OpenKit

_CONTENT: Final = Path("content")
# Smaller holes are not listed, and none is larger than this.
_LISTED: Final[Mm] = 12.0
_LARGEST: Final[Mm] = 25.0
# Under a heading, fewer than two lines of text are less than this.
_TWO_LINES: Final[Mm] = 9.0
# A part of a table or a box that is lower than this is a stub.
_STUB: Final[Mm] = 20.0
# Space above a block that is larger by more than this shows that it was stretched.
_STRETCHED: Final[Mm] = 3.0
# A page that holds less than this share when the book ends looks forgotten.
_LEAST_SHARE: Final = 0.2


class Flaws(NamedTuple):
    """What looks unplanned in a book, by the numbers of its pages; of a last page, the share that is filled."""

    pages: int
    holes: Sequence[tuple[int, Mm]]
    stranded: Sequence[int]
    divided: Sequence[int]
    stubs: Sequence[int]
    stretched: Sequence[int]
    last: float


def flaws(paginated: Paginated) -> Flaws:
    """What looks unplanned in a book."""
    parts = list(divisions(paginated))
    return Flaws(
        len(paginated.drafts),
        [(number, hole) for number, hole in holes(paginated) if hole > _LISTED],
        list(stranded(paginated)),
        [number for number, _ in parts],
        [number for number, is_stub in parts if is_stub],
        list(stretched(paginated)),
        last_share(paginated),
    )


def holes(paginated: Paginated) -> Iterator[tuple[int, Mm]]:
    """The number of each page that does not end by design, and the height of its largest hole, in mm."""
    height = paginated.format.area(0).height
    for number, (draft, following) in enumerate(zip(paginated.drafts, paginated.drafts[1:], strict=False), 1):
        if not _begins_page(following):
            yield number, largest_hole(draft, height)


def largest_hole(draft: PageDraft, height: Mm) -> Mm:
    """How much stays empty below the column of a page that ends too early by most. height: of the page, in mm."""
    found = [0.0]
    for index, filled in enumerate(draft.filled):
        end = draft.filled[index + 1].top if index + 1 < len(draft.filled) else height
        bottoms = [column.used for column in filled.columns]
        bottoms.extend(0.0 for _ in range(filled.count - len(bottoms)))
        found.extend(end - filled.top - bottom for bottom in bottoms)
    return max(found)


def stranded(paginated: Paginated) -> Iterator[int]:
    """The pages on which a column ends with a heading that has less than two lines below it, though its text goes on
    elsewhere: not right below on the same page, and not with another heading.
    """
    columns = [
        (number, column, filled is draft.filled[-1] or column is not filled.columns[-1])
        for number, draft in enumerate(paginated.drafts, 1)
        for filled in draft.filled
        for column in filled.columns
        if column.flowables
    ]
    for (number, column, goes_elsewhere), (_, following, _) in pairwise(columns):
        flowables = [flowable for flowable, _ in column.flowables]
        below = list(takewhile(lambda flowable: not flowable.heading, reversed(flowables)))
        words = sum(flowable.height for flowable in below if not flowable.picture)
        first = following.flowables[0][0]
        if goes_elsewhere and len(below) < len(flowables) and words < _TWO_LINES and not _ends_topic(first):
            yield number


def divisions(paginated: Paginated) -> Iterator[tuple[int, bool]]:
    """The page of each part of a table or a box that goes on in another column, and whether a part of it is a stub."""
    columns = [
        (number, column)
        for number, draft in enumerate(paginated.drafts, 1)
        for filled in draft.filled
        for column in filled.columns
        if column.flowables
    ]
    for (number, column), (_, following) in pairwise(columns):
        if column.flowables[-1][0].price:
            above, below = _last_part(column), _first_part(following)
            yield number, min(above, below) < _STUB


def stretched(paginated: Paginated) -> Iterator[int]:
    """The page of each space between blocks that is larger than it should be, to fill a column."""
    for number, draft in enumerate(paginated.drafts, 1):
        for filled in draft.filled:
            for column in filled.columns:
                for (above, top), (flowable, y) in pairwise(column.flowables):
                    closed = sum(frame.bottom for frame in above.frames if frame not in flowable.frames)
                    opened = sum(frame.top for frame in flowable.frames if frame not in above.frames)
                    space = y - top - above.height - flowable.before - closed - opened
                    if not above.picture and space > _STRETCHED:
                        yield number


def last_share(paginated: Paginated) -> float:
    """How much of the last page is filled that is not a cover; 1 for a book of covers."""
    height = paginated.format.area(0).height
    for draft in reversed(paginated.drafts):
        if any(
            flowable.items for filled in draft.filled for column in filled.columns for flowable, _ in column.flowables
        ):
            return max(filled.top + column.used for filled in draft.filled for column in filled.columns) / height
    return 1.0


def _ends_topic(flowable: Flowable) -> bool:
    return flowable.heading or flowable.new_page


def _last_part(column: FilledColumn) -> Mm:
    """How high the part of a table or a box is with which a column ends, with its title."""
    flowables = [flowable for flowable, _ in reversed(column.flowables)]
    # In a table that is longer than a page, rows far from its ends have no price.
    rows = list(takewhile(lambda flowable: flowable.head is not None, flowables))
    above = takewhile(_goes_on, flowables[len(rows) :])
    return sum(flowable.height for flowable in (*rows, *above))


def _first_part(column: FilledColumn) -> Mm:
    """How high the part of a table or a box is with which a column begins, without the head that comes again."""
    flowables = [
        flowable
        for flowable, _ in column.flowables
        if flowable is not column.flowables[1 % len(column.flowables)][0].head
    ]
    count = len(list(takewhile(_goes_on, flowables)))
    return sum(flowable.height for flowable in flowables[: count + 1])


def _goes_on(flowable: Flowable) -> bool:
    """Whether the next flowable is of the same table or box."""
    return bool(flowable.price or (flowable.keep and not flowable.heading))


def _begins_page(draft: PageDraft) -> bool:
    return any(column.flowables[0][0].new_page for column in draft.filled[0].columns[:1] if column.flowables)


def books(root: Path) -> Iterator[Paginated]:
    """The pages of each book of a kit, as they are in the end."""
    last: list[Paginated] = []

    def noted(*arguments: object, **named: object) -> Paginated:
        last[:] = [paginate(*arguments, **named)]  # type: ignore[arg-type]
        return last[0]

    kit = OpenKit(root, load_kit(root, root.name))
    for component in kit.game.components:
        if component.kind == "book":
            with patch.object(book, "paginate", noted):
                flow_book(kit.context, component, kit.game.texts[component.book])
            yield last[0]


def main() -> None:
    """Print a line for each book and one for all: pages, holes, headings left behind, divisions, spaces, last pages."""
    names = sys.argv[1:] or sorted(path.parent.name for path in _CONTENT.glob("*/kit.yaml"))
    found: list[Flaws] = []
    for name in names:
        try:
            its_books = [flaws(paginated) for paginated in books(_CONTENT / name)]
        except PnpError as error:
            sys.exit(str(error))
        found.extend(its_books)
        for flawed in its_books:
            sys.stdout.write(f"{name}: {'; '.join(_listed(flawed))}\n")
    sys.stdout.write(f"all: {'; '.join(_summed(found))}\n")


def _listed(found: Flaws) -> Iterator[str]:
    """What a line says of a book."""
    yield f"{found.pages} pages"
    yield f"holes in mm: {', '.join(f'p{number} {hole:.0f}' for number, hole in found.holes) or 'none'}"
    for what, pages in (
        ("headings left behind", found.stranded),
        ("divided", found.divided),
        ("stubs", found.stubs),
        ("stretched", found.stretched),
    ):
        if pages:
            yield f"{what}: {', '.join(f'p{number}' for number in pages)}"
    yield f"last page {found.last:.0%}"


def _summed(found: Sequence[Flaws]) -> Iterator[str]:
    """What the last line says of all books."""
    yield f"{sum(flawed.pages for flawed in found)} pages"
    sizes = [hole for flawed in found for _, hole in flawed.holes]
    yield f"{len(sizes)} holes over {_LISTED:.0f} mm, {sum(size > _LARGEST for size in sizes)} over {_LARGEST:.0f} mm"
    yield f"{sum(len(flawed.stranded) for flawed in found)} headings left behind"
    yield f"{sum(len(flawed.divided) for flawed in found)} divided"
    yield f"{sum(len(flawed.stubs) for flawed in found)} stubs"
    yield f"{sum(len(flawed.stretched) for flawed in found)} stretched spaces"
    yield f"{sum(flawed.last < _LEAST_SHARE for flawed in found)} last pages under {_LEAST_SHARE:.0%}"


if __name__ == "__main__":
    main()
