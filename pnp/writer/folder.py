"""Bring the folder of a kit up to date: files aside first, then each into its place, manifest last."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from pathlib import Path
from typing import Final, Protocol

from pnp.errors import WriteError
from pnp.plain_files import PlainFolder, make_user_folder
from pnp.values import dataclass
from pnp.writer.files import has_bytes, move_into_place, naming_errors, remove, write_aside
from pnp.writer.lock import build_lock
from pnp.writer.manifest import (
    LARGEST_MANIFEST,
    MANIFEST,
    WRITING,
    Entry,
    as_json,
    is_safe_path,
    manifest_bytes,
    read_manifest,
)

JOURNAL: Final = "journal.json"
STAGED: Final = "files"


class Artifact(Protocol):
    """A file to be written: its path inside the kit's folder, with forward slashes, and its bytes."""

    @property
    def path(self) -> str:
        """Such as ``a4/cards.pdf``."""

    @property
    def data(self) -> bytes | Iterable[bytes]:
        """All of it, or chunk by chunk."""


@dataclass(frozen=True, slots=True)
class KnownArtifact:
    """A file whose bytes are known before they are made: they are not, if the file in place has them already.

    size, sha256: of the bytes that ``make`` makes.
    """

    path: str
    size: int
    sha256: str
    make: Callable[[], bytes] = field(compare=False)

    @property
    def data(self) -> bytes:
        """All of it."""
        return self.make()


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """An artifact and what the manifest says of it. pages, pieces, faces: how many are in it."""

    artifact: Artifact
    kind: str
    component: str = ""
    paper: str = ""
    pages: int = 0
    pieces: int = 0
    faces: int = 0


@dataclass(frozen=True, slots=True)
class WriteResult:
    """What a build did to the folder, as sorted paths inside it."""

    replaced: tuple[str, ...]
    unchanged: tuple[str, ...]
    removed: tuple[str, ...]


def everything(_entry: Entry) -> bool:
    """Covers every entry, as a whole build does."""
    return True


def write(
    out: Path, kit: str, outputs: Iterable[Output], *, version: str, covers: Callable[[Entry], bool] = everything
) -> WriteResult:
    """Bring ``out/kit`` up to date with the outputs.

    covers: which entries of the earlier manifest this build would have made again; those that it did not
    make are removed, the others stay, in the manifest too. Files that no manifest lists are not touched,
    unless an output has their very name. A file with the right bytes already is not written again.

    Raises WriteError, naming the file, if one cannot be written, replaced or removed, if a path is not a
    plain relative one, or if another build of this kit is running.
    """
    if "/" in kit or not is_safe_path(kit):
        raise WriteError(f"{kit!r} cannot be the name of a folder")
    root = out / kit
    with naming_errors(root, "cannot be made"):
        make_user_folder(out)
        with PlainFolder(out) as user_folder:
            _refuse_link(user_folder, kit)
            user_folder.make_folders(kit)
            opened = user_folder.folder(kit)
    with opened as folder, build_lock(folder, kit):
        return _write_locked(folder, kit, outputs, version, covers)


def _write_locked(
    root: PlainFolder, kit: str, outputs: Iterable[Output], version: str, covers: Callable[[Entry], bool]
) -> WriteResult:
    earlier = read_manifest(root)
    orphans = _recover(root) - {entry.path for entry in earlier}
    try:
        entries = _stage(root, outputs)
        written_paths = {entry.path for entry in entries}
        kept = [entry for entry in earlier if entry.path not in written_paths and not covers(entry)]
        outdated = {entry.path for entry in earlier if covers(entry)} | orphans
        stale = sorted(outdated - written_paths - {entry.path for entry in kept})
        changed = [entry for entry in entries if not has_bytes(root, entry.path, entry.bytes, entry.sha256)]
        _check_places(root, [entry.path for entry in entries])
        _write_journal(root, [*stale, *(entry.path for entry in changed if root.status(entry.path) is None)])
        moves = [(_aside(entry.path), entry.path) for entry in changed]
        move_into_place(root, [*moves, *_new_manifest(root, kit, version, [*kept, *entries])])
        removed = [path for path in stale if remove(root, path)]
    finally:
        root.remove_tree(f"{WRITING}/{STAGED}")
        _forget_empty_journal(root)
    root.remove_tree(WRITING)
    replaced = {entry.path for entry in changed}
    return WriteResult(tuple(sorted(replaced)), tuple(sorted(written_paths - replaced)), tuple(removed))


def _aside(path: str) -> str:
    """Where a file grows until it is whole."""
    return f"{WRITING}/{STAGED}/{path}"


def _recover(root: PlainFolder) -> set[str]:
    """Remove what a killed build left. Gives the files that it may have left without an entry."""
    orphans: set[str] = set()
    with naming_errors(root.path / WRITING, "cannot be made"):
        if root.status(WRITING) is not None and not root.is_folder(WRITING):
            root.remove(WRITING)
    try:
        listed = json.loads(root.read(f"{WRITING}/{JOURNAL}", LARGEST_MANIFEST))
        orphans = {path for path in listed if isinstance(path, str) and is_safe_path(path)}
    except (OSError, ValueError, TypeError, RecursionError):
        pass  # There is none, or it was not finished: then no file had been moved yet.
    with naming_errors(root.path / WRITING, "cannot be made"):
        root.remove_tree(f"{WRITING}/{STAGED}")
        root.make_folders(f"{WRITING}/{STAGED}")
    return orphans


def _forget_empty_journal(root: PlainFolder) -> None:
    """Drop the folder of a build that failed before it had moved anything."""
    if root.status(f"{WRITING}/{JOURNAL}") is None:
        root.remove_tree(WRITING)


def _stage(root: PlainFolder, outputs: Iterable[Output]) -> list[Entry]:
    """Write every artifact aside."""
    entries: dict[str, Entry] = {}
    for output in outputs:
        path = output.artifact.path
        if not is_safe_path(path):
            raise WriteError(f"{path!r} is not a path inside the folder of the kit")
        if path in entries:
            raise WriteError(f"{root.path / path}: two artifacts want this name")
        size, digest = _written_aside(root, output.artifact)
        entries[path] = Entry(
            path, output.kind, output.component, output.paper, output.pages, output.pieces, output.faces, size, digest
        )
    return list(entries.values())


def _written_aside(root: PlainFolder, artifact: Artifact) -> tuple[int, str]:
    """Write an artifact aside, unless the file in place is known to have its bytes already; size and SHA-256."""
    if isinstance(artifact, KnownArtifact) and has_bytes(root, artifact.path, artifact.size, artifact.sha256):
        return artifact.size, artifact.sha256
    return write_aside(root, _aside(artifact.path), artifact.data, artifact.path)


def _check_places(root: PlainFolder, paths: Sequence[str]) -> None:
    """Raise WriteError, before the first file is moved, if anything is in the way or leads elsewhere."""
    for path in [*paths, MANIFEST]:
        steps = path.split("/")
        for depth in range(1, len(steps)):
            folder = "/".join(steps[:depth])
            _refuse_link(root, folder)
            if root.status(folder) is not None and not root.is_folder(folder):
                raise WriteError(f"{root.path / folder}: cannot be replaced by a folder: it is a file")
        if root.is_folder(path):
            raise WriteError(f"{root.path / path}: cannot be replaced: it is a folder")


def _refuse_link(root: PlainFolder, folder: str) -> None:
    """Raise WriteError for a folder that is a link: an output folder may come with a kit, and lead anywhere."""
    if root.is_link(folder):
        message = "is a link to another folder; remove it, or name that folder with --out"
        raise WriteError(f"{root.path / folder}: {message}")


def _write_journal(root: PlainFolder, paths: Sequence[str]) -> None:
    """Note the files that may stay behind without an entry if this build is killed from here on."""
    earlier = f"{WRITING}/{JOURNAL}"
    write_aside(root, _aside(WRITING), as_json(sorted(paths)), earlier)
    move_into_place(root, [(_aside(WRITING), earlier)])


def _new_manifest(root: PlainFolder, kit: str, version: str, entries: Sequence[Entry]) -> list[tuple[str, str]]:
    """Write the manifest aside; where it is and where it goes, or nothing if the one in place says the same."""
    content = manifest_bytes(kit, version, entries)
    try:
        if root.read(MANIFEST, len(content)) == content:
            return []
    except OSError:
        pass  # Not there or not readable: then it is replaced, and replacing says what is wrong.
    write_aside(root, _aside(MANIFEST), content, MANIFEST)
    return [(_aside(MANIFEST), MANIFEST)]
