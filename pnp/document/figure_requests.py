"""What a book asks for when it shows faces or boards, and the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from pnp.findings import Finding, Span
from pnp.frame import Face
from pnp.layout.drawing.diagnostics import SharedWork
from pnp.layout.drawing.reports import Report
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureRequest:
    """A figure that a rules text asks for.

    kind ``figure``: faces of the layout ``subject``; values name the records, as ``unit=cog``, or several,
    as ``of=armies.tide``. kind ``board``: the board ``subject``; values may say cells, units and labels.
    """

    kind: Literal["figure", "board"]
    subject: str
    values: Mapping[str, str]
    span: Span


@dataclass(frozen=True, slots=True)
class FigureReports:
    """Reports of figures, for checks of what is printed. Components may have the same reports.

    on_faces: on faces of layouts. on_boards: on boards, whose words are known by where they were written.
    """

    on_faces: tuple[Report, ...] = ()
    on_boards: tuple[Report, ...] = ()


@dataclass(frozen=True, slots=True)
class FigureAnswer:
    """The faces with their reports, or none and what is wrong.

    work: what drawing them takes, in items; shared: that of layers of layouts, by name.
    """

    faces: tuple[Face, ...] = ()
    findings: tuple[Finding, ...] = ()
    noticed: FigureReports = FigureReports()
    work: int = 0
    shared: SharedWork = ()


FaceMaker = Callable[[FigureRequest], FigureAnswer]
