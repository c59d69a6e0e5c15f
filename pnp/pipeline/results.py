"""What comes of the tasks of a kit: plain values that any process can make, send and keep."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.checks.printed.signatures import PieceSignature
from pnp.findings import Finding
from pnp.frame import Face, Page, Piece
from pnp.layout.drawing.reports import ContrastSample, Report
from pnp.paint.painted import PaintedFrames
from pnp.values import dataclass

# A finding under the name by which it is reported once in a kit.
NamedFinding = tuple[object, Finding]


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnFigure:
    """The faces that a figure or a board of a text shows; like those of pieces, they name what was painted of them.

    name: what is asked for, see ``request_key``. digest: of all that a book depends on that shows it. is_late: this is
    how large the faces are, and no more: nothing is wrong with them, so what they show can be bound later. samples:
    words on what lies under them, for a figure that is shown in its own size; None if nobody has looked.
    """

    name: str
    faces: tuple[Face, ...]
    digest: str
    is_late: bool
    samples: tuple[ContrastSample, ...] | None = None


@dataclass(frozen=True, slots=True)
class ShownFigure:
    """A figure in a book. name: what was asked for. is_whole: it is bound late, and as large as its faces are."""

    name: str
    is_whole: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LayoutResult:
    """What came of a component, or of the theme of a kit.

    pieces: of a component that is no book; their faces have no art and name what was painted of them. pages: of a
    book, the same. figures: those that a book shows. findings: what is wrong with layouts and texts.
    reports: those that may be worth a finding. shown: on faces that figures show; on_boards: on the words of boards in
    figures; a component may have reported the same. on_frames: words on what lies under them. signatures: to compare
    pieces. work: what drawing took, in items.
    """

    pieces: tuple[Piece, ...] = ()
    pages: tuple[Page, ...] = ()
    figures: tuple[ShownFigure, ...] = ()
    findings: tuple[NamedFinding, ...] = ()
    reports: tuple[Report, ...] = ()
    shown: tuple[Report, ...] = ()
    on_boards: tuple[Report, ...] = ()
    on_frames: tuple[ContrastSample, ...] = ()
    signatures: tuple[PieceSignature, ...] = ()
    work: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FileSummary:
    """A file that shows a component on a paper. size, sha256: of its bytes. findings: of imposition.

    sheets: how many pages it has. pieces, faces: how many pieces, and how many different faces.
    """

    path: str
    paper: str
    sheets: int
    pieces: int = 0
    faces: int = 0
    findings: tuple[Finding, ...] = ()
    size: int
    sha256: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FileResult:
    """A file and its bytes. reads: the keys of all that it depends on besides what was drawn."""

    file: FileSummary
    data: bytes
    reads: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeptFigure:
    """What is kept of a figure. painted: under which key what was painted is kept."""

    drawn: DrawnFigure
    painted: str


@dataclass(frozen=True, slots=True)
class KeptComponent:
    """What is kept of a component. painted: under which key what was painted is kept. digest: of ``drawn``."""

    drawn: LayoutResult
    painted: str
    digest: str


@dataclass(frozen=True, slots=True)
class FigureResult:
    """A figure as it was drawn and painted. reads: the keys of all that it depends on."""

    drawn: DrawnFigure
    painted: PaintedFrames
    reads: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskResult:
    """What came of a task. reads: the keys of all that it depends on.

    painted: None if nothing was to be painted, or nobody keeps it. files: those that were asked for. figures: those
    that were drawn for a book.
    """

    drawn: LayoutResult
    reads: tuple[str, ...]
    painted: PaintedFrames | None = None
    files: tuple[FileResult, ...] = ()
    figures: tuple[FigureResult, ...] = ()


def joined(parts: Sequence[TaskResult]) -> TaskResult:
    """What came of the parts of a component, in their order, as one; what is told twice is told once."""
    if len(parts) == 1:
        return parts[0]
    findings: dict[object, Finding] = {}
    for part in parts:
        for name, finding in part.drawn.findings:
            findings.setdefault(name, finding)
    drawn = LayoutResult(
        pieces=tuple(piece for part in parts for piece in part.drawn.pieces),
        findings=tuple(findings.items()),
        reports=tuple(dict.fromkeys(report for part in parts for report in part.drawn.reports)),
        signatures=tuple(signature for part in parts for signature in part.drawn.signatures),
        work=sum(part.drawn.work for part in parts),
    )
    painted = [part.painted for part in parts if part.painted is not None]
    return TaskResult(
        drawn=drawn,
        reads=tuple(sorted({key for part in parts for key in part.reads})),
        painted=PaintedFrames.joined(painted) if painted else None,
    )
