"""Write changed texts to their files: all to temporary files first, then each is moved into place."""

from __future__ import annotations

import codecs
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from pnp.errors import WriteError
from pnp.fix.writable_files import path_in
from pnp.load.files import LARGEST
from pnp.nodes import Source
from pnp.plain_files import PlainFolder
from pnp.writer.files import move_into_place, naming_errors, write_aside


def save(root: Path, shown: str, texts: Mapping[str, str], before: Mapping[str, Source]) -> None:
    """Replace the contents of files by changed texts.

    texts: by the file that findings name. before: the files as they were read. Files stay UTF-8 and keep their byte
    order mark and permissions. Raises WriteError, naming the file, if one cannot be written or has changed since it
    was read; then no file is changed, unless the system fails between two moves.
    """
    moves: list[tuple[str, str]] = []
    with naming_errors(root, "cannot be opened"):
        opened = PlainFolder(root)
    with opened as folder:
        try:
            for file, text in sorted(texts.items()):
                moves.append(_written_aside(folder, shown, file, text, before[file]))
            move_into_place(folder, moves)
        finally:
            for aside, target in moves:
                with naming_errors(root / target, "cannot be removed"):
                    folder.remove(aside, missing_ok=True)


def _written_aside(folder: PlainFolder, shown: str, file: str, text: str, source: Source) -> tuple[str, str]:
    """Write a changed text beside its file; where it is, and where it goes."""
    path = path_in(folder.path, shown, file)
    if path is None:
        raise WriteError(f"{file}: cannot be mended: it is not a file of {shown}")
    target = path.relative_to(folder.path).as_posix()
    data = _mark(folder, target, source) + text.encode("utf-8")
    aside = path.with_name(f".{path.name}.pnp-mended").relative_to(folder.path).as_posix()
    with naming_errors(path, "cannot be written"):
        folder.remove(aside, missing_ok=True)
    try:
        write_aside(folder, aside, data, target)
        with naming_errors(path, "cannot be written"):
            folder.copy_mode(target, aside)
    except WriteError:
        with suppress(OSError):
            folder.remove(aside)
        raise
    return aside, target


def _mark(folder: PlainFolder, path: str, source: Source) -> bytes:
    """The byte order mark of a file, if it has one. Raises WriteError if the file has changed since it was read."""
    with naming_errors(folder.path / path, "cannot be read"):
        data = folder.read(path, LARGEST)
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    if data[len(mark) :] != source.text.encode("utf-8"):
        raise WriteError(f"{folder.path / path}: has changed while it was checked: check it again")
    return mark
