"""A small kit that checks and builds at once, for ``pnp new``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pnp.errors import WriteError
from pnp.load.builtin import data_folder
from pnp.pipeline.kit_schemas import modeline
from pnp.plain_files import PlainFolder, make_user_folder, own_text


def write_starter(folder: Path, name: str) -> Iterator[Path]:
    """Copy the starter kit into a new folder under its own name, and yield each file that was written.

    name: the kit's id, also the base of its title. Raises WriteError, which names the file.
    """
    title = name.replace("-", " ").title()
    for source in sorted(data_folder("starter").iterdir()):
        target = folder / source.name
        text = own_text(source).replace("my-game", name).replace("My Game", title)
        if source.suffix == ".yaml":
            text = modeline(source.name, text) + text
        try:
            make_user_folder(folder)
            with PlainFolder(folder) as made:
                made.write_new(source.name, (text.encode("utf-8"),))
        except OSError as error:
            raise WriteError(f"{target} cannot be written: {error.strerror}") from error
        yield target
