"""Sheets of painted faces, which have no items, are those of the faces that were drawn, but for what lies on them."""

from __future__ import annotations

import pytest

from pnp.paint.painted import PaintedFrames
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.papers import USUAL_PAPERS
from pnp.pipeline.results import LayoutResult
from pnp.pipeline.sheets import sheets_of
from pnp.pipeline.tasks import draw_part, parts_of
from tests.prepared import ROOT, prepared

KITS = sorted(path.parent.name for path in (ROOT / "content").glob("*/kit.yaml"))


@pytest.mark.parametrize("kit", KITS)
def test_sheets_of_painted_faces_show_all_that_sheets_of_drawn_ones_do(kit: str) -> None:
    compiled = prepared(f"content/{kit}")
    context, seen = compiled.context, 0
    for component in compiled.game.components:
        if component.book:
            continue
        (part,) = parts_of(compiled.open, component.id)
        made = draw_part(compiled.open, component.id, part, paints=True)
        drawn = LayoutResult(pieces=compiled.composed[component.id].pieces)
        for paper in USUAL_PAPERS:
            painted, bare = (sheets_of(context, component, layout, paper) for layout in (made.drawn, drawn))
            info, look = DocumentInfo(title=""), context.theme
            files = [
                paint_pdf(sheets, palette=look.palette, fonts=look.setter.engine.book, info=info, painted=content)
                for sheets, content in ((painted, made.painted), (bare, PaintedFrames()))
            ]
            assert files[0] == files[1]
            seen += len(painted)
    assert seen
