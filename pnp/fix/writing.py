"""Mended texts → files: all of them aside first, then each into its place; what a file had besides its text stays."""

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
    """Write mended texts in the place of the files that they were made from.

    texts: by the file that findings name. before: what was read from these files. Files stay UTF-8, with the byte
    order mark and the permissions that they had. Raises WriteError, naming the file, if one cannot be written or
    is not any more what was read; then nothing is changed, unless the system fails between two moves.
    """
    moves: list[tuple[Path, Path]] = []
    try:
        for file, text in sorted(texts.items()):
            target = path_in(root, shown, file)
            if target is None:
                raise WriteError(f"{file}: cannot be mended: it is no file of {shown}")
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
    """The byte order mark of a file, if it has one. Raises WriteError if the file is not what was read."""
    with naming(path, "cannot be read"):
        data = path.read_bytes()
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    if data[len(mark) :] != source.text.encode("utf-8"):
        raise WriteError(f"{path}: has changed while it was checked: check it again")
    return mark
