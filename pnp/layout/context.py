"""What the faces of a kit are drawn from: the game, the resolved theme, and layouts that are compiled on first use.

A context has no state that affects what is drawn: it has values, and caches the results of pure functions.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from pnp.findings import Finding, Span
from pnp.frame import Face, Group, Item, Nested, Picture
from pnp.layout.blank_fields import left_out_fields
from pnp.layout.drawing.blank_icons import blank_icons
from pnp.layout.drawing.diagnostics import Diagnostics
from pnp.layout.drawing.reports import IconOfOtherEra
from pnp.layout.drawing.resources import FaceResult
from pnp.layout.drawing.thumbnails import LEGIBLE, without_small_text
from pnp.layout.geometry.box import Box
from pnp.layout.idle_variants import idle_variants
from pnp.layout.memo import Memo
from pnp.layout.plan import Plan, comparison_key, compile_layout, sized_by_board
from pnp.layout.series import VARIANT, SeriesEntry, series
from pnp.layout.templates.layouts import Layout
from pnp.layout.templates.lazy_names import CustomRecords, Musters
from pnp.layout.templates.library import Library, check_icons
from pnp.layout.templates.lookup import Names
from pnp.layout.templates.other_sizes import as_back
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.drawings import DrawnFile, Pictures, draw_file
from pnp.layout.theme.missing_icons import inline_names, missing_icon_finding, missing_inline_icon
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.unshown_words import unshown_words
from pnp.layout.wording import wording_problems
from pnp.locale.catalog import wording_of
from pnp.measures import COMMON_LIVE_AREA, COMPONENT_SIZES, SHEET, Size
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.model.paths import Names as GameNames
from pnp.model.units import Unit
from pnp.model.walk import records
from pnp.nodes import Node, Record, Scalar
from pnp.svg.file import SvgFile
from pnp.svg.path import scaled
from pnp.symbols import is_composed

if TYPE_CHECKING:
    from pnp.layout.templates.sandbox import FaceEnvironment

# The layout of counters on boards that no component prints.
COUNTER = "counter"
# Kinds of components that show on a board what they look like on the table.
_PIECES = ("counter", "token", "tile")
# So begin keys of what faces look like that mean something in this process alone.
HERE_ALONE = "#"


class Tracing(Protocol):
    """What tells what faces are drawn from."""

    def subject(self, record: Record) -> AbstractContextManager[object]:
        """What is read of this record from here on is read of the subject of a piece."""

    def digest(self, values: tuple[Any, ...]) -> str:
        """A digest of values of the game. Raises TypeError for any others."""


class LayoutContext:
    """What the faces of one kit are drawn from.

    pictures: reads a raster file of the kit, given its path and the place that names it. names: those that every
    template sees. memo: caches results. note: records what is read besides the game, as ``layout:card``.
    sheet: the size of sheet-sized faces. tracing: tells what pieces are drawn from.
    """

    def __init__(
        self,
        game: Game,
        library: Library,
        theme: ResolvedTheme,
        pictures: Pictures,
        memo: Memo | None = None,
        note: Callable[[str], None] | None = None,
        sheet: Size = COMMON_LIVE_AREA,
        tracing: Tracing | None = None,
    ) -> None:
        self.game, self.library, self.theme, self._pictures = game, library, theme, pictures
        self._memo, self._note, self._sheet, self._tracing = memo or Memo(), note, sheet, tracing
        self._looks: dict[Hashable, tuple[str, tuple[Any, ...]]] = {}
        game_names = GameNames(game)
        self.names: dict[str, Any] = {name: game_names[name] for name in game_names if name != "musters"}
        self.names["musters"] = Musters(game)
        self.names[VARIANT] = 1
        self.names["wording"] = wording_of(game.kit)
        self.names |= {custom.id.replace("-", "_"): CustomRecords(custom) for custom in game.sets}

    @cached_property
    def environment(self) -> FaceEnvironment:
        """The Jinja environment, made for the first template that needs it."""
        from pnp.layout.templates.sandbox import FaceEnvironment  # imports Jinja, which costs start-up time

        return FaceEnvironment({})

    def plan(
        self,
        name: str,
        at: Node | None,
        notes: Diagnostics,
        size: Size | None = None,
        names: Names | None = None,
        front: Layout | None = None,
    ) -> Plan | None:
        """A compiled layout; None with a finding at ``at`` if there is none.

        notes: collects the findings of the layout. size: overrides that of the layout. names: contain the board from
        which a layout of size ``auto`` takes its size. front: the layout of the front, if this one is that of its back.
        """
        layout = self.layout(name, at, notes)
        if layout is None:
            return None
        if front is not None:
            sides = layout, front
            layout = self._memo.once(sides, "back", lambda: as_back(*sides))
        breaks = None
        size = size or layout.size
        if size is None:
            if names is None:
                return None
            size, breaks = sized_by_board(layout, names, self)
        plan = self._memo.once((layout,), ("plan", size, breaks), lambda: compile_layout(layout, size, self, breaks))
        notes.add(plan.notes)
        return plan

    def layout(self, name: str, at: Node | None, notes: Diagnostics) -> Layout | None:
        """A layout before compilation; None with a finding at ``at`` if there is none."""
        if self._note:
            self._note(f"layout:{name}")
        if name not in self.library.layouts:
            reader = Reader()
            layout = self.library.layout(name, reader, at)
        else:
            layout, reader = self._memo.once((), ("layout", name), lambda: self._read(name))
        notes.add_findings(reader.findings)
        return layout

    def series(self, component: Component) -> tuple[list[SeriesEntry], list[Finding]]:
        """The series of faces of a component, with findings."""
        return self._memo.once((component,), "series", lambda: series(component, self.game))

    def subject(self, record: Record) -> AbstractContextManager[object]:
        """Draw the piece that shows a record."""
        return self._tracing.subject(record) if self._tracing else nullcontext()

    def key_of(self, looks: tuple[Any, ...]) -> str:
        """A key that is equal for equal values. See ``HERE_ALONE``."""
        if self._tracing:
            with suppress(TypeError):
                return self._tracing.digest(looks)
        # The values are kept, so that no others come to have their identities.
        return self._looks.setdefault(comparison_key(looks), (f"{HERE_ALONE}{len(self._looks)}", looks))[0]

    def bases(self, name: str) -> tuple[str, ...]:
        """The names of the layouts that a layout extends, the nearest first."""
        found: list[str] = []
        while name in self.layout_names(name):
            base = self.library.layouts[name].get("extends")
            if not isinstance(base, Scalar) or base.text in found:
                break
            name = base.text
            found.append(name)
        return tuple(found)

    def layout_names(self, name: str) -> tuple[str, ...]:
        """The names of all layouts; ``name``, which is searched for, counts as read."""
        if self._note:
            self._note(f"layout:{name}")
        return tuple(self.library.layouts)

    def _read(self, name: str) -> tuple[Layout | None, Reader]:
        reader = Reader()
        layout = self.library.layout(name, reader, None)
        return (replace(layout, size=self.sheet) if layout and layout.fills_sheet else layout), reader

    @property
    def sheet(self) -> Size:
        """The size of sheet-sized faces and pages, which depends on the papers of the build."""
        if self._note:
            self._note("sheet")
        return self._sheet

    def named_size(self, name: str) -> Size | None:
        """The size with a name, as in ``size: poker``; None if there is none."""
        return self.sheet if name == SHEET else COMPONENT_SIZES.get(name)

    def counter(self, unit: str, side: str, box: Box, notes: Diagnostics) -> tuple[Item, ...]:
        """A counter of a unit in a box of a board; empty if there is no such unit."""
        result = self._memo.once((), ("counter", unit, side), lambda: self._counter(unit, side))
        if result is None:
            return ()
        notes.add(result.notes)
        face = result.face
        scale = min(box.width / face.size.width, box.height / face.size.height)
        x = box.x + (box.width - face.size.width * scale) / 2
        y = box.y + (box.height - face.size.height * scale) / 2
        legible, record = without_small_text(face, LEGIBLE / scale), self.game.units.find(unit)
        name: tuple[Item, ...] = ()
        if face is not legible and record is not None:
            from pnp.layout.boards.counter_names import name_below  # boards take long to import, and cards show none

            name = tuple(name_below((record.title, record.abbr), face, legible, box, self.theme, LEGIBLE))
            # It belongs to the picture of the counter, which lies on what the board says there.
            over = Face(id=f"{face.id}-name", size=Size(box.right, box.bottom), art=name)
            name = (Nested(over, 0.0, 0.0, 1.0, alt=record.title, is_picture=True),) if name else ()
        # Its small words are left out only where its name takes their place.
        nested = Nested(legible if name else face, x, y, scale, alt=face.alt, is_picture=True)
        drawn = Group((nested,), clip=scaled(face.trim, x, y, scale, scale)) if face.trim else nested
        return (drawn, *name)

    def _counter(self, unit: str, side: str) -> FaceResult | None:
        record, notes = self.game.units.find(unit), Diagnostics()
        printed = self._memo.once((), "counters", self._printed_counters)
        piece = printed.get((unit, side))
        plan = self.plan(piece.part.layout if piece else COUNTER, None, notes)
        names = piece.names if piece else self._unprinted(record, side)
        if record is None or plan is None or names is None:
            return None
        owner = names["side"]
        shown = {**self.names, **names}
        return plan.compose(shown, f"{owner.id}-{unit}", record.span, notes, alt=f"{owner.title}: {record.title}")

    def _printed_counters(self) -> dict[tuple[str, str], SeriesEntry]:
        """The first piece that shows a unit of a side, by their ids; without a side, that of any."""
        counters: dict[tuple[str, str], SeriesEntry] = {}
        for component in self.game.components:
            if not any(part.kind in _PIECES for part in component.printing):
                continue
            for entry in self.series(component)[0]:
                unit, owner = entry.names.get("unit"), entry.names.get("side")
                if unit is not None and owner is not None and entry.part.kind in _PIECES:
                    counters.setdefault((unit.id, owner.id), entry)
                    counters.setdefault((unit.id, ""), entry)
        return counters

    def _unprinted(self, unit: Unit | None, side: str) -> Mapping[str, Any] | None:
        """The names for the counter of a unit that no component prints for a side; None if nobody has it."""
        # Of hundreds of counters on a board, each is one of hundreds of musters.
        all_musters = self._memo.once((), "musters", self.game.musters)
        muster = next((muster for muster in all_musters if muster.unit is unit and side in ("", muster.side.id)), None)
        owner = muster.side if muster else self.game.sides.find(side)
        return {"unit": unit, "side": owner, "army": muster.army if muster else None} if owner else None

    def picture(self, path: str, at: Span) -> Picture | SvgFile | Finding:
        """A picture of the kit, read once for each file that names it, since a base kit may have another one.

        A finding is reported at the place that names the picture, whichever place did so first.
        """
        if self._note:
            self._note(picture_key(path, at.file))
        picture = self._memo.once((), ("picture", path, at.file), lambda: self._pictures(path, at))
        return replace(picture, span=at) if isinstance(picture, Finding) else picture

    def drawing(self, file: SvgFile, at: Span) -> DrawnFile:
        """An SVG file as a face, drawn once. at: the place that names it."""
        is_draft = self.game.kit.status == "draft"
        key = ("drawing", file.shown, file.sha256, is_draft)
        return self._memo.once(
            (self.theme.setter,), key, lambda: draw_file(file, self.theme, self._pictures, at, is_draft)
        )


def picture_key(path: str, file: str) -> str:
    """The key that is recorded when a picture is read. file: the file that names it."""
    return f"picture:{path}\0{file}"


def theme_notes(context: LayoutContext) -> Diagnostics:
    """Findings about the icons and wording of a kit, and about missing icons in its records and texts."""
    notes, reader, icons = Diagnostics(), Reader(), context.theme.icons
    check_icons(context.game.icons, reader)
    notes.add_findings((*reader.findings, *wording_problems(context.game.kit)))
    notes.reports += blank_icons(context.game.icons)
    for noticed in (left_out_fields, idle_variants, unshown_words):
        notes.reports += noticed(
            context.game, lambda name: context.layout(name, None, Diagnostics()), lambda shown: context.series(shown)[0]
        )
    named = [(name, record.at("symbol")) for record in records(context.game) if (name := getattr(record, "symbol", ""))]
    for name, span in named:
        if name not in icons:
            notes.add_finding(missing_icon_finding(name, span, icons), ("icon", name))
    for name, span in (inline := list(inline_names(context.game.sources.values()))):
        if name not in icons:
            notes.add_finding(missing_inline_icon(name, span, icons))
    era = context.game.kit.era
    for name, span in (*named, *inline):
        # Composed symbols are of any time: they are not drawn for this.
        if not is_composed(name) and name in icons and not icons[name].era.overlaps(era):
            notes.reports.append(IconOfOtherEra(face="", element="", text_span=span, element_span=span, icon=name))
    return notes
