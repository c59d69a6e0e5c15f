"""The results of the tasks of a kit → its PDF files for a paper, whose bytes are made if they are not in place."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pnp.papers import Paper
from pnp.pipeline.compiling import Compiling, Results
from pnp.pipeline.results import MadeFile
from pnp.writer import KnownArtifact, Output


def printed_files(compiling: Compiling, results: Results, paper: Paper, *, is_whole: bool) -> Iterator[Output]:
    """The files for a paper; of a whole kit, the page to print first comes first."""
    if is_whole:
        pages = {name: results.made[name, paper.id].sheets for name in results.drawn}
        first, painted = compiling.first_page(paper, pages)
        yield _output(first, lambda: painted or compiling.first_page_again(paper, pages), "first-page")
    for name in results.drawn:
        component, made = compiling.kit.game.components[name], results.made[name, paper.id]
        data = results.data.get((name, paper.id))

        def remade(name: str = name, data: bytes | None = data) -> bytes:
            return compiling.file_again(name, paper, results) if data is None else data

        yield _output(made, remade, component.kind, name)


def _output(made: MadeFile, make: Callable[[], bytes], kind: str, component: str = "") -> Output:
    return Output(
        artifact=KnownArtifact(made.path, made.size, made.sha256, make),
        kind=kind,
        component=component,
        paper=made.paper,
        pages=made.sheets,
        pieces=made.pieces,
        faces=made.faces,
    )
