"""A folder → what lies in it, as values, and back: files, folders, and what keeps others from being read."""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from pnp.errors import PnpError
from pnp.pipeline.pictures import LARGEST_FILE
from pnp.plain_files import names_in, read_linked
from pnp.values import dataclass
from pnp.writer import read_manifest
from pnp.writer.manifest import LOCK

MOST_BYTES: Final = 1024 * 1024 * 1024
MOST_ENTRIES: Final = 50_000
_YAML: Final = (".yaml", ".yml")
# Texts in which a kit names its files.
_TEXTS: Final = (*_YAML, ".csv", ".md", ".txt")

Kind = Literal[
    "file", "folder", "large", "private", "device", "link", "outside file", "outside folder", "gone", "circle"
]


class SnapshotError(PnpError):
    """A kit that is too large to be sent, or that cannot be written where it was sent to."""


@dataclass(frozen=True, slots=True)
class FolderEntry:
    """What has a name in a folder. path: inside the folder, with forward slashes. data: of a file.

    A file may be too large to be read, or not to be read by this user; a link leads to a folder inside (target: where,
    from the folder that the link is in), to something outside, to nothing or round in a circle.
    """

    path: str
    kind: Kind
    data: bytes = b""
    target: str = ""


@dataclass(slots=True)
class Budget:
    """What may still be taken of a kit. shown: how the user names it."""

    shown: str
    bytes: int = MOST_BYTES
    entries: int = MOST_ENTRIES

    def spend(self, size: int) -> None:
        """Take one entry more. Raises SnapshotError."""
        self.bytes -= size
        self.entries -= 1
        if self.bytes < 0 or self.entries < 0:
            most = f"{MOST_BYTES // 1024 // 1024} MB" if self.bytes < 0 else f"{MOST_ENTRIES} files"
            raise SnapshotError(f"{self.shown}: the kit has more than {most}, too much to be sent")


def entries_of(root: Path, budget: Budget) -> tuple[list[FolderEntry], list[str]]:
    """What a kit may name in a folder, sorted by path, and the hidden folders that were left out.

    Of folders that a build has written, only what is read of every folder is taken. Raises SnapshotError.
    """
    entries: list[FolderEntry] = []
    hidden: list[str] = []
    waiting = [("", False)]
    while waiting:
        inside, is_built = waiting.pop()
        is_built = is_built or _is_built(root / inside)
        for name in names_in(root / inside):
            path = f"{inside}/{name}" if inside else name
            entry = _entry(root, path, budget, names_only=is_built and not name.endswith(_YAML))
            if entry is None:
                continue
            entries.append(entry)
            if entry.kind == "folder":
                if name.startswith("."):
                    hidden.append(path)
                else:
                    waiting.append((path, is_built))
    return sorted(entries, key=lambda entry: entry.path), hidden


def hidden_entries(root: Path, folder: str, budget: Budget) -> Iterator[FolderEntry]:
    """All that is in a hidden folder. Raises SnapshotError."""
    waiting = [folder]
    while waiting:
        inside = waiting.pop()
        for name in names_in(root / inside):
            entry = _entry(root, f"{inside}/{name}", budget)
            if entry is not None:
                yield entry
                waiting += [entry.path] if entry.kind == "folder" else []


def named_in(folder: str, entries: Iterable[FolderEntry]) -> bool:
    """Whether a text speaks of a file in a folder of this name."""
    path = re.compile(rb"(?<![\w.])" + re.escape(os.fsencode(Path(folder).name)) + rb"[/\\]")
    return any(path.search(entry.data) for entry in entries if is_text(entry))


def is_text(entry: FolderEntry) -> bool:
    """Whether a kit may name its files in this one."""
    return entry.path.lower().endswith(_TEXTS)


def write_entries(root: Path, entries: Sequence[FolderEntry], outside: Path) -> None:
    """Write what lies in a folder. outside: an empty folder next to it, for links to lead to. Raises SnapshotError."""
    try:
        root.mkdir(parents=True)
        for entry in sorted(entries, key=lambda entry: entry.path):
            if any(part in ("", ".", "..") for part in entry.path.split("/")):
                raise SnapshotError(f"{entry.path!r} is not a path inside a folder")
            _write(root / entry.path, entry, outside)
    except (OSError, ValueError) as error:
        raise SnapshotError(f"the kit cannot be unpacked: {error}") from error


def _is_built(folder: Path) -> bool:
    return (folder / LOCK).exists() or bool(read_manifest(folder))


def _entry(root: Path, path: str, budget: Budget, *, names_only: bool = False) -> FolderEntry | None:
    """What has a name; None if it is gone by now. names_only: of a file, its content does not matter."""
    place = root / path
    try:
        status = place.lstat()
    except OSError:
        return None
    if stat.S_ISDIR(status.st_mode):
        budget.spend(0)
        return FolderEntry(path, "folder")
    if names_only:
        return None
    if stat.S_ISLNK(status.st_mode):
        return _linked(root, path, budget)
    return _read(place, path, budget)


def _linked(root: Path, path: str, budget: Budget) -> FolderEntry:
    """A link; one to a file of the same folder is that file."""
    place = root / path
    budget.spend(0)
    try:
        real = Path(os.path.realpath(place, strict=True))
    except OSError as error:
        return FolderEntry(path, "circle" if error.errno == errno.ELOOP else "gone")
    inside = Path(os.path.realpath(root))
    if not real.is_relative_to(inside):
        return FolderEntry(path, "outside folder" if real.is_dir() else "outside file")
    if real.is_dir():
        return FolderEntry(path, "link", target=os.path.relpath(real, os.path.realpath(place.parent)))
    return _read(real, path, budget)


def _read(place: Path, path: str, budget: Budget) -> FolderEntry:
    try:
        status = place.stat()
        if not stat.S_ISREG(status.st_mode):
            budget.spend(0)
            return FolderEntry(path, "device")
        if status.st_size > LARGEST_FILE:
            budget.spend(0)
            return FolderEntry(path, "large")
        budget.spend(status.st_size)
        return FolderEntry(path, "file", read_linked(place, LARGEST_FILE))
    except OSError:
        return FolderEntry(path, "private")


def _write(place: Path, entry: FolderEntry, outside: Path) -> None:
    if entry.kind == "folder":
        place.mkdir()
    elif entry.kind == "file":
        place.write_bytes(entry.data)
    elif entry.kind == "large":
        with place.open("wb") as file:
            file.truncate(LARGEST_FILE + 1)
    elif entry.kind == "private":
        place.touch()
        place.chmod(0)
    elif entry.kind == "device":
        if hasattr(os, "mkfifo"):
            os.mkfifo(place)
    else:
        # Not every system lets everybody make links; without one, its file is missing rather than refused.
        with suppress(OSError):
            place.symlink_to(_target(place, entry, outside))


def _target(place: Path, entry: FolderEntry, outside: Path) -> str:
    """Where a link leads, so that it is refused for the same reason as the one that it stands for."""
    if entry.kind == "link":
        return entry.target
    if entry.kind == "outside file":
        (outside / "file").touch()
        return str(outside / "file")
    if entry.kind == "outside folder":
        return str(outside)
    return place.name if entry.kind == "circle" else "nothing"
