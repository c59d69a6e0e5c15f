"""Find the kit that another one extends, and say its folder as the user would type it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from pnp.load.suggest import did_you_mean


def base_folder(root: Path, name: str, search_folders: Sequence[Path]) -> Path | None:
    """The folder of the kit that the one in ``root`` extends, beside it or in another folder; None if there is none."""
    if name in ("", ".", "..") or "/" in name or "\\" in name:
        return None
    candidates = [parent / name for parent in (root.parent, *search_folders)]
    return next((path for path in candidates if (path / "kit.yaml").is_file()), None)


def possible_bases(root: Path, search_folders: Sequence[Path]) -> list[str]:
    """The names of all kits that the one in ``root`` may extend."""
    return sorted({path.parent.name for folder in (root.parent, *search_folders) for path in folder.glob("*/kit.yaml")})


def shown_base(base_root: Path, root: Path, shown: str) -> str:
    """The folder of a base kit as the user would type it; its path if it is not beside the kit in ``root``."""
    if base_root.parent != root.parent:
        return str(base_root)
    return os.path.normpath(Path(shown or ".", os.pardir, base_root.name))


def missing_base_hint(name: str, known: Sequence[str]) -> str:
    """What to write in place of the name of a kit that is not there. known: the names of all that are."""
    beside = Path(name).name
    if beside != name and beside in known:
        return f"write its name alone: extends: {beside}"
    return did_you_mean(name, known) or "a kit extends a kit of the same folder, or one that comes with pnp"
