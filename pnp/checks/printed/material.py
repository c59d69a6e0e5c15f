"""What checks of printed things look at: the palette, what layout noticed, and what is needed to compare pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from pnp.checks.printed.signatures import PieceSignature
from pnp.findings import Span
from pnp.layout.drawing.reports import ContrastSample, Report
from pnp.palette import Palette
from pnp.values import dataclass

R = TypeVar("R", bound=Report)


@dataclass(frozen=True, slots=True)
class Material:
    """The palette of the kit, the reports on its faces in the order of the kit, and what is printed.

    on_frames: words on boards, sheets and pages, which are no elements of layouts, on what lies under them. span_of:
    where the record of a piece is written, by the id of the piece.
    """

    palette: Palette
    reports: tuple[Report, ...]
    pieces: tuple[PieceSignature, ...] = ()
    on_frames: tuple[ContrastSample, ...] = ()
    span_of: Callable[[str], Span | None] = lambda piece: None

    def of(self, kind: type[R]) -> Iterator[R]:
        """The reports of one kind."""
        for report in self.reports:
            if isinstance(report, kind):
                yield report
