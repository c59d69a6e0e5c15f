"""A result of a task with its reads → the bytes of a file, and back; bytes that are not exactly what was written
raise CodecError.

    magic, version of this format                                     who wrote it
    SHA-256 of the program and of the name of the task                what it is for
    lengths of the reads and of the payload
    SHA-256 of the payload
    SHA-256 of all the above and of the reads
    reads, payload                                                    in MessagePack

MessagePack holds numbers, texts, bytes, lists and maps, and nothing that could be executed.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping
from typing import Any, Final

from pnp.store.traces import Plain
from pnp.values import dataclass

FORMAT_VERSION: Final = 1
_MAGIC: Final = b"pnptrace"
_FIELDS: Final = struct.Struct(">8sI32s32sQQ32s")
_DIGEST: Final = 32
HEAD: Final = _FIELDS.size + _DIGEST


class CodecError(ValueError):
    """A value that cannot be kept, or bytes that are not what was kept."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the store whose reads were verified, and whose payload was not yet."""

    reads: Mapping[str, str]
    content: bytes
    start: int
    digest: bytes


def pack(value: Plain) -> bytes:
    """A plain value as bytes. Raises CodecError for one that is not plain."""
    import msgpack

    try:
        packed: bytes = msgpack.packb(value, unicode_errors="surrogatepass")
    except (TypeError, ValueError, OverflowError) as error:
        raise CodecError(f"it cannot be kept: {error}") from error
    return packed


def unpack(content: bytes | memoryview) -> Plain:
    """Bytes as a plain value, sequences as tuples. Raises CodecError."""
    import msgpack

    try:
        return msgpack.unpackb(
            content, use_list=False, strict_map_key=False, unicode_errors="surrogatepass", ext_hook=_refuse
        )
    # ValueError is the base of all that msgpack raises for content; TypeError comes of a map in the place of a key.
    except (ValueError, TypeError, RecursionError) as error:
        raise CodecError(f"it is damaged: {error}") from error


def packed_reads(reads: Mapping[str, str]) -> bytes:
    """The section of an entry that says what was read."""
    return pack(tuple(reads.items()))


def packed_entry(program: bytes, name: bytes, reads: bytes, payload: bytes) -> bytes:
    """A whole entry. program, name: SHA-256 digests. reads: as ``packed_reads`` makes them."""
    digest = hashlib.sha256(payload).digest()
    head = _FIELDS.pack(_MAGIC, FORMAT_VERSION, program, name, len(reads), len(payload), digest)
    return b"".join((head, _head_digest(head, reads), reads, payload))


def read_entry(program: bytes, name: bytes, content: bytes) -> Entry:
    """An entry of which everything but the payload was verified. Raises CodecError."""
    reads = unpack(section_of_reads(program, name, content))
    start = HEAD + _lengths(content)[0]
    try:
        digests = dict(reads)
    except (TypeError, ValueError) as error:
        raise CodecError("its reads make no sense") from error
    if not all(type(key) is str and type(digest) is str for key, digest in digests.items()):
        raise CodecError("its reads are not texts")
    return Entry(digests, content, start, _FIELDS.unpack_from(content)[6])


def section_of_reads(program: bytes, name: bytes, content: bytes) -> bytes:
    """The packed reads of an entry, verified. Raises CodecError."""
    if len(content) < HEAD:
        raise CodecError("it is not complete")
    magic, version, its_program, its_name, *_ = _FIELDS.unpack_from(content)
    if (magic, version, its_program, its_name) != (_MAGIC, FORMAT_VERSION, program, name):
        raise CodecError("it is of another program or task")
    reads_length, payload_length = _lengths(content)
    if len(content) != HEAD + reads_length + payload_length:
        raise CodecError("it is not complete")
    reads = content[HEAD : HEAD + reads_length]
    if _head_digest(content[: _FIELDS.size], reads) != content[_FIELDS.size : HEAD]:
        raise CodecError("it is damaged")
    return reads


def payload_of(entry: Entry) -> Plain:
    """The value of an entry, verified. Raises CodecError."""
    payload = memoryview(entry.content)[entry.start :]
    if hashlib.sha256(payload).digest() != entry.digest:
        raise CodecError("its payload is damaged")
    return unpack(payload)


def _lengths(content: bytes) -> tuple[int, int]:
    _, _, _, _, reads, payload, _ = _FIELDS.unpack_from(content)
    return reads, payload


def _head_digest(head: bytes, reads: bytes) -> bytes:
    return hashlib.sha256(head + reads).digest()


def _refuse(code: int, data: bytes) -> Any:
    raise ValueError(f"an extension of MessagePack ({code}) has no place here")
