"""A kit's folder, and those of the kits that it extends → values with all that a build of it reads, and back.

What is written back is read as the folders themselves would be: same game, same findings, same places. So what keeps a
file from being read is kept as well: that it is too large, a pipe, or a link that leads out of the kit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path, PurePath

from pnp.load.bases import base_folder, possible_bases, shown_base
from pnp.load.kit import MOST_BASES, LoadedKit, load_kit
from pnp.load.kit_files import KitFiles
from pnp.measures import COMMON_LIVE_AREA, Size
from pnp.nodes import MapNode, Scalar
from pnp.palette import ColorMode
from pnp.pipeline.folder_entries import (
    Budget,
    FolderEntry,
    entries_of,
    hidden_entries,
    is_text,
    named_in,
    write_entries,
)
from pnp.values import dataclass

# A file: the place of its folder in the snapshot, and its path in there.
SentPath = tuple[int, PurePath]

_OUTSIDE = "outside"
_MOST_NEIGHBOURS = 1000


@dataclass(frozen=True, slots=True)
class KitFolder:
    """A folder that a kit is read from. shown: how the user names it. exists: else only its name is known.

    parent: the number of the folder that it lies in: 0 for the one around the kit, from 1 on for the search folders.
    same_as: the place in the snapshot of the folder that this one is a link to, or -1.
    """

    parent: int
    name: str
    shown: str
    entries: tuple[FolderEntry, ...] = ()
    exists: bool = True
    same_as: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class UnpackedSnapshot:
    """A snapshot on a disk. search_folders: hold kits that it may extend. shown_bases: how the user names those.

    folders: where each of the snapshot is, that of the kit first.
    """

    folders: tuple[Path, ...]
    shown: str
    search_folders: tuple[Path, ...]
    shown_bases: Mapping[Path, str]

    @property
    def root(self) -> Path:
        """The folder of the kit."""
        return self.folders[0]

    def names_of(self, paths: Iterable[Path]) -> frozenset[SentPath]:
        """Files in these folders, as they are called where there are other ones."""
        inside = ((path, number, folder) for path in paths for number, folder in enumerate(self.folders))
        return frozenset(
            (number, path.relative_to(folder)) for path, number, folder in inside if path.is_relative_to(folder)
        )

    def load(self, drafts: Mapping[str, str] | None = None) -> LoadedKit:
        """Read the kit, as it would be read where the snapshot was taken."""
        return load_kit(self.root, self.shown, self.search_folders, drafts, self.shown_bases)


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """All that a build of a kit reads of its folders, the kit's own first.

    neighbours: parent and name of further kits, of which only the existence matters. search_folders: how many there
    are. digest: of all of it. sheet: the size of sheet-sized faces; inks: as of ``LoadedKit``. They are not in the
    folders.
    """

    folders: tuple[KitFolder, ...]
    search_folders: int
    neighbours: tuple[tuple[int, str], ...] = field(default=())
    digest: str = ""
    sheet: Size = COMMON_LIVE_AREA
    inks: ColorMode | None = None

    @classmethod
    def take(cls, root: Path, shown: str, search_folders: Sequence[Path]) -> Snapshot:
        """Read the folders of a kit, as ``load_kit`` finds them. Raises SnapshotError if it is too large."""
        budget = Budget(shown)
        chain, neighbours = _chain(root, shown, search_folders)
        taken = [
            entries_of(path, budget) if folder.exists and folder.same_as < 0 else ([], []) for path, folder in chain
        ]
        texts = [entry for entries, _ in taken for entry in entries]
        folders = []
        for (path, folder), (entries, hidden) in zip(chain, taken, strict=True):
            for name in hidden:
                if named_in(name, texts):
                    entries += hidden_entries(path, name, budget)
            folders.append(replace(folder, entries=tuple(entries)))
        snapshot = cls(folders=tuple(folders), search_folders=len(search_folders), neighbours=tuple(neighbours))
        return replace(snapshot, digest=_digest(snapshot))

    @property
    def key(self) -> str:
        """What tells it, and how it is to be drawn, from others."""
        return f"{self.digest} {self.sheet.width:g}x{self.sheet.height:g} {self.inks}"

    @property
    def text_bytes(self) -> int:
        """How much text there is to be read, which says roughly how long a build takes."""
        return sum(len(entry.data) for folder in self.folders for entry in folder.entries if is_text(entry))

    def unpack(self, folder: Path) -> UnpackedSnapshot:
        """Write the folders into an empty one. Raises SnapshotError."""
        parents = [folder / str(number) for number in range(self.search_folders + 1)]
        outside = folder / _OUTSIDE
        for path in (*parents, outside):
            path.mkdir(parents=True)
        places = [parents[folder.parent] / folder.name for folder in self.folders]
        for kit_folder, place in zip(self.folders, places, strict=True):
            if kit_folder.same_as >= 0:
                place.symlink_to(places[kit_folder.same_as], target_is_directory=True)
            elif kit_folder.exists:
                write_entries(place, kit_folder.entries, outside)
        for parent, name in self.neighbours:
            if not (place := parents[parent] / name).exists():
                write_entries(place, [FolderEntry("kit.yaml", "file")], outside)
        return UnpackedSnapshot(
            folders=tuple(places),
            shown=self.folders[0].shown,
            search_folders=tuple(parents[1:]),
            shown_bases={place: base.shown for base, place in zip(self.folders[1:], places[1:], strict=True)},
        )


def bases_of(root: Path, shown: str, search_folders: Sequence[Path]) -> tuple[Path, ...]:
    """The folders of the kits that one extends, the nearest first."""
    return tuple(path for path, folder in _chain(root, shown, search_folders)[0][1:] if folder.same_as < 0)


def _chain(
    root: Path, shown: str, search_folders: Sequence[Path]
) -> tuple[list[tuple[Path, KitFolder]], list[tuple[int, str]]]:
    """The folders of a kit and of those that it extends, without what is in them; the kits beside one that is missing.

    Follows ``extends`` as ``load_kit`` does.
    """
    own = KitFolder(0, root.name or root.resolve().name or "kit", shown, exists=root.is_dir())
    chain = [(root, own)]
    seen = [root.resolve()]
    while (name := _extends(*chain[-1])) is not None:
        path, folder = chain[-1]
        base = base_folder(path, name, search_folders)
        if base is None:
            names = possible_bases(path, search_folders)[:_MOST_NEIGHBOURS]
            return chain, [(folder.parent, name) for name in names]
        parent = folder.parent if base.parent == path.parent else 1 + list(search_folders).index(base.parent)
        if len(seen) > MOST_BASES:
            return chain, [(parent, base.name)]
        base_kit = KitFolder(parent, base.name, shown_base(base, path, folder.shown))
        if base.resolve() in seen:
            same = seen.index(base.resolve())
            if (parent, base.name) != (chain[same][1].parent, chain[same][1].name):
                chain.append((base, replace(base_kit, same_as=same)))
            return chain, []
        seen.append(base.resolve())
        chain.append((base, base_kit))
    return _with_own_names(chain), []


def _extends(root: Path, folder: KitFolder) -> str | None:
    """The name of the kit that one extends, as its head says; None if it extends none."""
    head, _ = KitFiles(root, folder.shown).read_yaml("kit.yaml") if folder.exists else (None, [])
    value = head.get("extends") if isinstance(head, MapNode) else None
    return value.text if isinstance(value, Scalar) else None


def _with_own_names(chain: list[tuple[Path, KitFolder]]) -> list[tuple[Path, KitFolder]]:
    """A kit that is built from inside its folder may extend one that is in there, and that has the name of its own."""
    (root, own), *bases = chain
    while any((own.parent, own.name) == (base.parent, base.name) for _, base in bases):
        own = replace(own, name=f"{own.name}-kit")
    return [(root, own), *bases]


def _digest(snapshot: Snapshot) -> str:
    total = hashlib.sha256(f"{snapshot.search_folders} {snapshot.neighbours!r}\n".encode("utf-8", "surrogatepass"))
    for folder in snapshot.folders:
        head = (folder.parent, folder.name, folder.shown, folder.exists, folder.same_as)
        total.update(f"{head!r}\n".encode("utf-8", "surrogatepass"))
        for entry in folder.entries:
            line = (entry.path, entry.kind, entry.target, len(entry.data))
            total.update(f"{line!r}\n".encode("utf-8", "surrogatepass"))
            total.update(entry.data)
    return total.hexdigest()
