"""Marks around the trims: cutting ticks, fold ticks, registration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pnp.frame import Ink, Item, Path, Segment, Stroke
from pnp.impose.drafts import SheetDraft
from pnp.impose.rects import EPSILON, Rect, bleed_of, hull, trim_of
from pnp.impose.shapes import HAIRLINE, MARK_INK
from pnp.measures import Mm, Size
from pnp.ovals import oval

TICK: Final[Mm] = 5.0
OFFSET: Final[Mm] = 3.0
NEAR_OFFSET: Final[Mm] = 1.0
EDGE: Final[Mm] = 1.5  # ticks stop so far from the edge of the paper
CROSSING_ARM: Final[Mm] = 1.5
# So far from the corner of a trim small ticks begin, so that a cut that is a little off leaves no ink on the piece.
CROSSING_OFFSET: Final[Mm] = 0.4
CASING: Final = Ink("white", "line")
ROOM_FOR_TICKS: Final[Mm] = 3.0
SHORTEST: Final[Mm] = 0.75
_ARMS: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))
DIGITS: Final = 4  # of a mm, to see that two neighbours share a line

Tick = tuple[Mm, Mm, Mm, Mm]


def ticks(draft: SheetDraft, bleed: Mm) -> Iterator[Tick]:
    """Short lines outside the trims, one for every line to cut along, on all four sides of each block.

    bleed: the widest that is shown, which ticks keep clear of. Where less than 3 mm of the margin can be
    trusted to print, small crosses also stand where the lines cross.
    """
    hulls = [around for block in draft.blocks if (around := hull(block))]
    for index, (block, around) in enumerate(zip(draft.blocks, hulls, strict=True)):
        others = [other for place, other in enumerate(hulls) if place != index]
        room = _room(around, others, draft.size)
        xs = _lines([(rect.left, rect.right) for rect in block])
        ys = _lines([(rect.top, rect.bottom) for rect in block])
        lines = list(_outer(around, xs, ys, room, bleed, draft.safe))
        if min(room) - draft.safe < ROOM_FOR_TICKS:
            lines += _crossings(block, xs, ys)
        yield from _merged(lines)


def _merged(lines: Sequence[Tick]) -> Iterator[Tick]:
    """The lines, with overlapping ones of one direction joined: a hairline that is drawn twice looks thick."""
    rows: dict[tuple[int, int, Mm], list[Tick]] = {}
    for line in lines:
        across, down = _heading(line)
        row = rows.setdefault((across, down, round(line[1] if across else line[0], DIGITS)), [])
        for index, other in enumerate(row):
            if (both := _joined(line, other, across, down)) is not None:
                row[index] = both
                break
        else:
            row.append(line)
    for row in rows.values():
        yield from row


def _joined(first: Tick, second: Tick, across: int, down: int) -> Tick | None:
    """One line for two that lie on one and run the same way; None if they do not touch."""
    start, end = (first[at] * across + first[at + 1] * down for at in (0, 2))
    other_start, other_end = (second[at] * across + second[at + 1] * down for at in (0, 2))
    if start > other_end or other_start > end:
        return None
    near = first if start <= other_start else second
    far = first if end >= other_end else second
    return near[0], near[1], far[2], far[3]


def _heading(line: Tick) -> tuple[int, int]:
    """Which way a straight line runs: right, left, down or up."""
    x1, y1, x2, y2 = line
    return (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)


def _lines(spans: Sequence[tuple[Mm, Mm]]) -> list[Mm]:
    """Where one can cut straight through: at the ends of the trims, unless another trim lies across."""
    extents = {(round(start, DIGITS), round(end, DIGITS)) for start, end in spans}
    ends = {end for extent in extents for end in extent}
    return sorted(at for at in ends if not any(start < at < end for start, end in extents))


def _room(around: Rect, others: Sequence[Rect], size: Size) -> tuple[Mm, Mm, Mm, Mm]:
    """What is free on the left, top, right and bottom; two blocks share what is between them."""
    above = max((other.bottom for other in others if other.bottom <= around.top), default=None)
    below = min((other.top for other in others if other.top >= around.bottom), default=None)
    return (
        around.left,
        around.top if above is None else (around.top - above) / 2,
        size.width - around.right,
        size.height - around.bottom if below is None else (below - around.bottom) / 2,
    )


def widest_bleed(draft: SheetDraft) -> Mm:
    """The widest bleed that any placement shows."""
    sides = [0.0]
    for placement in draft.placements:
        trim, bleed = trim_of(placement), bleed_of(placement)
        sides += [trim.left - bleed.left, trim.top - bleed.top]
        sides += [bleed.right - trim.right, bleed.bottom - trim.bottom]
    return max(sides)


def _outer(
    around: Rect, xs: Sequence[Mm], ys: Sequence[Mm], room: tuple[Mm, Mm, Mm, Mm], bleed: Mm, safe: Mm
) -> Iterator[Tick]:
    left, top, right, bottom = (_reach(free, bleed, safe) for free in room)
    for reach, edge, outwards in ((top, around.top, -1), (bottom, around.bottom, 1)):
        if reach is not None:
            for x in xs:
                yield (x, edge + outwards * reach[0], x, edge + outwards * reach[1])
    for reach, edge, outwards in ((left, around.left, -1), (right, around.right, 1)):
        if reach is not None:
            for y in ys:
                yield (edge + outwards * reach[0], y, edge + outwards * reach[1], y)


def _reach(room: Mm, bleed: Mm, safe: Mm) -> tuple[Mm, Mm] | None:
    """From where to where ticks run, in mm from the trim; None if there is no room."""
    end = room - EDGE
    start = OFFSET if room - safe >= ROOM_FOR_TICKS else NEAR_OFFSET
    start = max(start, bleed)
    return (start, min(end, start + TICK)) if end - start >= SHORTEST else None


def _crossings(block: Sequence[Rect], xs: Sequence[Mm], ys: Sequence[Mm]) -> Iterator[Tick]:
    """Small ticks at every corner of a trim where two lines to cut along meet.

    They run away from the trims and keep clear of them, in what is cut off; where trims meet on all sides there is
    nothing to cut off, and a small cross stands on the lines themselves.
    """
    straight_x = {round(x, DIGITS) for x in xs}
    straight_y = {round(y, DIGITS) for y in ys}
    covered: dict[tuple[Mm, Mm], set[tuple[int, int]]] = {}
    for rect in block:
        for x, inwards in ((rect.left, 1), (rect.right, -1)):
            for y, downwards in ((rect.top, 1), (rect.bottom, -1)):
                corner = round(x, DIGITS), round(y, DIGITS)
                if corner[0] in straight_x and corner[1] in straight_y:
                    covered.setdefault(corner, set()).update({(inwards, 0), (0, downwards)})
    for (x, y), along_a_trim in sorted(covered.items(), key=lambda item: (item[0][1], item[0][0])):
        free = [arm for arm in _ARMS if arm not in along_a_trim]
        start = CROSSING_OFFSET if free else 0.0
        for across, down in free or _ARMS:
            yield (x + across * start, y + down * start, x + across * CROSSING_ARM, y + down * CROSSING_ARM)


def box_of(tick: Tick) -> Rect:
    """The rectangle that a line covers, with its width and a little more."""
    x1, y1, x2, y2 = tick
    return Rect(
        (x1 if x1 < x2 else x2) - HAIRLINE / 2,
        (y1 if y1 < y2 else y2) - HAIRLINE / 2,
        (x2 if x1 < x2 else x1) + HAIRLINE / 2,
        (y2 if y1 < y2 else y1) + HAIRLINE / 2,
    )


def clear_of(tick: Tick, label: Rect | None) -> Tick | None:
    """The tick without what a label covers: the end near the trim if enough is left, else nothing."""
    if label is None:
        return tick
    if not box_of(tick).overlaps(label):
        return tick
    x1, y1, x2, y2 = tick
    end_x = x2 if x1 == x2 else (label.right if x2 < x1 else label.left)
    end_y = y2 if y1 == y2 else (label.bottom if y2 < y1 else label.top)
    outwards = (end_x - x1) * (x2 - x1) + (end_y - y1) * (y2 - y1)
    length = abs(end_x - x1) + abs(end_y - y1)
    return (x1, y1, end_x, end_y) if outwards > 0 and length >= SHORTEST else None


def on_bleeds(lines: Iterable[Tick], blocks: Iterable[Iterable[Rect]], bleed: Mm) -> tuple[Tick, ...]:
    """The lines that lie beside the trims, where their bleeds are."""
    rects = [rect for block in blocks for rect in block]
    return tuple(line for line in lines if _is_beside(line, rects, bleed))


def _is_beside(line: Tick, rects: Sequence[Rect], bleed: Mm) -> bool:
    """Whether the middle of a line is on the bleed of a rectangle, and in no rectangle, nor on the edge of one."""
    x, y = (line[0] + line[2]) / 2, (line[1] + line[3]) / 2
    reach, is_beside = bleed + EPSILON, False
    for left, top, right, bottom in rects:
        if left - reach <= x <= right + reach and top - reach <= y <= bottom + reach:
            if left - EPSILON <= x <= right + EPSILON and top - EPSILON <= y <= bottom + EPSILON:
                return False
            is_beside = True
    return is_beside


def drawn(lines: Sequence[Tick], dash: tuple[Mm, ...] = ()) -> tuple[Path, ...]:
    """All lines as one hairline path, nothing for none."""
    return _led_along(lines, Stroke(MARK_INK, HAIRLINE, dash))


def cased(lines: Sequence[Tick]) -> tuple[Path, ...]:
    """What lies under lines on colours, so that they can be seen on dark ones: the same lines, white and wider."""
    return _led_along(lines, Stroke(CASING, 5 * HAIRLINE))


def _led_along(lines: Sequence[Tick], pen: Stroke) -> tuple[Path, ...]:
    segments: list[Segment] = []
    for x1, y1, x2, y2 in lines:
        segments += [("M", x1, y1), ("L", x2, y2)]
    return (Path(tuple(segments), stroke=pen),) if segments else ()


def fold_lines(draft: SheetDraft) -> tuple[Path, ...]:
    """Dashed lines at both ends of every fold, in the margins only."""
    around = hull(rect for block in draft.blocks for rect in block)
    lines: list[Tick] = []
    for direction, at in draft.folds:
        if direction == "x":
            top, bottom = (around.top, around.bottom) if around else (draft.size.height / 2,) * 2
            lines += [(at, EDGE, at, top - 1), (at, bottom + 1, at, draft.size.height - EDGE)]
        else:
            left, right = (around.left, around.right) if around else (draft.size.width / 2,) * 2
            lines += [(EDGE, at, left - 1, at), (right + 1, at, draft.size.width - EDGE, at)]
    return drawn([line for line in lines if line[2] > line[0] or line[3] > line[1]], (2.0, 1.0))


def registration(size: Size, safe: Mm) -> tuple[Item, ...]:
    """A cross in a circle in the middle of the left and right edge, at the same place on both sides."""
    arm, radius = 2.0, 1.2
    lines: list[Tick] = []
    circles: list[Segment] = []
    middle = size.height / 2
    for x in (safe / 2 + 0.5, size.width - safe / 2 - 0.5):
        lines += [(x - arm, middle, x + arm, middle), (x, middle - arm, x, middle + arm)]
        circles += oval(x, middle, radius, radius)
    return (*drawn(lines), Path(tuple(circles), stroke=Stroke(MARK_INK, HAIRLINE)))
