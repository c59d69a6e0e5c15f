"""Snapshots of kits → kits, unpacked and read once in each process."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pnp.load.kit import Loaded
from pnp.pipeline.snapshot import Placed, Snapshot

if TYPE_CHECKING:
    from tempfile import TemporaryDirectory

_MOST_KEPT: Final = 4


class Kits:
    """The kits that this process has unpacked, the last few of them: the context of tasks that are sent a snapshot."""

    def __init__(self) -> None:
        self._placed: dict[str, tuple[TemporaryDirectory[str], Placed]] = {}
        self._loaded: dict[str, Loaded] = {}
        self._process = os.getpid()

    def placed(self, snapshot: Snapshot) -> Placed:
        """The folders of a kit on the disk of this process. Raises SnapshotError."""
        if snapshot.digest not in self._placed:
            self._forget_oldest()
            # Takes 10 ms to import, which builds do without.
            from tempfile import TemporaryDirectory

            folder = TemporaryDirectory(prefix="pnp-kit-", ignore_cleanup_errors=True)
            self._placed[snapshot.digest] = folder, snapshot.materialise(Path(folder.name))
        return self._placed[snapshot.digest][1]

    def loaded(self, snapshot: Snapshot) -> Loaded:
        """What is in the folders of a kit. Raises SnapshotError."""
        placed = self.placed(snapshot)
        if snapshot.digest not in self._loaded:
            self._loaded[snapshot.digest] = placed.load()
        return self._loaded[snapshot.digest]

    def close(self) -> None:
        """Remove what was unpacked by this process, not what one had that it is a fork of."""
        if os.getpid() == self._process:
            for folder, _ in self._placed.values():
                folder.cleanup()
        self._placed.clear()
        self._loaded.clear()

    def _forget_oldest(self) -> None:
        while len(self._placed) >= _MOST_KEPT:
            digest = next(iter(self._placed))
            folder, _ = self._placed.pop(digest)
            self._loaded.pop(digest, None)
            if os.getpid() == self._process:
                folder.cleanup()
