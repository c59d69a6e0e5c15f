"""Sheets of painted faces, which have no items, are those of the faces that were drawn, but for what lies on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.layout.compose import compose
from pnp.load.builtin import data_folder
from pnp.paint.painted import Painted
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.papers import USUAL_PAPERS
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.results import Drawn
from pnp.pipeline.sheets import sheets_of
from pnp.pipeline.tasks import draw_part, parts_of

KITS = sorted(path.parent for path in data_folder("content").glob("*/kit.yaml"))


@pytest.mark.parametrize("kit", KITS, ids=lambda path: path.name)
def test_sheets_of_painted_faces_show_all_that_sheets_of_drawn_ones_do(kit: Path) -> None:
    compiled = compile_kit(kit, kit.name, with_checks=False, with_layout=False)
    context, seen = compiled.context, 0
    for component in compiled.game.components:
        if component.book:
            continue
        (part,) = parts_of(compiled.open, component.id)
        made = draw_part(compiled.open, component.id, part, paints=True)
        drawn = Drawn(pieces=compose(component, context.layout).pieces)
        for paper in USUAL_PAPERS:
            painted, bare = (sheets_of(context, component, one, paper) for one in (made.drawn, drawn))
            info, look = DocumentInfo(title=""), context.theme
            files = [
                paint_pdf(sheets, palette=look.palette, fonts=look.setter.engine.book, info=info, painted=content)
                for sheets, content in ((painted, made.painted), (bare, Painted()))
            ]
            assert files[0] == files[1]
            seen += len(painted)
    assert seen
