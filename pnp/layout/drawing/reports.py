"""What layout notices about faces, for checks to turn into findings: nothing of it changes a face."""

from __future__ import annotations

from pnp.findings import Span
from pnp.layout.geometry.background import Layers
from pnp.measures import Mm, Pt
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """Something about one element of one face. text_span: where its words were written; element_span: the
    element in its layout."""

    face: str
    element: str
    text_span: Span
    element_span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Overflow(Report):
    """Text that does not fit at its smallest size. It is drawn completely, beyond its box.

    down, across: by how many mm, one of them may be 0. size: the size it was set in. words: the first
    words that do not fit.
    """

    down: Mm
    across: Mm
    size: Pt
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Crowded(Report):
    """A row, column, grid or repeated element that needs more room than its box has; all of it is drawn.

    down, across: by how many mm, one of them may be 0. child: the first element that runs over the edge.
    """

    down: Mm
    across: Mm
    child: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OffFace(Report):
    """Something drawn beyond the bleed, where there is no paper. by: how far, in mm."""

    by: Mm


@dataclass(frozen=True, slots=True, kw_only=True)
class BrokenWord(Report):
    """A word wider than its box at the smallest size."""

    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MissingGlyph(Report):
    """Characters that the font does not have."""

    characters: str
    font: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OutsideSafe(Report):
    """Words or a symbol that come closer to the cut than the safe zone allows. by: how far, in mm."""

    by: Mm


@dataclass(frozen=True, slots=True, kw_only=True)
class TextSize(Report):
    """The smallest size in which an element of a layout was set, and on which face first.

    side: the shorter side of that face, in mm. size_span: where the theme says how small the words may be.
    """

    size: Pt
    side: Mm = 0.0
    size_span: Span | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ContrastSample(Report):
    """A colour of words or of a symbol on the ground it lies on, as palette tokens; the first such face.

    opacity: of the words. behind: what really lies under the middle of the words, from the topmost shape down to
    the first that covers the others, as tokens with their opacities; bare paper if nothing does.
    """

    color: str
    ground: str
    size: Pt
    bold: bool = False
    symbol: bool = False
    opacity: float = 1.0
    behind: Layers = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureSize(Report):
    """How fine a picture of the kit is printed: dots an inch at the size in which it is shown."""

    path: str
    dpi: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ThinLine(Report):
    """The width in mm of a pen that is too thin for a printer; the first such face."""

    width: Mm


@dataclass(frozen=True, slots=True, kw_only=True)
class EndsAtCut(Report):
    """A filled shape or a picture that ends at the cut, on a face with a bleed. sides: left, top, right, bottom."""

    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MissingPicture(Report):
    """A picture that could not be read; its finding is among those of the composition."""

    path: str
