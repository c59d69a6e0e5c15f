"""``pnp new``: a small kit to start from."""

from __future__ import annotations

import re
from pathlib import Path

import click

from pnp.cli.main import EXIT_CLEAN
from pnp.cli.terminal import say


@click.command("new")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
def command(folder: Path) -> int:
    """Make a small kit in DIR that checks and builds at once; then change it into yours."""
    from pnp.build.starter import write_starter

    name = re.sub(r"[^a-z0-9]+", "-", folder.resolve().name.lower()).strip("-") or "my-game"
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise click.UsageError(f"{folder} is there already and is not empty: name a new folder")
    for path in write_starter(folder, name):
        say(f"wrote {path}")
    say(f"\nnow try:\n  pnp check {folder}\n  pnp build {folder}")
    return EXIT_CLEAN
