"""Frames to finished files, one module a format, none of which knows another."""

from collections.abc import Iterable

from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Artifact:
    """A file to be written: its path inside the kit's output, with forward slashes, and what is in it.

    data: all of its bytes, or chunks of them for what is large.
    """

    path: str
    media_type: str
    data: bytes | Iterable[bytes]
