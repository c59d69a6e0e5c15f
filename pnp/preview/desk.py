"""A kit that is kept up to date in the background, with a numbered view of it after every step."""

from __future__ import annotations

import os
import time
import traceback
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from threading import Condition, Event, Lock, Thread
from typing import TYPE_CHECKING, Final

from pnp.errors import PnpError, WriteError
from pnp.executors.background import BackgroundProcess
from pnp.findings import Finding
from pnp.fix import diff, save, why_not_writable
from pnp.fix.edits import choose_compatible
from pnp.frame import Face, Page
from pnp.papers import A4, Paper
from pnp.pipeline.generation import Generation
from pnp.pipeline.kit_schemas import has_schemas, schemas_of, write_schemas
from pnp.pipeline.session import KitSession
from pnp.preview.history import BuildChanges, BuildHistory, BuildNote
from pnp.preview.last_good import LastGoodFaces
from pnp.preview.saved_files import saved_files
from pnp.preview.watching import changes
from pnp.store.traces import TraceStore
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.document.origins import PageOrigins

# The states that can be shown as they were before.
_MOST_KEPT: Final = 12
# So many faces that look different are drawn before the browser asks for them.
_MOST_AT_ONCE: Final = 6
# In seconds: if nothing is changed for so long, the next change will hardly come at once.
_MOMENT: Final = 0.3
# And for so long, there is time to save what was made.
_WHILE: Final = 3.0
_NO_MEMORY: Final = "the kit takes more memory than is allowed (pnp explain Y149)"

Turn = Callable[[], AbstractContextManager[None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What the desk shows. version: counts the views since the desk was opened.

    hashes: by the name of a face or page, the name of its drawing. before: that of the complete look before. old: the
    names of those that the kit has no more, because something is wrong with it. lost: the files that had them and are
    gone.
    """

    version: int
    generation: Generation
    hashes: Mapping[str, str]
    before: Mapping[str, str]
    history: tuple[BuildNote, ...] = ()
    old: frozenset[str] = frozenset()
    lost: tuple[str, ...] = ()


class Desk:
    """Looks at a kit whenever its files change.

    shown: the folder as the user would type it. papers: as of a build; sheets are shown for the first. turn: is
    entered for as long as the kit is worked on. rest: is called when nothing is to be done for a moment. background:
    checks the kit while this process draws it; it is closed by ``stop``. store: as of ``KitSession``.
    """

    def __init__(
        self,
        root: Path,
        shown: str,
        papers: tuple[Paper, ...] = (),
        *,
        turn: Turn = nullcontext,
        rest: Callable[[], None] = lambda: None,
        background: BackgroundProcess | None = None,
        store: TraceStore | None = None,
    ) -> None:
        self.root, self.shown, self._turn, self._rest = root, shown, turn, rest
        self.papers = papers or (A4,)
        self._background = background
        self.session = KitSession(root, shown, papers, background, store)
        self._news = Condition()
        self._working = Lock()
        self._changed, self._stop = Event(), Event()
        self._drawings: dict[str, tuple[Generation, str]] = {}
        # Of what has changed last, if that is not much: the browser asks for it at once.
        self._drawn: Mapping[str, str] = {}
        self._kept: deque[Generation] = deque(maxlen=_MOST_KEPT)
        self._last_good = LastGoodFaces()
        self._complete: Mapping[str, str] = {}
        self._history = BuildHistory(_MOST_KEPT)
        # What has changed since the last look, and what has since the last one that was not left off.
        self._touched: deque[str] = deque()
        self._looked_for: set[str] = set()
        self._threads: tuple[Thread, ...] = ()
        # Whether a change is looked at just now: until something new is known, the view says nothing of it.
        self.is_looking = False
        empty = Generation(sources={})
        self.view = View(version=0, generation=empty, hashes={}, before={})

    def start(self) -> None:
        """Look at the kit now, and again after every change, until ``stop``."""
        self._changed.set()
        self._threads = (Thread(target=self._work, daemon=True), Thread(target=self._watch, daemon=True))
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Look no more; whoever waits for news is told."""
        self._stop.set()
        self._changed.set()
        with self._news:
            self._news.notify_all()
        for thread in self._threads:
            thread.join(timeout=5)
        if self._background is not None:
            self._background.close()

    @property
    def is_stopped(self) -> bool:
        """Whether ``stop`` was called."""
        return self._stop.is_set()

    def wait(self, version: int, seconds: float, *, is_looking: bool | None = None) -> View:
        """The view, as soon as it is another than that with this version, or after so many seconds.

        is_looking: whether the desk was looking at a change; that this is different now is news, too.
        """

        def is_news() -> bool:
            is_other = is_looking is not None and self.is_looking is not is_looking
            return self.view.version != version or is_other or self.is_stopped

        with self._news:
            self._news.wait_for(is_news, seconds)
        return self.view

    def drawing(self, name: str) -> str | None:
        """The drawing with this name as SVG; None if there is none, or if it is forgotten."""
        known, drawn = self._drawings.get(name), self._drawn.get(name)
        if known is None or drawn is not None:
            return drawn
        with self._turn():
            return self.session.svg(*known)

    def printed(self, paper: Paper) -> Mapping[str, bytes]:
        """The PDF file of each component on a paper, as the kit is now."""
        with self._turn(), self._working:
            return self.session.printed(paper)

    def forget_old(self) -> None:
        """Show what the kit has now, and nothing that it had before."""
        self._last_good = LastGoodFaces()
        self._changed.set()

    def build(self, number: int) -> BuildChanges | None:
        """What a build of the history has changed; None if that is forgotten."""
        return self._history.changes(number)

    def page_origins(self, generation: Generation, component: str) -> Mapping[str, PageOrigins]:
        """Where the pages of a book are written, by their names; nothing of what is no book."""
        shown = generation.component(component)
        if shown is None or not shown.pages or f"{component}/page-{shown.pages[0].number}" in self.view.old:
            return {}
        with self._turn(), self._working:
            return generation.page_origins(component)

    def mending(self, findings: Sequence[Finding], *, writes: bool) -> str:
        """What the edits of findings change in the files of the kit, as a diff; written if ``writes``.

        Empty if they cannot be made. Raises WriteError.
        """
        sources = self.view.generation.sources
        files = {edit.span.file for finding in findings for edit in finding.edits}
        if any(why_not_writable(self.root, self.shown, file) for file in files):
            return ""
        texts = choose_compatible(findings, sources).texts(sources)
        if writes and texts:
            save(self.root, self.shown, texts, {file: sources[file] for file in texts})
        return "".join(diff(texts, sources))

    def _watch(self) -> None:
        for paths in changes(lambda: [root.resolve() for _, root in self._folders()], self._stop):
            self._touched.extend(paths)
            self._changed.set()

    def _folders(self) -> Sequence[tuple[str, Path]]:
        """The folder of the kit and those of the kits that it extends, as far as they are known."""
        kit = self.view.generation.kit
        return kit.loaded.folders.known if kit else ((self.shown, self.root),)

    def _work(self) -> None:
        while not self._stop.is_set():
            self._changed.wait()
            self._changed.clear()
            while self._touched:
                self._looked_for.add(self._touched.popleft())
            if self._stop.is_set():
                return
            self._say_looking(True)
            try:
                with self._turn():
                    self._look()
                    self._keep_schemas()
            except MemoryError:
                self._publish(replace(self.view.generation, fault=_NO_MEMORY, is_complete=True), 0.0)
            except Exception as error:  # The desk goes on with the next change.
                last = self.view.generation
                self._publish(replace(last, fault=our_fault(error), is_complete=True), 0.0)
            self._say_looking(False)
            if not self._changed.wait(_MOMENT):
                self._rest()
                self.session.rest()
                self._save()

    def _save(self) -> None:
        """Keep what was made for the next start, leaving off as soon as something changes."""
        self._changed.wait(_WHILE)
        while not self._changed.is_set():
            with self._working:
                if not self.session.save():
                    return

    def _say_looking(self, is_looking: bool) -> None:
        with self._news:
            self.is_looking = is_looking
            self._news.notify_all()

    def _keep_schemas(self) -> None:
        """Bring the schemas of the kit up to date, if it has any; they only help whoever writes it."""
        generation = self.view.generation
        if generation.kit is None or generation.is_broken or not has_schemas(self.root):
            return
        with suppress(WriteError):
            for _ in write_schemas(self.root, schemas_of(generation.kit.loaded)):
                pass

    def _look(self) -> None:
        """Look at the kit, leaving off in the middle if it has changed again."""
        start = time.perf_counter()
        updates = self.session.updates()
        while not self._changed.is_set():
            with self._working:
                generation = next(updates, None)
            if generation is None:
                return
            self._publish(generation, time.perf_counter() - start)

    def _publish(self, generation: Generation, seconds: float) -> None:
        if (generation.is_broken and not generation.is_partial) or generation.fault:
            hashes, old, lost = self.view.hashes, self.view.old, self.view.lost
            generation = replace(generation, components=self.view.generation.components)
        else:
            hashes = {
                name: drawing_name(frame) for shown in generation.components for name, frame in shown.frames.items()
            }
            self._keep(generation, hashes)
            generation, kept = self._last_good.added(generation) if not generation.is_partial else (generation, {})
            for name, (look, frame) in kept.items():
                hashes[name] = drawing_name(frame)
                self._drawings[hashes[name]] = look, name
            if kept:
                hashes = {name: hashes[name] for shown in generation.components for name in shown.frames}
            old = frozenset(kept)
            lost = self._last_good.lost_files(generation) if kept else ()
        if self._is_shown(generation, hashes, old):
            # Comments may have moved places, or sheets may be laid out in another way; what is seen stays, and what it
            # was before.
            shown = self.view.generation
            is_other_text = _texts(generation) != _texts(shown)
            number = generation.number if is_other_text else shown.number
            generation = replace(generation, number=number, changed=shown.changed)
            if self._note(generation, hashes, seconds, is_news=is_other_text):
                self._show(replace(self.view, generation=generation))
            return
        self._draw_changed(generation, hashes)
        before = self._complete
        if generation.is_complete:
            self._note(generation, hashes, seconds)
            if not generation.is_broken:
                self._complete = hashes
        self._show(replace(self.view, generation=generation, hashes=hashes, before=before, old=old, lost=lost))

    def _show(self, view: View) -> None:
        """Show a view with the history as it is now, and tell everybody who waits for it."""
        with self._news:
            self.view = replace(view, version=self.view.version + 1, history=self._history.notes)
            self._news.notify_all()

    def _note(self, generation: Generation, hashes: Mapping[str, str], seconds: float, *, is_news: bool = True) -> bool:
        """Note a complete look in the history; unless ``is_news``, only if a file was saved. Gives whether it was."""
        files = saved_files(self._looked_for, self._folders(), self._history.files)
        self._looked_for.clear()
        if not (is_news or files):
            return False
        self._history.add(generation, hashes, time.strftime("%H:%M:%S"), seconds, files)
        return True

    def _draw_changed(self, generation: Generation, hashes: Mapping[str, str]) -> None:
        """Draw what looks different, unless it is much, before anybody is told that it does."""
        fresh = {name: hashes[name] for name in generation.changed if name in hashes}
        if len(fresh) > _MOST_AT_ONCE or generation.fault:
            return
        known, drawn = self._drawn, dict[str, str]()
        # A picture that has changed meanwhile is said to be missing when the browser asks for it.
        with suppress(PnpError):
            for name, drawing in fresh.items():
                if (text := known.get(drawing) or self.session.svg(generation, name)) is not None:
                    drawn[drawing] = text
        self._drawn = drawn

    def _is_shown(self, generation: Generation, hashes: Mapping[str, str], old: frozenset[str]) -> bool:
        """Whether a look has found nothing that is not shown already."""
        shown = self.view.generation
        return (
            generation.is_complete
            and shown.is_complete
            and (hashes, old) == (self.view.hashes, self.view.old)
            and generation.findings == shown.findings
            and (generation.is_broken, generation.fault) == (shown.is_broken, shown.fault)
            and generation.events == shown.events
        )

    def _keep(self, generation: Generation, hashes: Mapping[str, str]) -> None:
        """Remember what can be drawn: of this look, and of the last complete ones."""
        if self._kept and not self._kept[-1].is_complete:
            self._kept.pop()
        self._kept.append(generation)
        kept = set(map(id, self._kept))
        drawings = {name: known for name, known in self._drawings.items() if id(known[0]) in kept}
        self._drawings = drawings | {drawing: (generation, name) for name, drawing in hashes.items()}


def _texts(look: Generation) -> dict[str, str]:
    return {file: source.text for file, source in look.sources.items()}


def our_fault(error: Exception) -> str:
    """What to say of an error that no kit may cause."""
    if os.environ.get("PNP_DEBUG"):
        traceback.print_exception(error)
    return f"this is our fault, not yours: {type(error).__name__}: {error}; PNP_DEBUG=1 shows where it happened"


def drawing_name(frame: Face | Page) -> str:
    """A name for the drawing of a face or page: equal for equal drawings."""
    shape = (frame.bleed, frame.trim) if isinstance(frame, Face) else ()
    return _digest((frame.key, frame.size.width, frame.size.height, *shape))


# Of a long deck, each look asks for the names of all cards.
@lru_cache(maxsize=65_536)
def _digest(look: tuple[object, ...]) -> str:
    return blake2b(repr(look).encode(), digest_size=12).hexdigest()
