"""What checks of printed things look at: the palette, what layout noticed on every face, the faces and the pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import TypeVar

from pnp.frame import Page, Piece
from pnp.layout.reports import Report
from pnp.palette import Palette
from pnp.values import dataclass

R = TypeVar("R", bound=Report)


@dataclass(frozen=True, slots=True)
class Material:
    """The palette of the kit, the reports on its faces in the order of the kit, and what is printed.

    pages: of each book, by the id of its component.
    """

    palette: Palette
    reports: tuple[Report, ...]
    pieces: tuple[Piece, ...] = ()
    pages: Mapping[str, tuple[Page, ...]] = field(default_factory=dict)

    def of(self, kind: type[R]) -> Iterator[R]:
        """The reports of one kind."""
        for report in self.reports:
            if isinstance(report, kind):
                yield report
