"""Whether a file that a finding names belongs to the kit and may be changed."""

from __future__ import annotations

import os
from pathlib import Path, PurePath


def path_in(root: Path, shown: str, file: str) -> Path | None:
    """The path of a file of a kit; None if it is elsewhere. shown: the folder as the user would type it."""
    try:
        inside = PurePath(file).relative_to(PurePath(shown or "."))
    except ValueError:
        return None
    if inside.is_absolute() or ".." in inside.parts or not inside.parts:
        return None
    return root / inside


def why_not_writable(root: Path, shown: str, file: str) -> str:
    """Why a file that a finding names must not be changed; empty if it may be.

    Only files of the kit itself may be changed, not those of a kit that it extends nor the targets of links.
    """
    path = path_in(root, shown, file)
    if path is None:
        return f"it is not a file of {shown}"
    steps = path.relative_to(root).parts
    if any(root.joinpath(*steps[:depth]).is_symlink() for depth in range(1, len(steps) + 1)):
        return "a link leads to it"
    if not path.is_file():
        return "it is not a plain file"
    return "" if os.access(path, os.W_OK) else "you may not write to it"
