"""``pnp new``: a small kit to start from."""

from __future__ import annotations

import re
import shlex
import unicodedata
from pathlib import Path

import click

from pnp.cli.main import EXIT_CLEAN
from pnp.cli.terminal import say


@click.command("new")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
def command(folder: Path) -> int:
    """Make a small kit in DIR that checks and builds at once; then change it into yours."""
    from pnp.build.starter import write_starter

    if folder.exists() and not folder.is_dir():
        raise click.UsageError(f"{folder} is a file: name a new folder")
    if folder.exists() and any(folder.iterdir()):
        raise click.UsageError(f"{folder} is there already and is not empty: name a new folder")
    for path in write_starter(folder, _id_from(folder.resolve().name)):
        say(f"wrote {path}")
    typed = shlex.quote(str(folder))
    say(f"\nnow try:\n  pnp check {typed}\n  pnp build {typed}")
    return EXIT_CLEAN


def _id_from(name: str) -> str:
    """The name of a folder as an id: ``Das Weiße Haus`` → ``das-weisse-haus``."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "my-game"
