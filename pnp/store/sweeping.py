"""The folder of a store → how much is in it, and less of it."""

from __future__ import annotations

import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from pnp.plain_files import open_plain
from pnp.values import dataclass

TRACES: Final = "traces"
BLOBS: Final = "blobs"
ASIDE: Final = "aside"
TALLY: Final = "tally"
# What a kind of file is called; nothing else in the folder is ours.
_NAMES: Final = {
    TRACES: re.compile(r"[0-9a-f]{62}\.[0-9]"),
    BLOBS: re.compile(r"[0-9a-f]{62}"),
    ASIDE: re.compile(r"[0-9a-f]{24}"),
}
_SHARD: Final = re.compile(r"[0-9a-f]{2}")
# The tally grows by a byte for so many bytes that were written: appending never loses what others append.
_TALLY_UNIT: Final = 16 * 1024
# A file that has been written for so long was left by a process that was killed.
_ABANDONED: Final = 3600


@dataclass(frozen=True, slots=True)
class Kept:
    """A file of the store: when it was last used, in nanoseconds, and its size in bytes."""

    path: str
    kind: str
    used: int
    size: int


def kept_files(folder: Path) -> Iterator[Kept]:
    """Every file that a store made in a folder; what cannot be read is left out."""
    for kind in (TRACES, BLOBS):
        for shard in _shards(folder / kind):
            yield from _files(_entries(shard), kind)
    yield from _files(_entries(folder / ASIDE), ASIDE)


def _files(entries: list[os.DirEntry[str]], kind: str) -> Iterator[Kept]:
    for entry in entries:
        if not _NAMES[kind].fullmatch(entry.name):
            continue
        try:
            status = entry.stat(follow_symlinks=False)
        except OSError:
            continue
        if stat.S_ISREG(status.st_mode):
            yield Kept(entry.path, kind, status.st_mtime_ns, status.st_size)


def _shards(folder: Path) -> list[Path]:
    return [Path(entry.path) for entry in _entries(folder) if _SHARD.fullmatch(entry.name)]


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """What is in a folder below ours by name; nothing if it is a link to elsewhere, or cannot be read."""
    if folder.is_symlink():
        return []
    try:
        with os.scandir(folder) as entries:
            return sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return []


def sweep(folder: Path, most_bytes: int) -> None:
    """Remove what was not used for longest, until a quarter of the room is free, if little of it is left."""
    _reset_tally(folder)
    kept = list(kept_files(folder))
    before = time.time_ns() - _ABANDONED * 1_000_000_000
    for one in kept:
        if one.kind == ASIDE and one.used < before:
            discard(one.path)
    ours = sorted((one for one in kept if one.kind != ASIDE), key=lambda kept: (kept.used, kept.path))
    total = sum(our.size for our in ours)
    if total <= most_bytes * 7 // 8:
        return
    for our in ours:
        if total <= most_bytes * 3 // 4:
            return
        discard(our.path)
        total -= our.size


def clear(folder: Path) -> int:
    """Remove every file that a store made in a folder, and nothing else; how many bytes that gave back."""
    freed = 0
    for file in list(kept_files(folder)):
        with suppress(OSError):
            Path(file.path).unlink()
            freed += file.size
    with suppress(OSError):
        (folder / TALLY).unlink()
    for kind in (TRACES, BLOBS, ASIDE):
        for emptied in (*_shards(folder / kind), folder / kind):
            with suppress(OSError):
                emptied.rmdir()
    return freed


def note_growth(folder: Path, size: int) -> int:
    """Note that so many bytes were written; how many were since the folder was last swept, rounded up."""
    try:
        descriptor = open_plain(folder / TALLY, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    except OSError:
        discard(str(folder / TALLY))
        return 0
    try:
        os.write(descriptor, b"+" * (size // _TALLY_UNIT + 1))
        return os.fstat(descriptor).st_size * _TALLY_UNIT
    except OSError:
        return 0
    finally:
        os.close(descriptor)


def _reset_tally(folder: Path) -> None:
    with suppress(OSError):
        (folder / TALLY).unlink()


def discard(path: str) -> None:
    """Remove whatever stands in the place of a file of ours; no link is followed."""
    try:
        if stat.S_ISDIR(os.lstat(path).st_mode):
            from shutil import rmtree

            rmtree(path, ignore_errors=True)
        else:
            os.unlink(path)  # noqa: PTH108
    except OSError:
        return
