"""The reference to one HTML page without any other file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.export import CompiledKit, Exporter, Options
from pnp.writer import Output


def export_html(kit: CompiledKit, _options: Options) -> Iterator[Output]:
    """The reference as one page. Raises FontError and PaintError, which name the file."""
    from pnp.document.reference.make import make_reference
    from pnp.export.html.page import html_artifact

    theme = kit.theme
    reference = make_reference(kit.game, theme.icons, faces=kit.figure, pictures=kit.picture, pieces=kit.pieces)
    artifact = html_artifact(
        f"reference/{kit.game.kit.kit}.html",
        reference,
        palette=theme.palette,
        icons=theme.icons,
        spans=theme.setter.engine.spans,
        drawings=kit.drawing,
        file_of=kit.font_file,
    )
    yield Output(artifact=artifact, kind="reference")


HTML: Final = Exporter(id="html", export=export_html, files=lambda _options: ("reference/*.html",), paints=True)
