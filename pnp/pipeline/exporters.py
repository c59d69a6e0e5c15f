"""The formats that kits are written in, and how one of them is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pnp.executors.processes import processors
from pnp.export import Exporter, Options
from pnp.export.html import HTML
from pnp.export.json import JSON
from pnp.export.markdown import MARKDOWN
from pnp.export.pdf import PDF
from pnp.export.png import PNG
from pnp.export.svg import SVG
from pnp.pipeline.compiled_kit import user_store
from pnp.pipeline.kit import Built, make_kit, write_kit
from pnp.pipeline.request import Choice, Request

EXPORTERS: Final[tuple[Exporter, ...]] = (HTML, MARKDOWN, JSON, PNG, SVG, PDF)


def export_kit(
    root: Path, shown: str, out: Path, exporter: Exporter, options: Options, only: tuple[Choice, ...] = ()
) -> Built:
    """Compile a kit and write it in a format into ``out``; nothing is written if there are errors.

    Raises PnpError for faults that are not the kit's, such as a folder that cannot be written, or a component asked
    for that it does not have.
    """
    request = Request(out=out, only=only)
    made = make_kit(root, shown, request, exporter=exporter, options=options, jobs=processors(), store=user_store())
    return write_kit(made, request)
