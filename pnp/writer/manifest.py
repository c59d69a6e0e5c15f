"""The list of what a build made: ``manifest.json`` to entries and back, trusting nothing that it says."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from pnp.plain_files import PlainFolder, read_plain
from pnp.values import dataclass

MANIFEST: Final = "manifest.json"
LOCK: Final = ".pnp-lock"
WRITING: Final = ".pnp-writing"
# Some fifty thousand artifacts.
LARGEST_MANIFEST: Final = 16 * 1024 * 1024
# Characters that mean something else in a path on one of the systems we run on.
_UNSAFE: Final = frozenset('\\:*?"<>|\0')


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the manifest."""

    path: str
    kind: str
    component: str
    paper: str
    pages: int
    pieces: int
    faces: int
    bytes: int
    sha256: str


def read_manifest(root: Path | PlainFolder) -> tuple[Entry, ...]:
    """The entries of the manifest in a kit's folder; nothing if there is none or it cannot be understood.

    Entries that lead out of the folder are left out, so that nobody deletes or counts on them.
    """
    try:
        if isinstance(root, PlainFolder):
            data = root.read(MANIFEST, LARGEST_MANIFEST)
        else:
            data = read_plain(root / MANIFEST, LARGEST_MANIFEST)
        content = json.loads(data)
    except (OSError, ValueError, RecursionError):
        return ()
    listed = content.get("artifacts") if isinstance(content, dict) else None
    if not isinstance(listed, list):
        return ()
    entries = (_entry(item) for item in listed if isinstance(item, dict))
    return tuple(entry for entry in entries if entry is not None)


def _entry(item: Mapping[str, object]) -> Entry | None:
    """An entry as it was written, None if any of it is missing, of the wrong type, or unsafe."""
    texts = [item.get(name) for name in ("path", "kind", "component", "paper", "sha256")]
    counts = [item.get(name) for name in ("pages", "pieces", "faces", "bytes")]
    words = [text for text in texts if isinstance(text, str)]
    numbers = [count for count in counts if isinstance(count, int)]
    if len(words) < len(texts) or len(numbers) < len(counts) or not is_safe_path(words[0]):
        return None
    path, kind, component, paper, sha256 = words
    pages, pieces, faces, size = numbers
    return Entry(path, kind, component, paper, pages, pieces, faces, size, sha256)


def manifest_bytes(kit: str, version: str, entries: Sequence[Entry]) -> bytes:
    """The manifest as it is written: sorted by path, a newline at the end."""
    artifacts = [asdict(entry) for entry in sorted(entries, key=lambda entry: entry.path)]
    return as_json({"kit": kit, "version": version, "artifacts": artifacts})


def as_json(value: object) -> bytes:
    """A value as readable JSON with a newline at the end, in UTF-8."""
    return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode()


def is_safe_path(path: str) -> bool:
    """Whether a path leads to a file below the folder, by a name that is not ours, on every system."""
    parts = path.split("/")
    return (
        not _UNSAFE & set(path)
        and path.isprintable()
        and all(part not in ("", ".", "..") and part[-1] not in ". " for part in parts)
        and parts[0].casefold() not in (LOCK, WRITING, MANIFEST)
    )
