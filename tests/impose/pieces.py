"""Pieces to place: as little of them as imposing looks at."""

from pnp.frame import Face, Path, Piece, Sheet
from pnp.impose import Lettering
from pnp.impose.rects import trim_of
from pnp.impose.shapes import MARK_INK
from pnp.measures import Size

POKER = Size(63.5, 88.9)
# A font whose every character is 0.18 of its size wide, in mm.
LETTERING = Lettering("label", lambda text, size: len(text) * size * 0.18)


def face(name: str, size: Size = POKER, bleed: float = 0.0) -> Face:
    return Face(id=name, size=size, bleed=bleed)


def cards(count: int, *, backs: bool = False, copies: int = 1, bleed: float = 0.0) -> list[Piece]:
    return [
        Piece(
            id=f"card {n}",
            kind="card",
            front=face(f"front {n}", bleed=bleed),
            back=face(f"back {n}", bleed=bleed) if backs else None,
            copies=copies,
        )
        for n in range(1, count + 1)
    ]


def names(sheet: Sheet) -> list[str]:
    return [placement.frame.id for placement in sheet.placements]  # type: ignore[union-attr]


def corners(sheet: Sheet) -> list[tuple[float, float]]:
    return [(round(p.x, 3), round(p.y, 3)) for p in sheet.placements]


def trims(sheet: Sheet) -> list[tuple[float, ...]]:
    return [tuple(round(value, 3) for value in trim_of(p)) for p in sheet.placements]


def lines(sheet: Sheet) -> list[tuple[float, float, float, float]]:
    """The cutting ticks: the first black path of the marks, two points a line."""
    path = next(mark for mark in sheet.marks if isinstance(mark, Path) and mark.stroke and mark.stroke.ink == MARK_INK)
    points = [tuple(round(value, 3) for value in segment[1:]) for segment in path.segments]
    return [(*start, *end) for start, end in zip(points[::2], points[1::2], strict=True)]  # type: ignore[misc]
