"""A file as findings name it → whether it belongs to a kit, and may be changed."""

from __future__ import annotations

import os
from pathlib import Path, PurePath


def path_in(root: Path, shown: str, file: str) -> Path | None:
    """The path of a file of a kit; None if it lies elsewhere. shown: how the user names the folder of the kit."""
    try:
        inside = PurePath(file).relative_to(PurePath(shown or "."))
    except ValueError:
        return None
    if inside.is_absolute() or ".." in inside.parts or not inside.parts:
        return None
    return root / inside


def why_not_writable(root: Path, shown: str, file: str) -> str:
    """Why a file that a finding names must not be changed; nothing if it may be.

    Only files of the kit itself are changed, never those of a kit that it extends, nor what a link leads to.
    """
    path = path_in(root, shown, file)
    if path is None:
        return f"it is no file of {shown}"
    below = [
        root.joinpath(*path.relative_to(root).parts[: depth + 1]) for depth in range(len(path.relative_to(root).parts))
    ]
    if any(one.is_symlink() for one in below):
        return "a link leads to it"
    if not path.is_file():
        return "it is no plain file"
    return "" if os.access(path, os.W_OK) else "you may not write to it"
