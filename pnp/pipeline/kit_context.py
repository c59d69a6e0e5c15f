"""What the tasks of a kit share in one process: the game, whose reads are noted, the theme, memos of pure functions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from pnp.findings import Finding
from pnp.layout.context import LayoutContext
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.memo import Memo
from pnp.layout.templates.library import Library, check_theme_names, read_library
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.resolve_theme import resolve_theme
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.load.builtin import data_folder
from pnp.load.kit import LoadedKit
from pnp.measures import COMMON_LIVE_AREA, Size
from pnp.model.game import Game
from pnp.model.walk import below
from pnp.nodes import Record
from pnp.pipeline.digests import font_contents
from pnp.pipeline.kit_memory import KitMemory
from pnp.pipeline.pictures import PictureReader
from pnp.tracing import Columns, Recorder, traced

if TYPE_CHECKING:
    from pnp.paint.painter import Painter

T = TypeVar("T")


class RecordedMemo(Memo):
    """A memo that counts what a result was made from as read by every task that uses it."""

    __slots__ = ("_reads", "_recorder")

    def __init__(self, recorder: Recorder) -> None:
        super().__init__()
        self._recorder = recorder
        self._reads: dict[Hashable, frozenset[str]] = {}

    def once(self, sources: Sequence[object], key: Hashable, make: Callable[[], T]) -> T:
        """What ``make`` makes; made once for the same sources, by identity, and an equal key."""
        whole = (key, *map(id, sources))
        if whole not in self._reads:
            with self._recorder.task() as reads:
                super().once(sources, key, make)
            self._reads[whole] = frozenset(reads)
        self._recorder.note_all(self._reads[whole])
        return super().once(sources, key, make)


class Subjects:
    """Tells what pieces read of the records that they show. reads: what they read of them so far."""

    def __init__(self, recorder: Recorder, game: Game) -> None:
        self._recorder, self._game = recorder, game
        self.reads: set[str] = set()
        self._inside: tuple[Record, ...] = ()

    @contextmanager
    def subject(self, record: Record) -> Iterator[None]:
        """What is read of this record from here on is read of the subject of a piece."""
        with self._recorder.paused():
            inside = tuple(below(record))
        outer, self._inside = self._inside, inside
        try:
            with self._recorder.subject(inside) as reads:
                yield
        finally:
            self._inside = outer
        self.reads |= reads

    @cached_property
    def _columns(self) -> Columns:
        return Columns(self._game)

    def digest(self, values: tuple[Any, ...]) -> str:
        """A digest of values of the game. Raises TypeError for any others."""
        with self._recorder.paused():
            return self._columns.of_values(values, self._inside)


class KitContext:
    """A kit that was read, and what is made of it on demand. Nothing that tasks do changes what it holds.

    memory: what was made of the kit when it was read before.
    """

    def __init__(self, root: Path, loaded: LoadedKit, game: Game, sheet: Size, memory: KitMemory | None = None) -> None:
        self.root, self.loaded, self.game, self._sheet = root, loaded, game, sheet
        self.memory, self._stays_open = memory or KitMemory(), memory is not None

    @cached_property
    def recorder(self) -> Recorder:
        """Notes what tasks read."""
        return Recorder()

    @cached_property
    def traced_game(self) -> Game:
        """The same game, whose reads the recorder notes."""
        return traced(self.game, self.recorder, stays_open=self._stays_open)

    @cached_property
    def _library(self) -> tuple[Library, list[Finding]]:
        library, reader = library_of_pnp(), Reader()
        check_theme_names(self.loaded.themes, reader)
        own = library.with_kit(self.loaded.layouts, self.loaded.themes, self.game.icons)
        own = own.with_theme(self.game.kit.theme)
        return own, reader.findings

    @cached_property
    def _resolved(self) -> tuple[ResolvedTheme, list[Finding]]:
        kit, folders, at = self.game.kit, self.loaded.folders, self.game.kit.at("theme")
        sources = (*self.loaded.themes, *(icon.node for icon in self.game.icons))
        key = (kit.theme, kit.language, at, folders.known, font_contents(self.loaded))
        theme, findings = self.memory.themes.once(
            sources, key, lambda: resolve_theme(self._library[0], kit.theme, self.root, at, kit.language, folders)
        )
        palette = replace(theme.palette, inks=self.loaded.inks) if self.loaded.inks else theme.palette
        return replace(theme, palette=palette, boards=RecordedMemo(self.recorder)), findings

    @property
    def theme(self) -> ResolvedTheme:
        """Fonts, colours, classes and icons."""
        return self._resolved[0]

    @property
    def theme_findings(self) -> tuple[Finding, ...]:
        """What is wrong with the theme."""
        return (*self._library[1], *self._resolved[1])

    @cached_property
    def pictures(self) -> PictureReader:
        """Looks at the pictures of the kit."""
        return PictureReader(self.loaded.folders)

    @cached_property
    def _layout(self) -> tuple[LayoutContext, frozenset[str]]:
        game, library, theme = self.traced_game, self._library[0], self.theme
        with self.recorder.task() as reads:
            context = self._layout_of(game, library, theme, COMMON_LIVE_AREA)
        return context, frozenset(reads)

    def _layout_of(self, game: Game, library: Library, theme: ResolvedTheme, sheet: Size) -> LayoutContext:
        memo, note = RecordedMemo(self.recorder), lambda key: self.recorder.note((key,))
        return LayoutContext(game, library, theme, self.pictures, memo, note, sheet, self.subjects)

    @cached_property
    def subjects(self) -> Subjects:
        """Tells what pieces read of their own records."""
        return Subjects(self.recorder, self.traced_game)

    def taken_reads_of_subjects(self) -> frozenset[str]:
        """What pieces have read of their own records since this was asked last."""
        reads, self.subjects.reads = frozenset(self.subjects.reads), set()
        return reads

    @property
    def layout(self) -> LayoutContext:
        """What faces are drawn from, on sheets of the usual size."""
        return self._layout[0]

    @cached_property
    def layout_for_papers(self) -> LayoutContext:
        """What faces are drawn from, on sheets as large as the papers of the build let them be."""
        if self._sheet == COMMON_LIVE_AREA:
            return self.layout
        return self._layout_of(self.layout.game, self.layout.library, self.theme, self._sheet)

    @cached_property
    def untraced_layout(self) -> LayoutContext:
        """The same for those who look at faces while tasks go on: nothing is noted."""
        theme = replace(self.theme, boards=Memo())
        return LayoutContext(self.game, self._library[0], theme, self.pictures, sheet=self._sheet)

    @property
    def sheet(self) -> Size:
        """How large the papers of the build let sheets be."""
        self.recorder.note(("sheet",))
        return self._sheet

    @contextmanager
    def task(self) -> Iterator[set[str]]:
        """Note what is read from here on; what every task reads is among it."""
        _, always = self._layout
        with self.recorder.task() as reads:
            reads |= always
            yield reads

    def read_as(self, key: str, make: Callable[[], T]) -> tuple[T, frozenset[str]]:
        """What ``make`` makes, and what was read for it. The task that asks counts as reading ``key`` alone."""
        with self.task() as reads:
            value = make()
        self.recorder.note((key,))
        return value, frozenset(reads)

    def painter(self) -> Painter:
        """Paints faces of the kit, each on its own."""
        from pnp.paint.colors import Colors
        from pnp.paint.glyphs import GlyphFonts
        from pnp.paint.painter import FaceMemory, Painter

        palette, fonts = self.theme.palette, self.theme.setter.engine.book
        return Painter(Colors(palette), GlyphFonts(fonts), self.memory.faces.once((palette, fonts), (), FaceMemory))


@cache
def library_of_pnp() -> Library:
    """The layouts, themes and icons that come with pnp."""
    return read_library(data_folder("layouts"), ELEMENTS)
