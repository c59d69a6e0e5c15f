"""Sheets → how much ink they take, measured on pictures of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageStat

from pnp.export.png import page_bitmaps
from pnp.frame import Page, Sheet
from pnp.paint.single_pages import paint_single_pages
from pnp.pipeline.compiled_kit import CompiledKit

# Shares of a page do not change with how finely it is drawn.
_DPI: Final = 20


def ink_share(kit: CompiledKit, sheets: Sequence[Sheet | Page]) -> float:
    """How much of all printed sides is covered: 1 for black from edge to edge, 0 for bare paper."""
    pdf = paint_single_pages(sheets, palette=kit.theme.palette, fonts=kit.fonts)
    sides = [_darkness(bitmap.to_pil()) for bitmap in page_bitmaps(pdf, dpi=_DPI)]
    return sum(sides) / len(sides)


def _darkness(picture: Image.Image) -> float:
    return 1 - ImageStat.Stat(picture.convert("L")).mean[0] / 255
