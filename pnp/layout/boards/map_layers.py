"""Parts of a map → nested faces that are drawn again only if what they show is another."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from pnp.frame import Face, Item, Nested
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.geometry.map_faces import LAYER
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Size

T = TypeVar("T")


class MapLayers:
    """Draws parts of one map. Who edits a hex waits for those that show it, and for no other."""

    def __init__(self, cells: CellMap, theme: ResolvedTheme) -> None:
        self.cells, self.theme = cells, theme
        look = theme.palette, theme.classes, theme.icons, theme.setter
        frame = cells.lattice, cells.window[1:], cells.box, cells.cell, theme.maps
        # One object stands for all that every part depends on, so that it is compared once for each map.
        self._frame: object = theme.layers.once(look, frame, object)

    def layer(
        self, name: str, shown: Hashable, draw: Callable[[], Iterable[Item]], made_of: tuple[object, ...] = ()
    ) -> tuple[Item, ...]:
        """A part by its name, as one item; none if it is empty. shown, made_of: as of ``once``."""
        face = self.once(name, shown, lambda: self._face(name, draw), made_of)
        return (Nested(face, 0.0, 0.0),) if face.art else ()

    def kept(self, name: str, items: tuple[Item, ...]) -> tuple[Item, ...]:
        """The same of items that were drawn: they are not painted again."""
        return self.layer(name, items, lambda: items)

    def once(self, name: str, shown: Hashable, make: Callable[[], T], made_of: tuple[object, ...] = ()) -> T:
        """What ``make`` makes of a part of the map, made once for equal parts in equal frames.

        shown: all that it depends on besides the frame, with ``made_of``, the very objects that it is made of.
        """
        return self.theme.layers.once((self._frame, *made_of), (name, shown), make)

    def _face(self, name: str, draw: Callable[[], Iterable[Item]]) -> Face:
        box = self.cells.box
        return Face(id=f"{LAYER}{name}", size=Size(box.right, box.bottom), art=tuple(draw()))
