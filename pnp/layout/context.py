"""What drawing the faces of a kit needs: the game, its look, its layouts, each compiled when it is first used.

A context never changes what is drawn: it holds values, and remembers what pure functions made of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pnp.findings import Finding, Span
from pnp.frame import Item, Nested, Picture
from pnp.layout.drawing.diagnostics import Diagnostics
from pnp.layout.drawing.resources import FaceResult
from pnp.layout.geometry.box import Box
from pnp.layout.memo import Memo
from pnp.layout.plan import Plan, compile_layout, sized_by_board
from pnp.layout.series import Showing, series
from pnp.layout.templates.layouts import Layout
from pnp.layout.templates.lazy_names import CustomRecords, Musters
from pnp.layout.templates.library import Library, check_icons
from pnp.layout.templates.lookup import Names
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.missing_icons import icon_finding, inline_icons
from pnp.layout.theme.resolved_theme import Look
from pnp.layout.wording import wording_problems
from pnp.locale.catalog import wording_of
from pnp.measures import COMMON_LIVE_AREA, COMPONENT_SIZES, SHEET, Size
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.model.paths import Names as GameNames
from pnp.model.walk import records
from pnp.nodes import Node

if TYPE_CHECKING:
    from pnp.layout.templates.sandbox import FaceEnvironment

Pictures = Callable[[str, Span], Picture | Finding]

# The layout that draws a counter on a board if nobody names another.
COUNTER = "counter"


class LayoutContext:
    """Everything that the faces of one kit are drawn from.

    pictures: looks at a raster file of the kit; at: the place that names it. names: what every template sees. memo:
    remembers what was made of them. note: is told what is read besides the game, as ``layout:card``.
    sheet: the size of sheet-sized faces.
    """

    def __init__(
        self,
        game: Game,
        library: Library,
        look: Look,
        pictures: Pictures,
        memo: Memo | None = None,
        note: Callable[[str], None] | None = None,
        sheet: Size = COMMON_LIVE_AREA,
    ) -> None:
        self.game, self.library, self.look, self._pictures = game, library, look, pictures
        self._memo, self._note, self._sheet = memo or Memo(), note, sheet
        known = GameNames(game)
        self.names: dict[str, Any] = {name: known[name] for name in known if name != "musters"}
        self.names["musters"] = Musters(game)
        self.names["wording"] = wording_of(game.kit)
        self.names |= {custom.id.replace("-", "_"): CustomRecords(custom) for custom in game.sets}

    @cached_property
    def environment(self) -> FaceEnvironment:
        """The Jinja environment, made when the first template is met that needs one."""
        from pnp.layout.templates.sandbox import FaceEnvironment  # imports Jinja, which costs start-up time

        return FaceEnvironment({})

    def plan(
        self,
        name: str,
        at: Node | None,
        notes: Diagnostics,
        size: Size | None = None,
        names: Names | None = None,
    ) -> Plan | None:
        """A compiled layout; None with a finding at ``at`` if there is none.

        notes: takes what is wrong with the layout. size: instead of the layout's own. names: what a layout of
        ``auto`` size finds its board by.
        """
        layout = self.layout(name, at, notes)
        if layout is None:
            return None
        breaks = None
        size = size or layout.size
        if size is None:
            if names is None:
                return None
            size, breaks = sized_by_board(layout, names, self)
        made = self._memo.once((layout,), ("plan", size, breaks), lambda: compile_layout(layout, size, self, breaks))
        notes.add(made.notes)
        return made

    def layout(self, name: str, at: Node | None, notes: Diagnostics) -> Layout | None:
        """A layout that is not compiled yet; None with a finding at ``at`` if there is none."""
        if self._note:
            self._note(f"layout:{name}")
        if name not in self.library.layouts:
            reader = Reader()
            layout = self.library.layout(name, reader, at)
        else:
            layout, reader = self._memo.once((), ("layout", name), lambda: self._read(name))
        notes.take_all(reader.findings)
        return layout

    def series(self, component: Component) -> tuple[list[Showing], list[Finding]]:
        """What a component prints, and what is wrong with what it asks for."""
        return self._memo.once((component,), "series", lambda: series(component, self.game))

    def layout_names(self, name: str) -> tuple[str, ...]:
        """The names of all layouts, among which ``name`` is looked for."""
        if self._note:
            self._note(f"layout:{name}")
        return tuple(self.library.layouts)

    def _read(self, name: str) -> tuple[Layout | None, Reader]:
        reader = Reader()
        layout = self.library.layout(name, reader, None)
        return (replace(layout, size=self.sheet) if layout and layout.fills_sheet else layout), reader

    @property
    def sheet(self) -> Size:
        """The size of sheet-sized faces and pages, which the papers of the build decide."""
        if self._note:
            self._note("sheet")
        return self._sheet

    def named_size(self, name: str) -> Size | None:
        """What ``size: poker`` means; None if there is no such size."""
        return self.sheet if name == SHEET else COMPONENT_SIZES.get(name)

    def counter(self, unit: str, side: str, box: Box, notes: Diagnostics) -> tuple[Item, ...]:
        """A unit's counter for a board; nothing if there is no such unit."""
        made = self._memo.once((), ("counter", unit, side), lambda: self._counter(unit, side))
        if made is None:
            return ()
        notes.add(made.notes)
        face = made.face
        scale = min(box.width / face.size.width, box.height / face.size.height)
        x = box.x + (box.width - face.size.width * scale) / 2
        y = box.y + (box.height - face.size.height * scale) / 2
        return (Nested(face, x, y, scale, alt=face.alt),)

    def _counter(self, unit: str, side: str) -> FaceResult | None:
        found, notes = self.game.units.find(unit), Diagnostics()
        plan = self.plan(COUNTER, None, notes)
        if found is None or plan is None:
            return None
        musters = [one for one in self.game.musters() if one.unit is found and side in ("", one.side.id)]
        owner = musters[0].side if musters else self.game.sides.find(side)
        if owner is None:
            return None
        names = {**self.names, "unit": found, "side": owner, "army": musters[0].army if musters else None}
        return plan.compose(names, f"{owner.id}-{unit}", found.span, notes, alt=f"{owner.title}: {found.title}")

    def picture(self, path: str, at: Span) -> Picture | Finding:
        """A picture of the kit, looked at once for each file that names it: it may be one of a base kit.

        What is wrong with it is said of the place that asks, whoever asked first.
        """
        if self._note:
            self._note(picture_key(path, at.file))
        found = self._memo.once((), ("picture", path, at.file), lambda: self._pictures(path, at))
        return replace(found, span=at) if isinstance(found, Finding) else found


def picture_key(path: str, file: str) -> str:
    """What is noted when a picture is read. file: that which names it."""
    return f"picture:{path}\0{file}"


def check_look(context: LayoutContext) -> Diagnostics:
    """What is wrong with the icons and the wording of a kit, and symbols in its records and texts that no icon has."""
    notes, reader, icons = Diagnostics(), Reader(), context.look.icons
    check_icons(context.game.icons, reader)
    notes.take_all((*reader.findings, *wording_problems(context.game.kit)))
    for record in records(context.game):
        name = getattr(record, "symbol", "")
        if name and not context.look.has_icon(name):
            notes.take(icon_finding(name, record.at("symbol"), icons), ("icon", name))
    notes.take_all(inline_icons(context.game.sources.values(), icons))
    return notes
