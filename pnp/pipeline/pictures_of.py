"""Every face and every page of a kit as a picture of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from pnp.export import Artifact
from pnp.export.png import png_artifacts
from pnp.export.svg import svg_artifact
from pnp.frame import Face, Page
from pnp.model.components import Component
from pnp.pipeline.beside import processors
from pnp.pipeline.exported import Exported
from pnp.pipeline.frames import frames_of, painted
from pnp.pipeline.kit import reason_against, require_chosen
from pnp.pipeline.outlines import Outlines
from pnp.pipeline.prepare import Prepared, prepare
from pnp.pipeline.request import Choice, Request
from pnp.writer import Entry, Output, write


def export_pictures(root: Path, shown: str, out: Path, target: str, only: tuple[Choice, ...], dpi: int) -> Exported:
    """Lay a kit out and write its faces and pages to ``out/<kit>/<target>/<component>/``.

    target: ``png`` or ``svg``. Faces come with their bleed; equal faces once. Raises PnpError if the folder
    cannot be written.
    """
    prepared = prepare(root, shown, processes=processors())
    request = Request(out=out, only=only)
    reason = reason_against(prepared, request)
    if reason:
        return Exported(name=shown, findings=prepared.findings, sources=prepared.sources, reason=reason)
    require_chosen(prepared, request)
    outputs = [
        output
        for component in prepared.game.components
        for output in _component(prepared, component, request, target, dpi)
    ]
    name = prepared.game.kit.kit

    def covers(entry: Entry) -> bool:
        return entry.path.startswith(f"{target}/") and request.covers(entry.component)

    written = write(out, name, outputs, version=prepared.game.kit.version, covers=covers)
    return Exported(
        name=name, findings=prepared.findings, sources=prepared.sources, written=written, files=len(outputs)
    )


def _component(prepared: Prepared, component: Component, request: Request, target: str, dpi: int) -> Iterator[Output]:
    choice = request.choice(component.id)
    if choice is None:
        return
    frames = dict(frames_of(prepared, component, choice))
    paths = [f"{target}/{component.id}/{name}.{target}" for name in frames]
    make = _svg if target == "svg" else _png
    for artifact in make(prepared, tuple(frames.values()), paths, dpi):
        yield Output(artifact=artifact, kind=component.kind, component=component.id, pages=1, faces=1)


def _png(prepared: Prepared, frames: Sequence[Face | Page], paths: Sequence[str], dpi: int) -> Iterator[Artifact]:
    yield from png_artifacts(paths, painted(prepared, frames), dpi=dpi)


def _svg(prepared: Prepared, frames: Sequence[Face | Page], paths: Sequence[str], dpi: int) -> Iterator[Artifact]:
    outlines = Outlines(prepared.fonts)
    for frame, path in zip(frames, paths, strict=True):
        face = frame if isinstance(frame, Face) else Face(id=path, size=frame.size, art=frame.items)
        yield svg_artifact(path, face, palette=prepared.look.palette, font_outlines=outlines)
