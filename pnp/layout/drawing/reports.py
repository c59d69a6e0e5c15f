"""Reports of layout about faces, which checks turn into findings."""

from __future__ import annotations

from typing import TypedDict

from pnp.findings import Span
from pnp.layout.geometry.background import Layers
from pnp.measures import Mm, Pt, Size
from pnp.values import dataclass


class ReportSubject(TypedDict):
    """The common fields of a report."""

    face: str
    element: str
    text_span: Span
    element_span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A report about one element of one face.

    text_span: where its words were written. element_span: the element in its layout.
    """

    face: str
    element: str
    text_span: Span
    element_span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Overflow(Report):
    """Text that does not fit at its smallest size, and is drawn beyond its box.

    down, across: the overflow in mm; one of them may be 0. size: that of the text. words: the first ones that do not
    fit.
    """

    down: Mm
    across: Mm
    size: Pt
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Crowded(Report):
    """A row, column, grid or repeated element that needs more room than its box has, and is drawn completely.

    down, across: the overflow in mm; one of them may be 0. child: the first element beyond the edge.
    """

    down: Mm
    across: Mm
    child: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OffFace(Report):
    """Something drawn beyond the bleed, where there is no paper.

    by: how far, in mm. is_part: it is a picture, and some of it is on the face: what a face leaves out that is cut off
    at its trim is left out on purpose.
    """

    by: Mm
    is_part: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BrokenWord(Report):
    """A word wider than its box at the smallest size."""

    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnshownCharacters(Report):
    """Characters that no font has, or whose script pnp cannot set."""

    characters: str
    font: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OutsideSafe(Report):
    """Words or a symbol outside the safe zone. by: how far, in mm."""

    by: Mm


@dataclass(frozen=True, slots=True, kw_only=True)
class TextSize(Report):
    """The smallest size at which an element of a layout was set, and the first face with it.

    side: the shorter side of that face, in mm. size_span: where the theme limits the size. drawing: the file of the kit
    in which the words are drawn.
    """

    size: Pt
    side: Mm = 0.0
    size_span: Span | None = None
    drawing: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContrastSample(Report):
    """The colours of words or a symbol and of their ground, as palette tokens; the first such face.

    opacity: of the words. outline: the token of the outline around them. behind: what is under the middle of the words,
    from the topmost shape down to the first opaque one, as tokens with their opacities; empty for bare paper. lost: of
    words that lie on several grounds, those that cannot be told from this one. lost_letters: how many of how many
    letters of them, as words; empty for all. on_picture: they lie on a picture or a gradient; ``behind`` is the colour
    under the letter that counts, and ``ground`` the element that shows it. drawing: the file of the
    kit in which the words are drawn.
    """

    color: str
    ground: str
    size: Pt
    bold: bool = False
    symbol: bool = False
    opacity: float = 1.0
    outline: str = ""
    behind: Layers = ()
    lost: str = ""
    lost_letters: str = ""
    on_picture: bool = False
    drawing: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureSize(Report):
    """The resolution of a picture of the kit, in dots per inch at its printed size."""

    path: str
    dpi: float


@dataclass(frozen=True, slots=True, kw_only=True)
class CroppedPicture(Report):
    """A picture of which a good part is cut off to fill its place, and nobody said which. share: of its area."""

    path: str
    share: float


@dataclass(frozen=True, slots=True, kw_only=True)
class EnlargedPicture(Report):
    """A picture made for the size of the cut face that is enlarged to the edge of the bleed.

    needed: the size that it should have. bleed: what of it is cut off at each edge.
    """

    path: str
    needed: Size
    bleed: Mm


@dataclass(frozen=True, slots=True, kw_only=True)
class EmptyTable(Report):
    """A table without rows. shown: what it is of."""

    shown: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FilledTable(Report):
    """A table with rows: that it has none on another face is no mistake."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HiddenByInheritance(Report):
    """An element with a value of its own that a condition of the layout hides which its layout extends."""

    condition: str
    written: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownByInheritance(Report):
    """Such an element that is shown: that it is hidden on another face is no mistake."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThinLine(Report):
    """A pen that is too thin to print, and its width in mm; the first such face.

    drawing: the file of the kit in which the line is drawn.
    """

    width: Mm
    drawing: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndsAtCut(Report):
    """A colour or a picture that ends at the cut.

    sides: left, top, right, bottom; none if the trim is no rectangle. size: of the face. has_bleed: whether its layout
    has a bleed, into which only this element does not continue.
    """

    sides: tuple[str, ...]
    size: Size
    has_bleed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MismatchedSize(Report):
    """A layout drawn in a size for which it was not designed, with an element that stays where it was.

    text_span: where the component names the layout. element: the first such element. designed, drawn: the sizes.
    suggestion: how to place the element in every size.
    """

    layout: str
    is_back: bool
    designed: Size
    drawn: Size
    suggestion: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MismatchedTrim(Report):
    """A back with another outline than its front. text_span: where the component names it. trim, front: the shapes."""

    layout: str
    trim: str
    front: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MissingPicture(Report):
    """A picture that could not be read; the composed component has a finding about it."""

    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Hidden(Report):
    """Text or a symbol that another element, drawn later, hides.

    by, by_span: the other element. words: the line of which a letter cannot be read; empty for a symbol. share: of the
    ink of that letter, or of the symbol. by_fills: the other element has no place of its own, and fills all there is.
    """

    by: str
    by_span: Span
    words: str
    share: float
    by_fills: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OverPictureEdge(Report):
    """Text that lies partly on a picture and partly beside it. picture, picture_span: the element that shows it.

    share: of the text that is on it.
    """

    picture: str
    picture_span: Span
    share: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Struck(Report):
    """Text through which a line of another element, drawn later, runs. by, by_span: the other element. words: the
    line of text."""

    by: str
    by_span: Span
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Overlap(Report):
    """Text with which that of another element, drawn later, runs together. by, by_span: the other element. words,
    other_words: lines that do."""

    by: str
    by_span: Span
    words: str
    other_words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldsOverlap(Report):
    """Two form fields of which one lies over the other. by, by_span: the element with the later one."""

    by: str
    by_span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class TinyThumbnail(Report):
    """A face that is shown so small that nobody can read its text. size: of the smallest text, as it is shown."""

    size: Pt


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowsNothing(Report):
    """An element, or a whole face, that shows nothing. reason: why, as a clause.

    part: what of its text shows nothing, as it is written, if other words stand beside it.
    """

    reason: str
    part: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HiddenZero(Report):
    """A text that shows a number, which is not there where the number is 0. text_span: of its condition.

    path: of the number, as it is written. records: those in which it is 0, by id.
    """

    path: str
    records: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class UnshownWords(Report):
    """A field of cards that no layout shows by which their deck is printed. face: the id of the deck; text_span: the
    field of the first card that has it.

    records: the cards that have it, by id. layouts: those by which the deck is printed.
    """

    field: str
    records: tuple[str, ...]
    layouts: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class IdleVariants(Report):
    """Variants of nothing: those of a component whose pieces have one copy each, or those that a layout shows.

    asked: how many the component asks for; 0 if it is a layout that shows them, and the component asks for none.
    """

    asked: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class IconOfOtherEra(Report):
    """An icon that shows something that was not in use when the game is set. text_span: where it is named."""

    icon: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InvisibleGuide(Report):
    """A line to cut or fold along that can be seen neither in black nor in white on much of its way.

    is_trim: it is the trim of the face, which is printed only if there is a gap between pieces.
    """

    is_trim: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedSpot(Report):
    """A place for pieces on a face. name: by which markers say where they begin."""

    name: str


def named_spot(face: str, name: str) -> NamedSpot:
    """A place for pieces. It has no span, so that a face does not depend on where its layout stands in a file."""
    nowhere = Span("(made by pnp)", 1, 1, 1, 1)
    return NamedSpot(face=face, element="", text_span=nowhere, element_span=nowhere, name=name)
