"""The results of the tasks of a kit → its PDF files for a paper, whose bytes are made if they are not in place."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pnp.papers import Paper
from pnp.pipeline.compilation import Compilation
from pnp.pipeline.results import FileSummary, Results
from pnp.writer import KnownArtifact, Output


def printed_files(
    compilation: Compilation, results: Results, paper: Paper, *, is_whole: bool, found: int
) -> Iterator[Output]:
    """The files for a paper; of a whole kit, the page to print first comes first. found: how many findings it tells."""
    if is_whole:
        files = {name: results.files[name, paper.id] for name in results.drawn}
        first, painted = compilation.first_page(paper, files, found)
        yield _output(first, lambda: painted or compilation.repeat_first_page(paper, files, found), "first-page")
    for name in results.drawn:
        component, file = compilation.kit.game.components[name], results.files[name, paper.id]
        data = results.data.get((name, paper.id))

        def remade(name: str = name, data: bytes | None = data) -> bytes:
            return compilation.repeat_file(name, paper, results) if data is None else data

        yield _output(file, remade, component.kind, name)


def _output(file: FileSummary, make: Callable[[], bytes], kind: str, component: str = "") -> Output:
    return Output(
        artifact=KnownArtifact(file.path, file.size, file.sha256, make),
        kind=kind,
        component=component,
        paper=file.paper,
        pages=file.sheets,
        pieces=file.pieces,
        faces=file.faces,
    )
