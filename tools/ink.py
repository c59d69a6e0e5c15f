"""Sheets → how much ink they take, measured on pictures of them."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageStat

from pnp.export.png import png_pages
from pnp.frame import Page, Sheet
from pnp.paint.single_pages import paint_single_pages
from pnp.pipeline.compiled_kit import CompiledKit

# Shares of a page do not change with how finely it is drawn.
_DPI: Final = 20


def ink_share(kit: CompiledKit, sheets: Sequence[Sheet | Page]) -> float:
    """How much of all printed sides is covered: 1 for black from edge to edge, 0 for bare paper."""
    pdf = paint_single_pages(sheets, palette=kit.theme.palette, fonts=kit.fonts)
    sides = [_darkness(png) for png in png_pages(pdf, dpi=_DPI)]
    return sum(sides) / len(sides)


def _darkness(png: bytes) -> float:
    return 1 - ImageStat.Stat(Image.open(BytesIO(png)).convert("L")).mean[0] / 255
