"""Bring the folder of a kit up to date: files aside first, then each into its place, manifest last."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from pathlib import Path
from typing import Final, Protocol

from pnp.errors import WriteError
from pnp.plain_files import read_plain
from pnp.values import dataclass
from pnp.writer.files import has_bytes, move_into_place, naming_errors, remove, write_aside
from pnp.writer.lock import build_lock
from pnp.writer.manifest import (
    LARGEST_MANIFEST,
    LOCK,
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
    out: Path,
    kit: str,
    outputs: Iterable[Output],
    *,
    version: str,
    covers: Callable[[Entry], bool] = everything,
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
        root.mkdir(parents=True, exist_ok=True)
    _refuse_link(root)
    with build_lock(root / LOCK, kit):
        return _write_locked(root, kit, outputs, version, covers)


def _write_locked(
    root: Path, kit: str, outputs: Iterable[Output], version: str, covers: Callable[[Entry], bool]
) -> WriteResult:
    earlier = read_manifest(root)
    orphans = _recover(root) - {entry.path for entry in earlier}
    try:
        entries = _stage(root, outputs)
        written_paths = {entry.path for entry in entries}
        kept = [entry for entry in earlier if entry.path not in written_paths and not covers(entry)]
        outdated = {entry.path for entry in earlier if covers(entry)} | orphans
        stale = sorted(outdated - written_paths - {entry.path for entry in kept})
        changed = [entry for entry in entries if not has_bytes(root / entry.path, entry.bytes, entry.sha256)]
        _check_places(root, [entry.path for entry in entries])
        _write_journal(root, [*stale, *(entry.path for entry in changed if not (root / entry.path).exists())])
        moves = [(root / WRITING / STAGED / entry.path, root / entry.path) for entry in changed]
        move_into_place([*moves, *_new_manifest(root, kit, version, [*kept, *entries])])
        removed = [path for path in stale if remove(root, path)]
    finally:
        shutil.rmtree(root / WRITING / STAGED, ignore_errors=True)
        _forget_empty_journal(root)
    shutil.rmtree(root / WRITING, ignore_errors=True)
    replaced = {entry.path for entry in changed}
    return WriteResult(tuple(sorted(replaced)), tuple(sorted(written_paths - replaced)), tuple(removed))


def _recover(root: Path) -> set[str]:
    """Remove what a killed build left. Gives the files that it may have left without an entry."""
    writing = root / WRITING
    orphans: set[str] = set()
    with naming_errors(writing, "cannot be made"):
        if writing.is_symlink() or (writing.exists() and not writing.is_dir()):
            writing.unlink()
    try:
        listed = json.loads(read_plain(writing / JOURNAL, LARGEST_MANIFEST))
        orphans = {path for path in listed if isinstance(path, str) and is_safe_path(path)}
    except (OSError, ValueError, TypeError, RecursionError):
        pass  # There is none, or it was not finished: then no file had been moved yet.
    with naming_errors(writing, "cannot be made"):
        shutil.rmtree(writing / STAGED, ignore_errors=True)
        (writing / STAGED).mkdir(parents=True)
    return orphans


def _forget_empty_journal(root: Path) -> None:
    """Drop the folder of a build that failed before it had moved anything."""
    if not (root / WRITING / JOURNAL).exists():
        shutil.rmtree(root / WRITING, ignore_errors=True)


def _stage(root: Path, outputs: Iterable[Output]) -> list[Entry]:
    """Write every artifact aside."""
    entries: dict[str, Entry] = {}
    for output in outputs:
        path = output.artifact.path
        if not is_safe_path(path):
            raise WriteError(f"{path!r} is not a path inside the folder of the kit")
        if path in entries:
            raise WriteError(f"{root / path}: two artifacts want this name")
        size, digest = _written_aside(root, output.artifact)
        entries[path] = Entry(
            path,
            output.kind,
            output.component,
            output.paper,
            output.pages,
            output.pieces,
            output.faces,
            size,
            digest,
        )
    return list(entries.values())


def _written_aside(root: Path, artifact: Artifact) -> tuple[int, str]:
    """Write an artifact aside, unless the file in place is known to have its bytes already; size and SHA-256."""
    target = root / artifact.path
    if isinstance(artifact, KnownArtifact) and has_bytes(target, artifact.size, artifact.sha256):
        return artifact.size, artifact.sha256
    return write_aside(root / WRITING / STAGED / artifact.path, artifact.data, target)


def _check_places(root: Path, paths: Sequence[str]) -> None:
    """Raise WriteError, before the first file is moved, if anything is in the way or leads elsewhere."""
    for path in [*paths, MANIFEST]:
        target = root / path
        if target.is_dir() and not target.is_symlink():
            raise WriteError(f"{target}: cannot be replaced: it is a folder")
        for parent in target.relative_to(root).parents:
            _refuse_link(root / parent)
            if (root / parent).exists() and not (root / parent).is_dir():
                raise WriteError(f"{root / parent}: cannot be replaced by a folder: it is a file")


def _refuse_link(folder: Path) -> None:
    """Raise WriteError for a folder that is a link: an output folder may come with a kit, and lead anywhere."""
    if folder.is_symlink():
        raise WriteError(f"{folder}: is a link to another folder; remove it, or name that folder with --out")


def _write_journal(root: Path, paths: Sequence[str]) -> None:
    """Note the files that may stay behind without an entry if this build is killed from here on."""
    earlier = root / WRITING / JOURNAL
    aside = root / WRITING / STAGED / WRITING
    write_aside(aside, as_json(sorted(paths)), earlier)
    move_into_place([(aside, earlier)])


def _new_manifest(root: Path, kit: str, version: str, entries: Sequence[Entry]) -> list[tuple[Path, Path]]:
    """Write the manifest aside; where it is and where it goes, or nothing if the one in place says the same."""
    content = manifest_bytes(kit, version, entries)
    target = root / MANIFEST
    try:
        if read_plain(target, len(content)) == content:
            return []
    except OSError:
        pass  # Not there or not readable: then it is replaced, and replacing says what is wrong.
    aside = root / WRITING / STAGED / MANIFEST
    write_aside(aside, content, target)
    return [(aside, target)]
