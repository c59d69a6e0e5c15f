"""What comes of the tasks of a kit: plain values that any process can make, send and keep."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from pnp.checks.printed.signatures import PieceSignature
from pnp.checks.run import RuleTrace
from pnp.document.sheet_pictures import SheetOutline
from pnp.findings import Finding
from pnp.frame import Face, Page, Piece
from pnp.layout.drawing.diagnostics import SharedWork, add_shared
from pnp.layout.drawing.drawn_piece import DrawnPiece
from pnp.layout.drawing.reports import ContrastSample, Report
from pnp.paint.fonts import ShownWords
from pnp.paint.painted import PaintedFrames
from pnp.pipeline import kit_limits
from pnp.values import dataclass

# A finding under the name by which it is reported once in a kit.
NamedFinding = tuple[object, Finding]


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnFigure:
    """The faces that a figure or a board of a text shows; like those of pieces, they name what was painted of them.

    name: what is asked for, see ``request_key``. digest: of all that a book depends on that shows it. is_late: this is
    how large the faces are, and no more: nothing is wrong with them, so what they show can be bound later. samples:
    words on what lies under them, for a figure that is shown in its own size; None if nobody has looked. work: what
    drawing them takes, in items; shared: as of ``LayoutResult``.
    """

    name: str
    faces: tuple[Face, ...]
    digest: str
    is_late: bool
    samples: tuple[ContrastSample, ...] | None = None
    work: int = 0
    shared: SharedWork = ()


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
    pieces. work: what drawing took, in items; shared: that of layers of layouts and of figures, which are drawn once
    for all components that show them, by name.
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
    shared: SharedWork = ()

    @property
    def whole_work(self) -> int:
        """What drawing takes if nothing of it was drawn for another component."""
        return total_work([self])


@dataclass(frozen=True, slots=True, kw_only=True)
class FileSummary:
    """A file that shows a component on a paper. size, sha256: of its bytes. findings: of imposition.

    sheets: how many pages it has. outline: of the first. pieces, faces: how many pieces, and how many different faces.
    """

    path: str
    paper: str
    sheets: int
    outline: SheetOutline | None = None
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
class PieceResult:
    """A piece of a component that has many, to be taken again while only other pieces change.

    drawn: without items. words: those that it shows. signature: to compare it.
    """

    drawn: DrawnPiece
    signature: PieceSignature | None
    words: tuple[ShownWords, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceResults:
    """The pieces of a component, in the order of the kit.

    reads: the keys of all that they depend on, except for the records that they show; columns: those that they read of
    these records, each of its own.
    """

    pieces: tuple[PieceResult, ...]
    reads: tuple[str, ...]
    columns: tuple[str, ...]

    @classmethod
    def joined(cls, parts: Sequence[PieceResults]) -> PieceResults:
        """The pieces of all parts."""
        return cls(
            pieces=tuple(piece for part in parts for piece in part.pieces),
            reads=tuple(sorted({key for part in parts for key in part.reads})),
            columns=tuple(sorted({key for part in parts for key in part.columns})),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptPieces:
    """What is kept of the pieces of a component.

    parts: by which a store finds them. reads, columns: as of ``PieceResults``. records: a digest of what each shows.
    places: the files that reports of each point at, with their digests. painted: under which key what was painted is
    kept.
    """

    parts: tuple[object, ...]
    reads: tuple[str, ...]
    columns: tuple[str, ...]
    records: tuple[str, ...]
    places: tuple[tuple[tuple[str, str], ...], ...]
    painted: str


@dataclass(frozen=True, slots=True)
class KnownPieces:
    """Pieces that were drawn before and still hold, by their numbers, and what was painted of all. See PieceResults."""

    pieces: Mapping[int, PieceResult] = field(default_factory=dict)
    reads: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    painted: PaintedFrames = field(default_factory=PaintedFrames)


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
    that were drawn for a book. pieces: those of a component that can be drawn one by one.
    """

    drawn: LayoutResult
    reads: tuple[str, ...]
    painted: PaintedFrames | None = None
    files: tuple[FileResult, ...] = ()
    figures: tuple[FigureResult, ...] = ()
    pieces: PieceResults | None = None


@dataclass(slots=True, kw_only=True)
class Results:
    """What came of the tasks of a kit. files, data: by component and id of the paper; kept files have no data.

    painted: by component, if it was asked for and is not kept.
    """

    rules: tuple[RuleTrace, ...] = ()
    theme: LayoutResult = field(default_factory=LayoutResult)
    drawn: dict[str, LayoutResult] = field(default_factory=dict)
    kept: dict[str, KeptComponent] = field(default_factory=dict)
    painted: dict[str, PaintedFrames] = field(default_factory=dict)
    files: dict[tuple[str, str], FileSummary] = field(default_factory=dict)
    data: dict[tuple[str, str], bytes] = field(default_factory=dict)
    events: tuple[str, ...] = ()

    @property
    def is_too_much_work(self) -> bool:
        """Whether drawing the components has taken more than a kit may ask for."""
        return is_too_much_work(self.drawn.values())

    def refuse(self, finding: Finding) -> None:
        """Forget what was drawn: this is wrong with all of it."""
        self.drawn = dict.fromkeys(self.drawn, LayoutResult(findings=((finding.code, finding),)))
        for made in (self.kept, self.painted, self.files, self.data):
            made.clear()


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
        shared=_shared(part.drawn for part in parts),
    )
    painted = [part.painted for part in parts if part.painted is not None]
    pieces = [part.pieces for part in parts if part.pieces is not None]
    return TaskResult(
        drawn=drawn,
        reads=tuple(sorted({key for part in parts for key in part.reads})),
        painted=PaintedFrames.joined(painted) if painted else None,
        pieces=PieceResults.joined(pieces) if len(pieces) == len(parts) else None,
    )


def total_work(drawn: Iterable[LayoutResult]) -> int:
    """What drawing components takes together, in items: what several of them show counts once."""
    parts = tuple(drawn)
    return sum(part.work for part in parts) + sum(work for _, work in _shared(parts))


def is_too_much_work(drawn: Iterable[LayoutResult]) -> bool:
    """Whether drawing components takes more than a kit may ask for."""
    return total_work(drawn) > kit_limits.MOST_KIT_WORK


def _shared(parts: Iterable[LayoutResult]) -> SharedWork:
    shared: dict[str, int] = {}
    for part in parts:
        add_shared(shared, part.shared)
    return tuple(shared.items())
