"""What is parsed of a font file, kept on disk from one run to the next.

A file that is damaged, of another version or cannot be written only costs time.
"""

from __future__ import annotations

import marshal
import os
import sys
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path

from pnp import __version__
from pnp.fonts.font import FontTables

# marshal is Python's own format and may change with it: the head says which one wrote the file.
_HEAD = f"pnp {__version__} {sys.implementation.cache_tag} {sys.byteorder}\n".encode()


def cache_folder(environ: Mapping[str, str]) -> Path:
    """Where fonts are kept: PNP_CACHE, or the folder that the system has for such files."""
    if environ.get("PNP_CACHE"):
        return Path(environ["PNP_CACHE"])
    for variable in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        if environ.get(variable):
            return Path(environ[variable]) / "pnp"
    try:
        return Path("~/.cache/pnp").expanduser()
    except RuntimeError:
        # There is no home, and nothing can be kept below a file.
        return Path(os.devnull) / "pnp"


def kept_name(path: Path, words: str, ending: str) -> str:
    """A file name for what is made of ``path`` as it is now (size, time) and of ``words``. Raises OSError."""
    status = path.stat()
    identity = f"{path}|{status.st_mtime_ns}|{status.st_size}|{__version__}|{words}".encode()
    # Two checksums: one of 32 bits is too short to tell all fonts of a machine apart.
    return f"{path.stem}-{zlib.crc32(identity):08x}{zlib.adler32(identity):08x}{ending}"


def kept_tables(path: Path, folder: Path, read: Callable[[Path], FontTables]) -> FontTables:
    """The tables of a font file, from the cache if they are there, else read and kept there.

    Raises what ``read`` raises.
    """
    try:
        kept = folder / kept_name(path, "", ".font")
        tables = _unpack(kept.read_bytes())
    except OSError:
        tables = None
    if tables is None:
        tables = read(path)
        try:
            write_aside(folder / kept_name(path, "", ".font"), _pack(tables))
        except OSError:
            # Next time is as slow as this time; nothing else is lost.
            return tables
    return tables


def write_aside(path: Path, content: bytes) -> None:
    """Put a file in its place in one step, so that nobody ever reads half of it. Raises OSError."""
    # The same folder holds results of builds, and is trusted only if nobody else can write in it.
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        aside.write_bytes(content)
        aside.replace(path)
    except OSError:
        aside.unlink(missing_ok=True)
        raise


def _pack(tables: FontTables) -> bytes:
    body = marshal.dumps(tuple(tables))
    return _HEAD + zlib.crc32(body).to_bytes(4, "big") + body


def _unpack(content: bytes) -> FontTables | None:
    start = len(_HEAD) + 4
    body = memoryview(content)[start:]
    # marshal trusts what it reads: only what is whole may come to it.
    if content[: len(_HEAD)] != _HEAD or zlib.crc32(body).to_bytes(4, "big") != content[len(_HEAD) : start]:
        return None
    return FontTables(*marshal.loads(body))
