"""Exports of kits that were compiled, without writing them."""

from __future__ import annotations

from pnp.export import Exporter
from pnp.frame import Face, Page, Sheet
from pnp.paint.alone import paint_alone
from pnp.pipeline.compiled_kit import CompiledKit
from pnp.pipeline.exporters import EXPORTERS

NAMED = {exporter.id: exporter for exporter in EXPORTERS}


def exported_text(kit: CompiledKit, exporter: str | Exporter) -> str:
    """The one file that an exporter makes of a kit."""
    chosen = NAMED[exporter] if isinstance(exporter, str) else exporter
    (output,) = chosen.export(kit, {})
    assert isinstance(output.artifact.data, bytes)
    return output.artifact.data.decode()


def painted_alone(kit: CompiledKit, *frames: Face | Page | Sheet) -> bytes:
    """A PDF with each frame on a page of its own size."""
    return paint_alone(frames, palette=kit.theme.palette, fonts=kit.fonts)
