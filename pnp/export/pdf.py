"""The printed files of a kit: each component on sheets of each paper, and the page to print first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pnp.export import CompiledKit, Exporter, Option, Options
from pnp.measures import PAPERS

if TYPE_CHECKING:
    from pnp.writer import Output


def export_pdf(kit: CompiledKit, options: Options) -> Iterator[Output]:
    """The files for each paper. Raises FontError and PaintError, which name the file."""
    for paper in options["paper"]:
        yield from kit.printed_files(paper)


PDF: Final = Exporter(
    id="pdf",
    export=export_pdf,
    files=lambda options: tuple(f"{paper}/*.pdf" for paper in options["paper"]),
    options=(Option(name="paper", help="Build for one paper only.", values=tuple(PAPERS), repeated=True),),
    chooses_components=True,
    papers=lambda options: tuple(options["paper"]),
)
