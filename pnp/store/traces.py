"""What a stored result is, and what every store of results can do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, Final, Protocol, TypeAlias

from pnp.values import dataclass

# Nested tuples, lists, dicts, str, bytes, int, float, bool and None. A store may hand lists back as tuples.
Plain: TypeAlias = Any
# The digest that a read has now; None for a read that nobody can make any more.
DigestOf: TypeAlias = Callable[[str], str | None]
# How many results of one task are kept, each for other reads: undoing a change finds the earlier one.
VARIANTS: Final = 4


@dataclass(frozen=True, slots=True)
class Result:
    """What a task made: a plain value, and large content by name. Nobody may change either.

    reads: the digests that were noted with it, if it was found in a store.
    """

    value: Plain
    blobs: Mapping[str, bytes] = field(default_factory=dict)
    reads: Mapping[str, str] = field(default_factory=dict, compare=False)


class TraceStore(Protocol):
    """Results of tasks by the name of the task, each with the digests of all that it was made from.

    Whatever goes wrong with a store, its methods only find less: they never raise for what is on the disk.
    """

    def find(self, name: str, digest_of: DigestOf) -> Result | None:
        """The newest result of a task whose reads all have the digests that were noted with it."""

    def keep(self, name: str, reads: Mapping[str, str], result: Result) -> None:
        """Keep a result with the digests of what was read for it, cheap reads first: they are asked in order."""

    def put_blob(self, data: bytes) -> str:
        """Keep content under its own digest, which is returned, so that equal content is kept once."""

    def blob(self, key: str) -> bytes | None:
        """Content that was kept; None if it is not there any more."""


def all_hold(reads: Mapping[str, str], digest_of: DigestOf) -> bool:
    """Whether everything that was read is unchanged; stops at the first read that is not."""
    return all(digest_of(key) == digest for key, digest in reads.items())
