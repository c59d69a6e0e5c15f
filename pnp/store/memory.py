"""Stores that keep nothing, or keep it only as long as this process lives."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from pnp.store.traces import VARIANTS, DigestOf, Plain, Result, all_hold
from pnp.values import dataclass

MOST_NAMES: Final = 20_000
MOST_BLOB_BYTES: Final = 256 * 1024 * 1024


class NoStore:
    """Finds nothing and keeps nothing: for ``--fresh``, and where nothing can be kept."""

    def find(self, name: str, digest_of: DigestOf) -> Result | None:
        """Nothing."""
        return None

    def keep(self, name: str, reads: Mapping[str, str], result: Result) -> None:
        """Forget it at once."""

    def put_blob(self, data: bytes) -> str:
        """The key that the content would have."""
        return hashlib.sha256(data).hexdigest()

    def blob(self, key: str) -> bytes | None:
        """Nothing."""
        return None


@dataclass(frozen=True, slots=True, eq=False)
class _Variant:
    """A result for certain reads. blobs: the keys of its content by name."""

    reads: Mapping[str, str]
    value: Plain
    blobs: Mapping[str, str]


class MemoryStore:
    """Keeps the values themselves, for a process that builds the same kit again and again.

    most_names, most_bytes: how many tasks, and how much content; what was not used for longest goes first, and a result
    whose content is gone is not found any more.
    """

    def __init__(self, most_names: int = MOST_NAMES, most_bytes: int = MOST_BLOB_BYTES) -> None:
        self._most_names = most_names
        self._most_bytes = most_bytes
        self._tasks: OrderedDict[str, list[_Variant]] = OrderedDict()
        self._blobs: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0

    def find(self, name: str, digest_of: DigestOf) -> Result | None:
        """The newest result of a task whose reads all have the digests that were noted with it."""
        variants = self._tasks.get(name, [])
        for variant in tuple(variants):
            if not all_hold(variant.reads, digest_of):
                continue
            variants.remove(variant)
            blobs = {key: data for key, digest in variant.blobs.items() if (data := self.blob(digest)) is not None}
            if len(blobs) == len(variant.blobs):
                variants.insert(0, variant)
                self._tasks.move_to_end(name)
                return Result(variant.value, blobs, variant.reads)
        return None

    def keep(self, name: str, reads: Mapping[str, str], result: Result) -> None:
        """Keep a result with the digests of what was read for it."""
        noted = dict(reads)
        blobs = {key: self.put_blob(data) for key, data in result.blobs.items()}
        others = [variant for variant in self._tasks.get(name, []) if variant.reads != noted]
        self._tasks[name] = [_Variant(noted, result.value, blobs), *others][:VARIANTS]
        self._tasks.move_to_end(name)
        while len(self._tasks) > self._most_names:
            self._tasks.popitem(last=False)

    def put_blob(self, data: bytes) -> str:
        """Keep content under its own digest, which is returned."""
        key = hashlib.sha256(data).hexdigest()
        if key not in self._blobs:
            self._blobs[key] = data
            self._bytes += len(data)
        self._blobs.move_to_end(key)
        while self._bytes > self._most_bytes:
            _, oldest = self._blobs.popitem(last=False)
            self._bytes -= len(oldest)
        return key

    def blob(self, key: str) -> bytes | None:
        """Content that was kept; None if it is not there any more."""
        if key not in self._blobs:
            return None
        self._blobs.move_to_end(key)
        return self._blobs[key]
