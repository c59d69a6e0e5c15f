"""The files of a kit as panels, each with a plan of its first sheet, in as large a grid as a room allows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.document.first_page_parts import FirstPageParts, height_of
from pnp.document.flowables import Flowable
from pnp.document.sheet_pictures import SheetOutline, sheet_picture
from pnp.frame import Item
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.measures import Mm
from pnp.values import dataclass

# Between columns, rows, and a plan and its words.
_COLUMN_GAP: Final[Mm] = 5.0
_ROW_GAP: Final[Mm] = 2.5
_WORDS_GAP: Final[Mm] = 2.5
# Columns at most; how narrow words may be; how high a plan is.
_MOST_COLUMNS: Final = 4
_LEAST_WORDS: Final[Mm] = 30.0
_LEAST_PLAN: Final[Mm] = 11.5
_TALLEST_PLAN: Final[Mm] = 70.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedFile:
    """One file to print. sheets: of paper; pages: of the file. sides: such as ``both sides``.

    It is empty for one side. kind: of the component. outline: of its first sheet; None if nobody knows it.
    """

    component: str
    file: str
    sheets: int
    pages: int
    stock: str = ""
    sides: str = ""
    kind: str = "card"
    outline: SheetOutline | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """How panels stand. columns; width: of a panel; plan: the size of the largest plan; row: the height of a row."""

    columns: int
    width: Mm
    plan: tuple[Mm, Mm]
    row: Mm

    def height(self, count: int) -> Mm:
        """Of so many panels."""
        rows = -(-count // self.columns)
        return rows * self.row + (rows - 1) * _ROW_GAP


def grid_of(parts: FirstPageParts, files: Sequence[PrintedFile], width: Mm, room: Mm) -> Grid | None:
    """The grid with the largest plans that takes up no more than a room; None if there is none."""
    found = (_grid(parts, files, width, room, columns) for columns in range(1, _MOST_COLUMNS + 1))
    return max((grid for grid in found if grid), key=lambda grid: grid.plan[1], default=None)


def _grid(parts: FirstPageParts, files: Sequence[PrintedFile], width: Mm, room: Mm, columns: int) -> Grid | None:
    panel = (width - (columns - 1) * _COLUMN_GAP) / columns
    rows = -(-len(files) // columns)
    row = (room - (rows - 1) * _ROW_GAP) / rows
    aspect = max((_aspect(file) for file in files), default=1.0)
    high = min(row, _TALLEST_PLAN, (panel - _WORDS_GAP - _LEAST_WORDS) / aspect)
    words = panel - _WORDS_GAP - high * aspect
    if high < _LEAST_PLAN or any(height_of(_words(parts, file, words)) > row for file in files):
        return None
    tallest = max(height_of(_words(parts, file, words)) for file in files)
    return Grid(columns, panel, (high * aspect, high), max(high, tallest))


def _aspect(file: PrintedFile) -> float:
    """The width of the plan of a sheet in heights: one that lies on its side is as high as an upright one is wide."""
    return file.outline.size.width / file.outline.size.height if file.outline else 0.75


def panels(
    parts: FirstPageParts, files: Sequence[PrintedFile], letters: Mapping[str, int], grid: Grid, x: Mm, y: Mm
) -> Iterator[Item]:
    """The panels of a grid from its top left corner. letters: the number of each kind of paper."""
    for number, file in enumerate(files):
        row, column = divmod(number, grid.columns)
        left, top = x + column * (grid.width + _COLUMN_GAP), y + row * (grid.row + _ROW_GAP)
        box = Box(left, top, *grid.plan)
        outline = file.outline or SheetOutline(box.size)
        yield from sheet_picture(outline, file.kind, parts.theme, box)
        if file.stock:
            yield from parts.mark(letters[file.stock], box.right - 1.0, box.bottom - 2.5)
        words_x = box.right + _WORDS_GAP
        for flowable in _words(parts, file, left + grid.width - words_x):
            top += flowable.before
            yield from moved_all(flowable.items, words_x, top)
            top += flowable.height


def _words(parts: FirstPageParts, file: PrintedFile, width: Mm) -> list[Flowable]:
    """What a file is, what it is called, on how many sheets and which sides of them it is printed."""
    sheets = parts.counted("{} sheet", "{} sheets", file.sheets)
    sides = f" \u00b7 {file.sides}" if file.sides else ""
    return [
        *parts.lines(file.component, "first-page-part", width),
        *parts.lines(file.file, "first-page-file", width, 0.3),
        *parts.lines(f"{sheets}{sides}", "first-page-file", width, 0.3),
    ]
