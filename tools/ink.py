"""Sheets → how much ink they take, measured on pictures of them."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageStat

from pnp.export.png import page_bitmaps
from pnp.model.components import Component
from pnp.paint.single_pages import paint_single_pages
from pnp.papers import Paper
from pnp.pipeline import frames
from pnp.pipeline.compiled_kit import CompiledKit
from pnp.pipeline.sheets import sheets_of

# Shares of a page do not change with how finely it is drawn.
_DPI: Final = 20


def ink_share(kit: CompiledKit, component: Component, paper: Paper) -> float:
    """How much of all printed sides is covered: 1 for black from edge to edge, 0 for bare paper.

    kit: with its faces painted, which are not painted again here.
    """
    if component.book:
        sheets, painted = frames.sheets_of(kit, component, paper), None
    else:
        part = kit.parts.component(component.id)
        sheets, painted = sheets_of(kit.context, component, part.drawn, paper), part.painted
    pdf = paint_single_pages(sheets, painted, palette=kit.theme.palette, fonts=kit.fonts)
    sides = [_darkness(bitmap.to_pil()) for bitmap in page_bitmaps(pdf, dpi=_DPI)]
    return sum(sides) / len(sides)


def _darkness(picture: Image.Image) -> float:
    return 1 - ImageStat.Stat(picture.convert("L")).mean[0] / 255
