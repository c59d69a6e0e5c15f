"""A kit that stays open: after every change its changed faces first, then what is wrong with it, then its books, which
come first where nothing else looks different.

``KitSession.updates`` looks at the folder and gives one ``Generation`` after another: plain values that never change,
so another thread may show one while the next is made. What has not changed is not made again; a generation that is
complete equals a fresh compile of the folder.

    session = KitSession(Path("my-kit"), "my-kit")
    for generation in session.updates():  # again after every change
        publish(generation)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Final

from pnp.errors import PnpError
from pnp.executors.background import BackgroundProcess
from pnp.executors.tasks import LostTaskError, Task
from pnp.findings import Finding, has_errors
from pnp.frame import Face
from pnp.load.builtin import data_folder
from pnp.load.kit import LoadedKit, load_kit
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.paint.binding import with_bound_pages
from pnp.paint.painted import PaintedFrames
from pnp.papers import Paper, shared_area
from pnp.pipeline.background_checks import BackgroundChecks, compilation_in_memory
from pnp.pipeline.compilation import Compilation
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from pnp.pipeline.face_drawings import FaceDrawings
from pnp.pipeline.generation import Generation, ShownComponent
from pnp.pipeline.kit_cache import KitPlace
from pnp.pipeline.kit_limits import too_many_pieces, too_much_work
from pnp.pipeline.kit_memory import KitMemory
from pnp.pipeline.open_kit_store import OpenKitStore
from pnp.pipeline.results import LayoutResult, Results
from pnp.pipeline.scope import Scope
from pnp.store.memory import NoStore
from pnp.store.traces import TraceStore

# Of a component that nobody has seen yet and that has many more pieces, so many are shown before all are drawn.
_FIRST: Final = 120


class KitSession:
    """A kit in a folder that is looked at again and again. shown: the folder as the user would type it.

    papers: decide how large sheet-sized faces are; those of pnp by default. background: a process that does ``CHECKS``
    while this one draws; without one, or where it has died, this one does them. store: where results of earlier runs
    are, and those of this one go when it is saved. One thread may update it while others ask for drawings of
    generations that there are.
    """

    def __init__(
        self,
        root: Path,
        shown: str,
        papers: tuple[Paper, ...] = (),
        background: BackgroundProcess | None = None,
        store: TraceStore | None = None,
    ) -> None:
        self._place = KitPlace(root, shown, (), shared_area(papers))
        self._background = background
        self._memory = KitMemory()
        self._disk = store or NoStore()
        self._store = OpenKitStore(self._disk, root, shown)
        self._drawings = FaceDrawings()
        self._seconds: dict[str, float] = {}
        # Whether the kit could be read as a whole: its faces are shown until it can be again.
        self._was_whole = False
        self.last = Generation(sources={})

    def update(self, drafts: Mapping[str, str] | None = None) -> Generation:
        """Look at the folder; the complete generation. drafts: as of ``updates``."""
        *_, generation = self.updates(drafts)
        return generation

    def updates(self, drafts: Mapping[str, str] | None = None) -> Iterator[Generation]:
        """Look at the folder; generations as more is known, the last one complete.

        drafts: texts that stand for files of the kit, by the path that findings name. Whoever has heard of another
        change may leave off in the middle and begin again. Never raises for what a kit contains.
        """
        number, root, shown_root = self.last.number + 1, self._place.root, self._place.shown
        checks = self._begun_checks(drafts)
        loaded = load_kit(root, shown_root, (data_folder("content"),), drafts, parsed=self._memory.parsed)
        if loaded.game is None or has_errors(loaded.findings):
            broken = self._without_faces(number, loaded, is_broken=True)
            yield replace(broken, is_complete=False)
            for shown in () if self._was_whole else self._readable(broken, loaded):
                yield (broken := shown)
            # The rules, as far as they can be checked. Laying out the rest would take longer than the mistake lasts.
            partial = compile_kit(root, shown_root, with_layout=False, drafts=drafts, loaded=loaded)
            self.last = replace(broken, findings=partial.findings, is_complete=True)
            yield self.last
            return
        self._was_whole = True
        try:
            for generation in self._stages(number, loaded, loaded.game, checks):
                if generation.is_complete:
                    self.last = generation
                yield generation
        except PnpError as error:
            self.last = self._without_faces(number, loaded, fault=str(error))
            yield self.last

    def _readable(self, broken: Generation, loaded: LoadedKit) -> Iterator[Generation]:
        """What can be shown of a kit without what is wrong in it. broken: what is said of it."""
        game = next(iter(loaded.partial), None)
        if game is None:
            return
        loaded = replace(loaded, game=game)
        work = _Work(self._compilation(loaded, game), self.last, broken.number, loaded)
        broken = replace(broken, is_partial=True, is_complete=False)
        try:
            for component in sorted(game.components, key=lambda component: bool(component.book)):
                work.draw(component)
                drawn = work.generation()
                broken = replace(broken, components=drawn.components, kit=drawn.kit, changed=drawn.changed)
                yield broken
        except PnpError as error:
            yield replace(broken, fault=str(error))

    def svg(self, generation: Generation, name: str) -> str | None:
        """A face as it is cut out, or a page, as an SVG file that needs no font; None if there is none of this name.

        name: as of ``frames``. Equal keys of faces of one shape mean equal files. Raises PaintError for a picture that
        has changed since, FontError.
        """
        shown = generation.component(name.partition("/")[0])
        frame = shown.frames.get(name) if shown else None
        if shown is None or frame is None or generation.kit is None:
            return None
        return self._drawings.svg(generation.kit.context, shown.painted, frame)

    def printed(self, paper: Paper) -> dict[str, bytes]:
        """The PDF file of each component on a paper, of the kit as it was last read. Not while it is updated."""
        kit = self.last.kit
        if kit is None:
            return {}
        compilation = self._compilation(kit.loaded, kit.game)
        names = [shown.component.id for shown in self.last.components]
        scope = Scope(rules=False, components=dict.fromkeys(names, ()), papers=(paper,))
        results = compilation.results(scope)
        files = {name: results.data.get((name, paper.id)) for name in names}
        return {
            name: compilation.repeat_file(name, paper, results) if data is None else data
            for name, data in files.items()
        }

    def rest(self) -> None:
        """Use the time while nothing changes: the other process looks for what it needs no more."""
        if self._background is not None and self._background.is_there:
            self._background.give(Task("rest", name="looking for garbage"))

    def save(self) -> bool:
        """Put one of the new results into the store, for the next run. Gives whether there may be more."""
        return self._store.save()

    def _without_faces(self, number: int, loaded: LoadedKit, *, is_broken: bool = False, fault: str = "") -> Generation:
        """What is left to say of a kit that cannot be drawn."""
        return Generation(
            number=number,
            components=self.last.components,
            findings=loaded.findings,
            sources=loaded.sources,
            kit=self.last.kit,
            has_findings=True,
            is_complete=True,
            is_broken=is_broken,
            fault=fault,
        )

    def _begun_checks(self, drafts: Mapping[str, str] | None) -> BackgroundChecks | None:
        """The checks of a look, begun in the other process, if there is one."""
        if self._background is None or not self._background.is_there:
            return None
        return BackgroundChecks(
            self._background, replace(self._place, drafts=tuple((drafts or {}).items())), self._disk
        )

    def _stages(
        self, number: int, loaded: LoadedKit, game: Game, checks: BackgroundChecks | None
    ) -> Iterator[Generation]:
        work = _Work(self._compilation(loaded, game), self.last, number, loaded)
        seconds = self._seconds
        components = sorted(game.components, key=lambda shown: (bool(shown.book), seconds.get(shown.id, 0.0)))
        books = [component for component in components if component.book]
        for component in components:
            if not component.book and work.draw_first(component):
                yield work.generation()
        # Where no piece looks different, a book is what is looked at: it need not wait for the checks.
        books_first = number > 1
        for component in components:
            if (not component.book or work.is_kept(component)) and self._timed(work, component):
                books_first = False
                yield work.generation()
        missing = [component for component in books if component.id not in work.shown]
        if books_first:
            for component in missing:
                if self._timed(work, component):
                    yield work.generation()
            missing = []
        work.check_rules(checks)
        yield work.generation(has_findings=True, is_complete=not missing)
        for component in missing:
            self._timed(work, component)
            yield work.generation(has_findings=True, is_complete=component is missing[-1])

    def _timed(self, work: _Work, component: Component) -> bool:
        """Draw a component, and note how long it takes: what is quick comes first. Gives whether it looks different."""
        start = perf_counter()
        is_changed = work.draw(component)
        self._seconds[component.id] = max(perf_counter() - start, self._seconds.get(component.id, 0.0))
        return is_changed

    def _compilation(self, loaded: LoadedKit, game: Game) -> Compilation:
        return compilation_in_memory(self._place, loaded, game, self._store, self._memory)


class _Work:
    """One look at a kit: what has been made so far. before: the last complete generation."""

    def __init__(self, compilation: Compilation, before: Generation, number: int, loaded: LoadedKit) -> None:
        self._compilation, self._before, self._number, self._loaded = compilation, before, number, loaded
        self._results = Results()
        self._looks_before = _looks(before.components)
        self.shown: dict[str, ShownComponent] = {}
        # What is wrong with all components together, so that none is drawn.
        self._refusal: Finding | None = None
        game = compilation.kit.game
        if finding := too_many_pieces(tuple(game.components), game):
            self._refuse(finding)

    def _refuse(self, finding: Finding) -> None:
        components = self._compilation.kit.game.components
        self._refusal = finding
        self._results.drawn = dict.fromkeys(components.ids, LayoutResult())
        self._results.refuse(finding)
        self.shown = {shown.id: ShownComponent(component=shown, painted=PaintedFrames()) for shown in components}

    def is_kept(self, component: Component) -> bool:
        """Whether the last look at a component still holds."""
        return self._compilation.kept_component(component.id) is not None

    def draw(self, component: Component) -> bool:
        """Draw a component. Gives whether anything of it looks different."""
        name = component.id
        if self._refusal is not None:
            return False
        part = self._compilation.results(Scope(rules=False, theme=False, components={name: ()}, painted=True))
        results, kept = self._results, part.kept.get(name)
        if kept is not None:
            results.drawn[name] = kept.drawn
        # A component that is too much by itself is not kept.
        if kept is None or results.is_too_much_work:
            every = {component.id: () for component in self._compilation.kit.game.components}
            self._refuse(too_much_work(self._compilation.first_beyond(results, every)))
            return False
        results.kept[name], drawn = kept, kept.drawn
        painted = part.painted.get(name) or self._compilation.store.painted(kept.painted)
        before = self._before.component(name)
        results.painted[name] = painted or (before.painted if before else PaintedFrames())
        painted, pages = results.painted[name], drawn.pages
        if drawn.figures:
            painted, pages = with_bound_pages(self._compilation.with_figures(painted, drawn), pages)
        shown = ShownComponent(component=component, pieces=drawn.pieces, pages=pages, painted=painted)
        self.shown[name] = shown
        looks = _looks((shown,))
        return any(self._looks_before.get(frame) != look for frame, look in looks.items())

    def draw_first(self, component: Component) -> bool:
        """Draw the first pieces of a long component of which nothing is known yet. Gives whether it is one."""
        if self._refusal is not None or self._before.component(component.id) is not None or self.is_kept(component):
            return False
        kit = self._compilation.kit
        if len(kit.context.untraced_layout.series(component)[0]) <= 2 * _FIRST:
            return False
        from pnp.pipeline.tasks import draw_part

        part = draw_part(kit, component.id, range(_FIRST), True)
        painted = part.painted or PaintedFrames()
        self.shown[component.id] = ShownComponent(component=component, pieces=part.drawn.pieces, painted=painted)
        return True

    def check_rules(self, checks: BackgroundChecks | None = None) -> None:
        """Run the checks of the rules, and of the theme, that may find something else. checks: done elsewhere."""
        try:
            if checks is not None and self._take(checks):
                return
        except LostTaskError as error:
            self._results.events = (*self._results.events, f"{error}; this one goes on alone")
        found = self._compilation.results(Scope(components={}))
        self._results.rules, self._results.theme = found.rules, found.theme

    def _take(self, checks: BackgroundChecks) -> bool:
        """Take what was found elsewhere, if that is of the same texts. Gives whether it is."""
        theme = checks.theme(self._loaded)
        if theme is None:
            return False
        self._results.theme = theme
        game = self._compilation.kit.game
        if self._results.drawn.keys() >= set(game.components.ids):
            # While the other process goes on: what is found on faces is kept until it is asked for.
            self._compilation.printed_findings(self._in_order(game.components.ids), is_all=True)
        self._results.rules = checks.rules()
        return True

    def generation(self, *, has_findings: bool = False, is_complete: bool = False) -> Generation:
        """What is known so far."""
        game = self._compilation.kit.game
        kit = self._kit(name for name in game.components.ids if name in self._results.drawn)
        known = (self.shown.get(name) or self._before.component(name) for name in game.components.ids)
        looks = _looks(self.shown.values())
        return Generation(
            number=self._number,
            components=tuple(shown for shown in known if shown is not None),
            findings=kit.findings if has_findings else self._before.findings,
            sources=self._loaded.sources,
            kit=kit,
            changed=frozenset(name for name, look in looks.items() if self._looks_before.get(name) != look),
            has_findings=has_findings,
            is_complete=is_complete,
        )

    def _kit(self, components: Iterable[str]) -> CompiledKit:
        results = self._in_order(components)
        scope = Scope(components=dict.fromkeys(results.drawn, ()), painted=True)
        place = self._compilation.place
        return CompiledKit(place.root, place.shown, self._loaded, self._compilation, results, scope)

    def _in_order(self, components: Iterable[str]) -> Results:
        """What came of some components, in their order."""
        return replace(self._results, drawn={name: self._results.drawn[name] for name in components})


# What a face or page looks like: its content and its shape.
_Look = tuple[object, ...]


def _looks(components: Iterable[ShownComponent]) -> dict[str, _Look]:
    """What each face and page looks like, by its name."""
    return {
        name: (frame.key, frame.size, *((frame.bleed, frame.trim) if isinstance(frame, Face) else ()))
        for shown in components
        for name, frame in shown.frames.items()
    }
