"""The checks of a kit that stays open: done by a second process while the first one draws, and taken from there.

Both processes read the folder, each for itself, and each keeps what it can use again after the next change. What the
second one finds counts only if both have read the same texts.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from pnp.checks.run import RuleTrace, RuleTracer
from pnp.executors.background import BackgroundProcess
from pnp.executors.tasks import Task, TaskTable
from pnp.load.builtin import data_folder
from pnp.load.kit import LoadedKit, load_kit
from pnp.model.game import Game
from pnp.nodes import Source
from pnp.pipeline.compilation import Compilation
from pnp.pipeline.digests import KitDigests
from pnp.pipeline.kit_cache import KitPlace
from pnp.pipeline.kit_memory import KitMemory
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.open_kit_store import OpenKitStore
from pnp.pipeline.pictures import PictureReader
from pnp.pipeline.results import LayoutResult
from pnp.pipeline.scope import Scope
from pnp.store.traces import TraceStore

_HERE: Final = "pnp.pipeline.background_checks"
CHECKS: Final = TaskTable(
    {kind: f"{_HERE}:do_{kind}" for kind in ("read", "theme", "check", "traces", "rest")}, f"{_HERE}:CheckedKit"
)
# The checks of the rules are given in so many parts: between two of them, those of a look that is left off end.
_PARTS: Final = 12


def compilation_in_memory(
    place: KitPlace, loaded: LoadedKit, game: Game, store: OpenKitStore, memory: KitMemory
) -> Compilation:
    """The tasks of a kit that stays open. store, memory: what is kept from one look to the next."""
    digests = KitDigests(loaded, game, PictureReader(loaded.folders), store.data, place.sheet)
    return Compilation(OpenKit(place.root, loaded, place.sheet, memory), place, store, digests, keeps=True)


def digest_of_texts(sources: Mapping[str, Source]) -> str:
    """A digest of all that was read of a kit: what is checked depends on nothing else."""
    digest = blake2b(digest_size=16)
    for file, source in sorted(sources.items()):
        for text in (file, source.text):
            data = text.encode("utf-8", "surrogatepass")
            digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


class CheckedKit:
    """The kit as the second process has read it last: the context of its tasks."""

    def __init__(self, _folder: str | None = None) -> None:
        self._memory = KitMemory()
        self._store: OpenKitStore | None = None
        self._compilation: Compilation | None = None
        self._begun: _BegunChecks | None = None
        self._is_first = True

    def read(self, place: KitPlace, store: TraceStore) -> str:
        """Read it anew; the digest of its texts. store: where results of earlier runs are."""
        loaded = load_kit(
            place.root, place.shown, (data_folder("content"),), dict(place.drafts), parsed=self._memory.parsed
        )
        self._store = self._store or OpenKitStore(store, place.root, place.shown)
        self._begun = self._compilation = None
        if loaded.game is not None:
            self._compilation = compilation_in_memory(place, loaded, loaded.game, self._store, self._memory)
        return digest_of_texts(loaded.sources)

    def theme(self) -> LayoutResult | None:
        """What is wrong with the theme, the icons and the wording; None of a kit that cannot be read."""
        work = self._compilation
        return work.results(Scope(rules=False, components={})).theme if work else None

    def check(self, part: int, parts: int) -> None:
        """Run a part of those checks that may find something else than before."""
        if self._compilation is None:
            return
        self._begun = self._begun or _BegunChecks(self._compilation)
        self._begun.run(part, parts)

    def traces(self) -> tuple[RuleTrace, ...]:
        """What all checks have found, when all parts are done."""
        return self._begun.finish() if self._begun else ()

    def rest(self) -> None:
        """Save results and look for garbage while nobody waits; what the first look left is not looked at again."""
        while self._store is not None and self._store.save():
            pass
        gc.collect()
        if self._is_first:
            gc.freeze()
            self._is_first = False


class _BegunChecks:
    """The checks of one look, as far as they were run."""

    def __init__(self, work: Compilation) -> None:
        self._work, self._tracer = work, RuleTracer(work.kit.game, stays_open=True)
        self._held, self._missing = work.holding_rules()
        self._traces: list[RuleTrace] = []

    def run(self, part: int, parts: int) -> None:
        """Run a part of the checks that are missing, in their order."""
        start, stop = (len(self._missing) * end // parts for end in (part, part + 1))
        self._traces += self._tracer.traces(self._missing[start:stop])

    def finish(self) -> tuple[RuleTrace, ...]:
        """All that was found, kept for the next look."""
        return self._work.joined_rules(self._held, self._traces)


def do_read(kit: CheckedKit, place: KitPlace, store: TraceStore) -> str:
    """See ``CheckedKit.read``."""
    return kit.read(place, store)


def do_theme(kit: CheckedKit) -> LayoutResult | None:
    """See ``CheckedKit.theme``."""
    return kit.theme()


def do_check(kit: CheckedKit, part: int, parts: int) -> None:
    """See ``CheckedKit.check``."""
    kit.check(part, parts)


def do_traces(kit: CheckedKit) -> tuple[RuleTrace, ...]:
    """See ``CheckedKit.traces``."""
    return kit.traces()


def do_rest(kit: CheckedKit) -> None:
    """See ``CheckedKit.rest``."""
    kit.rest()


class BackgroundChecks:
    """The checks of one look at a kit, begun at once in a second process; those of an earlier look are left off."""

    def __init__(self, process: BackgroundProcess, place: KitPlace, store: TraceStore) -> None:
        self._process = process
        process.forget()
        self._read = process.give(Task("read", (place, store), name="reading the kit"))
        self._theme = process.give(Task("theme", name="the theme"))
        for part in range(_PARTS):
            process.give(Task("check", (part, _PARTS), name="the checks"))
        self._traces = process.give(Task("traces", name="the checks"))

    def theme(self, loaded: LoadedKit) -> LayoutResult | None:
        """What is wrong with the theme; None if the other process has read something else than this one.

        Raises LostTaskError if it has died.
        """
        if self._process.result(self._read) != digest_of_texts(loaded.sources):
            return None
        theme = self._process.result(self._theme)
        return theme if isinstance(theme, LayoutResult) else None

    def rules(self) -> tuple[RuleTrace, ...]:
        """What the checks of the rules have found. To be asked for behind ``theme``. Raises LostTaskError."""
        traces = self._process.result(self._traces)
        assert isinstance(traces, tuple)
        return traces
