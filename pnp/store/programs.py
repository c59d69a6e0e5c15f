"""What makes a result, besides what it reads → one digest: pnp, Python, the libraries and fonts in use.

Nothing is read but the names of folders, sizes and times, and ``importlib.metadata`` takes 20 ms to import: this is
asked before every build. Files that come with pnp as data, such as ``layouts/``, are reads of their own.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pnp
from pnp import __version__
from pnp.plain_files import names_in

# Distributions whose version can be seen in what is printed, as the names of their folders say it. The names of those
# that may be missing stand here, too: being installed or not makes a difference.
LIBRARIES: Final = (
    "cssselect2",
    "codespell",
    "font_source_sans_pro",
    "font_source_serif_pro",
    "fontpkg_abril_fatface",
    "fontpkg_alfa_slab_one",
    "fontpkg_black_ops_one",
    "fontpkg_cardo",
    "fontpkg_cinzel",
    "fontpkg_dm_serif_display",
    "fontpkg_fjalla_one",
    "fontpkg_hammersmith_one",
    "fontpkg_lobster_two",
    "fontpkg_marcellus",
    "fontpkg_oleo_script",
    "fontpkg_righteous",
    "fonttools",
    "isal",
    "jinja2",
    "markdown_it_py",
    "markupsafe",
    "mdit_py_plugins",
    "msgpack",
    "openpyxl",
    "packaging",
    "pillow",
    "pypdfium2",
    "pyphen",
    "pyspellchecker",
    "pyyaml",
    "resvg_py",
    "skia_pathops",
    "symspellpy",
    "tinycss2",
    "uharfbuzz",
)
# Packages whose files somebody may put others in the place of: fonts.
_FONT_PACKAGES: Final = tuple(name for name in LIBRARIES if name.startswith(("font_", "fontpkg_")))
# PDF files may say when they were made; libraries take that from here.
_VARIABLES: Final = ("SOURCE_DATE_EPOCH",)
_METADATA: Final = re.compile(r"(.+?)-([^-]+)(?:-py[0-9.]+)?\.(?:dist|egg)-info")


def program_digest(environ: Mapping[str, str], search: Sequence[str] | None = None) -> str:
    """A digest that changes with the program. search: where libraries are looked for, ``sys.path`` if not given."""
    lines = (
        f"pnp {__version__}",
        f"python {sys.version_info[0]}.{sys.version_info[1]} {sys.implementation.cache_tag}",
        # That of the system, which may be renewed under a Python that stays.
        f"zlib {zlib.ZLIB_RUNTIME_VERSION}",
        *(f"{name}={environ.get(name)}" for name in _VARIABLES),
        *_own_files(Path(pnp.__file__).parent),
        *_libraries(sys.path if search is None else search),
    )
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogateescape")).hexdigest()


def _libraries(search: Sequence[str]) -> Iterator[str]:
    """The version of each library that is found first, and when it was installed."""
    first: dict[str, tuple[str, str]] = {}
    for folder in search:
        for name in names_in(folder or "."):
            match = _METADATA.fullmatch(name)
            if match is None:
                continue
            library = re.sub(r"[-_.]+", "_", match[1]).lower()
            if library in LIBRARIES:
                first.setdefault(library, (folder or ".", name))
    for library in LIBRARIES:
        folder, name = first.get(library, ("", "missing"))
        yield f"{library} {name} {_status(f'{folder}/{name}/RECORD')}"
        if folder and library in _FONT_PACKAGES:
            yield from _files(Path(folder) / library, ".ttf")


@cache
def _own_files(package: Path) -> tuple[str, ...]:
    """Those of pnp as they were when this process first asked: what changes later is not what it runs."""
    return tuple(_files(package, (".py", ".po", ".pot")))


def _files(folder: Path, endings: str | tuple[str, ...]) -> Iterator[str]:
    """The files of a package with size and time: hundreds of files that hardly ever change are not read."""
    for where, below, names in os.walk(folder):
        below.sort()
        for name in sorted(names):
            if name.endswith(endings):
                yield f"{where[len(str(folder)) :]}/{name} {_status(f'{where}{os.sep}{name}')}"


def _status(path: str) -> str:
    try:
        status = os.stat(path)  # noqa: PTH116 - Path takes twice as long
    except OSError:
        return "-"
    return f"{status.st_size} {status.st_mtime_ns}"
