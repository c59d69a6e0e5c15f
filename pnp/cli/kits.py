"""What the user calls KIT → a folder: the name of a kit that comes with pnp, or a path."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import click

from pnp.cli.watchdog import watch_of_process
from pnp.load.builtin import data_folder
from pnp.load.suggest import did_you_mean
from pnp.values import dataclass

# Of the kits in a folder so many are named.
_MOST_NAMED: Final = 5


@dataclass(frozen=True, slots=True)
class KitFolder:
    """A kit's folder, and how the user names it in messages."""

    path: Path
    shown: str

    @property
    def title(self) -> str:
        """How the kit is called while it is worked on: the name of the folder that ``.`` is."""
        return self.shown if Path(self.shown).name.strip(".") else self.path.resolve().name


def find_kit(name: str) -> KitFolder:
    """The folder of one kit to work on. Raises click.UsageError with the nearest name if there is none."""
    kit = _found(name)
    _tell_watch([kit])
    return kit


def _found(name: str) -> KitFolder:
    if not name.strip():
        raise click.UsageError("the name of a kit is empty: name a kit in content/, or a folder")
    path = Path(name)
    if _has_head(path) or (path.is_dir() and _looks_like_path(name)):
        return KitFolder(path, name.rstrip("/\\") or name)
    for kit in all_kits():
        if kit.path.name == name:
            return kit
    if path.is_dir():
        raise click.UsageError(f"{name} has no kit.yaml: {_what_to_name(path)}")
    if path.exists():
        raise click.UsageError(f"{name} is a file: name the folder that holds the kit")
    hint = did_you_mean(name, [kit.path.name for kit in all_kits()])
    raise click.UsageError(f"there is no kit {name!r}{f'; {hint}' if hint else '; pnp list shows them'}")


def _what_to_name(path: Path) -> str:
    """What to write instead of a folder that is no kit: the kits that it holds, such as those of two languages."""
    try:
        inside = sorted(inner.as_posix() for inner in path.iterdir() if _has_head(inner))
    except OSError:
        inside = []
    if not inside:
        return "name a folder that holds a kit"
    more = f" and {len(inside) - _MOST_NAMED} more" if len(inside) > _MOST_NAMED else ""
    return f"name the kits in it: {', '.join(inside[:_MOST_NAMED])}{more}"


def _has_head(path: Path) -> bool:
    """Whether a folder has a kit.yaml of any kind, also a broken link, which the check reports."""
    head = path / "kit.yaml"
    return head.is_symlink() or head.exists()


def _looks_like_path(name: str) -> bool:
    return any(separator in name for separator in ("/", os.sep)) or name in (".", "..")


def all_kits() -> list[KitFolder]:
    """Every kit in ``content/``, by name."""
    content = data_folder("content")
    return [KitFolder(path, shown(path)) for path in sorted(content.iterdir()) if _has_head(path)]


def chosen_kits(names: tuple[str, ...], everything: bool) -> list[KitFolder]:
    """The kits that a command is to work on, each once. Raises click.UsageError if none is named."""
    if not everything and not names:
        raise click.UsageError("name a kit, or use --all; pnp list shows the kits")
    kits = all_kits() if everything else [*{kit.path.resolve(): kit for kit in map(_found, names)}.values()]
    _tell_watch(kits)
    return kits


def _tell_watch(kits: Sequence[KitFolder]) -> None:
    """Tell the process that watches this one what is worked on."""
    watch = watch_of_process()
    if watch:
        watch.begin([kit.shown for kit in kits])


def out_option(text: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option that says where output goes. text: its help."""
    return click.option(
        "--out",
        type=click.Path(path_type=Path, file_okay=False),
        default=Path("output"),
        show_default=True,
        callback=_refuse_linked_default,
        help=text,
    )


def _refuse_linked_default(context: click.Context, _option: click.Parameter, out: Path) -> Path:
    """The folder for output; one that nobody named must be no link, since it may have come with a kit."""
    is_default = context.get_parameter_source("out") is click.core.ParameterSource.DEFAULT
    if is_default and out.is_symlink():
        raise click.UsageError(f"{out} is a link to another folder: name that folder with --out")
    return out


def shown(path: Path) -> str:
    """A path as short as the user would type it from here."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)
