"""A folder → the reference of a kit as HTML, Markdown or JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from pnp.document.reference.alternatives import series_words
from pnp.document.reference.chapters import Gallery
from pnp.document.reference.make import make_reference
from pnp.document.reference.tree import Reference
from pnp.export import Artifact
from pnp.frame import Face
from pnp.layout.context import LayoutContext
from pnp.layout.library import read_library
from pnp.load.builtin import data_folder
from pnp.model.components import Component
from pnp.pipeline.beside import processors
from pnp.pipeline.exported import Exported
from pnp.pipeline.figures import Figures
from pnp.pipeline.kit import reason_against
from pnp.pipeline.pictures import PictureReader
from pnp.pipeline.prepare import Prepared, prepare
from pnp.pipeline.request import Request
from pnp.writer import Entry, Output, write

_SMALL_PIECES = ("card", "counter", "token", "tile", "standee")


def export_reference(root: Path, shown: str, out: Path, target: str) -> Exported:
    """Lay a kit out and write its reference to ``out/<kit>/reference/``.

    target: ``html``, ``markdown`` or ``json``. Raises PnpError if the folder cannot be written.
    """
    prepared = prepare(root, shown, processes=processors())
    reason = reason_against(prepared, Request(out=out))
    if reason:
        return Exported(name=shown, findings=prepared.findings, sources=prepared.sources, reason=reason)
    artifact = reference_artifact(prepared, target)
    name = prepared.game.kit.kit

    def covers(entry: Entry) -> bool:
        return entry.path == artifact.path

    output = Output(artifact=artifact, kind="reference")
    written = write(out, name, [output], version=prepared.game.kit.version, covers=covers)
    return Exported(
        name=name,
        findings=prepared.findings,
        sources=prepared.sources,
        written=written,
        files=1,
        path=artifact.path,
    )


def reference_artifact(prepared: Prepared, target: str) -> Artifact:
    """The reference of a kit that was laid out, as one file."""
    if target == "json":
        from pnp.export.json import json_artifact

        return json_artifact(_path(prepared, "json"), prepared.game, _pieces(prepared))
    reference = reference_of(prepared)
    if target == "markdown":
        from pnp.export.markdown import markdown_artifact

        return markdown_artifact(_path(prepared, "md"), reference)
    from pnp.export.html import html_artifact

    look = prepared.look
    return html_artifact(
        _path(prepared, "html"), reference, palette=look.palette, icons=look.icons, fonts=prepared.fonts
    )


def reference_of(prepared: Prepared) -> Reference:
    """Everything that a kit says, as a tree."""
    game, look = prepared.game, prepared.look
    pictures = PictureReader(prepared.loaded.folders)
    library, _ = read_library(data_folder("layouts"))
    library = library.with_kit(prepared.loaded.layouts, prepared.loaded.themes, game.icons)
    figures = Figures(LayoutContext(game, library, look, pictures))
    return make_reference(
        game,
        frozenset(look.icons),
        faces=figures,
        pictures=pictures.for_books,
        galleries=tuple(_galleries(prepared)),
    )


def _galleries(prepared: Prepared) -> Iterator[Gallery]:
    for component in prepared.game.components:
        if component.kind in _SMALL_PIECES:
            yield Gallery(component, _fronts(prepared, component))


def _fronts(prepared: Prepared, component: Component) -> dict[str, Face]:
    """Each different front of a component, by what it shows."""
    pieces = prepared.composed[component.id].pieces
    words = series_words(prepared.game, component)
    named = zip(words, pieces, strict=True) if len(words) == len(pieces) else ((piece.id, piece) for piece in pieces)
    found: dict[str, Face] = {}
    for name, piece in named:
        if all(face is not piece.front for face in found.values()):
            found[name if name and name not in found else piece.id] = piece.front
    return found


def _pieces(prepared: Prepared) -> Mapping[str, Mapping[str, int]]:
    """How many copies are printed of each piece, by component."""
    return {
        component: {piece.id.removeprefix(f"{component}/"): piece.copies for piece in composed.pieces}
        for component, composed in prepared.composed.items()
    }


def _path(prepared: Prepared, suffix: str) -> str:
    return f"reference/{prepared.game.kit.kit}.{suffix}"
