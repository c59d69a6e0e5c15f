"""Findings of an edited kit, in the background: soon after each change those of the rules, then those of its faces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Final

from pnp.findings import Finding
from pnp.nodes import Source
from pnp.pipeline.session import KitSession

# Keys that are pressed so close together, in seconds, count as one change.
_PAUSE: Final = 0.15

# All findings that are known so far, the texts that they are of, and the versions of those that are open.
Publish = Callable[[tuple[Finding, ...], Mapping[str, Source], Mapping[str, int]], None]


class FindingsWatch:
    """Looks at a kit after every change until it is stopped."""

    def __init__(self, root: Path, publish: Publish) -> None:
        self._session = KitSession(root, str(root))
        self._publish = publish
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
            for generation in self._session.updates(drafts):
                if self._changed.is_set():
                    break
                if generation.has_findings:
                    self._publish(generation.findings, generation.sources, versions)
