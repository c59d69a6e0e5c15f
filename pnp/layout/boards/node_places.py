"""The places of a node map: circle, number, symbol, name and elevation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.curves import around, circle, ngon
from pnp.layout.boards.hatching import hatched
from pnp.layout.boards.lettering import plate_size, plated, style_of
from pnp.layout.boards.node_names import NodeNames
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.territory_map import NodeGraph
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm
from pnp.values import dataclass

# The rim around a circle, in radii.
RIM: Final = 1.16


@dataclass(frozen=True)
class NodePlaces:
    """Draws the places of one map. radius: of a circle, in mm."""

    graph: NodeGraph
    theme: ResolvedTheme
    options: BoardOptions
    radius: Mm

    def spot(self, name: str) -> Box | None:
        """The square inside the circle of a place, by its id or number."""
        index = self.index(name)
        return None if index is None else around(self.graph.sites[index], self.radius * 2, self.radius * 2)

    def index(self, name: str) -> int | None:
        """The index of a place by its id or number; None if there is no such place."""
        indices = (index for index, node in enumerate(self.graph.nodes.nodes) if name in (node.id, str(node.number)))
        return next(indices, None)

    def place(self, index: int, as_circle: bool) -> Iterator[Item]:
        """One place, named for a screen reader."""
        node = self.graph.nodes.nodes[index]
        items = (*(self._disc(index) if as_circle else ()), *self._inside(index), *self._name(index, as_circle))
        alt = [node.title]
        region = self.graph.nodes.regions.get(node.region)
        if region:
            alt.append(region.name)
        if node.elevation is not None:
            alt.append(f"elevation {node.elevation}")
        yield Group(items, alt=", ".join(alt))

    def _disc(self, index: int) -> Iterator[Item]:
        theme, center, radius = self.theme, self.graph.sites[index], self.radius
        shape = circle(center, radius)
        yield Path(circle(center, radius * RIM), theme.ink("paper", "ground", instead="white"))
        yield Path(shape, theme.ink(self.graph.color(index), "ground", instead="paper"))
        order = self.graph.region_order(index)
        lines = hatched(order, around(center, radius * 2, radius * 2), radius * 0.34) if order > 0 else ()
        if lines:
            pen = Stroke(theme.ink("ink", "ornament", 0.25), max(radius * 0.03, 0.12))
            yield Group((Path(lines, None, pen),), clip=shape)
        yield Path(shape, None, Stroke(theme.ink("ink", "line"), max(radius * 0.07, 0.25)))
        yield Path(circle(center, radius * RIM), None, Stroke(theme.ink("ink", "line"), max(radius * 0.025, 0.12)))

    def _inside(self, index: int) -> Iterator[Item]:
        node, (x, y), radius = self.graph.nodes.nodes[index], self.graph.sites[index], self.radius
        if node.symbol and self.theme.has_icon(node.symbol):
            yield from self.theme.icon(node.symbol, around((x, y - radius * 0.1), radius, radius), "ink")
        elif node.number is not None and self.options.labels:
            yield from self._number(node.number, index)
        if node.elevation is not None and self.options.labels:
            yield from self._elevation(node.elevation, (x + radius * 0.82, y - radius * 0.82))

    def _number(self, number: int, index: int) -> Iterator[Item]:
        (x, y), radius = self.graph.sites[index], self.radius
        size = max(min(radius * 0.85 / MM_PER_PT, 14.0), 5.0)
        style = style_of(self.theme, "board-number", size, "sans-bold")
        box = around((x, y), radius * 1.6, size * MM_PER_PT * 1.3)
        yield Path(circle((x, y), radius * 0.62), self.theme.ink("paper", "ground", 0.75, instead="white"))
        yield from self.theme.words(str(number), box, style)

    def _elevation(self, elevation: int, center: tuple[Mm, Mm]) -> Iterator[Item]:
        """The height in a small peak."""
        radius = max(self.radius * 0.5, 1.9)
        pen = Stroke(self.theme.ink("ink", "line"), max(radius * 0.1, 0.15), (), "round", "round")
        yield Path(ngon(center, radius, 3), self.theme.ink("paper", "ground", instead="white"), pen)
        size = max(radius * 0.72 / MM_PER_PT, 4.5)
        style = style_of(self.theme, "board-number", size, "sans-bold")
        x, y = center
        yield from self.theme.words(
            str(elevation), around((x, y + radius * 0.1), radius * 2, size * MM_PER_PT * 1.2), style
        )

    @property
    def _name_style(self) -> Style:
        return style_of(
            self.theme, "board-place", max(min(self.radius * 0.42 / MM_PER_PT, 10.0), 5.5), "serif-semibold"
        )

    @cached_property
    def _plates(self) -> tuple[Box, ...]:
        """Where the name of each circle stands."""
        style = self._name_style
        sizes = [plate_size(node.title, style, self.theme) for node in self.graph.nodes.nodes]
        return NodeNames(self.graph, self.options.scenery, self.radius * RIM, sizes).boxes()

    def _name(self, index: int, as_circle: bool) -> Iterator[Item]:
        node, (x, y), style = self.graph.nodes.nodes[index], self.graph.sites[index], self._name_style
        if not self.options.labels:
            return
        if as_circle:
            self.theme.record_cut_off(node.title, self._plates[index], self.graph.area, style)
            yield from plated(node.title, self._plates[index].center, style, self.theme)
            return
        height = style.size * MM_PER_PT * 1.3
        below = 0.0 if node.number is None and not node.symbol else self.radius * 0.72 + height * 0.62
        room = self.graph.area
        half = self.theme.width(node.title, style) / 2 + height * 0.4
        # A name near the rim of the map moves inwards rather than out of it.
        left = min(max(x, room.x + half), max(room.right - half, room.x + half))
        top = min(y + below, room.bottom - height * 0.7)
        self.theme.record_cut_off(node.title, around((left, top), 2 * half, 0.0), room, style)
        yield from plated(node.title, (left, top), style, self.theme)
