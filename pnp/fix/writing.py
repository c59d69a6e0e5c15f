"""Write changed texts to their files: all to temporary files first, then each is moved into place."""

from __future__ import annotations

import codecs
import shutil
from collections.abc import Mapping
from pathlib import Path

from pnp.errors import WriteError
from pnp.fix.writable_files import path_in
from pnp.nodes import Source
from pnp.writer.files import naming, put, write_aside


def save(root: Path, shown: str, texts: Mapping[str, str], before: Mapping[str, Source]) -> None:
    """Replace the contents of files by changed texts.

    texts: by the file that findings name. before: the files as they were read. Files stay UTF-8 and keep their byte
    order mark and permissions. Raises WriteError, naming the file, if one cannot be written or has changed since it
    was read; then no file is changed, unless the system fails between two moves.
    """
    moves: list[tuple[Path, Path]] = []
    try:
        for file, text in sorted(texts.items()):
            target = path_in(root, shown, file)
            if target is None:
                raise WriteError(f"{file}: cannot be mended: it is not a file of {shown}")
            data = _mark(target, before[file]) + text.encode("utf-8")
            aside = target.with_name(f".{target.name}.pnp-mended")
            with naming(target, "cannot be written"):
                aside.unlink(missing_ok=True)
            moves.append((aside, target))
            write_aside(aside, data, target)
            with naming(target, "cannot be written"):
                shutil.copymode(target, aside)
        put(moves)
    finally:
        for aside, _ in moves:
            with naming(aside, "cannot be removed"):
                aside.unlink(missing_ok=True)


def _mark(path: Path, source: Source) -> bytes:
    """The byte order mark of a file, if it has one. Raises WriteError if the file has changed since it was read."""
    with naming(path, "cannot be read"):
        data = path.read_bytes()
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    if data[len(mark) :] != source.text.encode("utf-8"):
        raise WriteError(f"{path}: has changed while it was checked: check it again")
    return mark
