"""Whether a kit has to be built again: what went into the last build, by content.

``DIR/<kit>/.pnp-inputs.json`` holds a digest of every file that the last whole build could have read. Nothing
heavy is imported here, so that a build with nothing to do ends at once.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from pnp import __version__

STATE = ".pnp-inputs.json"
LARGEST_READ = 64 * 1024 * 1024
_KIT_LINE = re.compile(rb"^kit:[ \t]*[\"']?([a-z0-9][a-z0-9-]*)[\"']?[ \t]*(?:#.*)?\r?$", re.MULTILINE)


def kit_id(root: Path) -> str | None:
    """The id of a kit as its head says, if that can be told without reading YAML."""
    try:
        found = _KIT_LINE.search((root / "kit.yaml").read_bytes()[:LARGEST_READ])
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
        folders = [Path(one) for one in state["folders"]]
        return (
            state["digest"] == digest([root, *folders, *shared], settings)
            and state["artifacts"] == _listed(manifest)
            and all(_is_whole(folder, one) for one in manifest["artifacts"])
        )
    except (OSError, ValueError, KeyError, TypeError):
        return False


def remember(out: Path, name: str, root: Path, bases: Sequence[Path], shared: Sequence[Path], settings: str) -> None:
    """Note what a whole build was made from; a note that cannot be written only costs time later."""
    folder = out / name
    try:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        state = {
            "artifacts": _listed(manifest),
            "digest": digest([root, *bases, *shared], settings),
            "folders": [str(base) for base in bases],
        }
        aside = folder / f"{STATE}.new"
        aside.write_text(json.dumps(state, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        aside.replace(folder / STATE)
    except (OSError, ValueError, KeyError, TypeError):
        return


def digest(folders: Iterable[Path], settings: str) -> str:
    """A digest of every file below some folders, by path and content, with the version and the settings."""
    total = hashlib.sha256(f"{__version__}\n{settings}\n{_program()}\n".encode())
    for folder in folders:
        for path in _files(folder):
            total.update(path.relative_to(folder).as_posix().encode("utf-8", "surrogateescape") + b"\n")
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _program() -> str:
    """What tells one state of pnp's own modules from another, so that a changed program builds again."""
    package = Path(__file__).resolve().parent.parent
    states = [(path.relative_to(package).as_posix(), path.stat()) for path in _files(package) if path.suffix == ".py"]
    return " ".join(f"{name}:{state.st_size}:{state.st_mtime_ns}" for name, state in states)


def _files(folder: Path) -> list[Path]:
    """Every plain file below a folder in order, hidden ones left out."""
    found: list[Path] = []
    for where, below, names in os.walk(folder):
        below[:] = sorted(name for name in below if not name.startswith((".", "__pycache__")))
        found += [Path(where) / name for name in sorted(names) if not name.startswith(".")]
    return [path for path in found if path.is_file()]


def _listed(manifest: dict[str, list[dict[str, object]]]) -> list[list[object]]:
    return [[one["path"], one["sha256"]] for one in manifest["artifacts"]]


def _is_whole(folder: Path, artifact: dict[str, object]) -> bool:
    return (folder / str(artifact["path"])).stat().st_size == artifact["bytes"]
