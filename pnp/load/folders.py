"""A place in a kit or in one that it extends → the folders in which files that it names are looked for."""

from __future__ import annotations

from pathlib import Path, PurePath

from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of a kit and of its bases, the kit's own first, each as the user would type it and as a path."""

    known: tuple[tuple[str, Path], ...]

    def of(self, file: str) -> tuple[Path, ...]:
        """The folder that a file belongs to, then the others. file: as the user would type it.

        A base's own text is found beside it; a picture that the base's layout names by a record of the kit, in the kit.
        """
        roots = [root for _, root in self.known]
        home = self._home(file)
        return (home, *(root for root in roots if root != home))

    def path_of(self, file: str) -> Path:
        """The path of a file that was read. file: as the user would type it."""
        bases = [(shown, root) for shown, root in self.known[1:] if PurePath(file).is_relative_to(shown)]
        shown, root = max(bases, key=lambda one: len(one[0])) if bases else self.known[0]
        return root / PurePath(file).relative_to(shown)

    def _home(self, file: str) -> Path:
        """The folder of a base that holds the file, the innermost if there are several; else the kit's own."""
        bases = self.known[1:]
        inside = [(len(shown), root) for shown, root in bases if PurePath(file).is_relative_to(shown)]
        return max(inside, key=lambda one: one[0])[1] if inside else self.known[0][1]
