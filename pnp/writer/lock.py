"""One build of a kit at a time: a lock that the system drops when its process ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pnp.errors import WriteError
from pnp.plain_files import PlainFolder
from pnp.writer.manifest import LOCK

_HELD_BY_ANOTHER = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    # Far behind the process number, which others must be able to read.
    _OFFSET = 1 << 20

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _OFFSET, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def build_lock(folder: PlainFolder, kit: str) -> Iterator[None]:
    """Hold the lock file of a folder while a kit is written there.

    The file stays behind and means nothing: the system's lock on it counts, and ends with the process. On a
    file system that knows no locks the build goes on without one. Raises WriteError if another process holds it, or if
    the file cannot be opened, such as a link or a pipe in its place.
    """
    path = folder.path / LOCK
    try:
        descriptor = folder.open(LOCK, os.O_RDWR | os.O_CREAT)
    except OSError as error:
        raise WriteError(f"{path}: cannot be opened: {error.strerror}") from error
    try:
        try:
            _lock(descriptor)
        except OSError as error:
            if error.errno in _HELD_BY_ANOTHER:
                raise WriteError(_running(descriptor, path, kit)) from error
        os.ftruncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, f"{os.getpid()}\n".encode())
        yield
        os.ftruncate(descriptor, 0)
    finally:
        os.close(descriptor)


def _running(descriptor: int, path: Path, kit: str) -> str:
    os.lseek(descriptor, 0, os.SEEK_SET)
    holder = os.read(descriptor, 20).decode("ascii", "replace").strip()
    process = f" (process {holder})" if holder.isdigit() else ""
    return f"{path.parent}: another build of {kit}{process} is writing here; wait for it to end"
