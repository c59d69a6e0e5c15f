"""Read and write regular files safely in folders that come from strangers.

Such a folder may have a pipe, a device or a link in place of a file that pnp wrote. These functions never wait for a
pipe, follow a link or read more than a given number of bytes; they raise OSError instead.
"""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

# O_NONBLOCK: opening must not wait for the other end of a pipe. O_BINARY: Windows must not translate line ends.
_SAFE = (
    getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
)


def open_plain(path: Path | str, flags: int = os.O_RDONLY, mode: int = 0o666) -> int:
    """Open a regular file that is not a link; returns its descriptor. Raises OSError for anything else."""
    # Checked before opening, too: opening a device can have an effect, and Windows has no O_NOFOLLOW.
    try:
        _require_plain(os.lstat(path), path)
    except FileNotFoundError:
        if not flags & os.O_CREAT:
            raise
    descriptor = os.open(path, flags | _SAFE, mode)
    try:
        _require_plain(os.fstat(descriptor), path)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def read_plain(path: Path | str, most: int) -> bytes:
    """The content of a regular file that is not a link. Raises OSError, also if it has more than ``most`` bytes."""
    descriptor = open_plain(path)
    try:
        return read_descriptor(descriptor, os.fstat(descriptor), most)
    finally:
        os.close(descriptor)


def read_descriptor(descriptor: int, status: os.stat_result, most: int) -> bytes:
    """The content of an open file. Raises OSError if it has more than ``most`` bytes."""
    if status.st_size > most:
        raise OSError(errno.EFBIG, "the file is too large")
    content = os.read(descriptor, status.st_size)
    # The system may return a large file in several parts.
    while len(content) < status.st_size and (part := os.read(descriptor, status.st_size - len(content))):
        content += part
    return content


def write_new(path: Path | str, content: bytes, mode: int = 0o666) -> None:
    """Create a file; an existing file or link of that name is removed first and never written to.

    Raises OSError; then no file is left.
    """
    with suppress(FileNotFoundError):
        os.unlink(path)  # noqa: PTH108 - the store calls this for every result: Path takes twice as long
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _SAFE, mode)
    try:
        try:
            view = memoryview(content)
            while view:
                view = view[os.write(descriptor, view) :]
        finally:
            os.close(descriptor)
    except OSError:
        with suppress(OSError):
            os.unlink(path)  # noqa: PTH108
        raise


def _require_plain(status: os.stat_result, path: Path | str) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "it is not a plain file", str(path))
