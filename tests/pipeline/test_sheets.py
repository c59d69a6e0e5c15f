"""Sheets of painted faces, which have no items, are those of the faces that were drawn, but for what lies on them."""

from __future__ import annotations

import pytest

from pnp.paint.painted import PaintedFrames
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.papers import USUAL_PAPERS
from pnp.pipeline.results import LayoutResult
from pnp.pipeline.sheets import sheets_of
from tests.prepared import ROOT, prepared

KITS = sorted(path.parent.name for path in (ROOT / "content").glob("*/kit.yaml"))


@pytest.mark.parametrize("kit", KITS)
def test_sheets_of_painted_faces_show_all_that_sheets_of_drawn_ones_do(kit: str) -> None:
    compiled = prepared(f"content/{kit}")
    context, seen = compiled.context, 0
    for component in compiled.game.components:
        if component.book:
            continue
        part = compiled.parts.component(component.id)
        drawn = LayoutResult(pieces=compiled.composed[component.id].pieces)
        info, look = DocumentInfo(title=""), context.theme
        painted, bare = (
            [sheet for paper in USUAL_PAPERS for sheet in sheets_of(context, component, layout, paper)]
            for layout in (part.drawn, drawn)
        )
        # All papers in one file: a face is painted, and put into it, once.
        files = [
            paint_pdf(sheets, palette=look.palette, fonts=look.setter.engine.book, info=info, painted=content)
            for sheets, content in ((painted, part.painted), (bare, PaintedFrames()))
        ]
        assert files[0] == files[1]
        seen += len(painted)
    assert seen
