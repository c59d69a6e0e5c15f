"""What a caller says about the sheets it wants, and what it gets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import Final, Literal

from pnp.findings import Finding, Span
from pnp.frame import Ink, Sheet, TextRun
from pnp.measures import Mm, Pt
from pnp.papers import Paper
from pnp.values import dataclass

Backs = Literal["none", "separate", "duplex-long-edge", "duplex-short-edge", "gutterfold", "fronts-then-backs"]
Orientation = Literal["portrait", "landscape", "auto"]

DOES_NOT_FIT: Final = "P801"
GRID_DOES_NOT_FIT: Final = "P802"
BACK_DIFFERS: Final = "P803"
BLEED_OUT_OF_REACH: Final = "P146"

# The start of the kit, when a caller does not say where a component is declared.
NOWHERE: Final = Span("kit.yaml", 1, 1)


@dataclass(frozen=True, slots=True)
class Lettering:
    """The font of labels: its key, and the advance in mm of a text at a size in points.

    by_font: divides a text with letters that the font lacks into parts, each with the key of a font that has them.
    """

    font: str
    width: Callable[[str, Pt], Mm]
    by_font: Callable[[str], Iterable[tuple[str, str]]] | None = None

    def runs(self, x: Mm, y: Mm, text: str, size: Pt, ink: Ink) -> Iterator[TextRun]:
        """The text from x on, with its baseline at y."""
        for part, font in self.by_font(text) if self.by_font else ((text, self.font),):
            width = self.width(part, size)
            yield TextRun(x, y, part, font, size, ink, width)
            x += width


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How one component goes onto paper.

    backs: ``duplex-*`` gives front, back, front, back; ``fronts-then-backs`` all fronts, then a back for
    every front, to feed the pile twice; ``separate`` all fronts, then the backs there are, on paper of
    their own; ``gutterfold`` both on one side, about a fold. Backs are mirrored in every mode, so that
    whole sheets can be glued back to back. gap: between trims, 0 is butted. gutters: as wide a gap instead
    that every piece keeps its own bleed all around. gutter: the strip about the fold, at least.
    columns, rows: at most; None is as many as fit. may_turn: whether a piece may lie on its side.
    orientation: how the paper lies. overlap: how far a page of a cut board runs on under its right and
    lower neighbour, to glue. offset: what to add to x and y of everything on a back, for a printer that
    shifts. title, component: of the kit and the component, for labels. wording: our words in the language
    of the kit, by the English ones. span: where the component is declared, for findings about pieces that
    have no place of their own.
    """

    backs: Backs = "none"
    gap: Mm = 0.0
    gutters: bool = False
    gutter: Mm = 6.0
    columns: int | None = None
    rows: int | None = None
    may_turn: bool = True
    orientation: Orientation = "auto"
    crop_marks: bool = True
    registration: bool = False
    overlap: Mm = 0.0
    offset: tuple[Mm, Mm] = (0.0, 0.0)
    title: str = ""
    component: str = ""
    wording: Mapping[str, str] = field(default_factory=dict)
    span: Span = NOWHERE

    def phrase(self, english: str, *values: object) -> str:
        """One of our phrases in the language of the kit, with values in the places of ``{}``."""
        return self.wording.get(english, english).format(*values)

    def orientations(self, paper: Paper) -> tuple[Paper, ...]:
        """The paper in each orientation that it may have, the preferred one first."""
        if self.orientation == "auto":
            return (paper, paper.turned())
        return (paper.portrait,) if self.orientation == "portrait" else (paper.landscape,)


@dataclass(frozen=True, slots=True)
class Imposition:
    """Sheets in printing order, and what could not be placed as asked."""

    sheets: tuple[Sheet, ...]
    findings: tuple[Finding, ...] = ()
