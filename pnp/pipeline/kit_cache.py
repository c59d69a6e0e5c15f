"""Places of kits → kits, each read once in each process: a folder of this machine, or a snapshot that is unpacked."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pnp.load.builtin import data_folder
from pnp.load.kit import LoadedKit, load_kit
from pnp.measures import COMMON_LIVE_AREA, Size
from pnp.palette import ColorMode
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.snapshot import Snapshot, UnpackedSnapshot
from pnp.values import dataclass

if TYPE_CHECKING:
    from tempfile import TemporaryDirectory

_MOST_KEPT: Final = 4


@dataclass(frozen=True, slots=True)
class KitPlace:
    """A kit in a folder of this machine. drafts: texts that stand for files of it, by the path that findings name.

    sheet: the size of sheet-sized faces. inks: as of ``LoadedKit``.
    """

    root: Path
    shown: str
    drafts: tuple[tuple[str, str], ...] = ()
    sheet: Size = COMMON_LIVE_AREA
    inks: ColorMode | None = None

    @property
    def key(self) -> str:
        """What tells it from other places, in one run."""
        return f"{self.root}\0{self.shown}"


class KitCache:
    """The last few kits that this process has read: the context of all tasks.

    folder: where snapshots are unpacked; None is where the system keeps temporary files. here: kits that were read
    already, by their places.
    """

    def __init__(self, folder: str | None = None, here: Mapping[KitPlace | str, OpenKit] | None = None) -> None:
        self._folder = folder
        self._open: dict[KitPlace | str, OpenKit] = dict(here or {})
        self._unpacked: dict[str, tuple[TemporaryDirectory[str], UnpackedSnapshot]] = {}
        self._loaded: dict[str, LoadedKit] = {}
        self._process = os.getpid()

    def unpacked(self, snapshot: Snapshot) -> UnpackedSnapshot:
        """The folders of a kit on the disk of this process. Raises SnapshotError."""
        if snapshot.digest not in self._unpacked:
            self._forget_oldest()
            # Takes 10 ms to import, which builds do without.
            from tempfile import TemporaryDirectory

            folder = TemporaryDirectory(prefix="pnp-kit-", dir=self._folder, ignore_cleanup_errors=True)
            self._unpacked[snapshot.digest] = folder, snapshot.unpack(Path(folder.name))
        return self._unpacked[snapshot.digest][1]

    def loaded(self, snapshot: Snapshot) -> LoadedKit:
        """What is in the folders of a kit. Raises SnapshotError."""
        unpacked = self.unpacked(snapshot)
        if snapshot.digest not in self._loaded:
            self._loaded[snapshot.digest] = unpacked.load()
        return self._loaded[snapshot.digest]

    def open(self, place: KitPlace | Snapshot) -> OpenKit:
        """A kit, read when it is first asked for. Raises SnapshotError."""
        key = place.key if isinstance(place, Snapshot) else place
        if key not in self._open:
            while len(self._open) >= _MOST_KEPT:
                self._open.pop(next(iter(self._open)))
            if isinstance(place, Snapshot):
                root, loaded = self.unpacked(place).root, self.loaded(place)
            else:
                root = place.root
                loaded = load_kit(root, place.shown, (data_folder("content"),), dict(place.drafts))
            self._open[key] = OpenKit(root, replace(loaded, inks=place.inks), place.sheet)
        return self._open[key]

    def close(self) -> None:
        """Remove what this process unpacked; a fork leaves what its parent unpacked."""
        if os.getpid() == self._process:
            for folder, _ in self._unpacked.values():
                folder.cleanup()
        self._unpacked.clear()
        self._loaded.clear()
        self._open.clear()

    def _forget_oldest(self) -> None:
        while len(self._unpacked) >= _MOST_KEPT:
            digest = next(iter(self._unpacked))
            folder, _ = self._unpacked.pop(digest)
            self._loaded.pop(digest, None)
            for key in [key for key in self._open if isinstance(key, str) and key.startswith(digest)]:
                del self._open[key]
            if os.getpid() == self._process:
                folder.cleanup()
