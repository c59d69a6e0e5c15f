"""What a process keeps of a kit that stays open: values as they are, in front of those that are kept on the disk."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final

from pnp.paint.painted import PaintedFrames
from pnp.pipeline.kit_store import DigestOf, KitStore
from pnp.pipeline.results import KeptComponent, KeptFigure, KeptPieces
from pnp.store.memory import MOST_BLOB_BYTES, MemoryStore
from pnp.store.traces import Result, TraceStore

# Values that name what was painted.
_PAINTED: Final = (KeptPieces, KeptComponent, KeptFigure)


class OpenKitStore(KitStore):
    """The part of a store that belongs to one kit, for a process that stays: nobody can change what is in memory.

    What was kept on the disk is asked for once, and shows a kit soon after it was opened. What is new is put there by
    ``save``, in the time in which nobody waits.
    """

    def __init__(self, store: TraceStore, root: Path, shown: str) -> None:
        super().__init__(store, root, shown)
        self._values, self._held = MemoryStore(), _HeldFrames()
        self._sought: set[str] = set()
        self._unsaved: dict[str, Result] = {}
        # Where the painted frames that are held are on the disk, too.
        self._saved: dict[str, str] = {}

    def find(self, name: str, digest_of: DigestOf) -> Any | None:
        """The result of a task whose reads all have the digests that were noted with it; None if there is none."""
        result = self._values.find(name, digest_of)
        if result is None and self.keeps and name not in self._sought:
            self._sought.add(name)
            result = self.found(name, digest_of)
            if result is None or not self._is_whole(result.value):
                return None
            self._values.keep(name, result.reads, result)
        return result and result.value

    def _is_whole(self, value: Any) -> bool:
        """Whether what a value from the disk names is there, too."""
        return not (isinstance(value, _PAINTED) and value.painted) or self.painted(value.painted) is not None

    def keep(self, name: str, reads: Mapping[str, str], value: Any) -> None:
        """Keep the result of a task with the digests of its reads."""
        self._sought.add(name)
        self._values.keep(name, reads, Result(value))
        if self.keeps:
            self._unsaved[name] = Result(value, reads=dict(reads))

    def put_all(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """The values themselves."""
        return tuple(values)

    def get_all(self, parts: Sequence[Any]) -> tuple[Any, ...] | None:
        """The values that were kept; None if any of them is not there any more."""
        return super().get_all(parts) if any(isinstance(part, str) for part in parts) else tuple(parts)

    def put_painted(self, painted: PaintedFrames) -> str:
        """Keep what was painted. Gives the key by which it is found."""
        return self._held.put(painted)

    def painted(self, key: str) -> PaintedFrames | None:
        """What was painted; None if any of it is not there any more."""
        painted = self._held.find(key)
        if painted is None and (painted := super().painted(key)) is not None:
            self._held.put(painted, key)
            self._saved[key] = key
        return painted

    def save(self) -> bool:
        """Put one of the new results on the disk. Gives whether there may be more."""
        if not self._unsaved:
            return False
        name, result = self._unsaved.popitem()
        value = self._on_disk(result.value)
        if value is not None:
            super().keep(name, result.reads, value)
        return True

    def _on_disk(self, value: Any) -> Any | None:
        """A value that names what is on the disk instead of what is in memory; None if that is gone."""
        if isinstance(value, KeptPieces):
            value = replace(value, parts=super().put_all(value.parts))
        if not isinstance(value, _PAINTED) or not value.painted:
            return value
        key = value.painted
        painted = self._held.find(key)
        if key not in self._saved and painted is not None:
            self._saved[key] = super().put_painted(painted)
        return replace(value, painted=self._saved[key]) if key in self._saved else None


class _HeldFrames:
    """What was painted, as it is; what was asked for longest ago goes first when it becomes too much."""

    def __init__(self) -> None:
        self._frames: OrderedDict[str, PaintedFrames] = OrderedDict()
        self._numbers, self._bytes = count(), 0

    def put(self, painted: PaintedFrames, key: str = "") -> str:
        """Keep what was painted. Gives the key of it; one that nothing else has if none is given."""
        key = key or f"{next(self._numbers)}"
        self._frames[key] = painted
        self._bytes += painted.byte_count
        while self._bytes > MOST_BLOB_BYTES and len(self._frames) > 1:
            self._bytes -= self._frames.popitem(last=False)[1].byte_count
        return key

    def find(self, key: str) -> PaintedFrames | None:
        """What was kept; None if it is not there any more."""
        if key in self._frames:
            self._frames.move_to_end(key)
        return self._frames.get(key)
