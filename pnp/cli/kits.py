"""What the user calls KIT → a folder: the name of a kit that comes with pnp, or a path."""

from __future__ import annotations

import os
from pathlib import Path

import click

from pnp.load.builtin import data_folder
from pnp.load.suggest import did_you_mean
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class KitFolder:
    """A kit's folder, and how the user names it in messages."""

    path: Path
    shown: str


def find_kit(name: str) -> KitFolder:
    """The folder of one kit. Raises click.UsageError with the nearest name if there is none."""
    path = Path(name)
    if (path / "kit.yaml").exists() or (path.exists() and _looks_like_path(name)):
        return KitFolder(path, name.rstrip("/\\") or name)
    for kit in all_kits():
        if kit.path.name == name:
            return kit
    if path.exists():
        raise click.UsageError(f"{name} has no kit.yaml: name a folder that holds a kit")
    hint = did_you_mean(name, [kit.path.name for kit in all_kits()])
    raise click.UsageError(f"there is no kit {name!r}{f'; {hint}' if hint else '; pnp list shows them'}")


def _looks_like_path(name: str) -> bool:
    return any(separator in name for separator in ("/", os.sep)) or name in (".", "..")


def all_kits() -> list[KitFolder]:
    """Every kit in ``content/``, by name."""
    content = data_folder("content")
    return [KitFolder(path, shown(path)) for path in sorted(content.iterdir()) if (path / "kit.yaml").exists()]


def chosen_kits(names: tuple[str, ...], everything: bool) -> list[KitFolder]:
    """The kits that a command is to work on, each once. Raises click.UsageError if none is named."""
    if everything:
        return all_kits()
    if not names:
        raise click.UsageError("name a kit, or use --all; pnp list shows the kits")
    kits = {kit.path.resolve(): kit for kit in map(find_kit, names)}
    return list(kits.values())


def shown(path: Path) -> str:
    """A path as short as the user would type it from here."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)
