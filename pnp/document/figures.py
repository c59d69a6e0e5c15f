"""Figures, boards and pictures to flowables: whole, centred, with their captions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pnp.document.anchors import figure_anchors
from pnp.document.blocks import Block, Directive, PictureBlock
from pnp.document.codes import BAD_ARGUMENT, MISSING_PICTURE, SHRUNK, UNKNOWN_FIGURE, error, warning
from pnp.document.context import PICTURE_DPI, BlockArea, Book, figure_request
from pnp.document.flowables import Flowable
from pnp.document.inline_text import InlineText, parse_inline
from pnp.document.lines import with_anchors, with_block
from pnp.document.text_pass import TextPass
from pnp.document.typesetter import Typesetter, as_flowables
from pnp.errors import MeasureError
from pnp.findings import Finding, Span
from pnp.frame import Anchor, Face, Group, Image, Item, Nested, Path, Picture, Segment
from pnp.layout.drawing.diagnostics import MOST_COMPONENT_WORK
from pnp.layout.geometry.box import Box
from pnp.layout.theme.drawings import DrawnFile
from pnp.load.codes import MISSING_FILE, TOO_MUCH_WORK
from pnp.measures import MM_PER_INCH, Mm, Size, parse_length
from pnp.text import PLAIN, Run
from pnp.values import dataclass

_GAP: Final = 4.0
_ROW_GAP: Final = 1.4
_CAPTION_GAP: Final = 1.4
_TALLEST: Final = 0.85
_BISECTIONS: Final = 9
# A figure of more rows may go on in the next column, as a table does.
_MOST_ROWS_TOGETHER: Final = 3
# How much smaller faces may be shown to save a row of them.
_LEAST_PERCENT: Final = 87


@dataclass(frozen=True, slots=True)
class RequestedSize:
    """The size that a figure is asked to have: a factor, or a width in mm."""

    scale: float = 1.0
    width: Mm | None = None


def figure_flowables(builder: TextPass, block: Directive, area: BlockArea) -> tuple[Flowable, ...]:
    """Faces side by side, in as many rows as they need."""
    book = builder.book
    arguments = block.arguments
    request = figure_request(block, book.resolver)
    if not book.work.allows(block.span):
        book.report(too_much_work(book.work.refused or block.span))
        return ()
    answer = book.faces(request)
    book.work.add(block.span, answer.work)
    book.report(*answer.findings)
    book.noticed[answer.noticed] = None
    if not answer.faces:
        if not answer.findings:
            message = f"there is no {'board' if request.kind == 'board' else 'layout'} {request.subject!r} to show"
            book.report(error(UNKNOWN_FIGURE, message, block.span))
        return ()
    requested = _requested_size(book, block, area)
    area, is_wide = _room(book, requested, area)
    rows = _rows(book, block, answer.faces, requested, area)
    caption = arguments.named.get("caption")
    text = parse_inline(caption) if caption else None
    runs = builder.runs(text)[0] if text else ()
    # Not the caption, which is printed below: a search would find it again for every face.
    alt = book.resolver.text(arguments.named.get("alt"))
    has_frame = book.resolver.text(arguments.named.get("frame")) != "false"
    flowables = [_row_flowable(book, row, alt, area, has_frame=has_frame) for row in rows]
    flowables[1:] = [replace(flowable, before=_ROW_GAP) for flowable in flowables[1:]]
    flowables.extend(_caption(book.typesetter, runs, area, text))
    flowables = with_block(flowables, block.name, block.span, area)
    names = [name for name in figure_anchors(block) if book.anchors.owns(block, name)]
    loose = len(rows) - 1 if len(rows) > _MOST_ROWS_TOGETHER else 0
    floating = area.is_outermost and not loose
    return _kept_together(
        [replace(flowable, wide=is_wide, floating=floating, picture=True) for flowable in flowables], names, loose
    )


def too_much_work(first: Span) -> Finding:
    """A finding for the figures of a book, or of an export. first: of those that are not drawn."""
    message = f"the figures before this one take more than {MOST_COMPONENT_WORK:,} items, or as much work, together"
    return error(TOO_MUCH_WORK, message, first, "show fewer cells of large maps in the figures, or divide the book")


def is_ornament(book: Book, block: Block) -> bool:
    """Whether a block is a picture without frame and caption, such as stands below the heading of a chapter."""
    if not isinstance(block, Directive) or block.name != "figure":
        return False
    named = block.arguments.named
    return book.resolver.text(named.get("frame")) == "false" and "caption" not in named


def _room(book: Book, requested: RequestedSize, area: BlockArea) -> tuple[BlockArea, bool]:
    """Where a figure is centred, and whether it reaches over the side column.

    It does if it is too wide for the text, or if the text stands in columns elsewhere: then tables and columns above
    and below it reach over the whole page, and there is no side column to the eye.
    """
    has_side = book.format.side > 0 and area.columns == 1 and area.is_outermost
    is_wider = requested.width is not None and requested.width > area.width
    if not has_side or not (is_wider or book.columns > 1):
        return area, False
    return replace(area, width=book.format.area(0).width), True


def picture_flowables(book: Book, block: PictureBlock, area: BlockArea) -> tuple[Flowable, ...]:
    """A picture file with its caption, at most as wide as the column."""
    picture = book.pictures(block.file, block.span)
    if isinstance(picture, Finding):
        book.report(replace(picture, code=MISSING_PICTURE) if picture.code == MISSING_FILE else picture)
        return ()
    if isinstance(picture, DrawnFile):
        for finding in picture.findings:
            book.report(finding)
    size = printed_size(picture)
    if size is None:
        return ()
    scale = min(1.0, area.width / size.width, book.height * _TALLEST * 0.8 / size.height)
    place = Box(area.x + (area.width - size.width * scale) / 2, 0.0, size.width * scale, size.height * scale)
    image, height = picture_item(picture, place, block.alt), place.height
    runs = (Run(block.title, PLAIN),) if block.title else ()
    flowables = [Flowable(height=height, items=(image,), frames=area.frames), *_caption(book.typesetter, runs, area)]
    flowables = with_block(flowables, "picture", block.span, area)
    return _kept_together([replace(flowable, floating=area.is_outermost, picture=True) for flowable in flowables], ())


def printed_size(picture: Picture | DrawnFile) -> Size | None:
    """How large a picture is if there is room: at 200 dpi; a drawing as wide or high as a small column."""
    if isinstance(picture, Picture):
        return Size(picture.width / PICTURE_DPI * MM_PER_INCH, picture.height / PICTURE_DPI * MM_PER_INCH)
    return picture.face.size if picture.face else None


def picture_item(picture: Picture | DrawnFile, place: Box, alt: str) -> Item:
    """A picture in a place of its own proportions."""
    if isinstance(picture, Picture):
        return Image(picture, place.x, place.y, place.width, place.height, alt=alt)
    face = picture.face or Face(id="", size=place.size)
    drawing = Nested(face, place.x, place.y, place.width / face.size.width, is_picture=True)
    return Group((drawing,), clip=place.segments(), alt=alt)


def _requested_size(book: Book, block: Directive, area: BlockArea) -> RequestedSize:
    named = block.arguments.named
    scale, width = book.resolver.text(named.get("scale")), book.resolver.text(named.get("width"))
    try:
        requested = RequestedSize(float(scale) if scale else 1.0, parse_length(width).of(area.width) if width else None)
    except (MeasureError, ValueError):
        message = f"{scale or width!r} is not a size for a figure"
        unit = bool(width) and width.replace(".", "", 1).isdecimal()
        hint = f"write width={width}mm" if unit else "write scale=1.5 or width=40mm"
        book.report(error(BAD_ARGUMENT, message, block.span, hint))
        return RequestedSize()
    usable = 0.01 <= requested.scale <= 100 and (requested.width is None or 1 <= requested.width <= 5000)
    return requested if usable else RequestedSize()


@dataclass(frozen=True, slots=True, eq=False)
class _Scaled:
    face: Face
    scale: float

    @property
    def width(self) -> Mm:
        return self.face.size.width * self.scale

    @property
    def height(self) -> Mm:
        return self.face.size.height * self.scale


def _rows(
    book: Book, block: Directive, faces: Sequence[Face], requested: RequestedSize, area: BlockArea
) -> list[list[_Scaled]]:
    """The faces as large as they can be, in as few rows as they need, all rows about equally wide."""
    tallest = book.height * _TALLEST - 12
    scaled: list[_Scaled] = []
    for face in faces:
        asked = requested.width / face.size.width if requested.width else requested.scale
        scale = min(asked, area.width / face.size.width, tallest / face.size.height)
        if scale < asked * 0.999 and block.name == "figure":
            message = f"the figure is shown at {scale:.0%} instead of {asked:.0%}: the page is not large enough"
            book.report(warning(SHRUNK, message, block.span, "ask for a smaller scale or width"))
        scaled.append(_Scaled(face, scale))
    shown = _in_fewer_rows(scaled, area.width)
    count = len(_wrapped(shown, area.width))
    return _wrapped(shown, _narrowest(area.width, lambda width: len(_wrapped(shown, width)) <= count))


def _in_fewer_rows(faces: Sequence[_Scaled], width: Mm) -> Sequence[_Scaled]:
    """The same faces a little smaller, if that saves a row of them."""
    count = len(_wrapped(faces, width))
    for percent in range(100, _LEAST_PERCENT - 1, -1):
        smaller = [_Scaled(face.face, face.scale * percent / 100) for face in faces]
        if len(_wrapped(smaller, width)) < count:
            return smaller
    return faces


def _narrowest(width: Mm, holds: Callable[[Mm], bool]) -> Mm:
    """The least width at which something holds that holds at this width."""
    low, high = 0.0, width
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        low, high = (low, middle) if holds(middle) else (middle, high)
    return high


def _wrapped(faces: Sequence[_Scaled], width: Mm) -> list[list[_Scaled]]:
    rows: list[list[_Scaled]] = [[]]
    used = 0.0
    for face in faces:
        if rows[-1] and used + _GAP + face.width > width:
            rows.append([])
        used = face.width if not rows[-1] else used + _GAP + face.width
        rows[-1].append(face)
    return rows


def _row_flowable(book: Book, row: Sequence[_Scaled], alt: str, area: BlockArea, *, has_frame: bool) -> Flowable:
    total = sum(scaled.width for scaled in row) + _GAP * (len(row) - 1)
    height = max(scaled.height for scaled in row)
    x = area.x + (area.width - total) / 2
    items: list[Item] = []
    for scaled in row:
        shown, outline = _shown(book, scaled, x, (height - scaled.height) / 2, alt)
        items.extend((shown, outline) if has_frame else (shown,))
        x += scaled.width + _GAP
    return Flowable(height=height + 0.6, items=tuple(items), frames=area.frames)


def _shown(book: Book, scaled: _Scaled, x: Mm, y: Mm, alt: str) -> tuple[Group, Path]:
    """A face clipped at its trim, as it will lie on the table, and a thin outline."""
    face, scale = scaled.face, scaled.scale
    trim = _scaled_path(face.trim, scale, x, y) if face.trim else Box(x, y, scaled.width, scaled.height).segments()
    group = Group((Nested(face, x, y, scale, is_picture=True),), clip=trim, alt=alt or face.alt)
    return group, Path(trim, None, book.typesetter.theme.pen("rule", 0.15))


def _scaled_path(segments: tuple[Segment, ...], scale: float, x: Mm, y: Mm) -> tuple[Segment, ...]:
    path: list[Segment] = []
    for segment in segments:
        numbers = [number * scale for number in segment[1:]]
        shift = (x, y, 0.0, 0.0) if segment[0] == "R" else (x, y) * 3
        path.append((segment[0], *(number + shift[index] for index, number in enumerate(numbers))))
    return tuple(path)


def _caption(
    typesetter: Typesetter, runs: tuple[Run, ...], area: BlockArea, text: InlineText | None = None
) -> list[Flowable]:
    lines = typesetter.lines(runs, "caption", area.width, "center")
    return as_flowables(lines, x=area.x, above=_CAPTION_GAP, frames=area.frames, text=text, kind="caption")


def _kept_together(flowables: Sequence[Flowable], names: Sequence[str], loose: int = 0) -> tuple[Flowable, ...]:
    """The parts of a figure. loose: behind how many of them a column may end."""
    kept = [replace(flowable, keep=loose <= index < len(flowables) - 1) for index, flowable in enumerate(flowables)]
    kept[0] = with_anchors(kept[0], [Anchor(name, 0.0) for name in names])
    return tuple(kept)
