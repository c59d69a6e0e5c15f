"""Choose black or white for each line to cut or fold along, so that it can be seen on the art of its face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from pnp.frame import Group, Ink, Item, Path, Segment, Stroke
from pnp.layout.geometry.background import FaceFills, Fills, rotate_back
from pnp.layout.geometry.ink import points_along
from pnp.layout.geometry.outlines import Point
from pnp.palette import BLACK, WHITE, Palette, contrast

BLACK_LINE: Final = "registration"
WHITE_LINE: Final = "white"
_LINES: Final = {BLACK_LINE: BLACK, WHITE_LINE: WHITE}
# A hairline can be seen with this contrast, and followed if so much of it can be seen.
_VISIBLE: Final = 1.8
_ENOUGH: Final = 0.7


class GuideLines:
    """The lines of one face. are_visible: whether all of those chosen so far can be followed.

    fills: of the faces that are nested in it.
    """

    def __init__(self, art: Sequence[Item], palette: Palette, fills: FaceFills) -> None:
        self._fills, self._palette = Fills(art, fills), palette
        self.are_visible = True

    def token(self, segments: Sequence[Segment], turns: Sequence[Group] = ()) -> str:
        """The token of a line. turns: the groups around it, the innermost first."""
        points = [_turned(point, turns) for point in points_along(segments)]
        grounds = [ground for x, y in points if (ground := self._palette.seen(self._fills.at(x, y)))]
        if not grounds:
            return BLACK_LINE
        shares = {
            token: sum(contrast(color, ground) >= _VISIBLE for ground in grounds) / len(grounds)
            for token, color in _LINES.items()
        }
        best = max(shares, key=lambda token: shares[token])
        self.are_visible = self.are_visible and shares[best] >= _ENOUGH
        return best

    def colored(self, items: Iterable[Item], turns: tuple[Group, ...] = ()) -> tuple[Item, ...]:
        """Lines with their colours."""
        return tuple(self._colored(item, turns) for item in items)

    def _colored(self, item: Item, turns: tuple[Group, ...]) -> Item:
        if isinstance(item, Group):
            return replace(item, items=self.colored(item.items, (item, *turns)))
        if isinstance(item, Path) and item.stroke:
            return replace(item, stroke=_inked(item.stroke, self.token(item.segments, turns)))
        return item


def _inked(stroke: Stroke, token: str) -> Stroke:
    return replace(stroke, ink=Ink(token, "line"))


def _turned(point: Point, turns: Sequence[Group]) -> Point:
    for group in turns:
        point = rotate_back(*point, -group.turn, group.x, group.y)
    return point
