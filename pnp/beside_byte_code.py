"""Values that are worked out of what does not change, kept in files beside the byte code of pnp.

Like byte code, such a file can be missing, is made again if it is damaged or of another version of Python, and is
written by whoever may change the program itself.
"""

from __future__ import annotations

import marshal
import os
import sys
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

_CHECKSUM_BYTES: Final = 4


def beside(cached: str | None, name: str) -> Path | None:
    """Where a value with this name is kept. cached: of the specification of a module; None where no byte code is."""
    return Path(cached).with_suffix(f".{name}") if cached else None


def read_value(path: Path) -> Any | None:
    """The value in a file; None if there is no file, or one of another version, or a damaged one."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    data = memoryview(content)[_CHECKSUM_BYTES:]
    if content[:_CHECKSUM_BYTES] != _checksum(data):
        return None
    version, value = marshal.loads(data)
    return value if version == sys.version else None


def may_write(path: Path) -> bool:
    """Whether values may be kept there: not where Python was told to write no byte code."""
    folder = next(parent for parent in path.parents if parent.exists())
    return not sys.dont_write_bytecode and os.access(folder, os.W_OK)


def write_value(path: Path, value: Any) -> None:
    """Keep a value of numbers, texts, bytes, tuples, lists and maps; where that cannot be done, it is not kept."""
    data = marshal.dumps((sys.version, value))
    aside = path.with_name(f"{path.name}.{os.getpid()}")
    with suppress(OSError, MemoryError):
        path.parent.mkdir(parents=True, exist_ok=True)
        aside.write_bytes(_checksum(data) + data)
        aside.replace(path)


def _checksum(data: bytes | memoryview) -> bytes:
    return zlib.crc32(data).to_bytes(_CHECKSUM_BYTES, "big")
