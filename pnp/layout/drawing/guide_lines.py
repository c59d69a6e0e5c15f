"""Choose the colour of lines to cut and fold along, which are drawn on the art of a face."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from pnp.frame import Group, Item, Path, Segment
from pnp.layout.geometry.background import Point, layers_at
from pnp.layout.geometry.ink import points_along
from pnp.palette import BLACK, WHITE, Color, Palette, contrast

BLACK_LINE: Final = "registration"
WHITE_LINE: Final = "white"
_LINES: Final = {BLACK_LINE: BLACK, WHITE_LINE: WHITE}
# A hairline can be seen with this contrast, and followed if so much of it can be seen.
_VISIBLE: Final = 1.8
_ENOUGH: Final = 0.7


def guide_token(
    art: tuple[Item, ...], trim: tuple[Segment, ...], lines: Iterable[Item], palette: Palette
) -> tuple[str, bool]:
    """The token of the lines of a face, black or white, and whether they can be followed on its art."""
    points = (*points_along(trim), *(point for item in lines for point in _points(item)))
    grounds = [ground for point in points if (ground := palette.seen(layers_at(art, *point)))]
    shares = {token: _visible(color, grounds) for token, color in _LINES.items()}
    best = max(shares, key=lambda token: shares[token])
    return best, shares[best] >= _ENOUGH


def _visible(line: Color, grounds: list[Color]) -> float:
    """The share of the grounds on which a line can be seen."""
    return sum(contrast(line, ground) >= _VISIBLE for ground in grounds) / len(grounds) if grounds else 1.0


def _points(item: Item) -> Iterator[Point]:
    if isinstance(item, Path):
        yield from points_along(item.segments)
    elif isinstance(item, Group) and not item.turn:
        for inner in item.items:
            yield from _points(inner)
