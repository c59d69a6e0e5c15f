"""Single files: write one aside, put it into place whole, remove it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from pnp.errors import WriteError
from pnp.plain_files import PlainFolder


def write_aside(root: PlainFolder, aside: str, data: bytes | Iterable[bytes], target: str) -> tuple[int, str]:
    """Write a file beside its place, to be moved there; its size and SHA-256. Errors name the place."""
    digest, size = hashlib.sha256(), 0

    def counted() -> Iterator[bytes]:
        nonlocal size
        for chunk in (data,) if isinstance(data, bytes) else data:
            digest.update(chunk)
            size += len(chunk)
            yield chunk

    with naming_errors(root.path / target, "cannot be written"):
        if folder := parent_of(aside):
            root.make_folders(folder)
        root.write_new(aside, counted())
    return size, digest.hexdigest()


def has_bytes(root: PlainFolder, path: str, size: int, sha256: str) -> bool:
    """Whether the file in place already has so many bytes with this SHA-256."""
    try:
        return root.sha256(path, size) == sha256
    except (OSError, ValueError):
        return False


def move_into_place(root: PlainFolder, moves: Sequence[tuple[str, str]]) -> None:
    """Move files into their places, in order, once all of them are on the disk, and sync the folders.

    Nothing slow stands between two moves, so that hardly ever a build is killed there. If one is refused,
    those before it are taken back: WriteError leaves all places as they were.
    """
    try:
        for aside, target in moves:
            with naming_errors(root.path / target, "cannot be replaced"):
                _prepare_move(root, aside, target)
        _move(root, moves)
    finally:
        for aside, _ in moves:
            with suppress(FileNotFoundError):
                root.remove(_backup_path(aside))
    for folder in sorted({parent_of(target) for _, target in moves}):
        root.sync_folder(folder)


def _prepare_move(root: PlainFolder, aside: str, target: str) -> None:
    root.sync(aside)
    if folder := parent_of(target):
        root.make_folders(folder)
    if root.status(target) is not None:
        root.back_up(target, _backup_path(aside))


def _move(root: PlainFolder, moves: Sequence[tuple[str, str]]) -> None:
    for index, (aside, target) in enumerate(moves):
        with naming_errors(root.path / target, "cannot be replaced"):
            try:
                root.replace(aside, target)
            except OSError:
                _take_back(root, moves[:index])
                raise


def _backup_path(aside: str) -> str:
    """Where the earlier file is kept until all files are moved."""
    return f"{aside}.kept"


def _take_back(root: PlainFolder, moved: Sequence[tuple[str, str]]) -> None:
    """Put the earlier files back, the last one first, as far as the system lets us."""
    for aside, target in reversed(moved):
        with suppress(OSError):
            if root.status(_backup_path(aside)) is not None:
                root.replace(_backup_path(aside), target)
            else:
                root.remove(target)


def remove(root: PlainFolder, path: str) -> bool:
    """Delete a file that is no longer made, and folders that are empty then; whether it was there.

    A folder that is a link to elsewhere is not followed.
    """
    try:
        if root.status(path) is None or root.is_folder(path):
            return False
    except OSError:
        return False
    with naming_errors(root.path / path, "cannot be removed"):
        root.remove(path)
    while path := parent_of(path):
        try:
            root.remove_folder(path)
        except OSError:
            break  # Something else is in it.
    return True


def parent_of(path: str) -> str:
    """The folder that a path is in; empty for the one where it starts."""
    return path.rpartition("/")[0]


@contextmanager
def naming_errors(path: Path, what: str) -> Iterator[None]:
    """Turn an OSError into a WriteError that names the file."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        cure = "; close it if another program has it open" if isinstance(error, PermissionError) else ""
        raise WriteError(f"{path}: {what}: {reason}{cure}") from error
