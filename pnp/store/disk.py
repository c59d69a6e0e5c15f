"""Results of tasks as files below one folder, each verified when it is read, the least recently used removed first.

    traces/ab/cd….0 to .3   results of one task, whose name and program have the digest abcd…
    blobs/ab/cd…            content with the SHA-256 abcd…
    aside/                  files that are being written
    tally                   how much was written since the folder was last swept

Several processes may use one folder at once: a file appears whole or not at all, and may go at any time.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
import stat
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pnp.plain_files import open_plain, read_descriptor, write_new
from pnp.store.folder import DEFAULT_MEGABYTES, MEGABYTE, is_ours, make_private_folder, reason_for_distrust
from pnp.store.memory import NoStore
from pnp.store.packing import (
    HEAD,
    CodecError,
    Entry,
    pack,
    packed_entry,
    packed_reads,
    payload_of,
    read_entry,
    section_of_reads,
)
from pnp.store.sweeping import ASIDE, BLOBS, TRACES, discard, note_growth, sweep
from pnp.store.traces import VARIANTS, DigestOf, Result, TraceStore, all_hold

DEFAULT_BYTES: Final = DEFAULT_MEGABYTES * MEGABYTE
_KEY: Final = re.compile("[0-9a-f]{64}")
# After one of these errors this process writes nothing more.
_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EROFS)
# What keeps a sound file from being opened at the moment; Windows refuses one that another process is replacing.
_PASSING: Final = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, *((errno.EACCES,) if os.name == "nt" else ()))


def open_store(folder: Path | None, program: str, most_bytes: int = DEFAULT_BYTES) -> TraceStore:
    """The store in a folder, or one that keeps nothing where nothing can be kept or trusted."""
    if folder is None or most_bytes <= 0:
        return NoStore()
    try:
        make_private_folder(folder)
        if reason_for_distrust(folder):
            return NoStore()
    except (OSError, ValueError):
        return NoStore()
    return Store(folder, program=program, most_bytes=most_bytes)


class Store:
    """Results in a folder that belongs to the user alone; ``open_store`` sees to that.

    program: what the results were made by; those of another program are never found. most_bytes: how much is kept.
    """

    def __init__(self, folder: Path, *, program: str, most_bytes: int = DEFAULT_BYTES) -> None:
        self._folder = folder
        self._program = hashlib.sha256(program.encode("utf-8", "surrogatepass")).digest()
        self._most_bytes = most_bytes
        self._sound_folders: set[str] = set()
        self._has_room = True

    def find(self, name: str, digest_of: DigestOf) -> Result | None:
        """The newest result of a task whose reads all have the digests that were noted with it."""
        task = self._task(name)
        for path in self._by_age(task):
            entry = self._entry(path, task)
            if entry is None or not all_hold(entry.reads, digest_of):
                continue
            result = self._result(path, entry)
            if result is not None:
                _touch(path)
                return result
        return None

    def keep(self, name: str, reads: Mapping[str, str], result: Result) -> None:
        """Keep a result with the digests of what was read for it. Raises CodecError for a value that is not plain."""
        blobs = {key: self.put_blob(data) for key, data in result.blobs.items()}
        task, noted = self._task(name), packed_reads(reads)
        content = packed_entry(self._program, task, noted, pack((result.value, blobs)))
        self._write(self._slot(task, noted), content)

    def put_blob(self, data: bytes) -> str:
        """Keep content under its own digest, which is returned, so that equal content is kept once."""
        key = hashlib.sha256(data).hexdigest()
        path = self._place(BLOBS, key)
        try:
            # Content that is damaged is found out when it is read, and then made again.
            is_stored = os.lstat(path).st_size == len(data)
        except OSError:
            is_stored = False
        if is_stored:
            _touch(path)
        else:
            self._write(path, data)
        return key

    def blob(self, key: str) -> bytes | None:
        """Content that was kept; None if it is not there any more."""
        if not _KEY.fullmatch(key):
            return None
        path = self._place(BLOBS, key)
        content = self._content(path)
        if content is None:
            return None
        if hashlib.sha256(content).hexdigest() != key:
            discard(path)
            return None
        _touch(path)
        return content

    def _task(self, name: str) -> bytes:
        """The digest under which a task is kept: another program never writes over what is kept for this one."""
        return hashlib.sha256(self._program + name.encode("utf-8", "surrogatepass")).digest()

    def _place(self, kind: str, digest: str, ending: str = "") -> str:
        return os.path.join(self._folder, kind, digest[:2], digest[2:] + ending)  # noqa: PTH118 - Path takes ten times as long

    def _slots(self, task: bytes) -> list[str]:
        return [self._place(TRACES, task.hex(), f".{number}") for number in range(VARIANTS)]

    def _by_age(self, task: bytes) -> list[str]:
        """The files of a task, the one that was made or used last first."""
        times = []
        for path in self._slots(task):
            try:
                times.append((os.lstat(path).st_mtime_ns, path))
            except OSError:
                continue
        return [path for _, path in sorted(times, reverse=True)]

    def _slot(self, task: bytes, reads: bytes) -> str:
        """Where a result goes: in the place of that for the same reads, else where none is, else of the oldest."""
        free = ""
        for path in self._slots(task):
            if not os.path.lexists(path):
                free = free or path
            elif (content := self._content(path)) is not None:
                try:
                    if section_of_reads(self._program, task, content) == reads:
                        return path
                except CodecError:
                    discard(path)
                    free = free or path
        return free or next(reversed(self._by_age(task)), self._slots(task)[0])

    def _entry(self, path: str, task: bytes) -> Entry | None:
        content = self._content(path)
        if content is None:
            return None
        try:
            return read_entry(self._program, task, content)
        except CodecError:
            discard(path)
            return None

    def _result(self, path: str, entry: Entry) -> Result | None:
        """What an entry holds, with its blobs; one that lacks any is useless and goes."""
        try:
            value, keys = payload_of(entry)
            blobs = {name: self.blob(key) for name, key in keys.items()}
        except (CodecError, TypeError, ValueError, AttributeError):
            discard(path)
            return None
        whole = {name: data for name, data in blobs.items() if data is not None}
        if len(whole) < len(blobs):
            discard(path)
            return None
        return Result(value, whole, entry.reads)

    def _content(self, path: str) -> bytes | None:
        """What a file of ours holds; anything else in its place is removed."""
        if not self._is_sound(os.path.dirname(path)):  # noqa: PTH120
            return None
        try:
            descriptor = open_plain(path)
        except FileNotFoundError:
            return None
        except OSError as error:
            if error.errno not in _PASSING:
                discard(path)
            return None
        try:
            status = os.fstat(descriptor)
            if is_ours(status) and status.st_size <= self._most_bytes + HEAD:
                return read_descriptor(descriptor, status, status.st_size)
        except OSError:
            return None
        finally:
            os.close(descriptor)
        discard(path)
        return None

    def _write(self, path: str, content: bytes) -> None:
        """Put a file in its place in one step; where that cannot be done, it is not kept."""
        if not self._has_room or len(content) > self._most_bytes // 2:
            return
        try:
            try:
                self._put(path, content)
            except FileNotFoundError:
                # Somebody cleared the folder.
                self._sound_folders.clear()
                make_private_folder(self._folder)
                self._put(path, content)
        except OSError as error:
            self._has_room = error.errno not in _NO_ROOM
            return
        if note_growth(self._folder, len(content)) > self._most_bytes // 8:
            sweep(self._folder, self._most_bytes)

    def _put(self, path: str, content: bytes) -> None:
        """Write a file aside and move it into its place. Raises OSError."""
        for kind in (ASIDE, TRACES, BLOBS):
            self._make_sound(os.path.join(self._folder, kind))  # noqa: PTH118
        self._make_sound(os.path.dirname(path))  # noqa: PTH120
        aside = os.path.join(self._folder, ASIDE, os.urandom(12).hex())  # noqa: PTH118
        write_new(aside, content, 0o600)
        try:
            _touch(aside)
            os.replace(aside, path)  # noqa: PTH105
        except OSError:
            discard(aside)
            raise

    def _is_sound(self, folder: str) -> bool:
        """Whether a folder below ours is one, and no link to elsewhere."""
        if folder in self._sound_folders:
            return True
        parent = os.path.dirname(folder)  # noqa: PTH120
        try:
            sound = _is_own_folder(parent) and _is_own_folder(folder)
        except OSError:
            return False
        if sound:
            self._sound_folders.add(folder)
        return sound

    def _make_sound(self, folder: str) -> None:
        """See to it that a folder below ours is one, and no link to elsewhere. Raises OSError."""
        if folder in self._sound_folders:
            return
        try:
            if not _is_own_folder(folder):
                discard(folder)
                os.mkdir(folder, 0o700)  # noqa: PTH102
        except FileNotFoundError:
            Path(folder).mkdir(mode=0o700, exist_ok=True)
        self._sound_folders.add(folder)


def _is_own_folder(folder: str) -> bool:
    """Whether a folder is one of ours. Raises OSError if there is nothing."""
    status = os.lstat(folder)
    return stat.S_ISDIR(status.st_mode) and is_ours(status)


def _touch(path: str) -> None:
    """Note that a file is used now: the least recently used is removed first."""
    now = time.time_ns()
    try:
        os.utime(path, ns=(now, now))
    except OSError:
        return
