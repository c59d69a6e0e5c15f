"""Faces and pages → one picture: columns of rows, as high as each other, on a ground like a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PIL import Image

from pnp.export.png import page_bitmaps
from pnp.frame import Face, Group, Ink, Nested, Page, Path, Segment
from pnp.measures import MM_PER_INCH
from pnp.paint.single_pages import paint_single_pages
from pnp.pipeline.compiled_kit import CompiledKit

GROUND = (226, 222, 212)
GAP = 12
# Drawn so many times as large and then reduced, so that small type stays readable.
FINER = 2

Frame = Face | Page


@dataclass(frozen=True, slots=True)
class Column:
    """Rows of frames, each row as wide as the column. Its height is ``slope`` × its width − ``less``, in pixels."""

    rows: tuple[tuple[Frame, ...], ...]

    @property
    def slope(self) -> float:
        """How much higher the column becomes when it is one pixel wider."""
        return sum(1 / _breadth(row) for row in self.rows)

    @property
    def less(self) -> float:
        """What the gaps inside of rows take from its height, and those between rows add."""
        return sum(GAP * (len(row) - 1) / _breadth(row) for row in self.rows) - GAP * (len(self.rows) - 1)


def _breadth(row: Sequence[Frame]) -> float:
    """The width of a row of one height, in heights."""
    return sum(frame.size.width / frame.size.height for frame in row)


def collage(ready: CompiledKit, columns: Sequence[Column], width: int) -> Image.Image:
    """All columns side by side, together so many pixels wide."""
    room = width - GAP * (len(columns) + 1)
    height = (room - sum(one.less / one.slope for one in columns)) / sum(1 / one.slope for one in columns)
    table = Image.new("RGB", (width, round(height) + 2 * GAP), GROUND)
    x = float(GAP)
    for column in columns:
        wide = (height + column.less) / column.slope
        _lay(ready, table, column, x, wide)
        x += wide + GAP
    return table


def _lay(ready: CompiledKit, table: Image.Image, column: Column, left: float, width: float) -> None:
    y = float(GAP)
    for row in column.rows:
        high = (width - GAP * (len(row) - 1)) / _breadth(row)
        x = left
        for frame in row:
            wide = high * frame.size.width / frame.size.height
            size = (round(x + wide) - round(x), round(y + high) - round(y))
            picture, mask = cut_out(ready, frame, size)
            table.paste(picture, (round(x), round(y)), mask)
            x += wide + GAP
        y += high + GAP


def cut_out(
    ready: CompiledKit, frame: Frame, size: tuple[int, int], *, finer: int = FINER
) -> tuple[Image.Image, Image.Image | None]:
    """A frame as it lies on the table, so many pixels large, and where it is. finer: as it is drawn at first."""
    if isinstance(frame, Page):
        return _drawn(ready, frame, size, finer), None
    trim = frame.trim or _rectangle(frame)
    bare = replace(frame, bleed=0.0, cut=(), score=(), folds=(), breaks=None)
    shape = replace(bare, art=(Path(trim, Ink("ink", "text")),))
    shown = replace(bare, art=(Group((Nested(frame, 0.0, 0.0),), clip=trim),))
    mask = _drawn(ready, shape, size, finer).convert("L").point(_covered) if frame.trim else None
    return _drawn(ready, shown, size, finer), mask


def _covered(level: int) -> int:
    """How much of a pixel is covered, from how dark the ink of the shape made it."""
    return min(255, round((255 - level) * 255 / 215))


def _rectangle(face: Face) -> tuple[Segment, ...]:
    return (("R", 0.0, 0.0, face.size.width, face.size.height),)


def _drawn(ready: CompiledKit, frame: Frame, size: tuple[int, int], finer: int) -> Image.Image:
    dpi = max(20, round(size[0] * finer * MM_PER_INCH / frame.size.width))
    pdf = paint_single_pages([frame], palette=ready.theme.palette, fonts=ready.fonts)
    (picture,) = (bitmap.to_pil().resize(size, Image.Resampling.LANCZOS) for bitmap in page_bitmaps(pdf, dpi=dpi))
    return picture


def columns_of(frames: Mapping[str, Frame], columns: Sequence[Sequence[Sequence[str]]]) -> tuple[Column, ...]:
    """Columns of rows of names → columns of rows of frames. Raises KeyError for a name that is not there."""
    return tuple(Column(tuple(tuple(frames[name] for name in row) for row in rows)) for rows in columns)
