"""Single files: write one aside, put it into place whole, remove it."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from pnp.errors import WriteError


def write_aside(aside: Path, data: bytes | Iterable[bytes], target: Path) -> tuple[int, str]:
    """Write a file beside its place, to be moved there; its size and SHA-256. Errors name the place."""
    digest, size = hashlib.sha256(), 0
    with naming_errors(target, "cannot be written"):
        aside.parent.mkdir(parents=True, exist_ok=True)
        with aside.open("xb") as file:
            for chunk in (data,) if isinstance(data, bytes) else data:
                file.write(chunk)
                digest.update(chunk)
                size += len(chunk)
    return size, digest.hexdigest()


def has_bytes(path: Path, size: int, sha256: str) -> bool:
    """Whether the file in place already has so many bytes with this SHA-256."""
    try:
        if path.is_symlink() or not path.is_file() or path.stat().st_size != size:
            return False
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest() == sha256
    except OSError:
        return False


def move_into_place(moves: Sequence[tuple[Path, Path]]) -> None:
    """Move files into their places, in order, once all of them are on the disk, and sync the folders.

    Nothing slow stands between two moves, so that hardly ever a build is killed there. If one is refused,
    those before it are taken back: WriteError leaves all places as they were.
    """
    try:
        for aside, target in moves:
            with naming_errors(target, "cannot be replaced"):
                _prepare_move(aside, target)
        _move(moves)
    finally:
        for aside, _ in moves:
            _backup_path(aside).unlink(missing_ok=True)
    for folder in sorted({target.parent for _, target in moves}):
        _sync_folder(folder)


def _prepare_move(aside: Path, target: Path) -> None:
    with aside.open("rb+") as file:
        os.fsync(file.fileno())
    target.parent.mkdir(parents=True, exist_ok=True)
    _back_up(target, _backup_path(aside))


def _move(moves: Sequence[tuple[Path, Path]]) -> None:
    for index, (aside, target) in enumerate(moves):
        with naming_errors(target, "cannot be replaced"):
            try:
                aside.replace(target)
            except OSError:
                _take_back(moves[:index])
                raise


def _backup_path(aside: Path) -> Path:
    """Where the earlier file is kept until all files are moved."""
    return aside.with_name(aside.name + ".kept")


def _back_up(target: Path, backup: Path) -> None:
    """Give the file in place a second name, or a copy where the file system has no second names."""
    if target.is_symlink():
        backup.symlink_to(target.readlink())
    elif target.exists():
        try:
            backup.hardlink_to(target)
        except OSError:
            shutil.copy2(target, backup)


def _take_back(moved: Sequence[tuple[Path, Path]]) -> None:
    """Put the earlier files back, the last one first, as far as the system lets us."""
    for aside, target in reversed(moved):
        backup = _backup_path(aside)
        with suppress(OSError):
            if backup.is_symlink() or backup.exists():
                backup.replace(target)
            else:
                target.unlink()


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return  # A folder that cannot be read can still be written; the move itself has succeeded.
    try:
        os.fsync(descriptor)
    except OSError:
        return  # Some network file systems cannot; it is a precaution.
    finally:
        os.close(descriptor)


def remove(root: Path, path: str) -> bool:
    """Delete a file that is no longer made, and folders that are empty then; whether it was there.

    A folder that is a link to elsewhere is not followed.
    """
    target = root / path
    if not target.parent.resolve().is_relative_to(root.resolve()):
        return False
    if target.is_dir() or not (target.exists() or target.is_symlink()):
        return False
    with naming_errors(target, "cannot be removed"):
        target.unlink()
    for parent in target.relative_to(root).parents[:-1]:
        try:
            (root / parent).rmdir()
        except OSError:
            break  # Something else is in it.
    return True


@contextmanager
def naming_errors(path: Path, what: str) -> Iterator[None]:
    """Turn an OSError into a WriteError that names the file."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        cure = "; close it if another program has it open" if isinstance(error, PermissionError) else ""
        raise WriteError(f"{path}: {what}: {reason}{cure}") from error
