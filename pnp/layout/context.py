"""What drawing the faces of a kit needs: the game, its look, its layouts, each compiled when it is first used.

A context never changes what is drawn: it holds values, and remembers what pure functions made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pnp.findings import Finding, Span
from pnp.frame import Picture
from pnp.layout.diagnostics import Diagnostics
from pnp.layout.lazy_names import CustomRecords, Musters
from pnp.layout.library import Library, check_icons
from pnp.layout.look import Look
from pnp.layout.memo import Memo
from pnp.layout.missing_icons import icon_finding, inline_icons
from pnp.layout.reading import Reader
from pnp.layout.series import Showing, series
from pnp.layout.template import Layout
from pnp.layout.wording import wording_problems, wordings
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.model.paths import Names as GameNames
from pnp.model.walk import records
from pnp.nodes import Node

if TYPE_CHECKING:
    from pnp.layout.sandbox import FaceEnvironment

Pictures = Callable[[str, Span], Picture | Finding]


class LayoutContext:
    """Everything that the faces of one kit are drawn from.

    pictures: looks at a raster file of the kit; at: the place that names it. kinds: what compiles each kind of element.
    names: what every template sees. memo: remembers what was made of them. note: is told what is read besides the
    game, as ``layout:card``.
    """

    def __init__(
        self,
        game: Game,
        library: Library,
        look: Look,
        pictures: Pictures,
        kinds: Mapping[str, Callable[..., Any]],
        memo: Memo | None = None,
        note: Callable[[str], None] | None = None,
    ) -> None:
        self.game, self.library, self.look, self._pictures = game, library, look, pictures
        self.kinds, self.memo, self._note = kinds, memo or Memo(), note
        known = GameNames(game)
        self.names: dict[str, Any] = {name: known[name] for name in known if name != "musters"}
        self.names["musters"] = Musters(game)
        self.names["wording"] = wordings(game.kit)
        self.names |= {custom.id.replace("-", "_"): CustomRecords(custom) for custom in game.sets}

    @cached_property
    def environment(self) -> FaceEnvironment:
        """The Jinja environment, made when the first template is met that needs one."""
        from pnp.layout.sandbox import FaceEnvironment  # imports Jinja, which costs start-up time

        return FaceEnvironment({})

    def layout(self, name: str, at: Node | None, notes: Diagnostics) -> Layout | None:
        """A layout that is not compiled yet; None with a finding at ``at`` if there is none."""
        if self._note:
            self._note(f"layout:{name}")
        if name not in self.library.layouts:
            reader = Reader()
            layout = self.library.layout(name, reader, at)
        else:
            layout, reader = self.memo.once((), ("layout", name), lambda: self._read(name))
        notes.take_all(reader.findings)
        return layout

    def series(self, component: Component) -> tuple[list[Showing], list[Finding]]:
        """What a component prints, and what is wrong with what it asks for."""
        return self.memo.once((component,), "series", lambda: series(component, self.game))

    def layout_names(self, name: str) -> tuple[str, ...]:
        """The names of all layouts, among which ``name`` is looked for."""
        if self._note:
            self._note(f"layout:{name}")
        return tuple(self.library.layouts)

    def _read(self, name: str) -> tuple[Layout | None, Reader]:
        reader = Reader()
        return self.library.layout(name, reader, None), reader

    def picture(self, path: str, at: Span) -> Picture | Finding:
        """A picture of the kit, looked at once for each file that names it: it may be one of a base kit.

        What is wrong with it is said of the place that asks, whoever asked first.
        """
        if self._note:
            self._note(picture_key(path, at.file))
        found = self.memo.once((), ("picture", path, at.file), lambda: self._pictures(path, at))
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
