"""``pnp new``: a small kit to start from."""

from __future__ import annotations

import re
import shlex
import unicodedata
from pathlib import Path

import click

from pnp.cli.main import EXIT_CLEAN
from pnp.cli.terminal import say

# Longer names fit no card.
_LONGEST = 30
# What YAML reads as something else than text.
_NO_TEXT = ("true", "false", "null")


@click.command("new")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
def command(folder: Path) -> int:
    """Make a small kit in DIR that checks and builds at once; then change it into yours."""
    from pnp.pipeline.kit_schemas import write_kit_schemas
    from pnp.pipeline.starter import write_starter

    if folder.exists() and not folder.is_dir():
        raise click.UsageError(f"{folder} is a file: name a new folder")
    if folder.exists() and any(folder.iterdir()):
        raise click.UsageError(f"{folder} is there already and is not empty: name a new folder")
    for path in write_starter(folder, _id_from(folder.resolve().name)):
        say(f"wrote {path}")
    for path in write_kit_schemas(folder, str(folder))[0]:
        say(f"wrote {path}")
    typed = shlex.quote(f"./{folder}" if str(folder).startswith("-") else str(folder))
    say(f"\nnow try:\n  pnp check {typed}\n  pnp build {typed}")
    return EXIT_CLEAN


def _id_from(name: str) -> str:
    """The name of a folder as an id that a file can have: ``Das Weiße Haus`` → ``das-weisse-haus``."""
    from pnp.load.ids import DEVICES

    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    words = re.sub(r"[^a-z0-9]+", "-", plain)[:_LONGEST].strip("-") or "my-game"
    return f"{words}-game" if words in DEVICES or words in _NO_TEXT else words
