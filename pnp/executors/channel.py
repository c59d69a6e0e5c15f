"""Messages between two processes of ours: the length, then a pickle, over a pipe."""

from __future__ import annotations

import os
import pickle
import struct
from typing import Any

_LENGTH = struct.Struct("!Q")
# Linux joins several writes into one call; no system takes more than 2 GB at once.
_MOST_AT_ONCE = 1 << 30


def send(descriptor: int, message: object) -> None:
    """Write a message, waiting for room. Raises OSError if nobody reads any more."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    send_bytes(descriptor, data)


def send_bytes(descriptor: int, data: bytes) -> None:
    """Write the bytes of a message. Raises OSError if nobody reads any more."""
    for part in (_LENGTH.pack(len(data)), data):
        rest = memoryview(part)
        while rest:
            rest = rest[os.write(descriptor, rest[:_MOST_AT_ONCE]) :]


def receive(descriptor: int) -> Any:
    """The next message. Raises EOFError if the other process is gone."""
    return pickle.loads(receive_bytes(descriptor))


def receive_bytes(descriptor: int) -> bytearray:
    """The bytes of the next message. Raises EOFError if the other process is gone, even in the middle of it."""
    (length,) = _LENGTH.unpack(_exactly(descriptor, _LENGTH.size))
    return _exactly(descriptor, length)


def _exactly(descriptor: int, length: int) -> bytearray:
    data = bytearray(length)
    at = 0
    while at < length:
        part = os.read(descriptor, min(length - at, _MOST_AT_ONCE))
        if not part:
            raise EOFError("the other process is gone")
        data[at : at + len(part)] = part
        at += len(part)
    return data
