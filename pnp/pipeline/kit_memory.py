"""What a process that stays keeps of a kit from one reading to the next. Forgetting it only costs time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from pnp.findings import Finding
from pnp.layout.geometry.background import FaceFills
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.load.parsed_files import ParsedFiles

if TYPE_CHECKING:
    from pnp.document.book_memory import BookMemory
    from pnp.paint.painter import FaceMemory

T = TypeVar("T")


class LastResult(Generic[T]):
    """The last result of a pure function, with what it was made from: values by identity, and a key."""

    def __init__(self) -> None:
        self._known: tuple[Sequence[object], Hashable, T] | None = None

    def once(self, sources: Sequence[object], key: Hashable, make: Callable[[], T]) -> T:
        """What ``make`` makes, or the last result if it was made from the same sources and an equal key."""
        known = self._known
        if known is None or known[1] != key or list(map(id, known[0])) != list(map(id, sources)):
            known = self._known = sources, key, make()
        return known[2]


class KitMemory:
    """The files of a kit as they were parsed, its theme, what became of faces, and what books were made of."""

    def __init__(self) -> None:
        self.parsed = ParsedFiles()
        self.themes: LastResult[tuple[ResolvedTheme, list[Finding]]] = LastResult()
        self.faces: LastResult[FaceMemory] = LastResult()
        self.fills = FaceFills()

    @cached_property
    def books(self) -> BookMemory:
        """What was read and set for books."""
        # Reading Markdown takes as long to import as twenty cards to draw.
        from pnp.document.book_memory import BookMemory

        return BookMemory()
