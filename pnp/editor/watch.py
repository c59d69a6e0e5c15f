"""Findings of an edited kit, in the background: soon after each change those of the rules, then those of its faces."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Final

from pnp.findings import Finding
from pnp.nodes import Source
from pnp.pipeline.session import KitSession
from pnp.store.traces import TraceStore

# Keys that are pressed so close together, in seconds, count as one change.
_PAUSE: Final = 0.15

# All findings that are known so far, the texts that they are of, and the versions of those that are open.
Publish = Callable[[tuple[Finding, ...], Mapping[str, Source], Mapping[str, int]], None]
# Is entered for as long as a kit is worked on.
Turn = Callable[[], AbstractContextManager[None]]


class FindingsWatch:
    """Looks at a kit after every change until it is stopped. store: as of ``KitSession``."""

    def __init__(self, root: Path, publish: Publish, turn: Turn, store: TraceStore | None = None) -> None:
        self._root, self._session = root, KitSession(root, str(root), store=store)
        self._publish, self._turn = publish, turn
        self._asked: tuple[Mapping[str, str], Mapping[str, int]] = ({}, {})
        self._lock, self._changed, self._stopped = Lock(), Event(), Event()
        self._thread = Thread(target=self._work, daemon=True)
        self._thread.start()

    def look(self, drafts: Mapping[str, str], versions: Mapping[str, int]) -> None:
        """Look again, with texts that stand for files. versions: of these texts, by file."""
        with self._lock:
            self._asked = drafts, versions
        self._changed.set()

    def stop(self) -> None:
        """Look no more."""
        self._stopped.set()
        self._changed.set()
        self._thread.join(timeout=5)

    def _work(self) -> None:
        while True:
            self._changed.wait()
            self._stopped.wait(_PAUSE)
            if self._stopped.is_set():
                return
            self._changed.clear()
            with self._lock:
                drafts, versions = self._asked
            try:
                with self._turn():
                    self._look_once(drafts, versions)
            except MemoryError:
                logging.getLogger(__name__).error("%s takes more memory than is allowed", self._root)
            except Exception:  # No kit may end the watch: it goes on with the next change.
                logging.getLogger(__name__).exception("this is our fault, not yours")

    def _look_once(self, drafts: Mapping[str, str], versions: Mapping[str, int]) -> None:
        """Publish what is found, leaving off in the middle if the kit has changed again."""
        for generation in self._session.updates(drafts):
            if self._changed.is_set():
                return
            if generation.has_findings:
                self._publish(generation.findings, generation.sources, versions)
        while not self._changed.is_set() and self._session.save():
            pass
