"""The same file of two builds → its pages, compared."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tools.compare.pages import PageDifference, differences


@dataclass(frozen=True, slots=True)
class Files:
    """The same PDF of two builds; a path that is not there stands for a file that one of them did not write."""

    name: str
    before: Path
    after: Path


@dataclass(frozen=True, slots=True)
class Compared:
    """A file and its pages; problem: why it could not be compared."""

    files: Files
    pages: tuple[PageDifference, ...] = ()
    problem: str = ""

    @property
    def changed(self) -> list[PageDifference]:
        """The pages that differ."""
        return [page for page in self.pages if not page.is_same]


def compared_at(files: Files, dpi: int) -> Compared:
    """Compare one file at a resolution."""
    for path, problem in ((files.before, "only after"), (files.after, "only before")):
        if not path.exists():
            return Compared(files, problem=problem)
    return Compared(files, tuple(differences(files.before, files.after, dpi)))
