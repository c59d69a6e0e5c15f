"""The folders in which a file named in a kit, or in a kit that it extends, is searched for."""

from __future__ import annotations

from pathlib import Path, PurePath

from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class SearchPath:
    """The folders of a kit and of its bases, its own first, each as the user would type it and as a path."""

    known: tuple[tuple[str, Path], ...]

    def of(self, file: str) -> tuple[Path, ...]:
        """The folder that contains a file, then the others. file: as the user would type it.

        A text named by a base is found in the base; a picture that a layout of the base names through a record of the
        kit is found in the kit.
        """
        first = self._folder_of(file)[1]
        return (first, *(root for _, root in self.known if root != first))

    def path_of(self, file: str) -> Path:
        """The path of a file that was read. file: as the user would type it."""
        shown, root = self._folder_of(file)
        return root / PurePath(file).relative_to(shown)

    def _folder_of(self, file: str) -> tuple[str, Path]:
        """The innermost folder of a base that contains the file; the kit's own if there is none."""
        bases = [(shown, root) for shown, root in self.known[1:] if PurePath(file).is_relative_to(shown)]
        return max(bases, key=lambda folder: len(folder[0])) if bases else self.known[0]
