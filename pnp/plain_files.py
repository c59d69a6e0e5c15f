"""Read, write, move and remove files in folders that come from strangers; the only module that does.

Such a folder may have a pipe, a device or a link in place of a file or a folder, and others may change it meanwhile.
These functions never wait for a pipe, never follow a link that leads elsewhere, never read more than a given number of
bytes, and never write into a file that has another name somewhere else; they raise OSError instead.
"""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path, PurePath
from types import TracebackType

# O_NONBLOCK: opening must not wait for the other end of a pipe. O_BINARY: Windows must not translate line ends.
_SAFE = sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_NOCTTY", "O_BINARY", "O_CLOEXEC"))
# Whether a folder can be held open, so that names in it lead nowhere else even if it is replaced meanwhile. Windows
# cannot: there every part of a path is looked at before it is used.
_HOLDS_FOLDERS = os.open in os.supports_dir_fd and hasattr(os, "O_DIRECTORY")
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_CLOEXEC", 0)
# Longer paths are refused by every system; a walk that goes deeper than this would never have been made by hand.
_DEEPEST_WALK = 100


class OutsideError(OSError):
    """A path that leads out of the folder that it has to stay in."""


def open_plain(path: Path | str, flags: int = os.O_RDONLY, mode: int = 0o666, *, folder: int | None = None) -> int:
    """Open a regular file that is not a link; returns its descriptor. Raises OSError for anything else.

    folder: the descriptor of the folder that the path starts at. A file that may be written to has no other name.
    """
    # Checked before opening, too: opening a device can have an effect, and Windows has no O_NOFOLLOW.
    try:
        _require_plain(os.stat(path, dir_fd=folder, follow_symlinks=False), path, flags)
    except FileNotFoundError:
        if not flags & os.O_CREAT:
            raise
    descriptor = os.open(path, flags | _SAFE, mode, dir_fd=folder)
    try:
        _require_plain(os.fstat(descriptor), path, flags)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def read_plain(path: Path | str, most: int, *, folder: int | None = None) -> bytes:
    """The content of a regular file that is not a link. Raises OSError, also if it has more than ``most`` bytes."""
    descriptor = open_plain(path, folder=folder)
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


def read_linked(path: Path | str, most: int) -> bytes:
    """The content of a regular file that the user named, wherever its links lead. Raises OSError as ``read_plain``."""
    return read_plain(os.path.realpath(path), most)


def read_inside(root: Path, path: Path, most: int) -> bytes:
    """The content of a regular file below a folder; links in there are followed to what is in there, too.

    Raises OutsideError if it leads out, OSError as ``read_plain``, and ValueError for what is no path.
    """
    real = real_inside(root, path)
    with PlainFolder(Path(os.path.realpath(root))) as folder:
        return folder.read(real, most)


def real_inside(root: Path, path: Path) -> PurePath:
    """Where a path below a folder really leads, from there. Raises OutsideError, OSError and ValueError.

    A path that leaves the folder by ``..`` is refused without touching the file.
    """
    if not Path(os.path.normpath(path.absolute())).is_relative_to(os.path.normpath(root.absolute())):
        raise OutsideError(errno.EACCES, "it is outside")
    # Before Python 3.13, Path.resolve raises RuntimeError for a loop of links.
    real, real_root = Path(os.path.realpath(path, strict=True)), os.path.realpath(root, strict=True)
    if not real.is_relative_to(real_root):
        raise OutsideError(errno.EACCES, "it is outside")
    return real.relative_to(real_root)


def start_of(path: Path, most: int) -> bytes:
    """The first bytes of a regular file, wherever its links lead. Raises OSError."""
    descriptor = open_plain(os.path.realpath(path))
    try:
        return os.read(descriptor, most)
    finally:
        os.close(descriptor)


def own_text(path: Path, encoding: str = "utf-8") -> str:
    """A text that comes with pnp or with one of its libraries."""
    return path.read_text(encoding=encoding)


def own_bytes(path: Path) -> bytes:
    """A file that comes with pnp or with one of its libraries."""
    return path.read_bytes()


def walk(root: Path, skips_hidden: bool = True) -> Iterator[tuple[Path, list[str]]]:
    """Each folder below one, itself first, with the sorted names of what is no folder in it; links are not followed.

    What cannot be read is left out, and so is what lies deeper than a hundred folders.
    """
    waiting = [(root, 0)]
    while waiting:
        folder, depth = waiting.pop()
        try:
            with os.scandir(folder) as found:
                entries = sorted(found, key=lambda entry: entry.name)
        except OSError:
            continue
        below = [entry.name for entry in entries if entry.is_dir(follow_symlinks=False)]
        yield folder, [entry.name for entry in entries if not _leads_to_folder(entry)]
        if depth < _DEEPEST_WALK:
            chosen = (name for name in reversed(below) if not (skips_hidden and name.startswith(".")))
            waiting += ((folder / name, depth + 1) for name in chosen)


def names_in(folder: Path | str) -> list[str]:
    """The sorted names of what is in a folder; none if it is missing, or this user may not look into it."""
    try:
        return sorted(os.listdir(folder))  # noqa: PTH208 - Path takes twice as long
    except OSError:
        return []


def _leads_to_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False  # A link in a circle: whoever reads it says so.


def write_new(path: Path | str, content: bytes, mode: int = 0o666) -> None:
    """Create a file; an existing file or link of that name is removed first and never written to.

    Raises OSError; then no file is left.
    """
    _remove_old(path, None)
    _create(path, (content,), mode, None)


def make_user_folder(path: Path) -> None:
    """Make a folder that the user named, with those around it. Raises OSError."""
    path.mkdir(parents=True, exist_ok=True)


class PlainFolder:
    """A folder that is held open, and paths below it that lead through no link. To be closed, as a context is.

    follows: whether the folder itself may be a link. Paths have forward slashes and lead down. All methods raise
    OSError, and ValueError for a path that does not lead down.
    """

    def __init__(self, path: Path, *, follows: bool = True) -> None:
        self.path = path
        self._descriptor: int | None = None
        if not follows and _is_link(os.lstat(path)):
            raise NotADirectoryError(errno.ENOTDIR, "it is a link", str(path))
        if _HOLDS_FOLDERS:
            self._descriptor = os.open(path, _FOLDER if follows else _FOLDER | os.O_NOFOLLOW)

    def __enter__(self) -> PlainFolder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the folder."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def folder(self, path: str) -> PlainFolder:
        """A folder below this one, which is no link."""
        with self._parent(path) as (parent, name):
            below = PlainFolder.__new__(PlainFolder)
            below.path, below._descriptor = self.path / path, None
            _require_folder(os.stat(name, dir_fd=parent, follow_symlinks=False), name)
            if _HOLDS_FOLDERS:
                below._descriptor = os.open(name, _FOLDER | os.O_NOFOLLOW, dir_fd=parent)
            return below

    def status(self, path: str) -> os.stat_result | None:
        """What has this name, a link as such; None if nothing has, or no folder is where one would have to be."""
        try:
            with self._parent(path) as (parent, name):
                return os.stat(name, dir_fd=parent, follow_symlinks=False)
        except (FileNotFoundError, NotADirectoryError):
            return None

    def is_link(self, path: str) -> bool:
        """Whether a link has this name."""
        status = self.status(path)
        return status is not None and _is_link(status)

    def is_folder(self, path: str) -> bool:
        """Whether a folder has this name, and no link."""
        status = self.status(path)
        return status is not None and stat.S_ISDIR(status.st_mode)

    def make_folders(self, path: str) -> None:
        """Make a folder and those around it, where they are not there yet."""
        parts = _parts(path)
        for depth in range(1, len(parts) + 1):
            with self._parent("/".join(parts[:depth])) as (parent, name):
                try:
                    os.mkdir(name, dir_fd=parent)
                except FileExistsError:
                    _require_folder(os.stat(name, dir_fd=parent, follow_symlinks=False), name)

    def open(self, path: str, flags: int) -> int:
        """The descriptor of a regular file."""
        with self._parent(path) as (parent, name):
            return open_plain(name, flags, folder=parent)

    def read(self, path: str | PurePath, most: int) -> bytes:
        """The content of a regular file, at most so many bytes."""
        with self._parent(path) as (parent, name):
            return read_plain(name, most, folder=parent)

    def sha256(self, path: str, size: int) -> str:
        """The digest of a regular file of so many bytes; nothing if it has more or less."""
        descriptor = self.open(path, os.O_RDONLY)
        if os.fstat(descriptor).st_size != size:
            os.close(descriptor)
            return ""
        with os.fdopen(descriptor, "rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()

    def write_new(self, path: str, content: Iterable[bytes], *, replaces: bool = False) -> None:
        """Create a file, piece by piece. replaces: what has its name is removed first, and never written to."""
        with self._parent(path) as (parent, name):
            if replaces:
                _remove_old(name, parent)
            _create(name, content, 0o666, parent)

    def sync(self, path: str) -> None:
        """Have the system put a file on the disk."""
        descriptor = self.open(path, os.O_RDWR)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def sync_folder(self, path: str) -> None:
        """Have the system put the names in a folder on the disk, where it can."""
        if os.name != "posix":
            return
        # A folder that cannot be read can still be written; some network file systems cannot sync: it is a precaution.
        with suppress(OSError), self._parent(f"{path}/any" if path else "any") as (folder, _):
            if folder is not None:
                os.fsync(folder)

    def replace(self, old: str, new: str) -> None:
        """Move a file into the place of another one, in one step."""
        with self._parent(old) as (old_parent, old_name), self._parent(new) as (new_parent, new_name):
            os.replace(old_name, new_name, src_dir_fd=old_parent, dst_dir_fd=new_parent)

    def back_up(self, path: str, backup: str) -> None:
        """Give a file or link a second name, or a copy where the file system has no second names."""
        with self._parent(path) as (parent, name), self._parent(backup) as (backup_parent, backup_name):
            status = os.stat(name, dir_fd=parent, follow_symlinks=False)
            if _is_link(status):
                os.symlink(os.readlink(name, dir_fd=parent), backup_name, dir_fd=backup_parent)
                return
            try:
                follow = {"follow_symlinks": False} if os.link in os.supports_follow_symlinks else {}
                os.link(name, backup_name, src_dir_fd=parent, dst_dir_fd=backup_parent, **follow)
            except OSError:
                content = read_plain(name, status.st_size, folder=parent)
                _create(backup_name, (content,), stat.S_IMODE(status.st_mode), backup_parent)

    def copy_mode(self, old: str, new: str) -> None:
        """Give a file the permissions of another one."""
        with self._parent(old) as (parent, name):
            mode = stat.S_IMODE(os.stat(name, dir_fd=parent, follow_symlinks=False).st_mode)
        descriptor = self.open(new, os.O_RDWR)
        try:
            os.chmod(descriptor if os.chmod in os.supports_fd else self.path / new, mode)  # noqa: PTH101
        finally:
            os.close(descriptor)

    def remove(self, path: str, *, missing_ok: bool = False) -> None:
        """Remove a file or a link."""
        try:
            with self._parent(path) as (parent, name):
                os.unlink(name, dir_fd=parent)
        except FileNotFoundError:
            if not missing_ok:
                raise

    def remove_folder(self, path: str) -> None:
        """Remove an empty folder."""
        with self._parent(path) as (parent, name):
            os.rmdir(name, dir_fd=parent)

    def remove_tree(self, path: str) -> None:
        """Remove a folder with all that is in it, as far as the system lets us; links in it are not followed."""
        from shutil import rmtree

        with suppress(OSError), self._parent(path) as (parent, name):
            rmtree(name, ignore_errors=True, dir_fd=parent) if parent is not None else rmtree(name, ignore_errors=True)

    @contextmanager
    def _parent(self, path: str | PurePath) -> Iterator[tuple[int | None, str]]:
        """The folder that a path is in, as a descriptor, and the name there; or the whole path, where none is held."""
        *folders, name = _parts(path)
        if self._descriptor is None:
            place = self.path
            for folder in folders:
                place /= folder
                _require_folder(os.lstat(place), folder)
            yield None, str(place / name)
            return
        parent = self._descriptor
        try:
            for folder in folders:
                below = os.open(folder, _FOLDER | os.O_NOFOLLOW, dir_fd=parent)
                if parent != self._descriptor:
                    os.close(parent)
                parent = below
            yield parent, name
        finally:
            if parent != self._descriptor:
                os.close(parent)


def _parts(path: str | PurePath) -> tuple[str, ...]:
    parts = path.parts if isinstance(path, PurePath) else tuple(path.split("/"))
    if not parts or any(part in ("", ".", "..") or "\0" in part for part in parts):
        raise ValueError(f"{str(path)!r} does not lead down")
    return parts


def _create(path: Path | str, content: Iterable[bytes], mode: int, folder: int | None) -> None:
    """Create a file. Raises OSError; then no file is left, and neither is if making the content fails."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _SAFE, mode, dir_fd=folder)
    try:
        try:
            for part in content:
                view = memoryview(part)
                while view:
                    view = view[os.write(descriptor, view) :]
        finally:
            os.close(descriptor)
    except BaseException:
        with suppress(OSError):
            os.unlink(path, dir_fd=folder)
        raise


def _remove_old(path: Path | str, folder: int | None) -> None:
    with suppress(FileNotFoundError):
        os.unlink(path, dir_fd=folder)


def _is_link(status: os.stat_result) -> bool:
    # A junction of Windows is no symbolic link, and leads elsewhere all the same.
    return stat.S_ISLNK(status.st_mode) or bool(getattr(status, "st_reparse_tag", 0))


def _require_plain(status: os.stat_result, path: Path | str, flags: int) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "it is not a plain file", str(path))
    if flags & (os.O_WRONLY | os.O_RDWR) and status.st_nlink > 1:
        raise OSError(errno.EMLINK, "it has a second name elsewhere", str(path))


def _require_folder(status: os.stat_result, path: str) -> None:
    if _is_link(status) or not stat.S_ISDIR(status.st_mode):
        raise NotADirectoryError(errno.ENOTDIR, "it is a link or a file, not a folder", path)
