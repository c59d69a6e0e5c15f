"""Whether a kit has to be built again: what went into the last build, by content.

``DIR/<kit>/.pnp-inputs.json`` holds a digest of every file that the last whole build could have read, and of what made
something of them: the code of pnp, libraries, fonts. Nothing heavy is imported here, so that a build with nothing to do
ends at once. That file, and the manifest beside it, may have come with the kit of a stranger.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from pnp.plain_files import PlainFolder, read_linked, start_of, walk
from pnp.store.programs import program_digest
from pnp.values import dataclass
from pnp.writer.files import has_bytes
from pnp.writer.manifest import LOCK, MANIFEST, Entry, read_manifest

INPUTS_FILE = ".pnp-inputs.json"
LARGEST_NOTE = 16 * 1024 * 1024
# No stage of a build reads a file that is larger: of those, the size alone is noted.
LARGEST_READ = 64 * 1024 * 1024
# A head is a few lines; the id stands near its top.
_HEAD = 64 * 1024
_KIT_LINE = re.compile(rb"^kit:[ \t]*[\"']?([a-z0-9][a-z0-9-]*)[\"']?[ \t]*(?:#.*)?\r?$", re.MULTILINE)
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
# What lies in a folder that a kit was built into, besides what its manifest lists.
_OWN_FILES = (LOCK, MANIFEST, INPUTS_FILE, f"{INPUTS_FILE}.new")
# The time of a file is that of the last tick of the system's clock, which may be so many nanoseconds old.
_TICK = 20_000_000
_CHANGED = "changed while it was built"


def kit_id(root: Path) -> str | None:
    """The id of a kit from its head, if it can be read without a YAML parser."""
    try:
        match = _KIT_LINE.search(start_of(root / "kit.yaml", _HEAD))
    except (OSError, ValueError):
        return None
    return match[1].decode("ascii") if match else None


def folder_name(out: Path, root: Path, kit: str) -> str:
    """The name of the folder below ``out`` that a kit is built into: its id.

    If another folder with a kit of the same id was built into that, as the original of a copy was, it is the name of
    the folder that the kit is in.
    """
    own = root.resolve().name
    if own == kit or not _ID.fullmatch(own):
        return kit
    try:
        with PlainFolder(out) as user_folder, user_folder.folder(kit) as folder:
            named = json.loads(folder.read(INPUTS_FILE, LARGEST_NOTE))["root"]
        other = (out / named).resolve()
        return own if other != root.resolve() and kit_id(other) == kit else kit
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return kit


def is_up_to_date(out: Path, root: Path, shared: Sequence[Path], settings: str) -> bool:
    """Whether the files of the last build are what a build would make now.

    shared: folders that every kit uses, such as the built-in layouts. settings: what was asked for.
    """
    kit = kit_id(root)
    if kit is None:
        return False
    name = folder_name(out, root, kit)
    try:
        with PlainFolder(out) as user_folder, user_folder.folder(name) as folder:
            note = json.loads(folder.read(INPUTS_FILE, LARGEST_NOTE))
            entries = read_manifest(folder)
            # The note may be a stranger's: what it names is looked at only if it knows the program of this machine.
            return (
                note["artifacts"] == _listed(entries)
                and note["inputs"] == inputs(root, shared, settings)
                and note["base_inputs"] == digest([root / base for base in note["bases"]])
                and all(_content_digest(root / path) == content for path, content in note["named"].items())
                and all(has_bytes(folder, entry.path, entry.bytes, entry.sha256) for entry in entries)
            )
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return False


def inputs(root: Path, shared: Sequence[Path], settings: str) -> str:
    """A digest of what a build depends on, but for the kits that this one extends and for files in hidden folders."""
    return digest([root, *shared], f"{program_digest(os.environ)}\n{settings}\n")


@dataclass(frozen=True, slots=True)
class BuildStart:
    """The inputs of a build and the time, in nanoseconds, before anything was read.

    What changes during a build has to be built again.
    """

    inputs: str
    moment: int

    @classmethod
    def of(cls, root: Path, shared: Sequence[Path], settings: str) -> BuildStart:
        """The start of a build that begins now."""
        moment = time.time_ns() - _TICK
        return cls(inputs(root, shared, settings), moment)


def record_inputs(
    out: Path, name: str, root: Path, bases: Sequence[Path], sought: Iterable[Path], start: BuildStart
) -> None:
    """Note what a whole build was made from; a note that cannot be written only costs time later.

    bases: the folders of the kits that this one extends. sought: every file that the build looked for by its name,
    whether it was there or not; those that are no inputs anyway, because they are in a hidden folder or where something
    was built, are noted one by one.
    """
    try:
        counted = {path for base in (root, *bases) for path in _paths(base)}
        named = {os.path.relpath(path, root): _content_since(path, start.moment) for path in {*sought} - counted}
        with PlainFolder(out) as user_folder, user_folder.folder(name) as folder:
            note = {
                "artifacts": _listed(read_manifest(folder)),
                "bases": [os.path.relpath(base, root) for base in bases],
                "base_inputs": digest(bases),
                "inputs": start.inputs,
                "named": named,
                # Only for this kit and those of the same id, never to read anything but an id.
                "root": os.path.relpath(root.resolve(), out.resolve()),
            }
            content = (json.dumps(note, indent=1, sort_keys=True) + "\n").encode()
            folder.write_new(f"{INPUTS_FILE}.new", (content,), replaces=True)
            folder.replace(f"{INPUTS_FILE}.new", INPUTS_FILE)
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
    """Every file below a folder in order, but for hidden folders and for what was built there."""
    built: set[Path] = set()
    for inside, names in walk(folder):
        if LOCK in names and MANIFEST in names:
            built |= {inside / entry.path for entry in read_manifest(inside)}
            built |= {inside / name for name in _OWN_FILES}
        yield from (path for name in names if (path := inside / name) not in built)


def _content_since(path: Path, moment: int) -> str:
    """The digest of a file that was read after a moment; if the file has changed since, what no file ever has."""
    content = _content_digest(path)
    try:
        status = path.stat()
    except (OSError, ValueError):
        return content
    # A time can be set back, but not that of the change of the status, which on Windows is that of the creation.
    return content if max(status.st_mtime_ns, status.st_ctime_ns) < moment else _CHANGED


def _content_digest(path: Path) -> str:
    return _content(path).hex()


def _content(path: Path) -> bytes:
    """A digest of a file; of what cannot be read, only that: it makes a build fail, so it must not be overlooked."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            return b"no file"
        if status.st_size > LARGEST_READ:
            return f"{status.st_size} bytes".encode()
        return hashlib.sha256(read_linked(path, LARGEST_READ)).digest()
    except FileNotFoundError:
        return b"no file"
    except OSError as error:
        return f"error {error.errno}".encode()
    except ValueError:
        return b"no name of a file"


def _listed(entries: Iterable[Entry]) -> list[list[str]]:
    return [[entry.path, entry.sha256] for entry in entries]
