"""The books of kits → the holes at the ends of their columns: ``python -m tools.holes [KIT ...]``.

A hole is what stays empty below a column, up to the end of the page or to what stands below across all columns. Where a
page ends by design, before a page break or at the end of the book, it is not counted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest.mock import patch

from pnp.document import book
from pnp.document.paginate import PageDraft, Paginated, paginate
from pnp.errors import PnpError
from pnp.load.kit import load_kit
from pnp.measures import Mm
from pnp.pipeline.books import flow_book
from pnp.pipeline.open_kit import OpenKit

_CONTENT: Final = Path("content")
# Smaller ones are not listed.
_LISTED: Final[Mm] = 12.0


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
        bottoms = [max(top + flowable.height for flowable, top in column.flowables) for column in filled.columns]
        bottoms.extend(0.0 for _ in range(filled.count - len(bottoms)))
        found.extend(end - filled.top - bottom for bottom in bottoms)
    return max(found)


def ends_with_heading(draft: PageDraft) -> bool:
    """Whether the last thing on a page is a heading."""
    return any(column.flowables[-1][0].heading for column in draft.filled[-1].columns[-1:] if column.flowables)


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
    """Print a line for each book: its pages, the holes by page, and pages that end with a heading."""
    names = sys.argv[1:] or sorted(path.parent.name for path in _CONTENT.glob("*/kit.yaml"))
    for name in names:
        try:
            found = list(books(_CONTENT / name))
        except PnpError as error:
            sys.exit(str(error))
        for paginated in found:
            listed = [f"p{number} {hole:.0f}" for number, hole in holes(paginated) if hole > _LISTED]
            headings = [f"p{number}" for number, draft in enumerate(paginated.drafts, 1) if ends_with_heading(draft)]
            stranded = f"; headings left behind: {', '.join(headings)}" if headings else ""
            pages = len(paginated.drafts)
            sys.stdout.write(f"{name}: {pages} pages; holes in mm: {', '.join(listed) or 'none'}{stranded}\n")


if __name__ == "__main__":
    main()
