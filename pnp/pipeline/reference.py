"""A folder → the reference of a kit as HTML, Markdown or JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from pnp.document.reference.alternatives import series_words
from pnp.document.reference.chapters import Gallery
from pnp.document.reference.make import make_reference
from pnp.document.reference.tree import Reference
from pnp.executors.processes import processors
from pnp.export import Artifact
from pnp.frame import Face
from pnp.model.components import Component
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit, user_store
from pnp.pipeline.exported import Exported
from pnp.pipeline.figures import Figures
from pnp.pipeline.kit import reason_against
from pnp.pipeline.request import Request
from pnp.writer import Entry, Output, write

_SMALL_PIECES = ("card", "counter", "token", "tile", "standee")


def export_reference(root: Path, shown: str, out: Path, target: str) -> Exported:
    """Lay a kit out and write its reference to ``out/<kit>/reference/``.

    target: ``html``, ``markdown`` or ``json``. Raises PnpError if the folder cannot be written.
    """
    kit = compile_kit(root, shown, jobs=processors(), store=user_store())
    reason = reason_against(kit, Request(out=out))
    if reason:
        return Exported(name=shown, findings=kit.findings, sources=kit.sources, reason=reason)
    artifact = reference_artifact(kit, target)
    name = kit.game.kit.kit

    def covers(entry: Entry) -> bool:
        return entry.path == artifact.path

    output = Output(artifact=artifact, kind="reference")
    written = write(out, name, [output], version=kit.game.kit.version, covers=covers)
    return Exported(
        name=name,
        findings=kit.findings,
        sources=kit.sources,
        written=written,
        files=1,
        path=artifact.path,
    )


def reference_artifact(kit: CompiledKit, target: str) -> Artifact:
    """The reference of a kit that was laid out, as one file."""
    if target == "json":
        from pnp.export.json import json_artifact

        return json_artifact(_path(kit, "json"), kit.game, _pieces(kit))
    reference = reference_of(kit)
    if target == "markdown":
        from pnp.export.markdown import markdown_artifact

        return markdown_artifact(_path(kit, "md"), reference)
    from pnp.export.html import html_artifact

    look = kit.look
    return html_artifact(_path(kit, "html"), reference, palette=look.palette, icons=look.icons, fonts=kit.fonts)


def reference_of(kit: CompiledKit) -> Reference:
    """Everything that a kit says, as a tree."""
    game, look = kit.game, kit.look
    context = kit.context
    figures = Figures(context.layout)
    return make_reference(
        game,
        frozenset(look.icons),
        faces=figures,
        pictures=context.pictures.for_books,
        galleries=tuple(_galleries(kit)),
    )


def _galleries(kit: CompiledKit) -> Iterator[Gallery]:
    for component in kit.game.components:
        if component.kind in _SMALL_PIECES:
            yield Gallery(component, _fronts(kit, component))


def _fronts(kit: CompiledKit, component: Component) -> dict[str, Face]:
    """Each different front of a component, by what it shows."""
    pieces = kit.composed[component.id].pieces
    words = series_words(kit.game, component)
    named = zip(words, pieces, strict=True) if len(words) == len(pieces) else ((piece.id, piece) for piece in pieces)
    found: dict[str, Face] = {}
    for name, piece in named:
        if all(face is not piece.front for face in found.values()):
            found[name if name and name not in found else piece.id] = piece.front
    return found


def _pieces(kit: CompiledKit) -> Mapping[str, Mapping[str, int]]:
    """How many copies are printed of each piece, by component."""
    return {
        component: {piece.id.removeprefix(f"{component}/"): piece.copies for piece in composed.pieces}
        for component, composed in kit.composed.items()
    }


def _path(kit: CompiledKit, suffix: str) -> str:
    return f"reference/{kit.game.kit.kit}.{suffix}"
