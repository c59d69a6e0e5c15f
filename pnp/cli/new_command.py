"""``pnp new``: small kits to start from."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from pnp.cli.main import EXIT_CLEAN
from pnp.cli.terminal import say

# Longer names fit no card.
_LONGEST = 30
# What YAML reads as something else than text.
_NO_TEXT = ("true", "false", "null")


@click.command("new")
@click.argument("folder", metavar="DIR", required=False, type=click.Path(path_type=Path))
@click.option("--from", "starter", metavar="NAME", default="wargame", show_default=True, help="The kit to start from.")
@click.option("--list", "lists", is_flag=True, help="Show the kits that one can start from, and make none.")
def command(folder: Path | None, starter: str, lists: bool) -> int:
    """Make a small kit in DIR that checks and builds at once; then change it into yours."""
    from pnp.pipeline.kit_schemas import write_kit_schemas
    from pnp.pipeline.starter import STARTERS, starter_kits, write_starter

    if lists:
        _list_starters()
        return EXIT_CLEAN
    if folder is None:
        raise click.UsageError("name a new folder, as in pnp new my-game")
    if starter not in STARTERS:
        raise click.UsageError(f"there is no {starter!r} to start from: {', '.join(STARTERS)}")
    if folder.exists() and not folder.is_dir():
        raise click.UsageError(f"{folder} is a file: name a new folder")
    if folder.exists() and any(folder.iterdir()):
        raise click.UsageError(f"{folder} is there already and is not empty: name a new folder")
    for path in write_starter(folder, _id_from(folder.resolve().name), starter):
        say(f"wrote {path}")
    kits = [folder / kit for kit in starter_kits(starter)]
    for kit in kits:
        for path in write_kit_schemas(kit, str(kit))[0]:
            say(f"wrote {path}")
    typed = " ".join(shlex.quote(f"./{kit}" if str(kit).startswith("-") else str(kit)) for kit in kits)
    say(f"\nnow try:\n  pnp serve {typed} --open\n  pnp check {typed}\n  pnp build {typed}")
    return EXIT_CLEAN


def _list_starters() -> None:
    from pnp.pipeline.starter import STARTERS, starter_picture

    for name, words in STARTERS.items():
        say(f"{name}: {words}")
        if picture := starter_picture(name):
            say(f"  {picture}")


def _id_from(name: str) -> str:
    """The name of a folder as an id that a file can have: ``Das Weiße Haus`` → ``das-weisse-haus``."""
    from pnp.load.ids import DEVICES, id_of_name

    words = id_of_name(name)[:_LONGEST].strip("-") or "my-game"
    return f"{words}-game" if words in DEVICES or words in _NO_TEXT else words
