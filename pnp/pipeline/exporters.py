"""The formats that kits are written in, and how one of them is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pnp.executors.processes import processor_count
from pnp.export import Exporter, Options
from pnp.export.html import HTML
from pnp.export.json import JSON
from pnp.export.markdown import MARKDOWN
from pnp.export.pdf import PDF
from pnp.export.png import PNG
from pnp.export.press import PRESS
from pnp.export.svg import SVG
from pnp.export.xlsx import XLSX
from pnp.pipeline.compiled_kit import user_store
from pnp.pipeline.kit import BuildResult, make_export, write_kit
from pnp.pipeline.request import Choice, Request
from pnp.pipeline.scope import Workers

EXPORTERS: Final[tuple[Exporter, ...]] = (HTML, MARKDOWN, JSON, XLSX, PNG, SVG, PDF, PRESS)


def export_kit(
    root: Path, shown: str, out: Path, exporter: Exporter, options: Options, only: tuple[Choice, ...] = ()
) -> BuildResult:
    """Compile a kit and write it in a format into ``out``; nothing is written if there are errors.

    Raises PnpError for faults that are not the kit's, such as a folder that cannot be written, or a component asked
    for that it does not have.
    """
    request = Request(out=out, only=only)
    export = make_export(
        root,
        shown,
        request,
        exporter=exporter,
        options=options,
        workers=Workers(jobs=processor_count()),
        store=user_store(),
    )
    return write_kit(export, request, root)
