"""Paths that have changed → the files of a kit that somebody has saved or deleted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Final

from pnp.findings import is_sheet
from pnp.pipeline.up_to_date import INPUTS_FILE
from pnp.values import dataclass

# Such files are asked for by whoever saves in a text editor, and gone at once.
_LEFT_BY_EDITORS: Final = (".swp", ".swx", ".tmp", ".bak", "~")


@dataclass(frozen=True, slots=True)
class SavedFiles:
    """Files by their paths in the kit, in order."""

    saved: tuple[str, ...] = ()
    deleted: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.saved or self.deleted)


def saved_files(paths: Iterable[str], folders: Sequence[tuple[str, Path]], known: Collection[str]) -> SavedFiles:
    """Which files of a kit were saved, and which are gone.

    folders: of the kit and of those that it extends, each as the user would type it. known: the files that were read,
    as findings name them. What pnp builds into the folder and what editors keep there for themselves is left out.
    """
    read = {file.partition("#")[0] if is_sheet(file) else file for file in known}
    resolved = [(shown, root.resolve()) for shown, root in folders]
    saved, deleted = set[str](), set[str]()
    for path in map(Path, paths):
        shown, root = next((folder for folder in resolved if path.is_relative_to(folder[1])), ("", path))
        inside = path.relative_to(root)
        name = inside.as_posix() if root == resolved[0][1] else f"{shown}/{inside.as_posix()}"
        if path.is_file() and not _is_made(inside, root):
            saved.add(name)
        elif not path.exists() and f"{shown}/{inside.as_posix()}" in read:
            deleted.add(name)
    return SavedFiles(tuple(sorted(saved)), tuple(sorted(deleted)))


def _is_made(inside: Path, root: Path) -> bool:
    """Whether a file is hidden, left by an editor or built by pnp."""
    if any(part.startswith((".", "#")) for part in inside.parts) or inside.name.endswith(_LEFT_BY_EDITORS):
        return True
    # Vim tries with a file of this name whether it may write into the folder.
    return inside.name.isdecimal() or any((root / folder / INPUTS_FILE).is_file() for folder in inside.parents)
