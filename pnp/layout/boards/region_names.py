"""Regions of a map of territories → their names, in pale capitals between the places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from pnp.frame import Group, Item
from pnp.layout.boards.curves import Point, around, distance
from pnp.layout.boards.lettering import style_of
from pnp.layout.boards.territory_map import NodeGraph
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import MM_PER_PT, Mm

_LARGEST: Final = 20.0
_SMALLEST: Final = 7.0
# The height of capitals, as a share of the distance between neighbouring places.
_HEIGHT: Final = 0.16
_STEPS: Final = 24
_TRACKING: Final = 120.0
_PALE: Final = 0.8
# A point further from its place than this share of the distance between places may lie in the sea.
_INLAND: Final = 0.6
# How far a place, its name and its height reach to the sides, down and up, as shares of its radius.
_ASIDE: Final = 1.7
_BELOW: Final = 1.5
_ABOVE: Final = 1.35
_SIZES: Final = (1.0, 0.85, 0.7, 0.55, 0.45)


def region_names(graph: NodeGraph, theme: ResolvedTheme, radius: Mm) -> Iterator[Item]:
    """The name of every region that has one, where there is most room. radius: of what marks a place."""
    for name, region in graph.nodes.regions.items():
        own = [index for index, node in enumerate(graph.nodes.nodes) if node.region == name]
        if region.name and own:
            yield from _name(region.name.upper(), own, graph, theme, radius)


def _name(name: str, own: Sequence[int], graph: NodeGraph, theme: ResolvedTheme, radius: Mm) -> Iterator[Item]:
    largest = max(min(graph.spacing * _HEIGHT / MM_PER_PT, _LARGEST), _SMALLEST)
    for share in _SIZES:
        size = round(max(largest * share, _SMALLEST), 1)
        base = style_of(theme, "board-country", size, "sans-semibold")
        style = replace(base, tracking=_TRACKING, opacity=_PALE)
        width, height = theme.width(name, style), size * MM_PER_PT * 1.3
        center = _roomiest(own, graph, width, height, radius)
        if center is not None:
            yield Group(theme.words(name, around(center, width * 1.1, height), style))
            return


def _roomiest(own: Sequence[int], graph: NodeGraph, width: Mm, height: Mm, radius: Mm) -> Point | None:
    """The point in the region with most room between the words and what marks any place; None if there is none."""
    sites = [graph.sites[index] for index in own]
    xs, ys = [x for x, _ in sites], [y for _, y in sites]
    reach = graph.spacing * 0.4
    left, right = max(min(xs) - reach, graph.area.x + width / 2), min(max(xs) + reach, graph.area.right - width / 2)
    top, bottom = max(min(ys) - reach, graph.area.y + height), min(max(ys) + reach, graph.area.bottom - height)
    best: tuple[float, Point] | None = None
    for row in range(_STEPS + 1):
        for column in range(_STEPS + 1):
            point = left + (right - left) * column / _STEPS, top + (bottom - top) * row / _STEPS
            room = _room(point, width, height, own, graph, radius)
            if right >= left and (best is None or room > best[0]):
                best = room, point
    return best[1] if best and best[0] > 0 else None


def _room(point: Point, width: Mm, height: Mm, own: Sequence[int], graph: NodeGraph, radius: Mm) -> float:
    """How far words around a point are from what marks and names a place; 0 where they reach out of the region."""
    x, y = point
    ends = [(x + width * share, y + height * down) for share in (-0.55, -0.3, 0.0, 0.3, 0.55) for down in (-0.5, 0.5)]
    taken = frozenset(own)
    for end in ends:
        nearest = min(range(len(graph.sites)), key=lambda index: distance(graph.sites[index], end))
        if nearest not in taken or distance(graph.sites[nearest], end) > graph.spacing * _INLAND:
            return 0.0
    gaps = (
        max(
            abs(sx - x) - width / 2 - radius * _ASIDE,
            y - sy - height / 2 - radius * _BELOW,
            sy - y - height / 2 - radius * _ABOVE,
        )
        for sx, sy in graph.sites
    )
    return min(gaps)
