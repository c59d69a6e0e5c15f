"""What every part of a book under construction needs, and the area in which blocks are set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import Final

from pnp.document.anchors import Anchors
from pnp.document.blocks import Directive
from pnp.document.figure_requests import FaceMaker, FigureReports, FigureRequest
from pnp.document.flowables import Frame
from pnp.document.formats import PageFormat
from pnp.document.resolve import Destination, Resolver
from pnp.document.tabular import Tabular
from pnp.document.typesetter import Typesetter
from pnp.findings import Finding, Span
from pnp.frame import Face, Picture
from pnp.layout.drawing.diagnostics import MOST_COMPONENT_WORK
from pnp.layout.theme.drawings import DrawnFile
from pnp.measures import Mm
from pnp.model.game import Game
from pnp.values import dataclass

# The arguments of a figure that say how to place it; all others are values for its layout or board.
_PLACEMENT: Final = ("caption", "scale", "width", "id", "alt", "layout", "frame")
# The resolution of picture files, so far as they fit.
PICTURE_DPI: Final = 200.0


def figure_request(block: Directive, resolver: Resolver) -> FigureRequest:
    """What a ``::figure{…}`` or ``::board{…}`` asks for."""
    text, named = resolver.text, block.arguments.named
    return FigureRequest(
        kind="board" if block.name == "board" else "figure",
        subject=text(block.arguments.subject) or text(named.get("layout")),
        values={key: text(value) for key, value in named.items() if key not in _PLACEMENT},
        span=block.span,
    )


# Name of a picture file, place that names it → the picture, what is wrong with it, or nothing.
PictureFinder = Callable[[str, Span], Picture | DrawnFile | Finding]


@dataclass(slots=True)
class FigureWork:
    """What drawing the figures of a book takes, in items; each is counted once, however often the book is set.

    refused: the first figure that is too much.
    """

    total: int = 0
    refused: Span | None = None
    _counted: set[Span] = field(default_factory=set)

    def allows(self, figure: Span) -> bool:
        """Whether a figure may be drawn: it was before, or there is work left."""
        if figure in self._counted or self.total <= MOST_COMPONENT_WORK:
            return True
        self.refused = self.refused or figure
        return False

    def add(self, figure: Span, work: int) -> None:
        """Count a figure."""
        if figure not in self._counted:
            self._counted.add(figure)
            self.total += work


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Book:
    """What stays the same in every pass over a book, with its findings and reports, each once.

    work: of its figures.
    """

    game: Game
    typesetter: Typesetter
    resolver: Resolver
    anchors: Anchors
    tables: Mapping[Directive, tuple[Tabular, ...]]
    format: PageFormat
    columns: int
    faces: FaceMaker
    pictures: PictureFinder
    findings: dict[Finding, None] = field(default_factory=dict)
    noticed: dict[FigureReports, None] = field(default_factory=dict)
    work: FigureWork = field(default_factory=FigureWork)

    @property
    def leading(self) -> Mm:
        """From line to line of the text, in mm."""
        return self.typesetter.leading("body")

    @property
    def height(self) -> Mm:
        """The height of a column, in mm."""
        return self.format.area(0).height

    def face(self, layout: str, at: Span) -> Face | None:
        """The face of a layout that a text names at a place; what is wrong with it is reported."""
        answer = self.faces(FigureRequest(kind="figure", subject=layout, values={}, span=at))
        self.report(*answer.findings)
        self.noticed[answer.noticed] = None
        return next(iter(answer.faces), None)

    def report(self, *findings: Finding) -> None:
        """Record findings, each once."""
        self.findings.update(dict.fromkeys(findings))


@dataclass(frozen=True, slots=True, kw_only=True)
class CrossReferences:
    """What the previous pass found: titles and pages of anchors, pages of index terms."""

    destinations: Mapping[str, Destination] = field(default_factory=dict)
    terms: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockArea:
    """Where blocks are set. x: from the left edge of the column. frames: the boxes around.

    columns: how many columns there are now. depth: of lists. text: the class of paragraphs.
    """

    x: Mm
    width: Mm
    columns: int
    frames: tuple[Frame, ...] = ()
    depth: int = 0
    text: str = "body"

    @property
    def is_outermost(self) -> bool:
        """Whether blocks stand directly in the column."""
        return not self.frames and not self.depth and not self.x

    def inset(self, left: Mm, right: Mm = 0.0) -> BlockArea:
        """A narrower area inside, with room for words however deeply areas are nested."""
        share = min(1.0, max(self.width - NARROWEST, 0.0) / (left + right)) if left + right > 0 else 1.0
        return replace(self, x=self.x + left * share, width=self.width - (left + right) * share)


# The least width of a list, quote or note.
NARROWEST: Final[Mm] = 12.0

# Space above and below blocks, in lines of the text.
SPACE: Final[Mapping[str, tuple[float, float]]] = {
    "h1": (2.2, 0.7),
    "h2": (1.6, 0.45),
    "h3": (1.1, 0.2),
    "paragraph": (0.5, 0.5),
    "list": (0.5, 0.5),
    "tight": (0.12, 0.12),
    "table": (0.8, 0.9),
    "figure": (0.9, 0.9),
    "box": (0.85, 0.85),
    "rule": (0.9, 0.9),
}
