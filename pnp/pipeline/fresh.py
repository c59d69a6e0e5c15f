"""Whether a kit has to be built again: what went into the last build, by content.

``DIR/<kit>/.pnp-inputs.json`` holds a digest of every file that the last whole build could have read, the code of
pnp included. Nothing heavy is imported here, so that a build with nothing to do ends at once.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pnp
from pnp import __version__
from pnp.writer.manifest import LOCK

STATE = ".pnp-inputs.json"
# No stage of a build reads a file that is larger: of those, the size alone is noted.
LARGEST_READ = 64 * 1024 * 1024
# A head is a few lines; the id stands near its top.
_HEAD = 64 * 1024
_KIT_LINE = re.compile(rb"^kit:[ \t]*[\"']?([a-z0-9][a-z0-9-]*)[\"']?[ \t]*(?:#.*)?\r?$", re.MULTILINE)
_OURS = ".pnp-"


def kit_id(root: Path) -> str | None:
    """The id of a kit as its head says, if that can be told without reading YAML."""
    path = root / "kit.yaml"
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            found = _KIT_LINE.search(file.read(_HEAD))
    except OSError:
        return None
    return found[1].decode("ascii") if found else None


def is_fresh(out: Path, root: Path, shared: Sequence[Path], settings: str) -> bool:
    """Whether the files of the last build are what a build would make now.

    shared: folders that every kit uses, such as the built-in layouts. settings: what was asked for.
    """
    name = kit_id(root)
    if name is None:
        return False
    folder = out / name
    try:
        state = json.loads((folder / STATE).read_text(encoding="utf-8"))
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        bases = [root / one for one in state["bases"]]
        return (
            state["artifacts"] == _listed(manifest)
            and state["inputs"] == inputs(root, shared, settings)
            and state["base_inputs"] == digest(bases)
            and all(_is_whole(folder, one) for one in manifest["artifacts"])
        )
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def inputs(root: Path, shared: Sequence[Path], settings: str) -> str:
    """A digest of what a build depends on, but for the kits that this one extends.

    To be taken before anything is read: what changes during a build has to be built again.
    """
    code = " ".join(_modules(Path(pnp.__file__).parent))
    return digest([root, *shared], f"{__version__}\n{code}\n{settings}\n")


def _modules(package: Path) -> Iterator[str]:
    """The modules of pnp with size and time: three hundred files that hardly ever change are not read."""
    for where, below, names in os.walk(package):
        below.sort()
        for name in sorted(names):
            if name.endswith(".py"):
                status = os.stat(f"{where}{os.sep}{name}")  # noqa: PTH116 - Path takes twice as long
                yield f"{where[len(str(package)) :]}/{name} {status.st_size} {status.st_mtime_ns}"


def remember(out: Path, name: str, root: Path, bases: Sequence[Path], taken: str) -> None:
    """Note what a whole build was made from; a note that cannot be written only costs time later.

    bases: the folders of the kits that this one extends. taken: the inputs when the build began.
    """
    folder = out / name
    try:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        state = {
            "artifacts": _listed(manifest),
            "bases": [os.path.relpath(base, root) for base in bases],
            "base_inputs": digest(bases),
            "inputs": taken,
        }
        aside = folder / f"{STATE}.new"
        aside.write_text(json.dumps(state, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        aside.replace(folder / STATE)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return


def digest(folders: Iterable[Path], settings: str = "") -> str:
    """A digest of everything below some folders, by path and content, with the settings. Raises OSError."""
    parts = [digest_of((path, path.relative_to(folder)) for path in _paths(folder)) for folder in folders]
    return hashlib.sha256("\n".join([settings, *parts]).encode("utf-8", "surrogateescape")).hexdigest()


def digest_of(files: Iterable[tuple[Path, Path]]) -> str:
    """A digest of files, each with the name that it counts under."""
    total = hashlib.sha256()
    for path, name in files:
        total.update(os.fsencode(name) + b"\0")
        total.update(_content(path))
    return total.hexdigest()


def _paths(folder: Path) -> Iterator[Path]:
    """Every file below a folder in order; hidden folders and what was built there are left out."""
    for where, below, names in os.walk(folder):
        inside = Path(where)
        below[:] = sorted(name for name in below if not name.startswith(".") and not (inside / name / LOCK).exists())
        yield from (inside / name for name in sorted(names) if not name.startswith(_OURS))


def _content(path: Path) -> bytes:
    """A digest of a file; of what cannot be read, only that: it makes a build fail, so it must not be overlooked."""
    try:
        if not path.is_file():
            return b"no file"
        size = path.stat().st_size
        if size > LARGEST_READ:
            return f"{size} bytes".encode()
        return hashlib.sha256(path.read_bytes()).digest()
    except OSError as error:
        return f"error {error.errno}".encode()


def _listed(manifest: dict[str, list[dict[str, object]]]) -> list[list[object]]:
    return [[one["path"], one["sha256"]] for one in manifest["artifacts"]]


def _is_whole(folder: Path, artifact: dict[str, object]) -> bool:
    """Whether a file is in place as it was built."""
    path = folder / str(artifact["path"])
    if path.stat().st_size != artifact["bytes"]:
        return False
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest() == artifact["sha256"]
