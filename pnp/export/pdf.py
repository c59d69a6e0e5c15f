"""The printed files of a kit: each component on sheets of each paper, and the page to print first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pnp.export import INKS, CompiledKit, Exporter, Option, Options
from pnp.papers import USUAL_PAPERS, Paper, parse_margins, parse_paper, with_margins

if TYPE_CHECKING:
    from pnp.writer import Output


def papers_of(options: Options) -> tuple[Paper, ...]:
    """The requested papers, each once. Raises MeasureError if margins leave too little of one."""
    papers = {paper.id: paper for paper in options["paper"]}.values()
    margins = options.get("margins")
    return tuple(papers) if margins is None else tuple(with_margins(paper, margins) for paper in papers)


def export_pdf(kit: CompiledKit, options: Options) -> Iterator[Output]:
    """The files for each paper. Raises FontError and PaintError, which name the file."""
    for paper in papers_of(options):
        yield from kit.printed_files(paper)


PDF: Final = Exporter(
    id="pdf",
    export=export_pdf,
    files=lambda options: tuple(f"{paper.id}/*.pdf" for paper in options["paper"]),
    options=(
        Option(
            name="paper",
            help="Build for this paper; may be repeated. [default: a4 and letter]",
            parse=parse_paper,
            default=USUAL_PAPERS,
            repeated=True,
        ),
        Option(
            name="margins",
            help="What the printer leaves blank at the edges: 5mm, or 12mm,5mm (top and bottom, sides). [default: 6mm]",
            parse=parse_margins,
            shown="LENGTHS",
        ),
        INKS,
    ),
    chooses_components=True,
    papers=papers_of,
)
