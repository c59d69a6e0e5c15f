"""What a sheet says about itself in its margin: kit, component, number; and the key of a cut board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal

from pnp.frame import Group, Ink, Item, Path, Segment, Stroke
from pnp.impose.drafts import AssemblyKey, SheetDraft
from pnp.impose.plan import Lettering
from pnp.impose.rects import EPSILON, Rect
from pnp.impose.shapes import HAIRLINE, MARK_INK
from pnp.measures import MM_PER_PT, Mm, Pt, Size
from pnp.values import dataclass

SIZES: Final[tuple[Pt, ...]] = (6.5, 5.0)
SEPARATOR: Final = " · "
# Below the baseline, as a share of the size, roughly, for any text face.
DESCENT: Final = 0.24
CLEAR: Final[Mm] = 0.6
KEY_CLEAR: Final[Mm] = 1.5
KEY_SMALLEST: Final[Mm] = 3.0
KEY_LARGEST: Final[Mm] = 12.0
KEY_LONGEST: Final[Mm] = 30.0
TEXT: Final = Ink("registration", "text")
PAPER: Final = Ink("white", "ground")
HERE: Final = Ink("registration", "flood")

Edge = Literal["left", "top", "right", "bottom"]


@dataclass(frozen=True, slots=True)
class Label:
    """A label in its place: what to draw, and the rectangle that it covers."""

    items: tuple[Item, ...]
    area: Rect


@dataclass(frozen=True, slots=True)
class _Margin:
    edge: Edge
    depth: Mm
    length: Mm


def label(
    parts: Sequence[str],
    draft: SheetDraft,
    trims: Rect | None,
    bleeds: Rect | None,
    stops: Sequence[Rect],
    lettering: Lettering,
) -> Label | None:
    """Set the parts, as many of the last ones as there is room for, along the widest margin.

    The text keeps clear of what the printer cannot reach where the margin lets it, and never covers a trim;
    over a bleed it gets a ground of bare paper. It goes between the ticks (``stops``) if it can.
    """
    for margin in _margins(draft.size, trims):
        for size in SIZES:
            for start in range(len(parts)):
                text = SEPARATOR.join(part for part in parts[start:] if part)
                width = lettering.width(text, size)
                height = size * MM_PER_PT
                if height + CLEAR <= margin.depth and width <= margin.length - 2 * draft.safe:
                    area = _place(margin, draft, width, height, stops)
                    items = _set(text, size, area, margin.edge, lettering)
                    ground = _ground(area) if bleeds is not None and area.overlaps(bleeds) else ()
                    return Label((*ground, *items), area.grown(CLEAR, CLEAR, CLEAR, CLEAR))
    return None


def _margins(size: Size, trims: Rect | None) -> list[_Margin]:
    """The margins, the widest first; of equal ones the top one, where readers look first."""
    inner = trims or Rect(size.width / 2, size.height / 2, size.width / 2, size.height / 2)
    margins = [
        _Margin("top", inner.top, size.width),
        _Margin("bottom", size.height - inner.bottom, size.width),
        _Margin("left", inner.left, size.height),
        _Margin("right", size.width - inner.right, size.height),
    ]
    return sorted(margins, key=lambda margin: -round(margin.depth, 2))


def _place(margin: _Margin, draft: SheetDraft, width: Mm, height: Mm, stops: Sequence[Rect]) -> Rect:
    """The rectangle of a label: between two ticks if the text fits there, else where the line begins."""
    size = draft.size
    near = max(0.0, min(draft.safe, margin.depth - CLEAR - height))
    flat = margin.edge in ("top", "bottom")
    bands = {
        "top": Rect(0, near, size.width, near + height),
        "bottom": Rect(0, size.height - near - height, size.width, size.height - near),
        "left": Rect(near, 0, near + height, size.height),
        "right": Rect(size.width - near - height, 0, size.width - near, size.height),
    }
    band = bands[margin.edge]
    obstacles = [stop for stop in stops if stop.overlaps(band)]
    walls = sorted((stop.left + stop.right) / 2 if flat else (stop.top + stop.bottom) / 2 for stop in obstacles)
    start = draft.safe
    for first, last in _gaps(walls, margin.length, draft.safe):
        if last - first >= width:
            start = first
            break
    if flat:
        return Rect(start, band.top, start + width, band.bottom)
    return Rect(band.left, start, band.right, start + width)


def _gaps(walls: Sequence[Mm], length: Mm, safe: Mm) -> Iterator[tuple[Mm, Mm]]:
    edges = [safe - 1.0, *walls, length - safe + 1.0]
    for first, last in pairwise(edges):
        yield first + 1.0, last - 1.0


def _set(text: str, size: Pt, area: Rect, edge: Edge, lettering: Lettering) -> tuple[Item, ...]:
    """The text on its baseline; in a side margin it runs up the page."""
    if edge in ("top", "bottom"):
        baseline = area.bottom - DESCENT * size * MM_PER_PT
        return tuple(lettering.runs(area.left, baseline, text, size, TEXT))
    baseline = area.right - DESCENT * size * MM_PER_PT
    runs = tuple(lettering.runs(baseline, area.bottom, text, size, TEXT))
    return (Group(runs, turn=270.0, x=baseline, y=area.bottom),)


def draft_note(text: str, middle: Mm, safe: Mm, lettering: Lettering) -> tuple[Item, ...]:
    """What a draft says of itself, at the upper edge that printers reach. middle: of the page, from the left."""
    width = lettering.width(text, SIZES[0])
    baseline = safe + SIZES[0] * MM_PER_PT
    return tuple(lettering.runs(middle - width / 2, baseline, text, SIZES[0], TEXT))


def _ground(area: Rect) -> tuple[Item, ...]:
    box = area.grown(CLEAR / 2, CLEAR / 2, CLEAR / 2, CLEAR / 2)
    return (Path((("R", box.left, box.top, box.width, box.height),), fill=PAPER),)


def assembly_key(key: AssemblyKey, draft: SheetDraft, bleeds: Rect | None, taken: Sequence[Rect]) -> tuple[Item, ...]:
    """All pages of a board in small, this one filled, in the roomiest margin; nothing if all are narrow.

    taken: where the label and the ticks are; the key moves along its margin until it is clear of them.
    """
    size, safe = draft.size, draft.safe
    across, down = sum(key.widths), sum(key.heights)
    for margin in _margins(size, bleeds):
        room = min(margin.depth - safe - CLEAR, KEY_LARGEST)
        flat = margin.edge in ("top", "bottom")
        scale = min(room / down, KEY_LONGEST / across) if flat else min(room / across, KEY_LONGEST / down)
        if scale <= 0 or max(across, down) * scale < KEY_SMALLEST:
            continue
        width, height = across * scale, down * scale
        corners = {
            "top": (size.width - safe - width, safe),
            "bottom": (size.width - safe - width, size.height - safe - height),
            "left": (safe, size.height - safe - height),
            "right": (size.width - safe - width, size.height - safe - height),
        }
        place = _clear_place(Rect.at(*corners[margin.edge], Size(width, height)), taken, flat, safe)
        if place is not None:
            return _key_cells(key, place.left, place.top, scale)
    return ()


def _clear_place(area: Rect, taken: Sequence[Rect], flat: bool, safe: Mm) -> Rect | None:
    """The area, as far to the left (in a margin at the side: as far up) as it must go to be clear."""
    while (area.left if flat else area.top) >= safe - EPSILON:
        around = area.grown(KEY_CLEAR, KEY_CLEAR, KEY_CLEAR, KEY_CLEAR)
        obstacles = [rect for rect in taken if around.overlaps(rect)]
        if not obstacles:
            return area
        if flat:
            left = min(rect.left for rect in obstacles) - KEY_CLEAR - EPSILON - area.width
            area = Rect.at(left, area.top, area.size)
        else:
            top = min(rect.top for rect in obstacles) - KEY_CLEAR - EPSILON - area.height
            area = Rect.at(area.left, top, area.size)
    return None


def _key_cells(key: AssemblyKey, left: Mm, top: Mm, scale: float) -> tuple[Item, ...]:
    cells: list[Segment] = []
    here: tuple[Segment, ...] = ()
    y = top
    for row, height in enumerate(key.heights):
        x = left
        for column, width in enumerate(key.widths):
            cell: Segment = ("R", x, y, width * scale, height * scale)
            cells.append(cell)
            if (column, row) == (key.column, key.row):
                here = (cell,)
            x += width * scale
        y += height * scale
    return (Path(here, fill=HERE), Path(tuple(cells), stroke=Stroke(MARK_INK, HAIRLINE)))
