"""Every face and every page of a kit as a picture of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from pnp.executors.processes import processors
from pnp.export import Artifact
from pnp.export.png import png_artifacts
from pnp.export.svg import svg_artifact
from pnp.frame import Face, Page
from pnp.model.components import Component
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit, user_store
from pnp.pipeline.exported import Exported
from pnp.pipeline.frames import frames_of, painted
from pnp.pipeline.kit import reason_against, require_chosen
from pnp.pipeline.outlines import Outlines
from pnp.pipeline.request import Choice, Request
from pnp.writer import Entry, Output, write


def export_pictures(root: Path, shown: str, out: Path, target: str, only: tuple[Choice, ...], dpi: int) -> Exported:
    """Lay a kit out and write its faces and pages to ``out/<kit>/<target>/<component>/``.

    target: ``png`` or ``svg``. Faces come with their bleed; equal faces once. Raises PnpError if the folder
    cannot be written.
    """
    kit = compile_kit(root, shown, jobs=processors(), store=user_store(), only=only)
    request = Request(out=out, only=only)
    reason = reason_against(kit, request)
    if reason:
        return Exported(name=shown, findings=kit.findings, sources=kit.sources, reason=reason)
    require_chosen(kit, request)
    outputs = [
        output for component in kit.game.components for output in _component(kit, component, request, target, dpi)
    ]
    name = kit.game.kit.kit

    def covers(entry: Entry) -> bool:
        return entry.path.startswith(f"{target}/") and request.covers(entry.component)

    written = write(out, name, outputs, version=kit.game.kit.version, covers=covers)
    return Exported(name=name, findings=kit.findings, sources=kit.sources, written=written, files=len(outputs))


def _component(kit: CompiledKit, component: Component, request: Request, target: str, dpi: int) -> Iterator[Output]:
    choice = request.choice(component.id)
    if choice is None:
        return
    frames = dict(frames_of(kit, component, choice))
    paths = [f"{target}/{component.id}/{name}.{target}" for name in frames]
    make = _svg if target == "svg" else _png
    for artifact in make(kit, tuple(frames.values()), paths, dpi):
        yield Output(artifact=artifact, kind=component.kind, component=component.id, pages=1, faces=1)


def _png(kit: CompiledKit, frames: Sequence[Face | Page], paths: Sequence[str], dpi: int) -> Iterator[Artifact]:
    yield from png_artifacts(paths, painted(kit, frames), dpi=dpi)


def _svg(kit: CompiledKit, frames: Sequence[Face | Page], paths: Sequence[str], dpi: int) -> Iterator[Artifact]:
    outlines = Outlines(kit.fonts)
    for frame, path in zip(frames, paths, strict=True):
        face = frame if isinstance(frame, Face) else Face(id=path, size=frame.size, art=frame.items)
        yield svg_artifact(path, face, palette=kit.look.palette, font_outlines=outlines)
