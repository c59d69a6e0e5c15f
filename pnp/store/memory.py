"""Stores that keep nothing, or keep it only as long as this process lives."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from pnp.store.traces import VARIANTS, DigestOf, Result, hold

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


class MemoryStore:
    """Keeps the results themselves, for a process that builds the same kit again and again.

    most_names, most_bytes: how many tasks, and how much content by digest; what was not used for longest goes first.
    Content that belongs to a result stays as long as the result.
    """

    def __init__(self, most_names: int = MOST_NAMES, most_bytes: int = MOST_BLOB_BYTES) -> None:
        self._most_names = most_names
        self._most_bytes = most_bytes
        self._results: OrderedDict[str, list[tuple[dict[str, str], Result]]] = OrderedDict()
        self._blobs: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0

    def find(self, name: str, digest_of: DigestOf) -> Result | None:
        """The newest result of a task whose reads all have the digests that were noted with it."""
        variants = self._results.get(name, [])
        for index, (reads, result) in enumerate(variants):
            if hold(reads, digest_of):
                variants.insert(0, variants.pop(index))
                self._results.move_to_end(name)
                return result
        return None

    def keep(self, name: str, reads: Mapping[str, str], result: Result) -> None:
        """Keep a result with the digests of what was read for it."""
        noted = dict(reads)
        others = [one for one in self._results.get(name, []) if one[0] != noted]
        self._results[name] = [(noted, result), *others][:VARIANTS]
        self._results.move_to_end(name)
        while len(self._results) > self._most_names:
            self._results.popitem(last=False)

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
