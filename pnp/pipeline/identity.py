"""What the bytes of a build depend on besides the kit: the program, its layouts, fonts and libraries, by digest.

Two processes with the same identity make the same files of the same kit.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pnp
from pnp import __version__
from pnp.fonts.book import BUILT_IN
from pnp.load.builtin import data_folder
from pnp.plain_files import own_bytes
from pnp.store.programs import LIBRARIES

# What the package consists of: code, and what it says in other languages.
_PROGRAM: Final = (".py", ".po", ".pot")


def identity() -> Mapping[str, str]:
    """Name by name what must be the same: versions of libraries, digests of all else."""
    package = Path(pnp.__file__).parent
    layouts = data_folder("layouts")
    parts = {
        "pnp": f"{__version__} {_digest(package, (path for path in package.rglob('*') if path.suffix in _PROGRAM))}",
        "layouts of pnp": _digest(layouts, layouts.rglob("*.yaml")),
        "Python": f"{sys.version_info.major}.{sys.version_info.minor}",
        "zlib": zlib.ZLIB_RUNTIME_VERSION,
    }
    for library in LIBRARIES:
        try:
            parts[library] = version(library)
        except PackageNotFoundError:
            continue  # Then it must not be installed elsewhere, either.
    for font in _fonts():
        parts[f"font {font.name}"] = hashlib.sha256(own_bytes(font)).hexdigest()
    return parts


def _fonts() -> Iterable[Path]:
    for package, _ in BUILT_IN.values():
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or []) if spec else []:
            yield from sorted(Path(folder).rglob("*.ttf"))


def _digest(folder: Path, files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(file.relative_to(folder).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(own_bytes(file)).digest())
    return total.hexdigest()
