"""``pnp cache``: what is kept to build faster, and how to be rid of it."""

from __future__ import annotations

import os
from pathlib import Path

import click

from pnp.cli.main import EXIT_CLEAN
from pnp.cli.terminal import say
from pnp.errors import PnpError
from pnp.store.folder import MEGABYTE, cache_folder, reason_for_distrust, size_limit
from pnp.store.sweeping import ASIDE, BLOBS, TRACES, Kept, clear, kept_files

_KINDS = {
    TRACES: "results",
    BLOBS: "painted content",
    ASIDE: "unfinished files",
}


@click.command("cache")
@click.option("--clear", "clears", is_flag=True, help="Remove everything that is kept.")
def command(clears: bool) -> int:
    """Show what is kept to build faster, where, and how large it may become.

    All of it can be made again, and what was not used for longest is removed first. PNP_CACHE names another folder,
    PNP_CACHE_SIZE another limit in MB; with 0, nothing more is kept. pnp build --fresh makes no use of it.
    """
    folder = cache_folder(os.environ)
    if folder is None:
        say("nothing is kept: there is no home folder; PNP_CACHE can name another one")
    elif clears:
        say(_cleared(folder))
    else:
        say("\n".join(_lines(folder, size_limit(os.environ))))
    return EXIT_CLEAN


def _cleared(folder: Path) -> str:
    """Empty the folder. Raises PnpError if it is not the user's own."""
    reason = _reason_against(folder)
    if reason:
        raise PnpError(f"nothing was removed: {reason}")
    return f"{_size(clear(folder))} freed in {folder}"


def _lines(folder: Path, limit: int) -> list[str]:
    lines = [f"folder  {folder}", f"limit   {_size(limit)}"]
    reason = _reason_against(folder)
    if reason:
        return [*lines, f"nothing is kept: {reason}"]
    kept = list(kept_files(folder))
    for kind, name in _KINDS.items():
        some = [one for one in kept if one.kind == kind]
        if some or kind in (TRACES, BLOBS):
            lines.append(_line(name, some))
    return [*lines, _line("in all", kept)]


def _line(name: str, files: list[Kept]) -> str:
    return f"{name:16} {len(files):6}  {_size(sum(file.size for file in files)):>10}"


def _reason_against(folder: Path) -> str:
    """Why a folder cannot be used; nothing if it can, or if it is not there yet."""
    try:
        return reason_for_distrust(folder)
    except FileNotFoundError:
        return ""
    except OSError as error:
        return f"{folder} cannot be read: {error.strerror}"


def _size(size: int) -> str:
    """A number of bytes for people, such as ``1.5 MB``."""
    if size < MEGABYTE:
        return f"{-(-size // 1024)} kB"
    return f"{size / MEGABYTE:.1f} MB".replace(".0 ", " ")
