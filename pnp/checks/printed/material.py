"""What checks of printed things look at: the palette, and what layout noticed on every face."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from pnp.layout.reports import Report
from pnp.palette import Palette
from pnp.values import dataclass

R = TypeVar("R", bound=Report)


@dataclass(frozen=True, slots=True)
class Material:
    """The palette of the kit, and the reports on its faces in the order of the kit."""

    palette: Palette
    reports: tuple[Report, ...]

    def of(self, kind: type[R]) -> Iterator[R]:
        """The reports of one kind."""
        for report in self.reports:
            if isinstance(report, kind):
                yield report
